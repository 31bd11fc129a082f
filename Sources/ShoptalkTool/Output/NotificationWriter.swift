internal import Diagnostics
internal import JSONText
internal import Languages
internal import MessageRendering
internal import PurchaseMessages
internal import Purchases

/// Writes what a pipeline tells: one JSON object a line for programs, or text for people.
struct NotificationWriter: Sendable {
    private let language: LanguageTag
    private let style: TextStyle?
    private let composer: MessageComposer
    private let products: ProductWriter

    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - language: The language of the messages.
    ///   - style: The colours of text; nil for JSON.
    init(language: LanguageTag, style: TextStyle?) {
        self.language = language
        self.style = style
        composer = MessageComposer.ofCommand()
        products = ProductWriter(language: language)
    }

    /// Notifications as lines, each of which ends with a line feed.
    ///
    /// - Parameters:
    ///   - notifications: What happened, in order.
    ///   - known: What the store sells, for names.
    /// - Returns: One line a notification as JSON; as text one and the message below it.
    func text(_ notifications: [PurchaseNotification], products known: [Product]) -> String {
        let byID = Dictionary(known.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return notifications.map { notification in
            let message = composer.message(for: notification, products: byID, language: language)
            if let style { return text(notification, message, style) }
            let members = notification.jsonMembers(writing: products.json)
            let json = JSONValue.object(members + [("message", message.map { JSONRenderer().value($0) } ?? .null)])
            return json.text(style: .compact) + "\n"
        }.joined()
    }

    private func text(_ notification: PurchaseNotification, _ message: PurchaseMessage?, _ style: TextStyle) -> String {
        let number = style.written("#\(notification.sequence)", .faint)
        let detail = notification.event.detail
        let heading =
            "\(number) \(style.written(notification.event.kind, .strong))"
            + (detail.isEmpty ? "" : "  " + VisibleText(detail).text) + "\n"
        guard let message else { return heading }
        // The message stands below what brought it.
        let lines = MessageText(style: style).text(message).split(separator: "\n").map { "    \($0)\n" }
        return heading + lines.joined()
    }
}

extension PurchaseEvent {
    /// What the event is about, in one line for people.
    fileprivate var detail: String {
        switch self {
        case .progress(let progress):
            [progress.stage.rawValue, progress.productID?.rawValue].compactMap(\.self).joined(separator: "  ")
        case .productsFetched(let products, let invalid):
            "\(products.count) \(products.count == 1 ? "product" : "products")"
                + (invalid.isEmpty ? "" : ", not known: " + list(invalid.map(\.rawValue)))
        case .productsFailed(let failure): failure.error.description
        case .transactionCompleted(let purchase): purchase.transaction.detail
        case .transactionFailed(let purchase), .purchaseCancelled(let purchase):
            "\(purchase.productID) × \(purchase.quantity)  \(purchase.failure.error)"
        case .transactionDeferred(let attempt): "\(attempt.productID) × \(attempt.quantity)"
        case .transactionRevoked(let transaction), .transactionReinstated(let transaction),
            .subscriptionExpired(let transaction):
            transaction.detail
        case .subscriptionChanged(let change): "\(change.kind.rawValue)  \(change.status.transaction.detail)"
        case .restoreFinished(let summary):
            summary.outcome.rawValue
                + (summary.restored.isEmpty ? "" : "  " + list(summary.restored.map(\.productID.rawValue)))
        }
    }

    private func list(_ texts: [String]) -> String { texts.joined(separator: ", ") }
}

extension PurchaseTransaction {
    /// What the transaction is about, in one line for people.
    fileprivate var detail: String { "\(productID) × \(quantity)  transaction \(id)" }
}
