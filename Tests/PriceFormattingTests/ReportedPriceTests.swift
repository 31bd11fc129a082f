import Languages
import PriceFormatting
import Purchases
import StringTables
import Testing

private let nbsp = "\u{A0}"
private let rlm = "\u{200F}"

/// Faults of other libraries that people have reported in public, each with what is right.
@Suite("Prices that others got wrong")
struct ReportedPriceTests {
    struct Report: CustomTestStringConvertible, Sendable {
        let place: String
        let symptom: String
        let amount: String
        let currency: String
        let language: String
        var style = PriceStyle()
        let right: String
        var testDescription: String { place }
    }

    static let reports = [
        Report(
            place: "RevenueCat/purchases-ios#2207", symptom: "23.99 arrives as binary noise", amount: "23.99",
            currency: "USD", language: "en", right: "$23.99"),
        Report(
            place: "adaptyteam/AdaptySDK-Unity#6",
            symptom: "written by the region of the device, unlike the purchase sheet",
            amount: "4.99", currency: "GBP", language: "en-US", right: "£4.99"),
        Report(
            place: "RevenueCat/purchases-ios#6209", symptom: "¤ for a Romanian reader", amount: "4.99", currency: "USD",
            language: "ro", right: "4,99\(nbsp)USD"),
        Report(
            place: "RevenueCat/purchases-ios#6209", symptom: "¤ for a Romanian reader", amount: "4.99", currency: "USD",
            language: "ro", style: .narrowSymbol, right: "4,99\(nbsp)$"),
        Report(
            place: "RevenueCat/purchases-ios#6261", symptom: "$2.00 where whole prices have no digits", amount: "2.00",
            currency: "USD", language: "en", style: PriceStyle(fractionDigits: .strippedIfWhole), right: "$2"),
        Report(
            place: "RevenueCat/purchases-android#4237", symptom: "Arabic digits for a Spanish reader in Israel",
            amount: "149.90", currency: "ILS", language: "es-IL", right: "149,90\(nbsp)ILS"),
        Report(
            place: "RevenueCat/purchases-android#4237", symptom: "Arabic digits for a Spanish reader in Israel",
            amount: "149.90", currency: "ILS", language: "es-IL", style: .narrowSymbol, right: "149,90\(nbsp)₪"),
        Report(
            place: "RevenueCat/purchases-flutter#983", symptom: "39.989999999999995", amount: "39.99", currency: "USD",
            language: "en", right: "$39.99"),
        Report(
            place: "RevenueCat/purchases-flutter#321", symptom: "€3.99 for a French reader", amount: "3.99",
            currency: "EUR", language: "fr", right: "3,99\(nbsp)€"),
        Report(
            place: "RevenueCat/purchases-flutter#321", symptom: "€3.99 for a Spanish reader", amount: "3.99",
            currency: "EUR", language: "es", right: "3,99\(nbsp)€"),
        Report(
            place: "flutter/flutter#159080", symptom: "$2.98999999…", amount: "2.99", currency: "USD", language: "en",
            right: "$2.99"),
        Report(
            place: "flutter/flutter#147565", symptom: "no sign of the euro", amount: "2.99", currency: "EUR",
            language: "en-US", right: "€2.99"),
        Report(
            place: "dooboolab/react-native-iap#360", symptom: "roubles shown as $349", amount: "349", currency: "RUB",
            language: "ru", style: PriceStyle(fractionDigits: .strippedIfWhole), right: "349\(nbsp)₽"),
        Report(
            place: "dooboolab/react-native-iap#2646", symptom: "149,90 read as an error, right for Brazil",
            amount: "149.90", currency: "BRL", language: "pt-BR", right: "R$\(nbsp)149,90"),
        Report(
            place: "expo/expo#6800", symptom: "R$6.9", amount: "6.9", currency: "BRL", language: "pt-BR",
            right: "R$\(nbsp)6,90"),
        Report(
            place: "bizz84/SwiftyStoreKit#71", symptom: "the currency of the device's region", amount: "4.99",
            currency: "GBP", language: "en-US", right: "£4.99"),
        Report(
            place: "adaptyteam/AdaptySDK-React-Native#123", symptom: "S/ 19.9 beside the store's 19.90", amount: "19.9",
            currency: "PEN", language: "es-PE", right: "S/\(nbsp)19.90"),
        Report(
            place: "woocommerce/woocommerce-ios#1756", symptom: "whole numbers where the comma is the point",
            amount: "12.5", currency: "EUR", language: "de", right: "12,50\(nbsp)€"),
        Report(
            place: "formatjs/formatjs#4771", symptom: "large amounts lose digits",
            amount: "12345678901234567890123456789.12", currency: "USD", language: "en",
            right: "$12,345,678,901,234,567,890,123,456,789.12"),
        Report(
            place: "tc39/ecma402#858", symptom: "the narrow sign of en-CA, which is CLDR 42's", amount: "4.99",
            currency: "USD",
            language: "en-CA", style: .narrowSymbol, right: "US$4.99"),
        Report(
            place: "oscbyspro/DiffableTextViews#29", symptom: "afghani without digits that amounts have",
            amount: "9.99", currency: "AFN", language: "en", style: PriceStyle(fractionDigits: .fixed(2)),
            right: "AFN\(nbsp)9.99"),
        Report(
            place: "angular/angular#58773", symptom: "the grouping of Swiss French", amount: "1234.5", currency: "CHF",
            language: "fr-CH", right: "1\u{202F}234.50\(nbsp)CHF"),
        Report(
            place: "jamesmontemagno/InAppBillingPlugin#409", symptom: "XXX instead of a currency", amount: "4.99",
            currency: "AUD", language: "en-AU", right: "$4.99"),
        Report(
            place: "mozilla/fxa#5953", symptom: "$ for the dollar of another country", amount: "4.99", currency: "USD",
            language: "en-CA", right: "US$4.99"),
        Report(
            place: "openradar 27638518", symptom: "CN¥50 beside the store's ¥50", amount: "50", currency: "CNY",
            language: "en", style: PriceStyle(currency: .narrowSymbol, fractionDigits: .strippedIfWhole), right: "¥50"),
        Report(
            place: "BlueWallet/BlueWallet#5033", symptom: "Arabic digits for a reader of English", amount: "1234.5",
            currency: "AED", language: "en", right: "AED\(nbsp)1,234.50"),
        Report(
            place: "flutter/flutter#20394", symptom: "the parts of a price change places from right to left",
            amount: "1234.5", currency: "EGP", language: "ar-EG", right: "\(rlm)١٬٢٣٤٫٥٠\(nbsp)ج.م.\(rlm)"),
    ]

    @Test("a reported price is written right", arguments: reports)
    func prices(_ report: Report) throws {
        let money = Money(try Amount(parsing: report.amount), try #require(CurrencyCode(report.currency)))
        let text = PriceFormatter().text(of: money, in: try #require(LanguageTag(report.language)), style: report.style)
        #expect(Array(text.utf8) == Array(report.right.utf8), "\(report.symptom): \(text)")
    }

    @Test(
        "the store's price and the monthly one have the same style and one rounding (purchases-ios#4246, mozilla-vpn-client#1483)"
    )
    func monthly() throws {
        let month = try #require(Period(1, .month))
        let year = Rate(price: Money(try Amount(parsing: "59.99"), .usDollar), period: try #require(Period(1, .year)))
        func monthly(_ rounding: Rounding) throws -> String {
            let share = try year.equivalent(
                per: month, rule: .gregorianAverage, rounding: rounding, fractionDigits: .ofCurrency)
            return PriceFormatter().text(of: share.money, in: "ru")
        }
        #expect(try monthly(.down) == "4,99\(nbsp)$")
        #expect(try monthly(.halfEven) == "5,00\(nbsp)$")
    }

    @Test(
        "a share of a price stays in the currency of the store (neevaco/neeva-ios#4514)",
        arguments: [("en-US", "£4.99"), ("ja", "£4.99"), ("de", "4,99\(nbsp)£"), ("pl", "4,99\(nbsp)GBP")])
    func shareOfPrice(language: String, right: String) throws {
        let price = Money(try Amount(parsing: "59.99"), try #require(CurrencyCode("GBP")))
        let year = Rate(price: price, period: try #require(Period(1, .year)))
        let share = try year.equivalent(
            per: try #require(Period(1, .month)), rule: .gregorianAverage, rounding: .down, fractionDigits: .ofCurrency)
        #expect(share.money.currency == price.currency)
        #expect(PriceFormatter().text(of: share.money, in: try #require(LanguageTag(language))) == right)
    }

    @Test(
        "one day is left, not 1 days (woocommerce-ios#10068); a month in Chinese has no measure word (purchases-ios#3489)"
    )
    func periods() {
        let values = ICUValueFormatting()
        #expect(values.period(1, unit: "day", in: "en") == "1 day")
        #expect(values.rate("¥15", per: "month", width: .full, in: "zh-Hans") == "¥15/月")
        // OneBusAway-ios#1419: forms that a format without a locale never reaches.
        #expect(
            [1, 2, 5, 12, 22].map { values.period($0, unit: "month", in: "pl") }
                == [
                    "1\(nbsp)miesiąc", "2\(nbsp)miesiące", "5\(nbsp)miesięcy", "12\(nbsp)miesięcy", "22\(nbsp)miesiące",
                ].map { $0.replacing(nbsp, with: " ") })
    }
}
