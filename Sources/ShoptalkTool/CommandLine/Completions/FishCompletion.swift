/// Writes completions for fish: one line an option.
struct FishCompletion {
    /// The outermost command.
    let command: CommandDefinition

    /// The script, to be read by `source` or put into the folder of completions.
    var script: String {
        let names = command.subcommands.map(\.name)
        var lines = ["complete -c \(command.name) -f"]
        let outside =
            names.isEmpty ? "" : " -n 'not __fish_seen_subcommand_from \(names.joined(separator: " "))'"
        lines += command.optionsWithCommonOnes.map { line($0, condition: outside) }
        for subcommand in command.subcommands {
            lines.append(
                "complete -c \(command.name)\(outside) -a \(subcommand.name) -d '\(quoted(subcommand.abstract))'")
        }
        for subcommand in command.subcommands {
            let inside = " -n '__fish_seen_subcommand_from \(subcommand.name)'"
            lines += subcommand.optionsWithCommonOnes.map { line($0, condition: inside) }
            for argument in subcommand.arguments {
                if case .file = argument.value { lines.append("complete -c \(command.name)\(inside) -F") }
            }
        }
        return lines.joined(separator: "\n") + "\n"
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
