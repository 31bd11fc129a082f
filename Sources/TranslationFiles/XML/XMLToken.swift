/// One piece of an XML text: a tag, or what stands between tags.
struct XMLToken {
    /// What a piece is.
    enum Kind: UInt8 {
        /// `<name …>`
        case open
        /// `<name …/>`
        case empty
        /// `</name>`
        case close
        /// Characters and references.
        case text
        /// `<![CDATA[…]]>`
        case cdata
        /// `<!--…-->`
        case comment
        /// `<?…?>`
        case instruction
        /// `<!DOCTYPE`, up to where its content would begin; whoever meets one refuses the text.
        case documentType
        /// The end of the text.
        case end
    }

    let kind: Kind
    let start: Int
    let end: Int
    /// The name of a tag; empty for anything else.
    let name: Range<Int>

    init(_ kind: Kind, _ start: Int, _ end: Int, name: Range<Int> = 0..<0) {
        self.kind = kind
        self.start = start
        self.end = end
        self.name = name
    }
}

/// A `name="value"` of a tag.
struct XMLAttribute {
    let name: Range<Int>
    /// The value without its quotation marks.
    let value: Range<Int>
}

/// Why an XML text cannot be read on.
struct XMLFault: Error {
    let message: String
    let offset: Int

    init(_ message: String, at offset: Int) {
        self.message = message
        self.offset = offset
    }
}
