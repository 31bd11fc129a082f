/// The order in which Xcode writes the keys of a catalogue: that of names in the Finder.
///
/// Letters come before their capitals, accents count where letters are the same, and digits in a row are one number.
///
/// ```swift
/// ["k10", "k2", "K2"].sorted(by: FinderOrder.precedes)  // ["k2", "K2", "k10"]
/// ```
///
/// - It is the same for every language.
/// - Keys that this order holds for equal, such as `007` and `7`, are sorted by their bytes.
/// - Marks that stand in a row upon one letter are taken as they come; ICU looks behind one for a letter's own mark.
///
/// Source: the root collation of CLDR 42, three levels, punctuation not ignored, numbers by their value.
public enum FinderOrder {
    /// The version of CLDR that the order comes from.
    public static var version: String { FinderOrderData.version }

    /// What a key is sorted by; two of these are compared faster than two keys.
    public struct SortKey: Comparable, Sendable {
        /// The weights of each level, with a zero between the levels.
        fileprivate let weights: [UInt32]
        fileprivate let key: String

        /// Whether the left key stands before the right one.
        public static func < (left: SortKey, right: SortKey) -> Bool {
            for (first, second) in zip(left.weights, right.weights) where first != second { return first < second }
            if left.weights.count != right.weights.count { return left.weights.count < right.weights.count }
            return left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
        }

        /// Whether the keys have the same bytes.
        public static func == (left: SortKey, right: SortKey) -> Bool { left.key.utf8.elementsEqual(right.key.utf8) }

        /// Whether the order holds the keys for equal, so that only their bytes tell which comes first.
        public func isEquivalent(to other: SortKey) -> Bool { weights == other.weights }
    }

    /// Whether a key stands before another.
    ///
    /// - Complexity: Linear in the length of the keys.
    public static func precedes(_ left: String, _ right: String) -> Bool { sortKey(of: left) < sortKey(of: right) }

    /// What a key is sorted by.
    ///
    /// - Complexity: Linear in the length of the key.
    public static func sortKey(of key: String) -> SortKey {
        var reader = FinderOrderReader(key)
        reader.read()
        return SortKey(
            weights: reader.primary + [0] + reader.secondary + [0] + reader.tertiary, key: key)
    }
}

/// The weights of one key, character by character.
private struct FinderOrderReader {
    private(set) var primary: [UInt32] = []
    private(set) var secondary: [UInt32] = []
    private(set) var tertiary: [UInt32] = []
    private let scalars: [UInt32]
    private var index = 0

    private enum Kind: Int {
        case gap, same, rising, expansion, digits
    }

    /// The most digits that are one number; more are read as several, as ICU does it.
    private static let longestNumber = 254
    /// What stands in place of the weight of an ideograph that Unicode does not have yet.
    private static let noIdeograph = 0x3FFFF

    init(_ key: String) {
        scalars = key.unicodeScalars.map(\.value)
        primary.reserveCapacity(scalars.count)
        secondary.reserveCapacity(scalars.count)
        tertiary.reserveCapacity(scalars.count)
    }

    mutating func read() {
        while index < scalars.count {
            let scalar = scalars[index]
            if readContraction() { continue }
            if let digit = digit(scalar) {
                readNumber(digit)
            } else {
                readScalar(scalar)
                index += 1
            }
        }
    }

    private mutating func append(_ weight: UInt32, _ pair: Int) {
        let second = UInt32(FinderOrderTable.pairs.number(at: pair * 3, digits: 2))
        let third = UInt32(FinderOrderTable.pairs.number(at: pair * 3 + 2, digits: 1))
        if weight != 0 { primary.append(weight) }
        if second != 0 { secondary.append(second) }
        if third != 0 { tertiary.append(third) }
    }

    private mutating func appendExpansion(_ place: Int) {
        let table = FinderOrderTable.expansions
        for number in 0..<table.number(at: place, digits: 1) {
            let element = place + 1 + number * 5
            append(UInt32(table.number(at: element, digits: 3)), table.number(at: element + 3, digits: 2))
        }
    }

    private mutating func readScalar(_ scalar: UInt32) {
        switch scalar {
        case 0xAC00...0xD7A3:
            // A Hangul syllable is its letters; Unicode Standard, section 3.12.
            let syllable = scalar - 0xAC00
            readScalar(0x1100 + syllable / 588)
            readScalar(0x1161 + syllable % 588 / 28)
            if syllable % 28 != 0 { readScalar(0x11A7 + syllable % 28) }
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x323AF: readIdeograph(scalar)
        case 0xFFFD: append(FinderOrderData.other + 0x110000, FinderOrderData.plainPair)
        default: readMapped(scalar)
        }
    }

    private mutating func readMapped(_ scalar: UInt32) {
        let table = FinderOrderTable.runs
        guard let run = table.run(of: scalar) else { return }
        let step = Int(scalar) - table.number(at: run, digits: 4)
        let value = table.number(at: run + 5, digits: 3)
        let pair = table.number(at: run + 8, digits: 2)
        switch Kind(rawValue: table.number(at: run + 4, digits: 1)) {
        case .same?: append(UInt32(value), pair)
        case .rising?: append(UInt32(value + step), pair)
        case .expansion?: appendExpansion(value)
        default: append(FinderOrderData.other + scalar, FinderOrderData.plainPair)
        }
    }

    private mutating func readIdeograph(_ scalar: UInt32) {
        let table = FinderOrderTable.ideographs
        let place = Int(scalar - FinderOrderData.firstIdeograph)
        guard let row = table.lastRow(width: 6, where: { table.number(at: $0, digits: 3) <= place }),
            case let rank = table.number(at: row + 3, digits: 3), rank != FinderOrderReader.noIdeograph
        else {
            append(FinderOrderData.other + scalar, FinderOrderData.plainPair)
            return
        }
        let step = place - table.number(at: row, digits: 3)
        append(FinderOrderData.ideograph + UInt32(rank + step), FinderOrderData.plainPair)
    }

    // MARK: Numbers

    /// The value of a decimal digit of any script.
    private func digit(_ scalar: UInt32) -> Int? {
        if scalar < 0x80 { return (48...57).contains(scalar) ? Int(scalar) - 48 : nil }
        let table = FinderOrderTable.runs
        guard let run = table.run(of: scalar),
            Kind(rawValue: table.number(at: run + 4, digits: 1)) == .digits
        else { return nil }
        return table.number(at: run + 5, digits: 3) + Int(scalar) - table.number(at: run, digits: 4)
    }

    /// Reads digits in a row: how many there are without leading zeros, then each.
    private mutating func readNumber(_ first: Int) {
        var digits: [Int] = [first]
        index += 1
        while index < scalars.count, let digit = digit(scalars[index]) {
            digits.append(digit)
            index += 1
        }
        var rest = digits[...]
        while !rest.isEmpty {
            rest = rest.drop { $0 == 0 }
            let number = rest.isEmpty ? digits.suffix(1) : rest.prefix(FinderOrderReader.longestNumber)
            rest = rest.dropFirst(number.count)
            append(FinderOrderData.number, FinderOrderData.plainPair)
            // A digit is no weight of its own: a number is as long on the other levels however many digits it has.
            primary.append(UInt32(number.count))
            primary += number.map { UInt32($0) + 1 }
        }
    }

    // MARK: Contractions

    /// Reads characters that count together, where the next ones do.
    private mutating func readContraction() -> Bool {
        let first = scalars[index]
        guard index + 1 < scalars.count, first >= 0x80 || first | 0x20 == 0x6C else { return false }
        let table = FinderOrderTable.contractions
        for count in [3, 2] where index + count <= scalars.count {
            let third = count == 3 ? scalars[index + 2] : 0
            let wanted = FinderOrderReader.joined(Int(first), Int(scalars[index + 1]), Int(third))
            func key(_ row: Int) -> UInt64 {
                FinderOrderReader.joined(
                    table.number(at: row, digits: 4), table.number(at: row + 4, digits: 4),
                    table.number(at: row + 8, digits: 4))
            }
            guard let row = table.lastRow(width: 15, where: { key($0) <= wanted }), key(row) == wanted else { continue }
            appendExpansion(table.number(at: row + 12, digits: 3))
            index += count
            return true
        }
        return false
    }

    /// Three characters as one number that sorts as they do.
    private static func joined(_ first: Int, _ second: Int, _ third: Int) -> UInt64 {
        UInt64(first) << 42 | UInt64(second) << 21 | UInt64(third)
    }
}

/// A table of numbers in digits of six bits.
private struct FinderOrderTable {
    let digits: StaticString

    static let runs = FinderOrderTable(digits: FinderOrderData.runs)
    static let ideographs = FinderOrderTable(digits: FinderOrderData.ideographs)
    static let contractions = FinderOrderTable(digits: FinderOrderData.contractions)
    static let pairs = FinderOrderTable(digits: FinderOrderData.pairs)
    static let expansions = FinderOrderTable(digits: FinderOrderData.expansions)

    /// The number at a place; the places are those of the generated tables and within them.
    func number(at place: Int, digits count: Int) -> Int {
        digits.withUTF8Buffer { buffer in
            var value = 0
            for digit in buffer[place..<place + count] { value = value << 6 | Int(digit &- 0x3F) }
            return value
        }
    }

    /// Where the row begins that a character belongs to.
    func run(of scalar: UInt32) -> Int? {
        // No row begins twice, so that those of ASCII are among the first.
        lastRow(width: 10, among: scalar < 0x80 ? Int(scalar) + 1 : .max) { number(at: $0, digits: 4) <= Int(scalar) }
    }

    /// Where the last row begins that comes before something; nil where there is none.
    ///
    /// - Parameters:
    ///   - width: The digits of a row.
    ///   - limit: How many rows are looked at.
    ///   - isBefore: Whether a row, by its place, comes before or is what is looked for.
    /// - Returns: The place of the row.
    func lastRow(width: Int, among limit: Int = .max, where isBefore: (Int) -> Bool) -> Int? {
        var low = 0
        var high = min(limit, digits.utf8CodeUnitCount / width)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle * width) { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : (low - 1) * width
    }
}
