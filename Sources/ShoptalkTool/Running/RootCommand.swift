/// What `shoptalk` does without a subcommand: show help, completions or the manual.
struct RootCommand: Command {
    static let completions = OptionDefinition(
        name: "generate-completion-script", valueName: "shell",
        help: "Print a script that teaches a shell to complete the words of this command.",
        value: .oneOf(CompletionShell.allCases.map(\.rawValue)))
    static let manual = OptionDefinition(flag: "generate-manual", help: "Print the manual page, in roff.")

    /// The commands, in the order that help shows them in.
    static let subcommands: [any Command.Type] = [
        PreviewCommand.self, SimulateCommand.self, ProductsCommand.self, PriceCommand.self, DisclosureCommand.self,
        ExplainCommand.self, MessagesCommand.self, MessageCommand.self, JournalCommand.self, StringsCommand.self,
    ]

    static let definition = CommandDefinition(
        name: "shoptalk",
        abstract: "Tell people what happened to their purchase, in their language.",
        discussion: """
            Exit status: 0 well, 1 findings, 64 wrong argument, 65 bad data in a file, 66 missing input, \
            70 internal fault, 73 cannot create, 74 input or output failed, 75 try again.
            """,
        options: [completions, manual],
        subcommands: subcommands.map { $0.definition })

    private let shell: CompletionShell?
    private let showsManual: Bool

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        shell = arguments.value(of: Self.completions).flatMap(CompletionShell.init(rawValue:))
        showsManual = arguments.isGiven(Self.manual)
        if shell == nil, !showsManual { throw .usage("Missing subcommand") }
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        if let shell {
            try io.print(shell.script(for: Self.definition))
        } else {
            try io.print(ManualPage(command: Self.definition, version: Tool.version).page)
        }
        return .success
    }
}
