/// Cuts an XML text into tags and what stands between them, and keeps the place of each.
///
/// It reads the part of XML that translation files are written in: no declarations of a document type, no entities but
/// the five and numbers. It holds no tree and calls nothing back, so that depth costs nothing; whether tags match is the
/// reader's to see.
///
/// Source: Extensible Markup Language (XML) 1.0, fifth edition.
struct XMLTokenizer {
    let bytes: UnsafeBufferPointer<UInt8>
    /// Where the next piece begins.
    var position: Int
    /// The attributes of the last tag.
    private(set) var attributes: [XMLAttribute] = []
    /// Where a search for `-->`, `]]>` or `?>` found none; a later one need not look again.
    private var hasNoEnd: (comment: Bool, cdata: Bool, instruction: Bool) = (false, false, false)

    /// How many attributes a tag may have: each is compared with those before it.
    static let mostAttributes = 64

    init(bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        self.bytes = bytes
        position = start
    }

    /// The next piece; at the end again and again ``XMLToken/Kind/end``.
    ///
    /// - Throws: ``XMLFault`` where it cannot be read; ``position`` is then where the piece begins.
    /// - Complexity: Linear in the length of the piece. Where it is a comment, a section or an instruction that never
    ///   ends, the rest of the text is searched once.
    mutating func next() throws(XMLFault) -> XMLToken {
        let start = position
        guard start < bytes.count else { return XMLToken(.end, start, start) }
        let token: XMLToken
        if bytes[start] != UInt8(ascii: "<") {
            token = try text(from: start)
        } else {
            switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
            case UInt8(ascii: "/"): token = try closingTag(from: start)
            case UInt8(ascii: "!"): token = try declaration(from: start)
            case UInt8(ascii: "?"):
                guard let end = find("?>", from: start + 2, &hasNoEnd.instruction) else {
                    throw XMLFault("the processing instruction is not closed", at: start)
                }
                token = XMLToken(.instruction, start, end)
            default: token = try openingTag(from: start)
            }
        }
        position = token.end
        return token
    }

    /// The value of an attribute of the last tag.
    func attribute(_ name: StaticString) -> Range<Int>? {
        for attribute in attributes where isName(attribute.name, name) { return attribute.value }
        return nil
    }

    /// Whether a name is the one that is wanted.
    @inline(__always)
    func isName(_ range: Range<Int>, _ name: StaticString) -> Bool {
        guard range.count == name.utf8CodeUnitCount else { return false }
        let wanted = name.utf8Start
        for offset in 0..<range.count where bytes[range.lowerBound &+ offset] != wanted[offset] { return false }
        return true
    }

    /// Whether two names are the same.
    @inline(__always)
    func areSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
        guard one.count == other.count else { return false }
        for offset in 0..<one.count
        where bytes[one.lowerBound &+ offset] != bytes[other.lowerBound &+ offset] {
            return false
        }
        return true
    }

    // MARK: - What stands between tags

    private func text(from start: Int) throws(XMLFault) -> XMLToken {
        var end = start
        while true {
            end = ByteSearch.first(UInt8(ascii: "<"), or: UInt8(ascii: "&"), in: bytes, from: end, to: bytes.count)
            guard end < bytes.count, bytes[end] == UInt8(ascii: "&") else { return XMLToken(.text, start, end) }
            end = try reference(at: end)
        }
    }

    private func reference(at start: Int) throws(XMLFault) -> Int {
        guard let (_, end) = XMLText.reference(at: start, to: bytes.count, in: bytes) else {
            throw XMLFault(
                "“&” begins no character reference that is known; alone it is written “&amp;”", at: start)
        }
        return end
    }

    private mutating func declaration(from start: Int) throws(XMLFault) -> XMLToken {
        if XMLText.starts("<!--", at: start, in: bytes) {
            guard let end = find("-->", from: start + 4, &hasNoEnd.comment) else {
                throw XMLFault("the comment is not closed", at: start)
            }
            return XMLToken(.comment, start, end)
        }
        if XMLText.starts("<![CDATA[", at: start, in: bytes) {
            guard let end = find("]]>", from: start + 9, &hasNoEnd.cdata) else {
                throw XMLFault("the CDATA section is not closed", at: start)
            }
            return XMLToken(.cdata, start, end)
        }
        guard XMLText.starts("<!DOCTYPE", at: start, in: bytes) else {
            throw XMLFault("“<!” begins nothing that is known", at: start)
        }
        return XMLToken(.documentType, start, start + 9)
    }

    private func find(_ word: StaticString, from start: Int, _ hasNoEnd: inout Bool) -> Int? {
        guard !hasNoEnd, let found = XMLText.find(word, from: start, to: bytes.count, in: bytes) else {
            hasNoEnd = true
            return nil
        }
        return found + word.utf8CodeUnitCount
    }

    // MARK: - Tags

    private func closingTag(from start: Int) throws(XMLFault) -> XMLToken {
        let name = try name(from: start + 2, tag: start)
        let end = skipSpace(from: name.upperBound)
        guard end < bytes.count, bytes[end] == UInt8(ascii: ">") else {
            throw XMLFault("the tag is not closed", at: start)
        }
        return XMLToken(.close, start, end + 1, name: name)
    }

    private mutating func openingTag(from start: Int) throws(XMLFault) -> XMLToken {
        let name = try name(from: start + 1, tag: start)
        attributes.removeAll(keepingCapacity: true)
        var index = name.upperBound
        while true {
            let space = index
            index = skipSpace(from: index)
            guard index < bytes.count else { throw XMLFault("the tag is not closed", at: start) }
            if bytes[index] == UInt8(ascii: ">") { return XMLToken(.open, start, index + 1, name: name) }
            if bytes[index] == UInt8(ascii: "/") {
                guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: ">") else {
                    throw XMLFault("“/” must end the tag", at: index)
                }
                return XMLToken(.empty, start, index + 2, name: name)
            }
            guard index > space else { throw XMLFault("white space is missing before an attribute", at: index) }
            index = try attribute(from: index, tag: start)
        }
    }

    private mutating func attribute(from start: Int, tag: Int) throws(XMLFault) -> Int {
        let name = try name(from: start, tag: tag)
        var index = skipSpace(from: name.upperBound)
        guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
            throw XMLFault("“=” is missing after the name of an attribute", at: index)
        }
        index = skipSpace(from: index + 1)
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
            throw XMLFault("the value of an attribute stands in quotation marks", at: index)
        }
        let quote = bytes[index]
        let valueStart = index + 1
        index = valueStart
        while true {
            index = ByteSearch.first(quote, or: UInt8(ascii: "<"), in: bytes, from: index, to: bytes.count)
            guard index < bytes.count else { throw XMLFault("the value of an attribute is not closed", at: tag) }
            guard bytes[index] == quote else { throw XMLFault("“<” stands in the value of an attribute", at: index) }
            break
        }
        let value = valueStart..<index
        var place = valueStart
        while true {
            place = ByteSearch.first(UInt8(ascii: "&"), or: UInt8(ascii: "&"), in: bytes, from: place, to: index)
            guard place < index else { break }
            place = try reference(at: place)
        }
        guard attributes.count < XMLTokenizer.mostAttributes else {
            throw XMLFault("the tag has more than \(XMLTokenizer.mostAttributes) attributes", at: start)
        }
        for other in attributes where areSame(other.name, name) {
            throw XMLFault("the attribute is there twice", at: start)
        }
        attributes.append(XMLAttribute(name: name, value: value))
        return index + 1
    }

    private func name(from start: Int, tag: Int) throws(XMLFault) -> Range<Int> {
        var end = start
        while end < bytes.count, XMLTokenizer.isNameByte(bytes[end]) { end &+= 1 }
        // A digit, a point or a hyphen cannot begin a name.
        guard end > start, bytes[start] > UInt8(ascii: "9") else {
            throw XMLFault(
                start == tag + 1 ? "“<” begins no tag; alone it is written “&lt;”" : "a name is missing",
                at: start == tag + 1 ? tag : start)
        }
        return start..<end
    }

    private func skipSpace(from start: Int) -> Int {
        var index = start
        while index < bytes.count, XMLText.isSpace(bytes[index]) { index &+= 1 }
        return index
    }

    @inline(__always)
    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x3A, 0x2D, 0x2E, 0x5F, 0x80...: true
        default: false
        }
    }
}
