/// Whether bytes are UTF-8, eight at a time and whatever their characters are.
///
/// A word of eight bytes is looked at as eight lanes of which the high bit answers a question. Which bytes have to
/// follow others is known from the first bytes of characters alone, so that nothing depends on where characters begin.
///
/// Source: the Unicode Standard, table 3-7 (well-formed byte sequences).
package enum UTF8Check {
    /// Whether a range is whole characters and nothing else.
    ///
    /// - Complexity: Linear in the number of bytes.
    package static func isWellFormed(_ bytes: UnsafeRawBufferPointer, from start: Int, to end: Int) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let high = ones << 7
        // What the word before asks of this one, in the lanes of this one.
        var expected: UInt64 = 0
        var low: UInt64 = 0
        var raised: UInt64 = 0
        var place = start
        while place < end {
            let word = word(in: bytes, at: place, to: end)
            place &+= 8
            if word & high == 0 {
                if expected != 0 { return false }
                place = firstWide(in: bytes, from: place, to: end)
                continue
            }
            // Whether each byte follows another one (10…), begins two or more (11…), three or more, four or more.
            let first = word & (word << 1) & high
            let following = word & high & ~first
            let three = first & (word << 2)
            let four = three & (word << 3)
            guard following == (first << 8 | three << 16 | four << 24 | expected) else { return false }
            // After E0 a byte is at least A0, after ED at most 9F: their bit of 20 says so.
            let isE0 = zeros(word ^ ones &* 0xE0)
            let isED = zeros(word ^ ones &* 0xED)
            let bit = word << 2
            guard (isE0 << 8 | raised) & ~bit & high == 0, (isED << 8 | low) & bit & high == 0 else { return false }
            // C0 and C1 begin nothing.
            let isLarge = (word & 0x1E1E_1E1E_1E1E_1E1E) &+ 0x7E7E_7E7E_7E7E_7E7E
            guard first & ~three & ~isLarge == 0 else { return false }
            if four != 0, !areFourBytesRight(bytes, from: place &- 8, to: end) { return false }
            expected = first >> 56 | three >> 48 | four >> 40
            raised = isE0 >> 56
            low = isED >> 56
        }
        return expected == 0
    }

    /// Where the first byte of a range stands that is not part of a whole character in it, or nil.
    ///
    /// - Complexity: Linear in the number of bytes, eight at a time where all are characters.
    package static func firstIllFormed(_ bytes: UnsafeRawBufferPointer, from start: Int, to end: Int) -> Int? {
        if isWellFormed(bytes, from: start, to: end) { return nil }
        var place = start
        while place < end {
            guard let length = characterLength(bytes, at: place, to: end) else { return place }
            place += length
        }
        return nil
    }

    /// How many bytes the character has that begins at a place before the end, or nil where none does.
    package static func characterLength(_ bytes: UnsafeRawBufferPointer, at place: Int, to end: Int) -> Int? {
        func byte(_ index: Int) -> UInt8 { place + index < end ? bytes[place + index] : 0 }
        func continues(_ index: Int) -> Bool { byte(index) & 0xC0 == 0x80 }
        switch (byte(0), byte(1)) {
        case (0..<0x80, _): return 1
        case (0xC2...0xDF, 0x80...0xBF): return 2
        case (0xE0, 0xA0...0xBF), (0xE1...0xEC, 0x80...0xBF), (0xED, 0x80...0x9F), (0xEE...0xEF, 0x80...0xBF):
            return continues(2) ? 3 : nil
        case (0xF0, 0x90...0xBF), (0xF1...0xF3, 0x80...0xBF), (0xF4, 0x80...0x8F):
            return continues(2) && continues(3) ? 4 : nil
        default: return nil
        }
    }

    /// A place from which on some of the next bytes are not ASCII, or that is near the end.
    @inline(__always)
    private static func firstWide(in bytes: UnsafeRawBufferPointer, from start: Int, to end: Int) -> Int {
        func word(_ place: Int) -> UInt64 { bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) }
        var place = start
        while place &+ 32 <= end {
            let all = word(place) | word(place &+ 8) | word(place &+ 16) | word(place &+ 24)
            if all & 0x8080_8080_8080_8080 != 0 { return place }
            place &+= 32
        }
        return place
    }

    /// The word at a place, with zeros from the end of what is looked at.
    @inline(__always)
    private static func word(in bytes: UnsafeRawBufferPointer, at place: Int, to end: Int) -> UInt64 {
        if place &+ 8 <= bytes.count {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            let rest = end &- place
            return rest >= 8 ? word : word & (1 &<< (UInt64(truncatingIfNeeded: rest) &* 8) &- 1)
        }
        var word: UInt64 = 0
        for index in (place..<end).reversed() { word = word << 8 | UInt64(bytes[index]) }
        return word
    }

    /// The high bit of each lane that is zero, exactly.
    @inline(__always)
    private static func zeros(_ word: UInt64) -> UInt64 {
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        return ~(((word & low) &+ low) | word | low)
    }

    /// Whether the characters of four bytes that begin in a word are in Unicode's range.
    private static func areFourBytesRight(_ bytes: UnsafeRawBufferPointer, from start: Int, to end: Int) -> Bool {
        for index in start..<min(start + 8, end) where bytes[index] >= 0xF0 {
            guard index + 1 < end else { return false }
            switch (bytes[index], bytes[index + 1]) {
            case (0xF0, 0x90...0xBF), (0xF1...0xF3, 0x80...0xBF), (0xF4, 0x80...0x8F): continue
            default: return false
            }
        }
        return true
    }
}
