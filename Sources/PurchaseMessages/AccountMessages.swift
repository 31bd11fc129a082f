import Purchases

extension MessageDefinition {
    /// Messages about whose purchase it is: the family, the account, the country and the test environment.
    static let accountMessages: [MessageDefinition] = [
        MessageDefinition(
            id: "revoke.family", family: .account,
            situation: "Somebody in the family stopped sharing a purchase, or the buyer left the family.",
            presentation: .inline, severity: .info,
            parameters: [.product.optional],
            titleArguments: [], bodyArguments: ["product"], bodiesWithout: [["product"]]),
        MessageDefinition(
            id: "consent.rescinded", family: .account,
            situation: "A parent or guardian withdrew permission for the app.",
            presentation: .alert, severity: .warning,
            titleArguments: [], bodyArguments: [],
            buttons: [.ok]),
        MessageDefinition(
            id: "family.shared", family: .account,
            situation: "A purchase is there because somebody in the family shares it.",
            presentation: .inline, severity: .info,
            parameters: [.product.optional],
            titleArguments: [], bodyArguments: ["product"],
            bodiesWithout: [["product"]],
            legacyNames: ["RevenueCat.CustomerCenter.shared_through_family_member"]),
        MessageDefinition(
            id: "family.supported", family: .account,
            situation: "A footnote: the family may share the product.",
            presentation: .inline, severity: .info,
            parameters: [.product.optional],
            titleArguments: []),
        MessageDefinition(
            id: "storefront.changed", family: .account,
            situation: "The buyer's storefront is another one, and prices were fetched anew.",
            presentation: .inline, severity: .info,
            parameters: [ParameterDefinition(name: "country", type: .country, isOptional: true)],
            titleArguments: [], bodyArguments: ["country"],
            bodiesWithout: [["country"]]),
        MessageDefinition(
            id: "account.mismatch", family: .account,
            situation: "The purchase was made with another account of the store than the one on this device.",
            presentation: .alert, severity: .warning,
            parameters: [.store],
            titleArguments: [], bodyArguments: ["store"],
            buttons: [.restorePurchases, .contactSupport, .okLeaves]),
        MessageDefinition(
            id: "sandbox.badge", family: .account,
            situation: "The purchase is made in a test environment.",
            presentation: .badge, severity: .info,
            titleArguments: [], bodyArguments: [],
            charged: .no,
            legacyNames: ["purchases-js.error_only_in_sandbox"]),
    ]
}
