/// The escapes of JSON strings.
///
/// Source: RFC 8259, section 7.
enum JSONEscapes {
    /// Replaces the escapes of a string that was read already.
    static func decode(_ bytes: some Collection<UInt8>) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            bytes.formIndex(after: &index)
            guard byte == UInt8(ascii: "\\"), index < bytes.endIndex else {
                decoded.append(byte)
                continue
            }
            let letter = bytes[index]
            bytes.formIndex(after: &index)
            guard letter == UInt8(ascii: "u"), let first = codeUnit(bytes[index...].prefix(4)) else {
                decoded.append(character(of: letter) ?? letter)
                continue
            }
            var codeUnits = [first]
            bytes.formIndex(&index, offsetBy: 4)
            // The reader has refused lone surrogates: behind a leading one stands `\u` with its partner.
            if UTF16.isLeadSurrogate(first), let second = codeUnit(bytes[index...].dropFirst(2).prefix(4)) {
                codeUnits.append(second)
                bytes.formIndex(&index, offsetBy: 6)
            }
            decoded.append(contentsOf: String(decoding: codeUnits, as: UTF16.self).utf8)
        }
        return decoded
    }

    /// The character that a letter behind a backslash stands for.
    static func character(of letter: UInt8) -> UInt8? {
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: nil
        }
    }

    /// The number that four hexadecimal digits write, or nil where they are not that.
    static func codeUnit(_ digits: some Collection<UInt8>) -> UInt16? {
        guard digits.count == 4 else { return nil }
        var value: UInt16 = 0
        for digit in digits {
            switch digit {
            case 48...57: value = value << 4 | UInt16(digit - 48)
            case 65...70, 97...102: value = value << 4 | UInt16((digit | 0x20) - 87)
            default: return nil
            }
        }
        return value
    }
}
