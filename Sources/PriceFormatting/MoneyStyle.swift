/// How a price names its currency.
public enum MoneyStyle: Hashable, Sendable, CaseIterable {
    /// The symbol that the reader tells currencies apart by: `$4.99`, and `US$4.99` where `$` means another dollar.
    case symbol
    /// The shortest symbol, which several currencies may share: `$4.99`, `₽4.99`.
    case narrowSymbol
    /// The three letters of ISO 4217: `USD 4.99`.
    case code
    /// The name in the plural form that the number needs: `4.99 US dollars`.
    case name

    /// The part of a number skeleton that asks for this style.
    ///
    /// Source: https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html, “Unit Width”.
    var skeleton: String {
        switch self {
        case .symbol: "unit-width-short"
        case .narrowSymbol: "unit-width-narrow"
        case .code: "unit-width-iso-code"
        case .name: "unit-width-full-name"
        }
    }
}
