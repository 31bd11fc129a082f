import JSONText
import Purchases

/// A subscription in an event of Stripe.
struct StripeSubscription {
    let node: EventNode

    /// What changed that a buyer would notice, as `Events.tsv` writes it; nil for anything else.
    func change(since previous: EventNode) throws(StoreEventError) -> String? {
        if let before = try previous.text("status"), let status = try node.text("status"), before != status {
            let wasIncomplete = status == "active" && before == "incomplete"
            return "status=\(status)" + (wasIncomplete ? ",was=incomplete" : "")
        }
        if previous.node["cancel_at_period_end"] != nil || previous.node["cancel_at"] != nil {
            let isOff = try node.flag("cancel_at_period_end") ?? false
            let ends = isOff || node.member("cancel_at") != nil
            return "cancel_at_period_end=\(ends)"
        }
        let before = EventNode.first(
            try StripeItem.only(of: previous)?.priceID, try previous.object("plan")?.text("id"))
        if let before, let now = try StripeItem.only(of: node)?.priceID, before != now { return "price" }
        return nil
    }

    func details(of type: String) throws(StoreEventError) -> EventDetails {
        var details = EventDetails()
        let item = try StripeItem.only(of: node)
        details.productID = try item?.productID
        details.price = try item?.price
        details.period = try item?.period
        details.quantity = try item?.quantity
        let end = EventNode.first(
            try node.seconds("current_period_end"), try item?.node.seconds("current_period_end"))
        let isTrial = try node.text("status") == "trialing" || type == "customer.subscription.trial_will_end"
        switch type {
        case "customer.subscription.deleted":
            details.date = EventNode.first(try node.seconds("ended_at"), end)
        case "customer.subscription.paused":
            details.date = try node.object("pause_collection")?.seconds("resumes_at")
        default:
            details.date = EventNode.first(
                try node.seconds("cancel_at"), isTrial ? try node.seconds("trial_end") : nil, end)
        }
        return details
    }
}

/// The one thing that a subscription is about; of several none speaks for all.
struct StripeItem {
    let node: EventNode

    static func only(of subscription: EventNode) throws(StoreEventError) -> StripeItem? {
        let items = try subscription.listed("items")
        guard items.count == 1, let item = items.first else { return nil }
        return StripeItem(node: item)
    }

    /// The price, which older versions of the interface call a plan.
    private func priceNode() throws(StoreEventError) -> EventNode? {
        EventNode.first(try node.object("price"), try node.object("plan"))
    }

    var priceID: String? {
        get throws(StoreEventError) { try priceNode()?.text("id") }
    }

    /// The product, or its identifier where the object stands in its place.
    var productID: ProductID? {
        get throws(StoreEventError) {
            guard let price = try priceNode() else { return nil }
            if let product = price.member("product"), product.kind == .object {
                return (try price.object("product")?.text("id")).map { ProductID($0) }
            }
            return (try price.text("product")).map { ProductID($0) }
        }
    }

    var quantity: Int? {
        get throws(StoreEventError) { try node.integer("quantity") }
    }

    /// What a period costs; prices in tiers have no such amount.
    var price: Money? {
        get throws(StoreEventError) {
            guard let price = try priceNode(), try price.text("billing_scheme") != "tiered" else { return nil }
            let name = price.member("unit_amount") == nil ? "amount" : "unit_amount"
            let count = try quantity ?? 1
            return try price.stripeAmount(name, times: count)
        }
    }

    var period: Period? {
        get throws(StoreEventError) {
            guard let price = try priceNode() else { return nil }
            let recurring = try price.object("recurring") ?? price
            guard let interval = try recurring.text("interval"), let unit = Period.Unit(rawValue: interval) else {
                return nil
            }
            let count = try recurring.integer("interval_count") ?? 1
            if let period = Period(count, unit) { return period }
            throw recurring.fault(
                .outOfRange, "“interval_count” is no number of periods", at: recurring.node["interval_count"])
        }
    }
}
