internal import PurchaseMessages
internal import StringTables

/// What an app says in its own words: its texts, and the messages that only it has.
struct OwnMessages: Sendable {
    static let texts = OptionDefinition(
        name: "texts", valueName: "file",
        help: "Texts of an app's own: a translation file or a folder of them. They come before those of the command, "
            + "key by key and language by language.",
        isRepeatable: true, value: .file(endings: ["xcstrings", "strings", "stringsdict"]))
    static let definitions = OptionDefinition(
        name: "definitions", valueName: "file",
        help: "Messages of an app's own, as 'shoptalk messages --format json' writes them.",
        isRepeatable: true, value: .file(endings: ["json"]))
    /// The options of a command that shows an app's own messages beside those of the library.
    static let options = [texts, definitions]

    private let texts: [String]
    private let definitions: [String]

    /// Understands the options.
    init(_ arguments: ParsedArguments) {
        texts = arguments.values(of: Self.texts)
        definitions = arguments.values(of: Self.definitions)
    }

    /// The texts, those of the file that was named first before the others.
    ///
    /// - Throws: A failure with status 65 where a file holds no text or is damaged, 66 where it is not there.
    func tables(_ io: CommandIO) throws(CommandFailure) -> [StringTable] {
        var tables: [StringTable] = []
        for path in texts {
            let input = try TranslationInput(path, .standard, io)
            let problems = input.problems.joined(separator: "\n")
            if input.isDamaged { throw CommandFailure(.badData, problems) }
            if !problems.isEmpty { io.report(problems + "\n") }
            tables += input.tables
        }
        return tables
    }

    /// The messages of the library with those of the app, which take the place of ours of their name.
    ///
    /// - Throws: A failure with status 65 and the place of what is wrong, 66 where a file is not there.
    func catalogue(_ io: CommandIO) throws(CommandFailure) -> MessageCatalogue {
        var catalogue = MessageCatalogue.builtIn
        for path in definitions {
            let own = try MessageDefinitionReader.definitions(in: try io.read(path), file: io.fileName(path))
            catalogue = catalogue.adding(own)
        }
        return catalogue
    }
}
