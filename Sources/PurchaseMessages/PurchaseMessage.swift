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
    public var accessibilityText: String? {
        switch spoken {
        case .titleAndBody: SpokenText(title: title, body: body, language: language).text
        case .words(let words): words
        }
    }
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
        let sentences = SpokenText(title: title, body: body, language: language).text
        spoken = accessibilityText == sentences ? .titleAndBody : .words(accessibilityText)
        self.parameters = parameters
        self.state = state
        self.titleKey = titleKey
        self.bodyKey = bodyKey
    }

    /// A message whose title and body are what is said, too.
    init(
        plan: MessagePlan, language: LanguageTag, requestedLanguage: LanguageTag, direction: TextDirection,
        title: String?, body: String?, buttons: [MessageButton], parameters: [MessageParameter], state: EntryState,
        titleKey: TextKey?, bodyKey: TextKey?
    ) {
        id = plan.id
        self.language = language
        self.requestedLanguage = requestedLanguage
        self.direction = direction
        severity = plan.severity
        presentation = plan.presentation
        self.title = title
        self.body = body
        self.buttons = buttons
        spoken = .titleAndBody
        self.parameters = parameters
        self.state = state
        self.titleKey = titleKey
        self.bodyKey = bodyKey
    }

    /// What a screen reader says.
    ///
    /// Most messages are said as they are written, and most of them are never said: the sentences are made when they are asked
    /// for. Words of a message's own are never those sentences, so that two messages are equal where they say the same.
    private enum Spoken: Hashable, Sendable {
        case titleAndBody
        case words(String?)
    }

    private let spoken: Spoken

    /// The message in whose place a screen reader says other words.
    func said(_ words: String?) -> PurchaseMessage {
        PurchaseMessage(
            id: id, language: language, requestedLanguage: requestedLanguage, direction: direction, severity: severity,
            presentation: presentation, title: title, body: body, buttons: buttons, accessibilityText: words,
            parameters: parameters, state: state, titleKey: titleKey, bodyKey: bodyKey)
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
