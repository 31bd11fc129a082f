/// Breaks plain English text into lines of at most so many characters, at spaces; longer words stay whole.
///
/// Paragraphs are separated by an empty line, and a line that begins with a space stays as it is.
func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if paragraph.isEmpty || paragraph.hasPrefix(" ") {
            lines.append(String(paragraph))
            continue
        }
        lines += joined(paragraph.split(separator: " ").map(String.init), to: width)
    }
    return lines
}

/// Joins words by spaces into lines of at most so many characters; a longer word has a line of its own.
func joined(_ words: [String], to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words {
        if line.isEmpty {
            line = word
        } else if line.count + 1 + word.count <= width {
            line += " " + word
        } else {
            lines.append(line)
            line = word
        }
    }
    return lines + [line]
}
