import Languages
import PriceFormatting
import PurchaseTerms
import Purchases
import StringTables
import TestSupport
import Testing

/// A defect that people have reported of another system, and what is right.
struct ReportedDefect: Sendable, CustomTestStringConvertible {
    /// Where it was reported.
    let report: String
    /// What was shown.
    let symptom: String
    /// What is right.
    let expected: String
    let make: @Sendable () throws -> String

    var testDescription: String { "\(report): \(symptom)" }

    private static func sentence(
        _ language: String, _ product: Product, offer: Offer? = nil, equivalents: [Period] = [],
        _ fractionDigits: FractionDigits = .ofCurrency
    ) throws -> String {
        Samples.composer(language, isolation: .none, style: PriceStyle(fractionDigits: fractionDigits)).sentence(
            for: try TermsOfPrice(of: product, offer: offer, equivalents: equivalents)
        ).text
    }

    static let all: [ReportedDefect] = [
        ReportedDefect(
            report: "RevenueCat/purchases-ios#3489", symptom: "¥15/个月, with a measure word", expected: "¥15/月"
        ) { try sentence("zh-Hans", Samples.subscription("15", "P1M", currency: "CNY"), .strippedIfWhole) },
        ReportedDefect(
            report: "RevenueCat/purchases-ios#6261", symptom: "$2.00 for the offer, beside $10 for the plan",
            expected: "$2 for 1 month, then $10 per month"
        ) {
            try sentence(
                "en", Samples.subscription("10", "P1M"), offer: Samples.offer(.payUpFront, "2.00", "P1M"),
                .strippedIfWhole)
        },
        ReportedDefect(
            report: "RevenueCat/purchases-ios#4769", symptom: "a plan of three months abbreviated as mo",
            expected: "3 mo"
        ) { Samples.composer("en", isolation: .none).period(Samples.period("P3M"), width: .short).text },
        ReportedDefect(
            report: "RevenueCat/react-native-purchases#881", symptom: "a year's plan labelled as a month's",
            expected: "Yearly, $59.99 per year, Save 44%"
        ) {
            // There are no texts in Finnish, so that all of the sentence is in English.
            let composer = Samples.composer("fi", isolation: .none)
            let terms = try TermsOfPrice(
                of: Samples.yearly, comparedWith: Rate(price: Samples.dollars("8.99"), period: .month))
            let savings = try #require(terms.savings)
            return [
                composer.planName(for: terms.period), composer.sentence(for: terms), composer.savings(savings),
            ].map(\.text).joined(separator: ", ")
        },
        ReportedDefect(
            report: "RevenueCat/react-native-purchases#201", symptom: "$ for an offer in the United Kingdom",
            expected: "£0.99 for 1 month, then £9.99 per month"
        ) {
            try sentence(
                "en-GB", Samples.subscription("9.99", "P1M", currency: "GBP"),
                offer: Samples.offer(.payUpFront, "0.99", "P1M", currency: "GBP"))
        },
        ReportedDefect(
            report: "RevenueCat/purchases-android#4237",
            symptom: "Arabic digits for a Spanish reader in the storefront of Israel",
            expected: "149,90\u{A0}ILS por año"
        ) { try sentence("es", Samples.subscription("149.9", "P1Y", currency: "ILS")) },
        ReportedDefect(
            report: "RevenueCat/purchases-flutter#321", symptom: "€3.99 for readers of French",
            expected: "3,99\u{A0}€ par mois"
        ) { try sentence("fr", Samples.subscription("3.99", "P1M", currency: "EUR")) },
        ReportedDefect(
            report: "mozilla-mobile/mozilla-vpn-client#1483",
            symptom: "59.99 a year shown as 5.00 a month, 4.99 elsewhere",
            expected: "$59.99 per year ($4.99 per month)"
        ) { try sentence("en", Samples.yearly, equivalents: [.month]) },
        ReportedDefect(
            report: "mozilla-mobile/mozilla-vpn-client#1483", symptom: "nobody says how it was rounded",
            expected: "59.99 USD / 12 = 4.9991…, rounded down to 2 digits"
        ) { try TermsOfPrice(of: Samples.yearly, equivalents: [.month]).equivalents.first?.description ?? "" },
        ReportedDefect(
            report: "Automattic/wp-calypso#114326", symptom: "a renewal a day early west of UTC",
            expected: "Renews on January 31, 2028"
        ) {
            // Bought at noon of 31 January in Honolulu, ten hours behind.
            let noon = Timestamp(startOf: try #require(CalendarDay(year: 2027, month: 1, day: 31)))
                .adding(milliseconds: 22 * 3_600_000)
            let schedule = try TermsOfPrice(of: Samples.yearly).schedule(startingAt: noon, secondsFromUTC: -36_000)
            return Samples.composer("en", isolation: .none).renews(on: try #require(schedule.nextPayment)).text
        },
        ReportedDefect(
            report: "j3k0/cordova-plugin-purchase#1605", symptom: "“Free” as the price, because the trial comes first",
            expected: "7 days free, then $59.99 per year; billed: $59.99"
        ) {
            let sentence = Samples.composer("en", isolation: .none).sentence(
                for: try TermsOfPrice(of: Samples.yearly, offer: Samples.offer(.freeTrial, nil, "P7D")))
            return "\(sentence); billed: \(sentence.text(of: try #require(sentence.billedPrice)))"
        },
        ReportedDefect(
            report: "RevenueCat/purchases-flutter#743", symptom: "one period of an offer that has several",
            expected: "$0.99 per month for the first 3 months, then $9.99 per month"
        ) {
            try sentence(
                "en", Samples.subscription("9.99", "P1M"), offer: Samples.offer(.payAsYouGo, "0.99", "P1M", times: 3))
        },
        ReportedDefect(
            report: "dooboolab/react-native-iap PR #454",
            symptom: "the length of an offer without its number of periods",
            expected: "6 weeks free, then $9.99 per month"
        ) {
            try sentence(
                "en", Samples.subscription("9.99", "P1M"), offer: Samples.offer(.freeTrial, nil, "P2W", times: 3))
        },
        ReportedDefect(
            report: "woocommerce/woocommerce-ios#10068", symptom: "1 days left", expected: "1 day left"
        ) { Samples.composer("en", isolation: .none).daysLeft(1).text },
        ReportedDefect(
            report: "OneBusAway/onebusaway-ios#1419", symptom: "plural forms that no number reaches",
            expected: "Остался 1\u{A0}день, Осталось 2\u{A0}дня, Осталось 5\u{A0}дней, Осталось 11\u{A0}дней, "
                + "Остался 21\u{A0}день"
        ) {
            let composer = Samples.composer("ru", isolation: .none)
            return [1, 2, 5, 11, 21].map { composer.daysLeft($0).text }.joined(separator: ", ")
        },
        ReportedDefect(
            report: "OneBusAway/onebusaway-ios#1419", symptom: "plural forms that no number reaches, in Arabic",
            expected: "كل شهرين, كل ٣ أشهر, كل ١١ شهرًا, كل ١٠٠ شهر"
        ) {
            let composer = Samples.composer("ar", isolation: .none)
            return ["P2M", "P3M", "P11M", "P100M"].map { composer.frequency(Samples.period($0)).text }
                .joined(separator: ", ")
        },
    ]
}

@Suite("What people have reported of other systems")
struct ReportedDefectTests {
    @Test("is right here", arguments: ReportedDefect.all)
    func right(_ defect: ReportedDefect) throws {
        guard PriceFormatter.localeDataVersion?.hasPrefix("42.") == true else {
            if let problem = PublicCorpora.reportMissing("CLDR 42") { Issue.record("\(problem)") }
            return
        }
        #expect(try defect.make() == defect.expected)
    }
}
