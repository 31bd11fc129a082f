extension FailureTable.Row {
    /// Whether it says anything at all, be it little.
    var isTelling: Bool { self != .unknown && !isOfKind("unknown") && !isOfKind("none") }

    /// Whether a store's own documentation says that the buyer cancelled.
    var isDocumentedCancel: Bool { role != .guess && isOfKind("cancelled") }

    /// Whether it tells of the way to the store and not of the store's decision.
    var isOfTheConnection: Bool {
        isOfKind("offline") || isOfKind("timeout") || isOfKind("storeProblem") || isOfKind("serverProblem")
            || isOfKind("secureConnection") || isOfKind("blocked") || isOfKind("rateLimited")
    }
}
