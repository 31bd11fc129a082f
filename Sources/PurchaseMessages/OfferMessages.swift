import Purchases

extension MessageDefinition {
    /// Messages about trials, offers and codes.
    static let offerMessages: [MessageDefinition] = [
        MessageDefinition(
            id: "offer.introFree", family: .offer,
            situation:
                "A free trial on the button or beside it; only where the buyer is eligible and the length is known.",
            presentation: .inline, severity: .info,
            parameters: [ParameterDefinition(name: "duration", type: .period), .price, .period.optional],
            titleArguments: ["duration"], bodyArguments: ["price/period"]),
        MessageDefinition(
            id: "offer.introPayAsYouGo", family: .offer,
            situation: "A lower price for each of the first periods; only where the buyer is eligible.",
            presentation: .inline, severity: .info,
            parameters: [
                ParameterDefinition(name: "offerPrice", type: .money),
                ParameterDefinition(name: "offerPeriod", type: .period, isOptional: true),
                ParameterDefinition(name: "duration", type: .period), .price, .period.optional,
            ],
            titleArguments: [], bodyArguments: ["duration", "offerPrice/offerPeriod", "price/period"]),
        MessageDefinition(
            id: "offer.introPayUpFront", family: .offer,
            situation: "One lower price for the first time as a whole; only where the buyer is eligible.",
            presentation: .inline, severity: .info,
            parameters: [
                ParameterDefinition(name: "offerPrice", type: .money),
                ParameterDefinition(name: "duration", type: .period), .price, .period.optional,
            ],
            titleArguments: [], bodyArguments: ["duration", "offerPrice", "price/period"]),
        MessageDefinition(
            id: "offer.ineligible", family: .offer,
            situation: "The offer is not for this buyer; the regular price is.",
            presentation: .alert, severity: .info,
            parameters: [.price.optional, .period.optional],
            titleArguments: [], bodyArguments: ["price/period"],
            bodiesWithout: [["price"]],
            buttons: [.continue, .cancel],
            charged: .no),
        MessageDefinition(
            id: "offer.invalid", family: .offer,
            situation:
                "The store refused the offer's identifier, price or signature; the buyer can do nothing about it.",
            presentation: .alert, severity: .error,
            parameters: [.code],
            titleArguments: [], bodyArguments: ["code"],
            buttons: [.contactSupport, .okLeaves],
            charged: .no),
        MessageDefinition(
            id: "offer.expiring", family: .offer,
            situation: "An offer ends on a day that is truly its last.",
            presentation: .push, severity: .info,
            parameters: [.plan.optional, .date],
            titleArguments: [], bodyArguments: ["date"]),
        MessageDefinition(
            id: "offer.expired", family: .offer,
            situation: "An offer is over.",
            presentation: .inline, severity: .info,
            titleArguments: [], bodyArguments: []),
        MessageDefinition(
            id: "offer.winBack", family: .offer,
            situation: "An offer for somebody whose subscription has ended.",
            presentation: .sheet, severity: .info,
            parameters: [.plan.optional, .price, .period.optional],
            titleArguments: [], bodyArguments: ["plan", "price/period"],
            bodiesWithout: [["plan"]],
            buttons: [.renew, .notNow]),
        MessageDefinition(
            id: "offer.redeemed", family: .offer,
            situation: "An offer or a code was redeemed.",
            presentation: .toast, severity: .success,
            parameters: [.plan.optional],
            titleArguments: [], bodyArguments: ["plan"],
            bodiesWithout: [["plan"]],
            legacyNames: ["RevenueCat.PaywallsSDK.Redeem code"]),
        MessageDefinition(
            id: "offer.codeInvalid", family: .offer,
            situation: "The store does not take an offer code.",
            presentation: .inline, severity: .warning,
            titleArguments: [], bodyArguments: []),
        MessageDefinition(
            id: "retention.message", family: .offer,
            situation: "Text inside the store's own sheet, when somebody is about to cancel.",
            presentation: .inline, severity: .info,
            parameters: [.plan, .price.optional, .period.optional],
            titleArguments: [], bodyArguments: ["plan", "price/period"],
            bodiesWithout: [["price"]],
            lengthBudget: .retention),
    ]
}
