public import Purchases

/// A button that a message offers.
///
/// Its title is a text of its own, shared by every message that offers it.
public struct ButtonDefinition: Hashable, Sendable {
    /// The name, such as `tryAgain`.
    public let id: String
    /// What it is to its dialog.
    public let role: ButtonRole
    /// What pressing it does.
    public let action: SuggestedAction

    /// Makes a definition.
    public init(id: String, role: ButtonRole, action: SuggestedAction) {
        self.id = id
        self.role = role
        self.action = action
    }

    /// The key of the title in a string table.
    public var titleKey: String { "button." + id }

    static let askAgain = ButtonDefinition(id: "askAgain", role: .default, action: .askAgain)
    static let cancel = ButtonDefinition(id: "cancel", role: .cancel, action: .cancel)
    static let close = ButtonDefinition(id: "close", role: .cancel, action: .dismiss)
    static let contactSupport = ButtonDefinition(id: "contactSupport", role: .default, action: .contactSupport)
    static let `continue` = ButtonDefinition(id: "continue", role: .default, action: .continue)
    static let done = ButtonDefinition(id: "done", role: .default, action: .dismiss)
    static let manageSubscription = ButtonDefinition(
        id: "manageSubscription", role: .default, action: .manageSubscription)
    static let notNow = ButtonDefinition(id: "notNow", role: .cancel, action: .dismiss)
    /// Alone in a dialog: it goes on.
    static let ok = ButtonDefinition(id: "ok", role: .default, action: .dismiss)
    /// Beside a more useful button: it leaves.
    static let okLeaves = ButtonDefinition(id: "ok", role: .cancel, action: .dismiss)
    static let openSettings = ButtonDefinition(id: "openSettings", role: .default, action: .openSettings)
    static let renew = ButtonDefinition(id: "renew", role: .default, action: .renew)
    static let resume = ButtonDefinition(id: "resume", role: .default, action: .manageSubscription)
    static let review = ButtonDefinition(id: "review", role: .default, action: .manageSubscription)
    static let restorePurchases = ButtonDefinition(id: "restorePurchases", role: .default, action: .restore)
    static let signIn = ButtonDefinition(id: "signIn", role: .default, action: .signIn)
    static let subscribe = ButtonDefinition(id: "subscribe", role: .default, action: .renew)
    static let tryAgain = ButtonDefinition(id: "tryAgain", role: .default, action: .retry)
    static let updatePaymentMethod = ButtonDefinition(
        id: "updatePaymentMethod", role: .default, action: .updatePayment)
}
