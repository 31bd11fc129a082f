import Foundation
import FoundationBridge
import Shoptalk
import Testing

// The programs of the article “An app”, as it shows them.

private let coins = Product(id: "com.example.coins", kind: .consumable, referenceName: "Coins", price: nil)

/// A composer whose prices and days need no data of a system.
private func composer(_ localizer: Localizer) -> MessageComposer { MessageComposer(localizer: localizer) }

private func chosenLanguage() -> LanguageTag {
    let wishes = Locale.preferredLanguages.compactMap { LanguageTag($0) }
    return LanguageChoice(of: wishes, among: Localizations.languages).language ?? .english
}

@MainActor
private final class ShopModel {
    private(set) var progress: PurchaseMessage?
    private(set) var dialog: PurchaseMessage?
    private(set) var note: PurchaseMessage?
    private let composer: MessageComposer

    init(composer: MessageComposer) { self.composer = composer }

    func follow(_ pipeline: TransactionPipeline) async throws {
        for try await notification in pipeline.notifications() {
            let message = composer.message(for: notification)
            if case .progress = notification.event {
                progress = message
            } else {
                progress = nil  // every operation has exactly one end
                show(message)
            }
        }
    }

    func show(_ message: PurchaseMessage?) {
        switch message?.presentation {
        case nil: break  // silent: the buyer cancelled, or there is nothing to say
        case .alert, .sheet: dialog = message
        default: note = message
        }
    }
}

private func message(about error: any Error, for product: Product, _ composer: MessageComposer) -> PurchaseMessage? {
    let failure = FailureClassifier().classify(StoreError(error))
    return composer.message(for: failure, product: product)
}

private func ownWords() throws -> StringTable {
    var words = StringTable.Builder()
    let text = try MessageText(parsing: "Your recipes are here")
    try words.add(key: "purchase.completed.title", language: "en", text: text)
    return try words.table()
}

private let gift = MessageDefinition(
    id: "app.gift", situation: "A friend gave the reader a recipe.", presentation: .toast, severity: .success,
    parameters: [ParameterDefinition(name: "sender", type: .string)],
    titleArguments: [], bodyArguments: ["sender"])

@Suite("The programs of the article for apps")
@MainActor
struct AppPrograms {
    @Test("the pipeline’s notifications become a dialog or a note, and the indicator always goes away")
    func model() async throws {
        let store = ScriptedStore(products: [coins])
        store.answer(.failure(StoreError(domain: "SKErrorDomain", code: "2")), to: coins.id)
        store.answer(.pending, to: coins.id)
        let pipeline = TransactionPipeline(store: store, journal: InMemoryJournal(), delivery: InMemoryDelivery())
        try await pipeline.start()
        try await pipeline.purchase(coins.id)
        try await pipeline.purchase(coins.id)
        await pipeline.stop()

        let localizer = Localizer(
            tables: Localizations.tables, language: "de", formatting: ICUValueFormatting())
        let model = ShopModel(composer: composer(localizer))
        try await model.follow(pipeline)
        #expect(model.progress == nil)
        #expect(model.dialog?.id == "purchase.deferred")
        #expect(model.dialog?.language == "de")
        #expect(model.note == nil)
    }

    @Test("an error of a store becomes a message, a cancel none")
    func errors() {
        let localizer = Localizer(tables: Localizations.tables, formatting: PlainValueFormatting())
        let offline = NSError(domain: NSURLErrorDomain, code: -1009)
        let cancelled = NSError(domain: "SKErrorDomain", code: 2)
        #expect(message(about: offline, for: coins, composer(localizer))?.isSilent == false)
        #expect(message(about: cancelled, for: coins, composer(localizer)) == nil)
    }

    @Test("an app’s own words win key by key, and its own messages are messages like ours")
    func own() throws {
        var words = StringTable.Builder()
        for (key, text) in [("app.gift.title", "A recipe for you"), ("app.gift.body", "From %@.")] {
            try words.add(key: key, language: "en", text: MessageText(parsing: text))
        }
        let mine = try words.table()
        let localizer = Localizer(
            tables: [try ownWords(), mine] + Localizations.tables, language: chosenLanguage(),
            formatting: ICUValueFormatting())
        let composer = MessageComposer(localizer: localizer, catalogue: .builtIn.adding([gift]))
        let message = composer.message("app.gift", parameters: ["sender": .string("Noor")], language: "en")
        #expect(message.title == "A recipe for you")
        #expect(message.body == "From \u{2068}Noor\u{2069}.")
        #expect(message.accessibilityText == "A recipe for you. From Noor.")
        #expect(composer.message("purchase.completed", language: "en").title == "Your recipes are here")
        #expect(composer.message("purchase.completed", language: "fr").title != "Your recipes are here")
    }
}
