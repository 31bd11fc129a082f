public import Diagnostics

/// Why a text is not a JSON document.
///
/// Source: RFC 8259.
public struct JSONTextError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with the text.
    public struct Code: Hashable, Sendable {
        /// The name of the code.
        public let name: String

        /// There is nothing, or nothing but white space.
        public static let emptyDocument = Code(name: "emptyDocument")
        /// There are more bytes than the reader was told to accept.
        public static let tooLarge = Code(name: "tooLarge")
        /// Arrays and objects are nested deeper than the reader was told to accept.
        public static let tooDeep = Code(name: "tooDeep")
        /// The text begins with a byte-order mark.
        public static let byteOrderMark = Code(name: "byteOrderMark")
        /// The text is UTF-16 or UTF-32.
        public static let unsupportedEncoding = Code(name: "unsupportedEncoding")
        /// A byte is not part of valid UTF-8.
        public static let invalidUTF8 = Code(name: "invalidUTF8")
        /// A character stands where none of its kind may.
        public static let unexpectedCharacter = Code(name: "unexpectedCharacter")
        /// The text ends before the document does.
        public static let unexpectedEnd = Code(name: "unexpectedEnd")
        /// The text goes on behind the document.
        public static let trailingText = Code(name: "trailingText")
        /// A number is not written as JSON writes numbers.
        public static let invalidNumber = Code(name: "invalidNumber")
        /// A backslash is followed by something that JSON does not know.
        public static let invalidEscape = Code(name: "invalidEscape")
        /// An escape names one half of a pair that makes a character.
        public static let loneSurrogate = Code(name: "loneSurrogate")
        /// A string holds a control character that must be escaped.
        public static let controlCharacter = Code(name: "controlCharacter")
        /// An object has two members with one key.
        public static let duplicateKey = Code(name: "duplicateKey")
    }

    /// What is wrong.
    public let code: Code
    /// What is wrong in a sentence, with the place.
    public let diagnostic: Diagnostic

    /// Makes an error from its parts.
    public init(code: Code, diagnostic: Diagnostic) {
        self.code = code
        self.diagnostic = diagnostic
    }

    /// Where the text is wrong.
    public var position: SourcePosition { diagnostic.position }

    /// Place and sentence on one line.
    public var description: String { "\(diagnostic.position): \(diagnostic.message)" }
}
