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
        var line = ""
        for word in paragraph.split(separator: " ") {
            if line.isEmpty {
                line = String(word)
            } else if line.count + 1 + word.count <= width {
                line += " " + word
            } else {
                lines.append(line)
                line = String(word)
            }
        }
        lines.append(line)
    }
    return lines
}
