public import Diagnostics

/// Why a text is not the JSON that was asked for.
public struct JSONTextError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public struct Code: Hashable, Sendable {
        /// The name of the code.
        public let name: String

        /// There is nothing but white space.
        public static let empty = Code(name: "empty")
        /// The text ends within a value.
        public static let truncated = Code(name: "truncated")
        /// A character stands where none of its kind may.
        public static let unexpectedCharacter = Code(name: "unexpectedCharacter")
        /// Something follows the value.
        public static let trailingText = Code(name: "trailingText")
        /// An object names a member twice.
        public static let duplicateKey = Code(name: "duplicateKey")
        /// The bytes are not UTF-8.
        public static let invalidUTF8 = Code(name: "invalidUTF8")
        /// The text is UTF-16 or UTF-32.
        public static let unsupportedEncoding = Code(name: "unsupportedEncoding")
        /// The text begins with a byte-order mark.
        public static let byteOrderMark = Code(name: "byteOrderMark")
        /// A number is not written as JSON writes numbers.
        public static let invalidNumber = Code(name: "invalidNumber")
        /// A string holds a control character that must be escaped.
        public static let controlCharacter = Code(name: "controlCharacter")
        /// A string holds an escape that does not exist.
        public static let invalidEscape = Code(name: "invalidEscape")
        /// An escape names one half of a pair that makes a character.
        public static let loneSurrogate = Code(name: "loneSurrogate")
        /// Arrays and objects lie deeper in each other than is allowed.
        public static let tooDeep = Code(name: "tooDeep")
        /// There are more bytes than is allowed.
        public static let tooLarge = Code(name: "tooLarge")
    }

    /// What is wrong.
    public let code: Code
    /// What is wrong in words, and where.
    public let diagnostic: Diagnostic

    /// Makes an error.
    public init(code: Code, diagnostic: Diagnostic) {
        self.code = code
        self.diagnostic = diagnostic
    }

    /// Two errors are equal where their codes are.
    public static func == (left: JSONTextError, right: JSONTextError) -> Bool { left.code == right.code }

    /// Hashes what equality looks at.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// Line, column, what is wrong, and the line with a caret.
    public var description: String { diagnostic.description(file: "JSON") }
}
