import Languages
import PurchaseMessages
import Purchases
import StringTables
import Testing

@Suite("Composing a message")
struct MessageComposerTests {
    let files: CatalogueFiles

    init() throws { files = try CatalogueFiles() }

    @Test("fills every message in every language", arguments: CatalogueFiles.languages)
    func everything(_ language: String) throws {
        let tag = try #require(LanguageTag(language))
        let composer = Samples.composer(isolation: .isolate)
        for definition in MessageCatalogue.builtIn.definitions where !definition.isSilent {
            let message = composer.message(
                definition.id, parameters: Samples.parameters(of: definition), language: tag)
            let texts =
                [message.title, message.body, message.accessibilityText].compactMap(\.self)
                + message.buttons.map(\.title)
            #expect(message.language == tag && message.requestedLanguage == tag, "\(definition.id)")
            #expect(message.direction == tag.direction)
            #expect(message.title != nil && message.accessibilityText != nil)
            #expect(message.buttons.map(\.id) == definition.buttons.map(\.id))
            for text in texts {
                #expect(!text.isEmpty && !text.contains("%") && !text.contains("–"), "\(definition.id): \(text)")
                #expect(!text.contains(definition.id.rawValue) && !text.contains("button."), "\(text)")
            }
            let states =
                ["title", "body"].compactMap { files.entries["\(definition.id).\($0)"]?[language]?.states }
                + definition.buttons.compactMap { files.entries[$0.titleKey]?[language]?.states }
            let all = states.reduce(into: Set<String>()) { $0.formUnion($1) }
            #expect(message.state == EntryState.worst(of: all.map(EntryState.init(rawValue:))), "\(definition.id)")
        }
    }

    @Test(
        "chooses the plural form of the selected language",
        arguments: [
            ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 21: "one", 0: "many", 104: "few"]),
            ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other"]),
            ("he", [1: "one", 2: "two", 3: "other", 20: "other"]),
            ("ja", [0: "other", 1: "other", 5: "other"]), ("zh-Hans", [1: "other", 2: "other"]),
            ("de", [0: "other", 1: "one", 2: "other"]), ("en", [0: "other", 1: "one", 2: "other"]),
            ("fr", [0: "one", 1: "one", 2: "other", 1_000_000: "many"]),
            ("pt-BR", [0: "one", 1: "one", 2: "other", 1_000_000: "many"]),
            ("es", [0: "other", 1: "one", 2: "other", 1_000_000: "many"]),
        ])
    func plurals(_ language: String, _ categories: [Int: String]) throws {
        let tag = try #require(LanguageTag(language))
        let composer = Samples.composer()
        for (number, category) in categories {
            for (id, name) in [("restore.completed", "count"), ("restore.partial", "failed")] {
                let form = try #require(files.entries["\(id).body"]?[language]?.forms[category])
                let message = composer.message(
                    MessageID(id), parameters: [name: .integer(number)], language: tag)
                #expect(message.body == form.replacing("%lld", with: String(number)))
            }
        }
    }

    @Test("writes numbers, prices and days in the reader's own language and region")
    func formatting() throws {
        let composer = MessageComposer(
            localizer: Localizer(
                tables: [Samples.table], language: "en", sourceLanguage: "en",
                formatting: NamingFormatting(), isolation: .none))
        let price = try #require(Samples.price)
        let values: [String: MessageValue] = ["price": .money(price), "previousPrice": .money(price)]
        let swiss = composer.message("products.priceChanged", parameters: values, language: "de-CH")
        #expect(swiss.title?.contains("de-CH") == true)
        #expect(swiss.language == "de" && swiss.requestedLanguage == "de-CH")
        // Nobody reads Klingon here: text and prices are English together.
        let unknown = composer.message("products.priceChanged", parameters: values, language: "tlh")
        #expect(unknown.title == "The price is now en 4.99 EUR")
        #expect(unknown.language == "en" && unknown.requestedLanguage == "tlh")
    }

    @Test("carries values beside the text, typed and as the reader sees them")
    func parameters() throws {
        let price = try #require(Samples.price)
        let message = Samples.composer(isolation: .isolate).message(
            "purchase.completed",
            parameters: ["product": .product(Samples.coins), "price": .money(price), "no": .integer(1)],
            language: "de")
        #expect(message.parameters.map(\.name) == ["product", "price"])
        #expect(message.parameters.map(\.formatted) == ["100 Münzen", "EUR 4.99"])
        #expect(message.parameters.map(\.value) == [.product(Samples.coins), .money(price)])
        #expect(message.body?.contains("\u{2068}100 Münzen\u{2069}") == true)
    }

    @Test("puts the name of another store into the text")
    func otherStore() {
        let composer = MessageComposer(localizer: Samples.composer().localizer, storeName: "Corner Shop")
        #expect(composer.message("status.connecting").title == "Connecting to the Corner Shop…")
        #expect(composer.message("status.connecting").accessibilityText == "Connecting to the Corner Shop.")
    }

    @Test("says a missing value with a dash, and never fails")
    func missingValue() {
        #expect(Samples.composer().message("purchase.completed").body == "You now have –.")
        #expect(Samples.composer().message("no.such.message").id == "purchase.failed.unknown")
    }

    @Test("shows the keys of a message of one's own that has no texts")
    func missingTexts() {
        let own = MessageDefinition(
            id: "app.gift", situation: "A gift came.", presentation: .toast, severity: .success, titleArguments: [])
        let composer = MessageComposer(
            localizer: Samples.composer().localizer, catalogue: MessageCatalogue.builtIn.adding([own]))
        #expect(composer.message("app.gift").title == "app.gift.title")
    }

    @Test("keeps silent messages without text")
    func silent() {
        let message = Samples.composer().message(
            "products.invalid", parameters: ["identifiers": .list(["x"])], language: "he")
        #expect(message.isSilent && message.presentation == .none)
        #expect(
            message.title == nil && message.body == nil && message.accessibilityText == nil && message.buttons.isEmpty)
        #expect(message.parameters.map(\.value) == [.list(["x"])])
        #expect(message.language == "he" && message.direction == .rightToLeft && message.state == .translated)
    }

    @Test(
        "lets hostile names through unharmed",
        arguments: [
            "%@", "%1$lld", "100 %", "{", "{0}", "<b>", "\u{1B}[31m", "\u{202E}x", "\u{2069}y\u{2068}", "\\n", "\"", "",
        ])
    func hostileNames(_ name: String) {
        let product = Product(
            id: "x", kind: .consumable, referenceName: name,
            localizations: [.init(language: "en", displayName: name, description: "")], price: nil)
        let composer = Samples.composer()
        for language in CatalogueFiles.languages.compactMap({ LanguageTag($0) }) {
            for definition in MessageCatalogue.builtIn.definitions
            where definition.bodyArguments?.contains("product") == true {
                let message = composer.message(
                    definition.id, parameters: Samples.parameters(of: definition, product: product), language: language)
                let plain = composer.message(
                    definition.id, parameters: Samples.parameters(of: definition, product: Samples.named("NAME")),
                    language: language)
                // An empty name falls to the identifier.
                let shown = name.isEmpty ? "x" : name
                #expect(message.body == plain.body?.replacing("NAME", with: shown))
            }
        }
    }

    @Test(
        "speaks in sentences",
        arguments: [
            ("status.purchasing", "en", "Purchasing 100 Coins."), ("status.done", "en", "Done."),
            (
                "purchase.failed.declined", "en",
                "Payment declined. Update the payment method and try again. You were not charged."
            ),
        ] as [(MessageID, LanguageTag, String)])
    func accessibility(_ id: MessageID, _ language: LanguageTag, _ text: String) {
        let message = Samples.composer(isolation: .isolate).message(
            id, parameters: ["product": .product(Samples.coins)], language: language)
        #expect(message.accessibilityText == text)
    }

    @Test("speaks without signs for the eye in every language", arguments: CatalogueFiles.languages)
    func spokenEverywhere(_ language: String) throws {
        let tag = try #require(LanguageTag(language))
        for definition in MessageCatalogue.builtIn.definitions where !definition.isSilent {
            let text =
                Samples.composer(isolation: .isolate).message(
                    definition.id, parameters: Samples.parameters(of: definition), language: tag
                ).accessibilityText ?? ""
            #expect(text.hasSuffix(language == "ja" || language == "zh-Hans" ? "。" : "."), "\(text)")
            #expect(!text.contains("…") && !text.contains("\u{2068}") && !text.contains(".."), "\(text)")
        }
    }
}

/// Writes every value with the language that it was asked for.
private struct NamingFormatting: ValueFormatting {
    func integer(_ value: Int64, in language: LanguageTag) -> String { "\(language) \(value)" }
    func decimal(_ digits: String, in language: LanguageTag) -> String { "\(language) \(digits)" }
    func price(_ digits: String, currency: String, in language: LanguageTag) -> String {
        "\(language) \(digits) \(currency)"
    }
    func percent(_ digits: String, in language: LanguageTag) -> String { "\(language) \(digits)" }
    func date(year: Int, month: Int, day: Int, in language: LanguageTag) -> String { "\(language) \(year)" }
    func period(_ count: Int, unit: String, form: PeriodForm, in language: LanguageTag) -> String {
        "\(language) \(count)"
    }
    func rate(_ price: String, per unit: String, width: PeriodForm.Width, in language: LanguageTag) -> String {
        "\(language) \(price)"
    }
    func list(_ items: [String], in language: LanguageTag) -> String { "\(language) \(items)" }
    func country(_ alpha2: String, in language: LanguageTag) -> String { "\(language) \(alpha2)" }
}
