import Purchases

extension FailureTable.Row {
    /// What is said of an error without a row.
    static let unknown = FailureTable.Row(
        domain: "", kind: .unknown, isSilent: false, retry: .now, charged: .unknown, action: .retry,
        messageID: "purchase.failed.unknown")

    /// Whether the pipeline itself said it.
    var isOfThePipeline: Bool { domain == "Shoptalk" }

    /// Whether it can only be said once the store has sold something.
    var isSaidAfterPayment: Bool {
        kind == .verification || (isOfThePipeline && kind == .deliveryFailed)
    }

    /// Whether the error says nothing by itself and should be unwrapped.
    var isWrapper: Bool {
        // networkError(URLError) and systemError(Error) of StoreKit carry the error that they stand for.
        kind == .unknown || (domain == "StoreKitError" && isOfTheConnection)
    }

    /// Whether it is a cancel that only experience knows to be one, in a domain that Apple does not document.
    var isGuess: Bool { kind == .cancelled && ["AMSErrorDomain", "ASDServerErrorDomain"].contains(domain) }

    /// Whether the store says that the buyer cancelled; a stopped request of the network is not that.
    var isDocumentedCancel: Bool {
        kind == .cancelled && (domain == "SKErrorDomain" || domain == "StoreKitError")
    }

    /// Whether it tells of the way to the store and not of the store's decision.
    var isOfTheConnection: Bool {
        ["offline", "timeout", "storeProblem", "serverProblem", "secureConnection"].contains(kind.rawValue)
    }
}
