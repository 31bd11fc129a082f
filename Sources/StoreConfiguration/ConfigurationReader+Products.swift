import JSONText
import Purchases

extension ConfigurationReader {
    private static let subscriptionPath = "subscriptionGroups[].subscriptions[]"
    private static let productMembers: Set<String> = [
        "displayPrice", "familyShareable", "internalID", "localizations", "productID", "referenceName", "type",
        "promotionalImageID",
    ]

    // MARK: - One-time purchases

    mutating func products(
        in root: JSONNode, _ name: String, isRequired: Bool
    ) throws(StoreConfigurationError) -> [Product] {
        if isRequired, root[name] == nil { throw missing(name, in: root) }
        var products: [Product] = []
        for node in try objects(root, name) {
            let kind: Product.Kind
            switch try text(node, "type") {
            case "Consumable": kind = .consumable
            case "NonConsumable": kind = .nonConsumable
            case "NonRenewingSubscription": kind = .nonRenewing
            default:
                throw fault(.invalidValue, "not a type of product: \(quoted(node, "type"))", at: node["type"] ?? node)
            }
            try checkMembers(of: node, "\(name)[]", Self.productMembers)
            products.append(try product(node, "\(name)[]", kind: kind, subscription: nil))
        }
        return products
    }

    private mutating func product(
        _ node: JSONNode, _ productPath: String, kind: Product.Kind, subscription: SubscriptionPlan?
    ) throws(StoreConfigurationError) -> Product {
        let id = try text(node, "productID")
        if id.isEmpty { throw fault(.invalidValue, "a product has an identifier", at: node["productID"] ?? node) }
        guard productIDs.insert(id).inserted else {
            throw fault(
                .duplicateProduct, "the product \(quoted(node, "productID")) is there twice",
                at: node["productID"] ?? node)
        }
        let price = try requiredPrice(node)
        return Product(
            id: ProductID(id), kind: kind, referenceName: try optionalText(node, "referenceName") ?? id,
            localizations: try localizations(node, productPath), price: price,
            isFamilyShareable: try flag(node, "familyShareable"), subscription: subscription)
    }

    private mutating func localizations(
        _ node: JSONNode, _ path: String
    ) throws(StoreConfigurationError) -> [Product.Localization] {
        var localizations: [Product.Localization] = []
        for element in try objects(node, "localizations") {
            try checkMembers(of: element, "\(path).localizations[]", ["description", "displayName", "locale"])
            let language = try text(element, "locale")
            if localizations.contains(where: { $0.language == language }), let place = element["locale"] {
                warn("the language \(quoted(element, "locale")) is there twice; the first text counts", at: place)
            }
            localizations.append(
                Product.Localization(
                    language: language, displayName: try optionalText(element, "displayName") ?? "",
                    description: try optionalText(element, "description") ?? ""))
        }
        return localizations
    }

    /// A price in the currency of the storefront, nil where the member is missing or null.
    private func price(_ node: JSONNode, _ name: String) throws(StoreConfigurationError) -> Money? {
        guard let value = node[name], value.kind != .null else { return nil }
        try require(value, .string, name)
        let digits = value.string ?? ""
        let amount: Amount
        do throws(PurchaseValueError) {
            amount = try Amount(parsing: digits)
        } catch {
            throw invalidPrice(value, offset: error.offset)
        }
        guard amount >= .zero else { throw invalidPrice(value, offset: 0) }
        return Money(amount, currency)
    }

    /// A price that must be there.
    private func requiredPrice(_ node: JSONNode) throws(StoreConfigurationError) -> Money {
        guard let value = node["displayPrice"] else { throw missing("displayPrice", in: node) }
        guard let price = try price(node, "displayPrice") else {
            try require(value, .string, "displayPrice")
            throw invalidPrice(value, offset: 0)
        }
        return price
    }

    /// The offset counts bytes from the start of the text within the quotation marks.
    private func invalidPrice(_ value: JSONNode, offset: Int) -> StoreConfigurationError {
        fault(
            .invalidPrice, "not a price: expected digits and at most one decimal point, such as 4.99",
            at: value.range.lowerBound + 1 + offset)
    }

    // MARK: - Subscriptions

    mutating func groups(
        _ list: JSONNode?, adding products: inout [Product]
    ) throws(StoreConfigurationError) -> [StoreConfiguration.Group] {
        guard let list else { return [] }
        try require(list, .array, "subscriptionGroups")
        var groups: [StoreConfiguration.Group] = []
        for node in list.elements {
            try require(node, .object, "an element of “subscriptionGroups”")
            try checkMembers(of: node, "subscriptionGroups[]", ["id", "localizations", "name", "subscriptions"])
            let id = try text(node, "id")
            let name = try optionalText(node, "name") ?? id
            if node["subscriptions"] == nil { throw missing("subscriptions", in: node) }
            var members: [ProductID] = []
            for (place, subscription) in try objects(node, "subscriptions").enumerated() {
                let product = try self.subscription(subscription, groupID: id, groupName: name, place: place)
                members.append(product.id)
                products.append(product)
            }
            groups.append(
                StoreConfiguration.Group(
                    id: id, name: name, localizations: try localizations(node, "subscriptionGroups[]"),
                    productIDs: members))
        }
        return groups
    }

    private mutating func subscription(
        _ node: JSONNode, groupID: String, groupName: String, place: Int
    ) throws(StoreConfigurationError) -> Product {
        let type = try text(node, "type")
        guard type == "RecurringSubscription" else {
            throw fault(
                .invalidValue, "a subscription has the type “RecurringSubscription”, not \(quoted(node, "type"))",
                at: node["type"] ?? node)
        }
        try checkMembers(
            of: node, Self.subscriptionPath,
            Self.productMembers.union([
                "recurringSubscriptionPeriod", "subscriptionGroupID", "groupNumber", "introductoryOffer",
                "introductoryOffers", "adHocOffers", "codeOffers", "winbackOffers", "billingPlans",
            ]))
        if let named = try optionalText(node, "subscriptionGroupID"), named != groupID,
            let member = node["subscriptionGroupID"]
        {
            warn("the subscription names another group than the one it stands in", at: member)
        }
        let level = try number(node, "groupNumber") ?? place + 1
        guard level >= 1 else {
            throw fault(.invalidValue, "a level is 1 or more", at: node["groupNumber"] ?? node)
        }
        let period = try period(node, "recurringSubscriptionPeriod")
        let plan = SubscriptionPlan(
            groupID: groupID, groupName: groupName, level: level, period: period, offers: try offers(of: node),
            billingPlans: try billingPlans(of: node, renewing: period))
        return try product(node, Self.subscriptionPath, kind: .autoRenewable, subscription: plan)
    }

    private func period(_ node: JSONNode, _ name: String) throws(StoreConfigurationError) -> Period {
        let written = try text(node, name)
        guard let period = Period(iso8601: written) else {
            throw fault(
                .invalidValue, "not a period: expected one unit as in P1W, P3M or P1Y", at: node[name] ?? node)
        }
        return period
    }

    // MARK: - Offers

    private mutating func offers(of node: JSONNode) throws(StoreConfigurationError) -> [Offer] {
        var offers: [Offer] = []
        if let introductory = node["introductoryOffer"], introductory.kind != .null {
            try require(introductory, .object, "introductoryOffer")
            offers.append(try offer(introductory, "introductoryOffer", .introductory))
        }
        let lists: [(String, Offer.Kind)] = [
            ("introductoryOffers", .introductory), ("adHocOffers", .promotional), ("winbackOffers", .winBack),
            ("codeOffers", .code),
        ]
        for (name, kind) in lists {
            for element in try objects(node, name) {
                let read = try offer(element, "\(name)[]", kind)
                // Version 5 may write the introductory offer twice, in the old place and in the new one.
                if kind != .introductory || !offers.contains(read) { offers.append(read) }
            }
        }
        return offers
    }

    private mutating func offer(
        _ node: JSONNode, _ name: String, _ kind: Offer.Kind
    ) throws(StoreConfigurationError) -> Offer {
        try checkMembers(
            of: node, "\(Self.subscriptionPath).\(name)",
            [
                "billingPlanType", "displayPrice", "eligibility", "internalID", "isEligible", "isStackable",
                "numberOfPeriods", "offerID", "paymentMode", "referenceName", "subscriptionPeriod",
            ])
        let mode: Offer.PaymentMode
        switch try text(node, "paymentMode") {
        case "free": mode = .freeTrial
        case "payAsYouGo": mode = .payAsYouGo
        case "payUpFront": mode = .payUpFront
        default:
            throw fault(
                .invalidValue, "not a way to pay for an offer: \(quoted(node, "paymentMode"))",
                at: node["paymentMode"] ?? node)
        }
        let count = try number(node, "numberOfPeriods") ?? 1
        guard (1...10_000).contains(count) else {
            throw fault(.invalidValue, "an offer lasts one period or more", at: node["numberOfPeriods"] ?? node)
        }
        var price = Money(.zero, currency)
        if mode != .freeTrial {
            price = try requiredPrice(node)
        } else if let written = try self.price(node, "displayPrice"), !written.amount.isZero,
            let place = node["displayPrice"]
        {
            warn("a free trial has no price; this one is left aside", at: place)
        }
        let id = try optionalText(node, "offerID")
        let name = try optionalText(node, "referenceName")
        return Offer(
            kind: kind, paymentMode: mode, id: id ?? name,
            period: try period(node, "subscriptionPeriod"), periodCount: count, price: price)
    }

    /// The ways to pay: a year that is billed monthly is a commitment of a year.
    ///
    /// Source: https://developer.apple.com/documentation/storekit/supporting-monthly-subscriptions-with-a-12-month-commitment
    private mutating func billingPlans(
        of node: JSONNode, renewing period: Period
    ) throws(StoreConfigurationError) -> [BillingPlan] {
        var plans: [BillingPlan] = []
        for element in try objects(node, "billingPlans") {
            try checkMembers(
                of: element, "\(Self.subscriptionPath).billingPlans[]",
                ["billingPlanType", "commitmentDisplayPrice", "displayPrice", "internalID", "isEnabled"])
            let kind = BillingPlan.Kind(rawValue: try text(element, "billingPlanType"))
            plans.append(
                BillingPlan(
                    kind: kind, price: try price(element, "displayPrice"),
                    billingPeriod: kind == .monthly ? .month : kind == .upFront ? period : nil,
                    commitmentPrice: try price(element, "commitmentDisplayPrice"),
                    commitmentPeriod: kind == .monthly && period == .month ? nil : period,
                    isEnabled: try flag(element, "isEnabled", orMissing: true)))
        }
        return plans
    }

    private func quoted(_ node: JSONNode, _ name: String) -> String {
        "“\(node[name]?.string.map { String($0.prefix(60)) } ?? "")”"
    }
}
