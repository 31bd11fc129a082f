import Foundation
import Purchases
import TestSupport
import Testing

@testable import StoreEvents

@Suite("Moments and base64")
struct ReadingMomentsTests {
    @Test("a moment of RFC 3339 is the one that Foundation reads")
    func foundation() {
        let seed = UInt64.random(in: .min ... .max)
        print("RFC 3339: seed \(seed)")
        var random = SplitMix64(seed: seed)
        let peer = ISO8601DateFormatter()
        peer.formatOptions = [.withInternetDateTime]
        for _ in 0..<500 {
            let seconds = Int.random(in: 0..<4_000_000_000, using: &random)
            let halfHours = Int.random(in: -23...23, using: &random)
            peer.timeZone = TimeZone(secondsFromGMT: halfHours * 1_800) ?? .gmt
            let text = peer.string(from: Date(timeIntervalSince1970: TimeInterval(seconds)))
            #expect(Timestamp(rfc3339: text)?.milliseconds == Int64(seconds) * 1_000, "\(text), seed \(seed)")
        }
    }

    @Test(
        "what is no moment is refused",
        arguments: [
            "", "2026-01-15", "2026-01-15T10:00:00", "2026-13-15T10:00:00Z", "2026-02-29T10:00:00Z",
            "2026-01-15T24:00:00Z", "2026-01-15T10:60:00Z", "2026-01-15T10:00:00.Z", "2026-01-15T10:00:00Zx",
            "2026-01-15T10:00:00+1:00", "2026-01-15T10:00:00+01:00 ", "2026-01-15 10:00:00Z", "２026-01-15T10:00:00Z",
            "2026-01-15T10:00:00.5", "2026-01-15T10:00:00+0100", "2026-01-15T10:00:00+24:00",
        ])
    func refused(text: String) {
        #expect(Timestamp(rfc3339: text) == nil)
    }

    @Test("base64 is what Foundation writes, with either alphabet, with padding or without")
    func base64() {
        let seed = UInt64.random(in: .min ... .max)
        print("base64: seed \(seed)")
        var random = SplitMix64(seed: seed)
        for count in 0..<200 {
            let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
            let text = Data(bytes).base64EncodedString()
            let bare = text.replacingOccurrences(of: "=", with: "")
            let safe = bare.replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            for spelling in [text, bare, safe] {
                #expect(Base64.decode(spelling.utf8) == bytes, "\(spelling), seed \(seed)")
            }
        }
        for text in ["A", "AA=", "AAA==", "=", "AA=A", "A A", "AAAA=", "ÄÄÄÄ"] {
            #expect(Base64.decode(text.utf8) == nil, "\(text)")
        }
    }
}
