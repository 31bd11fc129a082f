import Languages
import Purchases
import StringTables
import Synchronization

/// Spans of time that were written before, for a language, so that nobody is asked for “7 days” again and again.
///
/// Shared by the copies of a composer. It holds a few hundred: products have few periods, and a program that writes
/// others as well asks for those.
final class RememberedPeriods: Sendable {
    private static let capacity = 256

    private let formatting: any ValueFormatting
    private let language: LanguageTag
    private let forms: [PeriodForm]
    private let texts = Mutex<[Int: String]>([:])

    /// Where a span of time stands, which decides its grammatical case.
    enum Place: Int, CaseIterable {
        case alone
        case trial
        case payAsYouGo
        case payUpFront
        case firstPaymentAfter
    }

    init(_ formatting: any ValueFormatting, language: LanguageTag, form: (Place) -> PeriodForm) {
        self.formatting = formatting
        self.language = language
        forms = Place.allCases.map(form)
    }

    /// The text of a span where it stands.
    func text(of period: Period, _ place: Place) -> String {
        let units: Int =
            switch period.unit {
            case .day: 0
            case .week: 1
            case .month: 2
            case .year: 3
            }
        let key = (period.count * 4 + units) * forms.count + place.rawValue
        if let known = texts.withLock({ $0[key] }) { return known }
        let text = formatting.period(
            period.count, unit: period.unit.rawValue, form: forms[place.rawValue], in: language)
        texts.withLock { texts in
            if texts.count < RememberedPeriods.capacity { texts[key] = text }
        }
        return text
    }
}
