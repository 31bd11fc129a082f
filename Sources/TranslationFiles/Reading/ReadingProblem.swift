internal import Diagnostics

/// A problem that a reader met; its line is looked up only where somebody asks.
struct ReadingProblem: Sendable {
    let severity: Diagnostic.Severity
    let message: String
    let offset: Int
    /// Where the other part of the problem stands; its line is added to the message.
    var other: Int?

    init(error message: String, at offset: Int) {
        severity = .error
        self.message = message
        self.offset = offset
    }

    init(warning message: String, at offset: Int, line other: Int? = nil) {
        severity = .warning
        self.message = message
        self.offset = offset
        self.other = other
    }
}

extension SourceText {
    /// The problems as diagnostics in the order of their places, a thousand at most, for each costs a search for its line.
    ///
    /// - Parameters:
    ///   - problems: The problems in any order.
    ///   - isBinary: Whether the file has no lines, so that the message names the byte.
    /// - Returns: The diagnostics.
    func diagnostics(_ problems: [ReadingProblem], isBinary: Bool = false) -> [Diagnostic] {
        problems.prefix(1_000).sorted { $0.offset < $1.offset }.map { problem in
            if isBinary { return binaryDiagnostic(problem.severity, problem.message, at: problem.offset) }
            let line = problem.other.map { " of line \(position(at: $0).line)" } ?? ""
            return diagnostic(problem.severity, problem.message + line, at: problem.offset)
        }
    }

    /// A problem in a file that has no lines; the message names the byte.
    func binaryDiagnostic(_ severity: Diagnostic.Severity, _ message: String, at offset: Int) -> Diagnostic {
        Diagnostic(
            severity: severity, message: "\(message) (byte \(offset))",
            position: SourcePosition(offset: offset, line: 1, column: 1), excerpt: "", caretColumn: 0)
    }
}
