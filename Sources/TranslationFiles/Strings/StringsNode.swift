/// A part of a table of strings: a comment, an entry or damage, with its places in the text.
///
/// Nodes stand in the order in which they begin; the comments inside an entry follow it. A node takes 28 bytes.
struct StringsNode: Sendable {
    enum Kind: UInt8, Sendable {
        case comment
        /// A key with a text.
        case entry
        /// A key with data, an array or a dictionary.
        case other
        case damage
    }

    /// How a key or a value is written.
    enum Style: UInt8, Sendable {
        /// Between `"`.
        case quoted
        /// Between `'`.
        case apostrophes
        case unquoted
        /// The value of `key;`, which is the key.
        case shortcut
        /// `<…>`, `(…)` or `{…}`.
        case container
        /// An element of XML.
        case element
        /// An object of a binary property list.
        case object
    }

    var kind: Kind
    var fault = StringsFault.none
    var keyStyle = Style.quoted
    var valueStyle = Style.quoted
    var keyHasEscapes = false
    var valueHasEscapes = false
    /// Whether a later entry has the same key.
    var isSuperseded = false
    var start: UInt32
    var end: UInt32
    var keyStart: UInt32 = 0
    var keyEnd: UInt32 = 0
    var valueStart: UInt32 = 0
    var valueEnd: UInt32 = 0

    init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        start = UInt32(truncatingIfNeeded: range.lowerBound)
        end = UInt32(truncatingIfNeeded: range.upperBound)
    }

    /// Damage: the bytes that are lost, and the place where the fault shows.
    init(_ fault: StringsFault, lost range: Range<Int>, at place: Int) {
        self.init(.damage, range)
        self.fault = fault
        keyStart = UInt32(truncatingIfNeeded: place)
    }

    var range: Range<Int> { Int(start)..<Int(end) }
    var keyRange: Range<Int> { Int(keyStart)..<Int(keyEnd) }
    var valueRange: Range<Int> { Int(valueStart)..<Int(valueEnd) }
}

/// What is wrong with damaged bytes.
enum StringsFault: UInt8, Sendable {
    case none, missingSemicolon, missingEquals, unclosedQuotation, missingValue, badValue, strayCharacter
    case straySemicolon, textAfterBrace, missingBrace, notATable, emptyFile, tooLarge, tooDeep, brokenPropertyList

    var message: String {
        switch self {
        case .none: "the entry is damaged"
        case .missingSemicolon: "“;” is missing after the value"
        case .missingEquals: "“=” or “;” is missing after the key"
        case .unclosedQuotation: "the quotation mark is not closed"
        case .missingValue: "the value is missing"
        case .badValue: "the data, array or dictionary is damaged"
        case .strayCharacter: "this is no key; other readers end the table here without a word"
        case .straySemicolon: "this “;” ends no entry; other readers end the table here without a word"
        case .textAfterBrace: "nothing may follow the closing “}”"
        case .missingBrace: "the closing “}” is missing"
        case .notATable: "the file holds something other than keys with texts"
        case .emptyFile: "the file is empty"
        case .tooLarge: "the file is too large"
        case .tooDeep: "arrays and dictionaries lie too deep in each other"
        case .brokenPropertyList: "the property list is damaged"
        }
    }
}
