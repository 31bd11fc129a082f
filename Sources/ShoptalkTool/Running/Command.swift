/// One of the things that `shoptalk` does.
///
/// A type says what it takes in `definition`, understands its arguments in its initializer, and does its work in `run`.
/// So every wrong argument is found before anything is read or written.
protocol Command: Sendable {
    /// What the command is called, takes and does, in words.
    static var definition: CommandDefinition { get }

    /// Understands the arguments.
    ///
    /// - Throws: A failure with status 64 where one of them is wrong.
    init(_ arguments: ParsedArguments) throws(CommandFailure)

    /// Does the work.
    ///
    /// - Throws: A failure that says why there is no result.
    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus
}
