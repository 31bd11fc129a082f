internal import Diagnostics
internal import Languages
internal import PurchaseTerms

/// Disclosures and what a checker finds, for people.
struct DisclosureText {
    /// How text is coloured.
    let style: TextStyle

    /// A disclosure, a part a paragraph: its kind above its text, the billed price in strong type.
    func text(_ disclosure: Disclosure) -> String {
        disclosure.parts.map { part in
            let words = line(part)
            var text = style.written(part.kind.rawValue, .faint) + "\n"
            text += "    " + (part.prominence == .highest ? style.written(words, .strong) : words) + "\n"
            if let url = part.url { text += "    " + VisibleText(url).text + "\n" }
            return text
        }.joined()
    }

    /// The text of a part on a line of the terminal, whose own direction is left to right.
    private func line(_ part: DisclosurePart) -> String {
        // The name of a product is whatever a file says; every other text is the library's own.
        let text = part.kind == .heading ? VisibleText(part.text).text : part.text
        return part.language.direction == .rightToLeft ? "\u{2067}\(text)\u{2069}" : text
    }

    /// What was found in a text, each with what was looked for and who asks for it.
    func text(_ findings: [DisclosureFinding]) -> String {
        findings.map { finding in
            var text = style.written("\(finding.need.rawValue) \(finding.topic.name)", .strong)
            text += ": " + VisibleText(finding.description).text + "\n"
            for words in finding.lookedFor.prefix(4) { text += row("looked for", words) }
            if finding.lookedFor.count > 4 { text += row("looked for", "\(finding.lookedFor.count - 4) more") }
            if finding.certainty == .wording { text += row("certainty", "other words may say the same") }
            for requirement in finding.requirements {
                text += row("\(requirement.need.rawValue)", "\(requirement.wish) (\(requirement.source))")
            }
            return text
        }.joined()
    }

    private func row(_ name: String, _ value: String) -> String {
        "    " + style.written(name, .faint) + " " + VisibleText(value).text + "\n"
    }
}
