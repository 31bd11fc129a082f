import Purchases

extension MessageDefinition {
    /// Messages about the store and its products, before anything is bought.
    static let storeMessages: [MessageDefinition] = [
        MessageDefinition(
            id: "store.unavailable",
            situation: "The store is down, or cannot be reached.",
            presentation: .alert, severity: .error,
            parameters: [.store, .code],
            titleArguments: ["store"], bodyArguments: [],
            buttons: [.tryAgain, .cancel]),
        MessageDefinition(
            id: "store.offline",
            situation: "The device has no connection.",
            presentation: .alert, severity: .warning,
            titleArguments: [], bodyArguments: [],
            buttons: [.tryAgain, .cancel]),
        MessageDefinition(
            id: "store.timeout",
            situation: "The store did not answer in time.",
            presentation: .inline, severity: .warning,
            titleArguments: [], bodyArguments: [],
            buttons: [.tryAgain]),
        MessageDefinition(
            id: "store.signInRequired",
            situation: "Nobody is signed in to the store on this device.",
            presentation: .alert, severity: .warning,
            parameters: [.store],
            titleArguments: ["store"], bodyArguments: [],
            buttons: [.ok],
            saysNothingCharged: true),
        MessageDefinition(
            id: "store.updateRequired",
            situation: "The system or the store's app is too old to buy.",
            presentation: .alert, severity: .warning,
            parameters: [.store],
            titleArguments: [], bodyArguments: ["store"],
            buttons: [.ok],
            saysNothingCharged: true),
        MessageDefinition(
            id: "store.notSupported",
            situation: "The device cannot buy in apps at all.",
            presentation: .inline, severity: .warning,
            titleArguments: [], bodyArguments: [],
            saysNothingCharged: true),
        MessageDefinition(
            id: "products.empty",
            situation: "The store sells none of the products that were asked for.",
            presentation: .inline, severity: .warning,
            titleArguments: [], bodyArguments: [],
            buttons: [.tryAgain]),
        MessageDefinition(
            id: "products.invalid",
            situation: "The store does not know some identifiers; this is for a log, not for a buyer.",
            presentation: .none, severity: .error,
            parameters: [ParameterDefinition(name: "identifiers", type: .list)]),
        MessageDefinition(
            id: "products.notInStorefront",
            situation: "The product is not sold in the buyer's country or region.",
            presentation: .alert, severity: .warning,
            parameters: [.product],
            titleArguments: [], bodyArguments: ["product"],
            buttons: [.ok],
            saysNothingCharged: true),
        MessageDefinition(
            id: "products.priceChanged",
            situation: "The price to be charged differs from the one that was shown.",
            presentation: .alert, severity: .warning,
            parameters: [.price, ParameterDefinition(name: "previousPrice", type: .money)],
            titleArguments: ["price"], bodyArguments: ["previousPrice"],
            buttons: [.continue, .cancel],
            saysNothingCharged: true),
    ]
}
