import JSONText
import PurchaseMessages
import Testing

@testable import ShoptalkTool

@Suite("An app's own messages")
struct OwnMessagesTests {
    private static let definitions = """
        {"messages":[{"id":"app.gift","presentation":"toast","severity":"success",
        "parameters":[{"name":"sender","type":"string","optional":true},{"name":"days","type":"integer"}],
        "buttons":[{"id":"leave","role":"cancel","action":"dismiss"}],
        "texts":[{"key":"app.gift.title","arguments":[]},{"key":"app.gift.body","arguments":["sender","days"]},
        {"key":"app.gift.body.without.sender","arguments":["days"]}]}]}
        """

    /// A catalogue of texts with one value each, German and English where both are there.
    private static func texts(_ texts: [(key: String, en: String?, de: String?)]) -> String {
        func unit(_ text: String) -> String {
            "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" } }"
        }
        let entries = texts.map { key, en, de in
            let languages = [("de", de), ("en", en)].compactMap { language, text in
                text.map { "\"\(language)\" : \(unit($0))" }
            }
            return "\"\(key)\" : { \"localizations\" : { \(languages.joined(separator: ", ")) } }"
        }
        return
            "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries.joined(separator: ", ")) }, \"version\" : \"1.0\" }"
    }

    private static let gift: [(key: String, en: String?, de: String?)] = [
        ("app.gift.title", "A gift", "Ein Geschenk"),
        ("app.gift.body", "From %1$@, for %2$lld days.", "Von %1$@, für %2$lld Tage."),
        ("app.gift.body.without.sender", "For %lld days.", "Für %lld Tage."), ("button.leave", "Leave", "Schließen"),
    ]

    private func run(
        _ arguments: String..., texts: String = Self.texts(Self.gift), definitions: String = Self.definitions
    ) async -> TestRun {
        await TestRun(
            ["preview", "--texts", "Shop.xcstrings"] + arguments,
            files: ["Shop.xcstrings": Array(texts.utf8), "shop.json": Array(definitions.utf8)])
    }

    @Test("are shown and chosen like the library's, in every language that they have")
    func shown() async {
        let run = await run("--definitions", "shop.json", "--family", "app", "--language", "de", "--bidi", "none")
        #expect(run.status == .success && run.error == "")
        #expect(
            run.output == """
                app.gift  de  toast  success
                    Ein Geschenk
                    Von Example Shop, für 2 Tage.
                    [Schließen]

                """)
        let refused = await TestRun("preview", "--family", "app")
        #expect(refused.status == .usage)
        #expect(refused.error.hasPrefix("Error: The value 'app' is invalid for '--family <family>': "))
        let near = await TestRun("messages", "--family", "refunds")
        #expect(near.error.contains("there is no family of this name. Did you mean 'refund'?"))
    }

    @Test("have no findings where they are whole, and one for each text that is missing, too long or malformed")
    func checked() async {
        let whole = await run(
            "--definitions", "shop.json", "--family", "app", "--language", "de", "--language", "en", "--check")
        #expect(whole.status == .success && whole.output == "")
        #expect(whole.error == "2 messages checked, 0 findings\n")

        var texts = Self.gift
        texts[0].en = String(repeating: "long ", count: 11)
        texts[2].de = nil
        texts[3].de = "%lld"
        let found = await run(
            "--definitions", "shop.json", "--message", "app.gift", "--language", "de", "--language", "en", "--check",
            texts: Self.texts(texts))
        #expect(found.status == .findings)
        #expect(
            found.output == """
                app.gift de: malformed: button.leave: a value is missing or of another type, so the text in en is shown
                app.gift de: missing: app.gift.body.without.sender: the text is in en
                app.gift en: too long: app.gift.title: 55 characters, and 52 are the most (Shoptalk)

                """)
    }

    @Test("words of ours are said anew, key by key and language by language")
    func overridden() async {
        let texts = Self.texts([("purchase.completed.title", nil, "Danke schön")])
        let run = await run(
            "--message", "purchase.completed", "--language", "de", "--language", "fr", "--bidi", "none", texts: texts)
        #expect(run.output.contains("    Danke schön\n    Jetzt verfügbar: "))
        #expect(run.output.contains("    Merci\n"))
        let broken = Self.texts([("purchase.completed.body", nil, "Jetzt verfügbar: %1$@ und %2$@.")])
        let check = await self.run(
            "--message", "purchase.completed", "--language", "de", "--language", "fr", "--check", texts: broken)
        #expect(check.status == .findings)
        #expect(
            check.output
                == "purchase.completed de: malformed: purchase.completed.body: a value is missing or of another type, so "
                + "the text in en is shown\n")
    }

    @Test("all languages are ours and theirs, and where their language is not ours the rest is missing")
    func languages() async {
        let texts =
            "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"purchase.completed.title\" : { \"localizations\" : { \"eo\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Dankon\" } } } } }, \"version\" : \"1.0\" }"
        let run = await run("--message", "purchase.completed", "--all-languages", "--check", texts: texts)
        #expect(run.error == "22 messages checked, 3 findings\n")
        #expect(run.output.contains("purchase.completed eo: missing: purchase.completed.body: the text is in en\n"))
    }

    @Test(
        "definitions that are wrong are refused with their place",
        arguments: [
            ("[", "shop.json:1:2: error: "), ("{}", "shop.json:1:1: error: “messages” is missing"),
            ("{\"messages\":[{\"presentation\":\"toast\"}]}", "“id” is missing"),
            (
                "{\"messages\":[{\"id\":\"a.b\",\"presentation\":\"toast\",\"severity\":\"info\"}]}",
                "“texts” is missing"
            ),
            (
                "{\"messages\":[{\"id\":\"a.b\",\"presentation\":\"toast\",\"severity\":\"info\",\"texts\":[{\"key\":\"a.body\",\"arguments\":[]}]}]}",
                "1:83: error: the key of a text is “a.b.title”"
            ),
            (
                "{\"messages\":[{\"id\":\"a.b\",\"presentation\":\"toast\",\"severity\":\"info\",\"texts\":[{\"key\":\"a.b.body\",\"arguments\":[\"c\"]}]}]}",
                "there is no parameter “c”"
            ),
            ("{\"messages\":[{\"id\":7}]}", "1:20: error: a text that is not empty belongs here"),
        ])
    func wrongDefinitions(json: String, fault: String) async {
        let run = await run("--definitions", "shop.json", definitions: json)
        #expect(run.status == .badData)
        #expect(run.error.contains(fault), "\(run.error)")
    }

    @Test("texts that are damaged or not there are refused")
    func wrongTexts() async {
        #expect(await run(texts: "{").status == .badData)
        #expect(await TestRun("preview", "--texts", "nowhere.xcstrings").status == .missingInput)
        #expect(await TestRun("preview", "--definitions", "nowhere.json").status == .missingInput)
    }

    @Test("what the command writes of its catalogue it reads as the same definitions")
    func roundTrip() async throws {
        let list = await TestRun("messages", "--format", "json")
        let read = try MessageDefinitionReader.definitions(in: Array(list.output.utf8), file: "list.json")
        #expect(read == MessageCatalogue.builtIn.definitions)
    }
}
