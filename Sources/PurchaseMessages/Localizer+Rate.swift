import Languages
import Purchases
import StringTables

extension Localizer {
    /// A price for each period: “$9.99 per month”, “$19.99 every 3 months”.
    ///
    /// The sentence isolates the phrase as a whole. Within it nothing is isolated again: a price of a language that runs
    /// from the right begins with a mark that says so.
    func rate(_ price: String, per period: Period, in language: LanguageTag) -> String {
        let unit = period.unit.rawValue
        guard period.count > 1 else {
            return formatting.rate(price, per: unit, width: .full, in: language)
        }
        let count = MessageArgument.integer(Int64(period.count))
        guard
            let every = localizedText(forKey: "terms.every.\(unit)", arguments: [count], language: language),
            let rate = localizedText(
                forKey: "terms.rate.every", arguments: [.formatted(price), .formatted(every.text)],
                language: language)
        else {
            return price + " / " + formatting.period(period.count, unit: unit, in: language)
        }
        var scalars = rate.text.unicodeScalars
        scalars.removeAll { $0 == "\u{2068}" || $0 == "\u{2069}" }
        return String(scalars)
    }
}
