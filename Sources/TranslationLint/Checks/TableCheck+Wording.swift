internal import Languages
internal import StringTables
internal import TranslationFiles

extension TableCheck {
    /// Compares the words of a translation with those of its source.
    mutating func checkWording(_ item: LintItem, _ source: LintItem, _ context: ItemContext) {
        let originals = Originals(source)
        var copies = 0
        let texts = item.texts
        for text in texts {
            guard let original = originals.counterpart(of: text) else { continue }
            if text.value.utf8.elementsEqual(original.value.utf8) { copies += 1 }
            compare(text, original, item, context)
        }
        if copies == texts.count, let first = texts.first, isToBeTranslated(first.value, context.language, originals) {
            faults.add(.untranslatedCopy, item, first, context, "the translation is the same as the source")
        }
        checkGlossary(item, of: source, originals, context)
    }

    private func isToBeTranslated(_ text: String, _ language: LanguageTag?, _ originals: Originals) -> Bool {
        guard let language else { return false }
        return Wording.isSentence(text) && !options.untranslatable.contains(text)
            && language.canonical.language != originals.language?.canonical.language
    }

    private mutating func compare(
        _ text: LintText, _ original: LintText, _ item: LintItem, _ context: ItemContext
    ) {
        // A text of spaces alone has no words to stand beside.
        let (own, its) = (Wording.edges(text.value), Wording.edges(original.value))
        // What stands between words is nothing in scripts that write no spaces.
        let isSpaceless = ["ja", "zh", "th", "lo", "km", "my"].contains(context.language?.language ?? "")
        let mayDropEdges = isSpaceless && own.leading.isEmpty && own.trailing.isEmpty
        let hasWords =
            !mayDropEdges && own.leading.endIndex < text.value.endIndex
            && its.leading.endIndex < original.value.endIndex
        if hasWords, !text.traits.isEmpty, !original.traits.isEmpty {
            let isLeading = !own.leading.utf8.elementsEqual(its.leading.utf8)
            if isLeading || !own.trailing.utf8.elementsEqual(its.trailing.utf8) {
                let byte = isLeading ? 0 : text.value.utf8.count - own.trailing.utf8.count
                faults.add(
                    .edgeWhitespace, item, text, byte: byte, context,
                    "the white space at the \(isLeading ? "beginning" : "end") is not that of the source")
            } else {
                let lines = Wording.count("\n", in: text.value)
                let originalLines = Wording.count("\n", in: original.value)
                if lines != originalLines {
                    faults.add(
                        .newlineDrift, item, text, context,
                        "the text has \(lines) line end\(lines == 1 ? "" : "s"), the source \(originalLines)")
                }
            }
        }
        if original.traits.flags.contains(.noBreakSpace), !text.traits.flags.contains(.noBreakSpace),
            text.value.utf8.contains(0x20)
        {
            faults.add(
                .noBreakSpaceDrift, item, text, context,
                "the source has spaces that do not break, the translation has none")
        }
        if options.isEnabled(.ellipsisStyle), let isASCII = Wording.hasPoints(text.value) {
            if isASCII != Wording.hasPoints(original.value) ?? isASCII {
                faults.add(
                    .ellipsisStyle, item, text, context,
                    isASCII
                        ? "the text has three points, the source has “…”" : "the text has “…”, the source three points")
            }
        }
    }

    /// Asks of each text whether it has the words that the glossary gives for those of its source, and tells each word
    /// once.
    private mutating func checkGlossary(
        _ item: LintItem, of source: LintItem, _ originals: Originals, _ context: ItemContext
    ) {
        guard !options.glossary.isEmpty, let language = context.language else { return }
        let chain = LanguageChain(language).tags
        var told: Set<Int> = []
        let isButton = GlossaryIndex.isButton(key: item.key, comments: [item.comment, source.comment])
        for text in item.texts {
            guard let original = originals.counterpart(of: text) else { continue }
            let missing = glossary.missing(
                from: text.value, of: original.value, isButton: isButton, in: chain)
            for (number, wanted) in missing where told.insert(number).inserted {
                let term = glossary.terms[number]
                faults.add(
                    .glossaryTerm, item, text, context,
                    term.isButton
                        ? "“\(term.source)” is “\(wanted)” in \(language), and nothing else"
                        : "“\(term.source)” is “\(wanted)” in \(language), which is not there")
            }
        }
    }
}

/// The texts of a source, to find the one that a translation is of.
private struct Originals {
    let language: LanguageTag?
    private let texts: [LintText]

    init(_ source: LintItem) {
        texts = source.texts
        language = source.language
    }

    /// The text of the same variation, else that for `other`, else the only one there is.
    func counterpart(of text: LintText) -> LintText? {
        if texts.count == 1 { return texts[0] }
        if let same = texts.first(where: { $0.variation == text.variation }) { return same }
        var steps = text.variation.steps
        guard case .plural? = steps.last else { return nil }
        steps[steps.count - 1] = .plural(.other)
        return texts.first { $0.variation.steps == steps }
    }
}
