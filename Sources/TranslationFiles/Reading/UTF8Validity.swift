internal import Diagnostics

/// Whether bytes are UTF-8.
///
/// Source: the Unicode Standard, table 3-7 (well-formed byte sequences).
enum UTF8Validity {
    /// Where the first byte stands that is not part of a character, or nil.
    ///
    /// - Complexity: Linear, eight bytes at a time where all are valid.
    static func firstInvalid(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            UTF8Check.isWellFormed(UnsafeRawBufferPointer(bytes), from: 0, to: bytes.count)
                ? nil : firstInvalid(in: bytes)
        }
    }

    private static func firstInvalid(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let raw = UnsafeRawBufferPointer(bytes)
        let count = bytes.count
        var index = 0
        while index < count {
            let byte = bytes[index]
            if byte < 0x80 {
                index &+= 1
                while index &+ 8 <= count,
                    raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
                {
                    index &+= 8
                }
                continue
            }
            // What may follow the first byte, and how many more bytes come after that one.
            let second: ClosedRange<UInt8>
            let more: Int
            switch byte {
            case 0xC2...0xDF: (second, more) = (0x80...0xBF, 0)
            case 0xE0: (second, more) = (0xA0...0xBF, 1)
            case 0xED: (second, more) = (0x80...0x9F, 1)
            case 0xE1...0xEF: (second, more) = (0x80...0xBF, 1)
            case 0xF0: (second, more) = (0x90...0xBF, 2)
            case 0xF1...0xF3: (second, more) = (0x80...0xBF, 2)
            case 0xF4: (second, more) = (0x80...0x8F, 2)
            default: return index
            }
            guard count &- index > more &+ 1, second.contains(bytes[index &+ 1]),
                more < 1 || bytes[index &+ 2] & 0xC0 == 0x80, more < 2 || bytes[index &+ 3] & 0xC0 == 0x80
            else { return index }
            index &+= more &+ 2
        }
        return nil
    }
}
