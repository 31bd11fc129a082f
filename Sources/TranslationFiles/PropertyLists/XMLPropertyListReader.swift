/// Reads the part of XML in which property lists are written.
struct XMLPropertyListReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let depthLimit: Int
    private var position: Int
    private(set) var entries: [PropertyListEntry] = []
    private(set) var damages: [Damage] = []
    private(set) var comments: [Range<Int>] = []

    init(bytes: UnsafeBufferPointer<UInt8>, from start: Int, depthLimit: Int) {
        self.bytes = bytes
        self.depthLimit = depthLimit
        position = start
    }

    mutating func readAll() {
        do throws(PropertyListFault) {
            try skipProlog()
            let hasPlist = starts("<plist")
            if hasPlist {
                let tag = try readTag()
                if tag.isEmpty { throw PropertyListFault("the property list is empty", at: tag.start) }
                try skipMisc()
            }
            try readValue(depth: 0)
            try skipMisc()
            if hasPlist {
                try close("plist")
                try skipMisc()
            }
            if position < bytes.count { throw PropertyListFault("nothing may follow the property list", at: position) }
        } catch {
            // Where the rest is lost already, its end is not missed once more.
            if damages.last?.range.upperBound != bytes.count {
                let range = min(error.offset, bytes.count)..<bytes.count
                damages.append(
                    Damage(range: range, place: error.offset, message: error.message))
            }
            // What was not closed is no value; the members of the outermost dictionary were closed one by one.
            if let root = entries.first, root.next == 0 { entries = [] }
        }
    }

    // MARK: - Values

    private mutating func readValue(depth: Int) throws(PropertyListFault) {
        guard depth < depthLimit else {
            throw PropertyListFault("arrays and dictionaries lie too deep in each other", at: position)
        }
        let tag = try readTag()
        guard !tag.isClosing else {
            throw PropertyListFault("a value is missing before the closing tag", at: tag.start)
        }
        let kind: PropertyListNode.Kind
        switch String(decoding: bytes[tag.name], as: UTF8.self) {
        case "dict": kind = .dictionary
        case "array": kind = .array
        case "string": kind = .string
        case "integer": kind = .integer
        case "real": kind = .real
        case "true", "false": kind = .boolean
        case "data": kind = .data
        case "date": kind = .date
        case "key": throw PropertyListFault("a value is missing between two keys", at: tag.start)
        case let name: throw PropertyListFault("“\(name)” is no element of a property list", at: tag.start)
        }
        let index = entries.count
        entries.append(PropertyListEntry(kind, from: tag.start, to: position))
        if !tag.isEmpty {
            switch kind {
            case .dictionary where depth == 0: readRootMembers()
            case .dictionary: while try !isClosing() { try readMember(depth: depth) }
            case .array: while try !isClosing() { try readValue(depth: depth + 1) }
            case .string: try skipText()
            default: position = ByteSearch.first(0x3C, or: 0x3C, in: bytes, from: position, to: bytes.count)
            }
            do throws(PropertyListFault) {
                try close(tag.name)
            } catch {
                // The members of the outermost dictionary are whole even where its end is missing.
                if depth == 0, kind == .dictionary { end(index) }
                throw error
            }
        }
        end(index)
    }

    private mutating func end(_ index: Int) {
        entries[index].end = UInt32(truncatingIfNeeded: position)
        entries[index].next = UInt32(truncatingIfNeeded: entries.count)
    }

    /// Whether the next tag closes something.
    private mutating func isClosing() throws(PropertyListFault) -> Bool {
        try skipMisc()
        return starts("</")
    }

    private mutating func readMember(depth: Int) throws(PropertyListFault) {
        let tag = try readTag()
        guard bytes[tag.name].elementsEqual("key".utf8), !tag.isClosing else {
            throw PropertyListFault("a key is missing before the value", at: tag.start)
        }
        let index = entries.count
        entries.append(PropertyListEntry(.string, from: tag.start, to: position))
        if !tag.isEmpty {
            try skipText()
            try close(tag.name)
        }
        end(index)
        try skipMisc()
        try readValue(depth: depth + 1)
    }

    /// Reads the members of the outermost dictionary and goes on behind one that is damaged.
    ///
    /// The next one is a line that begins as the line of the first key does: as deep, and with a key.
    private mutating func readRootMembers() {
        var lineStart: ArraySlice<UInt8>?
        while true {
            var start = position
            let counts = (entries.count, comments.count)
            do throws(PropertyListFault) {
                let isClosing = try isClosing()
                if isClosing || position >= bytes.count { return }
                if lineStart == nil { lineStart = indentation(before: position) }
                try readMember(depth: 0)
            } catch {
                while start < min(error.offset, bytes.count), bytes[start] <= 0x20 { start += 1 }
                entries.removeSubrange(counts.0...)
                comments.removeSubrange(counts.1...)
                let next = lineStart.flatMap { nextLine($0, from: start + 1) }
                position = next ?? bytes.count
                damages.append(
                    Damage(range: start..<position, place: error.offset, message: error.message))
                if next == nil { return }
            }
        }
    }

    /// The white space between the start of the line and a place, with the line's end before it.
    private func indentation(before place: Int) -> ArraySlice<UInt8>? {
        guard let lineEnd = bytes[..<place].lastIndex(of: 0x0A), bytes[lineEnd..<place].allSatisfy({ $0 <= 0x20 })
        else {
            return nil
        }
        return Array(bytes[lineEnd..<place])[...]
    }

    private func nextLine(_ indentation: ArraySlice<UInt8>, from start: Int) -> Int? {
        var index = start
        while index < bytes.count {
            index = ByteSearch.first(0x0A, or: 0x0A, in: bytes, from: index, to: bytes.count)
            let key = index + indentation.count
            if key < bytes.count, bytes[index..<key].elementsEqual(indentation),
                PropertyListText.starts("<key>", at: key, in: bytes)
            {
                return key
            }
            index += 1
        }
        return nil
    }

    /// Passes over the text of a string up to its closing tag and checks what is in it.
    private mutating func skipText() throws(PropertyListFault) {
        while true {
            position = ByteSearch.first(
                UInt8(ascii: "<"), or: UInt8(ascii: "&"), in: bytes, from: position, to: bytes.count)
            guard position < bytes.count else {
                throw PropertyListFault("the text ends within an element", at: position)
            }
            if bytes[position] == UInt8(ascii: "&") {
                guard let (_, end) = PropertyListText.reference(at: position, to: bytes.count, in: bytes) else {
                    throw PropertyListFault(
                        "“&” begins no character reference that is known; alone it is written “&amp;”", at: position)
                }
                position = end
            } else if starts("<![CDATA[") {
                try skip(past: "]]>", "the CDATA section is not closed")
            } else if starts("<!--") {
                try skip(past: "-->", "the comment is not closed")
            } else {
                return
            }
        }
    }

    // MARK: - Tags and what stands between them

    private struct Tag {
        let start: Int
        let name: Range<Int>
        let isClosing: Bool
        let isEmpty: Bool
    }

    private mutating func readTag() throws(PropertyListFault) -> Tag {
        let start = position
        guard start < bytes.count else { throw PropertyListFault("the text ends before a tag", at: start) }
        guard bytes[start] == UInt8(ascii: "<") else {
            throw PropertyListFault("text stands where a tag is expected", at: start)
        }
        let isClosing = starts("</")
        let nameStart = start + (isClosing ? 2 : 1)
        var nameEnd = nameStart
        while nameEnd < bytes.count, isName(bytes[nameEnd]) { nameEnd += 1 }
        let end = ByteSearch.first(UInt8(ascii: ">"), or: UInt8(ascii: "<"), in: bytes, from: nameEnd, to: bytes.count)
        guard nameEnd > nameStart, end < bytes.count, bytes[end] == UInt8(ascii: ">") else {
            throw PropertyListFault("the tag is not closed", at: start)
        }
        position = end + 1
        return Tag(
            start: start, name: nameStart..<nameEnd, isClosing: isClosing,
            isEmpty: bytes[end - 1] == UInt8(ascii: "/") && end > nameEnd)
    }

    private func isName(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte >= 0x80
    }

    private mutating func close(_ name: Range<Int>) throws(PropertyListFault) {
        let start = position
        let tag = try readTag()
        guard tag.isClosing, bytes[tag.name].elementsEqual(bytes[name]) else {
            let name = String(decoding: bytes[name], as: UTF8.self)
            throw PropertyListFault("“</\(name)>” is missing", at: start)
        }
    }

    private mutating func close(_ name: String) throws(PropertyListFault) {
        let start = position
        guard starts("</"), case let tag = try readTag(), bytes[tag.name].elementsEqual(name.utf8) else {
            throw PropertyListFault("“</\(name)>” is missing", at: start)
        }
    }

    /// Passes over white space, comments and processing instructions.
    private mutating func skipMisc() throws(PropertyListFault) {
        while position < bytes.count {
            let start = position
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            case UInt8(ascii: "<") where starts("<!--"):
                position += 4
                try skip(past: "-->", "the comment is not closed", from: start)
                comments.append(start..<position)
            case UInt8(ascii: "<") where starts("<?"):
                try skip(past: "?>", "the processing instruction is not closed")
            default: return
            }
        }
    }

    private mutating func skipProlog() throws(PropertyListFault) {
        try skipMisc()
        guard starts("<!DOCTYPE") else { return }
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
            if bytes[position] == UInt8(ascii: "[") {
                throw PropertyListFault("a document type with declarations of its own is refused", at: position)
            }
            position += 1
        }
        guard position < bytes.count else { throw PropertyListFault("the document type is not closed", at: start) }
        position += 1
        try skipMisc()
    }

    private mutating func skip(
        past end: StaticString, _ message: String, from start: Int? = nil
    ) throws(PropertyListFault) {
        guard let found = PropertyListText.find(end, from: position, to: bytes.count, in: bytes) else {
            throw PropertyListFault(message, at: start ?? position)
        }
        position = found + end.utf8CodeUnitCount
    }

    private func starts(_ word: StaticString) -> Bool { PropertyListText.starts(word, at: position, in: bytes) }
}
