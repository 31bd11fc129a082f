public import Languages
internal import Synchronization

/// Finds texts in the language that a person has chosen, and fills them.
///
/// The language can be switched while the program runs, from any thread. Plural forms and digits follow the language
/// of the text that is shown, never the language of the process.
///
/// ```swift
/// let localizer = Localizer(tables: [table], language: "ru", formatting: PlainValueFormatting())
/// localizer.languageSelectedString(forKey: "days", arguments: [.integer(21)])  // "21 день"
/// localizer.select("en")
/// ```
///
/// The rules:
/// - Of several tables, the first one that has the key in a language of the chain or in the source language gives the
///   text: an app's own table before the library's.
/// - In that table the languages are tried in the order of ``LanguageChain/matches(among:)``, then the source language.
/// - Where an argument is missing or of the wrong kind, the source language's text is taken instead. Where that does
///   not help either, the first text is shown with U+FFFD in place of the argument.
public final class Localizer: Sendable {
    /// The language in which the texts were written first, tried last.
    public let sourceLanguage: LanguageTag

    /// What writes numbers.
    public let formatting: any ValueFormatting

    /// Whether arguments are kept from disturbing the direction of the text around them.
    public let isolation: ArgumentIsolation

    private let tables: [StringTable]
    private let state: Mutex<State>

    /// Makes a localizer.
    ///
    /// - Parameters:
    ///   - tables: The tables, the one that wins first.
    ///   - language: The language selected at first.
    ///   - sourceLanguage: The language in which the texts were written first.
    ///   - formatting: What writes numbers.
    ///   - isolation: Whether arguments are isolated; leave it for people, and use `.none` for logs and payloads.
    public init(
        tables: [StringTable], language: LanguageTag = .english, sourceLanguage: LanguageTag = .english,
        formatting: any ValueFormatting, isolation: ArgumentIsolation = .isolate
    ) {
        self.tables = tables
        self.sourceLanguage = sourceLanguage
        self.formatting = formatting
        self.isolation = isolation
        let selected = Selection(language: language, tables: tables, sourceLanguage: sourceLanguage)
        state = Mutex(State(selected: selected, others: [:]))
    }

    /// The selected language.
    public var language: LanguageTag { state.withLock { $0.selected }.language }

    /// Selects another language for everything that is asked for from now on.
    public func select(_ language: LanguageTag) {
        let selection = selection(for: language)
        state.withLock { $0.selected = selection }
    }

    /// The languages of all tables, sorted.
    public var languages: [LanguageTag] { Set(tables.flatMap(\.languages)).sorted() }

    /// The keys of all tables, each once, sorted by their bytes.
    public var keys: [String] {
        Set(tables.flatMap(\.keys).map { Array($0.utf8) }).sorted { $0.lexicographicallyPrecedes($1) }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// A localizer over the same tables and selected language that isolates arguments or does not.
    public func with(isolation: ArgumentIsolation) -> Localizer {
        Localizer(
            tables: tables, language: language, sourceLanguage: sourceLanguage, formatting: formatting,
            isolation: isolation)
    }

    /// A localizer over the same selected language in whose texts another table wins.
    public func overriding(with table: StringTable) -> Localizer {
        Localizer(
            tables: [table] + tables, language: language, sourceLanguage: sourceLanguage, formatting: formatting,
            isolation: isolation)
    }

    /// The text of a key, filled, or nil where no table has the key for this reader.
    ///
    /// - Parameters:
    ///   - key: The key, compared as bytes.
    ///   - arguments: What to insert; more than the text asks for do no harm.
    ///   - language: The wished language; the selected one where it is nil.
    /// - Returns: The text with its language and state.
    /// - Complexity: The logarithm of the number of keys.
    public func localizedText(
        forKey key: String, arguments: [MessageArgument] = [], language: LanguageTag? = nil
    ) -> LocalizedText? {
        let selection =
            if let language { selection(for: language) } else { state.withLock { $0.selected } }
        for (table, candidates) in zip(tables, selection.candidates) {
            let found: LocalizedText? = table.withEntry(forKey: key) { bytes, entry in
                filled(key, bytes, entry, candidates, arguments)
            }
            if let found { return found }
        }
        return nil
    }

    /// The text of a key in the selected language, filled.
    ///
    /// - Parameters:
    ///   - key: The key, compared as bytes.
    ///   - arguments: What to insert.
    ///   - default: What to give where no table has the key; the key itself where it is nil.
    /// - Returns: The text, never nothing.
    public func languageSelectedString(
        forKey key: String, arguments: [MessageArgument] = [], default: String? = nil
    ) -> String {
        localizedText(forKey: key, arguments: arguments)?.text ?? `default` ?? key
    }

    /// The first text of an entry that takes the arguments, or the first one with its gaps.
    private func filled(
        _ key: String, _ bytes: TableBytes, _ entry: Int, _ candidates: [Candidate], _ arguments: [MessageArgument]
    ) -> LocalizedText? {
        var withGaps: LocalizedText?
        for candidate in candidates where withGaps == nil || candidate.isSource {
            guard let found = bytes.text(ofEntry: entry, language: candidate.index) else { continue }
            var filling = TextFilling(
                table: bytes, arguments: arguments, language: candidate.valueLanguage, rules: candidate.rules,
                formatting: formatting, isolation: isolation)
            guard let filled = filling.text(at: found.offset) else { continue }
            let text = LocalizedText(
                text: filled, language: candidate.language, state: bytes.state(found.state), key: key)
            if filling.misfits.allSatisfy({ $0.problem == .extra }) { return text }
            withGaps = withGaps ?? text
        }
        return withGaps
    }

    /// What is known about a language; it is worked out once.
    private func selection(for language: LanguageTag) -> Selection {
        let known = state.withLock { state in
            state.selected.language == language ? state.selected : state.others[language]
        }
        if let known { return known }
        let selection = Selection(language: language, tables: tables, sourceLanguage: sourceLanguage)
        state.withLock { state in
            // A server that is asked for ever new tags must not grow without end.
            if state.others.count >= 256 { state.others.removeAll() }
            state.others[language] = selection
        }
        return selection
    }
}

extension Localizer {
    private struct State: Sendable {
        var selected: Selection
        var others: [LanguageTag: Selection]
    }

    /// A language of a table that serves a reader.
    fileprivate struct Candidate: Sendable {
        let index: Int
        let language: LanguageTag
        /// In which language values are written: the wished one with its region and extensions where the text is of it.
        let valueLanguage: LanguageTag
        let rules: PluralRules
        let isSource: Bool
    }

    /// What serves the readers of one language: for each table its languages in the order in which to try them.
    private final class Selection: Sendable {
        let language: LanguageTag
        let candidates: [[Candidate]]

        init(language: LanguageTag, tables: [StringTable], sourceLanguage: LanguageTag) {
            self.language = language
            let chain = LanguageChain(language)
            let sourceChain = LanguageChain(sourceLanguage)
            candidates = tables.map { table in
                let source = sourceChain.matches(among: table.languages)
                let wished = chain.matches(among: table.languages)
                let all = wished + source.filter { !wished.contains($0) }
                return all.compactMap { tag in
                    table.languages.firstIndex(of: tag).map { index in
                        Candidate(
                            index: index, language: tag,
                            valueLanguage: tag.canonical.language == language.canonical.language ? language : tag,
                            rules: PluralRules.cardinal(for: tag),
                            isSource: tag == source.first)
                    }
                }
            }
        }
    }
}
