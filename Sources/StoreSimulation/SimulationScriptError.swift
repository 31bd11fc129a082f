public import Diagnostics

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
    /// What is wrong in words, where, and the line that it stands in.
    public let diagnostic: Diagnostic

    /// Makes an error.
    public init(code: Code, diagnostic: Diagnostic) {
        self.code = code
        self.diagnostic = diagnostic
    }

    /// Two errors are equal where their codes are.
    public static func == (left: SimulationScriptError, right: SimulationScriptError) -> Bool {
        left.code == right.code
    }

    /// Hashes what equality looks at.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// The place, the sentence, the line and a caret.
    public var description: String { diagnostic.description(file: "step") }
}
