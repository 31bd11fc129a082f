internal import Languages

/// The terms of a glossary, to ask of a text which of them it uses.
struct GlossaryIndex: Sendable {
    /// The terms, in the order of their numbers.
    let terms: [LintOptions.Term]
    private var sources = FormFinder()
    private var buttons: [String: [Int]] = [:]
    private var translations: [LanguageTag: FormFinder] = [:]

    /// Makes an index; linear in the length of all forms.
    init(_ terms: [LintOptions.Term]) {
        self.terms = terms
        for (number, term) in terms.enumerated() {
            if term.isButton {
                buttons[term.source, default: []].append(number)
                continue
            }
            for form in Set([term.source] + term.sourceForms) { sources.add(form, number) }
            for (language, required) in term.required {
                let forms = Set([required] + term.furtherForms[language, default: []])
                for form in forms { translations[language, default: FormFinder()].add(form, number) }
            }
        }
    }

    /// The numbers of the terms that a text of the source uses, each once, in order.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isButton: Whether it is the title of a button.
    /// - Returns: Numbers in ``terms``.
    func used(in text: String, isButton: Bool) -> [Int] {
        guard !terms.isEmpty else { return [] }
        return Set(sources.words(in: text) + (isButton ? buttons[text, default: []] : [])).sorted()
    }

    /// The terms that a text of the source uses and its translation lacks, with what was to be there.
    func missing(
        from translation: String, of source: String, isButton: Bool, in chain: [LanguageTag]
    ) -> [(number: Int, wanted: String)] {
        let used = used(in: source, isButton: isButton)
        guard !used.isEmpty else { return [] }
        var found: [LanguageTag: Set<Int>] = [:]
        return used.compactMap { number in
            let term = terms[number]
            guard let language = chain.first(where: { term.required[$0] != nil }), let wanted = term.required[language]
            else { return nil }
            if term.isButton { return translation.utf8.elementsEqual(wanted.utf8) ? nil : (number, wanted) }
            let held = found[language] ?? translations[language]?.everywhere(in: translation) ?? []
            found[language] = held
            return held.contains(number) ? nil : (number, wanted)
        }
    }

    /// Whether a term is the title of a button, so that comments have to be read.
    var hasButtons: Bool { !buttons.isEmpty }

    /// Whether the key or a comment of an entry says that it is a button.
    static func isButton(key: String, comments: [String?]) -> Bool {
        ([key] + comments.compactMap(\.self)).contains { $0.lowercased().contains("button") }
    }
}
