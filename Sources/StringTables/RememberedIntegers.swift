internal import Languages

/// Writes values as another filling of the seam does, and remembers how small whole numbers are written.
///
/// Most numbers in texts are small, and asking for one costs more than all the rest of a message. What was written once
/// is read without a lock.
final class RememberedIntegers: ValueFormatting {
    private final class Written: Sendable {
        let text: String

        init(_ text: String) { self.text = text }
    }

    private static let count = 100

    private let base: any ValueFormatting
    private let language: LanguageTag
    private let known = AppendOnlyReferences<Written>(capacity: RememberedIntegers.count)

    /// Remembers the numbers of one language.
    init(_ base: any ValueFormatting, language: LanguageTag) {
        self.base = base
        self.language = language
    }

    /// The filling to use for a language: the same where nothing is to be gained.
    static func remembering(_ base: any ValueFormatting, in language: LanguageTag) -> any ValueFormatting {
        base is PlainValueFormatting ? base : RememberedIntegers(base, language: language)
    }

    func integer(_ value: Int64, in language: LanguageTag) -> String {
        guard (0..<Int64(RememberedIntegers.count)).contains(value), language == self.language else {
            return base.integer(value, in: language)
        }
        let place = Int(value)
        let written = known[place] ?? known.fill(place, with: Written(base.integer(value, in: language)))
        return written._withUnsafeGuaranteedRef { $0.text }
    }

    func decimal(_ digits: String, in language: LanguageTag) -> String { base.decimal(digits, in: language) }

    func price(_ digits: String, currency: String, in language: LanguageTag) -> String {
        base.price(digits, currency: currency, in: language)
    }

    func percent(_ digits: String, in language: LanguageTag) -> String { base.percent(digits, in: language) }

    func date(year: Int, month: Int, day: Int, in language: LanguageTag) -> String {
        base.date(year: year, month: month, day: day, in: language)
    }

    func period(_ count: Int, unit: String, in language: LanguageTag) -> String {
        base.period(count, unit: unit, in: language)
    }

    func list(_ items: [String], in language: LanguageTag) -> String { base.list(items, in: language) }
}
