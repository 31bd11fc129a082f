import Purchases

extension MessageDefinition {
    /// Messages about how a restore of earlier purchases ended.
    static let restoreMessages: [MessageDefinition] = [
        MessageDefinition(
            id: "restore.completed", family: .restore,
            situation: "A restore found purchases.",
            presentation: .alert, severity: .success,
            parameters: [ParameterDefinition(name: "count", type: .integer)],
            titleArguments: [], bodyArguments: ["count"],
            buttons: [.done]),
        MessageDefinition(
            id: "restore.nothing", family: .restore,
            situation: "A restore found nothing; it is information and never an error.",
            presentation: .alert, severity: .info,
            parameters: [.store],
            titleArguments: [], bodyArguments: ["store"],
            buttons: [.contactSupport, .okLeaves]),
        MessageDefinition(
            id: "restore.partial", family: .restore,
            situation: "A restore found purchases, and some of them failed.",
            presentation: .alert, severity: .warning,
            parameters: [
                ParameterDefinition(name: "restored", type: .integer),
                ParameterDefinition(name: "failed", type: .integer),
            ],
            titleArguments: [], bodyArguments: ["failed"],
            buttons: [.tryAgain, .okLeaves],
            legacyNames: ["OsmAnd.prch_items_failed"]),
        MessageDefinition(
            id: "restore.failed", family: .restore,
            situation: "A restore failed.",
            presentation: .alert, severity: .error,
            parameters: [.code.optional],
            titleArguments: [], bodyArguments: [],
            buttons: [.tryAgain, .cancel],
            legacyNames: ["AdGuard.restore_failure"]),
        MessageDefinition(
            id: "restore.cancelled", family: .restore,
            situation: "The buyer left a restore; nothing is shown.",
            presentation: .none, severity: .info),
        MessageDefinition(
            id: "restore.expiredOnly", family: .restore,
            situation: "A restore found only subscriptions that have ended.",
            presentation: .alert, severity: .info,
            parameters: [.plan, .date.optional],
            titleArguments: [], bodyArguments: ["plan", "date"], bodiesWithout: [["date"]],
            buttons: [.renew, .notNow],
            legacyNames: ["MozillaVPN.restorePurchaseExpired"]),
        MessageDefinition(
            id: "restore.consumablesNote", family: .restore,
            situation: "Explains beside the restore button what a restore cannot bring back.",
            presentation: .inline, severity: .info,
            parameters: [.item],
            titleArguments: [], bodyArguments: ["item"]),
    ]
}
