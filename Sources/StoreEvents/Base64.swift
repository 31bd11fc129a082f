/// Reads base64 as RFC 4648 defines it, with either alphabet, with padding or without.
enum Base64 {
    /// The bytes that a text stands for, or nil where it is not base64.
    ///
    /// - Complexity: Linear in the length of the text.
    static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
        var decoded: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        var padding = 0
        for byte in text {
            if byte == UInt8(ascii: "=") {
                padding += 1
                continue
            }
            guard padding == 0, let value = value(of: byte) else { return nil }
            bits = bits << 6 | UInt32(value)
            count += 1
            if count == 4 {
                decoded.append(contentsOf: [UInt8(bits >> 16 & 0xFF), UInt8(bits >> 8 & 0xFF), UInt8(bits & 0xFF)])
                bits = 0
                count = 0
            }
        }
        // A group of two or three digits may be filled up with padding, one digit says nothing.
        guard padding == 0 || count + padding == 4 else { return nil }
        switch count {
        case 0: return padding == 0 ? decoded : nil
        case 2: decoded.append(UInt8(bits >> 4 & 0xFF))
        case 3: decoded.append(contentsOf: [UInt8(bits >> 10 & 0xFF), UInt8(bits >> 2 & 0xFF)])
        default: return nil
        }
        return decoded
    }

    private static func value(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - 65
        case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - 71
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte + 4
        case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
        case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
        default: nil
        }
    }
}
