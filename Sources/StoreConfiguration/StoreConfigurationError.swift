public import Diagnostics

/// Why a file is not a StoreKit configuration.
public struct StoreConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public struct Code: Hashable, Sendable {
        /// The name of the code.
        public let name: String

        /// The file is not JSON, or not JSON that can be read in one way only.
        public static let notJSON = Code(name: "notJSON")
        /// Something that must be there is not.
        public static let missingMember = Code(name: "missingMember")
        /// Something is of another kind than it must be.
        public static let wrongType = Code(name: "wrongType")
        /// A value is outside what is known or allowed.
        public static let invalidValue = Code(name: "invalidValue")
        /// A price is not a number that a price can be.
        public static let invalidPrice = Code(name: "invalidPrice")
        /// Two products have one identifier.
        public static let duplicateProduct = Code(name: "duplicateProduct")
    }

    /// What is wrong.
    public let code: Code
    /// The name of the file, as it was given.
    public let file: String
    /// What is wrong in words, and where.
    public let diagnostic: Diagnostic

    /// Two errors are equal where their codes are.
    public static func == (left: StoreConfigurationError, right: StoreConfigurationError) -> Bool {
        left.code == right.code
    }

    /// Hashes what equality looks at.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// File, line, column, what is wrong, and the line with a caret.
    public var description: String { diagnostic.description(file: file) }
}
