public import Diagnostics

/// Why a text is not an event that can be read.
///
/// ```swift
/// do {
///     let event = try StoreEvent(parsing: body)
/// } catch {
///     logger.error("\(error)")  // what is wrong, with the line and the column
/// }
/// ```
public struct StoreEventError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public struct Code: Hashable, Sendable {
        /// The name of the code.
        public let name: String

        /// The text is not JSON.
        public static let notJSON = Code(name: "notJSON")
        /// An object names a member twice.
        public static let duplicateMember = Code(name: "duplicateMember")
        /// Arrays and objects lie deeper in each other than any event has them.
        public static let tooDeep = Code(name: "tooDeep")
        /// The JSON is not an event of a store that is known.
        public static let notAnEvent = Code(name: "notAnEvent")
        /// The event is signed, and nobody has verified it.
        public static let signed = Code(name: "signed")
        /// The data in an envelope is not base64.
        public static let notBase64 = Code(name: "notBase64")
        /// Something that must be there is not.
        public static let missingMember = Code(name: "missingMember")
        /// Something is of another kind than it must be.
        public static let wrongType = Code(name: "wrongType")
        /// A number lies outside what it can mean.
        public static let outOfRange = Code(name: "outOfRange")
        /// A text is not of the form that it must have.
        public static let invalidValue = Code(name: "invalidValue")
    }

    /// What is wrong.
    public let code: Code
    /// The text in which it is wrong: `event`, or a part of it such as `transaction`.
    public let context: String
    /// What is wrong in words, and where.
    public let diagnostic: Diagnostic

    /// Two errors are equal where their codes are.
    public static func == (left: StoreEventError, right: StoreEventError) -> Bool { left.code == right.code }

    /// Hashes what equality looks at.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// Line, column, what is wrong, and the line with a caret.
    public var description: String { diagnostic.description(file: context) }
}
