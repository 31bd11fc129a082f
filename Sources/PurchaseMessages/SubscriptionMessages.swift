import Purchases

extension MessageDefinition {
    /// Messages about the life of a subscription: its beginning, its renewals, its changes and its end.
    static let subscriptionMessages: [MessageDefinition] = [
        MessageDefinition(
            id: "sub.started", family: .subscription,
            situation: "A subscription began.",
            presentation: .email, severity: .success,
            parameters: [.plan.optional, .price.optional, .period.optional, .date.optional],
            titleArguments: [], bodyArguments: ["plan", "price/period", "date"],
            bodiesWithout: [["date"], ["price", "date"], ["plan", "price"], ["plan", "price", "date"]],
            buttons: [.manageSubscription]),
        MessageDefinition(
            id: "sub.resubscribed", family: .subscription,
            situation: "Somebody who had subscribed before subscribed again.",
            presentation: .email, severity: .success,
            parameters: [.plan.optional, .price.optional, .period.optional, .date.optional],
            titleArguments: [], bodyArguments: ["plan"], bodiesWithout: [["plan"]],
            buttons: [.manageSubscription]),
        MessageDefinition(
            id: "sub.renewed", family: .subscription,
            situation: "A subscription renewed itself and was paid for; a push for it would disturb.",
            presentation: .email, severity: .info,
            parameters: [.plan.optional, .price.optional, .date.optional],
            titleArguments: [], bodyArguments: ["price", "date"],
            bodiesWithout: [["price"], ["date"], ["price", "date"]],
            charged: .yes),
        MessageDefinition(
            id: "sub.renewalReminder", family: .subscription,
            situation: "A subscription renews in some days.",
            presentation: .email, severity: .info,
            parameters: [.plan.optional, .price.optional, .period.optional, .date.optional],
            titleArguments: [], bodyArguments: ["plan", "date", "price/period"],
            bodiesWithout: [["price"], ["plan"], ["plan", "price"], ["plan", "price", "date"]],
            buttons: [.manageSubscription]),
        MessageDefinition(
            id: "sub.trialEnding", family: .subscription,
            situation: "A free trial ends in a day or two and becomes a paid subscription.",
            presentation: .push, severity: .warning,
            parameters: [.plan.optional, .date.optional, .price.optional, .period.optional],
            titleArguments: [], bodyArguments: ["date", "price/period"],
            bodiesWithout: [["price"], ["date", "price"]],
            buttons: [.manageSubscription, .notNow]),
        MessageDefinition(
            id: "sub.trialEnded", family: .subscription,
            situation: "A free trial ended and no subscription followed.",
            presentation: .inline, severity: .info,
            parameters: [.plan.optional],
            titleArguments: [], bodyArguments: ["plan"],
            bodiesWithout: [["plan"]],
            buttons: [.subscribe]),
        MessageDefinition(
            id: "sub.autoRenewOff", family: .subscription,
            situation: "The buyer turned renewal off; access stays until the end of the period.",
            presentation: .email, severity: .info,
            parameters: [.plan.optional, .date.optional],
            titleArguments: [], bodyArguments: ["date"],
            bodiesWithout: [["date"]],
            buttons: [.renew],
            legacyNames: ["RevenueCat.CustomerCenter.expires"]),
        MessageDefinition(
            id: "sub.autoRenewOn", family: .subscription,
            situation: "The buyer turned renewal on again.",
            presentation: .inline, severity: .success,
            parameters: [.plan.optional, .date.optional],
            titleArguments: [], bodyArguments: ["date"],
            bodiesWithout: [["date"]],
            legacyNames: ["RevenueCat.CustomerCenter.renews"]),
        MessageDefinition(
            id: "sub.upgraded", family: .subscription,
            situation: "A higher plan replaced the present one at once.",
            presentation: .inline, severity: .success,
            parameters: [.plan.optional, .amount.optional],
            titleArguments: [], bodyArguments: ["plan", "amount"],
            bodiesWithout: [["amount"], ["plan", "amount"]],
            legacyNames: ["purchases-js.refund_for_unused_time"]),
        MessageDefinition(
            id: "sub.downgradeScheduled", family: .subscription,
            situation: "Another plan, usually a lower one, begins with the next period.",
            presentation: .inline, severity: .info,
            parameters: [.plan.optional, .date.optional],
            titleArguments: [], bodyArguments: ["plan", "date"],
            bodiesWithout: [["date"], ["plan"], ["plan", "date"]]),
        MessageDefinition(
            id: "sub.crossgrade", family: .subscription,
            situation:
                "Another plan of the same level applies, or one of which nobody knows the level; the date is there where it begins later.",
            presentation: .inline, severity: .info,
            parameters: [.plan, .date.optional],
            titleArguments: [], bodyArguments: ["plan", "date"],
            bodiesWithout: [["date"]]),
        MessageDefinition(
            id: "sub.changeWithdrawn", family: .subscription,
            situation: "A change of plan that was to come was taken back; the present plan stays.",
            presentation: .inline, severity: .info,
            parameters: [.plan.optional],
            titleArguments: [], bodyArguments: ["plan"], bodiesWithout: [["plan"]]),
        MessageDefinition(
            id: "sub.pauseScheduled", family: .subscription,
            situation:
                "The buyer planned a pause: the dates are the day on which it begins and the day on which the subscription goes on.",
            presentation: .inline, severity: .info,
            parameters: [
                .plan.optional, .date.optional, ParameterDefinition(name: "resumeDate", type: .day, isOptional: true),
            ],
            titleArguments: [], bodyArguments: ["date", "resumeDate"],
            bodiesWithout: [["resumeDate"], ["date"], ["date", "resumeDate"]],
            buttons: [.manageSubscription]),
        MessageDefinition(
            id: "sub.paused", family: .subscription,
            situation: "The buyer paused the subscription; the date is the day on which it goes on.",
            presentation: .inline, severity: .info,
            parameters: [.plan.optional, .date.optional],
            titleArguments: [], bodyArguments: ["date"],
            bodiesWithout: [["date"]],
            buttons: [.resume],
            charged: .no),
        expiry("sub.expired", "A subscription ended, and nobody said why."),
        expiry("sub.expired.voluntary", "A subscription ended because the buyer had canceled it; told once."),
        expiry(
            "sub.expired.priceIncrease", "A subscription ended because the buyer had not agreed to a higher price.",
            parameters: [.plan.optional, .price.optional, .period.optional],
            bodyArguments: ["price/period"], bodiesWithout: [["price"]]),
        expiry(
            "sub.expired.productUnavailable", "A subscription ended because its plan is no longer sold.",
            bodyArguments: ["plan"], bodiesWithout: [["plan"]], buttons: []),
        MessageDefinition(
            id: "sub.extended", family: .subscription,
            situation: "The end of the period was moved without a charge.",
            presentation: .push, severity: .success,
            parameters: [.plan.optional, .date.optional],
            titleArguments: [], bodyArguments: ["date"],
            bodiesWithout: [["date"]],
            charged: .no),
        MessageDefinition(
            id: "sub.commitment", family: .subscription,
            situation: "How far the payments of a commitment are, such as twelve monthly ones.",
            presentation: .disclosure, severity: .info,
            parameters: [
                .plan.optional, ParameterDefinition(name: "number", type: .integer),
                ParameterDefinition(name: "total", type: .integer), .price.optional,
            ],
            titleArguments: [], bodyArguments: ["number", "total", "price"],
            bodiesWithout: [["price"]]),
        MessageDefinition(
            id: "sub.duplicate", family: .subscription,
            situation: "The same subscription is active in two stores.",
            presentation: .banner, severity: .warning,
            parameters: [ParameterDefinition(name: "stores", type: .list, isOptional: true)],
            titleArguments: [], bodyArguments: ["stores"],
            bodiesWithout: [["stores"]],
            buttons: [.manageSubscription],
            legacyNames: ["RevenueCat.CustomerCenter.youMayHaveDuplicatedSubscriptions"]),
        MessageDefinition(
            id: "sub.otherPlatform", family: .subscription,
            situation:
                "The subscription was bought in another store and can be changed only there; the store is that one.",
            presentation: .inline, severity: .info,
            parameters: [.store],
            titleArguments: [], bodyArguments: ["store"],
            legacyNames: ["RevenueCat.CustomerCenter.google_subscription_manage"]),
    ]

    /// A letter that tells that a subscription has ended.
    static func expiry(
        _ id: MessageID, family: MessageFamily = .subscription, _ situation: String, severity: Severity = .info,
        parameters: [ParameterDefinition] = [.plan.optional, .date.optional],
        bodyArguments: [String] = ["plan", "date"],
        bodiesWithout: [[String]] = [["date"], ["plan"], ["plan", "date"]], buttons: [ButtonDefinition] = [.renew]
    ) -> MessageDefinition {
        MessageDefinition(
            id: id, family: family, situation: situation, presentation: .email, severity: severity,
            parameters: parameters, titleArguments: [], bodyArguments: bodyArguments, bodiesWithout: bodiesWithout,
            buttons: buttons)
    }
}
