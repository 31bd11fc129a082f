import Purchases

extension FailureTable.Row {
    /// What is said of an error without a row.
    static let unknown = FailureTable.Row(
        domain: "", kind: .unknown, isSilent: false, retry: .now, charged: .unknown, action: .retry,
        messageID: "purchase.failed.unknown", role: .wrapper, note: "")

    /// Whether the pipeline itself said it.
    var isOfThePipeline: Bool { domain == "Shoptalk" }

    /// Whether it says anything at all, be it little.
    var isTelling: Bool { kind != .unknown && kind.rawValue != "none" }

    /// Whether the store says that the buyer cancelled; a stopped request of the network is not that.
    var isDocumentedCancel: Bool { kind == .cancelled && role != .guess && domain != "NSURLErrorDomain" }

    /// Whether it tells of the way to the store and not of the store's decision.
    var isOfTheConnection: Bool {
        ["offline", "timeout", "storeProblem", "serverProblem", "secureConnection", "blocked", "rateLimited"]
            .contains(kind.rawValue)
    }
}
