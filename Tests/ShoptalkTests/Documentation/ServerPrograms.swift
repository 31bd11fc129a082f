import Foundation
import Shoptalk
import StoreEvents
import Testing

// The programs of the articles for servers and for people on duty, as they show them.

private let coins = Product(id: "com.example.coins", kind: .consumable, referenceName: "Coins", price: nil)
private let composer = MessageComposer(
    localizer: Localizer(tables: Localizations.tables, formatting: ICUValueFormatting()))

private func event(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Article.root.appendingPathComponent("Examples/Events/\(name).json")))
}

private struct Inbox {
    var handled: Set<String> = []

    mutating func message(for body: [UInt8], language: LanguageTag) throws -> PurchaseMessage? {
        let event = try StoreEvent(parsing: body)
        if let key = event.deduplicationKey, !handled.insert(key).inserted { return nil }
        return composer.message(for: event, language: language)
    }
}

private func letter(_ message: PurchaseMessage) -> RenderedMessage {
    let links = ActionLinks([.updatePayment: "https://shop.example/payment"])
    let letter = EmailRenderer(links: links).render(message)
    for note in letter.notes { print("\(message.id): \(note)") }
    return letter
}

private func complete(_ event: inout StoreEvent, price: Money, renewal: Timestamp) {
    event.details.price = price
    event.details.date = renewal
}

private func failure(declineCode: String) -> PurchaseFailure {
    let decline = StoreError(domain: "stripe.decline_code", code: declineCode)
    let error = StoreError(domain: "stripe.code", code: "card_declined", underlying: [decline])
    return FailureClassifier().classify(error)
}

@Suite("The programs of the article for servers")
struct ServerPrograms {
    @Test("an event is told once, in the reader’s language")
    func inbox() throws {
        var inbox = Inbox()
        let body = try event("renewal-failed")
        let message = try #require(try inbox.message(for: body, language: "de-AT"))
        #expect(message.id == "sub.gracePeriod" && message.language == "de" && message.requestedLanguage == "de-AT")
        #expect(try inbox.message(for: body, language: "de-AT") == nil)
    }

    @Test("a letter has its button where it knows the address")
    func mail() throws {
        var inbox = Inbox()
        let message = try #require(try inbox.message(for: event("renewal-failed"), language: "en"))
        let rendered = letter(message)
        #expect(rendered.notes.isEmpty && rendered.text.contains("https://shop.example/payment"))
    }

    @Test("what Google Play does not say is put in before the message is made")
    func details() throws {
        var event = try StoreEvent(parsing: event("play-renewed"))
        #expect(event.messageID == "sub.renewed")
        complete(
            &event, price: Money(Amount(minorUnits: 999, digits: 2), try #require(CurrencyCode("EUR"))),
            renewal: Timestamp(milliseconds: 1_796_079_600_000))
        event.details.productID = "plus"
        let message = try #require(composer.message(for: event, language: "en"))
        #expect(composer.missingParameters(for: event).isEmpty)
        #expect(message.body?.contains("€9.99") == true)
    }

    @Test("a declined card is told so, a stolen one no more than that")
    func declines() {
        let poor = failure(declineCode: "insufficient_funds")
        #expect(poor.messageID != failure(declineCode: "stolen_card").messageID)
        #expect(failure(declineCode: "stolen_card").messageID == failure(declineCode: "generic_decline").messageID)
        #expect(composer.message(for: poor, product: coins)?.isSilent == false)
    }
}
