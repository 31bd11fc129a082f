internal import Diagnostics

/// Reads the elements of an XLIFF file that hold texts; what it does not know it passes over.
///
/// It goes on behind damage: what was cut within a unit is that unit's loss, and the next unit, file or end of a body
/// is where reading goes on.
struct XLIFFReader {
    private var tokenizer: XMLTokenizer
    private(set) var files: [XLIFFFileNode] = []
    private(set) var units: [XLIFFUnitNode] = []
    private(set) var damages: [Damage] = []
    private(set) var problems: [ReadingProblem] = []
    /// The prefix of the elements with its colon; empty as it should be.
    private var prefix: [UInt8] = []
    private var stack: [Open] = []
    private var hasRoot = false
    /// Whether a unit is open, which is the last one then.
    private var isInUnit = false

    /// How deep elements may lie in each other.
    private let depthLimit: Int

    private enum Element: UInt8 {
        case xliff, file, body, group, unit, source, target, note, other
    }

    /// An element that is not closed yet.
    private struct Open {
        let element: Element
        let name: Range<Int>
    }

    init(bytes: UnsafeBufferPointer<UInt8>, from start: Int, depthLimit: Int) {
        self.depthLimit = depthLimit
        tokenizer = XMLTokenizer(bytes: bytes, from: start)
        units.reserveCapacity(bytes.count / 300)
    }

    private var bytes: UnsafeBufferPointer<UInt8> { tokenizer.bytes }

    mutating func readAll() {
        while true {
            do throws(XMLFault) {
                while try step() {}
                return
            } catch {
                guard recover(from: error) else { return }
            }
        }
    }

    /// Reads one piece; false at the end of the text.
    private mutating func step() throws(XMLFault) -> Bool {
        let token = try tokenizer.next()
        switch token.kind {
        case .open, .empty: try open(token)
        case .close: try close(token)
        case .text, .cdata:
            if stack.isEmpty,
                token.kind == .cdata || bytes[token.start..<token.end].contains(where: { !XMLText.isSpace($0) })
            {
                tokenizer.position = token.start
                throw XMLFault("text stands outside of the xliff element", at: token.start)
            }
        case .comment, .instruction: break
        case .documentType:
            tokenizer.position = token.start
            throw XMLFault("a document type is refused", at: token.start)
        case .end:
            if let open = stack.last {
                let name = String(decoding: bytes[open.name], as: UTF8.self)
                throw XMLFault("“</\(name)>” is missing at the end of the text", at: token.start)
            }
            if !hasRoot { throw XMLFault("there is no xliff element", at: token.start) }
            return false
        }
        return true
    }

    // MARK: - Tags

    private mutating func open(_ token: XMLToken) throws(XMLFault) {
        guard stack.count < depthLimit else {
            tokenizer.position = token.start
            throw XMLFault("elements lie too deep in each other", at: token.start)
        }
        let element = try element(of: token)
        switch element {
        case .xliff: root(token)
        case .file: file(token)
        case .body: if !files.isEmpty { files[files.count - 1].body = XLIFFElement(token) }
        case .unit:
            let id = tokenizer.attribute("id")
            if id == nil { problems.append(ReadingProblem(error: "the trans-unit has no id", at: token.start)) }
            units.append(XLIFFUnitNode(token, id: id, file: files.count - 1))
            isInUnit = token.kind == .open
        case .source, .target, .note: first(element, token)
        case .group, .other: break
        }
        if token.kind == .open { stack.append(Open(element: element, name: token.name)) }
    }

    /// What an element is, by its name and the one that it stands in.
    private mutating func element(of token: XMLToken) throws(XMLFault) -> Element {
        guard let parent = stack.last?.element else {
            guard !hasRoot else {
                tokenizer.position = token.start
                throw XMLFault("nothing may follow the xliff element", at: token.start)
            }
            return try rootElement(token)
        }
        let name = localName(token.name)
        switch parent {
        case .unit:
            if tokenizer.isName(name, "source") { return .source }
            if tokenizer.isName(name, "target") { return .target }
            if tokenizer.isName(name, "note") { return .note }
            guard !tokenizer.isName(name, "trans-unit") else {
                tokenizer.position = token.start
                throw XMLFault("the trans-unit before it is not closed", at: token.start)
            }
        case .body, .group:
            if tokenizer.isName(name, "trans-unit") { return .unit }
            if tokenizer.isName(name, "group") { return .group }
        case .file: if tokenizer.isName(name, "body") { return .body }
        case .xliff: if tokenizer.isName(name, "file") { return .file }
        case .source, .target, .note, .other: break
        }
        return .other
    }

    private mutating func rootElement(_ token: XMLToken) throws(XMLFault) -> Element {
        if let colon = bytes[token.name].firstIndex(of: UInt8(ascii: ":")) {
            prefix = Array(bytes[token.name.lowerBound...colon])
        }
        guard tokenizer.isName(localName(token.name), "xliff") else {
            throw XMLFault("the outermost element is not xliff", at: token.start)
        }
        return .xliff
    }

    /// A name without the prefix of the outermost element.
    @inline(__always)
    private func localName(_ name: Range<Int>) -> Range<Int> {
        guard !prefix.isEmpty, bytes[name].starts(with: prefix) else { return name }
        return name.lowerBound + prefix.count..<name.upperBound
    }

    private mutating func root(_ token: XMLToken) {
        hasRoot = true
        let space = tokenizer.attribute("xmlns").map { bytes[$0] }
        if space?.elementsEqual("urn:oasis:names:tc:xliff:document:1.2".utf8) != true {
            problems.append(
                ReadingProblem(
                    error: "the default namespace is not that of XLIFF 1.2; Xcode passes over the file without a word",
                    at: token.start))
        }
        if let version = tokenizer.attribute("version"), !bytes[version].elementsEqual("1.2".utf8) {
            problems.append(ReadingProblem(error: "the version of XLIFF is not 1.2", at: version.lowerBound))
        }
    }

    private mutating func file(_ token: XMLToken) {
        var node = XLIFFFileNode(token)
        node.original = tokenizer.attribute("original")
        node.sourceLanguage = tokenizer.attribute("source-language")
        node.targetLanguage = tokenizer.attribute("target-language")
        node.namesake = files.count
        files.append(node)
    }

    /// Keeps the first element of its kind in the unit that is open.
    private mutating func first(_ element: Element, _ token: XMLToken) {
        guard isInUnit else { return }
        let last = units.count - 1
        switch element {
        case .source where !units[last].source.isThere: units[last].source = XLIFFElement(token)
        case .target where !units[last].target.isThere: units[last].target = XLIFFElement(token)
        case .note where !units[last].note.isThere: units[last].note = XLIFFElement(token)
        default: break
        }
    }

    private mutating func close(_ token: XMLToken) throws(XMLFault) {
        guard let open = stack.last else {
            tokenizer.position = token.start
            throw XMLFault("nothing is open that the tag could close", at: token.start)
        }
        guard tokenizer.areSame(open.name, token.name) else {
            tokenizer.position = token.start
            let name = String(decoding: bytes[open.name], as: UTF8.self)
            throw XMLFault("“</\(name)>” is missing", at: token.start)
        }
        stack.removeLast()
        close(open, token)
    }

    private mutating func close(_ open: Open, _ token: XMLToken) {
        let last = units.count - 1
        func isOpen(_ element: XLIFFElement) -> Bool { element.tag.contains(open.name.lowerBound) }
        switch open.element {
        case .file: files[files.count - 1].element.close(token)
        case .body: if !files.isEmpty { files[files.count - 1].body.close(token) }
        case .unit:
            units[last].element.close(token)
            isInUnit = false
        case .source: if isInUnit, isOpen(units[last].source) { units[last].source.close(token) }
        case .target: if isInUnit, isOpen(units[last].target) { units[last].target.close(token) }
        case .note: if isInUnit, isOpen(units[last].note) { units[last].note.close(token) }
        case .xliff, .group, .other: break
        }
    }

    // MARK: - Damage

    /// Goes on behind damage; false where there is nothing left to read.
    private mutating func recover(from fault: XMLFault) -> Bool {
        var start = fault.offset
        if isInUnit, let unit = units.popLast() {
            start = unit.element.start
            isInUnit = false
        }
        let isRoot = !stack.isEmpty
        let next = isRoot ? nextPlace(from: max(fault.offset, start + 1)) : nil
        var end = next ?? bytes.count
        while end > start, XMLText.isSpace(bytes[end - 1]) { end -= 1 }
        damages.append(Damage(range: min(start, end)..<end, place: fault.offset, message: fault.message))
        guard let next else { return false }
        tokenizer.position = next
        return true
    }

    /// The next place where the structure is clear again; what is open is closed as far as it takes.
    private mutating func nextPlace(from start: Int) -> Int? {
        var index = start
        while index < bytes.count {
            index = ByteSearch.first(UInt8(ascii: "<"), or: UInt8(ascii: "<"), in: bytes, from: index, to: bytes.count)
            guard index + 1 < bytes.count else { return nil }
            let isClosing = bytes[index + 1] == UInt8(ascii: "/")
            var end = index + (isClosing ? 2 : 1)
            let nameStart = end
            while end < bytes.count,
                bytes[end] > UInt8(ascii: ">") || bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: ":")
            { end += 1 }
            let name = localName(nameStart..<end)
            if settle(name, isClosing: isClosing) { return index }
            index = end
        }
        return nil
    }

    /// Closes what must be closed before a tag; false where the tag is none to go on at.
    private mutating func settle(_ name: Range<Int>, isClosing: Bool) -> Bool {
        func pop(to element: Element) -> Bool {
            guard let found = stack.lastIndex(where: { $0.element == element }) else { return false }
            stack.removeSubrange((found + 1)...)
            return true
        }
        if isClosing {
            if tokenizer.isName(name, "body") { return pop(to: .body) }
            if tokenizer.isName(name, "file") { return pop(to: .file) }
            return tokenizer.isName(name, "xliff") && pop(to: .xliff)
        }
        if tokenizer.isName(name, "trans-unit") {
            guard let found = stack.lastIndex(where: { $0.element == .body || $0.element == .group }) else {
                return false
            }
            stack.removeSubrange((found + 1)...)
            return true
        }
        return tokenizer.isName(name, "file") && pop(to: .xliff)
    }
}
