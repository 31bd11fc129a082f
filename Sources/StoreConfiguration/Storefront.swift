public import Purchases

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

    /// The storefront of the United States, which a configuration without a storefront means.
    public static let unitedStates = Storefront(alpha3: "USA", alpha2: "US", currency: .usDollar)

    /// Finds a storefront by its three-letter code in capital letters, or nil where the store has none of this name.
    ///
    /// - Complexity: Logarithmic in the number of storefronts.
    public init?(_ alpha3: some StringProtocol) {
        let wanted = Array(alpha3.utf8)
        let data = UnsafeBufferPointer(start: storefrontData.utf8Start, count: storefrontData.utf8CodeUnitCount)
        guard wanted.count == 3 else { return nil }
        var low = 0
        var high = data.count / 8
        while low < high {
            let middle = (low + high) / 2
            if data[middle * 8..<middle * 8 + 3].lexicographicallyPrecedes(wanted) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low < data.count / 8, data[low * 8..<low * 8 + 3].elementsEqual(wanted) else { return nil }
        self.init(row: data[low * 8..<low * 8 + 8])
    }

    /// Every storefront, by its code.
    public static var all: [Storefront] {
        let data = UnsafeBufferPointer(start: storefrontData.utf8Start, count: storefrontData.utf8CodeUnitCount)
        return stride(from: 0, to: data.count, by: 8).compactMap { Storefront(row: data[$0..<$0 + 8]) }
    }

    private init?(row: Slice<UnsafeBufferPointer<UInt8>>) {
        let text = String(decoding: row, as: UTF8.self)
        guard let currency = CurrencyCode(text.suffix(3)) else { return nil }
        self.init(alpha3: String(text.prefix(3)), alpha2: String(text.dropFirst(3).prefix(2)), currency: currency)
    }

    private init(alpha3: String, alpha2: String, currency: CurrencyCode) {
        self.alpha3 = alpha3
        self.alpha2 = alpha2
        self.currency = currency
    }

    /// The three-letter code.
    public var description: String { alpha3 }
}
