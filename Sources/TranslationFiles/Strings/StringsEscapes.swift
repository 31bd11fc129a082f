/// The escapes of an old-style property list.
///
/// Source: getSlashedChar in CFOldStylePList.c of swift-corelibs-foundation.
enum StringsEscapes {
    /// Something about an escape that its writer probably did not mean.
    struct Surprise {
        let message: String
        /// Bytes from the start of the content.
        let offset: Int
    }

    /// The characters that the inside of a quoted string stands for.
    ///
    /// Half of a surrogate pair alone becomes U+FFFD.
    static func decode(_ content: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var surprises: [Surprise] = []
        return decode(content, surprises: &surprises)
    }

    /// Whether some escape names its character by a number, or looks as if it did; no other one is a surprise.
    static func mayHoldSurprises(_ content: UnsafeBufferPointer<UInt8>) -> Bool {
        let backslash = UInt8(ascii: "\\")
        var index = 0
        while true {
            index = ByteSearch.first(backslash, or: backslash, in: content, from: index, to: content.count)
            guard index &+ 1 < content.count else { return false }
            switch content[index &+ 1] {
            case UInt8(ascii: "U"), UInt8(ascii: "u"), UInt8(ascii: "0")...UInt8(ascii: "7"): return true
            default: index &+= 2
            }
        }
    }

    static func decode(_ content: UnsafeBufferPointer<UInt8>, surprises: inout [Surprise]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(content.count)
        var index = 0
        /// The first half of a pair and where it stands, while the second may follow.
        var half: (unit: UInt32, offset: Int)?

        func endHalf() {
            guard let lone = half else { return }
            output.append("\u{FFFD}")
            surprises.append(
                Surprise(message: "the escape is half of a pair that makes a character", offset: lone.offset))
            half = nil
        }

        while index < content.count {
            let byte = content[index]
            guard byte == UInt8(ascii: "\\"), index + 1 < content.count else {
                endHalf()
                output.append(byte)
                index += 1
                continue
            }
            let start = index
            let letter = content[index + 1]
            index += 2
            if letter == UInt8(ascii: "U") {
                let (unit, digits) = hexadecimal(content, at: &index)
                if digits < 4 {
                    surprises.append(Surprise(message: "“\\U” is followed by fewer than four digits", offset: start))
                }
                if let first = half, unit & 0xFC00 == 0xDC00 {
                    let value = 0x10000 + (first.unit & 0x3FF) << 10 + unit & 0x3FF
                    output.append(Unicode.Scalar(value) ?? "\u{FFFD}")
                    half = nil
                    continue
                }
                endHalf()
                if unit & 0xFC00 == 0xD800 {
                    half = (unit, start)
                } else if let scalar = Unicode.Scalar(unit) {
                    output.append(scalar)
                } else {
                    half = (unit, start)
                    endHalf()
                }
                continue
            }
            endHalf()
            switch letter {
            case UInt8(ascii: "a"): output.append(0x07)
            case UInt8(ascii: "b"): output.append(0x08)
            case UInt8(ascii: "f"): output.append(0x0C)
            case UInt8(ascii: "n"): output.append(0x0A)
            case UInt8(ascii: "r"): output.append(0x0D)
            case UInt8(ascii: "t"): output.append(0x09)
            case UInt8(ascii: "v"): output.append(0x0B)
            case UInt8(ascii: "0")...UInt8(ascii: "7"):
                index -= 1
                let byte = octal(content, at: &index)
                if byte >= 0x80 {
                    surprises.append(
                        Surprise(message: "the octal escape names a character of NeXTSTEP's set", offset: start))
                }
                output.append(NeXTSTEPLatin.scalar(for: byte))
            default:
                if letter == UInt8(ascii: "u") {
                    surprises.append(
                        Surprise(message: "“\\u” is no escape and gives the letter u; “\\U” is one", offset: start))
                }
                output.append(letter)
            }
        }
        endHalf()
        return output
    }

    /// At most four digits; a character that is none is not passed over.
    private static func hexadecimal(
        _ content: UnsafeBufferPointer<UInt8>, at index: inout Int
    ) -> (value: UInt32, digits: Int) {
        var value: UInt32 = 0
        var digits = 0
        while digits < 4, index < content.count, let digit = Character(Unicode.Scalar(content[index])).hexDigitValue,
            content[index] < 0x80
        {
            value = value << 4 | UInt32(digit)
            digits += 1
            index += 1
        }
        return (value, digits)
    }

    /// At most three digits; what is above a byte is cut.
    private static func octal(_ content: UnsafeBufferPointer<UInt8>, at index: inout Int) -> UInt8 {
        var value: UInt8 = 0
        var digits = 0
        while digits < 3, index < content.count, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(content[index]) {
            value = value << 3 | content[index] & 0x07
            digits += 1
            index += 1
        }
        return value
    }
}
