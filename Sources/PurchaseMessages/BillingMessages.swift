import Purchases

extension MessageDefinition {
    /// Messages about a renewal that could not be charged, and what comes of it.
    static let billingMessages: [MessageDefinition] = [
        MessageDefinition(
            id: "sub.billingIssue", family: .billing,
            situation: "A renewal could not be charged.",
            presentation: .push, severity: .warning,
            parameters: [.plan.optional, .store.optional],
            titleArguments: [], bodyArguments: ["plan", "store"],
            bodiesWithout: [["plan"], ["store"], ["plan", "store"]],
            buttons: [.updatePaymentMethod, .notNow]),
        MessageDefinition(
            id: "sub.gracePeriod", family: .billing,
            situation: "A renewal could not be charged; the buyer keeps access until a date.",
            presentation: .banner, severity: .warning,
            parameters: [.plan.optional, .date.optional],
            titleArguments: [], bodyArguments: ["date", "plan"],
            bodiesWithout: [["date"], ["plan"], ["plan", "date"]],
            buttons: [.updatePaymentMethod]),
        MessageDefinition(
            id: "sub.billingRetry", family: .billing,
            situation: "A renewal could not be charged, the store tries again, and there is no access meanwhile.",
            presentation: .banner, severity: .error,
            parameters: [.plan.optional],
            titleArguments: [], bodyArguments: ["plan"], bodiesWithout: [["plan"]],
            buttons: [.updatePaymentMethod]),
        MessageDefinition(
            id: "sub.onHold", family: .billing,
            situation: "Google Play holds the subscription until the payment succeeds; there is no access.",
            presentation: .banner, severity: .error,
            parameters: [.plan.optional],
            titleArguments: [], bodyArguments: ["plan"], bodiesWithout: [["plan"]],
            buttons: [.updatePaymentMethod]),
        MessageDefinition(
            id: "sub.graceExpired", family: .billing,
            situation: "A grace period ended without a payment.",
            presentation: .push, severity: .error,
            parameters: [.plan.optional],
            titleArguments: [], bodyArguments: ["plan"], bodiesWithout: [["plan"]],
            buttons: [.updatePaymentMethod, .notNow]),
        expiry(
            "sub.expired.billing", family: .billing,
            "A subscription ended because its renewal could not be charged; told once.", severity: .warning,
            bodyArguments: ["plan"], bodiesWithout: [["plan"]]),
        MessageDefinition(
            id: "sub.recovered", family: .billing,
            situation: "A renewal that had failed was paid after all.",
            presentation: .push, severity: .success,
            parameters: [.plan.optional],
            titleArguments: [], bodyArguments: ["plan"], bodiesWithout: [["plan"]],
            charged: .yes),
    ]
}
