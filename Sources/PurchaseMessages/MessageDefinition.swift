public import Purchases

/// What the catalogue knows about a message, apart from its words.
///
/// The words are in string tables under the keys `<id>.title` and `<id>.body`; the titles of buttons under
/// `button.<id>`.
public struct MessageDefinition: Hashable, Sendable {
    /// The name of the message.
    public let id: MessageID
    /// When it is shown, in one English sentence.
    public let situation: String
    /// Where it belongs on a screen.
    public let presentation: Presentation
    /// How serious it is.
    public let severity: Severity
    /// Every value that the message carries, in the text or beside it.
    public let parameters: [ParameterDefinition]
    /// The names of the values in the title, in the order of its arguments; nil where there is no title.
    public let titleArguments: [String]?
    /// The names of the values in the body, in the order of its arguments; nil where there is no body.
    public let bodyArguments: [String]?
    /// The buttons, the most useful first.
    public let buttons: [ButtonDefinition]
    /// Whether the text says that no money was taken; it is shown only where that is known.
    public let saysNothingCharged: Bool

    /// Makes a definition.
    public init(
        id: MessageID, situation: String, presentation: Presentation, severity: Severity,
        parameters: [ParameterDefinition] = [], titleArguments: [String]? = nil, bodyArguments: [String]? = nil,
        buttons: [ButtonDefinition] = [], saysNothingCharged: Bool = false
    ) {
        self.id = id
        self.situation = situation
        self.presentation = presentation
        self.severity = severity
        self.parameters = parameters
        self.titleArguments = titleArguments
        self.bodyArguments = bodyArguments
        self.buttons = buttons
        self.saysNothingCharged = saysNothingCharged
    }

    /// Whether nothing is shown.
    public var isSilent: Bool { presentation == .none }

    /// The key of the title in a string table.
    public var titleKey: String { id.rawValue + ".title" }

    /// The key of the body in a string table.
    public var bodyKey: String { id.rawValue + ".body" }
}

/// A value that a message carries: its name and type.
public struct ParameterDefinition: Hashable, Sendable {
    /// The name, such as `product`.
    public let name: String
    /// The type that the text expects.
    public let type: ParameterType

    /// Makes a definition.
    public init(name: String, type: ParameterType) {
        self.name = name
        self.type = type
    }

    static let store = ParameterDefinition(name: "store", type: .string)
    static let code = ParameterDefinition(name: "code", type: .string)
    static let product = ParameterDefinition(name: "product", type: .product)
    static let plan = ParameterDefinition(name: "plan", type: .product)
    static let item = ParameterDefinition(name: "item", type: .product)
    static let price = ParameterDefinition(name: "price", type: .money)
    static let date = ParameterDefinition(name: "date", type: .day)
    static let percent = ParameterDefinition(name: "percent", type: .percent)
}

/// A button that a message offers; its title is a text of its own, shared by every message that offers it.
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
    static let restorePurchases = ButtonDefinition(id: "restorePurchases", role: .default, action: .restore)
    static let signIn = ButtonDefinition(id: "signIn", role: .default, action: .signIn)
    static let tryAgain = ButtonDefinition(id: "tryAgain", role: .default, action: .retry)
    static let updatePaymentMethod = ButtonDefinition(
        id: "updatePaymentMethod", role: .default, action: .updatePayment)
}
