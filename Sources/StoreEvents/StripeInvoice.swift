import JSONText
import Purchases

/// An invoice in an event of Stripe.
struct StripeInvoice {
    let node: EventNode

    func details(of type: String) throws(StoreEventError) -> EventDetails {
        var details = EventDetails()
        let line = try line()
        if let line {
            details.productID = try productID(of: line)
            details.period = try StripeItem(node: line).period
        }
        details.country = try node.object("customer_address")?.country("country")
        // Whoever paid on the web knows the seller better than Stripe.
        details.storeName = try node.text("account_name")
        switch type {
        case "invoice.paid", "invoice.payment_succeeded":
            details.price = try node.stripeAmount("amount_paid")
            details.date = try line?.object("period")?.seconds("end")
        case "invoice.overpaid":
            details.refund = try node.stripeAmount("amount_overpaid")
        case "invoice.upcoming":
            details.price = try node.stripeAmount("amount_due")
            details.date = EventNode.first(try node.seconds("next_payment_attempt"), try node.seconds("period_end"))
        default:
            details.price = try node.stripeAmount("amount_due")
            details.date = EventNode.first(try node.seconds("next_payment_attempt"), try node.seconds("due_date"))
        }
        return details
    }

    /// The line that the invoice is about: the only one, or the only one for a whole period of a subscription.
    private func line() throws(StoreEventError) -> EventNode? {
        let lines = try node.listed("lines")
        if lines.count == 1 { return lines.first }
        var found: [EventNode] = []
        for line in lines {
            let isOfType = try line.text("type") == "subscription"
            let isNamed = try line.text("subscription") != nil
            let isPart = try line.flag("proration") ?? false
            if isOfType || isNamed, !isPart { found.append(line) }
        }
        return found.count == 1 ? found.first : nil
    }

    private func productID(of line: EventNode) throws(StoreEventError) -> ProductID? {
        if let id = try StripeItem(node: line).productID { return id }
        return (try line.object("pricing")?.object("price_details")?.text("product")).map { ProductID($0) }
    }
}
