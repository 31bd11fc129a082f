import Languages
import StringTables
import Synchronization

/// The patterns of units by language, shared by threads and read without a lock.
///
/// The first languages stay; a program that speaks more of them looks the others up each time.
final class UnitPatternCache: Sendable {
    /// The most languages that stay; half of the places stay empty, so that a search ends soon.
    private static let capacity = 128

    private let kept = AppendOnlyReferences<UnitPatterns>(capacity: 2 * UnitPatternCache.capacity)
    private let keptCount = Atomic(0)

    /// Lends the patterns of a language.
    func withPatterns<Result>(of language: LanguageTag, _ body: (UnitPatterns) -> Result) -> Result {
        var place = UnitPatternCache.hash(language) & (kept.capacity - 1)
        while let known = kept[place] {
            let result = known._withUnsafeGuaranteedRef { patterns in
                patterns.language == language ? body(patterns) : nil
            }
            if let result { return result }
            place = (place + 1) & (kept.capacity - 1)
        }
        let patterns = UnitPatterns(for: language)
        if keptCount.wrappingAdd(1, ordering: .relaxed).newValue <= UnitPatternCache.capacity {
            // A place that another thread has filled meanwhile is not ours; half of them stay free, so one is found.
            while kept.fill(place, with: patterns).toOpaque() != Unmanaged.passUnretained(patterns).toOpaque() {
                place = (place + 1) & (kept.capacity - 1)
            }
        } else {
            keptCount.wrappingSubtract(1, ordering: .relaxed)
        }
        return body(patterns)
    }

    private static func hash(_ language: LanguageTag) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in language.language.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        if let region = language.region {
            for byte in region.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        return Int(truncatingIfNeeded: hash ^ hash >> 32)
    }
}
