import Purchases

extension MessageDefinition {
    /// Messages about a card, on a page of the app's own.
    static let cardMessages: [MessageDefinition] = [
        MessageDefinition(
            id: "card.declined", family: .card,
            situation: "The bank declined a card.",
            presentation: .inline, severity: .error,
            titleArguments: [], bodyArguments: [],
            charged: .no,
            legacyNames: ["Stripe.card_declined"]),
        MessageDefinition(
            id: "card.expired", family: .card,
            situation: "A card is past its date.",
            presentation: .inline, severity: .error,
            titleArguments: [], bodyArguments: [],
            charged: .no,
            legacyNames: ["Stripe.expired_card"]),
        MessageDefinition(
            id: "card.cvc", family: .card,
            situation: "The security code of a card is wrong.",
            presentation: .inline, severity: .error,
            titleArguments: [], bodyArguments: [],
            charged: .no,
            legacyNames: ["Stripe.incorrect_cvc"]),
        MessageDefinition(
            id: "card.authRequired", family: .card,
            situation: "The bank wants the buyer to confirm the payment.",
            presentation: .sheet, severity: .info,
            titleArguments: [], bodyArguments: [],
            buttons: [.continue, .cancel],
            charged: .no,
            legacyNames: ["Stripe.authentication_required"]),
        MessageDefinition(
            id: "card.taxLocation", family: .card,
            situation: "The address does not tell which tax applies.",
            presentation: .inline, severity: .error,
            titleArguments: [], bodyArguments: [],
            charged: .no,
            legacyNames: ["purchases-js.invalid_tax_location"]),
        MessageDefinition(
            id: "card.email", family: .card,
            situation: "The address for the receipt is no e-mail address.",
            presentation: .inline, severity: .error,
            parameters: [ParameterDefinition(name: "email", type: .string, isOptional: true)],
            titleArguments: [], bodyArguments: [],
            charged: .no),
    ]
}
