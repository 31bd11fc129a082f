/// Why a text or a table could not be taken.
public struct StringTableError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of mistake it is.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The name of the mistake.
        public let rawValue: String

        /// Makes a code from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A placeholder that this library refuses, such as `%n`.
        public static let placeholderRefused = Code(rawValue: "placeholderRefused")
        /// One argument that is asked for as different kinds of value, such as `%1$@ %1$d`.
        public static let argumentsClash = Code(rawValue: "argumentsClash")
        /// A variable that refers to itself, directly or by others.
        public static let variableCycle = Code(rawValue: "variableCycle")
        /// A variable whose value type says no way to write a number.
        public static let valueTypeUnknown = Code(rawValue: "valueTypeUnknown")
        /// A text that chooses a form by a number, where it is not clear by which.
        public static let pluralArgumentUnclear = Code(rawValue: "pluralArgumentUnclear")
        /// A text that chooses between forms and has none.
        public static let formsMissing = Code(rawValue: "formsMissing")
        /// A key and language that have a text already.
        public static let duplicate = Code(rawValue: "duplicate")
        /// A table with more in it than the format holds.
        public static let tooLarge = Code(rawValue: "tooLarge")
        /// Bytes that are no compiled table of this version.
        public static let notATable = Code(rawValue: "notATable")
        /// A compiled table whose bytes are not those that were written.
        public static let damaged = Code(rawValue: "damaged")
        /// A file that cannot be opened, read or mapped.
        public static let unreadable = Code(rawValue: "unreadable")
        /// A key that no table has for the reader.
        public static let keyMissing = Code(rawValue: "keyMissing")
        /// An argument that is missing or of the wrong kind.
        public static let argumentRefused = Code(rawValue: "argumentRefused")
    }

    /// What kind of mistake it is.
    public let code: Code
    /// The mistake in words, with the part of the text it is about.
    public let description: String
    /// Where it is: bytes from the start of the text or of the table.
    public let offset: Int

    /// Makes an error from its parts.
    public init(_ code: Code, _ description: String, offset: Int = 0) {
        self.code = code
        self.description = description
        self.offset = offset
    }
}
