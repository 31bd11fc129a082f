internal import Languages
internal import StringTables
internal import TranslationFiles

extension TableCheck {
    /// What is known about an item besides itself.
    func context(of item: LintItem, _ language: LanguageTag?, source: LintItem? = nil) -> ItemContext {
        var comments = [item.comment, source?.comment].compactMap { $0 }
        // A catalogue has one comment for all languages.
        if comments.count == 2, comments[0] == comments[1] { comments.removeLast() }
        return ItemContext(
            language: language,
            instructions: comments.filter { CommentInstructions.mayBe(in: Array($0.utf8)) }.map {
                CommentInstructions($0)
            }, hasSource: source != nil)
    }

    /// Asks everything about a key in one language.
    mutating func check(_ item: LintItem, in language: LanguageTag?, source: LintItem?) {
        let context = context(of: item, language, source: source)
        let texts = item.texts
        var needsReview: LintText?
        for text in texts {
            if text.traits.flags.contains(.invisible) { checkCharacters(text, item, context) }
            if let state = text.state, state != .translated, state != .new, needsReview == nil { needsReview = text }
        }
        if let needsReview, let state = needsReview.state {
            faults.add(.needsReview, item, needsReview, context, "the text is marked \(state.rawValue)")
        }
        checkLength(texts, item, context)
        checkPlurals(item, context)
        var arguments = ArgumentCheck(item: item, context: context)
        let profile = arguments.check(&faults)
        guard let source else { return }
        let isEmpty = texts.allSatisfy(\.traits.isEmpty)
        if isEmpty {
            if !source.texts.allSatisfy(\.traits.isEmpty) {
                faults.add(.emptyTranslation, item, texts.first, context, "the translation is empty")
            }
            return
        }
        // The source has rules too, in a file that is not at hand; its .strings file has words for translators.
        if item.isRules, !source.isRules { return }
        if let profile { checkArguments(profile, item, source, context) }
        checkWording(item, source, context)
    }

    private mutating func checkLength(_ texts: [LintText], _ item: LintItem, _ context: ItemContext) {
        let said = context.instructions.compactMap(\.maximumLength).first
        guard let most = options.maximumLengths.isEmpty ? said : options.maximumLengths[item.key] ?? said else {
            return
        }
        for text in texts where text.value.utf8.count > most {
            let count = text.value.count
            guard count > most else { continue }
            faults.add(.tooLong, item, text, context, "the text has \(count) characters, \(most) at most are allowed")
        }
    }

    /// Asks whether a translation takes the arguments of its source.
    private mutating func checkArguments(
        _ profile: ArgumentProfile, _ item: LintItem, _ source: LintItem, _ context: ItemContext
    ) {
        var silent = FaultCollector()
        var reading = ArgumentCheck(item: source, context: context)
        guard let wanted = reading.check(&silent), wanted != profile else { return }
        let text = item.groups.first?.formats.first
        for (place, families) in profile.families.sorted(by: { $0.key < $1.key }) {
            guard let original = wanted.families[place] else {
                faults.add(
                    .argumentExtra, item, text, context,
                    "the translation asks for argument \(place + 1), the source has \(wanted.countInWords)")
                return
            }
            if !families.isEmpty, !original.isEmpty, families.isDisjoint(with: original) {
                faults.add(
                    .argumentType, item, text, context,
                    "argument \(place + 1) is \(ArgumentProfile.words(families)), and \(ArgumentProfile.words(original)) in the source"
                )
                return
            }
        }
        for place in wanted.families.keys.sorted() where profile.families[place] == nil {
            // A form may leave out the number that chooses it.
            if wanted.choosers.contains(place) { continue }
            faults.add(
                .argumentMissing, item, text, context, "argument \(place + 1) of the source is left out")
            return
        }
    }

    /// Reports the languages in which a key has no text.
    mutating func reportMissing(
        _ source: LintItem, _ missing: [LanguageTag], present: Set<LanguageTag>, source language: LanguageTag
    ) {
        guard !missing.isEmpty, source.texts.contains(where: { Wording.hasLetters($0.value) }),
            !options.untranslatable.contains(source.plainText?.value ?? "")
        else { return }
        let context = context(of: source, language)
        for other in missing {
            let chain = chains[other] ?? LanguageChain(other).tags.dropFirst()
            chains[other] = chain
            guard !chain.contains(where: { $0 == language || present.contains($0) }) else { continue }
            faults.add(
                .missingTranslation, source, nil,
                ItemContext(language: other, instructions: context.instructions), "the key has no text in \(other)")
        }
    }
}
