import Purchases

extension MessageDefinition {
    /// Texts that the law of the European Union wants; the words of the statute, an aid, and no legal advice.
    static let legalMessages: [MessageDefinition] = [
        MessageDefinition(
            id: "legal.orderButton", family: .legal,
            situation:
                "The button that places an order with an obligation to pay in the EU; nothing else may stand on it.",
            presentation: .inline, severity: .info,
            titleArguments: []),
        MessageDefinition(
            id: "legal.withdrawal", family: .legal,
            situation: "The link to withdraw from a contract in the EU, there for the whole period of withdrawal.",
            presentation: .inline, severity: .info,
            titleArguments: []),
        MessageDefinition(
            id: "legal.withdrawal.confirm", family: .legal,
            situation: "The second step of a withdrawal: the button that sends it.",
            presentation: .inline, severity: .warning,
            parameters: [
                ParameterDefinition(name: "order", type: .string, isOptional: true),
                ParameterDefinition(name: "name", type: .string, isOptional: true),
            ],
            titleArguments: []),
        MessageDefinition(
            id: "legal.withdrawal.receipt", family: .legal,
            situation: "The receipt of a withdrawal, on a durable medium, with the date and time.",
            presentation: .email, severity: .info,
            parameters: [
                ParameterDefinition(name: "dateTime", type: .moment),
                ParameterDefinition(name: "order", type: .string, isOptional: true),
            ],
            titleArguments: [], bodyArguments: ["dateTime", "order"],
            bodiesWithout: [["order"]]),
        MessageDefinition(
            id: "legal.waiver", family: .legal,
            situation: "A box to tick, never ticked before: digital content begins within the period of withdrawal.",
            presentation: .inline, severity: .info,
            titleArguments: [], bodyArguments: []),
        MessageDefinition(
            id: "legal.externalPurchase", family: .legal,
            situation: "The buyer is about to leave the app to buy on a page of its developer.",
            presentation: .sheet, severity: .warning,
            parameters: [ParameterDefinition(name: "domain", type: .string), .store],
            titleArguments: [], bodyArguments: ["domain", "store"],
            buttons: [.continue, .cancel]),
    ]
}
