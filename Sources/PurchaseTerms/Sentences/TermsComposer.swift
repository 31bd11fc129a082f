public import Languages
internal import Localizations
internal import Purchases
public import StringTables

/// Says the terms of prices in one language.
///
/// Make one for a reader's language and keep it: it looks its texts up once, and then writes sentences without looking
/// anything up. It may be used from any number of threads.
///
/// ```swift
/// let composer = TermsComposer(localizer: localizer, language: "de")
/// composer.sentence(for: terms).text  // "7 Tage kostenlos, danach 59,99 € pro Jahr"
/// ```
///
/// - Words come from the catalogue `Terms` under the keys ``keys``; a table of your own before the library's says any of
///   them anew. Numbers, prices and spans of time come from the localizer's `ValueFormatting`.
/// - A sentence is in one language: where a text is missing in the reader's, or leaves a value out, all of them are taken
///   from the next language of the chain, and at last from English.
/// - Every inserted value is isolated, unless the localizer says otherwise: a price in Arabic does not swallow the number
///   beside it.
/// - A price that the store has written itself is shown as it is.
public struct TermsComposer: Sendable {
    /// The language of the texts.
    public let language: LanguageTag
    /// The language that was asked for.
    public let requestedLanguage: LanguageTag

    let texts: TermsTexts
    let formatting: any ValueFormatting
    let isolation: ArgumentIsolation
    let rules: PluralRules
    /// The language of numbers and prices: the reader's own with its region, where the texts are in that language.
    let valueLanguage: LanguageTag
    let rates: ByUnit<RateWords>
    let periods: RememberedPeriods

    /// Looks up the texts of a language.
    ///
    /// - Parameters:
    ///   - localizer: Where texts and the writing of values come from; the library's own tables need not be among its.
    ///   - language: The language of the reader; nil for the one that the localizer has chosen now.
    /// - Complexity: The number of texts, some sixty, times the number of tables.
    public init(localizer: Localizer, language: LanguageTag? = nil) {
        let requested = language ?? localizer.language
        let tables = localizer.tables + Localizations.tables
        let (texts, found) = TermsComposer.texts(
            of: tables, for: requested, sourceLanguage: localizer.sourceLanguage)
        let values = found.canonical.language == requested.canonical.language ? requested : found
        let formatting = localizer.formatting
        requestedLanguage = requested
        self.language = found
        self.texts = texts
        self.formatting = formatting
        isolation = localizer.isolation
        rules = PluralRules.cardinal(for: found)
        valueLanguage = values
        periods = RememberedPeriods(formatting, language: values) { texts.form(of: $0) }
        rates = ByUnit { RateWords(per: $0, width: .full, formatting: formatting, language: values) }
    }

    /// The keys of the catalogue that sentences are made from, sorted.
    ///
    /// A language needs all of them.
    public static let keys: [String] = {
        var reader = TermsTextReader(tables: [], language: .english)
        _ = TermsTexts(&reader)
        return reader.keys.sorted()
    }()

    /// The texts of the first language that has all of them.
    private static func texts(
        of tables: [StringTable], for requested: LanguageTag, sourceLanguage: LanguageTag
    ) -> (TermsTexts, LanguageTag) {
        let languages = Set(tables.flatMap(\.languages)).sorted()
        for wished in [requested, sourceLanguage, .english] {
            for candidate in LanguageChain(wished).matches(among: languages) {
                var reader = TermsTextReader(tables: tables, language: candidate)
                let texts = TermsTexts(&reader)
                if reader.isWhole { return (texts, candidate) }
            }
        }
        // Only a program whose own catalogue is broken gets here; it shows values without words.
        var reader = TermsTextReader(tables: [], language: .english)
        return (TermsTexts(&reader), .english)
    }

    func build(_ body: (inout SentenceBuilder) -> Void) -> TermsSentence {
        var builder = SentenceBuilder(rules: rules, isolation: isolation)
        body(&builder)
        return builder.sentence(in: language)
    }
}

// MARK: - Values

extension TermsComposer {
    /// A price as the store has written it, or else as the language writes it.
    func text(of price: StatedPrice) -> String {
        price.storeText
            ?? formatting.price(
                price.money.amount.description, currency: price.money.currency.rawValue, in: valueLanguage)
    }

    /// A number that a text shows.
    func append(_ number: Int, to builder: inout SentenceBuilder) {
        builder.append(formatting.integer(Int64(number), in: valueLanguage))
    }

    /// A span of time: “7 days”.
    func append(_ period: Period, _ place: RememberedPeriods.Place, to builder: inout SentenceBuilder) {
        builder.append(periods.text(of: period, place), as: .period)
    }

    /// How often something is paid: “monthly”, “every 3 months”.
    func appendFrequency(_ period: Period, to builder: inout SentenceBuilder) {
        if period.count == 1 {
            builder.append(texts.adverb[period.unit])
        } else {
            builder.append(texts.every[period.unit], number: period.count) { _, builder in
                append(period.count, to: &builder)
            }
        }
    }

    /// A price for each period: “$4.99 per month”, “$19.99 every 3 months”.
    func append(
        _ price: StatedPrice, as kind: TermsSentence.Run.Kind, every period: Period,
        to builder: inout SentenceBuilder
    ) {
        let written = text(of: price)
        if period.count == 1 {
            let words = rates[period.unit]
            builder.append(words.before, as: .period)
            builder.append(words.gapBefore)
            builder.appendIsolated { $0.append(written, as: kind) }
            builder.append(words.gapAfter)
            builder.append(words.after, as: .period)
        } else {
            builder.append(texts.rateEvery) { place, builder in
                if place == 0 {
                    builder.append(written, as: kind)
                } else {
                    appendFrequency(period, to: &builder)
                }
            }
        }
    }
}
