internal import Languages
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
            throw .usage(
                "The value '\(amountText.madeVisible)' is invalid for '<amount>': \(error)", in: amountText,
                at: error.offset)
        }
        guard let currency = CurrencyCode(currencyText) else {
            throw .usage(
                "The value '\(currencyText.madeVisible)' is invalid for '<currency>': a currency has three letters")
        }
        money = Money(amount, currency)
        languages = try SharedOptions.languages(from: arguments.values(of: SharedOptions.languages))
        writesJSON = arguments.value(of: SharedOptions.format) == "json"
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        .success
    }
}
