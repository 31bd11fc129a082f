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

    static let definition = CommandDefinition(
        name: "price",
        abstract: "Write an amount of money as readers of a language expect it.",
        discussion: """
            The amount is exact: it is never turned into a binary floating-point number. A language takes Unicode \
            extensions, so ar-EG-u-nu-latn is Arabic as in Egypt with Latin digits.
            """,
        arguments: [amount, currency],
        options: [SharedOptions.languages, SharedOptions.format])

    private let money: Money
    private let languages: [LanguageTag]
    private let writesJSON: Bool

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        let amountText = arguments.value(of: Self.amount) ?? ""
        let currencyText = arguments.value(of: Self.currency) ?? ""
        let amount: Amount
        do {
            amount = try Amount(parsing: amountText)
        } catch {
            throw .invalid(amountText, for: "<amount>", "\(error)", at: error.offset)
        }
        guard let currency = CurrencyCode(currencyText) else {
            throw .invalid(currencyText, for: "<currency>", "a currency has three letters")
        }
        money = Money(amount, currency)
        languages = try SharedOptions.languages(from: arguments.values(of: SharedOptions.languages))
        writesJSON = arguments.value(of: SharedOptions.format) == "json"
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let formatter = PriceFormatter()
        let prices = languages.map { (language: $0, text: formatter.text(of: money, in: $0)) }
        if writesJSON {
            try io.print(json(prices, formatter).text(style: .indented) + "\n")
        } else if prices.count == 1 {
            try io.print(prices.map { $0.text + "\n" }.joined())
        } else {
            let width = prices.map(\.language.description.utf8.count).max() ?? 0
            let lines = prices.map { price in
                let tag = price.language.description
                return tag + String(repeating: " ", count: width + 2 - tag.utf8.count) + price.text + "\n"
            }
            try io.print(lines.joined())
        }
        return .success
    }

    private func json(_ prices: [(language: LanguageTag, text: String)], _ formatter: PriceFormatter) -> JSONValue {
        .object([
            ("schemaVersion", .integer(1)),
            ("amount", .string(money.amount.description)),
            ("currency", .string(money.currency.rawValue)),
            (
                "prices",
                .array(
                    prices.map { price in
                        .object([
                            ("requestedLanguage", .string(price.language.description)),
                            ("language", .string(formatter.resolvedLanguage(for: price.language).description)),
                            ("text", .string(price.text)),
                        ])
                    })
            ),
        ])
    }
}
