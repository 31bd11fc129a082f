internal import Languages
internal import Localizations
internal import PriceFormatting
internal import PurchaseTerms
internal import Purchases
internal import StringTables

/// Prices as the command writes them in one language: alone, in parts, with a period, for a voice.
struct PriceText: Sendable {
    /// The reader's language.
    let language: LanguageTag
    private let style: PriceStyle
    private let formatter: PriceFormatter

    /// Makes a writer that shares the open formatters of another one.
    init(language: LanguageTag, style: PriceStyle, formatter: PriceFormatter) {
        self.language = language
        self.style = style
        self.formatter = formatter
    }

    /// A price alone.
    func text(of money: Money) -> String { formatter.text(of: money, in: language, style: style) }

    /// The digits, separators and currency of a price.
    func parts(of money: Money) -> [PricePart] { formatter.parts(of: money, in: language, style: style) }

    /// A range of prices.
    func text(from one: Amount, to other: Amount, currency: CurrencyCode) -> String {
        formatter.text(from: one, to: other, currency: currency, in: language, style: style)
    }

    /// A price with its period.
    func text(_ rate: Rate) -> String { text(rate, style) }

    /// A price for a voice.
    func spoken(_ money: Money) -> String { formatter.text(of: money, in: language, style: spokenStyle) }

    /// A price with its period for a voice: the catalogue knows words where CLDR has a stroke.
    func spoken(_ rate: Rate) -> String {
        let composer = composer(spokenStyle)
        let isOwn = composer.language.canonical.language == language.canonical.language
        return isOwn ? composer.spokenRate(rate).text : text(rate, spokenStyle)
    }

    private var spokenStyle: PriceStyle {
        var spoken = PriceStyle.spoken
        spoken.rounding = style.rounding
        return spoken
    }

    /// CLDR has words for a price each month, in every language; those for every three months are the catalogue's.
    private func text(_ rate: Rate, _ style: PriceStyle) -> String {
        guard rate.period.count > 1 else {
            let price = formatter.text(of: rate.price, in: language, style: style)
            return ICUValueFormatting(sharing: formatter).rate(
                price, per: rate.period.unit.rawValue, width: .full, in: language)
        }
        return composer(style).rate(rate).text
    }

    private func composer(_ style: PriceStyle) -> TermsComposer {
        TermsComposer(
            localizer: Localizer(
                tables: Localizations.tables, language: language,
                formatting: ICUValueFormatting(sharing: formatter, style: style), isolation: .none))
    }
}
