import PurchaseTerms
import Purchases
import Testing

/// What RevenueCat's own filling shows for a template and what is right, row by row.
///
/// “They” is read off `VariableHandlerV2.swift` and `SubscriptionPeriod.swift` of
/// https://github.com/RevenueCat/purchases-ios, 2026, and its issues named in the rows.
@Suite("Templates of RevenueCat: they → we")
struct RevenueCatDefectTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let why: String
        let template: String
        let language: String
        let price: String
        var currency = "USD"
        let period: String
        var offer: Offer?
        var other: String?
        let they: String
        let we: String

        var testDescription: String { "\(why): \(they) → \(we)" }
    }

    static let rows: [Row] = [
        Row(
            why: "a stroke is glued between two texts", template: "{{ product.price_per_period }}", language: "en",
            price: "59.99", period: "P1Y", they: "$59.99/year", we: "$59.99 per year"),
        Row(
            why: "a stroke is glued between two texts", template: "{{ product.price_per_period }}", language: "ru",
            price: "59.99", period: "P1Y", they: "59,99_$/год", we: "59,99_$ в год"),
        Row(
            why: "a measure word where there is none", template: "{{ product.price_per_period }}", language: "zh-Hans",
            price: "15", currency: "CNY", period: "P1M", they: "¥15.00/个月 (#3489)", we: "¥15.00/月"),
        Row(
            why: "a measure word where there is none", template: "{{ product.price_per_period_abbreviated }}",
            language: "zh-Hans", price: "15", currency: "CNY", period: "P1M", they: "¥15.00/个月 (#3489)", we: "¥15.00/月"),
        Row(
            why: "the order of words is another one", template: "{{ product.price_per_period }}", language: "he",
            price: "59.99", period: "P1Y", they: "$59.99_/שנה", we: "59.99_$ לשנה"),
        Row(
            why: "three months are not one", template: "{{ product.price_per_period_abbreviated }}", language: "en",
            price: "24.99", period: "P3M", they: "$24.99/mo (#4769)", we: "$24.99/3 mo"),
        Row(
            why: "rounded twice, to two digits and then to none", template: "{{ product.price_per_month }}",
            language: "en", price: "5806", currency: "JPY", period: "P1Y", they: "¥484", we: "¥483"),
        Row(
            why: "the third digit of the dinar is lost", template: "{{ product.price_per_month }}", language: "en",
            price: "19.999", currency: "KWD", period: "P1Y", they: "KWD_1.660", we: "KWD_1.666"),
        Row(
            why: "plural form by a fixed bucket", template: "{{ product.period_with_unit }}", language: "ru",
            price: "9.99", period: "P11M", they: "11 месяца", we: "11 месяцев"),
        Row(
            why: "plural form by a fixed bucket", template: "{{ product.period_with_unit }}", language: "ru",
            price: "9.99", period: "P21D", they: "21 дня", we: "21 день"),
        Row(
            why: "plural form by a fixed bucket", template: "{{ product.period_with_unit }}", language: "ru",
            price: "9.99", period: "P22D", they: "22 дня, the form of other", we: "22 дня"),
        Row(
            why: "plural form by a fixed bucket", template: "{{ product.period_with_unit }}", language: "ar",
            price: "9.99", period: "P6M", they: "6 شهرًا", we: "٦ أشهر"),
        Row(
            why: "digits of another language", template: "{{ product.period_in_months }}", language: "ar",
            price: "9.99", period: "P1Y", they: "12", we: "١٢"),
        Row(
            why: "a saving is overstated", template: "{{ product.relative_discount }}", language: "en", price: "59.99",
            period: "P1Y", other: "9.99", they: "50%", we: "49%"),
        Row(
            why: "a saving is overstated", template: "{{ sub_relative_discount }}", language: "en", price: "59.99",
            period: "P1Y", other: "9.99", they: "50% off", we: "49% off"),
        Row(
            why: "a month is not thirty days", template: "{{ product.offer_end_date }}", language: "en", price: "9.99",
            period: "P1M", offer: Samples.offer(.freeTrial, nil, "P1M"), they: "March 2, 2027", we: "February 28, 2027"),
        Row(
            why: "the sign of the reader's country, not of the store", template: "{{ product.currency_symbol }}",
            language: "de", price: "9.99", period: "P1M", they: "€ or ¤ (#6209)", we: "$"),
        Row(
            why: "the payments of an offer are not counted", template: "{{ product.offer_period_with_unit }}",
            language: "en", price: "9.99", period: "P1M", offer: Samples.offer(.payAsYouGo, "0.99", "P1M", times: 3),
            they: "1 month", we: "3 months"),
        Row(
            why: "a frequency that is none", template: "{{ product.periodly }}", language: "en", price: "24.99",
            period: "P3M", they: "3 months", we: "every 3 months"),
        Row(
            why: "only the first filter is applied", template: "{{ product.periodly | uppercase | capitalize }}",
            language: "en", price: "9.99", period: "P1M", they: "MONTHLY", we: "Monthly"),
        Row(
            why: "an unknown name leaves a hole", template: "Only {{ product.prize }}!", language: "en", price: "9.99",
            period: "P1M", they: "Only !", we: "unknownVariable at 1:9"),
        Row(
            why: "what the product does not have leaves a hole", template: "Try for {{ product.offer_price }}.",
            language: "en", price: "9.99", period: "P1M", they: "Try for .", we: "noValue at 1:12"),
        Row(
            why: "a price is never left out because of a filter", template: "{{ price | shout }}", language: "en",
            price: "9.99", period: "P1M", they: "$9.99", we: "unknownFilter at 1:12"),
    ]

    @Test("a row", arguments: rows)
    func row(row: Row) throws {
        #expect(row.they != row.we)
        let terms = try TemplateSamples.terms(
            row.price, row.period, currency: row.currency, offer: row.offer, comparedWith: row.other)
        let filler = TemplateSamples.filler(row.language)
        let written: String
        do throws(TemplateProblem) {
            written = try filler.text(of: AuthorTemplate(parsing: row.template), for: terms, TemplateSamples.context)
        } catch {
            written = "\(error.code.name) at \(error.place)"
        }
        #expect(TemplateSamples.seen(written).filter { $0 != "\u{200F}" } == row.we)
    }

    @Test("what is paid once is not spread over months: they write its price, we say that there is no value")
    func once() throws {
        let product = Product(
            id: "p", kind: .nonConsumable, referenceName: "P", price: Samples.dollars("119.99"))
        let terms = try TermsOfPrice(of: product)
        let filler = TemplateSamples.filler("en")
        for name in ["product.price_per_month", "product.price_per_day", "product.period", "product.periodly"] {
            #expect(throws: TemplateProblem.self) {
                try filler.text(of: AuthorTemplate(parsing: "{{ \(name) }}"), for: terms)
            }
        }
        let template = AuthorTemplate(parsing: "{{ sub_period }}: {{ product.price_per_period }}")
        #expect(try filler.text(of: template, for: terms) == "Lifetime: $119.99")
    }
}
