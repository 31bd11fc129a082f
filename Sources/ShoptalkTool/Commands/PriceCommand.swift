internal import JSONText
internal import Languages
internal import PriceFormatting
internal import Purchases

/// `shoptalk price`: an amount of money as readers of some languages expect it.
struct PriceCommand: Command {
    static let amount = ArgumentDefinition(
        name: "amount", help: "The amount: digits, a decimal point, an exponent; at most 34 digits, such as 4.99.")
    static let currency = ArgumentDefinition(
        name: "currency", help: "The currency, by its ISO 4217 code of three letters such as EUR.")
    static let per = OptionDefinition(
        name: "per", valueName: "period", help: "The price is paid each period, such as P1M, P3M or P1Y.")
    static let spread = OptionDefinition(
        name: "as", valueName: "period", help: "Write what the price of --per is for another period, such as P1M.")
    static let calendar = OptionDefinition(
        name: "calendar", valueName: "rule",
        help: "How many days, weeks and months one counts in each other, for --as.",
        value: .oneOf(CalendarRule.all.map(\.name)), defaultValue: CalendarRule.gregorianAverage.name)
    static let rounding = OptionDefinition(
        name: "rounding", valueName: "policy",
        help: "How an amount with more digits than the currency is rounded: down for --as, else half to even.",
        value: .oneOf(Rounding.all.map(\.name)))
    static let style = OptionDefinition(
        name: "style", valueName: "style", help: "How the currency is named, or a negative amount is written.",
        value: .oneOf(PriceStyle.Currency.allCases.map(\.rawValue) + ["accounting"]), defaultValue: "symbol")
    static let range = OptionDefinition(
        name: "range", valueName: "amount", help: "The other end of a range of prices.")
    static let spoken = OptionDefinition(flag: "spoken", help: "Write the price as a voice reads it.")
    static let parts = OptionDefinition(flag: "parts", help: "Write the parts of the price, a line each.")

    static let definition = CommandDefinition(
        name: "price",
        abstract: "Write an amount of money as readers of a language expect it.",
        discussion: """
            The amount is exact: it is never turned into a binary floating-point number. A language takes Unicode \
            extensions, so ar-EG-u-nu-latn is Arabic as in Egypt with Latin digits. What an equivalent was calculated by \
            stands in the JSON, as 'calculation' and 'rule'.
            """,
        arguments: [amount, currency],
        options: [
            SharedOptions.languages, per, spread, calendar, rounding, style, range, spoken, parts, SharedOptions.format,
        ])

    private let money: Money
    private let rate: Rate?
    private let equivalent: EquivalentPrice?
    private let other: Amount?
    private let style: PriceStyle
    private let isSpoken: Bool
    private let isInParts: Bool
    private let languages: [LanguageTag]
    private let writesJSON: Bool

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        let amount = try Self.amount(arguments.value(of: Self.amount) ?? "", for: "<amount>")
        let currency = try Self.currency(arguments.value(of: Self.currency) ?? "")
        money = Money(amount, currency)
        rate = try Self.period(Self.per, arguments).map { Rate(price: Money(amount, currency), period: $0) }
        other = try arguments.value(of: Self.range).map { (text) throws(CommandFailure) in
            try Self.amount(text, for: Self.range.label)
        }
        isSpoken = arguments.isGiven(Self.spoken)
        isInParts = arguments.isGiven(Self.parts)
        let rounding = arguments.value(of: Self.rounding).flatMap { Rounding(name: $0) }
        equivalent = try Self.equivalent(of: rate, rounding: rounding, arguments)
        style = try Self.style(rounding: rounding, isEquivalent: equivalent != nil, arguments)
        languages = try SharedOptions.languages(from: arguments.values(of: SharedOptions.languages))
        writesJSON = arguments.value(of: SharedOptions.format) == "json"
        if other != nil, let option = [Self.per, Self.spoken, Self.parts].first(where: arguments.isGiven) {
            throw .usage("A range of prices has no '--\(option.name)'", in: "--\(option.name)")
        }
        if isSpoken, isInParts { throw .usage("What a voice reads has no '--parts'", in: "--parts") }
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let formatter = PriceFormatter()
        let prices = languages.map { PriceText(language: $0, style: style, formatter: formatter) }
        if writesJSON {
            try io.print(json(prices, formatter).text(style: .indented) + "\n")
            return .success
        }
        let width = prices.count == 1 ? nil : prices.map(\.language.description.utf8.count).max()
        try io.print(prices.flatMap { lines(of: $0, width: width) }.joined())
        return .success
    }

    /// What is written of one language, behind its tag where there are several.
    private func lines(of price: PriceText, width: Int?) -> [String] {
        let texts =
            isInParts
            ? price.parts(of: shownMoney).map { "\($0.kind)\t\($0.text)" }
            : [isSpoken ? spoken(price) : text(price)]
        return texts.map { text in
            guard let width else { return text + "\n" }
            let tag = price.language.description
            return tag + String(repeating: " ", count: width + 2 - tag.utf8.count) + text + "\n"
        }
    }

    private var shownMoney: Money { equivalent?.money ?? money }

    private var shownRate: Rate? { equivalent.map { Rate(price: $0.money, period: $0.period) } ?? rate }

    private func text(_ price: PriceText) -> String {
        if let other { return price.text(from: money.amount, to: other, currency: money.currency) }
        return shownRate.map(price.text) ?? price.text(of: money)
    }

    private func spoken(_ price: PriceText) -> String { shownRate.map(price.spoken) ?? price.spoken(money) }

    private func json(_ prices: [PriceText], _ formatter: PriceFormatter) -> JSONValue {
        var members: [(key: String, value: JSONValue)] = [
            ("schemaVersion", .integer(1)),
            ("amount", .string(money.amount.description)),
            ("currency", .string(money.currency.rawValue)),
        ]
        if let rate { members.append(("period", .string(rate.period.description))) }
        if let other { members.append(("otherAmount", .string(other.description))) }
        if let equivalent { members.append(("equivalent", .object(JSONOfTerms.members(of: equivalent)))) }
        let texts = prices.map { price in
            var members: [(key: String, value: JSONValue)] = [
                ("requestedLanguage", .string(price.language.description)),
                ("language", .string(formatter.resolvedLanguage(for: price.language).description)),
                ("text", .string(text(price))),
            ]
            if isSpoken { members.append(("spoken", .string(spoken(price)))) }
            if isInParts {
                let parts = price.parts(of: shownMoney).map { part in
                    JSONValue.object([("kind", .string(part.kind.rawValue)), ("text", .string(part.text))])
                }
                members.append(("parts", .array(parts)))
            }
            return JSONValue.object(members)
        }
        return .object(members + [("prices", .array(texts))])
    }
}

// MARK: - Reading the arguments

extension PriceCommand {
    private static func amount(_ text: String, for label: String) throws(CommandFailure) -> Amount {
        do {
            return try Amount(parsing: text)
        } catch {
            throw .invalid(text, for: label, "\(error)", at: error.offset)
        }
    }

    private static func currency(_ text: String) throws(CommandFailure) -> CurrencyCode {
        do {
            return try CurrencyCode(parsing: text)
        } catch {
            throw .invalid(text, for: "<currency>", "\(error)", at: error.offset)
        }
    }

    private static func period(
        _ option: OptionDefinition, _ arguments: ParsedArguments
    ) throws(CommandFailure) -> Period? {
        guard let text = arguments.value(of: option) else { return nil }
        do {
            return try Period(parsing: text)
        } catch {
            throw .invalid(text, for: option.label, "\(error)", at: error.offset)
        }
    }

    private static func equivalent(
        of rate: Rate?, rounding: Rounding?, _ arguments: ParsedArguments
    ) throws(CommandFailure) -> EquivalentPrice? {
        guard let wanted = try period(spread, arguments) else { return nil }
        guard let rate else { throw .usage("A price is spread over another period with '--per'", in: "--as \(wanted)") }
        let rule = arguments.value(of: calendar).flatMap { CalendarRule(name: $0) } ?? .gregorianAverage
        do {
            return try rate.equivalent(
                per: wanted, rule: rule, rounding: rounding ?? .down, fractionDigits: .ofCurrency)
        } catch {
            throw .usage("\(error)", in: "--as \(wanted)")
        }
    }

    private static func style(
        rounding: Rounding?, isEquivalent: Bool, _ arguments: ParsedArguments
    ) throws(CommandFailure) -> PriceStyle {
        if rounding == .towardStorePrice, !isEquivalent {
            throw .usage("Only an equivalent is rounded toward the price of the store; name its period with '--as'")
        }
        let name = arguments.value(of: style) ?? ""
        return PriceStyle(
            currency: PriceStyle.Currency(rawValue: name) ?? .symbol,
            sign: name == "accounting" ? .accounting : .negative,
            rounding: isEquivalent ? .halfEven : rounding ?? .halfEven)
    }
}
