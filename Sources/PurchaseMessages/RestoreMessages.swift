import Purchases

extension MessageDefinition {
    /// Messages about how a restore of earlier purchases ended.
    static let restoreMessages: [MessageDefinition] = [
        MessageDefinition(
            id: "restore.completed",
            situation: "A restore found purchases.",
            presentation: .alert, severity: .success,
            parameters: [ParameterDefinition(name: "count", type: .integer)],
            titleArguments: [], bodyArguments: ["count"],
            buttons: [.done]),
        MessageDefinition(
            id: "restore.nothing",
            situation: "A restore found nothing; it is information and never an error.",
            presentation: .alert, severity: .info,
            parameters: [.store],
            titleArguments: [], bodyArguments: ["store"],
            buttons: [.contactSupport, .okLeaves]),
        MessageDefinition(
            id: "restore.partial",
            situation: "A restore found purchases, and some of them failed.",
            presentation: .alert, severity: .warning,
            parameters: [
                ParameterDefinition(name: "restored", type: .integer),
                ParameterDefinition(name: "failed", type: .integer),
            ],
            titleArguments: [], bodyArguments: ["failed"],
            buttons: [.tryAgain, .okLeaves]),
        MessageDefinition(
            id: "restore.failed",
            situation: "A restore failed.",
            presentation: .alert, severity: .error,
            parameters: [.code],
            titleArguments: [], bodyArguments: [],
            buttons: [.tryAgain, .cancel]),
        MessageDefinition(
            id: "restore.cancelled",
            situation: "The buyer left a restore; nothing is shown.",
            presentation: .none, severity: .info),
        MessageDefinition(
            id: "restore.expiredOnly",
            situation: "A restore found only subscriptions that have ended.",
            presentation: .alert, severity: .info,
            parameters: [.plan, .date],
            titleArguments: [], bodyArguments: ["plan", "date"],
            buttons: [.renew, .notNow]),
        MessageDefinition(
            id: "restore.consumablesNote",
            situation: "Explains beside the restore button what a restore cannot bring back.",
            presentation: .inline, severity: .info,
            parameters: [.item],
            titleArguments: [], bodyArguments: ["item"]),
    ]
}
