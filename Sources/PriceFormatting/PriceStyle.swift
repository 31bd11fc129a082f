public import Purchases

/// How a price is written: its currency, its sign, its fraction digits and its rounding.
///
/// The plain style is what a paywall shows: `$4.99`, with the digits of the currency.
///
/// ```swift
/// formatter.text(of: price, in: "en", style: .code)                             // "USD 4.99"
/// formatter.text(of: refund, in: "en", style: .accounting)                      // "($4.99)"
/// formatter.text(of: price, in: "en", style: PriceStyle(fractionDigits: .strippedIfWhole))  // "$5"
/// ```
public struct PriceStyle: Hashable, Sendable {
    /// How a price names its currency.
    public enum Currency: String, Hashable, Sendable, CaseIterable {
        /// The symbol that the reader tells currencies apart by: `$4.99`, and `US$4.99` where `$` means another dollar.
        case symbol
        /// The shortest symbol, which several currencies may share: `$4.99`, `₽4.99`.
        case narrowSymbol = "narrow"
        /// The three letters of ISO 4217: `USD 4.99`.
        case code
        /// The name in the plural form that the number needs: `4.99 US dollars`.
        case name
    }

    /// When a price shows a sign.
    ///
    /// What is shown as zero never has one.
    public enum Sign: String, Hashable, Sendable, CaseIterable {
        /// A minus below zero: `-$4.99`.
        case negative
        /// A minus below zero and a plus above it: `+$4.99`.
        case always
        /// None: `$4.99` for a refund, too.
        case never
        /// Below zero as bookkeepers of the language write it: `($4.99)`.
        case accounting
    }

    /// How the currency is named.
    public var currency: Currency
    /// When a sign is shown.
    public var sign: Sign
    /// How many fraction digits are shown.
    public var fractionDigits: FractionDigits
    /// How an amount with more digits is rounded.
    ///
    /// `.towardStorePrice` is for an equivalent, and rounds it when it is calculated. An amount by itself has no price to
    /// go toward: what digits it has too many are rounded half to even.
    public var rounding: Rounding

    /// Makes a style: the symbol, a minus below zero, the digits of the currency, where nothing else is said.
    public init(
        currency: Currency = .symbol, sign: Sign = .negative, fractionDigits: FractionDigits = .ofCurrency,
        rounding: Rounding = .halfEven
    ) {
        self.currency = currency
        self.sign = sign
        self.fractionDigits = fractionDigits
        self.rounding = rounding
    }

    /// With the symbol.
    public static let symbol = PriceStyle()
    /// With the shortest symbol.
    public static let narrowSymbol = PriceStyle(currency: .narrowSymbol)
    /// With the three letters of the currency.
    public static let code = PriceStyle(currency: .code)
    /// With the name of the currency.
    public static let name = PriceStyle(currency: .name)
    /// With the symbol, and parentheses below zero where the language has them.
    public static let accounting = PriceStyle(sign: .accounting)
}

/// What of a style a formatter of ICU is opened with: everything but the rounding, which happens before.
struct PriceForm: Hashable {
    let currency: PriceStyle.Currency
    let sign: PriceStyle.Sign
    /// How many fraction digits are shown; nil for as many as ICU's data gives the currency.
    let fractionDigits: Int?

    /// The part of a number skeleton that asks for this form.
    ///
    /// Each sign is the one of ICU's that shows none where the number as shown is zero.
    ///
    /// Source: https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html
    var skeleton: String {
        let width =
            switch currency {
            case .symbol: "unit-width-short"
            case .narrowSymbol: "unit-width-narrow"
            case .code: "unit-width-iso-code"
            case .name: "unit-width-full-name"
            }
        let shown =
            switch sign {
            case .negative: "sign-negative"
            case .always: "sign-except-zero"
            case .never: "sign-never"
            case .accounting: "sign-accounting-negative"
            }
        guard let fractionDigits else { return "\(width) \(shown)" }
        return "\(width) \(shown) \(ICUFormatterStyle.precision(fractionDigits))"
    }
}
