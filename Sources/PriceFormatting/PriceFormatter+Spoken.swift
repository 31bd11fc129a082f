public import Languages
public import Purchases
import StringTables

extension PriceFormatter {
    /// A price for a voice to read: `9.99 US dollars per month`, `1 доллар США в месяц`.
    ///
    /// A screen reader speaks the digits of its language itself; what it gets wrong are symbols ("slash mo", "dollar sign"),
    /// and so there are none: the currency has its name, in the plural form that the digits need, and the period whole
    /// words. A whole amount has no fraction digits, as people say it.
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
        let style = PriceStyle(currency: .name, fractionDigits: .strippedIfWhole, rounding: rounding)
        let price = text(of: money, in: language, style: style)
        guard let unit else { return price }
        return cache.units.patterns(of: language).rate(price, per: unit, width: .full)
    }
}
