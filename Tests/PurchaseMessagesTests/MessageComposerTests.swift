import Languages
import Localizations
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
                definition.texts.map(\.key).filter { !$0.contains(".without.") }
                .compactMap { files.entries[$0]?[language]?.states }
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
        #expect(composer.message("status.connecting").title == "Connecting to Corner Shop…")
        #expect(composer.message("status.connecting").accessibilityText == "Connecting to Corner Shop.")
    }

    @Test("says a missing value with a dash, and never fails")
    func missingValue() {
        #expect(Samples.composer().message("sub.crossgrade").body == "– applies from –.")
        #expect(Samples.composer().message("no.such.message").id == "purchase.failed.unknown")
    }

    @Test("leaves out every optional value that is missing, in every combination", arguments: CatalogueFiles.languages)
    func optionalValues(_ language: String) throws {
        let tag = try #require(LanguageTag(language))
        let composer = Samples.composer(isolation: .isolate)
        for definition in MessageCatalogue.builtIn.definitions where !definition.isSilent {
            for values in Samples.combinations(of: definition) {
                let message = composer.message(definition.id, parameters: values, language: tag)
                for text in [message.title, message.body, message.accessibilityText].compactMap(\.self) {
                    #expect(!text.contains("–") && !text.contains(definition.id.rawValue), "\(definition.id): \(text)")
                }
            }
        }
    }

    @Test(
        "takes the text that leaves out the least",
        arguments: [
            ([], "You’re subscribed to Gold: EUR 4.99/year. It renews on 2026-11-30 until you cancel."),
            (["period"], "You’re subscribed to Gold: EUR 4.99. It renews on 2026-11-30 until you cancel."),
            (["date"], "You’re subscribed to Gold: EUR 4.99/year. It renews automatically until you cancel."),
            (["price"], "You’re subscribed to Gold. It renews automatically until you cancel."),
            (["price", "period", "date"], "You’re subscribed to Gold. It renews automatically until you cancel."),
            (["plan", "price", "period"], "It renews on 2026-11-30 until you cancel."),
            (["plan", "price", "period", "date"], "It renews automatically until you cancel."),
        ] as [([String], String)])
    func variants(_ missing: [String], _ body: String) throws {
        let definition = try #require(MessageCatalogue.builtIn["sub.started"])
        let values = Samples.parameters(of: definition, product: Samples.named("Gold"))
            .filter { !missing.contains($0.key) }
        let message = Samples.composer().message("sub.started", parameters: values)
        #expect(message.body == body)
        let key = try #require(message.bodyKey)
        #expect(definition.texts.contains(TextKey(key.key, parameters: key.parameters)))
        #expect(key.values.count == key.parameters.count && key.values.allSatisfy(body.contains))
        #expect(message.titleKey == TextKey("sub.started.title"))
    }

    @Test("writes a price for several periods with the words of the terms")
    func rates() throws {
        let localizer = Localizer(
            tables: Localizations.tables, formatting: PlainValueFormatting(), isolation: .none)
        let composer = MessageComposer(localizer: localizer)
        let price = try #require(Samples.price)
        let quarter = try #require(Period(3, .month))
        var values: [String: MessageValue] = ["price": .money(price), "period": .period(quarter)]
        #expect(
            composer.message("price.preserved", parameters: values).body == "You keep paying EUR 4.99 every 3 months.")
        // Where the tables of the terms are not there, the span stands beside the price.
        let bare = Samples.composer().message("price.preserved", parameters: values).body
        #expect(bare == "You keep paying EUR 4.99 / 3 month.")
        values["period"] = .period(.month)
        #expect(composer.message("price.preserved", parameters: values).body == "You keep paying EUR 4.99/month.")
        let key = try #require(composer.message("price.preserved", parameters: values).bodyKey)
        #expect(key == TextKey("price.preserved.body", parameters: ["price/period"], values: ["EUR 4.99/month"]))
        let isolating = MessageComposer(localizer: localizer.with(isolation: .isolate))
        let quarterly: [String: MessageValue] = ["price": .money(price), "period": .period(quarter)]
        #expect(
            isolating.message("price.preserved", parameters: quarterly).body
                == "You keep paying \u{2068}EUR 4.99 every 3 months\u{2069}.")
        #expect(
            isolating.message("price.preserved", parameters: values).body
                == "You keep paying \u{2068}EUR 4.99/month\u{2069}.")
        #expect(isolating.message("price.preserved", parameters: values).parameters.map(\.name) == ["price", "period"])
    }

    @Test("writes moments, periods and countries through the seam")
    func newValues() {
        let east = MessageComposer(localizer: Samples.composer().localizer, secondsFromUTC: 19_800)
        let receipt = east.message(
            "legal.withdrawal.receipt", parameters: ["dateTime": .moment(Timestamp(milliseconds: 1_796_072_700_000))])
        #expect(receipt.parameters.map(\.formatted) == ["2026-12-01T02:35+05:30"])
        let prices = east.message("storefront.changed", parameters: ["country": .country("DE")])
        #expect(prices.body == "Prices are shown for this country or region: DE.")
        let trial = east.message("offer.introFree", parameters: ["duration": .period(Samples.sevenDays)])
        #expect(trial.title == "Free trial: 7 day")
        #expect(
            [MessageValue.moment(Timestamp(milliseconds: 0)), .period(.day), .country("DE")].map(\.type)
                == [.moment, .period, .country])
    }

    @Test("says to a screen reader what the eye sees as a bar, where it is known and in the language of the title")
    func spoken() {
        let composer = Samples.composer(isolation: .isolate)
        var values: [String: MessageValue] = [
            "product": .product(Samples.coins), "percent": .percent(Amount(minorUnits: 42, digits: 2)),
        ]
        let whole = composer.message("status.delivering", parameters: values)
        #expect(whole.title == "Preparing \u{2068}100 Coins\u{2069}…")
        #expect(whole.accessibilityText == "Preparing 100 Coins, 0.42 of 1 complete.")
        values["percent"] = nil
        #expect(composer.message("status.delivering", parameters: values).accessibilityText == "Preparing 100 Coins.")
    }

    @Test("lets an app override a text per key and language, and add a family of its own")
    func ownTexts() throws {
        var builder = StringTable.Builder()
        try builder.add(key: "sub.paused.title", language: "en", text: MessageText(parsing: "On a break"))
        try builder.add(key: "app.gift.title", language: "de", text: MessageText(parsing: "Ein Geschenk"))
        try builder.add(key: "app.gift.body", language: "de", text: MessageText(parsing: "Von %@."))
        try builder.add(key: "app.gift.body.without.sender", language: "de", text: MessageText(parsing: "Für dich."))
        let own = MessageDefinition(
            id: "app.gift", family: "presents", situation: "A gift came.", presentation: .toast, severity: .success,
            parameters: [ParameterDefinition(name: "sender", type: .string, isOptional: true)],
            titleArguments: [], bodyArguments: ["sender"], bodiesWithout: [["sender"]])
        let localizer = Localizer(
            tables: [try builder.table(), Samples.table], formatting: PlainValueFormatting(), isolation: .none)
        let composer = MessageComposer(localizer: localizer, catalogue: MessageCatalogue.builtIn.adding([own]))
        #expect(composer.message("sub.paused").title == "On a break")
        #expect(composer.message("purchase.deferred", language: "de").title == "Warten auf Genehmigung")
        #expect(composer.message("app.gift", parameters: ["sender": .string("Ann")], language: "de").body == "Von Ann.")
        #expect(composer.message("app.gift", language: "de").body == "Für dich.")
        #expect(composer.catalogue.definitions(of: "presents") == [own])
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
            let stop = ["ja": "。", "zh-Hans": "。", "zh-Hant": "。", "hi": "।"][language] ?? "."
            #expect(text.hasSuffix(stop), "\(text)")
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
    func moment(_ milliseconds: Int64, secondsFromUTC: Int, in language: LanguageTag) -> String {
        "\(language) \(milliseconds)"
    }
    func list(_ items: [String], in language: LanguageTag) -> String { "\(language) \(items)" }
    func country(_ alpha2: String, in language: LanguageTag) -> String { "\(language) \(alpha2)" }
}
