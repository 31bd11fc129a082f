import Diagnostics
import JSONText
import Purchases

/// Reads a real-time developer notification of Google Play, alone or in the envelope of Pub/Sub.
///
/// Source: developer.android.com/google/play/billing/rtdn-reference.
struct PlayEventReader {
    private let notification: EventNode
    private let message: EventNode?

    /// A notification alone.
    init(notification: EventNode) {
        self.notification = notification
        message = nil
    }

    /// The message of an envelope, whose data is the notification in base64.
    init(message: EventNode) throws(StoreEventError) {
        guard let data = message.node["data"], data.kind == .string, let text = data.stringBytes else {
            throw message.fault(.wrongType, "“data” must be a string in base64", at: message.node["data"])
        }
        guard let bytes = Base64.decode(text) else { throw message.fault(.notBase64, "“data” is not base64", at: data) }
        self.message = message
        do throws(StoreEventError) {
            notification = try EventNode.root(bytes, "message.data")
            guard notification.node.kind == .object else {
                throw notification.fault(.notAnEvent, "an event is a JSON object")
            }
        } catch {
            throw Self.fault(error, in: message)
        }
    }

    func read() throws(StoreEventError) -> StoreEvent {
        guard let message else { return try event(publishTime: nil) }
        let publishTime = EventNode.first(
            try message.internetDate("publishTime"), try message.internetDate("publish_time"))
        do throws(StoreEventError) {
            return try event(publishTime: publishTime)
        } catch {
            throw Self.fault(error, in: message)
        }
    }

    /// An error at the data of an envelope, for nobody sees the decoded text.
    private static func fault(_ error: StoreEventError, in message: EventNode) -> StoreEventError {
        if error.context == message.context { return error }
        let place = error.diagnostic.position
        return message.fault(
            error.code,
            "in “data” once decoded, line \(place.line), column \(place.column): \(error.diagnostic.message)",
            at: message.node["data"])
    }

    private func event(publishTime: Timestamp?) throws(StoreEventError) -> StoreEvent {
        let messageID = EventNode.first(try message?.text("messageId"), try message?.text("message_id"))
        let found = notification.node.members.filter { $0.key.hasSuffix("Notification") && $0.value.kind != .null }
        guard let first = found.first else {
            throw notification.fault(.missingMember, "there is no notification in this object")
        }
        if found.count > 1 {
            throw notification.fault(
                .invalidValue, "an object holds one notification, and this has another", at: found[1].value)
        }
        guard let content = try notification.object(first.key) else {
            throw notification.fault(.wrongType, "a notification is an object", at: first.value)
        }
        var details = EventDetails()
        details.storeName = "Google Play"
        var subtype: String?
        switch first.key {
        case "subscriptionNotification", "oneTimeProductNotification":
            guard let number = try content.integer("notificationType") else {
                throw content.fault(.missingMember, "“notificationType” is missing")
            }
            subtype = String(number)
            let productID = EventNode.first(try content.text("subscriptionId"), try content.text("sku"))
            details.productID = productID.map { ProductID($0) }
        case "voidedPurchaseNotification":
            subtype = (try content.integer("refundType")).map { String($0) }
        default: break
        }
        let isTest = first.key == "testNotification"
        return StoreEvent(
            source: .googlePlay, type: first.key, subtype: subtype, deduplicationKey: messageID,
            signedDate: try notification.milliseconds("eventTimeMillis") ?? publishTime,
            environment: isTest ? .sandbox : nil, details: details)
    }
}
