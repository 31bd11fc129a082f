import Purchases

extension MessageDefinition {
    /// Messages while something runs: shown by an indicator, never by an alert.
    static let statusMessages: [MessageDefinition] = [
        MessageDefinition(
            id: "status.connecting", family: .status,
            situation: "The store is being reached; worth showing after about 0.4 seconds.",
            presentation: .progress, severity: .info,
            parameters: [.store],
            titleArguments: ["store"],
            legacyNames: ["Connecting Store"]),
        MessageDefinition(
            id: "status.loadingProducts", family: .status,
            situation: "Products and prices are being loaded.",
            presentation: .progress, severity: .info,
            titleArguments: []),
        MessageDefinition(
            id: "status.purchasing", family: .status,
            situation: "The store was asked to sell, and its own sheet is not there yet.",
            presentation: .progress, severity: .info,
            parameters: [.product.optional],
            titleArguments: ["product"], titlesWithout: [["product"]]),
        MessageDefinition(
            id: "status.authorizing", family: .status,
            situation: "A bank, a family or the store waits for the buyer to confirm.",
            presentation: .progress, severity: .info,
            titleArguments: []),
        MessageDefinition(
            id: "status.verifying", family: .status,
            situation: "A transaction is being verified.",
            presentation: .progress, severity: .info,
            titleArguments: []),
        MessageDefinition(
            id: "status.delivering", family: .status,
            situation: "What was bought is being unlocked or downloaded.",
            presentation: .progress, severity: .info,
            parameters: [.product.optional, .percent.optional],
            titleArguments: ["product"], titlesWithout: [["product"]],
            spokenArguments: ["product", "percent"]),
        MessageDefinition(
            id: "status.restoring", family: .status,
            situation: "Earlier purchases are being looked up.",
            presentation: .progress, severity: .info,
            titleArguments: []),
        MessageDefinition(
            id: "status.processingPayment", family: .status,
            situation: "A payment on a page of the app's own is being processed.",
            presentation: .progress, severity: .info,
            titleArguments: [], bodyArguments: []),
        MessageDefinition(
            id: "status.refreshing", family: .status,
            situation: "What the buyer owns is being looked up in the background.",
            presentation: .none, severity: .info),
        MessageDefinition(
            id: "status.slow", family: .status,
            situation: "An operation has not answered for some seconds; takes the place of the indicator's text.",
            presentation: .progress, severity: .warning,
            titleArguments: []),
        MessageDefinition(
            id: "status.done", family: .status,
            situation: "An operation ended well; the indicator shows it and goes away.",
            presentation: .progress, severity: .success,
            titleArguments: []),
    ]
}
