import Languages

/// The patterns of units by language, shared by threads and read without a lock.
///
/// The first languages stay; a program that speaks more of them looks the others up each time.
struct UnitPatternCache: Sendable {
    private let kept = KeptObjects<UnitPatterns>(capacity: 128)

    /// The patterns of a language.
    func patterns(of language: LanguageTag) -> UnitPatterns {
        let hash = language.shortHash
        if let known = kept.first(hash, { $0.language == language ? $0 : nil }) { return known }
        let patterns = UnitPatterns(for: language)
        _ = kept.keep(patterns, hash: hash)
        return patterns
    }
}

extension LanguageTag {
    /// A number from what tells most tags apart; a whole tag would take as long as half a price.
    var shortHash: Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in language.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        if let region { for byte in region.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 } }
        return Int(truncatingIfNeeded: hash ^ hash >> 32)
    }
}
