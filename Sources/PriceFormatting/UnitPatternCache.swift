import Languages

/// The patterns of units by language, shared by threads and read without a lock.
///
/// The first languages stay; a program that speaks more of them looks the others up each time.
struct UnitPatternCache: Sendable {
    private let kept = KeptObjects<UnitPatterns>(capacity: 128)

    /// The patterns of a language.
    func patterns(of language: LanguageTag) -> UnitPatterns {
        let hash = language.quickHash
        if let known = kept.first(hash, { $0.language == language ? $0 : nil }) { return known }
        let patterns = UnitPatterns(for: language)
        _ = kept.keep(patterns, hash: hash)
        return patterns
    }
}
