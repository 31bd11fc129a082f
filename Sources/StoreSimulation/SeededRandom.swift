/// Random numbers that are the same in every run of one seed.
///
/// Give one to whatever asks for a generator where a run has to be played again, such as a `TransactionPipeline`.
///
/// Source: SplitMix64 by Sebastiano Vigna, public domain, https://prng.di.unimi.it/splitmix64.c.
public struct SeededRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Makes a generator; print the seed of a test that fails.
    public init(seed: UInt64) { state = seed }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Whether something happens that happens so often in a thousand times.
    public mutating func happens(perThousand chance: Int) -> Bool {
        chance > 0 && Int(truncatingIfNeeded: next() % 1_000) < chance
    }
}
