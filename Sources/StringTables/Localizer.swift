public import Languages

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
/// - The languages of all tables are tried in the order of ``LanguageChain/matches(among:)``, then the source language.
/// - In each language the tables are tried in their order, so that an app's own text wins over the library's key by key
///   and language by language: an app that says one thing anew in English leaves the other languages as they are.
/// - Where an argument is missing or of the wrong kind, the source language's text is taken instead. Where that does
///   not help either, the first text is shown with U+FFFD in place of the argument.
///
/// A localizer may be used from any number of threads at once. Finding a text takes no lock and counts no references
/// that threads share, also while another thread switches the language.
public final class Localizer: Sendable {
    /// The language in which the texts were written first, tried last.
    public let sourceLanguage: LanguageTag

    /// What writes numbers.
    public let formatting: any ValueFormatting

    /// Whether arguments are kept from disturbing the direction of the text around them.
    public let isolation: ArgumentIsolation

    /// The device of the reader, for which a text may have words of its own.
    public let device: Device

    /// The chosen language, which other localizers may share.
    public let selection: LanguageSelection

    /// What to show for a key that no table has.
    public let missingKeyPolicy: MissingKeyPolicy

    let onMissingKey: (@Sendable (MissingKey) -> Void)?
    let layers: TableLayers
    /// What serves each language, by the number that the selection gave it.
    private let prepared = AppendOnlyReferences<PreparedLanguage>(capacity: LanguageSelection.capacity)

    /// Makes a localizer with a selected language of its own.
    ///
    /// - Parameters:
    ///   - tables: The tables, the one that wins first.
    ///   - language: The language selected at first.
    ///   - sourceLanguage: The language in which the texts were written first.
    ///   - formatting: What writes numbers.
    ///   - isolation: Whether arguments are isolated; leave it for people, and use `.none` for logs and payloads.
    ///   - device: The device of the reader.
    ///   - missingKeyPolicy: What to show for a key that no table has.
    ///   - onMissingKey: Is told of each such lookup, on the thread that asks.
    public convenience init(
        tables: [StringTable], language: LanguageTag = .english, sourceLanguage: LanguageTag = .english,
        formatting: any ValueFormatting, isolation: ArgumentIsolation = .isolate,
        device: Device = .other, missingKeyPolicy: MissingKeyPolicy = .key,
        onMissingKey: (@Sendable (MissingKey) -> Void)? = nil
    ) {
        self.init(
            tables: tables, selection: LanguageSelection(language), sourceLanguage: sourceLanguage,
            formatting: formatting, isolation: isolation, device: device, missingKeyPolicy: missingKeyPolicy,
            onMissingKey: onMissingKey)
    }

    /// Makes a localizer that follows a selection.
    ///
    /// - Parameters:
    ///   - tables: The tables, the one that wins first.
    ///   - selection: The chosen language.
    ///   - sourceLanguage: The language in which the texts were written first.
    ///   - formatting: What writes numbers.
    ///   - isolation: Whether arguments are isolated; leave it for people, and use `.none` for logs and payloads.
    ///   - device: The device of the reader.
    ///   - missingKeyPolicy: What to show for a key that no table has.
    ///   - onMissingKey: Is told of each such lookup, on the thread that asks.
    public convenience init(
        tables: [StringTable], selection: LanguageSelection, sourceLanguage: LanguageTag = .english,
        formatting: any ValueFormatting, isolation: ArgumentIsolation = .isolate,
        device: Device = .other, missingKeyPolicy: MissingKeyPolicy = .key,
        onMissingKey: (@Sendable (MissingKey) -> Void)? = nil
    ) {
        self.init(
            layers: TableLayers(tables), selection: selection, sourceLanguage: sourceLanguage, formatting: formatting,
            isolation: isolation, device: device, missingKeyPolicy: missingKeyPolicy, onMissingKey: onMissingKey)
    }

    private init(
        layers: TableLayers, selection: LanguageSelection, sourceLanguage: LanguageTag,
        formatting: any ValueFormatting, isolation: ArgumentIsolation, device: Device,
        missingKeyPolicy: MissingKeyPolicy,
        onMissingKey: (@Sendable (MissingKey) -> Void)?
    ) {
        self.layers = layers
        self.selection = selection
        self.sourceLanguage = sourceLanguage
        self.formatting = formatting
        self.isolation = isolation
        self.device = device
        self.missingKeyPolicy = missingKeyPolicy
        self.onMissingKey = onMissingKey
    }

    /// The selected language.
    public var language: LanguageTag { selection.language }

    /// Selects another language for everything that is asked for from now on, here and wherever the selection is shared.
    public func select(_ language: LanguageTag) { selection.select(language) }

    /// The tables in which texts are looked for, the one that wins first.
    public var tables: [StringTable] { layers.tables }

    /// The languages of all tables, sorted.
    public var languages: [LanguageTag] { layers.languages }

    /// The keys of all tables, each once, sorted by their bytes.
    public var keys: [String] {
        Set(layers.tables.flatMap(\.keys).map { Array($0.utf8) }).sorted { $0.lexicographicallyPrecedes($1) }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// A localizer over the same tables and selection that isolates arguments or does not.
    public func with(isolation: ArgumentIsolation) -> Localizer {
        Localizer(
            layers: layers, selection: selection, sourceLanguage: sourceLanguage, formatting: formatting,
            isolation: isolation, device: device, missingKeyPolicy: missingKeyPolicy, onMissingKey: onMissingKey)
    }

    /// A localizer over the same selection in whose texts another table wins.
    public func overriding(with table: StringTable) -> Localizer {
        Localizer(
            layers: TableLayers([table] + layers.tables), selection: selection, sourceLanguage: sourceLanguage,
            formatting: formatting, isolation: isolation, device: device, missingKeyPolicy: missingKeyPolicy,
            onMissingKey: onMissingKey)
    }

    /// Lends what serves a language; the selected one where it is nil.
    @inline(__always)
    func withPrepared<Result>(_ language: LanguageTag?, _ body: (PreparedLanguage) -> Result) -> Result {
        let number = if let language { selection.number(of: language) ?? -1 } else { selection.selectedNumber }
        // Ours, and kept for as long as we live: no reference has to be counted.
        if let known = prepared[number] ?? prepare(language, number: number) {
            return known._withUnsafeGuaranteedRef { body($0) }
        }
        return body(prepared(language ?? selection.language))
    }

    /// Works out what serves a language and keeps it, or gives nil where the language has no number.
    @inline(never)
    private func prepare(_ language: LanguageTag?, number: Int) -> Unmanaged<PreparedLanguage>? {
        guard let language = language ?? selection.language(ofNumber: number), number >= 0 else { return nil }
        return prepared.fill(number, with: prepared(language))
    }

    private func prepared(_ language: LanguageTag) -> PreparedLanguage {
        PreparedLanguage(
            language, layers: layers, sourceLanguage: sourceLanguage, formatting: formatting, isolation: isolation,
            device: device)
    }
}
