import Languages
import Synchronization
import Testing

@testable import StringTables

@Suite("Tables by name, missing keys, policies and explanations")
struct LookupTests {
    let plain = PlainValueFormatting()

    private func layered(
        _ policy: MissingKeyPolicy = .key, onMissingKey: (@Sendable (MissingKey) -> Void)? = nil
    ) throws -> Localizer {
        Localizer(
            tables: [
                try table(("ok", "en", "Fine"), ("own", "ru", "Своё")).named("App"),
                try table(("ok", "en", "OK"), ("ok", "ru", "ОК!"), ("error", "en", "Error")).named("Library"),
                try table(("ok", "en", "unnamed")),
            ], language: "ru", formatting: plain, isolation: .none, missingKeyPolicy: policy,
            onMissingKey: onMissingKey)
    }

    @Test("a lookup may ask for one table by its name")
    func namedTables() throws {
        let localizer = try layered()
        #expect(localizer.languageSelectedString(forKey: "ok") == "ОК!")
        #expect(localizer.languageSelectedString(forKey: "ok", table: "App") == "Fine")
        #expect(localizer.languageSelectedString(forKey: "ok", table: "Library") == "ОК!")
        #expect(localizer.languageSelectedString(forKey: "own", table: "Library") == "own")
        #expect(localizer.languageSelectedString(forKey: "ok", table: "Nobody", default: "–") == "–")
        #expect(localizer.localizedText(forKey: "error", table: "App") == nil)
        #expect(localizer.withUTF8(forKey: "ok", table: "App") { $0.count } == 4)
    }

    @Test(
        "a missing key is shown as the policy says",
        arguments: [
            (MissingKeyPolicy.key, "nope"), (.text("?"), "?"), (.empty, ""), (.mark, "⟦nope⟧"),
        ])
    func missingKeyPolicy(policy: MissingKeyPolicy, expected: String) throws {
        let localizer = try layered(policy)
        #expect(localizer.languageSelectedString(forKey: "nope") == expected)
        #expect(localizer.languageSelectedString(forKey: "nope", default: "default") == "default")
    }

    @Test("each missing key is told, with the language and the tables tried")
    func missingKeyObserver() throws {
        let told = Mutex<[MissingKey]>([])
        let localizer = try layered { missing in told.withLock { $0.append(missing) } }
        _ = localizer.languageSelectedString(forKey: "ok")
        _ = localizer.languageSelectedString(forKey: "a")
        _ = localizer.localizedText(forKey: "b", table: "App", language: "de")
        _ = localizer.withUTF8(forKey: "c") { $0.count }
        _ = try? localizer.requiredText(forKey: "d", table: "Nobody")
        #expect(
            told.withLock { $0 } == [
                MissingKey(key: "a", language: "ru", tables: ["App", "Library", "#3"]),
                MissingKey(key: "b", language: "de", tables: ["App"]),
                MissingKey(key: "c", language: "ru", tables: ["App", "Library", "#3"]),
                MissingKey(key: "d", language: "ru", tables: []),
            ])
    }

    @Test("a text that must be there and whole is, or an error says why")
    func requiredText() throws {
        let localizer = Localizer(
            tables: [
                try table(("k", "de", "%lld Tage"), ("k", "en", "Days"), ("both", "de", "%lld"), ("both", "en", "%lld"))
            ],
            language: "de", formatting: plain, isolation: .none)
        #expect(try localizer.requiredText(forKey: "k", arguments: [.integer(3), .string("more")]).text == "3 Tage")
        let refused = #expect(throws: StringTableError.self) { try localizer.requiredText(forKey: "k") }
        #expect(refused?.code == .argumentRefused)
        #expect(try localizer.requiredText(forKey: "k", policy: .sourceLanguage).text == "Days")
        let both = #expect(throws: StringTableError.self) {
            try localizer.requiredText(forKey: "both", arguments: [.string("x")], policy: .sourceLanguage)
        }
        #expect(both?.code == .argumentRefused)
        let missing = #expect(throws: StringTableError.self) { try localizer.requiredText(forKey: "nope") }
        #expect(missing?.code == .keyMissing)
    }

    @Test("bytes are lent as they are, filled ones too")
    func lentBytes() throws {
        let localizer = Localizer(
            tables: [try table(("ok", "ru", "Хорошо"), ("cost", "ru", "Цена %@"), ("empty", "ru", ""))],
            language: "ru-RU",
            sourceLanguage: "ru", formatting: plain, isolation: .none)
        func lent(_ key: String, _ arguments: [MessageArgument] = []) -> String? {
            localizer.withUTF8(forKey: key, arguments: arguments) { bytes in
                String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
            }
        }
        #expect(lent("ok") == "Хорошо")
        #expect(lent("cost", [.string("5 ₽")]) == "Цена 5 ₽")
        #expect(lent("empty") == "")
        #expect(lent("nope") == nil)
    }

    @Test("texts of every size are found as they were written", arguments: [0, 1, 7, 8, 15, 16, 127, 128, 129, 20_000])
    func sizes(size: Int) throws {
        for letter in ["a", "ж", "€", "🛒"] {
            let key = String(repeating: letter, count: size)
            let localizer = Localizer(tables: [try table((key, "en", key))], formatting: plain)
            #expect(Array(localizer.languageSelectedString(forKey: key, default: "none").utf8) == Array(key.utf8))
            #expect(localizer.languageSelectedString(forKey: key + "b", default: "none") == "none")
        }
    }

    @Test("the device and the room of the reader choose the text")
    func deviceAndWidth() throws {
        var builder = StringTable.Builder()
        try builder.add(
            key: "do", language: "en",
            text: MessageText(devices: [.mac: MessageText(words: "Click"), .other: MessageText(words: "Tap")]))
        try builder.add(
            key: "title", language: "en",
            text: MessageText(widths: [10: MessageText(words: "Short"), 30: MessageText(words: "A long title")]))
        let mac = Localizer(tables: [try builder.table()], formatting: plain, device: .mac)
        #expect(mac.languageSelectedString(forKey: "do") == "Click")
        #expect(mac.languageSelectedString(forKey: "title") == "A long title")
        #expect(mac.languageSelectedString(forKey: "title", width: 12) == "Short")
        #expect(mac.explain("do").choices == [.device(.mac, text: .mac)])
        #expect(mac.explain("title", width: 12).choices == [.width(12, text: 10)])
        let phone = Localizer(tables: [try builder.table()], formatting: plain, device: .iphone)
        #expect(phone.languageSelectedString(forKey: "do") == "Tap")
        #expect(phone.explain("do").choices == [.device(.iphone, text: .other)])
    }

    @Test("an explanation says which text answers, why, and which were tried")
    func explanation() throws {
        var builder = StringTable.Builder()
        try builder.add(
            key: "days", language: "ru", text: plural([.one: "%lld день", .few: "%lld дня", .other: "%lld дней"]))
        try builder.add(key: "days", language: "en", text: plural([.one: "%lld day", .other: "%lld days"]))
        let localizer = Localizer(
            tables: [try table(("days", "de", "%lld Tage")).named("App"), try builder.table().named("Library")],
            formatting: plain, isolation: .none)
        let found = localizer.explain("days", arguments: [.integer(5)], language: "ru-RU")
        #expect(found.chain == ["ru-RU", "ru"])
        #expect(found.answer?.text == "5 дней")
        #expect(found.choices == [.plural(place: 0, category: .many, form: .other)])
        #expect(found.answeredStep?.language == "ru")
        #expect(found.answeredStep?.table == "Library")
        #expect(
            found.description == """
                days for ru-RU
                chain: ru-RU, ru
                ru in Library: answers
                en (source language) in Library: not needed
                argument 1 is “many”, for which the form “other” stands in
                answer: 5 дней [translated]
                """)

        let misfit = localizer.explain("days", arguments: [.string("x")], language: "de")
        #expect(misfit.steps.map(\.table) == ["App", "Library"])
        #expect(misfit.answeredStep?.language == "de")
        guard case .misfit? = misfit.steps.last?.outcome else {
            Issue.record("\(misfit)")
            return
        }
        let missing = localizer.explain("nope", language: "de")
        #expect(missing.answer == nil)
        #expect(missing.steps.map(\.outcome) == [.noText, .noText])
    }

    @Test("an explanation gives the text that a lookup gives", arguments: ["ru", "en", "de", "uk", "ja"])
    func explanationAgrees(language: LanguageTag) throws {
        var builder = StringTable.Builder()
        try builder.add(
            key: "k", language: "ru",
            text: plural([.zero: "Z", .one: "one", .few: "few", .many: "many", .other: "other"]))
        try builder.add(key: "k", language: "en", text: plural([.one: "one", .other: "other"]))
        let localizer = Localizer(tables: [try builder.table()], formatting: plain, isolation: .none)
        for argument: MessageArgument in (0..<30).map({ .integer($0) }) + [
            .decimal("1.5"), .formatted("x"), .string("s"),
        ] {
            let explanation = localizer.explain("k", arguments: [argument], language: language)
            let found = localizer.localizedText(forKey: "k", arguments: [argument], language: language)
            #expect(explanation.answer == found)
            guard case .plural(_, _, let form)? = explanation.choices.first else {
                Issue.record("\(explanation)")
                continue
            }
            #expect(form == .zero ? found?.text == "Z" : found?.text == form.rawValue)
        }
    }
}
