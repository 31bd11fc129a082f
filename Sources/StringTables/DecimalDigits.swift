/// A decimal number as its digits, so that no binary floating-point number stands on the way.
struct DecimalDigits: Hashable {
    /// Whether a minus stands before the digits, of a zero too.
    var isNegative: Bool
    /// The ASCII digits before the point, at least one.
    var whole: [UInt8]
    /// The ASCII digits behind the point.
    var fraction: [UInt8]

    /// Reads plain decimal text such as `1.50` or `-3`, or gives nil where the text is something else.
    ///
    /// - Parameter text: An optional sign, ASCII digits, and at most one point with digits after it.
    init?(_ text: String) {
        var bytes = Array(text.utf8)[...]
        let sign = bytes.first
        if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { bytes.removeFirst() }
        let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count),
            parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } })
        else { return nil }
        isNegative = sign == UInt8(ascii: "-")
        let significant = parts[0].drop { $0 == UInt8(ascii: "0") }
        whole = significant.isEmpty ? [UInt8(ascii: "0")] : Array(significant)
        fraction = parts.count == 2 ? Array(parts[1]) : []
    }

    /// Whether the fraction is zeros or nothing.
    var isWhole: Bool { fraction.allSatisfy { $0 == UInt8(ascii: "0") } }

    /// The digits without the sign, as plain text.
    var magnitude: String {
        String(decoding: fraction.isEmpty ? whole : whole + [UInt8(ascii: ".")] + fraction, as: UTF8.self)
    }

    /// The number as plain text.
    var text: String { (isNegative ? "-" : "") + magnitude }

    /// The number with exactly so many fraction digits, half rounded to even.
    func rounded(fractionDigits: Int) -> DecimalDigits {
        let missing = max(0, fractionDigits - fraction.count)
        let (digits, carried) = Self.rounded(
            whole + fraction + Array(repeating: UInt8(ascii: "0"), count: missing), to: whole.count + fractionDigits)
        var result = self
        let point = whole.count + (carried ? 1 : 0)
        result.whole = Array(digits[..<point])
        result.fraction = Array(digits[point...])
        return result
    }

    /// The number as a digit, a fraction and a power of ten, half rounded to even.
    ///
    /// - Parameter significantDigits: How many digits to keep in all, at least 1; nil keeps those that the number has.
    /// - Returns: The digits, whose whole part is one digit, and the power of ten.
    func scientific(significantDigits: Int?) -> (digits: DecimalDigits, exponent: Int) {
        let all = whole + fraction
        let zeros = all.prefix { $0 == UInt8(ascii: "0") }.count
        var exponent = whole.count - 1 - zeros
        var significant = Array(all[zeros...])
        if significant.isEmpty {
            // A zero has no first digit other than zero; its fraction is kept as it is.
            exponent = 0
            significant = [UInt8(ascii: "0")] + fraction
        }
        let count = max(1, significantDigits ?? significant.count)
        let missing = max(0, count - significant.count)
        let (digits, carried) = Self.rounded(
            significant + Array(repeating: UInt8(ascii: "0"), count: missing), to: count)
        var result = self
        result.whole = [digits[0]]
        result.fraction = Array(digits[1..<count])
        return (result, carried ? exponent + 1 : exponent)
    }

    /// The number without zeros at the end of its fraction.
    var withoutTrailingZeros: DecimalDigits {
        var result = self
        while result.fraction.last == UInt8(ascii: "0") { result.fraction.removeLast() }
        return result
    }

    /// The first digits of several, half rounded to even, and whether that made one more.
    private static func rounded(_ all: [UInt8], to count: Int) -> (digits: [UInt8], carried: Bool) {
        var kept = Array(all.prefix(count))
        let dropped = all.dropFirst(count)
        let half = UInt8(ascii: "5")
        guard let first = dropped.first, first >= half else { return (kept, false) }
        let isExactlyHalf = first == half && dropped.dropFirst().allSatisfy { $0 == UInt8(ascii: "0") }
        if isExactlyHalf, kept.last.map({ $0 & 1 == 0 }) ?? true { return (kept, false) }
        for index in kept.indices.reversed() {
            if kept[index] < UInt8(ascii: "9") {
                kept[index] += 1
                return (kept, false)
            }
            kept[index] = UInt8(ascii: "0")
        }
        return ([UInt8(ascii: "1")] + kept, true)
    }
}
