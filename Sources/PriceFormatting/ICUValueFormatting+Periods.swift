public import Languages
import Purchases
public import StringTables

extension ICUValueFormatting {
    /// A span of time in the plural form that its count needs, in the width and the case that the sentence asks for:
    /// `3 months`, `3 месяца`, `7 Tagen`.
    ///
    /// A case changes whole words only, as CLDR's data does; a language or a width without the case is written as it
    /// stands alone. Polish and Swedish count days as shops do, `7 dni` and `7 dagar`, and not CLDR's spans of 24 hours, `7 dób`
    /// and `7 dygn`, but for the narrow width. A unit other than `day`, `week`, `month` and `year` is written as it came.
    public func period(_ count: Int, unit: String, form: PeriodForm, in language: LanguageTag) -> String {
        guard let known = Period.Unit(rawValue: unit) else { return "\(count) \(unit)" }
        let patterns = cache.units(of: language)
        let written = { integer(Int64(count), in: language) }
        if form.width == .full, let grammaticalCase = form.grammaticalCase,
            let text = patterns.declined(count, known, in: grammaticalCase, written: written)
        {
            return text
        }
        if form.width != .narrow, let text = patterns.overridden(count, known, written: written) { return text }
        let width: ICUFormatterStyle.PeriodWidth =
            switch form.width {
            case .full: .full
            case .short: .short
            case .narrow: .narrow
            }
        let amount = Amount(count)
        return cache.withFormatter(.period(known, width), in: language) { $0.number(amount) } ?? "\(count) \(unit)"
    }

    /// A price for each one of a unit, as the language orders the two: `$4.99 per month`, `每月 $4.99`.
    ///
    /// The price stands in the text as it is given, with the isolates or marks that it may have.
    public func rate(_ price: String, per unit: String, width: PeriodForm.Width, in language: LanguageTag) -> String {
        guard let known = Period.Unit(rawValue: unit) else { return "\(price)/\(unit)" }
        return cache.units(of: language).rate(price, per: known, width: width)
    }
}
