/// A text in which no character means anything to Markdown.
///
/// Every sign that could begin markup gets a backslash, which CommonMark takes before any ASCII punctuation: raw HTML,
/// links, autolinks of GitHub, formulas and tables too. A line neither begins with a sign of a list or a heading nor with
/// white space, which would make it code.
///
/// Source: CommonMark 0.31.2, sections 2.4, 4, 5 and 6; GitHub Flavored Markdown 0.29, section 6.9.
struct MarkdownText: Hashable, Sendable, CustomStringConvertible {
    /// The line of Markdown.
    let description: String

    /// Makes a line; the text is inert and has no line break.
    init(_ line: String) {
        var text = String.UnicodeScalarView()
        var isAtStart = true
        let scalars = Array(line.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            if isAtStart, scalar.properties.isWhitespace { continue }
            if MarkdownText.isEscaped(scalars, at: index, isAtStart: isAtStart) { text.append("\\") }
            text.append(scalar)
            isAtStart = false
        }
        while let last = text.last, last.properties.isWhitespace { text.removeLast() }
        description = String(text)
    }

    private static func isEscaped(_ scalars: [Unicode.Scalar], at index: Int, isAtStart: Bool) -> Bool {
        func follows(_ text: String) -> Bool { scalars[(index + 1)...].starts(with: text.unicodeScalars) }
        switch scalars[index] {
        case "\\", "`", "*", "_", "[", "]", "<", ">", "&", "|", "~", "$", "{", "}", "#", "@": return true
        case "+", "-", "=": return isAtStart
        case "!": return follows("[")
        case ":": return follows("/") || isAtStart
        // An ordered list, whose number may have nine digits, and the autolinks of `www.`.
        case ".", ")": return index > 0 && isNumberOrWeb(scalars[..<index])
        default: return false
        }
    }

    private static func isNumberOrWeb(_ before: ArraySlice<Unicode.Scalar>) -> Bool {
        let word = before.suffix(3).map { $0.properties.lowercaseMapping }.joined()
        if word == "www" { return true }
        return before.count <= 12 && before.allSatisfy { ("0"..."9").contains($0) || $0.properties.isWhitespace }
    }
}
