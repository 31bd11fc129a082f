import Purchases

extension MessageDefinition {
    /// Messages about the store and its products, before anything is bought.
    static let storeMessages: [MessageDefinition] = [
        MessageDefinition(
            id: "store.unavailable", family: .store,
            situation: "The store is down, or cannot be reached.",
            presentation: .alert, severity: .error,
            parameters: [.store, .code.optional],
            titleArguments: ["store"], bodyArguments: [],
            buttons: [.tryAgain, .cancel]),
        MessageDefinition(
            id: "store.offline", family: .store,
            situation: "The device has no connection.",
            presentation: .alert, severity: .warning,
            titleArguments: [], bodyArguments: [],
            buttons: [.tryAgain, .cancel]),
        MessageDefinition(
            id: "store.timeout", family: .store,
            situation: "The store did not answer in time.",
            presentation: .inline, severity: .warning,
            titleArguments: [], bodyArguments: [],
            buttons: [.tryAgain]),
        MessageDefinition(
            id: "store.signInRequired", family: .store,
            situation: "Nobody is signed in to the store on this device.",
            presentation: .alert, severity: .warning,
            parameters: [.store],
            titleArguments: ["store"], bodyArguments: [],
            buttons: [.ok],
            charged: .no),
        MessageDefinition(
            id: "store.updateRequired", family: .store,
            situation: "The system or the store's app is too old to buy.",
            presentation: .alert, severity: .warning,
            parameters: [.store],
            titleArguments: [], bodyArguments: ["store"],
            buttons: [.ok],
            charged: .no),
        MessageDefinition(
            id: "store.notSupported", family: .store,
            situation: "The device cannot buy in apps at all.",
            presentation: .inline, severity: .warning,
            titleArguments: [], bodyArguments: [],
            charged: .no),
        MessageDefinition(
            id: "products.empty", family: .store,
            situation: "The store sells none of the products that were asked for.",
            presentation: .inline, severity: .warning,
            titleArguments: [], bodyArguments: [],
            buttons: [.tryAgain],
            legacyNames: ["AdGuard.upgrade_missing_purchase_message"]),
        MessageDefinition(
            id: "products.invalid", family: .store,
            situation: "The store does not know some identifiers; this is for a log, not for a buyer.",
            presentation: .none, severity: .error,
            parameters: [ParameterDefinition(name: "identifiers", type: .list)]),
        MessageDefinition(
            id: "products.notInStorefront", family: .store,
            situation: "The product is not sold in the buyer's country or region.",
            presentation: .alert, severity: .warning,
            parameters: [.product.optional],
            titleArguments: [], bodyArguments: ["product"], bodiesWithout: [["product"]],
            buttons: [.ok],
            charged: .no),
        MessageDefinition(
            id: "products.priceChanged", family: .store,
            situation: "The price to be charged differs from the one that was shown.",
            presentation: .alert, severity: .warning,
            parameters: [.price, ParameterDefinition(name: "previousPrice", type: .money, isOptional: true)],
            titleArguments: ["price"], bodyArguments: ["previousPrice"], bodiesWithout: [["previousPrice"]],
            buttons: [.continue, .cancel],
            charged: .no),
    ]
}
