import Purchases

extension MessageDefinition {
    /// Messages about money that is given back.
    static let refundMessages: [MessageDefinition] = [
        MessageDefinition(
            id: "refund.requested", family: .refund,
            situation: "A request for a refund reached the store.",
            presentation: .alert, severity: .info,
            parameters: [.product.optional, .store],
            titleArguments: [], bodyArguments: ["store"],
            buttons: [.ok],
            legacyNames: ["RevenueCat.CustomerCenter.refund_success"]),
        MessageDefinition(
            id: "refund.cancelled", family: .refund,
            situation: "The buyer closed the store's sheet for refunds; nothing is shown.",
            presentation: .none, severity: .info,
            legacyNames: ["RevenueCat.CustomerCenter.refund_canceled"]),
        MessageDefinition(
            id: "refund.error", family: .refund,
            situation: "A request for a refund did not reach the store.",
            presentation: .alert, severity: .error,
            parameters: [.code.optional],
            titleArguments: [], bodyArguments: [],
            buttons: [.tryAgain, .cancel],
            legacyNames: ["RevenueCat.CustomerCenter.refund_error_generic"]),
        MessageDefinition(
            id: "refund.granted", family: .refund,
            situation: "The store gave money back and took back what was bought.",
            presentation: .email, severity: .info,
            parameters: [.product.optional, .amount.optional],
            titleArguments: [], bodyArguments: ["amount", "product"],
            bodiesWithout: [["amount"], ["product"], ["product", "amount"]]),
        MessageDefinition(
            id: "refund.issued", family: .refund,
            situation:
                "Money went back to the buyer, and nobody said that access has ended: for a part, or for what is used up.",
            presentation: .email, severity: .info,
            parameters: [.product.optional, .amount.optional],
            titleArguments: [], bodyArguments: ["amount", "product"],
            bodiesWithout: [["amount"], ["product"], ["product", "amount"]]),
        MessageDefinition(
            id: "refund.declined", family: .refund,
            situation: "The store declined a request for a refund.",
            presentation: .inline, severity: .info,
            parameters: [.product.optional],
            titleArguments: [], bodyArguments: ["product"],
            bodiesWithout: [["product"]]),
        MessageDefinition(
            id: "refund.reversed", family: .refund,
            situation: "The store took back a refund: what was bought is there again.",
            presentation: .inline, severity: .info,
            parameters: [.product.optional],
            titleArguments: [], bodyArguments: ["product"], bodiesWithout: [["product"]]),
    ]
}
