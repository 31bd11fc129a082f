import Purchases

extension MessageDefinition {
    /// Messages about a subscription whose price changes.
    static let priceChangeMessages: [MessageDefinition] = [
        MessageDefinition(
            id: "price.increase.consent", family: .priceChange,
            situation: "The price goes up and the buyer has to agree; shown before the store's own sheet.",
            presentation: .sheet, severity: .warning,
            parameters: [
                .plan.optional, .price.optional,
                ParameterDefinition(name: "previousPrice", type: .money, isOptional: true), .period.optional,
                .date.optional, ParameterDefinition(name: "endDate", type: .day, isOptional: true),
            ],
            titleArguments: [], bodyArguments: ["date", "price/period", "previousPrice", "endDate"],
            bodiesWithout: [
                ["endDate"], ["previousPrice"], ["previousPrice", "endDate"], ["previousPrice", "date", "endDate"],
                ["price", "previousPrice", "date", "endDate"],
            ],
            buttons: [.review, .notNow]),
        MessageDefinition(
            id: "price.increase.notice", family: .priceChange,
            situation: "The price goes up, and the law lets it do so without an answer of the buyer.",
            presentation: .email, severity: .warning,
            parameters: [
                .plan.optional, .price.optional,
                ParameterDefinition(name: "previousPrice", type: .money, isOptional: true), .period.optional,
                .date.optional,
            ],
            titleArguments: [], bodyArguments: ["date", "price/period", "previousPrice"],
            bodiesWithout: [
                ["previousPrice"], ["previousPrice", "date"], ["price", "previousPrice"],
                ["price", "previousPrice", "date"],
            ],
            buttons: [.manageSubscription]),
        MessageDefinition(
            id: "price.increase.accepted", family: .priceChange,
            situation: "The buyer agreed to a higher price; nothing is shown.",
            presentation: .none, severity: .info),
        MessageDefinition(
            id: "price.decrease", family: .priceChange,
            situation: "The price goes down.",
            presentation: .email, severity: .success,
            parameters: [
                .plan.optional, .price, ParameterDefinition(name: "previousPrice", type: .money, isOptional: true),
                .period.optional,
            ],
            titleArguments: [], bodyArguments: ["price/period", "previousPrice"],
            bodiesWithout: [["previousPrice"]]),
        MessageDefinition(
            id: "price.preserved", family: .priceChange,
            situation: "The price goes up for others, and this subscriber keeps the present one.",
            presentation: .inline, severity: .info,
            parameters: [.plan.optional, .price, .period.optional],
            titleArguments: [], bodyArguments: ["price/period"]),
    ]
}
