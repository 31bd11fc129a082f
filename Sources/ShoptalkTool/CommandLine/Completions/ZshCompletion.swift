/// Writes completions for the Z shell, on its `_arguments`.
struct ZshCompletion {
    /// The outermost command.
    let command: CommandDefinition

    /// The script, to be put into a folder of `fpath` as `_` and the name of the command.
    var script: String {
        let groups = [[]] + command.pathsBelow.filter { !($0.last?.subcommands.isEmpty ?? true) }
        var lines = ["#compdef \(command.name)", ""]
        // The functions of inner commands come first, so that a shell that reads them in order knows them.
        for path in groups.reversed() { lines += function(at: path) + [""] }
        lines += ["\(functionName([])) \"$@\"", ""]
        return lines.joined(separator: "\n")
    }

    private func functionName(_ path: [CommandDefinition]) -> String {
        "_" + ([command] + path).map(\.name).joined(separator: "_")
    }

    /// The function that completes what follows a path of names.
    private func function(at path: [CommandDefinition]) -> [String] {
        let last = path.last ?? command
        var lines = ["\(functionName(path))() {"]
        if last.subcommands.isEmpty {
            lines += arguments(of: last, indent: "    ")
        } else {
            lines += [
                "    local context state state_descr line",
                "    typeset -A opt_args",
                "    _arguments -C \\",
            ]
            lines += last.optionsWithCommonOnes.flatMap(specifications).map { "        \($0) \\" }
            lines += ["        '1: :->command' '*:: :->rest'", "    case $state in", "        command)"]
            lines.append("            local -a subcommands=(")
            for subcommand in last.subcommands {
                lines.append("                '\(subcommand.name):\(quoted(subcommand.abstract))'")
            }
            lines += [
                "            )",
                "            _describe subcommand subcommands",
                "            ;;",
                "        rest)",
                "            case $line[1] in",
            ]
            for subcommand in last.subcommands {
                lines.append("                \(subcommand.name))")
                if subcommand.subcommands.isEmpty {
                    lines += arguments(of: subcommand, indent: "                    ")
                } else {
                    lines.append("                    \(functionName(path + [subcommand]))")
                }
                lines.append("                    ;;")
            }
            lines += ["            esac", "            ;;", "    esac"]
        }
        return lines + ["}"]
    }

    private func arguments(of command: CommandDefinition, indent: String) -> [String] {
        var words = command.optionsWithCommonOnes.flatMap(specifications)
        for (index, argument) in command.arguments.enumerated() {
            let optional = argument.isOptional && !argument.isRepeatable ? ":" : ""
            let place = argument.isRepeatable ? "*" : String(index + 1)
            words.append("'\(place):\(optional)\(quoted(argument.name)):\(action(argument.value))'")
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
