/// Writes completions for fish: one line an option.
struct FishCompletion {
    /// The outermost command.
    let command: CommandDefinition

    /// The script, to be read by `source` or put into the folder of completions.
    var script: String {
        var lines = ["complete -c \(command.name) -f"]
        for path in [[]] + command.pathsBelow { lines += words(at: path) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What can follow a path of names: the options of its command, its files, and the commands within it.
    private func words(at path: [CommandDefinition]) -> [String] {
        let last = path.last ?? command
        let names = last.subcommands.map(\.name)
        var conditions = path.map { "__fish_seen_subcommand_from \($0.name)" }
        if !names.isEmpty { conditions.append("not __fish_seen_subcommand_from \(names.joined(separator: " "))") }
        let condition = conditions.isEmpty ? "" : " -n '\(conditions.joined(separator: "; and "))'"
        var lines = last.optionsWithCommonOnes.map { line($0, condition: condition) }
        for subcommand in last.subcommands {
            lines.append(
                "complete -c \(command.name)\(condition) -a \(subcommand.name) -d '\(quoted(subcommand.abstract))'")
        }
        for argument in last.arguments {
            if case .file = argument.value { lines.append("complete -c \(command.name)\(condition) -F") }
            if argument.value.candidates.isEmpty { continue }
            let words = quoted(argument.value.candidates.joined(separator: " "))
            lines.append("complete -c \(command.name)\(condition) -a '\(words)' -d '\(quoted(argument.name))'")
        }
        return lines
    }

    private func line(_ option: OptionDefinition, condition: String) -> String {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        var value = option.valueName == nil ? "" : " -x"
        if case .file = option.value { value = " -r -F" }
        if !option.value.candidates.isEmpty {
            value += " -a '\(quoted(option.value.candidates.joined(separator: " ")))'"
        }
        return "complete -c \(command.name)\(condition)\(letter) -l \(option.name)\(value) -d '\(quoted(option.help))'"
    }

    private func quoted(_ text: String) -> String {
        text.map { $0 == "'" || $0 == "\\" ? "\\" + String($0) : String($0) }.joined()
    }
}
