/// The whole of `shoptalk`: understands a command line and runs the command that it names.
public enum Tool {
    /// The version of the command, as `--version` prints it.
    public static let version = "0.1.0"

    /// Runs one command line.
    ///
    /// - Parameters:
    ///   - arguments: The words after the name of the program.
    ///   - io: The streams, files and environment that the command works with.
    /// - Returns: How it ended. What there is to say about it has been written to standard error.
    public static func run(arguments: [String], io: CommandIO) async -> ExitStatus {
        do {
            return try await perform(arguments, io)
        } catch {
            if !error.text.isEmpty { io.report(error.text.hasSuffix("\n") ? error.text : error.text + "\n") }
            return error.status
        }
    }

    private static func perform(_ arguments: [String], _ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let parsed: ParsedCommand
        do {
            parsed = try CommandLineParser.parse(arguments, by: RootCommand.definition)
        } catch {
            throw wrongArgument(error.message, in: error.path)
        }
        switch parsed.request {
        case .help:
            try io.print(HelpText(path: parsed.path).page)
            return .success
        case .version:
            try io.print(version + "\n")
            return .success
        case .run(let values):
            do {
                let command = try RootCommand.command(at: parsed.path.dropFirst().map(\.name)).init(values)
                return try await command.run(io)
            } catch {
                throw error.status == .usage ? wrongArgument(error.text, in: parsed.path) : error
            }
        }
    }

    private static func wrongArgument(_ message: String, in path: [CommandDefinition]) -> CommandFailure {
        CommandFailure(.usage, "Error: \(message)\n" + HelpText(path: path).hint)
    }
}
