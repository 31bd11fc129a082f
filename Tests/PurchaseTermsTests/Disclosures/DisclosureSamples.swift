import Languages
import PurchaseTerms
import Purchases
import StringTables
import TestSupport

/// Offers of every shape, for every store and kind of country.
enum DisclosureSamples {
    /// What is sold, and how.
    enum Shape: String, CaseIterable {
        case plain, trial, payAsYouGo, payUpFront, commitment, lifetime, consumable
    }

    static let stores = DisclosureStore.known

    /// A member of the European Union with and without a rule of its own, the United Kingdom, the United States and others.
    static let storefronts = ["DEU", "FRA", "GBR", "USA", "JPN"].compactMap(Storefront.init)

    static let links = DisclosureLinks(
        termsOfUse: "https://example.com/terms", privacyPolicy: "https://example.com/privacy",
        management: "https://example.com/account", withdrawal: "https://example.com/withdraw")

    static func composer(_ language: String, tables: [StringTable] = []) -> DisclosureComposer {
        DisclosureComposer(
            localizer: Samples.localizer(tables: tables), language: LanguageTag(stringLiteral: language))
    }

    /// An offer with prices and periods drawn at random.
    static func request(
        _ shape: Shape, _ store: DisclosureStore, _ storefront: Storefront, using random: inout SplitMix64
    ) throws -> DisclosureRequest {
        let currency = storefront.currency
        let digits = min(currency.fractionDigits, 2)
        func money(_ whole: ClosedRange<Int64>) -> Money {
            let minor = Int64.random(in: whole, using: &random) * (digits == 0 ? 1 : digits == 1 ? 10 : 100)
            return Money(Amount(minorUnits: minor + (digits == 2 ? 99 : 0), digits: digits), currency)
        }
        let price = money(40...2_000)
        let lower = money(1...39)
        let period = Samples.period(["P1W", "P1M", "P3M", "P1Y"].randomElement(using: &random) ?? "P1M")
        func offer(_ mode: Offer.PaymentMode, _ price: Money?, _ period: String, _ count: Int) -> Offer {
            Offer(
                kind: .introductory, paymentMode: mode, period: Samples.period(period), periodCount: count, price: price
            )
        }
        func product(_ kind: Product.Kind, _ period: Period?) -> Product {
            Product(
                id: "shop.pro", kind: kind, referenceName: "Pro", price: price,
                subscription: period.map {
                    SubscriptionPlan(groupID: "1", groupName: "Group", level: 1, period: $0)
                })
        }
        let equivalents: [Period] = period == .year ? [.month] : []
        let terms: TermsOfPrice =
            switch shape {
            case .plain:
                try TermsOfPrice(of: product(.autoRenewable, period), storefront: storefront, equivalents: equivalents)
            case .trial:
                try TermsOfPrice(
                    of: product(.autoRenewable, period),
                    offer: offer(
                        .freeTrial, nil, ["P3D", "P7D", "P1W", "P14D", "P1M"].randomElement(using: &random) ?? "P1W", 1),
                    storefront: storefront, equivalents: equivalents)
            case .payAsYouGo:
                try TermsOfPrice(
                    of: product(.autoRenewable, period),
                    offer: offer(.payAsYouGo, lower, "P1M", Int.random(in: 2...6, using: &random)),
                    storefront: storefront)
            case .payUpFront:
                try TermsOfPrice(
                    of: product(.autoRenewable, period), offer: offer(.payUpFront, lower, "P6M", 1),
                    storefront: storefront)
            case .commitment:
                try TermsOfPrice(
                    of: product(.autoRenewable, .year),
                    billingPlan: BillingPlan(
                        kind: .monthly, price: lower, billingPeriod: .month, commitmentPrice: try lower.times(12),
                        commitmentPeriod: .year, isEnabled: true),
                    storefront: storefront)
            case .lifetime: try TermsOfPrice(of: product(.nonConsumable, nil), storefront: storefront)
            case .consumable: try TermsOfPrice(of: product(.consumable, nil), storefront: storefront)
            }
        return DisclosureRequest(
            terms: terms, productName: "Pro", store: store, storefront: storefront, links: links,
            isSubscriptionNeeded: Bool.random(using: &random))
    }

    /// The text of a disclosure, a part a line, each link with its address.
    static func text(_ disclosure: Disclosure) -> String { text(disclosure.parts) }

    static func text(_ parts: [DisclosurePart]) -> String {
        parts.map { part in part.url.map { "\(part.text) \($0)" } ?? part.text }.joined(separator: "\n")
    }
}
