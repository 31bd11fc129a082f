import Purchases

extension MessageDefinition {
    /// Messages about purchases that wait: for approval, or for the money.
    static let deferredMessages: [MessageDefinition] = [
        MessageDefinition(
            id: "purchase.deferred", family: .deferred,
            situation: "The purchase waits for somebody's approval; it is not a failure, and controls are free again.",
            presentation: .sheet, severity: .info,
            parameters: [.product.optional],
            titleArguments: [], bodyArguments: ["product"], bodiesWithout: [["product"]],
            buttons: [.ok],
            charged: .no),
        MessageDefinition(
            id: "purchase.deferred.approved", family: .deferred,
            situation: "A purchase that had waited was approved.",
            presentation: .push, severity: .success,
            parameters: [.product],
            titleArguments: [], bodyArguments: ["product"]),
        MessageDefinition(
            id: "purchase.deferred.expired", family: .deferred,
            situation: "Approval was declined, or nobody answered.",
            presentation: .inline, severity: .info,
            parameters: [.product.optional],
            titleArguments: [], bodyArguments: ["product"], bodiesWithout: [["product"]],
            buttons: [.askAgain],
            charged: .no),
        MessageDefinition(
            id: "purchase.pendingPayment", family: .deferred,
            situation: "The buyer pays by a slow way, such as cash in a shop.",
            presentation: .inline, severity: .info,
            parameters: [.date.optional, ParameterDefinition(name: "place", type: .string, isOptional: true)],
            titleArguments: [], bodyArguments: ["date"], bodiesWithout: [["date"]],
            buttons: [.ok],
            charged: .no),
    ]
}
