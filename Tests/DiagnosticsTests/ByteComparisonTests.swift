import Testing

@testable import Diagnostics

@Suite("Comparing bytes")
struct ByteComparisonTests {
    @Test("says what == says, whichever byte differs", arguments: 0..<40)
    func differences(count: Int) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
        #expect(bytes.hasSameBytes(as: bytes))
        #expect(!bytes.hasSameBytes(as: bytes + [0]))
        for index in bytes.indices {
            var other = bytes
            other[index] ^= 1
            #expect(!bytes.hasSameBytes(as: other))
        }
    }
}
