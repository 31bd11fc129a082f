import JSONText
import Purchases

/// Reads the event of a webhook of RevenueCat.
///
/// The price in US dollars is never read, nor are the attributes of the subscriber.
///
/// Source: RevenueCat/docs, docs/integrations/webhooks/event-types-and-fields.mdx.
struct RevenueCatEventReader {
    let event: EventNode

    func read() throws(StoreEventError) -> StoreEvent {
        let type = try event.requiredText("type")
        let adjustment = try adjustment()
        var subtype: String?
        switch type {
        case "INITIAL_PURCHASE": subtype = try event.text("period_type")
        case "CANCELLATION": subtype = try event.text("cancel_reason")
        case "EXPIRATION": subtype = try event.text("expiration_reason")
        case "VIRTUAL_CURRENCY_TRANSACTION": subtype = adjustment.map { $0.amount > 0 ? "credited" : "debited" }
        default: break
        }
        let isShared = try event.flag("is_family_share") ?? false
        if isShared, EventTable.row(source: .revenueCat, type: type, subtype: "FAMILY_SHARED") != nil {
            subtype = "FAMILY_SHARED"
        }

        var details = EventDetails()
        details.storeName = (try event.text("store")).map { Self.storeNames[$0] ?? $0 }
        let productID = try event.text(type == "PRODUCT_CHANGE" ? "new_product_id" : "product_id")
        details.productID = productID.map { ProductID($0) }
        details.country = try event.country("country_code")
        details.date = try date(of: type, subtype)
        details.resumeDate = try event.milliseconds("auto_resume_at_ms")
        if let adjustment, adjustment.amount > 0 {
            details.quantity = adjustment.amount
            details.item = adjustment.item
        }
        // A trial and a gift are written as 0, a refund with a minus; neither is what the plan costs. What was paid last
        // is not what another product costs, nor this one after its price went up.
        if let money = try event.decimal("price_in_purchased_currency"), !money.amount.isZero, !isShared {
            if money.amount.isNegative {
                details.refund = Money(money.amount.negated, money.currency)
            } else if type == "PRICE_INCREASE_CONSENT_REQUIRED" {
                details.previousPrice = money
            } else if type != "PRODUCT_CHANGE", subtype != "PRICE_INCREASE" {
                details.price = money
            }
        }
        return StoreEvent(
            source: .revenueCat, type: type, subtype: subtype, deduplicationKey: try event.text("id"),
            signedDate: try event.milliseconds("event_timestamp_ms"), environment: try environment(), details: details)
    }

    private func date(of type: String, _ subtype: String?) throws(StoreEventError) -> Timestamp? {
        switch type {
        case "BILLING_ISSUE": try event.milliseconds("grace_period_expiration_at_ms")
        // What has ended is a period; the message tells on which day the next begins.
        case "EXPIRATION" where subtype == "SUBSCRIPTION_PAUSED": try event.milliseconds("auto_resume_at_ms")
        default: try event.milliseconds("expiration_at_ms")
        }
    }

    private func environment() throws(StoreEventError) -> StoreEnvironment? {
        switch try event.text("environment") {
        case "PRODUCTION": .production
        case "SANDBOX": .sandbox
        case let other: other.map { StoreEnvironment(rawValue: $0) }
        }
    }

    /// What was added to or taken from a virtual currency, where it is one.
    private func adjustment() throws(StoreEventError) -> (amount: Int, item: String?)? {
        let adjustments = try event.objects("adjustments")
        guard adjustments.count == 1, let only = adjustments.first, let amount = try only.integer("amount"), amount != 0
        else { return nil }
        let currency = try only.object("currency")
        return (amount, EventNode.first(try currency?.text("name"), try currency?.text("code")))
    }

    /// The stores by the names that their buyers know.
    private static let storeNames = [
        "APP_STORE": "App Store", "MAC_APP_STORE": "Mac App Store", "PLAY_STORE": "Google Play",
        "AMAZON": "Amazon Appstore", "ROKU": "Roku", "STRIPE": "Stripe", "PADDLE": "Paddle", "RC_BILLING": "RevenueCat",
    ]
}
