import Testing

@testable import ShoptalkTool

@Suite("A command line is read by its definition")
struct CommandLineParserTests {
    static let language = OptionDefinition(name: "language", valueName: "tag", help: "A language.", isRepeatable: true)
    static let format = OptionDefinition(
        name: "format", valueName: "format", help: "A format.", value: .oneOf(["text", "json"]), defaultValue: "text")
    static let all = OptionDefinition(flag: "all-languages", help: "Every language.")
    static let amount = ArgumentDefinition(name: "amount", help: "An amount.")
    static let currency = ArgumentDefinition(name: "currency", help: "A currency.", isOptional: true)
    static let definition = CommandDefinition(
        name: "shop", abstract: "A shop.",
        subcommands: [
            CommandDefinition(
                name: "price", abstract: "A price.", arguments: [amount, currency], options: [language, format, all]),
            CommandDefinition(name: "preview", abstract: "A preview."),
        ])

    private func values(_ arguments: String...) throws -> ParsedArguments {
        let parsed = try CommandLineParser.parse(["price"] + arguments, by: Self.definition)
        guard case .run(let values) = parsed.request else { throw NoRun() }
        return values
    }

    private struct NoRun: Error {}

    private func message(_ arguments: [String]) -> String? {
        do {
            _ = try CommandLineParser.parse(arguments, by: Self.definition)
            return nil
        } catch {
            return error.message
        }
    }

    @Test("options stand before, between and after arguments, in both forms")
    func optionsAnywhere() throws {
        let values = try values("--language", "de", "1", "--format=json", "EUR", "--language=ar-EG-u-nu-latn")
        #expect(values.value(of: Self.amount) == "1")
        #expect(values.value(of: Self.currency) == "EUR")
        #expect(values.values(of: Self.language) == ["de", "ar-EG-u-nu-latn"])
        #expect(values.value(of: Self.format) == "json")
        #expect(!values.isGiven(Self.all))
    }

    @Test("a dash and a digit begin a value, a dash alone is a value, two dashes end the options")
    func negativeNumbers() throws {
        #expect(try values("-5").value(of: Self.amount) == "-5")
        #expect(try values("-1009", "-").value(of: Self.currency) == "-")
        let afterEnd = try values("--", "--format", "--help")
        #expect(afterEnd.value(of: Self.amount) == "--format")
        #expect(afterEnd.value(of: Self.currency) == "--help")
        #expect(try values("1", "--language", "-1").values(of: Self.language) == ["-1"])
    }

    @Test("what is not given has its default or nothing")
    func defaults() throws {
        let values = try values("1")
        #expect(values.value(of: Self.format) == "text")
        #expect(!values.isGiven(Self.format))
        #expect(values.values(of: Self.language) == [])
        #expect(values.value(of: Self.currency) == nil)
    }

    @Test(
        "a wrong command line is refused with a sentence",
        arguments: [
            (["price", "1", "--lanuage", "de"], "Unknown option '--lanuage'. Did you mean '--language'?"),
            (["price", "1", "--zzzzzzzz"], "Unknown option '--zzzzzzzz'"),
            (["price", "1", "-x"], "Unknown option '-x'"),
            (["price", "1", "--language"], "Missing value for '--language <tag>'"),
            (["price", "1", "--language", "--format", "json"], "Missing value for '--language <tag>'"),
            (
                ["price", "1", "--format", "jsn"],
                "The value 'jsn' is invalid for '--format <format>': it is one of 'text', 'json'. Did you mean 'json'?"
            ),
            (["price", "1", "--format", "json", "--format=text"], "The option '--format' is given more than once"),
            (
                ["price", "1", "--all-languages=yes"],
                "The option '--all-languages' takes no value, but 'yes' was given"
            ),
            (["price"], "Missing expected argument '<amount>'"),
            (["price", "1", "EUR", "2"], "Unexpected argument '2'"),
            (["prce", "1"], "Unknown subcommand 'prce'. Did you mean 'price'?"),
            (["help", "prce"], "Unknown subcommand 'prce'. Did you mean 'price'?"),
            (["price", "1", "EUR", "\u{1B}[2J"], "Unexpected argument '␛[2J'"),
        ])
    func refused(arguments: [String], expected: String) {
        #expect(message(arguments) == expected)
    }

    @Test(
        "help is answered wherever it stands",
        arguments: [
            ["price", "--help"], ["price", "-h", "--bogus"], ["price", "--language", "--help"], ["help", "price"],
        ])
    func help(arguments: [String]) throws {
        let parsed = try CommandLineParser.parse(arguments, by: Self.definition)
        #expect(parsed.request == .help)
        #expect(parsed.name == "shop price")
    }

    @Test("the version is a switch of every command")
    func version() throws {
        #expect(try CommandLineParser.parse(["price", "--version"], by: Self.definition).request == .version)
        #expect(try CommandLineParser.parse(["--version"], by: Self.definition).request == .version)
    }

    @Test(
        "a suggestion is near or is not made",
        arguments: [
            ("previw", "preview"), ("prveiew", "preview"), ("pre", "preview"), ("Price", "price"), ("x", nil),
            ("", nil), ("completely", nil),
        ] as [(String, String?)])
    func suggestions(word: String, expected: String?) {
        #expect(suggestion(for: word, among: ["price", "preview"]) == expected)
    }

    @Test("help shows every argument and option, at most 80 columns wide")
    func helpText() throws {
        let price = try #require(Self.definition.subcommands.first)
        let page = HelpText(path: [Self.definition, price]).page
        #expect(page.hasPrefix("OVERVIEW: A price.\n\nUSAGE: shop price <amount> [<currency>] [--language <tag> ...]"))
        #expect(page.contains("\nARGUMENTS:\n  <amount>                An amount.\n"))
        #expect(page.contains("  --format <format>       A format. (values: text, json; default: text)\n"))
        #expect(page.hasSuffix("  -h, --help              Show help information.\n"))
        #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
}
