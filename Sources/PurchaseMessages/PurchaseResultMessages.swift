import Purchases

extension MessageDefinition {
    /// Messages about how a purchase ended.
    static let purchaseMessages: [MessageDefinition] = [
        MessageDefinition(
            id: "purchase.completed",
            situation: "A purchase was verified and delivered.",
            presentation: .toast, severity: .success,
            parameters: [.product, .price],
            titleArguments: [], bodyArguments: ["product"],
            buttons: [.done]),
        MessageDefinition(
            id: "purchase.completed.quantity",
            situation: "Several of one product were bought at once.",
            presentation: .toast, severity: .success,
            parameters: [ParameterDefinition(name: "quantity", type: .integer), .product, .price],
            titleArguments: [], bodyArguments: ["quantity", "product"]),
        MessageDefinition(
            id: "purchase.cancelled",
            situation: "The buyer changed their mind; nothing is ever shown.",
            presentation: .none, severity: .info),
        MessageDefinition(
            id: "purchase.failed.unknown",
            situation: "A purchase failed for a reason that nothing better is known about.",
            presentation: .alert, severity: .error,
            parameters: [.code],
            titleArguments: [], bodyArguments: ["code"],
            buttons: [.tryAgain, .contactSupport, .cancel]),
        MessageDefinition(
            id: "purchase.failed.declined",
            situation: "The payment was declined, for whatever reason.",
            presentation: .alert, severity: .error,
            parameters: [.product],
            titleArguments: [], bodyArguments: [],
            buttons: [.updatePaymentMethod, .cancel],
            saysNothingCharged: true),
        MessageDefinition(
            id: "purchase.failed.invalidRequest",
            situation: "The store refused the request of the app; the buyer can do nothing about it.",
            presentation: .alert, severity: .error,
            parameters: [.code],
            titleArguments: [], bodyArguments: ["code"],
            buttons: [.contactSupport, .okLeaves],
            saysNothingCharged: true),
        MessageDefinition(
            id: "purchase.failed.productUnavailable",
            situation: "The store does not sell the product at the moment.",
            presentation: .alert, severity: .error,
            parameters: [.product],
            titleArguments: [], bodyArguments: ["product"],
            buttons: [.ok],
            saysNothingCharged: true),
        MessageDefinition(
            id: "purchase.notAllowed",
            situation: "Screen Time, a manager of the device or the account forbids buying.",
            presentation: .alert, severity: .warning,
            titleArguments: [], bodyArguments: [],
            buttons: [.openSettings, .okLeaves],
            saysNothingCharged: true),
        MessageDefinition(
            id: "purchase.alreadyOwned",
            situation: "The product was bought before and can be restored.",
            presentation: .alert, severity: .info,
            parameters: [.product],
            titleArguments: [], bodyArguments: ["product"],
            buttons: [.restorePurchases, .okLeaves]),
        MessageDefinition(
            id: "purchase.alreadySubscribed",
            situation: "A plan of the same group is active.",
            presentation: .alert, severity: .info,
            parameters: [.plan],
            titleArguments: [], bodyArguments: ["plan"],
            buttons: [.manageSubscription, .okLeaves],
            saysNothingCharged: true),
        MessageDefinition(
            id: "purchase.inProgress",
            situation: "A purchase of the product is under way; best shown by a disabled button.",
            presentation: .inline, severity: .info,
            titleArguments: [], bodyArguments: []),
        MessageDefinition(
            id: "purchase.invalidQuantity",
            situation: "The quantity is outside what the store sells at once.",
            presentation: .inline, severity: .warning,
            parameters: [
                ParameterDefinition(name: "minimum", type: .integer),
                ParameterDefinition(name: "maximum", type: .integer),
            ],
            titleArguments: [], bodyArguments: ["minimum", "maximum"],
            saysNothingCharged: true),
        MessageDefinition(
            id: "purchase.interrupted",
            situation: "The buyer has something else to do in the store first; a success may follow.",
            presentation: .alert, severity: .info,
            parameters: [.store],
            titleArguments: [], bodyArguments: ["store"],
            buttons: [.ok]),
        MessageDefinition(
            id: "purchase.privacyRequired",
            situation: "The store wants its new terms to be accepted first.",
            presentation: .alert, severity: .warning,
            parameters: [.store],
            titleArguments: [], bodyArguments: ["store"],
            buttons: [.ok],
            saysNothingCharged: true),
        MessageDefinition(
            id: "purchase.belongsToOther",
            situation: "The purchase belongs to another account.",
            presentation: .alert, severity: .error,
            parameters: [ParameterDefinition(name: "account", type: .string)],
            titleArguments: [], bodyArguments: [],
            buttons: [.contactSupport, .okLeaves]),
        MessageDefinition(
            id: "purchase.needsSignIn",
            situation: "The buyer paid and is signed out of the app's own account.",
            presentation: .alert, severity: .warning,
            parameters: [ParameterDefinition(name: "account", type: .string)],
            titleArguments: [], bodyArguments: [],
            buttons: [.signIn, .notNow]),
        MessageDefinition(
            id: "purchase.credited",
            situation: "The buyer paid, and the plan could not be switched on.",
            presentation: .alert, severity: .warning,
            parameters: [ParameterDefinition(name: "amount", type: .money)],
            titleArguments: [], bodyArguments: ["amount"],
            buttons: [.contactSupport, .close]),
    ]
}
