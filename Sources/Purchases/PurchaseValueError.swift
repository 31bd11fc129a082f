/// Why a value of a purchase cannot be read or calculated.
///
/// Amounts, periods, currencies and the arithmetic of money throw it; `code` says what is wrong and `offset` where.
public struct PurchaseValueError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public struct Code: Hashable, Sendable {
        /// The name of the code.
        public let name: String

        // MARK: Reading an amount

        /// The text of an amount holds nothing.
        public static let empty = Code(name: "empty")
        /// A character stands in an amount where none of its kind may.
        public static let unexpectedCharacter = Code(name: "unexpectedCharacter")
        /// There are more than 34 significant digits.
        public static let tooManyDigits = Code(name: "tooManyDigits")
        /// The exponent is outside ±40.
        public static let exponentOutOfRange = Code(name: "exponentOutOfRange")

        // MARK: Reading a period or a currency

        /// The text is not an ISO 8601 duration with one unit.
        public static let notAPeriod = Code(name: "notAPeriod")
        /// A period counts no units, or more than 10,000.
        public static let periodOutOfRange = Code(name: "periodOutOfRange")
        /// The text is not three capital letters.
        public static let notACurrency = Code(name: "notACurrency")
        /// The code `XXX` stands for no currency.
        public static let noCurrency = Code(name: "noCurrency")

        // MARK: Calculating

        /// The result has more digits, or lies further away, than an amount or a calendar holds.
        public static let overflow = Code(name: "overflow")
        /// Money of two currencies was to be added or compared.
        public static let differentCurrencies = Code(name: "differentCurrencies")
        /// An amount was to be divided by zero or by a number below it.
        public static let notADivisor = Code(name: "notADivisor")
        /// Rounding toward the store's price needs a price that is not the rounded one itself.
        public static let noStorePrice = Code(name: "noStorePrice")
    }

    /// What is wrong.
    public let code: Code
    /// The text that was read, or the calculation that has no result.
    public let text: String
    /// Where in the text, in bytes of UTF-8 from its start; 0 for a calculation.
    public let offset: Int

    init(_ code: Code, _ text: String, at offset: Int = 0) {
        self.code = code
        self.text = text
        self.offset = offset
    }

    /// Two errors are equal where they mean the same.
    public static func == (left: PurchaseValueError, right: PurchaseValueError) -> Bool { left.code == right.code }

    /// Hashes what equality looks at.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// One sentence that names the fault.
    public var description: String {
        switch code {
        case .empty: "an amount is missing"
        case .tooManyDigits: "an amount has at most \(Amount.maximumDigits) digits"
        case .exponentOutOfRange: "the exponent of an amount lies within ±\(Amount.maximumExponent)"
        case .notAPeriod: "not a period: expected P, a count and one of D, W, M or Y, such as P1M"
        case .periodOutOfRange: "a period counts 1 to \(Period.maximumCount) units"
        case .notACurrency: "a currency has three capital letters"
        case .noCurrency: "XXX stands for no currency"
        case .overflow: "the result is beyond what can be held: \(text)"
        case .differentCurrencies: "the currencies differ: \(text)"
        case .notADivisor: "money is divided by numbers above zero: \(text)"
        case .noStorePrice: "only an equivalent can be rounded toward the price of the store: \(text)"
        default: "not an amount: expected digits, at most one decimal point and an exponent"
        }
    }
}
