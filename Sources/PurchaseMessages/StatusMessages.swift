import Purchases

extension MessageDefinition {
    /// Messages while something runs: shown by an indicator, never by an alert.
    static let statusMessages: [MessageDefinition] = [
        MessageDefinition(
            id: "status.connecting",
            situation: "The store is being reached; worth showing after about 0.4 seconds.",
            presentation: .progress, severity: .info,
            parameters: [.store],
            titleArguments: ["store"]),
        MessageDefinition(
            id: "status.loadingProducts",
            situation: "Products and prices are being loaded.",
            presentation: .progress, severity: .info,
            titleArguments: []),
        MessageDefinition(
            id: "status.purchasing",
            situation: "The store was asked to sell, and its own sheet is not there yet.",
            presentation: .progress, severity: .info,
            parameters: [.product],
            titleArguments: ["product"]),
        MessageDefinition(
            id: "status.authorizing",
            situation: "A bank, a family or the store waits for the buyer to confirm.",
            presentation: .progress, severity: .info,
            titleArguments: []),
        MessageDefinition(
            id: "status.verifying",
            situation: "A transaction is being verified.",
            presentation: .progress, severity: .info,
            titleArguments: []),
        MessageDefinition(
            id: "status.delivering",
            situation: "What was bought is being unlocked or downloaded.",
            presentation: .progress, severity: .info,
            parameters: [.product, .percent],
            titleArguments: ["product"]),
        MessageDefinition(
            id: "status.restoring",
            situation: "Earlier purchases are being looked up.",
            presentation: .progress, severity: .info,
            titleArguments: []),
        MessageDefinition(
            id: "status.processingPayment",
            situation: "A payment on a page of the app's own is being processed.",
            presentation: .progress, severity: .info,
            titleArguments: [], bodyArguments: []),
        MessageDefinition(
            id: "status.refreshing",
            situation: "What the buyer owns is being looked up in the background.",
            presentation: .none, severity: .info),
        MessageDefinition(
            id: "status.slow",
            situation: "An operation has not answered for some seconds; takes the place of the indicator's text.",
            presentation: .progress, severity: .warning,
            titleArguments: []),
        MessageDefinition(
            id: "status.done",
            situation: "An operation ended well; the indicator shows it and goes away.",
            presentation: .progress, severity: .success,
            titleArguments: []),
    ]
}
