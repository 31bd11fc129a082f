public import Purchases

/// What is offered, where and to whom: all that a disclosure is made from.
///
/// ```swift
/// let request = DisclosureRequest(
///     terms: terms, productName: "Pro", store: .appStore, storefront: .unitedStates,
///     links: DisclosureLinks(termsOfUse: "https://example.com/terms", privacyPolicy: "https://example.com/privacy"))
/// ```
public struct DisclosureRequest: Hashable, Sendable {
    /// What the buyer pays, and for how long.
    public var terms: TermsOfPrice
    /// The name of the product in the buyer's language.
    public var productName: String
    /// Where it is bought.
    public var store: DisclosureStore
    /// The country of the buyer.
    public var storefront: Storefront
    /// Where the buyer finds more.
    public var links: DisclosureLinks
    /// Whether the app does nothing without a subscription; Google Play wants either said.
    public var isSubscriptionNeeded: Bool

    /// Makes a request.
    public init(
        terms: TermsOfPrice, productName: String, store: DisclosureStore, storefront: Storefront,
        links: DisclosureLinks = DisclosureLinks(), isSubscriptionNeeded: Bool = false
    ) {
        self.terms = terms
        self.productName = productName
        self.store = store
        self.storefront = storefront
        self.links = links
        self.isSubscriptionNeeded = isSubscriptionNeeded
    }

    /// Whether the product renews by itself.
    var isSubscription: Bool { terms.kind == .autoRenewable && terms.period != nil }

    /// How long one is bound by a purchase: the commitment, else one payment.
    var length: Period? { isSubscription ? terms.commitment?.length ?? terms.period : nil }

    /// The free trial, where there is one.
    var trial: OfferTerms? { terms.offer.flatMap { $0.charge == .free ? $0 : nil } }

    /// The offer that is paid, where there is one.
    var paidOffer: OfferTerms? { terms.offer.flatMap { $0.charge == .free ? nil : $0 } }

    /// Where the subscription is managed: as the seller says, else as the store has it.
    var managementURL: String? { links.management ?? store.managementURL }
}

/// The addresses that stand beside an offer.
public struct DisclosureLinks: Hashable, Sendable {
    /// The terms of use, which Apple calls EULA.
    public var termsOfUse: String?
    /// The privacy policy.
    public var privacyPolicy: String?
    /// Where a subscription is managed and cancelled; nil for the store's own page.
    public var management: String?
    /// Where a buyer withdraws from the contract.
    public var withdrawal: String?

    /// Makes the addresses.
    public init(
        termsOfUse: String? = nil, privacyPolicy: String? = nil, management: String? = nil, withdrawal: String? = nil
    ) {
        self.termsOfUse = termsOfUse
        self.privacyPolicy = privacyPolicy
        self.management = management
        self.withdrawal = withdrawal
    }
}
