public import Diagnostics
internal import JSONText

/// Why a file is no translation file at all, or why an edit cannot be made.
public struct TranslationFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of mistake it is.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The name of the mistake.
        public let rawValue: String

        /// Makes a code from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The text is no JSON.
        public static let notJSON = Code(rawValue: "notJSON")
        /// The JSON is no string catalogue.
        public static let notACatalogue = Code(rawValue: "notACatalogue")
        /// An edit is about a key that is not there.
        public static let noSuchKey = Code(rawValue: "noSuchKey")
        /// An edit is about a text that is not there.
        public static let noSuchText = Code(rawValue: "noSuchText")
        /// A key was to be given a name that another has.
        public static let keyExists = Code(rawValue: "keyExists")
        /// The format has nothing of the kind.
        public static let notSupported = Code(rawValue: "notSupported")
        /// The place of an edit cannot be read.
        public static let damaged = Code(rawValue: "damaged")
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
