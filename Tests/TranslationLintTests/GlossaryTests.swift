import Diagnostics
import Languages
import TestSupport
import Testing
import TranslationFiles
import TranslationLint

@Suite("A glossary")
struct GlossaryTests {
    /// What the rule says of an English text and its translation.
    private func messages(
        _ source: String, _ translation: String, in language: String = "de", key: String = "key",
        comment: String? = nil, _ glossary: String
    ) throws -> [String] {
        let terms = try Glossary(parsing: Array(glossary.utf8), name: "words.tsv").terms
        let note = comment.map { "/* \($0) */\n" } ?? ""
        let files = [
            "en.lproj/L.strings": note + "\"\(key)\" = \"\(source)\";",
            "\(language).lproj/L.strings": "\"\(key)\" = \"\(translation)\";",
        ]
        return findings(files, LintOptions(glossary: terms)).filter { $0.rule == "glossary-term" }
            .map(\.diagnostic.message)
    }

    private static let words = """
        # words
        language\tterm\tapproved\tfurther\tpart\tsources\tnote
        en\tpurchase\tpurchase\tpurchases\tnoun
        de\tpurchase\tKauf\tKäufe, Einkäufe\tnoun\tapple, mozilla\tm
        en\tpayment\tpayment\t\tnoun
        de\tpayment\tZahlung
        en\tpayment method\tpayment method
        de\tpayment method\tZahlungsmethode
        en\tCancel\tCancel\t\tbutton
        de\tCancel\tAbbrechen\t\tbutton\tmozilla
        pl\tno one\tani jeden\r

        """

    @Test("is read with forms, buttons and sources")
    func reading() throws {
        let terms = try Glossary(parsing: Array(Self.words.utf8), name: "words.tsv").terms
        #expect(terms.map(\.source) == ["purchase", "payment", "payment method", "Cancel", "no one"])
        #expect(terms[0].sourceForms == ["purchases"])
        #expect(terms[0].required == ["en": "purchase", "de": "Kauf"])
        #expect(terms[0].furtherForms["de"] == ["Käufe", "Einkäufe"])
        #expect(terms[0].evidence["de"] == ["apple", "mozilla"])
        #expect(terms.map(\.isButton) == [false, false, false, true, false])
        #expect(terms[4].required == ["pl": "ani jeden"])
        #expect(try Glossary(parsing: [], name: "empty").terms == [])
    }

    @Test("is read as a table of languages too")
    func table() throws {
        let terms = try Glossary(parsing: Array("term\tde\tfr\nupgrade\tErweiterung\t\n".utf8), name: "w").terms
        #expect(terms == [LintOptions.Term("upgrade", required: ["de": "Erweiterung"])])
    }

    @Test(
        "asks for the approved form or another one of it, in every text that uses the term",
        arguments: [
            ("Your purchase", "Ihr Kauf", true), ("Your purchases", "Ihre Käufe", true),
            ("Your purchases", "Ihre KÄUFE", true), ("Your purchase", "Ihr Erwerb", false),
            ("PURCHASE", "Erwerb", false), ("Repurchase it", "Neu erwerben", true), ("Purchased", "Erworben", true),
            ("payment method", "Zahlungsmethode", true), ("payment method", "Zahlungsart", false),
            ("payment", "Zahlungsart", true), ("payment\u{A0}method", "Zahlungsart", false),
            ("a payment, a payment method", "ein Entgelt, eine Zahlungsart", false), ("", "", true),
        ])
    func forms(source: String, translation: String, isFine: Bool) throws {
        #expect(try messages(source, translation, Self.words).isEmpty == isFine)
    }

    @Test("asks for the longer of two terms at one place alone")
    func longest() throws {
        let found = try messages("Update the payment method", "Aktualisieren", Self.words)
        #expect(found == ["“payment method” is “Zahlungsmethode” in de, which is not there"])
    }

    @Test(
        "asks of the title of a button that it is the approved form and nothing else",
        arguments: [
            ("Cancel", "Abbrechen", "button.cancel", true), ("Cancel", "Abbrechen.", "button.cancel", false),
            ("Cancel", "abbrechen", "button.cancel", false), ("Cancel", "Stornieren", "status.cancel", true),
            ("Cancel it", "Stornieren", "button.cancel", true), ("cancel", "Stornieren", "button.cancel", true),
        ])
    func buttons(source: String, translation: String, key: String, isFine: Bool) throws {
        #expect(try messages(source, translation, key: key, Self.words).isEmpty == isFine)
    }

    @Test("knows a button by its comment")
    func comment() throws {
        #expect(
            try messages("Cancel", "Schluss", comment: "Title of a Button", Self.words)
                == ["“Cancel” is “Abbrechen” in de, and nothing else"])
        #expect(try messages("Cancel", "Schluss", comment: "A title", Self.words) == [])
    }

    @Test("holds for the languages that fall back to one of it")
    func chain() throws {
        #expect(try messages("purchase", "Erwerb", in: "de-AT", Self.words).count == 1)
        #expect(try messages("purchase", "achat", in: "fr", Self.words) == [])
    }

    @Test("asks of each plural form")
    func plurals() throws {
        let unit = { (text: String) in #"{ "stringUnit" : { "state" : "translated", "value" : "\#(text)" } }"# }
        let catalogue = """
            { "sourceLanguage" : "en", "strings" : { "count" : { "extractionState" : "manual", "localizations" : {
              "de" : { "variations" : { "plural" : { "one" : \(unit("%lld Kauf")), "other" : \(unit("%lld Teile")) } } },
              "en" : { "variations" : { "plural" : { "one" : \(unit("%lld purchase")),
                "other" : \(unit("%lld purchases")) } } }
            } } }, "version" : "1.0" }
            """
        let terms = try Glossary(parsing: Array(Self.words.utf8), name: "words.tsv").terms
        let found = findings(["L.xcstrings": catalogue], LintOptions(glossary: terms))
        #expect(found.map(\.rule) == ["glossary-term"])
        #expect(found.first?.variation == VariationPath([.plural(.other)]))
    }

    @Test(
        "that contradicts itself or cannot be understood is refused with the place",
        arguments: [
            ("language\tterm\tapproved\nde!\tword\tWort\n", "noLanguage", 2, 1),
            ("language\tterm\tapproved\nde\tword\n", "noTerm", 2, 1),
            ("language\tterm\tapproved\n\t\t\n", "noTerm", 2, 1),
            ("language\tterm\tapproved\nde\tword\tWort\tx\n", "tooManyCells", 2, 14),
            ("language\tterm\tapproved\nde\tword\tWort\nde\tword\tWörter\n", "contradiction", 3, 1),
            ("language\tterm\tapproved\tpart\nde\tOK\tOK\tbutton\nfr\tOK\tOK\tnoun\n", "contradiction", 3, 4),
            ("language\tterm\tapproved\nde\tword\t\(String(repeating: "w", count: 201))\n", "tooLong", 2, 1),
            ("term\tde\n\tWort\n", "noTerm", 2, 1), ("term\tde!\n", "noLanguage", 1, 6),
            ("term\tde\nword\tWort\tmot\n", "tooManyCells", 2, 11),
        ])
    func refused(text: String, code: String, line: Int, column: Int) throws {
        let error = try #require(throws: GlossaryError.self) { try Glossary(parsing: Array(text.utf8), name: "w.tsv") }
        #expect(error.code.rawValue == code)
        #expect(error.diagnostic.position.line == line)
        #expect(error.diagnostic.position.column == column)
        #expect(error.description.hasPrefix("w.tsv:\(line):\(column): error: "))
    }

    @Test("that is no text is refused")
    func notText() {
        #expect(throws: GlossaryError.self) { try Glossary(parsing: [0xFF, 0xFE], name: "w.tsv") }
    }

    @Test("is read or refused with a place inside, whatever the bytes are, and its terms can be asked for")
    func random() {
        let seed = UInt64.random(in: .min ... .max)
        print("glossaries: seed \(seed)")
        var random = SplitMix64(seed: seed)
        let parts = [
            "language", "term", "approved", "further", "part", "sources", "\t", "\t", "\t", "\n", "\n", "\r\n", "#",
            ",", " ",
            "de", "pt-BR", "en", "button", "noun", "Kauf", "purchase", "İ", "क़", "e\u{301}", "\u{A0}", "\0", "𝐀",
        ]
        for _ in 0..<2_000 {
            var bytes: [UInt8] = Bool.random(using: &random) ? Array("language\tterm\tapproved\tfurther\n".utf8) : []
            for _ in 0..<Int.random(in: 0..<40, using: &random) {
                bytes += Array(parts.randomElement(using: &random)?.utf8 ?? "".utf8)
            }
            if Int.random(in: 0..<20, using: &random) == 0 { bytes.append(0xC3) }
            do {
                let terms = try Glossary(parsing: bytes, name: "words.tsv").terms
                let source = terms.map(\.source).joined(separator: " ")
                let files = ["en.lproj/L.strings": "\"k\" = '\(source)';", "de.lproj/L.strings": "\"k\" = \"x\";"]
                _ = findings(files, LintOptions(glossary: terms))
            } catch {
                #expect((0...bytes.count).contains(error.diagnostic.position.offset), "seed \(seed)")
            }
        }
    }

    @Test("takes time in proportion to the texts, whatever stands in them")
    func hostile() throws {
        // Every place begins a long form and none ends one; with many forms, and with many uses of a term.
        let stem = String(repeating: "a", count: 190)
        var words = "language\tterm\tapproved\n"
        for number in 0..<2_000 { words += "de\t\(stem)\(number)\t\(stem)b\(number)\n" }
        let glossary = try Glossary(parsing: Array(words.utf8), name: "words.tsv").terms
        func seconds(_ count: Int) -> Double {
            let long = String(repeating: "a ", count: count) + String(repeating: "a", count: count)
            let files = ["en.lproj/L.strings": "\"k\" = \"\(long)\";", "de.lproj/L.strings": "\"k\" = \"\(long)a\";"]
            let time = ContinuousClock().measure { _ = findings(files, LintOptions(glossary: glossary)) }
            return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
        }
        let (small, large) = (min(seconds(2_000), seconds(2_000)), seconds(16_000))
        #expect(large < 40 * small + 0.5, "eight times the text took \(large / small) times as long")
    }
}
