internal import Diagnostics

/// What a command line asks for.
struct ParsedCommand: Hashable, Sendable {
    /// What is to be done.
    enum Request: Hashable, Sendable {
        /// Run the command.
        case run(ParsedArguments)
        /// Show the help of the command.
        case help
        /// Show the version.
        case version
    }

    /// The commands from the outermost to the one that was called.
    let path: [CommandDefinition]
    /// What is to be done.
    let request: Request

    /// The names of the commands as they are typed: `shoptalk price`.
    var name: String { path.map(\.name).joined(separator: " ") }
}

/// A command line that cannot be understood, with the command that it was found in.
struct CommandLineFault: Error, Hashable, Sendable {
    /// The commands from the outermost to the one where the fault is.
    let path: [CommandDefinition]
    /// What is wrong, in a sentence.
    let message: String
}

/// Reads a command line by a definition.
///
/// Options may stand anywhere after their command, as `--name value` or `--name=value`; `--` ends them. An argument that
/// begins with `-` and a digit is a value, and so is `-` alone. `--help` is answered wherever it stands.
struct CommandLineParser {
    private var path: [CommandDefinition]
    private var rest: ArraySlice<String>
    private var parsed = ParsedArguments()
    private var pendingArguments: ArraySlice<ArgumentDefinition>

    /// Reads the arguments that follow the name of the command.
    ///
    /// - Throws: `CommandLineFault` at the first thing that is wrong.
    /// - Complexity: Linear in the number of arguments.
    static func parse(
        _ arguments: [String], by definition: CommandDefinition
    ) throws(CommandLineFault) -> ParsedCommand {
        var parser = CommandLineParser(definition: definition, arguments: arguments)
        return try parser.parse()
    }

    private init(definition: CommandDefinition, arguments: [String]) {
        path = [definition]
        rest = arguments[...]
        pendingArguments = definition.arguments[...]
    }

    private var command: CommandDefinition { path[path.count - 1] }

    private mutating func parse() throws(CommandLineFault) -> ParsedCommand {
        if let request = enterSubcommands() { return request }
        var optionsHaveEnded = false
        while let word = rest.popFirst() {
            if optionsHaveEnded || !word.isOption {
                try take(word)
            } else if word == "--" {
                optionsHaveEnded = true
            } else if let request = try takeOption(word) {
                return ParsedCommand(path: path, request: request)
            }
        }
        if let missing = pendingArguments.first(where: { !$0.isOptional && parsed.value(of: $0) == nil }) {
            throw fault("Missing expected argument '<\(missing.name)>'")
        }
        return ParsedCommand(path: path, request: .run(parsed))
    }

    /// Goes down into the subcommands that are named first; answers a call for help on the way.
    private mutating func enterSubcommands() -> ParsedCommand? {
        while let word = rest.first {
            if let next = command.subcommands.first(where: { $0.name == word }) {
                path.append(next)
                pendingArguments = next.arguments[...]
                rest.removeFirst()
            } else if word == "help", path.count == 1, !command.subcommands.isEmpty {
                return helpCommand()
            } else {
                break
            }
        }
        let options = rest.prefix { $0 != "--" }
        if options.contains(where: { $0 == "--help" || $0 == "-h" }) {
            return ParsedCommand(path: path, request: .help)
        }
        return nil
    }

    /// Answers `help price`: the help of the commands named after it; a word that is no command stays to be reported.
    private mutating func helpCommand() -> ParsedCommand? {
        rest.removeFirst()
        while let word = rest.first, let next = command.subcommands.first(where: { $0.name == word }) {
            path.append(next)
            rest.removeFirst()
        }
        pendingArguments = []
        return rest.isEmpty ? ParsedCommand(path: path, request: .help) : nil
    }

    private mutating func take(_ word: String) throws(CommandLineFault) {
        guard let argument = pendingArguments.first else {
            if command.subcommands.isEmpty { throw fault("Unexpected argument '\(VisibleText(word).text)'") }
            throw fault("Unknown subcommand '\(VisibleText(word).text)'", near: word, command.subcommands.map(\.name))
        }
        if !argument.isRepeatable { pendingArguments.removeFirst() }
        try check(word, argument.value, "<\(argument.name)>")
        parsed.add(word, to: argument)
    }

    private mutating func takeOption(_ word: String) throws(CommandLineFault) -> ParsedCommand.Request? {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts.first ?? "")
        let options = command.options + [.version]
        guard let option = options.first(where: { name == "--\($0.name)" || ($0.letter.map { "-\($0)" } == name) })
        else {
            throw fault(
                "Unknown option '\(VisibleText(name).text)'", near: name, (options + [.help]).map { "--\($0.name)" })
        }
        if option == .version { return .version }
        if parsed.isGiven(option), !option.isRepeatable {
            throw fault("The option '--\(option.name)' is given more than once")
        }
        guard let valueName = option.valueName else {
            if parts.count > 1 {
                throw fault(
                    "The option '--\(option.name)' takes no value, but '\(VisibleText(String(parts[1])).text)' was given"
                )
            }
            parsed.add("", to: option)
            return nil
        }
        let label = "--\(option.name) <\(valueName)>"
        let value: String
        if parts.count > 1 {
            value = String(parts[1])
        } else if let next = rest.first, !next.isOption {
            value = next
            rest.removeFirst()
        } else {
            throw fault("Missing value for '\(label)'")
        }
        try check(value, option.value, label)
        parsed.add(value, to: option)
        return nil
    }

    private func check(_ value: String, _ definition: ValueDefinition, _ label: String) throws(CommandLineFault) {
        guard case .oneOf(let words) = definition, !words.contains(value) else { return }
        let choices = words.map { "'\($0)'" }.joined(separator: ", ")
        throw fault(
            "The value '\(VisibleText(value).text)' is invalid for '\(label)': it is one of \(choices)", near: value,
            words)
    }

    private func fault(_ message: String, near word: String = "", _ candidates: [String] = []) -> CommandLineFault {
        let hint = suggestion(for: word, among: candidates).map { ". Did you mean '\($0)'?" } ?? ""
        return CommandLineFault(path: path, message: message + hint)
    }
}

extension String {
    /// Whether the word is an option: it begins with a dash, is more than a dash, and is no negative number.
    fileprivate var isOption: Bool {
        let bytes = utf8.prefix(2)
        guard bytes.count == 2, bytes.first == UInt8(ascii: "-"), let second = bytes.last else { return false }
        return !(48...57).contains(second)
    }
}
