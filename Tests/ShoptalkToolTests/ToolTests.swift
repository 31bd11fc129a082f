import FileReplacement
import TestSupport
import Testing

@testable import ShoptalkTool

@Suite("The whole command")
struct ToolTests {
    static let commandNames = RootCommand.definition.subcommands.map(\.name)

    @Test("the version goes to standard output")
    func version() async {
        let run = await TestRun("--version")
        #expect(run.output == Tool.version + "\n")
        #expect(run.error == "")
        #expect(run.status == .success)
    }

    @Test("without a subcommand it says so and how it is called")
    func nothing() async {
        let run = await TestRun()
        #expect(run.status == .usage)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("Error: Missing subcommand\nUsage: shoptalk "))
        #expect(run.error.hasSuffix("\n  See 'shoptalk --help' for more information.\n"))
    }

    @Test("help of the whole command is as recorded")
    func help() async {
        let run = await TestRun("--help")
        #expect(run.status == .success)
        if let difference = GoldenFiles.difference(of: run.output, from: "help.txt") { Issue.record("\(difference)") }
    }

    @Test("help of each subcommand is as recorded, both ways to ask for it", arguments: commandNames)
    func helpOfSubcommand(name: String) async {
        let run = await TestRun(name, "--help")
        #expect(run.status == .success)
        #expect(run.error == "")
        #expect(await TestRun("help", name).output == run.output)
        if let difference = GoldenFiles.difference(of: run.output, from: "help-\(name).txt") {
            Issue.record("\(difference)")
        }
    }

    @Test(
        "help of each verb of strings fits 80 columns and tells the limits",
        arguments: StringsCommand.definition.subcommands)
    func helpOfVerb(verb: CommandDefinition) async {
        let run = await TestRun("strings", verb.name, "--help")
        #expect(run.status == .success)
        #expect(run.output.hasPrefix("OVERVIEW: "))
        #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(run.output.contains("\n  --size-limit <bytes>    The most bytes of a file that is read."))
        #expect(run.output.contains("\n  --depth-limit <levels>  "))
        #expect(await TestRun("help", "strings", verb.name).output == run.output)
    }

    @Test(
        "what is generated from the definition is as recorded",
        arguments: [
            (["--generate-completion-script", "bash"], "completions.bash"),
            (["--generate-completion-script", "zsh"], "completions.zsh"),
            (["--generate-completion-script", "fish"], "completions.fish"),
            (["--generate-manual"], "manual.roff"),
        ])
    func generated(arguments: [String], golden: String) async {
        let run = await TestRun(arguments)
        #expect(run.status == .success)
        if let difference = GoldenFiles.difference(of: run.output, from: golden) { Issue.record("\(difference)") }
    }

    @Test("a reader that has gone away ends the command quietly, a full disk does not")
    func closedOutput() async {
        let closed = await TestRun("--help", outputFailure: WriteFailure(isClosed: true, reason: "Broken pipe"))
        #expect(closed.status == .inputOutput)
        #expect(closed.error == "")
        let full = await TestRun(
            "--help", outputFailure: WriteFailure(isClosed: false, reason: "No space left on device"))
        #expect(full.status == .inputOutput)
        #expect(full.error == "Error: Cannot write to standard output: No space left on device\n")
    }

    @Test(
        "an argument that could drive the terminal is shown, not obeyed",
        arguments: ["\u{1B}[2J", "\u{202E}", "\u{9B}31m", "a\rb", "\u{FEFF}", "a\nb"])
    func hostileArgument(argument: String) async {
        let run = await TestRun(argument)
        #expect(run.status == .usage)
        #expect(!run.error.contains(argument))
        #expect(run.error.hasPrefix("Error: Unknown subcommand '"))
    }

    @Test("files are read whole, and each kind of trouble has its code")
    func reading() throws {
        let io = CommandIO.ofThisProcess()
        #expect(try !io.readFile(#filePath, 1 << 20).isEmpty)
        let troubles: [(path: String, code: FileError.Code)] = [
            ("/nowhere/at/all", .missing), ("a\0b", .invalidPath), ("/", .isFolder),
        ]
        for trouble in troubles {
            do {
                _ = try io.readFile(trouble.path, 1 << 20)
                Issue.record("\(trouble.path) was read")
            } catch {
                #expect(error.code == trouble.code)
            }
        }
    }

    @Test(
        "colours are for terminals, unless they are asked for or forbidden",
        arguments: [
            (nil, true, [:], true), (nil, false, [:], false), ("auto", true, ["NO_COLOR": "1"], false),
            ("auto", true, ["NO_COLOR": ""], true), ("auto", true, ["TERM": "dumb"], false),
            ("always", false, ["NO_COLOR": "1"], true), ("never", true, [:], false),
        ] as [(String?, Bool, [String: String], Bool)])
    func colors(choice: String?, terminal: Bool, environment: [String: String], expected: Bool) {
        let io = CommandIO(
            write: { _, _ in }, readFile: { _, _ in [] }, openFile: { _, _ in ([], .missing) },
            makeFile: { _, _ in }, replaceFile: { _, _, _ in }, listFolder: { _ in nil }, readInput: { _ in [] },
            isTerminal: { _ in terminal },
            environment: { environment[$0] })
        #expect(TextStyle(when: choice, io).isColored == expected)
        #expect(TextStyle(when: choice, io).written("x", .error) == (expected ? "\u{1B}[31mx\u{1B}[0m" : "x"))
    }
}
