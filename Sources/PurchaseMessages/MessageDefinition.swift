public import Purchases

/// What the catalogue knows about a message, apart from its words.
///
/// The words are in string tables under the keys `<id>.title` and `<id>.body`; the titles of buttons under
/// `button.<id>`. An app adds definitions of its own with ``MessageCatalogue/adding(_:)``, and says any text anew, key by
/// key and language by language, with a table before those of `Localizations`.
///
/// ```swift
/// MessageDefinition(
///     id: "app.gift", family: "app", situation: "A gift came.", presentation: .toast, severity: .success,
///     parameters: [ParameterDefinition(name: "sender", type: .string, isOptional: true)],
///     titleArguments: [], bodyArguments: ["sender"], bodiesWithout: [["sender"]])
/// // app.gift.title, app.gift.body "From %@.", app.gift.body.without.sender "Somebody thought of you."
/// ```
///
/// **Arguments.** A text names the values that it shows in the order of its placeholders. `price/period` is one place for
/// two values: a price for each period, “$9.99 per month”; where the period is missing, the price alone.
///
/// **Missing values.** A text never shows a gap for an optional value. It has further texts under
/// `<key>.without.<names>`, the names of what they leave out in the order of the parameters and joined by dots:
/// `sub.started.body.without.price.date`. Of those that the definition lists, the first is taken that leaves out
/// everything that is missing; its arguments are those of the whole text that remain. A missing value that is not optional
/// is a dash.
public struct MessageDefinition: Hashable, Sendable {
    /// Whether a text says that money was taken.
    public typealias Charged = PurchaseFailure.Charged

    /// The name of the message.
    public let id: MessageID
    /// The family that it belongs to.
    public let family: MessageFamily
    /// When it is shown, in one English sentence.
    public let situation: String
    /// Where it belongs on a screen.
    public let presentation: Presentation
    /// How serious it is.
    public let severity: Severity
    /// Every value that the message carries, in the text or beside it.
    public let parameters: [ParameterDefinition]
    /// The names of the values in the title, in the order of its arguments.
    ///
    /// It is nil where there is no title.
    public let titleArguments: [String]?
    /// The names of the values in the body, in the order of its arguments.
    ///
    /// It is nil where there is no body.
    public let bodyArguments: [String]?
    /// What each further title leaves out, the title that leaves out least first.
    public let titlesWithout: [[String]]
    /// What each further body leaves out, the body that leaves out least first.
    public let bodiesWithout: [[String]]
    /// The names of the values in the text under `<id>.spoken`.
    ///
    /// It is nil where a screen reader says title and body. Else the text is said in place of them where all its values
    /// are known: a percentage that the eye sees as a bar.
    public let spokenArguments: [String]?
    /// The buttons, the most useful first.
    public let buttons: [ButtonDefinition]
    /// Whether the text says that money was taken.
    ///
    /// `no` and `yes` are claims, shown only where they are known to be true; a text that is `unknown` makes none.
    public let charged: Charged
    /// How long the texts may be.
    public let lengthBudget: LengthBudget
    /// What the message is called elsewhere.
    ///
    /// These are texts and notifications of the well-known recipe, and keys of other projects behind their name and a dot.
    public let legacyNames: [String]

    /// Makes a definition.
    ///
    /// The family is the first word of the name where none is given; the budget is the usual one of the presentation.
    public init(
        id: MessageID, family: MessageFamily? = nil, situation: String, presentation: Presentation,
        severity: Severity, parameters: [ParameterDefinition] = [], titleArguments: [String]? = nil,
        titlesWithout: [[String]] = [], bodyArguments: [String]? = nil, bodiesWithout: [[String]] = [],
        spokenArguments: [String]? = nil, buttons: [ButtonDefinition] = [], charged: Charged = .unknown,
        lengthBudget: LengthBudget? = nil, legacyNames: [String] = []
    ) {
        self.id = id
        self.family = family ?? MessageFamily(rawValue: String(id.rawValue.prefix { $0 != "." }))
        self.situation = situation
        self.presentation = presentation
        self.severity = severity
        self.parameters = parameters
        self.titleArguments = titleArguments
        self.titlesWithout = titlesWithout
        self.bodyArguments = bodyArguments
        self.bodiesWithout = bodiesWithout
        self.spokenArguments = spokenArguments
        self.buttons = buttons
        self.charged = charged
        self.lengthBudget = lengthBudget ?? .usual(for: presentation)
        self.legacyNames = legacyNames
    }

    /// Whether nothing is shown.
    public var isSilent: Bool { presentation == .none }

    /// The key of the title in a string table.
    public var titleKey: String { id.rawValue + ".title" }

    /// The key of the body in a string table.
    public var bodyKey: String { id.rawValue + ".body" }

    /// The key of the text for a screen reader in a string table.
    public var spokenKey: String { id.rawValue + ".spoken" }

    /// Every text of the message with the names of its arguments.
    ///
    /// Title, body, what they are without some values, and what is spoken, in this order.
    public var texts: [TextKey] {
        var texts: [TextKey] = []
        if let titleArguments {
            texts += TextKey.all(of: titleKey, parameters: titleArguments, without: titlesWithout)
        }
        if let bodyArguments {
            texts += TextKey.all(of: bodyKey, parameters: bodyArguments, without: bodiesWithout)
        }
        if let spokenArguments { texts.append(TextKey(spokenKey, parameters: spokenArguments)) }
        return texts
    }
}
