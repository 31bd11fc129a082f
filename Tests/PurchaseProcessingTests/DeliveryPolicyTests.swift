import PurchaseProcessing
import TestSupport
import Testing

@Suite("A delivery policy")
struct DeliveryPolicyTests {
    @Test("waits longer each time, up to the longest wait")
    func grows() {
        let policy = DeliveryPolicy(
            mostAttempts: 6, firstDelay: .seconds(2), factor: 3, largestDelay: .seconds(60), jitterFraction: 0.5)
        let longest = (1...6).map { policy.delay(afterAttempt: $0, random: 0) }
        #expect(longest == [2, 6, 18, 54, 60, 60].map { Duration.seconds($0) })
        let shortest = (1...6).map { policy.delay(afterAttempt: $0, random: 1) }
        #expect(shortest == [1, 3, 9, 27, 30, 30].map { Duration.seconds($0) })
    }

    @Test("never waits longer than it may, nor less than the jitter allows", arguments: [UInt64.random(in: 0 ... .max)])
    func bounds(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<5_000 {
            let policy = DeliveryPolicy(
                mostAttempts: Int.random(in: 1...20, using: &random),
                firstDelay: .milliseconds(Int.random(in: 0...1_000_000, using: &random)),
                factor: Double.random(in: 1...5, using: &random),
                largestDelay: .milliseconds(Int.random(in: 0...100_000_000, using: &random)),
                jitterFraction: Double.random(in: 0...1, using: &random))
            var longestBefore = Duration.zero
            for attempt in 1...policy.mostAttempts {
                let longest = policy.delay(afterAttempt: attempt, random: 0)
                let delay = policy.delay(afterAttempt: attempt, random: Double.random(in: 0..<1, using: &random))
                #expect(longest >= longestBefore && longest <= policy.largestDelay, "seed \(seed), \(policy)")
                let least = longest * (1 - policy.jitterFraction) - .milliseconds(2)
                #expect(delay <= longest && delay >= least, "seed \(seed), \(policy), attempt \(attempt)")
                longestBefore = longest
            }
        }
    }

    @Test("takes what makes no sense for the nearest that does")
    func nonsense() {
        let policy = DeliveryPolicy(
            mostAttempts: 0, firstDelay: .seconds(-5), factor: .nan, largestDelay: .seconds(Int64.max),
            jitterFraction: .infinity)
        #expect(policy.mostAttempts == 1 && policy.firstDelay == .zero && policy.factor == 1)
        #expect(policy.largestDelay == .seconds(365 * 86_400) && policy.jitterFraction == 1)
        for attempt in [Int.min, -1, 0, 1, 2, .max] {
            for random in [-1, 0, 0.5, 1, 7, Double.nan, .infinity] {
                #expect(policy.delay(afterAttempt: attempt, random: random) == .zero)
            }
        }
        let endless = DeliveryPolicy(mostAttempts: .max, firstDelay: .seconds(1), factor: .infinity)
        #expect(endless.delay(afterAttempt: .max, random: 0) == endless.largestDelay)
    }
}
