public import Purchases
public struct FailureClassifier: Sendable {
    public init() {}
    public func classify(_ error: StoreError) -> PurchaseFailure {
        let silent = error.domain == "SKErrorDomain" && error.code == "2"
        let interrupted = error.underlying.first?.code == "3038"
        return PurchaseFailure(kind: silent ? .cancelled : interrupted ? .interrupted : .init(rawValue: error.code), isSilent: silent, retry: .now, charged: .no, action: .dismiss, messageID: "x", error: error)
    }
}
