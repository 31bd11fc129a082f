import Languages
import StringTables
import Testing

@Suite("Finding and filling texts")
struct LocalizerTests {
    let plain = PlainValueFormatting()

    @Test("the language can be switched while the program runs")
    func switching() throws {
        let localizer = Localizer(
            tables: [try table(("ok", "en", "OK"), ("ok", "ru", "ОК"), ("ok", "ja", "了解"))], formatting: plain)
        #expect(localizer.language == .english)
        #expect(localizer.languageSelectedString(forKey: "ok") == "OK")
        localizer.select("ru")
        #expect(localizer.language == "ru")
        #expect(localizer.languageSelectedString(forKey: "ok") == "ОК")
        #expect(localizer.localizedText(forKey: "ok", language: "ja")?.text == "了解")
        #expect(localizer.language == "ru")
    }

    @Test("a missing key gives the default, else itself, and nil as a text")
    func missingKey() throws {
        let localizer = Localizer(tables: [try table(("ok", "en", "OK"))], formatting: plain)
        #expect(localizer.languageSelectedString(forKey: "nope") == "nope")
        #expect(localizer.languageSelectedString(forKey: "nope", default: "Well") == "Well")
        #expect(localizer.localizedText(forKey: "nope") == nil)
        #expect(Localizer(tables: [], formatting: plain).languageSelectedString(forKey: "ok") == "ok")
    }

    @Test("a text is found along the chain, then in the source language, and says in which it is")
    func fallback() throws {
        let localizer = Localizer(
            tables: [
                try table(
                    ("a", "en", "a en"), ("a", "pt-BR", "a pt-BR"), ("a", "zh-Hant", "a zh-Hant"), ("b", "en", "b en"),
                    ("c", "pt-BR", "c pt-BR"))
            ], formatting: plain)
        func found(_ key: String, _ language: LanguageTag) -> String? {
            localizer.localizedText(forKey: key, language: language).map { "\($0.text)|\($0.language)" }
        }
        #expect(found("a", "pt") == "a pt-BR|pt-BR")
        #expect(found("a", "pt-PT") == "a pt-BR|pt-BR")
        #expect(found("b", "pt") == "b en|en")
        #expect(found("a", "zh-TW") == "a zh-Hant|zh-Hant")
        #expect(found("a", "zh-CN") == "a en|en")
        #expect(found("c", "ja") == nil)
        #expect(localizer.languages.map(\.description) == ["en", "pt-BR", "zh-Hant"])
        #expect(localizer.keys == ["a", "b", "c"])
    }

    @Test("an earlier table wins key by key and language by language")
    func earlierTableWins() throws {
        let own = try table(("ok", "en", "Fine"), ("ok", "de", "Gut"), ("only.ja", "ja", "日本"))
        let library = try table(
            ("ok", "en", "OK"), ("ok", "ru", "ОК"), ("ok", "de", "OK"), ("only.ja", "en", "Japan"), ("no", "ru", "Нет"))
        let localizer = Localizer(tables: [own, library], language: "ru", formatting: plain)
        #expect(localizer.languageSelectedString(forKey: "ok") == "ОК")
        #expect(localizer.languageSelectedString(forKey: "ok", language: "en") == "Fine")
        #expect(localizer.languageSelectedString(forKey: "ok", language: "de") == "Gut")
        #expect(localizer.languageSelectedString(forKey: "ok", language: "fr") == "Fine")
        #expect(localizer.languageSelectedString(forKey: "only.ja") == "Japan")
        #expect(localizer.languageSelectedString(forKey: "no") == "Нет")
    }

    @Test("keys are compared as bytes")
    func keysAreBytes() throws {
        let localizer = Localizer(
            tables: [try table(("caf\u{E9}", "en", "one"), ("cafe\u{301}", "en", "two"), ("", "en", "empty"))],
            formatting: plain)
        #expect(localizer.languageSelectedString(forKey: "caf\u{E9}") == "one")
        #expect(localizer.languageSelectedString(forKey: "cafe\u{301}") == "two")
        #expect(localizer.languageSelectedString(forKey: "") == "empty")
    }

    @Test("every argument is isolated for people and none for logs")
    func isolation() throws {
        let localizer = Localizer(
            tables: [try table(("cost", "he", "המחיר של %@ הוא %@"))], language: "he", sourceLanguage: "he",
            formatting: plain)
        let arguments: [MessageArgument] = [.string("Pro"), .formatted("5 ₪")]
        #expect(
            localizer.languageSelectedString(forKey: "cost", arguments: arguments)
                == "המחיר של \u{2068}Pro\u{2069} הוא \u{2068}5 ₪\u{2069}")
        #expect(
            localizer.with(isolation: .none).languageSelectedString(forKey: "cost", arguments: arguments)
                == "המחיר של Pro הוא 5 ₪")
    }

    @Test(
        "an argument cannot break out of its isolation",
        arguments: [
            ("a\u{2069}b", "\u{2068}ab\u{2069}"),
            ("a\u{2067}b", "\u{2068}a\u{2067}b\u{2069}\u{2069}"),
            ("\u{2066}a\u{2069}\u{2069}", "\u{2068}\u{2066}a\u{2069}\u{2069}"),
            ("", ""),
        ])
    func isolationHolds(argument: String, expected: String) throws {
        let localizer = Localizer(tables: [try table(("k", "en", "%@"))], formatting: plain)
        let text = localizer.languageSelectedString(forKey: "k", arguments: [.string(argument)])
        #expect(Array(text.unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test(
        "arguments are taken one after another, by place, and more than once",
        arguments: [
            ("%@ %@", "A B"), ("%2$@ %1$@", "B A"), ("%1$@ %1$@", "A A"), ("%1$@ %@ %2$@", "A A B"),
            ("100%% %@", "100% A"), ("%@%", "A%"), ("63% de descuento", "63% de descuento"), ("50 % %@", "50 % A"),
            ("%5@|%-9@", "A|B"), ("%3$lld", "7"), ("%3$03d", "007"), ("%3$u", "7"), ("%3$.1f", "7.0"),
            ("%4$.1f", "1.2"), ("%4$f", "1.25"), ("%4$@", "1.25"), ("%3$x", "7"), ("%5$X", "FF"), ("%5$o", "377"),
            ("%3$@", "7"), ("%", "%"), ("", ""),
        ])
    func placeholders(text: String, expected: String) throws {
        let localizer = Localizer(tables: [try table(("k", "en", text))], formatting: plain, isolation: .none)
        let arguments: [MessageArgument] = [.string("A"), .string("B"), .integer(7), .decimal("1.25"), .unsigned(255)]
        #expect(localizer.languageSelectedString(forKey: "k", arguments: arguments) == expected)
    }

    @Test("words of an argument are never read as placeholders")
    func argumentsAreWords() throws {
        let localizer = Localizer(tables: [try table(("k", "en", "%@ %@"))], formatting: plain, isolation: .none)
        let text = localizer.languageSelectedString(forKey: "k", arguments: [.string("%2$@ %n %%"), .string("B")])
        #expect(text == "%2$@ %n %% B")
    }

    @Test(
        "an argument that is missing or of the wrong kind takes the source language's text",
        arguments: [[], [MessageArgument.string("x")], [.decimal("NaN")], [.decimal("1.5")]])
    func misfitTakesSource(arguments: [MessageArgument]) throws {
        let localizer = Localizer(
            tables: [try table(("k", "de", "%lld Tage"), ("k", "en", "Days"))], language: "de", formatting: plain)
        let found = try #require(localizer.localizedText(forKey: "k", arguments: arguments))
        #expect(found.text == "Days")
        #expect(found.language == "en")
    }

    @Test("where the source language's text does not take the argument either, a mark stands for it")
    func misfitIsVisible() throws {
        let localizer = Localizer(
            tables: [try table(("k", "de", "%lld Tage"), ("k", "en", "%lld days"))], language: "de", formatting: plain)
        let found = try #require(localizer.localizedText(forKey: "k", arguments: [.string("x")]))
        #expect(found.text == "\u{FFFD} Tage")
        #expect(found.language == "de")
    }

    @Test("numbers are written in the wished language of the text, with its region and digits")
    func numbersFollowTheSelectedLanguage() throws {
        let localizer = Localizer(
            tables: [try table(("k", "ar", "%lld"), ("k", "en", "%lld"))], formatting: NamingFormatting(),
            isolation: .none)
        func text(_ language: LanguageTag) -> String? {
            localizer.localizedText(forKey: "k", arguments: [.integer(5)], language: language)?.text
        }
        #expect(text("ar-EG-u-nu-latn") == "5<ar-EG-u-nu-latn>")
        #expect(text("ja") == "5<en>")
    }

    @Test("a whole number above the signed ones is written too")
    func largeUnsigned() throws {
        let localizer = Localizer(tables: [try table(("k", "en", "%llu"))], formatting: plain, isolation: .none)
        #expect(localizer.languageSelectedString(forKey: "k", arguments: [.unsigned(.max)]) == "18446744073709551615")
    }

    @Test("the plural form follows the language of the text")
    func pluralForms() throws {
        var builder = StringTable.Builder()
        try builder.add(
            key: "days", language: "ru",
            text: plural([.one: "%lld день", .few: "%lld дня", .many: "%lld дней", .other: "%lld дня"]))
        try builder.add(
            key: "days", language: "en", text: plural([.zero: "no days", .one: "%lld day", .other: "%lld days"]))
        let localizer = Localizer(tables: [try builder.table()], formatting: plain, isolation: .none)
        func text(_ count: Int64, _ language: LanguageTag) -> String? {
            localizer.localizedText(forKey: "days", arguments: [.integer(count)], language: language)?.text
        }
        #expect(
            [1, 2, 5, 11, 21, 0].map { text($0, "ru") } == [
                "1 день", "2 дня", "5 дней", "11 дней", "21 день", "0 дней",
            ])
        #expect([0, 1, 2, -1].map { text($0, "en") } == ["no days", "1 day", "2 days", "-1 day"])
        // The text falls to English, and with it the form: 21 is `one` in Ukrainian.
        #expect(text(21, "uk") == "21 days")
    }

    @Test("the visible fraction of a decimal number chooses the form")
    func pluralFormsOfDecimals() throws {
        var builder = StringTable.Builder()
        try builder.add(
            key: "k", language: "ru", text: plural([.one: "%@ звезда", .few: "%@ звезды", .other: "%@ звезды!"]))
        try builder.add(key: "k", language: "en", text: plural([.one: "%f star", .other: "%f stars"]))
        let localizer = Localizer(tables: [try builder.table()], formatting: plain, isolation: .none)
        func text(_ digits: String, _ language: LanguageTag) -> String? {
            localizer.localizedText(forKey: "k", arguments: [.decimal(digits)], language: language)?.text
        }
        #expect(text("1", "ru") == "1 звезда")
        #expect(text("1.0", "ru") == "1.0 звезды!")
        #expect(text("1", "en") == "1 star")
        #expect(text("1.0", "en") == "1.0 stars")
    }

    @Test("a plural text whose number stands behind other arguments chooses by the number")
    func pluralArgumentIsFound() throws {
        var builder = StringTable.Builder()
        try builder.add(
            key: "k", language: "en", text: plural([.one: "%1$@ has %2$lld seat", .other: "%1$@ has %2$lld seats"]))
        try builder.add(key: "apple", language: "en", text: plural([.one: "apple", .other: "apples"]))
        let localizer = Localizer(tables: [try builder.table()], formatting: plain, isolation: .none)
        #expect(
            localizer.languageSelectedString(forKey: "k", arguments: [.string("Pro"), .integer(1)]) == "Pro has 1 seat")
        #expect(localizer.languageSelectedString(forKey: "apple", arguments: [.integer(1)]) == "apple")
        #expect(localizer.languageSelectedString(forKey: "apple", arguments: [.integer(3)]) == "apples")
        #expect(localizer.languageSelectedString(forKey: "apple") == "apples")
    }

    @Test("many languages in turn and at once give each its own text")
    func concurrency() async throws {
        var builder = StringTable.Builder()
        let tags: [LanguageTag] = ["en", "ru", "de", "fr", "ja"]
        for tag in tags { try builder.add(key: "k", language: tag, text: MessageText(words: tag.description)) }
        let localizer = Localizer(tables: [try builder.table()], formatting: plain)
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<8 {
                group.addTask {
                    (0..<500).allSatisfy { step in
                        let tag = tags[(task + step) % tags.count]
                        localizer.select(tag)
                        return localizer.localizedText(forKey: "k", language: tag)?.text == tag.description
                    }
                }
            }
            for await passed in group { #expect(passed) }
        }
    }
}
