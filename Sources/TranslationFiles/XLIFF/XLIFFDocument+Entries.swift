internal import Diagnostics
public import Languages
internal import StringTables

extension XLIFFDocument: TranslationDocument {
    /// The language of the sources of the first file that names one.
    public var sourceLanguage: LanguageTag? {
        files.lazy.compactMap { $0.sourceLanguage.flatMap { LanguageTag($0) } }.first
    }

    /// The languages of sources and targets, in the order of the files.
    public var languages: [LanguageTag] {
        var languages: [LanguageTag] = []
        var seen: Set<LanguageTag> = []
        for file in fileNodes.indices {
            let pair = self.languagePair(ofFile: file)
            for language in [pair.source, pair.target] {
                if let language, seen.insert(language).inserted { languages.append(language) }
            }
        }
        return languages
    }

    /// The entries in the order of their first units, each named by its file and key: `original|==|key`.
    ///
    /// A text in the language of the sources is what the unit translates; one in the language of the targets its
    /// translation. Where both are the same language, the target stands for the source as soon as there is one.
    ///
    /// - Complexity: Linear in the number of units and the length of their texts.
    public var translationEntries: [TranslationEntry] {
        let languages = fileNodes.indices.map { languagePair(ofFile: $0) }
        let originals = files.map { $0.original ?? "" }
        return entryNodes.indices.map { number in
            let file = Int(unitNodes[Int(entryNodes[number].first)].file)
            return translationEntry(number, original: originals[file], languages: languages[file])
        }
    }

    /// The entry of a key, compared as bytes: `original|==|key`, or the key where one file alone has it.
    public func translationEntry(forKey key: String) -> TranslationEntry? {
        let found = entryNumbers(named: key)
        guard found.count == 1, let number = found.first else { return nil }
        let file = Int(unitNodes[Int(entryNodes[number].first)].file)
        return translationEntry(
            number, original: files[file].original ?? "", languages: languagePair(ofFile: file))
    }

    /// The languages of a file's sources and targets.
    struct LanguagePair {
        let source: LanguageTag?
        let target: LanguageTag?
    }

    func languagePair(ofFile number: Int) -> LanguagePair {
        let file = File(document: self, number: number)
        return LanguagePair(
            source: file.sourceLanguage.flatMap { LanguageTag($0) },
            target: file.targetLanguage.flatMap { LanguageTag($0) })
    }

    /// The units of an entry that count: of several with one variation the last.
    func unitNumbers(ofEntry number: Int) -> [(number: Int, identifier: XLIFFIdentifier)] {
        var units: [(number: Int, identifier: XLIFFIdentifier)] = []
        var places: [VariationPath: Int] = [:]
        for unit in allUnitNumbers(ofEntry: number) {
            let identifier = XLIFFIdentifier(Unit(document: self, number: unit).id ?? "")
            if let place = places[identifier.variation] {
                units[place] = (unit, identifier)
            } else {
                places[identifier.variation] = units.count
                units.append((unit, identifier))
            }
        }
        return units
    }

    /// The units of an entry, those with one id too.
    func allUnitNumbers(ofEntry number: Int) -> [Int] {
        var units: [Int] = []
        var unit = entryNodes[number].first
        while unit != XLIFFUnitNode.none {
            units.append(Int(unit))
            unit = unitNodes[Int(unit)].next
        }
        return units
    }

    private func translationEntry(
        _ number: Int, original: String, languages: LanguagePair
    ) -> TranslationEntry {
        var texts: [TranslationEntry.Text] = []
        let units = unitNumbers(ofEntry: number)
        var shouldTranslate = true
        for (number, identifier) in units {
            let unit = Unit(document: self, number: number)
            shouldTranslate = shouldTranslate && unit.shouldTranslate
            let target = unit.target
            if let source = unit.source, target == nil || languages.source != languages.target {
                texts.append(
                    TranslationEntry.Text(
                        language: languages.source, variation: identifier.variation, value: source, state: nil,
                        range: unit.node.source.content))
            }
            if let target {
                texts.append(
                    TranslationEntry.Text(
                        language: languages.target, variation: identifier.variation, value: target,
                        state: unit.state, range: unit.node.target.content))
            }
        }
        let first = Unit(document: self, number: units.first?.number ?? 0)
        return TranslationEntry(
            key: original + XLIFFIdentifier.separator + (units.first?.identifier.key ?? ""), comment: first.comment,
            shouldTranslate: shouldTranslate, texts: texts, range: first.range)
    }
}
