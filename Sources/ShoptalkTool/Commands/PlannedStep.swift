internal import Diagnostics
internal import StoreSimulation

/// A step that is to be performed, with the place that it comes from.
struct PlannedStep: Hashable, Sendable {
    /// Where a step was written.
    private enum Origin: Hashable, Sendable {
        case argument(String)
        case line(file: String, number: Int, column: Int, text: String)
    }

    /// The step.
    let step: SimulationStep
    private let origin: Origin

    /// Reads a step from an argument.
    ///
    /// - Throws: A failure with status 64 and a caret under the place.
    init(argument text: String) throws(CommandFailure) {
        do {
            step = try SimulationStep(parsing: text)
        } catch {
            let offset = Self.bytes(before: error.column, in: text)
            throw .invalid(text, for: "--step <step>", error.message, at: offset)
        }
        origin = .argument(text)
    }

    private init(step: SimulationStep, origin: Origin) {
        self.step = step
        self.origin = origin
    }

    /// Reads the steps of a script.
    ///
    /// - Throws: A failure with status 65, the place, the line and a caret.
    static func steps(ofScript bytes: [UInt8], named name: String) throws(CommandFailure) -> [PlannedStep] {
        do {
            return try SimulationScript(parsing: bytes, name: name).lines.map { line in
                PlannedStep(
                    step: line.step,
                    origin: .line(file: name, number: line.number, column: line.column, text: line.text))
            }
        } catch {
            throw badLine(name, error.line, error.column, error.message, error.lineText)
        }
    }

    /// Why the step cannot be performed, with the place that it comes from.
    func failure(_ message: String) -> CommandFailure {
        switch origin {
        case .argument(let text):
            CommandFailure(
                .usage,
                "Error: The step '\(VisibleText(text).text)' cannot be performed: \(VisibleText(message).text)")
        case .line(let file, let number, let column, let text):
            Self.badLine(file, number, column, message, text)
        }
    }

    private static func badLine(
        _ file: String, _ line: Int, _ column: Int, _ message: String, _ text: String
    ) -> CommandFailure {
        let offset = bytes(before: column, in: text)
        let found = SourceText(bytes: Array(text.utf8)).diagnostic(.error, message, at: offset)
        let placed = Diagnostic(
            severity: .error, message: message, position: SourcePosition(offset: offset, line: line, column: column),
            excerpt: found.excerpt, caretColumn: found.caretColumn)
        return CommandFailure(.badData, placed.description(file: file))
    }

    /// How many bytes stand before a column, which is counted in characters of Unicode from 1.
    private static func bytes(before column: Int, in text: String) -> Int {
        text.unicodeScalars.prefix(max(0, column - 1)).reduce(0) { $0 + (UTF8.encode($1)?.count ?? 1) }
    }
}
