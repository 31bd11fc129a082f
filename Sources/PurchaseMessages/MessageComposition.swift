import Languages
import Purchases
import StringTables

/// One message on its way from what is prepared for its reader and its values to its texts.
struct MessageComposition {
    private let prepared: PreparedMessage
    private let parameters: [MessageParameter]
    private let localizer: Localizer
    /// The language of the first text that is used, where it is not the reader's; and the worst state of all.
    private var language: LanguageTag?
    private var state = EntryState.translated
    /// Whether a text is used.
    private var hasText = false

    /// Stands where a value is missing.
    private static let missing = "–"

    init(of prepared: PreparedMessage, with parameters: [MessageParameter], in localizer: Localizer) {
        self.prepared = prepared
        self.parameters = parameters
        self.localizer = localizer
    }

    /// The message.
    mutating func message() -> PurchaseMessage {
        if prepared.plan.isSilent { return silent }
        var title: Text?
        if let prepared = prepared.title { title = text(prepared) }
        var body: Text?
        if let prepared = prepared.body { body = text(prepared) }
        let buttons = buttons()
        let language = language ?? prepared.requested.tag
        let spoken = spoken(in: language)
        let message = PurchaseMessage(
            plan: prepared.plan, language: language, requestedLanguage: prepared.requested.tag,
            direction: language == prepared.language.tag ? prepared.language.direction : language.direction,
            title: title?.text, body: body?.text, buttons: buttons, parameters: parameters, state: state,
            titleKey: title?.key, bodyKey: body?.key)
        guard let spoken else { return message }
        return message.said(SpokenText(title: spoken, body: nil, language: language).text)
    }

    /// A text that is filled, with its key and what fills it.
    private struct Text {
        let text: String
        let key: TextKey
    }

    /// The message where nothing is shown, with its values.
    private var silent: PurchaseMessage {
        var message = PurchaseMessage.silent(
            prepared.plan.id, severity: prepared.plan.severity, language: prepared.requested.tag)
        message.parameters = parameters
        return message
    }

    /// A text that is filled, with its key and what fills it.
    private mutating func text(_ text: PreparedText) -> Text {
        let form = text.form(knowing: parameters, for: prepared.requested.tag, in: localizer)
        let plan = form.plan
        if plan.arguments.isEmpty { return Text(text: self.text(form, []), key: plan.key) }
        var arguments: [MessageArgument] = []
        var values: [String] = []
        arguments.reserveCapacity(plan.arguments.count)
        values.reserveCapacity(plan.arguments.count)
        for place in plan.arguments {
            let (argument, shown) = argument(place)
            arguments.append(argument)
            values.append(shown)
        }
        return Text(text: self.text(form, arguments), key: plan.key.filled(with: values))
    }

    /// A text that is filled; a message of an app's own whose texts are not there shows its keys, like any text that is
    /// missing.
    private mutating func text(_ form: PreparedText, _ arguments: [MessageArgument]) -> String {
        if let text = form.filled(with: arguments, in: localizer) {
            use(form)
            return text
        }
        return text(form.plan.key.key, arguments)
    }

    /// The text of a key, looked for anew.
    private mutating func text(_ key: String, _ arguments: [MessageArgument]) -> String {
        guard
            let text = localizer.localizedText(
                forKey: key, arguments: arguments, language: prepared.requested.tag)
        else { return key }
        if !hasText { language = text.language }
        use(text.state)
        return text.text
    }

    private mutating func use(_ text: PreparedText) {
        // The reader's own language is not copied for each text.
        if !hasText, !text.isOwn { language = text.found?.language }
        use(text.state)
    }

    private mutating func use(_ state: EntryState) {
        hasText = true
        if state != self.state { self.state = min(self.state, state) }
    }

    private mutating func buttons() -> [MessageButton] {
        if let buttons = prepared.buttons {
            if !hasText, let first = prepared.buttonLanguage { language = first.tag }
            if !buttons.isEmpty { use(prepared.buttonState) }
            return buttons
        }
        var buttons: [MessageButton] = []
        for button in prepared.plan.buttons {
            buttons.append(
                MessageButton(
                    id: button.definition.id, role: button.definition.role, title: text(button.titleKey, []),
                    action: button.definition.action))
        }
        return buttons
    }

    /// The text for a screen reader in place of title and body, where the message has one and knows its values.
    private mutating func spoken(in language: LanguageTag) -> String? {
        guard let form = prepared.spoken, form.plan.isFilled(by: parameters) else { return nil }
        let arguments = form.plan.arguments.map { argument($0).value }
        if form.found?.language == language, let text = form.filled(with: arguments, in: localizer) {
            use(form)
            return text
        }
        // A voice that changes its language in between is worse than one that leaves out a percentage.
        guard
            let text = localizer.localizedText(
                forKey: form.plan.key.key, arguments: arguments, language: prepared.requested.tag),
            text.language == language
        else { return nil }
        use(text.state)
        return text.text
    }

    /// The argument of a text, one value or a price for each period, and how it is shown.
    private func argument(_ place: TextPlan.Argument) -> (value: MessageArgument, shown: String) {
        guard let number = number(of: place.needed) else {
            return (.formatted(MessageComposition.missing), MessageComposition.missing)
        }
        if case .rate(_, let name) = place, let other = self.number(of: name),
            case .period(let period) = parameters[other].value
        {
            let rate = localizer.rate(parameters[number].formatted, per: period, in: prepared.writing.tag)
            return (.formatted(rate), rate)
        }
        return (parameters[number].argument, parameters[number].formatted)
    }

    /// The place of a value among those that are known.
    private func number(of name: String) -> Int? {
        for number in parameters.indices where parameters[number].name == name { return number }
        return nil
    }
}

extension MessageParameter {
    /// The value as an argument of a text; only a whole number is left to the text, which needs it for its plural.
    fileprivate var argument: MessageArgument {
        switch value {
        case .string(let text): .string(text)
        case .integer(let number): .integer(Int64(number))
        case .product: .string(formatted)
        case .money, .day, .moment, .period, .percent, .country, .list: .formatted(formatted)
        }
    }
}
