/// The places of one element: its tags and what stands between them; all zero where there is none.
struct XLIFFElement: Sendable {
    private var startOffset: UInt32 = 0
    private var contentStart: UInt32 = 0
    private var contentEnd: UInt32 = 0
    private var endOffset: UInt32 = 0

    init() {}

    /// An element whose start tag has been read; one that is `<name/>` is whole.
    init(_ tag: XMLToken) {
        startOffset = UInt32(truncatingIfNeeded: tag.start)
        contentStart = UInt32(truncatingIfNeeded: tag.end)
        contentEnd = contentStart
        endOffset = contentStart
    }

    mutating func close(_ tag: XMLToken) {
        contentEnd = UInt32(truncatingIfNeeded: tag.start)
        endOffset = UInt32(truncatingIfNeeded: tag.end)
    }

    /// Whether there is one; none can stand where a file begins.
    var isThere: Bool { endOffset > 0 }
    var start: Int { Int(startOffset) }
    var end: Int { Int(endOffset) }
    var range: Range<Int> { start..<end }
    var tag: Range<Int> { start..<Int(contentStart) }
    var content: Range<Int> { Int(contentStart)..<Int(contentEnd) }
    /// Whether it is written `<name/>`.
    var isSelfClosing: Bool { contentStart == endOffset }
}

/// A `trans-unit` and the first source, target and note in it.
struct XLIFFUnitNode: Sendable {
    /// Stands for no unit.
    static let none = UInt32.max

    var element: XLIFFElement
    var source = XLIFFElement()
    var target = XLIFFElement()
    var note = XLIFFElement()
    private var idStart: UInt32
    private var idEnd: UInt32
    /// The file that the unit stands in.
    let file: UInt32
    /// The next unit of the same entry.
    var next = XLIFFUnitNode.none

    init(_ tag: XMLToken, id: Range<Int>?, file: Int) {
        element = XLIFFElement(tag)
        // A value stands behind a quotation mark, so that 0 says that there is none.
        idStart = UInt32(truncatingIfNeeded: id?.lowerBound ?? 0)
        idEnd = UInt32(truncatingIfNeeded: id?.upperBound ?? 0)
        self.file = UInt32(truncatingIfNeeded: file)
    }

    /// The bytes of the id without its quotation marks.
    var id: Range<Int>? { idStart == 0 ? nil : Int(idStart)..<Int(idEnd) }
}

/// A `file` and what its attributes say.
struct XLIFFFileNode: Sendable {
    var element: XLIFFElement
    var original: Range<Int>?
    var sourceLanguage: Range<Int>?
    var targetLanguage: Range<Int>?
    /// The place before the end tag of the body, or the body itself where it is `<body/>`.
    var body = XLIFFElement()
    /// The first file with the same original, which may be this one.
    var namesake = 0

    init(_ tag: XMLToken) { element = XLIFFElement(tag) }
}

/// A key of a file and its units.
struct XLIFFEntryNode: Sendable {
    let first: UInt32
    var last: UInt32
}
