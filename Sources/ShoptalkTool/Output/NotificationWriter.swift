internal import JSONText
internal import Languages
internal import MessageRendering
internal import PurchaseMessages
internal import Purchases

/// Writes the notifications of a simulation, each with the message that the buyer is shown.
struct NotificationWriter: Sendable {
    private let products: [ProductID: Product]
    private let language: LanguageTag
    private let composer: MessageComposer
    private let productWriter: ProductWriter

    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - products: What the store sells, for the names in messages.
    ///   - language: The language of the buyer.
    ///   - composer: What makes a message of a notification.
    init(products: [Product], language: LanguageTag, composer: MessageComposer) {
        self.products = Dictionary(products.map { ($0.id, $0) }) { first, _ in first }
        self.language = language
        self.composer = composer
        productWriter = ProductWriter(language: language)
    }

    /// One JSON object on a line of its own.
    func line(_ notification: PurchaseNotification) -> String {
        let message = composer.message(for: notification, products: products, language: language)
        let members = notification.jsonMembers(writing: productWriter.json)
        let json = JSONValue.object(members + [("message", message.map { JSONRenderer().value($0) } ?? .null)])
        return json.text(style: .compact) + "\n"
    }

    /// The place and kind of a notification, and the message as a person reads it.
    func text(_ notification: PurchaseNotification) -> String {
        let head = "\(notification.sequence)  \(notification.event.kind)\n"
        guard let message = composer.message(for: notification, products: products, language: language) else {
            return head
        }
        return head + TextRenderer().text(message)
    }
}
