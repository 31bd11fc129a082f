import Languages
import Localizations
import PriceFormatting
import PurchaseTerms
import Purchases
import StringTables
import Testing

@Suite("A price for each period, for a voice")
struct SpokenRateTests {
    @Test("has words and no stroke, in each language and for each period", arguments: Localizations.languages)
    func words(language: LanguageTag) throws {
        let composer = TermsComposer(
            localizer: Localizer(
                tables: Localizations.tables, language: language,
                formatting: ICUValueFormatting(style: .spoken), isolation: .none))
        for unit in Period.Unit.allCases {
            for count in [1, 2, 3, 21] {
                let period = try #require(Period(count, unit))
                let rate = Rate(price: Money(Amount(minorUnits: 999, digits: 2), .usDollar), period: period)
                let text = composer.spokenRate(rate).text
                #expect(!text.contains("/"), "\(text)")
                #expect(!text.contains("$"), "\(text)")
                #expect(composer.spokenRate(rate).billedPrice != nil)
            }
        }
    }

    @Test(
        "is said as the language says it, by CLDR 42",
        arguments: [
            ("en", "9.99 US dollars per month"), ("de", "9,99 US-Dollar pro Monat"), ("ja", "毎月9.99米ドル"),
            ("zh-Hans", "每月9.99美元"), ("fr", "9,99 dollars des États-Unis par mois"),
        ])
    func said(language: String, expected: String) throws {
        let composer = TermsComposer(
            localizer: Localizer(
                tables: Localizations.tables, language: try #require(LanguageTag(language)),
                formatting: ICUValueFormatting(style: .spoken), isolation: .none))
        let rate = Rate(price: Money(Amount(minorUnits: 999, digits: 2), .usDollar), period: .month)
        #expect(composer.spokenRate(rate).text.replacing("\u{A0}", with: " ") == expected)
    }
}
