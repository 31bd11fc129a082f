internal import Diagnostics
internal import JSONText
internal import Languages
internal import PriceFormatting
internal import PurchaseMessages
internal import Purchases
internal import StringTables

/// Writes products as a reader of a language sees them, for people and for programs.
struct ProductWriter: Sendable {
    /// The reader's language.
    let language: LanguageTag
    private let prices = PriceFormatter()

    /// Makes a writer that has opened no formatter yet.
    init(language: LanguageTag) { self.language = language }

    // MARK: - For programs

    /// A product with its values as the file has them, and as the reader sees them.
    func json(_ product: Product) -> JSONValue {
        .object([
            ("id", .string(product.id.rawValue)),
            ("kind", .string(product.kind.rawValue)),
            ("referenceName", .string(product.referenceName)),
            ("name", .string(product.displayName(in: language))),
            ("price", json(product.price)),
            ("familyShareable", .bool(product.isFamilyShareable)),
            ("subscription", product.subscription.map(json) ?? .null),
        ])
    }

    private func json(_ plan: SubscriptionPlan) -> JSONValue {
        .object([
            ("groupID", .string(plan.groupID)),
            ("groupName", .string(plan.groupName)),
            ("level", .integer(plan.level)),
            ("period", json(plan.period)),
            ("offers", .array(plan.offers.map(json))),
            ("billingPlans", .array(plan.billingPlans.map(json))),
        ])
    }

    private func json(_ offer: Offer) -> JSONValue {
        .object([
            ("kind", .string(offer.kind.rawValue)),
            ("paymentMode", .string(offer.paymentMode.rawValue)),
            ("id", .optional(offer.id)),
            ("period", json(offer.period)),
            ("periodCount", .integer(offer.periodCount)),
            ("price", json(offer.price)),
        ])
    }

    private func json(_ plan: BillingPlan) -> JSONValue {
        .object([
            ("kind", .string(plan.kind.rawValue)),
            ("price", json(plan.price)),
            ("commitmentPrice", json(plan.commitmentPrice)),
            ("enabled", .bool(plan.isEnabled)),
        ])
    }

    private func json(_ money: Money?) -> JSONValue {
        guard let money else { return .null }
        return .object([
            ("amount", .string(money.amount.description)),
            ("currency", .string(money.currency.rawValue)),
            ("formatted", .string(prices.text(of: money, in: language))),
        ])
    }

    private func json(_ period: Period) -> JSONValue {
        .object([
            ("iso8601", .string(period.description)),
            ("count", .integer(period.count)),
            ("unit", .string(period.unit.rawValue)),
            ("formatted", .string(text(period))),
        ])
    }

    // MARK: - For people

    /// A product as lines: its identifier and kind, its name and price, its plan and offers.
    func text(_ product: Product, _ style: TextStyle) -> String {
        let name = visible(product.displayName(in: language))
        var lines = [
            style.written(visible(product.id.rawValue), .strong) + "  " + style.written(product.kind.rawValue, .faint),
            "    \(name)  \(text(product.price))" + (product.subscription.map { ", " + text($0.period) } ?? ""),
        ]
        if product.isFamilyShareable { lines.append("    family sharing") }
        if let plan = product.subscription {
            lines.append("    group \(visible(plan.groupName)), level \(plan.level)")
            lines += plan.offers.map { "    " + text($0) }
            lines += plan.billingPlans.map { "    " + text($0) }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func text(_ offer: Offer) -> String {
        let price = offer.paymentMode == .freeTrial ? "" : ", " + text(offer.price)
        let count = offer.periodCount == 1 ? "" : "\(offer.periodCount) × "
        let id = offer.id.map { " \(visible($0))" } ?? ""
        return "offer \(offer.kind.rawValue)\(id): \(offer.paymentMode.rawValue), \(count)\(text(offer.period))\(price)"
    }

    private func text(_ plan: BillingPlan) -> String {
        let commitment = plan.commitmentPrice.map { " of " + text($0) } ?? ""
        return "billing \(visible(plan.kind.rawValue)): \(text(plan.price))\(commitment)"
            + (plan.isEnabled ? "" : " (not enabled)")
    }

    private func text(_ money: Money?) -> String { money.map { prices.text(of: $0, in: language) } ?? "no price" }

    private func text(_ period: Period) -> String {
        ICUValueFormatting(sharing: prices).period(period.count, unit: period.unit.rawValue, in: language)
    }

    private func visible(_ text: String) -> String { VisibleText(text).text }
}
