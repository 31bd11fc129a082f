import Foundation
import Languages
import PriceFormatting
import Purchases
import Testing

@Suite("The locale that serves a language")
struct FormattingLocaleTests {
    let formatter = PriceFormatter()

    @Test(
        "a language is served by itself, its likely script, a parent, or by no language",
        arguments: [
            ("en", "en"), ("de-CH", "de-CH"), ("en-JP", "en"), ("es-MX", "es-MX"), ("de-DE-1901", "de-DE"),
            ("zh-TW", "zh-TW"), ("zh-US", "zh-Hant"), ("zh-Hant-US", "zh-Hant"), ("zh-SG", "zh-SG"),
            ("sr-RS", "sr-RS"), ("sr-Latn", "sr-Latn"), ("ru-Latn-UA", "ru-UA"), ("en-Arab", "en"),
            ("pa-PK", "pa-PK"), ("no", "no"), ("iw", "iw"), ("eng-GB", "en-GB"),
            ("xx", "und"), ("xx-US", "und"), ("tlh", "und"), ("abcdefgh", "und"), ("und", "und"), ("und-DE", "und"),
        ])
    func resolution(asked: String, served: String) throws {
        let language = try #require(LanguageTag(asked))
        #expect(formatter.resolvedLanguage(for: language).description == served)
    }

    @Test("every locale that ICU lists is served by itself")
    func everyLocale() throws {
        #expect(ICU.locales.count > 700)
        for locale in ICU.locales {
            let language = try #require(LanguageTag(locale))
            // A variant says how to spell, not how to write a number; ICU has one of a computer's for English.
            let plain = try #require(LanguageTag(locale.replacing("_POSIX", with: "")))
            #expect(formatter.resolvedLanguage(for: language) == plain)
        }
    }

    @Test("an unknown language is written in no language, whatever the process speaks")
    func unknown() throws {
        let price = Money(try Amount(parsing: "-1234.5"), try #require(CurrencyCode("USD")))
        for tag in ["xx", "xx-US", "und", "und-DE", "tlh-Latn-DE"] {
            #expect(formatter.text(of: price, in: try #require(LanguageTag(tag))) == "-US$\u{A0}1,234.50", "\(tag)")
        }
    }

    @Test(
        "a numbering system is used where it has digits, and ignored where it has none or does not exist",
        arguments: [
            ("en-u-nu-arab", "٥٫٠٠\u{A0}$"), ("en-u-nu-deva", "$५.००"), ("ar-EG-u-nu-native", "\u{200F}٥٫٠٠\u{A0}US$"),
            ("en-u-nu-roman", "$5.00"), ("en-u-nu-zzzz", "$5.00"), ("en-u-nu", "$5.00"), ("en-u-nu-hanidec", "$五.〇〇"),
            ("en-x-u-nu-arab", "$5.00"), ("en-t-de-u-nu-arab", "٥٫٠٠\u{A0}$"),
            ("en-u-ca-buddhist-nu-arab", "٥٫٠٠\u{A0}$"),
            ("en-u-cu-eur", "$5.00"), ("en-u-rg-dezzzz", "$5.00"), ("en-u-nu-traditio", "$5.00"),
        ])
    func numberingSystems(tag: String, expected: String) throws {
        let price = Money(try Amount(parsing: "5"), try #require(CurrencyCode("USD")))
        #expect(formatter.text(of: price, in: try #require(LanguageTag(tag))) == expected)
    }

    @Test("the longest tag and the oddest ones are refused or answered, never passed on")
    func hostile() throws {
        let price = Money(try Amount(parsing: "5"), try #require(CurrencyCode("USD")))
        let long = "en" + (10..<38).map { "-abcdef\($0)" }.joined()
        #expect(formatter.text(of: price, in: try #require(LanguageTag(long))) == "$5.00")
        let extended = "en-u-nu-" + (0..<60).map { "k\($0 % 10)" }.joined(separator: "-")
        #expect(formatter.text(of: price, in: try #require(LanguageTag(extended))) == "$5.00")
        #expect(formatter.text(of: price, in: try #require(LanguageTag("en@currency=EUR" as String))) == "$5.00")
        for tag in [
            "en\0de", "en;LC_ALL", "../../etc", "%@", "", String(repeating: "a", count: 9), "é",
        ] {
            #expect(LanguageTag(tag) == nil, "\(tag.debugDescription)")
        }
    }

    /// ICU asks the environment once per process, so each locale needs a process of its own: this same test program,
    /// running the suites whose texts are pinned byte for byte.
    @Test(
        "the process's own locale has no say: every pinned text is the same",
        arguments: ["C", "de_DE.UTF-8", "ar_EG.UTF-8", nil])
    func processLocale(locale: String?) throws {
        let child = Process()
        let output = Pipe()
        child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        child.arguments = [
            "--testing-library", "swift-testing", "--filter", "FormattingLocaleTests/unknown", "--filter",
            "PriceFormatterTests", "--filter", "PriceStyleTests", "--filter", "ICUValueFormattingTests", "--filter",
            "DateStyleTests",
        ]
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("LC_") && $0.key != "LANG" }
        environment["LC_ALL"] = locale
        child.environment = environment
        child.standardOutput = output
        child.standardError = output
        try child.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        child.waitUntilExit()
        #expect(text.contains("Test run with") && text.contains("in 5 suites passed"), "\(text)")
        #expect(child.terminationStatus == 0, "\(text)")
    }
}
