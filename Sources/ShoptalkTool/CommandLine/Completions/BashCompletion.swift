/// Writes completions for Bash: one function that looks at the subcommand and at the word before.
struct BashCompletion {
    /// The outermost command.
    let command: CommandDefinition

    /// The script, to be read by `source` or put into the folder of completions.
    var script: String {
        var lines = [
            "#!/bin/bash",
            "",
            "\(functionName)()",
            "{",
            "    local current=\"${COMP_WORDS[COMP_CWORD]}\" previous=\"${COMP_WORDS[COMP_CWORD-1]}\" subcommand=\"\" word",
        ]
        if !command.subcommands.isEmpty {
            lines += [
                "    for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do",
                "        case \"$word\" in",
                "            \(command.subcommands.map(\.name).joined(separator: "|"))) subcommand=\"$word\"; break ;;",
                "        esac",
                "    done",
            ]
        }
        lines += [
            "    COMPREPLY=()",
            "    case \"$subcommand\" in",
        ]
        for subcommand in command.subcommands {
            lines.append("        \(subcommand.name))")
            lines += words(of: subcommand)
            lines.append("            ;;")
        }
        lines.append("        *)")
        lines += words(of: command)
        lines += [
            "            ;;",
            "    esac",
            "}",
            "complete -o bashdefault \(command.subcommands.isEmpty ? "" : "-o nosort ")-F \(functionName) \(command.name)",
            "",
        ]
        return lines.joined(separator: "\n")
    }

    private var functionName: String { "_" + command.name.map { $0 == "-" ? "_" : String($0) }.joined() }

    private func words(of command: CommandDefinition) -> [String] {
        let indent = "            "
        var lines = [indent + "case \"$previous\" in"]
        for option in command.options where option.valueName != nil {
            lines.append(indent + "    --\(option.name)) \(reply(option.value)); return ;;")
        }
        lines.append(indent + "esac")
        lines += [
            indent + "if [[ \"$current\" == -* ]]; then",
            indent + "    COMPREPLY=($(compgen -W '\(command.optionWords.joined(separator: " "))' -- \"$current\"))",
            indent + "    return",
            indent + "fi",
        ]
        if !command.subcommands.isEmpty {
            let names = (command.subcommands.map(\.name) + ["help"]).joined(separator: " ")
            lines.append(indent + "COMPREPLY=($(compgen -W '\(names)' -- \"$current\"))")
        } else if let argument = command.arguments.first {
            lines.append(indent + reply(argument.value))
        }
        return lines
    }

    private func reply(_ value: ValueDefinition) -> String {
        switch value {
        case .any: ":"
        case .oneOf(let words), .suggested(let words):
            "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))"
        case .file: "COMPREPLY=($(compgen -f -- \"$current\"))"
        }
    }
}
