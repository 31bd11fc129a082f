import Languages
import Localizations
import PriceFormatting
import PurchaseTerms
import Purchases
import StringTables

/// Products, offers and plans for tests.
///
/// A mistake in a sample stops the test that uses it.
enum Samples {
    static let languages = Localizations.languages.map(\.description)

    static let formatting = ICUValueFormatting()

    static func money(_ digits: String, _ currency: String) -> Money {
        do { return try Money(parsing: digits, currency: currency) } catch {
            fatalError("\(digits) \(currency): \(error)")
        }
    }

    static func dollars(_ digits: String) -> Money { money(digits, "USD") }

    static func period(_ text: String) -> Period {
        do { return try Period(parsing: text) } catch { fatalError("\(text): \(error)") }
    }

    static func subscription(_ digits: String, _ period: String, currency: String = "USD") -> Product {
        Product(
            id: "shop.subscription", kind: .autoRenewable, referenceName: "Subscription",
            price: money(digits, currency),
            subscription: SubscriptionPlan(
                groupID: "1", groupName: "Group", level: 1, period: Samples.period(period)))
    }

    static let yearly = subscription("59.99", "P1Y")

    static func offer(
        _ mode: Offer.PaymentMode, _ digits: String?, _ period: String, times count: Int = 1, currency: String = "USD",
        kind: Offer.Kind = .introductory
    ) -> Offer {
        Offer(
            kind: kind, paymentMode: mode, period: Samples.period(period), periodCount: count,
            price: digits.map { money($0, currency) })
    }

    static func plan(
        _ digits: String, total: String?, every billing: String = "P1M", for commitment: String? = nil
    ) -> BillingPlan {
        BillingPlan(
            kind: .monthly, price: dollars(digits), billingPeriod: period(billing),
            commitmentPrice: total.map(dollars), commitmentPeriod: commitment.map(period), isEnabled: true)
    }

    static func localizer(
        isolation: ArgumentIsolation = .isolate, tables: [StringTable] = [], style: PriceStyle = PriceStyle()
    ) -> Localizer {
        let isPlain = style == PriceStyle()
        return Localizer(
            tables: tables + Localizations.tables,
            formatting: isPlain ? formatting : ICUValueFormatting(style: style), isolation: isolation)
    }

    static func composer(
        _ language: String, isolation: ArgumentIsolation = .isolate, tables: [StringTable] = [],
        style: PriceStyle = PriceStyle()
    ) -> TermsComposer {
        TermsComposer(
            localizer: localizer(isolation: isolation, tables: tables, style: style),
            language: LanguageTag(stringLiteral: language))
    }
}
