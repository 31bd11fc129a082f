import Purchases

extension MessageDefinition {
    /// Messages for the people who run and support the app.
    static let operationsMessages: [MessageDefinition] = [
        MessageDefinition(
            id: "ops.event", family: .operations,
            situation: "One line for people on duty about an event of a store's server; no address and no raw payload.",
            presentation: .inline, severity: .info,
            parameters: [
                ParameterDefinition(name: "event", type: .string), .plan.optional, .amount.optional,
                ParameterDefinition(name: "country", type: .country, isOptional: true), .store,
            ],
            titleArguments: ["event"], bodyArguments: ["plan", "amount", "country", "store"],
            bodiesWithout: [
                ["country"], ["amount"], ["plan"], ["amount", "country"], ["plan", "country"], ["plan", "amount"],
                ["plan", "amount", "country"],
            ],
            lengthBudget: .slack),
        MessageDefinition(
            id: "ops.supportSummary", family: .operations,
            situation: "What the buyer copies for the people who help.",
            presentation: .inline, severity: .info,
            parameters: [
                .code, ParameterDefinition(name: "transaction", type: .string, isOptional: true),
                ParameterDefinition(name: "storefront", type: .country, isOptional: true),
                ParameterDefinition(name: "language", type: .string, isOptional: true),
                ParameterDefinition(name: "appVersion", type: .string, isOptional: true),
            ],
            titleArguments: [], bodyArguments: ["code", "transaction", "storefront", "language", "appVersion"],
            bodiesWithout: [
                ["transaction"], ["transaction", "storefront"],
                ["transaction", "storefront", "language", "appVersion"],
            ],
            lengthBudget: .slack),
    ]
}
