public import Languages
public import Purchases
import StringTables

extension PriceFormatter {
    /// A price for a voice to read: `9.99 US dollars per month`, `1 доллар США в месяц`.
    ///
    /// A screen reader speaks the digits of its language itself; what it gets wrong are symbols ("slash mo", "dollar sign"),
    /// and so there are none: the currency has its name, in the plural form that the digits need, and the period whole
    /// words. A whole amount has no fraction digits, as people say it. Where CLDR has only a stroke between the price and the
    /// unit, as in “/月”, the two stand beside each other as quantities do: `480円 1 か月`. `TermsComposer.spokenRate(_:)` has
    /// words of our own for the languages of our catalogues.
    ///
    /// - Parameters:
    ///   - money: The exact amount and its currency.
    ///   - unit: What the price is paid for each one of; nil for a price that is paid once.
    ///   - language: The language of the voice.
    ///   - rounding: How an amount with more digits than the currency has is rounded.
    /// - Returns: The price in words and digits.
    public func spokenText(
        of money: Money, per unit: Period.Unit? = nil, in language: LanguageTag, rounding: Rounding = .halfEven
    ) -> String {
        var style = PriceStyle.spoken
        style.rounding = rounding
        let price = text(of: money, in: language, style: style)
        guard let unit else { return price }
        if let text = cache.units(of: language).rateInWords(price, per: unit) { return text }
        let period = ICUValueFormatting(sharing: self).period(1, unit: unit.rawValue, in: language)
        return cache.withFormatter(.quantities, in: language) { $0.list([price, period]) } ?? "\(price) \(period)"
    }
}
