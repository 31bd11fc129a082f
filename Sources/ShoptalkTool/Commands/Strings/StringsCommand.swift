/// `shoptalk strings`: the commands about translation files.
struct StringsCommand: Command {
    static let subcommands: [any Command.Type] = [
        StringsGetCommand.self, StringsSetCommand.self, StringsRemoveCommand.self, StringsRenameCommand.self,
        StringsListCommand.self, StringsLanguagesCommand.self, StringsAddLanguageCommand.self,
        StringsLintCommand.self, StringsReviewCommand.self, StringsStatsCommand.self, StringsDiffCommand.self,
        StringsMergeCommand.self,
        StringsConvertCommand.self,
        StringsExportCommand.self, StringsImportCommand.self, StringsCompileCommand.self, StringsPseudoCommand.self,
        StringsDumpCommand.self,
    ]

    static let definition = CommandDefinition(
        name: "strings",
        abstract: "Look into translation files, and edit them byte for byte.",
        discussion: """
            A file is a string catalogue (.xcstrings), a .strings, .stringsdict or XLIFF file, or for 'get' a compiled \
            table; a folder is searched for all of them, and its .lproj folders name the languages. The bundles for \
            translators in it (.xcloc) are passed over.
            """,
        subcommands: subcommands.map { $0.definition })

    init(_ arguments: ParsedArguments) throws(CommandFailure) { throw .usage("Missing subcommand") }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus { .usage }
}
