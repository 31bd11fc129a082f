import Purchases

extension MessageDefinition {
    /// Messages about verification, delivery and finishing of what was bought.
    static let deliveryMessages: [MessageDefinition] = [
        MessageDefinition(
            id: "verify.failed", family: .delivery,
            situation: "A transaction did not pass verification.",
            presentation: .alert, severity: .error,
            parameters: [.code.optional],
            titleArguments: [], bodyArguments: [],
            buttons: [.tryAgain, .contactSupport, .close],
            legacyNames: ["StoreHelper.transactionVerificationFailed"]),
        MessageDefinition(
            id: "verify.later", family: .delivery,
            situation: "The server that verifies cannot be reached; it is tried again later.",
            presentation: .banner, severity: .info,
            titleArguments: [], bodyArguments: []),
        MessageDefinition(
            id: "deliver.failed", family: .delivery,
            situation: "The buyer paid, and what was bought could not be unlocked.",
            presentation: .alert, severity: .error,
            parameters: [.product.optional],
            titleArguments: [], bodyArguments: ["product"], bodiesWithout: [["product"]],
            buttons: [.tryAgain, .close],
            charged: .yes),
        MessageDefinition(
            id: "deliver.downloadPaused", family: .delivery,
            situation: "A download of what was bought is paused.",
            presentation: .progress, severity: .info,
            parameters: [.percent.optional],
            titleArguments: [], spokenArguments: ["percent"]),
        MessageDefinition(
            id: "finish.pending", family: .delivery,
            situation: "A transaction from before is being finished at launch.",
            presentation: .none, severity: .info),
    ]
}
