public import Diagnostics

/// Why a file is no glossary, and where.
public struct GlossaryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of mistake it is.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The name of the mistake.
        public let rawValue: String

        /// Makes a code from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The file is not UTF-8.
        public static let notText = Code(rawValue: "notText")
        /// What stands in place of a language is no tag of one.
        public static let noLanguage = Code(rawValue: "noLanguage")
        /// A line lacks a term or what it is to be.
        public static let noTerm = Code(rawValue: "noTerm")
        /// A line has more cells than the first one has.
        public static let tooManyCells = Code(rawValue: "tooManyCells")
        /// A form is longer than ``Glossary/longestForm``.
        public static let tooLong = Code(rawValue: "tooLong")
        /// Two lines do not agree about a term.
        public static let contradiction = Code(rawValue: "contradiction")
    }

    /// What kind of mistake it is.
    public let code: Code
    /// The name of the file.
    public let name: String
    /// What is wrong in words, and where.
    public let diagnostic: Diagnostic

    /// Makes an error from its parts.
    public init(_ code: Code, name: String, diagnostic: Diagnostic) {
        self.code = code
        self.name = name
        self.diagnostic = diagnostic
    }

    /// File, line, column, what is wrong, and the line with a caret.
    public var description: String { diagnostic.description(file: name) }
}
