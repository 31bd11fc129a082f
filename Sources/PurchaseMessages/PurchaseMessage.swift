public import Languages
public import Purchases
public import StringTables

/// What a person is told about a purchase, as data.
///
/// Text, buttons and how to show them are in it; ``MessageComposer`` makes it. A message says where it belongs
/// (`presentation`) and what each button does (`action`); showing it is the app's. A silent message has the
/// presentation `none` and no text.
///
/// ```swift
/// switch message.presentation {
/// case .alert, .sheet: showDialog(message.title, message.body, message.buttons)
/// default: showNote(message.title, message.body)
/// }
/// ```
public struct PurchaseMessage: Hashable, Sendable {
    /// The name of the message in the catalogue.
    public let id: MessageID
    /// The language that the text is in; the requested one where there is no text.
    public let language: LanguageTag
    /// The language that was asked for.
    public let requestedLanguage: LanguageTag
    /// In which direction the text runs.
    public let direction: TextDirection
    /// How serious it is.
    public let severity: Severity
    /// Where it belongs on a screen.
    public let presentation: Presentation
    /// The heading, without a full stop; nil where the message is silent.
    public let title: String?
    /// The explanation in full sentences; nil where the heading says it all.
    public let body: String?
    /// The buttons, the most useful first, the one that leaves last.
    public let buttons: [MessageButton]
    /// The text for a screen reader: heading and explanation as sentences.
    ///
    /// It is nil where the message is silent.
    public let accessibilityText: String?
    /// The values in the text and beside it, in the order of the definition.
    public internal(set) var parameters: [MessageParameter]
    /// The worst state of the translations that were used.
    public let state: EntryState
    /// The key of the heading; nil where it comes from no table.
    public let titleKey: TextKey?
    /// The key of the explanation; nil where it comes from no table.
    public let bodyKey: TextKey?

    /// Makes a message.
    public init(
        id: MessageID, language: LanguageTag, requestedLanguage: LanguageTag, direction: TextDirection,
        severity: Severity, presentation: Presentation, title: String?, body: String?, buttons: [MessageButton],
        accessibilityText: String?, parameters: [MessageParameter], state: EntryState,
        titleKey: TextKey? = nil, bodyKey: TextKey? = nil
    ) {
        self.id = id
        self.language = language
        self.requestedLanguage = requestedLanguage
        self.direction = direction
        self.severity = severity
        self.presentation = presentation
        self.title = title
        self.body = body
        self.buttons = buttons
        self.accessibilityText = accessibilityText
        self.parameters = parameters
        self.state = state
        self.titleKey = titleKey
        self.bodyKey = bodyKey
    }

    /// Whether nothing is shown.
    public var isSilent: Bool { presentation == .none }
}

/// A button of a message.
public struct MessageButton: Hashable, Sendable {
    /// The name of the button, the same in every language, such as `tryAgain`.
    public let id: String
    /// What it is to its dialog.
    public let role: ButtonRole
    /// What is written on it.
    public let title: String
    /// What pressing it does.
    public let action: SuggestedAction

    /// Makes a button.
    public init(id: String, role: ButtonRole, title: String, action: SuggestedAction) {
        self.id = id
        self.role = role
        self.title = title
        self.action = action
    }
}
