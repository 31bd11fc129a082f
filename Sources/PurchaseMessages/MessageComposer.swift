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
    private let prepared: PreparedMessages

    /// Makes a composer.
    public init(
        localizer: Localizer, catalogue: MessageCatalogue = .builtIn, storeName: String = "App Store",
        secondsFromUTC: Int = 0
    ) {
        self.localizer = localizer
        self.catalogue = catalogue
        self.storeName = storeName
        self.secondsFromUTC = secondsFromUTC
        prepared = PreparedMessages(of: catalogue)
    }

    /// A message of the catalogue, filled with values.
    ///
    /// - Parameters:
    ///   - id: The name of the message.
    ///   - parameters: Values by name; those that the message does not define are left out, and `store` is known.
    ///   - language: The language of the reader; nil for the one that the localizer has chosen.
    /// - Returns: The message; where the definition is silent, one with the presentation `none`.
    /// - Complexity: The length of the text; the first message of a name and a language also finds its texts.
    public func message(
        _ id: MessageID, parameters: [String: MessageValue] = [:], language: LanguageTag? = nil
    ) -> PurchaseMessage {
        message(id, language: language) { parameters[$0] }
    }

    /// A message of the catalogue, filled with the values that a function gives for their names.
    func message(
        _ id: MessageID, language: LanguageTag?, values: (String) -> MessageValue?
    ) -> PurchaseMessage {
        let requested = language ?? localizer.language
        guard let number = catalogue.number(of: id) ?? catalogue.number(of: .unknownFailure) else {
            return .silent(id, severity: .info, language: requested)
        }
        return prepared.withMessage(number, for: requested, in: localizer, { catalogue.definitions[number] }) {
            prepared in
            let parameters = parameters(of: prepared, values)
            var composition = MessageComposition(of: prepared, with: parameters, in: localizer)
            return composition.message()
        }
    }

    /// The values of a message, written for its reader in the language of the text.
    private func parameters(
        of prepared: PreparedMessage, _ values: (String) -> MessageValue?
    ) -> [MessageParameter] {
        let definitions = prepared.plan.parameters
        if definitions.isEmpty { return [] }
        var parameters: [MessageParameter] = []
        parameters.reserveCapacity(definitions.count)
        for definition in definitions {
            let known: MessageValue? = definition.name == "store" && !storeName.isEmpty ? .string(storeName) : nil
            guard let value = values(definition.name) ?? known else { continue }
            parameters.append(
                MessageParameter(
                    name: definition.name, value: value,
                    formatted: format(value, names: prepared.names, in: prepared.writing.tag)))
        }
        return parameters
    }

    /// A value as the reader sees it: a product by its name for the reader, anything else in the language of the text.
    private func format(_ value: MessageValue, names: DisplayNames, in language: LanguageTag) -> String {
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
        case .product(let product): names.name(of: product)
        case .list(let items): localizer.formatting.list(items, in: language)
        }
    }
}

extension MessageID {
    /// The message for a failure about which nothing better can be said.
    static let unknownFailure: MessageID = "purchase.failed.unknown"
}

extension PurchaseMessage {
    /// A message that says nothing; its language is the requested one.
    static func silent(_ id: MessageID, severity: Severity, language: LanguageTag) -> PurchaseMessage {
        PurchaseMessage(
            id: id, language: language, requestedLanguage: language, direction: language.direction,
            severity: severity, presentation: .none, title: nil, body: nil, buttons: [], accessibilityText: nil,
            parameters: [], state: .translated)
    }
}
