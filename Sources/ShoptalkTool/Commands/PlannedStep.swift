internal import Diagnostics
internal import StoreSimulation

/// A step that is to be performed, with the place that it comes from.
struct PlannedStep: Sendable {
    /// Where a step was written.
    private enum Origin: Sendable {
        case argument(String)
        case line(SimulationScript.Line, of: SimulationScript)
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
            throw .usage(
                "The value '\(VisibleText(text).text)' is invalid for '--step <step>': \(error.diagnostic.message)",
                in: text, at: error.diagnostic.position.offset)
        }
        origin = .argument(text)
    }

    private init(_ line: SimulationScript.Line, of script: SimulationScript) {
        step = line.step
        origin = .line(line, of: script)
    }

    /// Reads the steps of a script.
    ///
    /// - Throws: A failure with status 65, the place, the line and a caret.
    static func steps(ofScript bytes: [UInt8], named name: String) throws(CommandFailure) -> [PlannedStep] {
        do {
            let script = try SimulationScript(parsing: bytes, name: name)
            return script.lines.map { PlannedStep($0, of: script) }
        } catch {
            throw CommandFailure(.badData, error.diagnostic.description(file: name))
        }
    }

    /// Why the step cannot be performed, with the place that it comes from.
    func failure(_ error: SimulationError) -> CommandFailure {
        switch origin {
        case .argument(let text):
            CommandFailure(
                .usage,
                "Error: The step '\(VisibleText(text).text)' cannot be performed: \(VisibleText(error.message).text)")
        case .line(let line, let script):
            CommandFailure(
                .badData, script.diagnostic(for: error, at: line).description(file: script.name))
        }
    }
}
