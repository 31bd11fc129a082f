internal import Diagnostics
internal import JSONText
internal import Languages
internal import Localizations
internal import PriceFormatting
internal import PurchaseMessages
internal import PurchaseTerms
internal import Purchases
internal import StringTables

/// Writes products as a reader of a language sees them, for people and for programs.
struct ProductWriter: Sendable {
    /// The reader's language.
    let language: LanguageTag
    private let prices = PriceFormatter()
    private let style: PriceStyle
    private let formatting: ICUValueFormatting
    private let composer: TermsComposer
    private let terms: ProductTerms?

    /// Makes a writer of products without their terms, which has opened no formatter yet.
    init(language: LanguageTag) { self.init(language: language, style: PriceStyle(), terms: nil) }

    /// Makes a writer of all products of a storefront with their terms, which has opened no formatter yet.
    init(language: LanguageTag, products: [Product], storefront: Storefront) {
        self.init(
            language: language, style: PriceStyle(fractionDigits: storefront.fractionDigits),
            terms: ProductTerms(of: products, in: storefront))
    }

    private init(language: LanguageTag, style: PriceStyle, terms: ProductTerms?) {
        self.language = language
        self.style = style
        formatting = ICUValueFormatting(sharing: prices, style: style)
        composer = TermsComposer(
            localizer: Localizer(tables: Localizations.tables, language: language, formatting: formatting))
        self.terms = terms
    }

    // MARK: - For programs

    /// A product with its values as the file has them, and as the reader sees them.
    func json(_ product: Product) -> JSONValue {
        let own = said { (terms) throws(PurchaseTermsError) in try terms.terms(of: product) }
        return .object(
            [
                ("id", .string(product.id.rawValue)),
                ("kind", .string(product.kind.rawValue)),
                ("referenceName", .string(product.referenceName)),
                ("name", .string(product.displayName(in: language))),
                ("price", json(product.price)),
                ("familyShareable", .bool(product.isFamilyShareable)),
                ("subscription", product.subscription.map { json($0, of: product) } ?? .null),
            ] + members(of: own) + comparisons(of: product, own))
    }

    private func json(_ plan: SubscriptionPlan, of product: Product) -> JSONValue {
        .object([
            ("groupID", .string(plan.groupID)),
            ("groupName", .string(plan.groupName)),
            ("level", .integer(plan.level)),
            ("period", json(plan.period)),
            ("offers", .array(plan.offers.map { json($0, of: product) })),
            ("billingPlans", .array(plan.billingPlans.map { json($0, of: product) })),
        ])
    }

    private func json(_ offer: Offer, of product: Product) -> JSONValue {
        .object(
            [
                ("kind", .string(offer.kind.rawValue)),
                ("paymentMode", .string(offer.paymentMode.rawValue)),
                ("id", .optional(offer.id)),
                ("period", json(offer.period)),
                ("periodCount", .integer(offer.periodCount)),
                ("price", json(offer.price)),
            ] + members(of: said { (terms) throws(PurchaseTermsError) in try terms.terms(of: product, offer: offer) }))
    }

    private func json(_ plan: BillingPlan, of product: Product) -> JSONValue {
        .object(
            [
                ("kind", .string(plan.kind.rawValue)),
                ("price", json(plan.price)),
                ("billingPeriod", plan.billingPeriod.map(json) ?? .null),
                ("commitmentPrice", json(plan.commitmentPrice)),
                ("commitmentPeriod", plan.commitmentPeriod.map(json) ?? .null),
                ("enabled", .bool(plan.isEnabled)),
            ]
                + members(
                    of: said { (terms) throws(PurchaseTermsError) in try terms.terms(of: product, billingPlan: plan) }))
    }

    private func json(_ equivalent: EquivalentPrice) -> JSONValue {
        .object(
            JSONOfTerms.members(of: equivalent) + [
                ("formatted", .string(prices.text(of: equivalent.money, in: language, style: style))),
                ("text", .string(composer.equivalent(equivalent).text)),
            ])
    }

    private func json(_ savings: Savings, of product: Product) -> JSONValue {
        .object([
            ("percent", .integer(savings.percent)),
            ("amount", json(savings.amount)),
            ("comparedWith", .optional(terms?.dearest(besides: product)?.product.rawValue)),
            ("rule", .string(savings.rule.name)),
            ("text", .string(composer.savings(savings).text)),
        ])
    }

    private func comparisons(of product: Product, _ said: Said) -> [(key: String, value: JSONValue)] {
        guard let terms else { return [] }
        let equivalents = (try? terms.equivalents(of: product)) ?? []
        return [
            ("equivalents", .array(equivalents.map(json))),
            ("savings", said.terms?.savings.map { json($0, of: product) } ?? .null),
        ]
    }

    private func members(of said: Said) -> [(key: String, value: JSONValue)] {
        guard terms != nil else { return [] }
        return [
            ("terms", said.terms.map { JSONOfTerms.value(composer.sentence(for: $0)) } ?? .null),
            ("problem", .optional(said.problem)),
        ]
    }

    private func json(_ money: Money?) -> JSONValue {
        guard let money else { return .null }
        return .object([
            ("amount", .string(money.amount.description)),
            ("currency", .string(money.currency.rawValue)),
            ("formatted", .string(prices.text(of: money, in: language, style: style))),
        ])
    }

    private func json(_ period: Period) -> JSONValue {
        .object([
            ("iso8601", .string(period.description)),
            ("count", .integer(period.count)),
            ("unit", .string(period.unit.rawValue)),
            ("formatted", .string(formatting.period(period.count, unit: period.unit.rawValue, in: language))),
        ])
    }

    // MARK: - For people

    /// A product as lines: its identifier and kind, its name, its terms, its plan, offers and ways to pay.
    func text(_ product: Product, _ style: TextStyle) -> String {
        let name = visible(product.displayName(in: language))
        let own = said { (terms) throws(PurchaseTermsError) in try terms.terms(of: product) }
        var lines = [
            style.written(visible(product.id.rawValue), .strong) + "  " + style.written(product.kind.rawValue, .faint),
            "    \(name)  \(text(own))",
        ]
        if let savings = own.terms?.savings, let other = terms?.dearest(besides: product)?.product {
            lines.append("    \(line(composer.savings(savings)))  (beside \(visible(other.rawValue)))")
        }
        if product.isFamilyShareable { lines.append("    family sharing") }
        if let plan = product.subscription {
            lines.append("    group \(visible(plan.groupName)), level \(plan.level)")
            lines += plan.offers.map { offer in
                let id = offer.id.map { " \(visible($0))" } ?? ""
                let said = said { (terms) throws(PurchaseTermsError) in try terms.terms(of: product, offer: offer) }
                return "    offer \(offer.kind.rawValue)\(id): \(text(said))"
            }
            lines += plan.billingPlans.map { billing in
                let said = said { (terms) throws(PurchaseTermsError) in
                    try terms.terms(of: product, billingPlan: billing)
                }
                return "    billing \(visible(billing.kind.rawValue)): \(text(said))"
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func text(_ said: Said) -> String {
        said.terms.map { line(composer.sentence(for: $0)) } ?? visible(said.problem ?? "")
    }

    /// A sentence on a line of the terminal, whose own direction is left to right.
    private func line(_ sentence: TermsSentence) -> String {
        sentence.direction == .rightToLeft ? "\u{2067}\(sentence.text)\u{2069}" : sentence.text
    }

    private func visible(_ text: String) -> String { VisibleText(text).text }

    // MARK: - Terms that may contradict themselves

    /// Terms, or why there are none.
    private struct Said {
        var terms: TermsOfPrice?
        var problem: String?
    }

    private func said(_ make: (ProductTerms) throws(PurchaseTermsError) -> TermsOfPrice) -> Said {
        do {
            return Said(terms: try terms.map(make))
        } catch {
            return Said(problem: error.description)
        }
    }
}
