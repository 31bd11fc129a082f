/// Writes completions for Bash: one function that looks at the subcommands and at the word before.
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
            "    # --name=value comes as three words.",
            "    if [[ \"$current\" == \"=\" ]]; then",
            "        current=\"\"",
            "    elif [[ \"$previous\" == \"=\" ]]; then",
            "        previous=\"${COMP_WORDS[COMP_CWORD-2]}\"",
            "    fi",
        ]
        let paths = command.pathsBelow.map { path in (words: path.map(\.name).joined(separator: " "), command: path) }
        if !paths.isEmpty {
            lines += [
                "    for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do",
                "        case \"${subcommand:+$subcommand }$word\" in",
                "            \(paths.map { "'\($0.words)'" }.joined(separator: "|")))",
                "                subcommand=\"${subcommand:+$subcommand }$word\" ;;",
                "        esac",
                "    done",
            ]
        }
        lines += [
            "    COMPREPLY=()",
            "    case \"$subcommand\" in",
        ]
        for path in paths {
            lines.append("        '\(path.words)')")
            lines += path.command.last.map { words(of: $0) } ?? []
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
            let names = ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
            lines.append(indent + "    \(names.joined(separator: "|"))) \(reply(option.value)); return ;;")
        }
        lines.append(indent + "esac")
        lines += [
            indent + "if [[ \"$current\" == -* ]]; then",
            indent + "    COMPREPLY=($(compgen -W '\(command.optionWords.joined(separator: " "))' -- \"$current\"))",
            indent + "    return",
            indent + "fi",
        ]
        if !command.subcommands.isEmpty {
            let names = (command.subcommands.map(\.name) + (command == self.command ? ["help"] : []))
                .joined(separator: " ")
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
