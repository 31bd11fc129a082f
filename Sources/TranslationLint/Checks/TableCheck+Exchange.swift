internal import Languages
internal import TranslationFiles

extension TableCheck {
    /// Checks the translations of an XLIFF file against the sources beside them.
    ///
    /// The sources are copies of what stands elsewhere, so nothing is said about them.
    mutating func check(_ document: XLIFFDocument, file number: Int) {
        let entries = document.translationEntries
        checkKeys(entries.map { ($0.key, $0.range.lowerBound) }, file: number)
        guard let sourceLanguage = document.sourceLanguage else { return }
        let targets = document.languages.filter { $0 != sourceLanguage }
        for entry in entries {
            var source = entry.item(in: sourceLanguage, file: number)
            source?.language = sourceLanguage
            var missing: [LanguageTag] = []
            for target in targets {
                if let item = entry.item(in: target, file: number) {
                    check(item, in: target, source: source)
                } else {
                    missing.append(target)
                }
            }
            if let source, entry.shouldTranslate {
                reportMissing(source, missing, present: [], source: sourceLanguage)
            }
        }
    }
}
