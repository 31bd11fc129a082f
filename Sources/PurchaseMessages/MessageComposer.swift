public import Languages
public import Purchases
public import StringTables

/// Makes a message from its name and values, in the language of its reader.
///
/// ```swift
/// let composer = MessageComposer(localizer: localizer)
/// let message = composer.message("purchase.deferred", parameters: ["product": .product(coins)], language: "ru")
/// ```
///
/// Composing never fails: a name that the catalogue does not have becomes `purchase.failed.unknown`, a value that is
/// missing a dash, a language without texts the next one of its chain, which ``PurchaseMessage/language`` tells.
public struct MessageComposer: Sendable {
    /// Where texts come from.
    public let localizer: Localizer
    /// What there is to say.
    public let catalogue: MessageCatalogue
    /// The name of the store, as it is put into a text: `App Store`.
    public let storeName: String
    /// How far the reader's clock is ahead of UTC, to tell on which day something ends.
    public let secondsFromUTC: Int

    /// Makes a composer.
    public init(
        localizer: Localizer, catalogue: MessageCatalogue = .builtIn, storeName: String = "App Store",
        secondsFromUTC: Int = 0
    ) {
        self.localizer = localizer
        self.catalogue = catalogue
        self.storeName = storeName
        self.secondsFromUTC = secondsFromUTC
    }

    /// A message of the catalogue, filled with values.
    ///
    /// - Parameters:
    ///   - id: The name of the message.
    ///   - parameters: Values by name; those that the message does not define are left out, and `store` is known.
    ///   - language: The language of the reader; nil for the one that the localizer has chosen.
    /// - Returns: The message; where the definition is silent, one with the presentation `none`.
    /// - Complexity: The length of the text; one lookup for the title, the body and each button.
    public func message(
        _ id: MessageID, parameters: [String: MessageValue] = [:], language: LanguageTag? = nil
    ) -> PurchaseMessage {
        let requested = language ?? localizer.language
        guard let definition = catalogue[id] ?? catalogue[.unknownFailure] else {
            return .silent(id, severity: .info, language: requested)
        }
        if definition.isSilent {
            var message = PurchaseMessage.silent(definition.id, severity: definition.severity, language: requested)
            message.parameters = self.parameters(of: definition, from: parameters, in: requested)
            return message
        }
        return compose(definition, values: parameters, requested: requested)
    }

    private func compose(
        _ definition: MessageDefinition, values: [String: MessageValue], requested: LanguageTag
    ) -> PurchaseMessage {
        let parameters = parameters(of: definition, from: values, in: requested)
        var used: [LocalizedText] = []

        func text(_ key: String, _ names: [String]) -> String {
            let arguments = names.map { name in
                parameters.first { $0.name == name }?.argument ?? .formatted(MessageComposer.missing)
            }
            // A message of an app's own whose texts are not there shows its keys, like any text that is missing.
            guard let text = localizer.localizedText(forKey: key, arguments: arguments, language: requested) else {
                return key
            }
            used.append(text)
            return text.text
        }

        func key(_ key: String, _ names: [String]) -> TextKey {
            let values = names.map { name in
                parameters.first { $0.name == name }?.formatted ?? MessageComposer.missing
            }
            return TextKey(key, parameters: names, values: values)
        }

        let title = definition.titleArguments.map { text(definition.titleKey, $0) }
        let body = definition.bodyArguments.map { text(definition.bodyKey, $0) }
        let buttons = definition.buttons.map { button in
            MessageButton(id: button.id, role: button.role, title: text(button.titleKey, []), action: button.action)
        }
        let language = used.first?.language ?? requested
        return PurchaseMessage(
            id: definition.id, language: language, requestedLanguage: requested, direction: language.direction,
            severity: definition.severity, presentation: definition.presentation, title: title, body: body,
            buttons: buttons, accessibilityText: SpokenText(title: title, body: body, language: language).text,
            parameters: parameters, state: EntryState.worst(of: used.map(\.state)),
            titleKey: definition.titleArguments.map { key(definition.titleKey, $0) },
            bodyKey: definition.bodyArguments.map { key(definition.bodyKey, $0) })
    }

    /// The values of a message, written for its reader.
    private func parameters(
        of definition: MessageDefinition, from values: [String: MessageValue], in requested: LanguageTag
    ) -> [MessageParameter] {
        var language: LanguageTag?
        return definition.parameters.compactMap { parameter in
            let known: MessageValue? = parameter.name == "store" ? .string(storeName) : nil
            guard let value = values[parameter.name] ?? known else { return nil }
            let writing = language ?? writingLanguage(of: definition, requested: requested)
            language = writing
            return MessageParameter(
                name: parameter.name, value: value, formatted: format(value, for: requested, in: writing))
        }
    }

    /// The language in which to write numbers, prices and days.
    ///
    /// It is the reader's own, with its region, where the text is in it; a text that is in another language has the
    /// numbers of that language.
    private func writingLanguage(of definition: MessageDefinition, requested: LanguageTag) -> LanguageTag {
        let isTitled = definition.titleArguments != nil
        let names = definition.titleArguments ?? definition.bodyArguments ?? []
        // What is put in does not matter here, but a text that lacks an argument would not be the one that is shown.
        let found = localizer.localizedText(
            forKey: isTitled ? definition.titleKey : definition.bodyKey,
            arguments: names.map { _ in .formatted("") }, language: requested)
        guard let found else { return requested }
        return found.language.canonical.language == requested.canonical.language ? requested : found.language
    }

    /// A value as the reader sees it: a product by its name for the reader, anything else in the language of the text.
    private func format(_ value: MessageValue, for reader: LanguageTag, in language: LanguageTag) -> String {
        let formatting = localizer.formatting
        return switch value {
        case .string(let text): text
        case .integer(let number): formatting.integer(Int64(number), in: language)
        case .money(let money):
            formatting.price(money.amount.description, currency: money.currency.rawValue, in: language)
        case .day(let day): formatting.date(year: day.year, month: day.month, day: day.day, in: language)
        case .percent(let fraction): formatting.percent(fraction.description, in: language)
        case .product(let product): product.displayName(in: reader)
        case .list(let items): formatting.list(items, in: language)
        }
    }

    /// Stands where a value is missing.
    static let missing = "–"
}

extension MessageParameter {
    /// The value as an argument of a text; only a whole number is left to the text, which needs it for its plural.
    fileprivate var argument: MessageArgument {
        switch value {
        case .string(let text): .string(text)
        case .integer(let number): .integer(Int64(number))
        case .product: .string(formatted)
        case .money, .day, .percent, .list: .formatted(formatted)
        }
    }
}

extension MessageID {
    /// The message for a failure about which nothing better can be said.
    static let unknownFailure: MessageID = "purchase.failed.unknown"
}

extension PurchaseMessage {
    /// A message that says nothing; its language is the requested one.
    fileprivate static func silent(_ id: MessageID, severity: Severity, language: LanguageTag) -> PurchaseMessage {
        PurchaseMessage(
            id: id, language: language, requestedLanguage: language, direction: language.direction,
            severity: severity, presentation: .none, title: nil, body: nil, buttons: [], accessibilityText: nil,
            parameters: [], state: .translated)
    }
}
