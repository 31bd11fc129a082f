import Purchases

extension MessageDefinition {
    /// Messages about verification, delivery and finishing of what was bought.
    static let deliveryMessages: [MessageDefinition] = [
        MessageDefinition(
            id: "verify.failed",
            situation: "A transaction did not pass verification.",
            presentation: .alert, severity: .error,
            parameters: [.code],
            titleArguments: [], bodyArguments: [],
            buttons: [.tryAgain, .contactSupport, .close]),
        MessageDefinition(
            id: "verify.later",
            situation: "The server that verifies cannot be reached; it is tried again later.",
            presentation: .banner, severity: .info,
            titleArguments: [], bodyArguments: []),
        MessageDefinition(
            id: "deliver.failed",
            situation: "The buyer paid, and what was bought could not be unlocked.",
            presentation: .alert, severity: .error,
            parameters: [.product],
            titleArguments: [], bodyArguments: ["product"],
            buttons: [.tryAgain, .close]),
        MessageDefinition(
            id: "deliver.downloadPaused",
            situation: "A download of what was bought is paused.",
            presentation: .progress, severity: .info,
            parameters: [.percent],
            titleArguments: []),
        MessageDefinition(
            id: "finish.pending",
            situation: "A transaction from before is being finished at launch.",
            presentation: .none, severity: .info),
    ]
}
