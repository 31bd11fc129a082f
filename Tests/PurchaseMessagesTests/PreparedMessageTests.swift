import Languages
import PurchaseMessages
import Purchases
import StringTables
import Synchronization
import Testing

@Suite("A composer that has made a message before")
struct PreparedMessageTests {
    /// Messages with and without their optional values, in a few languages and some that have no texts of their own.
    static let languages: [LanguageTag] = ["en", "de-AT", "ar-EG", "ja", "pt-BR", "zh-Hant", "tlh"]

    @Test("makes the message that a new one makes, whatever was missing the time before", arguments: languages)
    func again(_ language: LanguageTag) {
        let composer = Samples.composer(isolation: .isolate)
        for _ in 0..<2 {
            for definition in MessageCatalogue.builtIn.definitions {
                for values in Samples.combinations(of: definition) + [[:]] {
                    let fresh = Samples.composer(isolation: .isolate)
                    #expect(
                        composer.message(definition.id, parameters: values, language: language)
                            == fresh.message(definition.id, parameters: values, language: language),
                        "\(definition.id) \(values.keys.sorted())")
                }
            }
        }
    }

    @Test("serves more languages than it keeps")
    func manyLanguages() throws {
        let composer = Samples.composer()
        let values: [String: MessageValue] = ["product": .product(Samples.coins)]
        for _ in 0..<2 {
            for region in 100..<420 {
                let language = try #require(LanguageTag("de-\(region)"))
                let message = composer.message("purchase.deferred", parameters: values, language: language)
                #expect(message.requestedLanguage == language && message.language == "de")
                #expect(message.parameters.map(\.formatted) == ["100 Münzen"])
            }
        }
    }

    @Test("names a product by the language of its shop, also among shops that are named in different ones")
    func names() {
        let composer = Samples.composer()
        let shops = [
            ["en", "de"], ["fr", "de", "en"], ["ja", "fr"], ["de"], ["en", ""], ["sv", "nb"], ["nl", "da", "fi"],
        ]
        for _ in 0..<2 {
            for (number, languages) in shops.enumerated() {
                for empty in [nil] + languages.indices.map(Optional.some) {
                    let product = Product(
                        id: "p", kind: .consumable, referenceName: "R",
                        localizations: languages.enumerated().map { place, language in
                            .init(
                                language: language, displayName: place == empty ? "" : "\(language) \(number)",
                                description: "")
                        }, price: nil)
                    for language in ["de-CH", "fr", "no", "tlh"] as [LanguageTag] {
                        let message = composer.message(
                            "purchase.deferred", parameters: ["product": .product(product)], language: language)
                        #expect(message.parameters.first?.formatted == product.displayName(in: language))
                    }
                }
            }
        }
    }

    @Test("tells of a key that is missing each time")
    func missingKeys() {
        let told = Mutex<[String]>([])
        let definition = MessageDefinition(
            id: "app.gift", family: "app", situation: "A gift came.", presentation: .toast, severity: .success,
            titleArguments: [], buttons: [ButtonDefinition(id: "nowhere", role: .default, action: .dismiss)])
        let composer = MessageComposer(
            localizer: Localizer(
                tables: [Samples.table], formatting: PlainValueFormatting(),
                onMissingKey: { missing in told.withLock { $0.append(missing.key) } }),
            catalogue: .builtIn.adding([definition]))
        for _ in 0..<2 {
            let message = composer.message("app.gift", language: "de")
            #expect(message.title == "app.gift.title" && message.buttons.map(\.title) == ["button.nowhere"])
            #expect(message.language == "de" && message.state == .translated)
        }
        #expect(told.withLock { $0 } == ["app.gift.title", "button.nowhere", "app.gift.title", "button.nowhere"])
    }

    @Test("is shared by tasks that make the same messages at once")
    func tasks() async {
        let composer = Samples.composer()
        let ids = MessageCatalogue.builtIn.definitions.map(\.id)
        let expected = ids.map { Samples.composer().message($0, language: "ru") }
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<8 {
                group.addTask {
                    ids.indices.allSatisfy { index in
                        let place = (index * (2 * task + 1)) % ids.count
                        return composer.message(ids[place], language: "ru") == expected[place]
                    }
                }
            }
            for await same in group { #expect(same) }
        }
    }
}
