/// How many digits a price has after its decimal point.
///
/// Use `.ofCurrency` unless a storefront or a design says otherwise; `Storefront.fractionDigits` knows the storefronts
/// that show no `.00`.
public enum FractionDigits: Hashable, Sendable, CustomStringConvertible {
    /// As many as the currency usually has: two for USD, none for JPY, three for KWD.
    case ofCurrency
    /// As many as the currency has, and none where the amount is whole: `$2`, `$2.50`.
    case strippedIfWhole
    /// Always so many, within 0…40.
    case fixed(Int)

    /// How many digits an amount is shown with.
    ///
    /// `.strippedIfWhole` looks at the amount as it is given: round it first to the digits of `rounding(_:)`.
    public func digits(for amount: Amount, currency: CurrencyCode) -> Int {
        self == .strippedIfWhole && amount.fractionDigits == 0 ? 0 : rounding(currency)
    }

    /// How many digits an amount in a currency is rounded to before it is shown.
    public func rounding(_ currency: CurrencyCode) -> Int {
        switch self {
        case .ofCurrency, .strippedIfWhole: currency.fractionDigits
        case .fixed(let digits): min(max(digits, 0), Amount.maximumExponent)
        }
    }

    /// Reads what `description` writes, or nil: `currency`, `stripped`, or a number from 0 to 40.
    public init?(name: some StringProtocol) {
        switch name {
        case "currency": self = .ofCurrency
        case "stripped": self = .strippedIfWhole
        default:
            guard let first = name.utf8.first, (48...57).contains(first), let digits = Int(name),
                digits <= Amount.maximumExponent
            else { return nil }
            self = .fixed(digits)
        }
    }

    /// The policy's name: `currency`, `stripped`, or the number of digits.
    public var description: String {
        switch self {
        case .ofCurrency: "currency"
        case .strippedIfWhole: "stripped"
        case .fixed(let digits): "\(digits)"
        }
    }
}
