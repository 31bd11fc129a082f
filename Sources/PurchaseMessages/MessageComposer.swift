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
/// Composing never fails: a name that the catalogue does not have becomes `purchase.failed.unknown`, an optional value that
/// is missing is left out as ``MessageDefinition`` says, any other becomes a dash, a language without texts the next one of
/// its chain, which ``PurchaseMessage/language`` tells.
public struct MessageComposer: Sendable {
    /// Where texts come from.
    public let localizer: Localizer
    /// What there is to say.
    public let catalogue: MessageCatalogue
    /// The name of the store, as it is put into a text: `App Store`; empty where it is not known.
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
            message.parameters = self.parameters(of: definition, from: parameters, for: requested, in: requested)
            return message
        }
        return compose(definition, values: parameters, requested: requested)
    }

    private func compose(
        _ definition: MessageDefinition, values: [String: MessageValue], requested: LanguageTag
    ) -> PurchaseMessage {
        // Looked for only where there is something to write.
        let isWritten = definition.parameters.contains { values[$0.name]?.isWrittenPerLanguage == true }
        // A heading without values is found once: it tells the language too.
        let plainTitle =
            definition.titleArguments?.isEmpty == true
            ? localizer.localizedText(forKey: definition.titleKey, language: requested) : nil
        let writing = isWritten ? writingLanguage(of: definition, plainTitle, requested: requested) : requested
        let parameters = parameters(of: definition, from: values, for: requested, in: writing)
        // The language of the first text that is used, and the worst state of all.
        var foundLanguage: LanguageTag?
        var state = EntryState.translated

        func arguments(of key: TextKey) -> [MessageArgument] {
            key.parameters.map { argument($0, parameters, in: writing) }
        }

        func text(_ key: String, _ names: [String], without: [[String]] = []) -> (text: String, key: TextKey) {
            let key = TextKey(key, parameters: names, without: without) { name in
                parameters.contains { $0.name == name }
            }
            let arguments = arguments(of: key)
            let filled = key.filled(
                with: zip(key.parameters, arguments).map { name, argument in
                    argument.words ?? parameters.first { $0.name == name }?.formatted ?? MessageComposer.missing
                })
            return (
                use(localizer.localizedText(forKey: key.key, arguments: arguments, language: requested), key.key),
                filled
            )
        }

        // A message of an app's own whose texts are not there shows its keys, like any text that is missing.
        func use(_ text: LocalizedText?, _ key: String) -> String {
            guard let text else { return key }
            if foundLanguage == nil { foundLanguage = text.language }
            if text.state != state { state = min(state, text.state) }
            return text.text
        }

        let title = definition.titleArguments.map { names in
            names.isEmpty
                ? (text: use(plainTitle, definition.titleKey), key: TextKey(definition.titleKey))
                : text(definition.titleKey, names, without: definition.titlesWithout)
        }
        let body = definition.bodyArguments.map { text(definition.bodyKey, $0, without: definition.bodiesWithout) }
        let buttons = definition.buttons.map { button in
            MessageButton(
                id: button.id, role: button.role,
                title: use(localizer.localizedText(forKey: button.titleKey, language: requested), button.titleKey),
                action: button.action)
        }
        let language = foundLanguage ?? requested
        var spoken: LocalizedText?
        if let names = definition.spokenArguments,
            names.allSatisfy({ name in parameters.contains { $0.name == TextKey.needed(by: name) } })
        {
            let key = TextKey(definition.spokenKey, parameters: names)
            spoken = localizer.localizedText(forKey: key.key, arguments: arguments(of: key), language: requested)
            // A voice that changes its language in between is worse than one that leaves out a percentage.
            if spoken?.language != language { spoken = nil }
            if let spoken { state = min(state, spoken.state) }
        }
        let sentences = SpokenText(
            title: spoken?.text ?? title?.text, body: spoken == nil ? body?.text : nil, language: language)
        return PurchaseMessage(
            id: definition.id, language: language, requestedLanguage: requested, direction: language.direction,
            severity: definition.severity, presentation: definition.presentation, title: title?.text,
            body: body?.text, buttons: buttons, accessibilityText: sentences.text, parameters: parameters,
            state: state, titleKey: title?.key, bodyKey: body?.key)
    }

    /// The argument of a text: one value, or a price for each period.
    private func argument(
        _ name: String, _ parameters: [MessageParameter], in language: LanguageTag
    ) -> MessageArgument {
        guard let slash = name.firstIndex(of: "/") else {
            return parameters.first { $0.name == name }?.argument ?? .formatted(MessageComposer.missing)
        }
        guard let price = parameters.first(where: { $0.name == name[..<slash] }) else {
            return .formatted(MessageComposer.missing)
        }
        let period = parameters.first { $0.name == name[name.index(after: slash)...] }
        guard case .period(let span)? = period?.value else { return price.argument }
        return .formatted(rate(price.formatted, per: span, in: language))
    }

    /// A price for each period: “$9.99 per month”, “$19.99 every 3 months”.
    ///
    /// The sentence isolates the phrase as a whole. Within it nothing is isolated again: a price of a language that runs
    /// from the right begins with a mark that says so.
    private func rate(_ price: String, per period: Period, in language: LanguageTag) -> String {
        let unit = period.unit.rawValue
        guard period.count > 1 else {
            return localizer.formatting.rate(price, per: unit, width: .full, in: language)
        }
        let count = MessageArgument.integer(Int64(period.count))
        guard
            let every = localizer.localizedText(forKey: "terms.every.\(unit)", arguments: [count], language: language),
            let rate = localizer.localizedText(
                forKey: "terms.rate.every", arguments: [.formatted(price), .formatted(every.text)],
                language: language)
        else {
            return price + " / " + localizer.formatting.period(period.count, unit: unit, in: language)
        }
        var scalars = rate.text.unicodeScalars
        scalars.removeAll { $0 == "\u{2068}" || $0 == "\u{2069}" }
        return String(scalars)
    }

    /// The values of a message, written for its reader in the language of the text.
    private func parameters(
        of definition: MessageDefinition, from values: [String: MessageValue], for reader: LanguageTag,
        in language: LanguageTag
    ) -> [MessageParameter] {
        definition.parameters.compactMap { parameter in
            let known: MessageValue? = parameter.name == "store" && !storeName.isEmpty ? .string(storeName) : nil
            guard let value = values[parameter.name] ?? known else { return nil }
            return MessageParameter(
                name: parameter.name, value: value, formatted: format(value, for: reader, in: language))
        }
    }

    /// The language in which to write numbers, prices and days.
    ///
    /// It is the reader's own, with its region, where the text is in it; a text that is in another language has the
    /// numbers of that language.
    private func writingLanguage(
        of definition: MessageDefinition, _ plainTitle: LocalizedText?, requested: LanguageTag
    ) -> LanguageTag {
        let isTitled = definition.titleArguments != nil
        let names = definition.titleArguments ?? definition.bodyArguments ?? []
        // What is put in does not matter here, but a text that lacks an argument would not be the one that is shown.
        let found =
            plainTitle
            ?? localizer.localizedText(
                forKey: isTitled ? definition.titleKey : definition.bodyKey,
                arguments: names.map { _ in .formatted("") }, language: requested)
        guard let found else { return requested }
        return found.language.canonical.language == requested.canonical.language ? requested : found.language
    }

    /// A value as the reader sees it: a product by its name for the reader, anything else in the language of the text.
    private func format(_ value: MessageValue, for reader: LanguageTag, in language: LanguageTag) -> String {
        switch value {
        case .string(let text): text
        case .integer(let number): localizer.formatting.integer(Int64(number), in: language)
        case .money(let money):
            localizer.formatting.price(money.amount.description, currency: money.currency.rawValue, in: language)
        case .day(let day): localizer.formatting.date(year: day.year, month: day.month, day: day.day, in: language)
        case .moment(let moment):
            localizer.formatting.moment(moment.milliseconds, secondsFromUTC: secondsFromUTC, in: language)
        case .period(let period): localizer.formatting.period(period.count, unit: period.unit.rawValue, in: language)
        case .percent(let fraction): localizer.formatting.percent(fraction.description, in: language)
        case .country(let code): localizer.formatting.country(code, in: language)
        case .product(let product): product.displayName(in: reader)
        case .list(let items): localizer.formatting.list(items, in: language)
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
        case .money, .day, .moment, .period, .percent, .country, .list: .formatted(formatted)
        }
    }
}

extension MessageArgument {
    /// The text that an argument puts in; nil for a number, which the text writes by itself.
    fileprivate var words: String? {
        switch self {
        case .string(let words), .formatted(let words): words
        case .integer, .unsigned, .decimal: nil
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
