/// A country or region in which the App Store sells, and its currency.
///
/// A StoreKit configuration file names no currency; its storefront does. There are 175 storefronts, Kosovo (`XKS`)
/// included.
///
/// Source: `Storefronts.tsv` beside this file.
public struct Storefront: Hashable, Sendable, CustomStringConvertible {
    /// The three-letter code that the store uses, such as `USA`.
    public let alpha3: String
    /// The two-letter code of the region, such as `US`.
    public let alpha2: String
    /// The currency of every price there.
    public let currency: CurrencyCode
    /// How many digits after the decimal point people there see in a price.
    ///
    /// Use it for equivalents and other prices of your own, so that they look like the store's: `$150`, not `$150.00`, in
    /// Taiwan. `Storefronts.tsv` says for each what that rests on.
    public let fractionDigits: FractionDigits

    /// The storefront of the United States, which a configuration without a storefront means.
    public static let unitedStates = Storefront(
        alpha3: "USA", alpha2: "US", currency: .usDollar, fractionDigits: .ofCurrency)

    /// Finds a storefront by its three-letter code in capital letters, or nil where the store has none of this name.
    ///
    /// - Complexity: Logarithmic in the number of storefronts.
    public init?(_ alpha3: some StringProtocol) {
        let wanted = Array(alpha3.utf8)
        let data = UnsafeBufferPointer(start: storefrontData.utf8Start, count: storefrontData.utf8CodeUnitCount)
        guard wanted.count == 3 else { return nil }
        var low = 0
        var high = data.count / Self.width
        while low < high {
            let middle = (low + high) / 2
            if data[middle * Self.width..<middle * Self.width + 3].lexicographicallyPrecedes(wanted) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low < data.count / Self.width, data[low * Self.width..<low * Self.width + 3].elementsEqual(wanted) else {
            return nil
        }
        self.init(row: data[low * Self.width..<(low + 1) * Self.width])
    }

    /// Every storefront, by its code.
    public static var all: [Storefront] {
        let data = UnsafeBufferPointer(start: storefrontData.utf8Start, count: storefrontData.utf8CodeUnitCount)
        return stride(from: 0, to: data.count, by: Self.width).compactMap {
            Storefront(row: data[$0..<$0 + Self.width])
        }
    }

    /// How many letters stand for one storefront in the data.
    private static let width = 9

    private init?(row: Slice<UnsafeBufferPointer<UInt8>>) {
        let text = String(decoding: row, as: UTF8.self)
        let fractionDigits: FractionDigits
        switch text.last {
        case "c": fractionDigits = .ofCurrency
        case "s": fractionDigits = .strippedIfWhole
        case "0": fractionDigits = .fixed(0)
        default: return nil
        }
        guard let currency = CurrencyCode(text.dropFirst(5).prefix(3)) else { return nil }
        self.init(
            alpha3: String(text.prefix(3)), alpha2: String(text.dropFirst(3).prefix(2)), currency: currency,
            fractionDigits: fractionDigits)
    }

    private init(alpha3: String, alpha2: String, currency: CurrencyCode, fractionDigits: FractionDigits) {
        self.alpha3 = alpha3
        self.alpha2 = alpha2
        self.currency = currency
        self.fractionDigits = fractionDigits
    }

    /// The three-letter code.
    public var description: String { alpha3 }
}
