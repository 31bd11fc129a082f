/// Writes the manual page of a command and all its subcommands, in roff.
///
/// Source: man-pages(7) for the sections, groff_man(7) for the macros.
struct ManualPage {
    /// The outermost command.
    let command: CommandDefinition
    /// The version that the page is about.
    let version: String

    /// The whole page.
    var page: String {
        let title = escaped(command.name.uppercased())
        var lines = [
            ".TH \(title) 1 \"\" \"\(escaped(command.name)) \(escaped(version))\" \"User Commands\"",
            ".SH NAME",
            "\(escaped(command.name)) \\- \(escaped(lowercasedStart(command.abstract)))",
            ".SH SYNOPSIS",
        ]
        let below = command.pathsBelow
        let leaves = below.isEmpty ? [[]] : below.filter { $0.last?.subcommands.isEmpty ?? true }
        for (index, leaf) in leaves.enumerated() {
            if index > 0 { lines.append(".br") }
            lines += synopsis([command] + leaf)
        }
        lines.append(".SH DESCRIPTION")
        lines += paragraphs(command.abstract + "\n\n" + command.discussion)
        if !below.isEmpty { lines.append(".SH COMMANDS") }
        for path in below {
            guard let last = path.last else { continue }
            lines.append(".SS \"\(escaped(path.map(\.name).joined(separator: " ")))\"")
            lines += paragraphs(last.abstract + "\n\n" + last.discussion)
            lines += terms(of: last)
        }
        lines.append(".SH OPTIONS")
        lines += terms(command.options + [.version, .help])
        lines.append(".SH EXIT STATUS")
        for entry in ExitStatus.meanings {
            lines += [".TP", ".B \(entry.status.rawValue)", escapedLine(entry.meaning)]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func synopsis(_ path: [CommandDefinition]) -> [String] {
        let leaf = path[path.count - 1]
        var parts = ["\\fB" + path.map { escaped($0.name) }.joined(separator: " ") + "\\fR"]
        for argument in leaf.arguments {
            let name = "\\fI" + escaped(argument.name) + "\\fR"
            parts.append((argument.isOptional ? "[\(name)]" : name) + (argument.isRepeatable ? "..." : ""))
        }
        for option in leaf.options {
            let value = option.valueName.map { " \\fI\(escaped($0))\\fR" } ?? ""
            parts.append("[\\fB\(escaped("--" + option.name))\\fR\(value)]" + (option.isRepeatable ? "..." : ""))
        }
        return [parts.joined(separator: " ")]
    }

    private func terms(of command: CommandDefinition) -> [String] {
        let arguments = command.arguments.flatMap { argument in
            [".TP", "\\fI" + escaped(argument.name) + "\\fR", escapedLine(argument.help)]
        }
        return arguments + terms(command.options)
    }

    private func terms(_ options: [OptionDefinition]) -> [String] {
        options.flatMap { option in
            let letter = option.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
            let value = option.valueName.map { " \\fI\(escaped($0))\\fR" } ?? ""
            return [
                ".TP", letter + "\\fB" + escaped("--" + option.name) + "\\fR" + value,
                escapedLine(option.helpWithValues),
            ]
        }
    }

    /// Paragraphs as roff fills them; lines that begin with a space stay as they are.
    private func paragraphs(_ text: String) -> [String] {
        var lines: [String] = []
        var isExample = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isIndented = line.hasPrefix(" ")
            if isIndented != isExample {
                lines.append(isIndented ? ".nf" : ".fi")
                isExample = isIndented
            }
            lines.append(line.isEmpty ? ".PP" : escapedLine(String(line)))
        }
        if isExample { lines.append(".fi") }
        while lines.last == ".PP" { lines.removeLast() }
        return lines
    }

    private func lowercasedStart(_ text: String) -> String {
        let sentence = text.hasSuffix(".") ? String(text.dropLast()) : text
        return sentence.prefix(1).lowercased() + sentence.dropFirst()
    }

    /// The text with a backslash and a dash written so that roff prints them as they are.
    private func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "\"": result += "\\(dq"
            default: result.append(character)
            }
        }
        return result
    }

    /// A line of text, which must not begin with a control character of roff.
    private func escapedLine(_ text: String) -> String {
        let line = escaped(text)
        return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
    }
}
