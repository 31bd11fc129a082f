/// Writes what a command is and takes, in the look of swift-argument-parser, 80 columns wide.
struct HelpText {
    /// The commands from the outermost to the one that help is asked for.
    let path: [CommandDefinition]

    private static let width = 80
    private static let labelWidth = 26

    private var command: CommandDefinition { path[path.count - 1] }
    private var name: String { path.map(\.name).joined(separator: " ") }

    /// The whole page of help, ending in a line feed.
    var page: String {
        var sections = [wrapped("OVERVIEW: " + command.abstract, to: Self.width).joined(separator: "\n")]
        if !command.discussion.isEmpty {
            sections.append(wrapped(command.discussion, to: Self.width).joined(separator: "\n"))
        }
        sections.append(joined(["USAGE:"] + usageWords, to: Self.width - 2).joined(separator: "\n  "))
        append("ARGUMENTS", command.arguments.map { ("<\($0.name)>", $0.help) }, to: &sections)
        append("OPTIONS", allOptions.map { ($0.label, $0.helpWithValues) }, to: &sections)
        append("SUBCOMMANDS", command.subcommands.map { ($0.name, $0.abstract) }, to: &sections)
        if !command.subcommands.isEmpty {
            sections.append("  See '\(path[0].name) help <subcommand>' for detailed help.")
        }
        return sections.joined(separator: "\n\n") + "\n"
    }

    /// How the command is called, in one line: `shoptalk price <amount> <currency> [--language <tag> ...]`.
    var usage: String { usageWords.joined(separator: " ") }

    /// The pieces of the usage line, each of which stays whole where the line is broken.
    private var usageWords: [String] {
        var words = [name]
        words += command.arguments.map(\.synopsis)
        words += command.options.map { "[\($0.synopsis)]" }
        if !command.subcommands.isEmpty { words.append("<subcommand>") }
        return words
    }

    /// What follows a message about a wrong argument: the usage, and where to read more.
    var hint: String {
        "Usage: \(usage)\n  See '\(name) --help' for more information.\n"
    }

    private var allOptions: [OptionDefinition] { command.options + [.version, .help] }

    private func append(_ title: String, _ rows: [(label: String, help: String)], to sections: inout [String]) {
        if rows.isEmpty { return }
        let lines = rows.flatMap { row in
            let help = wrapped(row.help, to: Self.width - Self.labelWidth)
            let indent = String(repeating: " ", count: Self.labelWidth)
            let label = "  " + row.label
            if label.count < Self.labelWidth {
                let padding = String(repeating: " ", count: Self.labelWidth - label.count)
                return [label + padding + (help.first ?? "")] + help.dropFirst().map { indent + $0 }
            }
            return [label] + help.map { indent + $0 }
        }
        sections.append(([title + ":"] + lines).joined(separator: "\n"))
    }
}

extension ArgumentDefinition {
    /// How the argument stands in a usage line: `<file>`, `[<file>]`, `<file> ...`.
    var synopsis: String {
        let name = "<\(name)>" + (isRepeatable ? " ..." : "")
        return isOptional ? "[\(name)]" : name
    }
}

extension OptionDefinition {
    /// How the option is written, with its letter and its value: `-h, --help`.
    var label: String {
        let letter = letter.map { "-\($0), " } ?? ""
        return letter + "--" + name + (valueName.map { " <\($0)>" } ?? "")
    }

    /// How the option stands in a usage line: `--language <tag> ...`.
    var synopsis: String {
        "--" + name + (valueName.map { " <\($0)>" } ?? "") + (isRepeatable ? " ..." : "")
    }

    /// The help, with the values that may be given and the default.
    var helpWithValues: String {
        var notes: [String] = []
        if case .oneOf(let words) = value { notes.append("values: " + words.joined(separator: ", ")) }
        if let defaultValue { notes.append("default: " + defaultValue) }
        if isRepeatable { notes.append("may be repeated") }
        return notes.isEmpty ? help : help + " (" + notes.joined(separator: "; ") + ")"
    }
}
