/// An exact decimal number of money, without a currency.
///
/// Use it wherever a price is read, compared or rounded; a binary floating-point number never appears on the way.
///
/// ```swift
/// let price = try Amount(parsing: "4.99")
/// price.description  // "4.99"
/// ```
///
/// A value holds at most 34 significant digits and an exponent within ±40, the range of IEEE 754 decimal128 that money
/// needs. Two amounts are equal where their numbers are equal: `4.990` is `4.99`.
public struct Amount: Hashable, Sendable {
    /// The most significant digits that an amount holds.
    public static let maximumDigits = 34
    /// The largest magnitude of the exponent of ten that an amount holds.
    public static let maximumExponent = 40

    /// Whether the amount is below zero; zero itself is never negative.
    public let isNegative: Bool
    /// The digits as one whole number, without trailing zeros.
    public let significand: UInt128
    /// The power of ten that the significand is multiplied by.
    public let exponent: Int

    /// Nothing.
    public static let zero = Amount(isNegative: false, significand: 0, exponent: 0)

    /// Makes an amount from its parts and drops trailing zeros of the significand.
    init(isNegative: Bool, significand: UInt128, exponent: Int) {
        var significand = significand
        var exponent = exponent
        if significand == 0 {
            exponent = 0
        } else {
            while significand % 10 == 0 {
                significand /= 10
                exponent += 1
            }
        }
        self.isNegative = isNegative && significand != 0
        self.significand = significand
        self.exponent = exponent
    }

    /// Makes an amount from a whole number of units.
    public init(_ units: Int) {
        self.init(isNegative: units < 0, significand: UInt128(units.magnitude), exponent: 0)
    }

    /// Makes an amount from minor units: `Amount(minorUnits: 499, digits: 2)` is 4.99.
    ///
    /// - Parameters:
    ///   - minorUnits: The number of the currency's smallest units.
    ///   - digits: How many fraction digits these units stand for, 0 to 9.
    public init(minorUnits: Int64, digits: Int) {
        self.init(
            isNegative: minorUnits < 0, significand: UInt128(minorUnits.magnitude), exponent: -max(0, min(9, digits)))
    }

    /// Whether the amount is zero; what is free says so, see `Price`.
    public var isZero: Bool { significand == 0 }

    /// The amount with its sign turned.
    public var negated: Amount { Amount(isNegative: !isNegative, significand: significand, exponent: exponent) }

    /// How many digits stand after the decimal point.
    public var fractionDigits: Int { max(0, -exponent) }
}

extension Amount: Comparable {
    /// Whether the left number is below the right one.
    public static func < (left: Amount, right: Amount) -> Bool {
        if left.isNegative != right.isNegative { return left.isNegative }
        let below = left.magnitudeIsBelow(right)
        return left.isNegative ? right.magnitudeIsBelow(left) : below
    }

    private func magnitudeIsBelow(_ other: Amount) -> Bool {
        if isZero || other.isZero { return isZero && !other.isZero }
        let own = digits.count + exponent
        let others = other.digits.count + other.exponent
        if own != others { return own < others }
        // The same number of digits before the point: compare digit by digit, shorter ones end in zeros.
        let left = digits
        let right = other.digits
        for index in 0..<max(left.count, right.count) {
            let a = index < left.count ? left[index] : 48
            let b = index < right.count ? right[index] : 48
            if a != b { return a < b }
        }
        return false
    }

    private var digits: [UInt8] { Array(String(significand).utf8) }
}

extension Amount: CustomStringConvertible {
    /// The number in plain decimal digits: `-1234.5`, never with an exponent.
    public var description: String {
        withDigits { digits, count in
            String(decoding: UnsafeRawBufferPointer(start: digits, count: Int(count)), as: UTF8.self)
        }
    }
}
