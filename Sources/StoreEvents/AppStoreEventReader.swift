import JSONText
import Purchases

/// Reads a notification of the App Store, version 2, whose parts are decoded.
///
/// Source: App Store Server Notifications, `responseBodyV2DecodedPayload`; App Store Server API,
/// `JWSTransactionDecodedPayload` and `JWSRenewalInfoDecodedPayload`.
struct AppStoreEventReader {
    let notification: EventNode
    var transaction: EventNode?
    var renewalInfo: EventNode?

    init(notification: EventNode) { self.notification = notification }

    func read() throws(StoreEventError) -> StoreEvent {
        let type = try notification.requiredText("notificationType")
        let data = try notification.object("data")
        var undecoded: [String] = []
        let transaction = try part("Transaction", given: transaction, in: data, &undecoded)
        let renewalInfo = try part("Renewal", given: renewalInfo, in: data, &undecoded)
        let isShared = try transaction?.text("inAppOwnershipType") == "FAMILY_SHARED"
        var subtype = try notification.text("subtype")
        if isShared {
            // Only where sharing changes the meaning there is a row for it.
            let shared = [subtype, "FAMILY_SHARED"].compactMap(\.self).joined(separator: " ")
            if EventTable.row(source: .appStore, type: type, subtype: shared) != nil { subtype = shared }
        }
        // What a refund means for access depends on what was bought.
        if type == "REFUND", subtype == nil, let bought = try transaction?.text("type"),
            EventTable.row(source: .appStore, type: type, subtype: bought) != nil
        {
            subtype = bought
        }
        var details = try details(of: type, subtype, transaction, renewalInfo)
        if isShared { (details.price, details.previousPrice, details.refund) = (nil, nil, nil) }
        return StoreEvent(
            source: .appStore, type: type, subtype: subtype,
            deduplicationKey: try notification.text("notificationUUID"),
            signedDate: try notification.milliseconds("signedDate"), environment: try environment(), details: details,
            undecodedParts: undecoded)
    }

    /// A decoded part, given apart or standing in the notification.
    private func part(
        _ name: String, given: EventNode?, in data: EventNode?, _ undecoded: inout [String]
    ) throws(StoreEventError) -> EventNode? {
        if let given {
            guard given.node.kind == .object else { throw given.fault(.wrongType, "a payload is a JSON object") }
            return given
        }
        guard let data else { return nil }
        let (signed, plain) = ("signed\(name)Info", "\(name.lowercased())Info")
        if let part = try data.object(plain) { return part }
        guard let member = data.member(signed), member.kind == .string else { return try data.object(signed) }
        undecoded.append("data.\(signed)")
        return nil
    }

    private func environment() throws(StoreEventError) -> StoreEnvironment? {
        for name in ["data", "summary", "appData"] {
            guard let text = try notification.object(name)?.text("environment") else { continue }
            switch text {
            case "Production": return .production
            case "Sandbox": return .sandbox
            default: return StoreEnvironment(rawValue: text)
            }
        }
        guard let id = try notification.object("externalPurchaseToken")?.text("externalPurchaseId") else { return nil }
        return id.hasPrefix("SANDBOX") ? .sandbox : .production
    }

    private func details(
        of type: String, _ subtype: String?, _ transaction: EventNode?, _ renewal: EventNode?
    ) throws(StoreEventError) -> EventDetails {
        var details = EventDetails()
        details.storeName = "App Store"
        let productID =
            EventNode.first(
                try transaction?.text("productId"), try renewal?.text("productId"),
                try notification.object("summary")?.text("productId"))
        details.productID = productID.map { ProductID($0) }
        details.country = (try transaction?.text("storefront")).flatMap { Storefront($0)?.alpha2 }
        details.quantity = try transaction?.integer("quantity")
        details.period = try (transaction ?? renewal)?.object("advancedCommerceInfo")?.period("period")

        let paid = try transaction?.milliunits("price")
        let renewalPrice = try renewal?.milliunits("renewalPrice")
        let expires = try transaction?.milliseconds("expiresDate")
        let renews = try renewal?.milliseconds("renewalDate")
        // What was paid in an offer is not what the plan costs.
        let regular = renewalPrice ?? (transaction?.member("offerType") == nil ? paid : nil)
        details.price = regular
        details.date = expires ?? renews
        switch type {
        case "DID_RENEW", "ONE_TIME_CHARGE":
            details.price = paid
        case "DID_CHANGE_RENEWAL_PREF", "OFFER_REDEEMED":
            guard type == "DID_CHANGE_RENEWAL_PREF" || subtype == "DOWNGRADE" else { break }
            guard subtype != "UPGRADE" else { break }
            // The change comes with the next renewal, and with it the other plan.
            details.productID = (try renewal?.text("autoRenewProductId")).map { ProductID($0) }
            details.price = renewalPrice
            details.date = renews ?? expires
        case "DID_FAIL_TO_RENEW":
            details.date = subtype == "GRACE_PERIOD" ? try renewal?.milliseconds("gracePeriodExpiresDate") : expires
        case "PRICE_INCREASE", "PRICE_CHANGE":
            details.price = renewalPrice
            details.previousPrice = transaction?.member("offerType") == nil ? paid : nil
            details.date = renews ?? expires
        case "REFUND":
            details.price = paid
            details.refund = try refund(of: paid, transaction)
        default: break
        }
        return details
    }

    /// The money that went back, where the store says how much of the price it was.
    ///
    /// The percentage is written in thousandths: 67932 is 67.932 per cent.
    private func refund(of price: Money?, _ transaction: EventNode?) throws(StoreEventError) -> Money? {
        guard let transaction, let price else { return nil }
        if try transaction.text("revocationType") == "REFUND_FULL" { return price }
        guard let share = try transaction.integer("revocationPercentage") else { return nil }
        guard (0...100_000).contains(share) else {
            throw transaction.fault(
                .outOfRange, "“revocationPercentage” lies between 0 and 100000",
                at: transaction.node["revocationPercentage"])
        }
        if share == 100_000 { return price }
        let thousandths = Amount(minorUnits: Int64(share), digits: 5)
        guard let product = price.amount.multipliedExactly(by: thousandths) else { return nil }
        return try? Money(product, price.currency).rounded(.halfUp, to: .ofCurrency)
    }
}

extension Amount {
    /// The product of two small amounts, nil where it has too many digits.
    fileprivate func multipliedExactly(by other: Amount) -> Amount? {
        let (product, isBeyond) = significand.multipliedReportingOverflow(by: other.significand)
        guard !isBeyond else { return nil }
        let sign = isNegative != other.isNegative ? "-" : ""
        return try? Amount(parsing: "\(sign)\(product)e\(exponent + other.exponent)")
    }
}
