import Purchases

extension MessageDefinition {
    /// Texts that a store or the law wants to be seen before a purchase; an aid, and no legal advice.
    static let disclosureMessages: [MessageDefinition] = [
        MessageDefinition(
            id: "disclosure.autoRenew", family: .disclosure,
            situation:
                "The terms that the App Store wants to be seen beside the buy button; links to terms and privacy stand beside it.",
            presentation: .disclosure, severity: .info,
            parameters: [
                .plan, .price, .period, ParameterDefinition(name: "trial", type: .period, isOptional: true), .store,
                ParameterDefinition(name: "termsURL", type: .string, isOptional: true),
                ParameterDefinition(name: "privacyURL", type: .string, isOptional: true),
            ],
            titleArguments: ["plan", "price/period"], bodyArguments: ["trial", "store"],
            bodiesWithout: [["trial"]]),
        MessageDefinition(
            id: "disclosure.perUnit", family: .disclosure,
            situation: "A derived price beneath the one that is billed, never larger than it.",
            presentation: .inline, severity: .info,
            parameters: [.price, .period],
            titleArguments: ["price/period"]),
        MessageDefinition(
            id: "disclosure.play", family: .disclosure,
            situation: "The terms that Google Play wants to be seen: cost, cycle, renewal and how to cancel.",
            presentation: .disclosure, severity: .info,
            parameters: [.plan, .price, .period, ParameterDefinition(name: "trial", type: .period, isOptional: true)],
            titleArguments: ["plan", "price/period"], bodyArguments: ["trial"],
            bodiesWithout: [["trial"]]),
        MessageDefinition(
            id: "disclosure.play.required", family: .disclosure,
            situation: "The app does nothing without a subscription; Google Play wants it said.",
            presentation: .disclosure, severity: .info,
            titleArguments: [], bodyArguments: []),
        MessageDefinition(
            id: "disclosure.play.notRequired", family: .disclosure,
            situation: "The app can be used without a subscription; Google Play wants it said.",
            presentation: .disclosure, severity: .info,
            titleArguments: [], bodyArguments: []),
        MessageDefinition(
            id: "disclosure.manageLink", family: .disclosure,
            situation: "The title of a link to where a subscription is managed.",
            presentation: .inline, severity: .info,
            parameters: [ParameterDefinition(name: "url", type: .string, isOptional: true)],
            titleArguments: []),
        MessageDefinition(
            id: "disclosure.termsLink", family: .disclosure,
            situation: "The title of a link to the terms of use.",
            presentation: .inline, severity: .info,
            parameters: [ParameterDefinition(name: "url", type: .string, isOptional: true)],
            titleArguments: []),
        MessageDefinition(
            id: "disclosure.privacyLink", family: .disclosure,
            situation: "The title of a link to the privacy policy.",
            presentation: .inline, severity: .info,
            parameters: [ParameterDefinition(name: "url", type: .string, isOptional: true)],
            titleArguments: []),
        MessageDefinition(
            id: "disclosure.taxNote", family: .disclosure,
            situation: "The price includes tax.",
            presentation: .inline, severity: .info,
            parameters: [ParameterDefinition(name: "tax", type: .money, isOptional: true)],
            titleArguments: ["tax"],
            titlesWithout: [["tax"]],
            legacyNames: ["purchases-js.pricing_table"]),
        MessageDefinition(
            id: "disclosure.taxNote.excluded", family: .disclosure,
            situation: "Tax comes on top of the price.",
            presentation: .inline, severity: .info,
            titleArguments: []),
    ]
}
