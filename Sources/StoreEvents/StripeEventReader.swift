import JSONText
import Purchases

/// Reads an event of Stripe.
///
/// Source: stripe/stripe-go event.go; docs.stripe.com/api for the objects.
struct StripeEventReader {
    let event: EventNode

    func read() throws(StoreEventError) -> StoreEvent {
        let type = try event.requiredText("type")
        let data = try event.object("data")
        let object = try data?.object("object")
        let previous = try data?.object("previous_attributes")
        var subtype: String?
        var details = EventDetails()
        if let object {
            subtype = try self.subtype(of: type, object, previous)
            details = try self.details(of: type, object, previous)
        }
        details.storeName = details.storeName ?? "Stripe"
        return StoreEvent(
            source: .stripe, type: type, subtype: subtype, deduplicationKey: try event.text("id"),
            signedDate: try event.seconds("created"),
            environment: (try event.flag("livemode")).map { $0 ? .production : .sandbox }, details: details)
    }

    /// The value of the member that decides what the event means.
    private func subtype(
        of type: String, _ object: EventNode, _ previous: EventNode?
    ) throws(StoreEventError) -> String? {
        switch type {
        case "customer.subscription.created": return try object.text("status")
        case "customer.subscription.updated":
            guard let previous else { return nil }
            return try StripeSubscription(node: object).change(since: previous)
        case "customer.subscription.deleted": return try object.object("cancellation_details")?.text("reason")
        case "invoice.paid", "invoice.payment_succeeded", "invoice.payment_failed":
            return try object.text("billing_reason")
        case "checkout.session.completed":
            guard let mode = try object.text("mode") else { return nil }
            guard mode == "payment", let status = try object.text("payment_status") else { return mode }
            return "payment=\(status)"
        case "payment_intent.succeeded", "payment_intent.payment_failed", "payment_intent.requires_action",
            "payment_intent.processing":
            return object.member("invoice") == nil ? nil : "invoice"
        case "charge.refunded": return try object.flag("refunded") == false ? "partial" : nil
        default: return nil
        }
    }

    private func details(
        of type: String, _ object: EventNode, _ previous: EventNode?
    ) throws(StoreEventError) -> EventDetails {
        switch try object.text("object") {
        case "subscription": return try StripeSubscription(node: object).details(of: type)
        case "invoice": return try StripeInvoice(node: object).details(of: type)
        default: break
        }
        var details = EventDetails()
        details.country = EventNode.first(
            try object.object("billing_details")?.object("address")?.country("country"),
            try object.object("customer_details")?.object("address")?.country("country"))
        switch type {
        case "charge.refunded":
            // Of several refunds in part each event tells its own.
            let before = try previous?.integer("amount_refunded") ?? 0
            details.price = try object.stripeAmount("amount")
            details.refund = try object.stripeAmount("amount_refunded", minus: before)
        case "refund.created", "refund.updated", "refund.failed":
            details.refund = try object.stripeAmount("amount")
        default:
            details.price = try object.stripeAmount(type.hasPrefix("checkout.") ? "amount_total" : "amount")
            // The reason of a bank is not for the buyer's eyes, see the declines of Stripe.
            details.code = EventNode.first(
                try object.object("last_payment_error")?.text("code"), try object.text("failure_code"))
        }
        return details
    }
}
