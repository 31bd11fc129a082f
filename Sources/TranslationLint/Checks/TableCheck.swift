internal import Diagnostics
internal import Languages
internal import TranslationFiles

/// Asks the rules about the files of one table after another.
struct TableCheck {
    let files: TranslationFileSet
    let options: LintOptions
    var faults = FaultCollector()
    var plurals = PluralNeeds()
    /// What each language falls back to.
    var chains: [LanguageTag: ArraySlice<LanguageTag>] = [:]
    let glossary: GlossaryIndex

    init(files: TranslationFileSet, options: LintOptions) {
        self.files = files
        self.options = options
        glossary = GlossaryIndex(options.glossary)
    }

    mutating func check(_ table: [Int]) {
        if let number = table.first, case .catalogue(let catalogue) = files.files[number].content {
            check(catalogue, file: number)
        } else if let number = table.first, case .exchange(let document) = files.files[number].content {
            check(document, file: number)
        } else {
            checkFolders(table)
        }
        for number in table { reportReading(number) }
    }

    /// What the readers have to say.
    private mutating func reportReading(_ number: Int) {
        let diagnostics: [Diagnostic]
        var truncation: Damage?
        switch files.files[number].content {
        case .strings(let document):
            diagnostics = document.diagnostics
            // Where it is, it is an error; only then are the nodes gone through once more.
            if diagnostics.contains(where: { $0.severity == .error }) { truncation = document.silentTruncation }
        case .rules(let document): diagnostics = document.diagnostics
        case .catalogue(let catalogue): diagnostics = catalogue.diagnostics
        case .exchange(let document): diagnostics = document.diagnostics
        case .unreadable(let diagnostic): diagnostics = [diagnostic]
        }
        for diagnostic in diagnostics where diagnostic.severity != .note {
            let offset = diagnostic.position.offset
            if diagnostic.severity == .error {
                let rule: LintRule = truncation?.place == offset ? .silentTruncation : .syntax
                faults.add(rule, file: number, at: offset, diagnostic.message)
            } else if !faults.hasReported(file: number, offset: offset) {
                faults.add(.readerWarning, file: number, at: offset, diagnostic.message)
            }
        }
    }

    // MARK: - Folders

    private mutating func checkFolders(_ table: [Int]) {
        let languages = Set(table.compactMap { files.files[$0].language })
        guard languages.count > 1 || !options.requiredLanguages.isEmpty else {
            for number in table { checkAlone(number, isPairOfMany: table.count > 1) }
            return
        }
        var items: [LanguageTag: LanguageItems] = [:]
        // The language's own folder comes before the base, and rules before texts.
        let order = table.filter { files.files[$0].language != nil }.sorted { left, right in
            let (one, other) = (files.files[left], files.files[right])
            if one.isBase != other.isBase { return other.isBase }
            return one.isRules != other.isRules ? one.isRules : left < right
        }
        for number in order {
            guard let language = files.files[number].language else { continue }
            for var item in read(number) {
                item.language = language
                items[language, default: LanguageItems(language)].add(item)
            }
            items[language, default: LanguageItems(language)].formats.insert(files.files[number].isRules)
        }
        for language in options.requiredLanguages where items[language] == nil {
            items[language] = LanguageItems(language)
        }
        let sourceLanguage =
            items[options.developmentLanguage] != nil
            ? options.developmentLanguage
            : LanguageChain(options.developmentLanguage).bestMatch(among: languages.sorted())
        let source = sourceLanguage.flatMap { items[$0] }
        let all = items.values.sorted { $0.language < $1.language }
        for language in all {
            for item in language.items {
                let original = language.language == sourceLanguage ? nil : source?[item.key]
                check(item, in: language.language, source: original)
                if original == nil, let source, language.language != sourceLanguage,
                    source.formats.contains(item.isRules)
                {
                    faults.add(
                        .orphanKey, item, nil, context(of: item, language.language),
                        "the key is not there in \(source.language), the language of the source")
                }
            }
        }
        guard let source else { return }
        reportMissingFiles(table, all, source)
        for item in source.items {
            let missing = all.filter {
                $0.language != source.language && $0[item.key] == nil && $0.formats.contains(item.isRules)
            }.map(\.language)
            let present = Set(all.lazy.filter { $0[item.key] != nil }.map(\.language))
            reportMissing(item, missing, present: present, source: source.language)
        }
    }

    /// Reports the languages that have no file of a format at all; each of their keys is missing then.
    private mutating func reportMissingFiles(_ table: [Int], _ all: [LanguageItems], _ source: LanguageItems) {
        for isRules in [false, true] where source.formats.contains(isRules) {
            let number = table.first {
                files.files[$0].language == source.language && files.files[$0].isRules == isRules
            }
            guard let number else { continue }
            for language in all where !language.formats.contains(isRules) {
                let chain = LanguageChain(language.language).tags.dropFirst()
                guard !chain.contains(where: { tag in tag == source.language || all.contains { $0.language == tag } })
                else { continue }
                faults.add(
                    .missingTranslation, file: number, at: 0, "there is no such file in \(language.language)",
                    language: language.language)
            }
        }
    }

    /// The items of a file, and what is wrong with its keys.
    private mutating func read(_ number: Int) -> [LintItem] {
        switch files.files[number].content {
        case .strings(let document):
            var items: [LintItem] = []
            let withComments = document.hasInstructions || glossary.hasButtons
            checkKeys(of: document, file: number) { span in
                if !span.isSuperseded { items.append(document.item(span, file: number, withComments: withComments)) }
            }
            return items
        case .rules(let document):
            checkKeys(of: document, file: number)
            return document.items(file: number)
        case .catalogue, .exchange, .unreadable: return []
        }
    }

    /// Checks a file that nothing is compared with; most of its texts are looked at once and never decoded.
    private mutating func checkAlone(_ number: Int, isPairOfMany: Bool) {
        let language = files.files[number].language
        guard case .strings(let document) = files.files[number].content, !document.hasInstructions,
            options.maximumLengths.isEmpty
        else {
            for item in read(number) { check(item, in: language, source: nil) }
            return
        }
        var unclear: [StringsDocument.EntrySpan] = []
        let bytes = document.source.bytes
        checkKeys(of: document, file: number) { span in
            guard !span.isSuperseded else { return }
            let needsLook = bytes.withUnsafeBufferPointer { text in
                if let content = span.valueContent {
                    return TextTraits(UnsafeBufferPointer(rebasing: text[content])).needsLook
                }
                // A text with plain escapes alone is looked at as it is written.
                guard document.syntax == .openStep, span.value != span.key else { return true }
                let content = UnsafeBufferPointer(rebasing: text[span.value.lowerBound + 1..<span.value.upperBound - 1])
                return TableCheck.hasUnusualEscapes(content) || TextTraits(content).needsLook
            }
            if needsLook { unclear.append(span) }
        }
        for span in unclear {
            check(document.item(span, file: number, withComments: false), in: language, source: nil)
        }
    }

    /// Whether an escape may stand for a character that a rule asks about.
    private static func hasUnusualEscapes(_ content: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        while index + 1 < content.count {
            guard content[index] == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            switch content[index + 1] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "n"), UInt8(ascii: "t"): break
            default: return true
            }
            index += 2
        }
        return false
    }

    // MARK: - Catalogues

    private mutating func check(_ catalogue: StringCatalogue, file number: Int) {
        let languages = Set(catalogue.entries.flatMap { $0.localizations.map(\.language) })
            .union(options.requiredLanguages).subtracting([catalogue.ownLanguage]).sorted()
        checkKeys(catalogue.entries.map { ($0.key, $0.offset) }, file: number)
        for entry in catalogue.entries {
            var items: [LanguageTag: LintItem] = [:]
            for localization in entry.localizations {
                items[localization.language] = entry.item(localization, file: number)
            }
            var source = items[catalogue.ownLanguage]
            if source == nil, entry.extractionState != .manual { source = entry.impliedItem(file: number) }
            source?.language = catalogue.ownLanguage
            if let source { check(source, in: catalogue.ownLanguage, source: nil) }
            for language in languages {
                if let item = items[language] { check(item, in: language, source: source) }
            }
            let any = source ?? entry.impliedItem(file: number)
            if entry.extractionState == .stale {
                faults.add(.staleKey, any, nil, context(of: any, nil), "the key is no longer found in code")
            } else if source == nil, !items.isEmpty {
                faults.add(
                    .orphanKey, any, nil, context(of: any, nil),
                    "the key has no text in \(catalogue.ownLanguage), the language of the source")
            } else if let source, entry.shouldTranslate {
                reportMissing(
                    source, languages.filter { items[$0] == nil }, present: Set(items.keys),
                    source: catalogue.ownLanguage)
            }
        }
    }
}

/// What a key has in one language of a table of folders.
struct LanguageItems {
    let language: LanguageTag
    private(set) var items: [LintItem] = []
    /// Whether there is a `.stringsdict` file (true), a `.strings` file (false).
    var formats: Set<Bool> = []
    private var numbers: [LintKey: Int] = [:]

    init(_ language: LanguageTag) { self.language = language }

    /// Adds an item unless there is one of its key.
    mutating func add(_ item: LintItem) {
        let key = LintKey(text: item.key)
        guard numbers[key] == nil else { return }
        numbers[key] = items.count
        items.append(item)
    }

    subscript(key: String) -> LintItem? { numbers[LintKey(text: key)].map { items[$0] } }
}

extension TranslationFileSet.File {
    fileprivate var isRules: Bool {
        if case .rules = content { return true }
        return false
    }
}

extension TextTraits {
    /// Whether a rule that needs no other text may find something.
    var needsLook: Bool { !flags.isDisjoint(with: [.unclearPercent, .invisible]) }
}
