/// What one look at a text tells: whether anything in it needs a closer one.
struct TextTraits: Hashable, Sendable {
    struct Flags: OptionSet, Hashable, Sendable {
        let rawValue: UInt8
        /// A per cent sign that the quick look does not understand.
        static let unclearPercent = Flags(rawValue: 1)
        /// A control character, an invisible one, or one that turns the direction.
        static let invisible = Flags(rawValue: 2)
        /// A space that does not break.
        static let noBreakSpace = Flags(rawValue: 4)
        /// `%#@` or `%1#@`.
        static let reference = Flags(rawValue: 16)
    }

    private(set) var flags: Flags = []
    /// How each argument is asked for, two bits each from the lowest: 1 a value, 2 a whole number, 3 a decimal one.
    ///
    /// It says all about the arguments where the per cent signs are clear.
    private(set) var arguments: UInt64 = 0
    private(set) var isEmpty = true

    /// The most arguments that a quick look takes.
    private static let mostArguments = 31

    init(_ text: String) {
        var text = text
        self = text.withUTF8 { TextTraits($0) }
    }

    /// - Complexity: Linear in the number of bytes.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        isEmpty = bytes.isEmpty
        var index = 0
        let count = bytes.count
        var next = 0
        var hasPlaces = false
        while true {
            index = TextTraits.firstUnusual(in: bytes, from: index)
            guard index < count else { break }
            let byte = bytes[index]
            index &+= 1
            switch byte {
            case UInt8(ascii: "%"):
                readPercent(bytes, &index, &next, &hasPlaces)
            case 0x09, 0x0A, 0x20...0x7E: break
            case 0..<0x20, 0x7F: flags.insert(.invisible)
            case 0xC2, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF, 0xF3: readUnusual(bytes, index &- 1)
            default: break
            }
        }
        // Places that leave one out, and both ways of naming places, need a closer look.
        if next > 0 && hasPlaces { flags.insert(.unclearPercent) }
        for place in 0..<TextTraits.mostArguments {
            let rest: UInt64 = arguments >> UInt64(2 * place)
            if rest != 0 && rest & 3 == 0 { flags.insert(.unclearPercent) }
        }
    }

    /// The next byte that is no usual character of ASCII, or a per cent sign.
    @inline(__always)
    private static func firstUnusual(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        var index = start
        while index &+ 8 <= bytes.count {
            let found = unusual(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
            if found != 0 { return index &+ found.trailingZeroBitCount / 8 }
            index &+= 8
        }
        if index < bytes.count, bytes.count >= 8 {
            // The last eight bytes without those that were looked at, filled up with spaces.
            let last = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: bytes.count &- 8, as: UInt64.self))
            let rest = UInt64(truncatingIfNeeded: bytes.count &- index) &* 8
            let found = unusual(last &>> (64 &- rest) | 0x2020_2020_2020_2020 &<< rest)
            return found == 0 ? bytes.count : index &+ found.trailingZeroBitCount / 8
        }
        while index < bytes.count, bytes[index] != UInt8(ascii: "%"), (0x20...0x7E).contains(bytes[index]) {
            index &+= 1
        }
        return index
    }

    /// A high bit where a byte is a per cent sign, below 0x20 or above 0x7E; only the lowest is exact.
    @inline(__always)
    private static func unusual(_ word: UInt64) -> UInt64 {
        let percent = word ^ 0x2525_2525_2525_2525
        let isPercent = (percent &- 0x0101_0101_0101_0101) & ~percent
        let isControl = (word &- 0x2020_2020_2020_2020) & ~word
        let isDelete = word & 0x7F7F_7F7F_7F7F_7F7F &+ 0x0101_0101_0101_0101
        return (isPercent | isControl | isDelete | word) & 0x8080_8080_8080_8080
    }

    private mutating func readUnusual(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) {
        func byte(_ distance: Int) -> UInt8 { index + distance < bytes.count ? bytes[index + distance] : 0 }
        switch bytes[index] {
        case 0xC2:
            if byte(1) == 0xA0 { flags.insert(.noBreakSpace) } else if byte(1) < 0xA0 { flags.insert(.invisible) }
        case 0xE1: if byte(1) == 0xA0, byte(2) == 0x8E { flags.insert(.invisible) }
        case 0xE2:
            switch (byte(1), byte(2)) {
            case (0x80, 0xAF): flags.insert(.noBreakSpace)
            case (0x80, 0x8B), (0x80, 0xA8...0xAE), (0x81, 0xA0...0xAF): flags.insert(.invisible)
            default: break
            }
        case 0xE3: if byte(1) == 0x85, byte(2) == 0xA4 { flags.insert(.invisible) }
        case 0xEF:
            switch (byte(1), byte(2)) {
            case (0xBB, 0xBF), (0xBF, 0xB9...0xBD): flags.insert(.invisible)
            default: break
            }
        case 0xF3: if byte(1) == 0xA0 { flags.insert(.invisible) }
        default: break
        }
    }

    /// Reads what follows a per cent sign where it is one of the usual placeholders.
    private mutating func readPercent(
        _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ next: inout Int, _ hasPlaces: inout Bool
    ) {
        func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
        var scan = index
        if byte(scan) == UInt8(ascii: "%") {
            index = scan + 1
            return
        }
        var place: Int?
        if (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(byte(scan)), byte(scan + 1) == UInt8(ascii: "$") {
            place = Int(byte(scan) & 0x0F) - 1
            scan += 2
        }
        if byte(scan) == UInt8(ascii: "l") {
            scan += 1
            if byte(scan) == UInt8(ascii: "l") { scan += 1 }
        }
        let family: UInt64
        switch byte(scan) {
        case UInt8(ascii: "@"): family = 1
        case UInt8(ascii: "d"), UInt8(ascii: "u"), UInt8(ascii: "i"): family = 2
        case UInt8(ascii: "f"): family = 3
        default:
            flags.insert(.unclearPercent)
            let digits = bytes[scan...].drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            if digits.starts(with: "#@".utf8) { flags.insert(.reference) }
            return
        }
        index = scan + 1
        if place == nil { next += 1 } else { hasPlaces = true }
        let number = place ?? next - 1
        guard number < TextTraits.mostArguments else {
            flags.insert(.unclearPercent)
            return
        }
        let old = arguments >> UInt64(2 * number) & 3
        if old != 0, old != family { flags.insert(.unclearPercent) }
        arguments |= family << UInt64(2 * number)
    }
}
