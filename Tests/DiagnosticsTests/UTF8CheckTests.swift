import Testing

@testable import Diagnostics

@Suite("Bytes that are characters")
struct UTF8CheckTests {
    /// What Swift's own decoder says: where the first byte is that is not part of a whole character.
    private func firstInvalid(in bytes: [UInt8]) -> Int? {
        var place = 0
        while place < bytes.count {
            guard
                let length = (1...4).first(where: { length in
                    place + length <= bytes.count
                        && String(validating: bytes[place..<place + length], as: UTF8.self)?.unicodeScalars.count == 1
                })
            else { return place }
            place += length
        }
        return nil
    }

    @Test("every pair of bytes, alone, within text and cut off, is judged as Swift does", arguments: 0...255)
    func pairs(first: Int) {
        for second in 0...255 {
            let pair = [UInt8(first), UInt8(second)]
            for tail in [[], [0x80], [0xBF, 0x80], [0x41], [0x80, 0x80, 0x41]] as [[UInt8]] {
                for head in [[], Array("abcdefgü".utf8)] {
                    let bytes = head + pair + tail
                    let found = bytes.withUnsafeBytes { UTF8Check.firstIllFormed($0, from: 0, to: $0.count) }
                    #expect(found == firstInvalid(in: bytes), "\(bytes)")
                }
            }
        }
    }
}
