internal import Diagnostics
internal import StoreSimulation

/// A step that is to be performed, with the place that it comes from.
struct PlannedStep: Sendable {
    /// The step.
    let step: SimulationStep
    /// Makes the failure for a step that cannot be performed.
    let failure: @Sendable (SimulationError) -> CommandFailure

    /// Reads a step from an argument.
    ///
    /// - Throws: A failure with status 64 and a caret under the place.
    init(argument text: String) throws(CommandFailure) {
        do {
            step = try SimulationStep(parsing: text)
        } catch {
            let place = error.diagnostic
            throw .invalid(text, for: "--step <step>", place.message, at: place.position.offset)
        }
        failure = { error in
            CommandFailure(
                .usage,
                "The step '\(VisibleText(text).text)' cannot be performed: \(VisibleText(error.message).text)")
        }
    }

    private init(_ line: SimulationScript.Line, of script: SimulationScript) {
        step = line.step
        failure = { error in
            CommandFailure(.badData, script.diagnostic(for: error, at: line).description(file: script.name))
        }
    }

    /// Reads the steps of a script.
    ///
    /// - Throws: A failure with status 65, the place, the line and a caret.
    static func steps(ofScript bytes: [UInt8], named name: String) throws(CommandFailure) -> [PlannedStep] {
        let script: SimulationScript
        do {
            script = try SimulationScript(parsing: bytes, name: name)
        } catch {
            throw CommandFailure(.badData, error.diagnostic.description(file: name))
        }
        return script.lines.map { PlannedStep($0, of: script) }
    }
}
