/// Rounding of plain decimal text, so that no binary floating-point number stands on the way.
enum DecimalDigits {
    /// The digits with exactly so many fraction digits, half rounded to even.
    ///
    /// - Parameters:
    ///   - digits: Plain decimal text, as `PluralOperands` reads it.
    ///   - fractionDigits: How many fraction digits to keep or to fill up with zeros.
    /// - Returns: Plain decimal text.
    static func rounded(_ digits: String, fractionDigits: Int) -> String {
        var whole = Array(digits.utf8)
        var sign: [UInt8] = []
        if let first = whole.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
            sign = first == UInt8(ascii: "-") ? [first] : []
            whole.removeFirst()
        }
        let parts = whole.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        let fraction = parts.count > 1 ? Array(parts[1]) : []
        var kept = Array(parts.first ?? []) + fraction.prefix(fractionDigits)
        kept += Array(repeating: UInt8(ascii: "0"), count: max(0, fractionDigits - fraction.count))
        let dropped = fraction.dropFirst(fractionDigits)

        let half = UInt8(ascii: "5")
        if let first = dropped.first {
            let isAboveHalf =
                first > half || (first == half && dropped.dropFirst().contains { $0 != UInt8(ascii: "0") })
            let isOdd = kept.last.map { $0 & 1 == 1 } ?? false
            if isAboveHalf || (first == half && isOdd) { increment(&kept) }
        }
        let wholeDigits = kept.dropLast(fractionDigits)
        var result = sign + wholeDigits
        if fractionDigits > 0 { result += [UInt8(ascii: ".")] + kept.suffix(fractionDigits) }
        return String(decoding: result, as: UTF8.self)
    }

    private static func increment(_ digits: inout [UInt8]) {
        for index in digits.indices.reversed() {
            if digits[index] < UInt8(ascii: "9") {
                digits[index] += 1
                return
            }
            digits[index] = UInt8(ascii: "0")
        }
        digits.insert(UInt8(ascii: "1"), at: 0)
    }
}
