/// One of the things that `shoptalk` does.
///
/// A type says what it takes in `definition`, understands its arguments in its initializer, and does its work in `run`.
/// So every wrong argument is found before anything is read or written.
protocol Command: Sendable {
    /// What the command is called, takes and does, in words.
    static var definition: CommandDefinition { get }

    /// The commands within it; they are called by their names after its own.
    static var subcommands: [any Command.Type] { get }

    /// Understands the arguments.
    ///
    /// - Throws: A failure with status 64 where one of them is wrong.
    init(_ arguments: ParsedArguments) throws(CommandFailure)

    /// Does the work.
    ///
    /// - Throws: A failure that says why there is no result.
    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus
}

extension Command {
    /// No commands.
    static var subcommands: [any Command.Type] { [] }

    /// The command that a path of names leads to, from this one down.
    static func command(at path: some Sequence<String>) -> any Command.Type {
        path.reduce(Self.self as any Command.Type) { command, name in
            command.subcommands.first { $0.definition.name == name } ?? command
        }
    }
}
