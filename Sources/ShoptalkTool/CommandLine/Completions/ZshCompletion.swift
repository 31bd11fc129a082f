/// Writes completions for the Z shell, on its `_arguments`.
struct ZshCompletion {
    /// The outermost command.
    let command: CommandDefinition

    /// The script, to be put into a folder of `fpath` as `_` and the name of the command.
    var script: String {
        var lines = ["#compdef \(command.name)", "", "_\(command.name)() {"]
        if command.subcommands.isEmpty {
            lines += arguments(of: command, indent: "    ")
        } else {
            lines += [
                "    local context state state_descr line",
                "    typeset -A opt_args",
                "    _arguments -C \\",
            ]
            lines += command.optionsWithCommonOnes.flatMap(specifications).map { "        \($0) \\" }
            lines += ["        '1: :->command' '*:: :->rest'", "    case $state in", "        command)"]
            lines.append("            local -a subcommands=(")
            for subcommand in command.subcommands {
                lines.append("                '\(subcommand.name):\(quoted(subcommand.abstract))'")
            }
            lines += [
                "            )",
                "            _describe subcommand subcommands",
                "            ;;",
                "        rest)",
                "            case $line[1] in",
            ]
            for subcommand in command.subcommands {
                lines.append("                \(subcommand.name))")
                lines += arguments(of: subcommand, indent: "                    ")
                lines.append("                    ;;")
            }
            lines += ["            esac", "            ;;", "    esac"]
        }
        lines += ["}", "", "_\(command.name) \"$@\"", ""]
        return lines.joined(separator: "\n")
    }

    private func arguments(of command: CommandDefinition, indent: String) -> [String] {
        var words = command.optionsWithCommonOnes.flatMap(specifications)
        for (index, argument) in command.arguments.enumerated() {
            let optional = argument.isOptional ? ":" : ""
            words.append("'\(index + 1):\(optional)\(quoted(argument.name)):\(action(argument.value))'")
        }
        return [indent + "_arguments \\"] + words.dropLast().map { "\(indent)    \($0) \\" }
            + words.suffix(1).map { "\(indent)    \($0)" }
    }

    private func specifications(_ option: OptionDefinition) -> [String] {
        let star = option.isRepeatable ? "*" : ""
        let help = "[\(quoted(option.help))]"
        let value = option.valueName.map { ":\(quoted($0)):\(action(option.value))" } ?? ""
        return (option.letter.map { ["-\($0)"] } ?? []).map { "'\(star)\($0)\(help)\(value)'" }
            + ["'\(star)--\(option.name)\(value.isEmpty ? "" : "=")\(help)\(value)'"]
    }

    private func action(_ value: ValueDefinition) -> String {
        switch value {
        case .any: " "
        case .oneOf(let words), .suggested(let words): "(" + words.joined(separator: " ") + ")"
        case .file(let endings) where endings.count == 1: "_files -g \"*.\(endings[0])\""
        case .file: "_files"
        }
    }

    /// The text as it may stand within single quotes and within the brackets and colons of a specification.
    private func quoted(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "'": result += "'\\''"
            case "[", "]", ":", "\\": result += "\\" + String(character)
            default: result.append(character)
            }
        }
        return result
    }
}
