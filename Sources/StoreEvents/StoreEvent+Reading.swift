import Diagnostics
import JSONText
import Purchases

extension StoreEvent {
    /// Reads an event as the store's server sent it, and finds out which store that is.
    ///
    /// ```swift
    /// let event = try StoreEvent(parsing: Array(body))
    /// ```
    ///
    /// - **App Store**: the payload of a notification of version 2, after its signature was verified. Transaction and
    ///   renewal information are read where their decoded objects stand in `data`, under `transactionInfo` and
    ///   `renewalInfo` or in the place of the signed text; see also
    ///   ``init(appStoreNotification:transaction:renewalInfo:)``.
    /// - **Google Play**: a `DeveloperNotification`, alone or in the envelope of Pub/Sub.
    /// - **RevenueCat**: the body of a webhook. **Stripe**: an event. Verify both before.
    ///
    /// Nothing here verifies a signature; what is still signed is refused. Texts of up to 4 MiB and 64 levels are read.
    ///
    /// - Parameter bytes: The JSON, in UTF-8.
    /// - Throws: `StoreEventError` with the place of the first fault. A type that is not known is no fault.
    /// - Complexity: Linear in the number of bytes.
    public init(parsing bytes: [UInt8]) throws(StoreEventError) {
        if bytes.starts(with: "eyJ".utf8), bytes.contains(UInt8(ascii: ".")) {
            throw StoreEventError(
                code: .signed, context: "event",
                diagnostic: SourceText(bytes: bytes).diagnostic(.error, Self.isSigned, at: 0))
        }
        let root = try EventNode.root(bytes, "event")
        guard root.node.kind == .object else { throw root.fault(.notAnEvent, "an event is a JSON object") }
        if let payload = root.node["signedPayload"] { throw root.fault(.signed, Self.isSigned, at: payload) }

        if root.node["notificationType"] != nil {
            self = try AppStoreEventReader(notification: root).read()
        } else if let message = try root.pubSubMessage() {
            self = try PlayEventReader(message: message).read()
        } else if root.node["packageName"] != nil {
            self = try PlayEventReader(notification: root).read()
        } else if root.node["event"]?.kind == .object, let event = try root.object("event") {
            self = try RevenueCatEventReader(event: event).read()
        } else if root.node["object"]?.string == "event" {
            self = try StripeEventReader(event: root).read()
        } else {
            throw root.fault(
                .notAnEvent,
                "this is no event of the App Store (a payload of version 2), Google Play, RevenueCat or Stripe")
        }
    }

    /// Reads a notification of the App Store whose parts were decoded one by one.
    ///
    /// Verify each of them before. Apple's libraries give three payloads for one notification: its own, the transaction,
    /// the renewal information.
    ///
    /// - Parameters:
    ///   - notification: The payload of the notification, version 2.
    ///   - transaction: The payload of its `signedTransactionInfo`.
    ///   - renewalInfo: The payload of its `signedRenewalInfo`.
    /// - Throws: `StoreEventError`, whose context says which of them is wrong.
    public init(
        appStoreNotification notification: [UInt8], transaction: [UInt8]? = nil, renewalInfo: [UInt8]? = nil
    ) throws(StoreEventError) {
        var reader = AppStoreEventReader(notification: try EventNode.root(notification, "notification"))
        if let transaction { reader.transaction = try EventNode.root(transaction, "transaction") }
        if let renewalInfo { reader.renewalInfo = try EventNode.root(renewalInfo, "renewalInfo") }
        self = try reader.read()
    }

    private static let isSigned =
        "this is signed: verify the signature first, then give the payload that it covers"
}

extension EventNode {
    /// The message in an envelope of Pub/Sub, or nil where there is none.
    fileprivate func pubSubMessage() throws(StoreEventError) -> EventNode? {
        guard node["message"]?.kind == .object, let message = try object("message"), message.node["data"] != nil else {
            return nil
        }
        return message
    }
}
