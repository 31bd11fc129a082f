import Foundation

/// Random numbers that a seed repeats (SplitMix64).
struct Repeatable: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// The seeds of a run: a fixed one and a fresh one; `SHOPTALK_SEED=<number>` plays one seed again.
    static let seeds: [UInt64] = {
        if let text = ProcessInfo.processInfo.environment["SHOPTALK_SEED"], let seed = UInt64(text) { return [seed] }
        return [2_026, UInt64.random(in: 0...UInt64.max)]
    }()
}
