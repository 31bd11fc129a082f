import Foundation
import Languages
import StringTables
import Testing

@Suite("A moment in the plain filling of the seam")
struct PlainMomentTests {
    let values = PlainValueFormatting()

    @Test(
        "is what ISO 8601 says, with the distance of the clock from UTC",
        arguments: [
            (1_796_072_700_000, 0, "2026-11-30T21:05Z"), (1_796_072_700_000, 19_800, "2026-12-01T02:35+05:30"),
            (1_796_072_700_000, -34_200, "2026-11-30T11:35-09:30"), (-1, 0, "1969-12-31T23:59Z"),
            (0, -3_600, "1969-12-31T23:00-01:00"), (951_825_599_999, 0, "2000-02-29T11:59Z"),
        ] as [(Int64, Int, String)])
    func written(_ milliseconds: Int64, _ seconds: Int, _ expected: String) {
        #expect(values.moment(milliseconds, secondsFromUTC: seconds, in: "en") == expected)
    }

    @Test("is what the C library makes of random moments")
    func peer() {
        let seed = UInt64.random(in: 0 ... .max)
        var state = seed
        func next(_ bound: UInt64) -> Int64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int64((state >> 16) % bound)
        }
        for _ in 0..<2_000 {
            // Years 1 to 9999, in seconds.
            let second = next(315_537_897_599) - 62_135_596_800
            var time = time_t(second)
            var parts = tm()
            gmtime_r(&time, &parts)
            let expected = String(
                format: "%04d-%02d-%02dT%02d:%02dZ", parts.tm_year + 1_900, parts.tm_mon + 1, parts.tm_mday,
                parts.tm_hour, parts.tm_min)
            let text = values.moment(second * 1_000 + next(1_000), secondsFromUTC: 0, in: "en")
            #expect(text == expected, "seed \(seed), second \(second)")
        }
    }

    @Test("is written of every number", arguments: [Int64.min, .max, .min + 1, 0])
    func bounds(_ milliseconds: Int64) {
        for seconds in [Int.min, -86_400, 0, 86_400, .max] {
            #expect(values.moment(milliseconds, secondsFromUTC: seconds, in: "en").contains("T"))
        }
    }
}
