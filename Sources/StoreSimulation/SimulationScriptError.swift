/// Why a text is not a step or a script of steps.
public struct SimulationScriptError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with the text.
    public struct Code: Hashable, Sendable {
        /// The name of the code.
        public let name: String

        /// Makes a code from its name.
        public init(name: String) { self.name = name }

        /// The text holds no step.
        public static let emptyStep = Code(name: "emptyStep")
        /// There is no step of that name.
        public static let unknownStep = Code(name: "unknownStep")
        /// The step needs another word.
        public static let missingArgument = Code(name: "missingArgument")
        /// The step takes no such word.
        public static let unexpectedArgument = Code(name: "unexpectedArgument")
        /// A word is not what the step needs in its place.
        public static let invalidArgument = Code(name: "invalidArgument")
        /// A control character stands in the text.
        public static let controlCharacter = Code(name: "controlCharacter")
        /// The bytes are not UTF-8.
        public static let invalidUTF8 = Code(name: "invalidUTF8")
    }

    /// What is wrong.
    public let code: Code
    /// One sentence that says what is wrong and what is expected.
    public let message: String
    /// The line of the fault, from 1.
    public let line: Int
    /// The place of the fault in its line, from 1, in Unicode scalars.
    public let column: Int
    /// The line that holds the fault, without its end.
    public let lineText: String

    /// Two errors are equal where they say the same about the same place.
    public static func == (left: SimulationScriptError, right: SimulationScriptError) -> Bool {
        left.code == right.code && left.line == right.line && left.column == right.column
    }

    /// Hashes what equality looks at.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(code)
        hasher.combine(line)
        hasher.combine(column)
    }

    /// The place and the sentence.
    public var description: String { "\(line):\(column): \(message)" }
}
