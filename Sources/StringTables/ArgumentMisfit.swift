/// An argument that does not fit the text into which it was to be inserted.
public struct ArgumentMisfit: Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Problem: String, Hashable, Sendable {
        /// The text asks for an argument that was not given.
        case missing
        /// The argument is of another kind than the text asks for, or a decimal that is no number.
        case wrongKind
        /// The text has no place for the argument; it does no harm.
        case extra
    }

    /// What is wrong.
    public let problem: Problem
    /// The place of the argument, counted from 0.
    public let place: Int
    /// What the text asks for; nil where it asks for a number to choose a form by, or for nothing.
    public let asked: MessageText.Conversion?
    /// What was given, or nil where nothing was.
    public let given: MessageArgument.Kind?

    /// The misfit in words.
    public var description: String {
        let wanted = asked.map { "“%\(Character(Unicode.Scalar($0.kind.rawValue)))”" } ?? "a number"
        let kind = given?.rawValue ?? "nothing"
        return switch problem {
        case .missing: "argument \(place + 1) is missing; the text asks for \(wanted)"
        case .wrongKind: "argument \(place + 1) is a \(kind); the text asks for \(wanted)"
        case .extra: "argument \(place + 1) is one more than the text asks for"
        }
    }
}

extension MessageArgument {
    /// The kinds of argument.
    public enum Kind: String, Hashable, Sendable {
        /// ``MessageArgument/string(_:)``.
        case string
        /// ``MessageArgument/integer(_:)``.
        case integer
        /// ``MessageArgument/unsigned(_:)``.
        case unsigned
        /// ``MessageArgument/decimal(_:)``.
        case decimal
        /// ``MessageArgument/formatted(_:)``.
        case formatted
    }

    /// The kind of the argument.
    public var kind: Kind {
        switch self {
        case .string: .string
        case .integer: .integer
        case .unsigned: .unsigned
        case .decimal: .decimal
        case .formatted: .formatted
        }
    }
}
