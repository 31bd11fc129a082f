import Purchases

extension MessageDefinition {
    /// Messages about purchases that wait: for approval, or for the money.
    static let deferredMessages: [MessageDefinition] = [
        MessageDefinition(
            id: "purchase.deferred",
            situation: "The purchase waits for somebody's approval; it is not a failure, and controls are free again.",
            presentation: .sheet, severity: .info,
            parameters: [.product],
            titleArguments: [], bodyArguments: ["product"],
            buttons: [.ok],
            saysNothingCharged: true),
        MessageDefinition(
            id: "purchase.deferred.approved",
            situation: "A purchase that had waited was approved.",
            presentation: .push, severity: .success,
            parameters: [.product],
            titleArguments: [], bodyArguments: ["product"]),
        MessageDefinition(
            id: "purchase.deferred.expired",
            situation: "Approval was declined, or nobody answered.",
            presentation: .inline, severity: .info,
            parameters: [.product],
            titleArguments: [], bodyArguments: ["product"],
            buttons: [.askAgain],
            saysNothingCharged: true),
        MessageDefinition(
            id: "purchase.pendingPayment",
            situation: "The buyer pays by a slow way, such as cash in a shop.",
            presentation: .inline, severity: .info,
            parameters: [.date, ParameterDefinition(name: "place", type: .string)],
            titleArguments: [], bodyArguments: ["date"],
            buttons: [.ok],
            saysNothingCharged: true),
    ]
}
