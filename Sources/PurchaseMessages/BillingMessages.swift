import Purchases

extension MessageDefinition {
    /// Messages about a renewal that could not be charged, and what comes of it.
    static let billingMessages: [MessageDefinition] = [
        MessageDefinition(
            id: "sub.billingIssue", family: .billing,
            situation: "A renewal could not be charged.",
            presentation: .push, severity: .warning,
            parameters: [.plan.optional, .store],
            titleArguments: [], bodyArguments: ["plan", "store"],
            bodiesWithout: [["plan"]],
            buttons: [.updatePaymentMethod, .notNow]),
        MessageDefinition(
            id: "sub.gracePeriod", family: .billing,
            situation: "A renewal could not be charged; the buyer keeps access until a date.",
            presentation: .banner, severity: .warning,
            parameters: [.plan, .date.optional],
            titleArguments: [], bodyArguments: ["date", "plan"],
            bodiesWithout: [["date"]],
            buttons: [.updatePaymentMethod]),
        MessageDefinition(
            id: "sub.billingRetry", family: .billing,
            situation: "A renewal could not be charged, the store tries again, and there is no access meanwhile.",
            presentation: .banner, severity: .error,
            parameters: [.plan],
            titleArguments: [], bodyArguments: ["plan"],
            buttons: [.updatePaymentMethod]),
        MessageDefinition(
            id: "sub.onHold", family: .billing,
            situation: "Google Play holds the subscription until the payment succeeds; there is no access.",
            presentation: .banner, severity: .error,
            parameters: [.plan],
            titleArguments: [], bodyArguments: ["plan"],
            buttons: [.updatePaymentMethod]),
        MessageDefinition(
            id: "sub.graceExpired", family: .billing,
            situation: "A grace period ended without a payment.",
            presentation: .push, severity: .error,
            parameters: [.plan],
            titleArguments: [], bodyArguments: ["plan"],
            buttons: [.updatePaymentMethod, .notNow]),
        MessageDefinition(
            id: "sub.expired.billing", family: .billing,
            situation: "A subscription ended because its renewal could not be charged; told once.",
            presentation: .email, severity: .warning,
            parameters: [.plan, .date.optional],
            titleArguments: [], bodyArguments: ["plan"],
            buttons: [.renew]),
        MessageDefinition(
            id: "sub.recovered", family: .billing,
            situation: "A renewal that had failed was paid after all.",
            presentation: .push, severity: .success,
            parameters: [.plan],
            titleArguments: [], bodyArguments: ["plan"],
            charged: .yes),
    ]
}
