/// Why a journal could not do what it was asked.
public struct JournalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of trouble it is.
    public struct Code: Hashable, Sendable {
        /// The name of the code.
        public let name: String

        /// Makes a code from its name.
        public init(name: String) { self.name = name }

        /// Somebody else holds the journal; try again.
        public static let busy = Code(name: "busy")
        /// What the journal holds does not make sense.
        public static let damaged = Code(name: "damaged")
        /// The journal cannot be read or written.
        public static let inputOutput = Code(name: "inputOutput")
        /// There is no room left.
        public static let full = Code(name: "full")
    }

    /// What kind of trouble it is.
    public let code: Code
    /// What was being done, with the name of the journal.
    public let context: String

    /// Makes an error.
    public init(code: Code, context: String) {
        self.code = code
        self.context = context
    }

    /// Two errors are equal where their codes are.
    public static func == (left: JournalError, right: JournalError) -> Bool { left.code == right.code }

    /// Hashes what equality looks at.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// The code and what was being done.
    public var description: String { "\(code.name): \(context)" }
}
