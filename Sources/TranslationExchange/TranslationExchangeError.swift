public import Diagnostics

/// Why files cannot be merged, compared or converted.
public struct TranslationExchangeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of mistake it is.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The name of the mistake.
        public let rawValue: String

        /// Makes a code from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The files are of different formats.
        public static let differentFormats = Code(rawValue: "differentFormats")
        /// A file cannot be read, or not as a whole.
        public static let unreadable = Code(rawValue: "unreadable")
    }

    /// What kind of mistake it is.
    public let code: Code
    /// The name of the file that it is about.
    public let name: String
    /// What is wrong in words.
    public let message: String
    /// What is wrong and where, where it has a place in the file.
    public let diagnostic: Diagnostic?

    /// Makes an error from its parts.
    public init(_ code: Code, name: String, message: String, diagnostic: Diagnostic? = nil) {
        self.code = code
        self.name = name
        self.message = message
        self.diagnostic = diagnostic
    }

    /// File, place and what is wrong.
    public var description: String { diagnostic?.description(file: name) ?? "\(name): error: \(message)" }
}
