import Languages
import Purchases
import StringTables
import Synchronization

/// Open formatters by language and style, shared by threads.
///
/// Opening costs some sixty times as much as formatting, so a formatter is kept. Nothing is opened before it is needed.
///
/// The first formatters go into a table that is read without a lock and without counting references: eight threads that
/// write prices in one language touch nothing in common but what they read. What comes after them, in a program that
/// speaks very many languages, takes turns in a smaller place.
final class ICUFormatterCache: Sendable {
    /// What no formatter of ICU writes.
    let units = UnitPatternCache()

    private struct Key: Hashable {
        let language: LanguageTag
        let style: ICUFormatterStyle
    }

    /// The formatters that stay: an open table, at most half full, so that a search ends soon.
    private let kept: AppendOnlyReferences<ICUFormatter>
    private let keptCount = Atomic(0)
    /// The formatters that make room for each other.
    private let others = Mutex<[Key: ICUFormatter]>([:])
    private let capacity: Int

    /// Makes an empty cache.
    ///
    /// - Parameter capacity: How many formatters stay, and how many more are kept beside them; a price list in one
    ///   language needs about ten.
    init(capacity: Int = 256) {
        self.capacity = capacity
        var places = 2
        while places < 2 * capacity { places *= 2 }
        kept = AppendOnlyReferences(capacity: places)
    }

    /// Lends the formatter of a language and a style, opened where it is not yet; nil where ICU cannot.
    @inline(__always)
    func withFormatter<Result>(
        _ style: ICUFormatterStyle, in language: LanguageTag, _ body: (ICUFormatter) -> Result?
    ) -> Result? {
        var place = ICUFormatterCache.hash(style, language) & (kept.capacity - 1)
        while let known = kept[place] {
            let (isFound, result) = known._withUnsafeGuaranteedRef { formatter -> (Bool, Result?) in
                guard formatter.serves(style, language) else { return (false, nil) }
                return (true, body(formatter))
            }
            if isFound { return result }
            place = (place + 1) & (kept.capacity - 1)
        }
        return open(style, in: language, from: place).flatMap { body($0) }
    }

    /// Opens a formatter and keeps it.
    @inline(never)
    private func open(_ style: ICUFormatterStyle, in language: LanguageTag, from start: Int) -> ICUFormatter? {
        let key = Key(language: language, style: style)
        if let known = others.withLock({ $0[key] }) { return known }
        // Opened outside the lock: two threads may both open one, and either stays. Both write the same.
        guard let opened = ICUFormatter(style, for: language) else { return nil }
        guard keptCount.wrappingAdd(1, ordering: .relaxed).newValue <= capacity else {
            keptCount.wrappingSubtract(1, ordering: .relaxed)
            others.withLock {
                // Emptying now and then is cheaper than keeping the order of use; whoever formats still holds theirs.
                if $0.count >= capacity { $0.removeAll(keepingCapacity: true) }
                $0[key] = opened
            }
            return opened
        }
        var place = start
        // A place that another thread has filled meanwhile is not ours; half of them stay free, so one is found.
        while kept.fill(place, with: opened).toOpaque() != Unmanaged.passUnretained(opened).toOpaque() {
            place = (place + 1) & (kept.capacity - 1)
        }
        return opened
    }

    /// How many formatters are open.
    var count: Int { keptCount.load(ordering: .relaxed) + others.withLock { $0.count } }

    /// A number from what tells most formatters apart; a whole tag would take as long as half a price.
    @inline(__always)
    private static func hash(_ style: ICUFormatterStyle, _ language: LanguageTag) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func combine(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        for byte in language.language.utf8 { combine(byte) }
        if let region = language.region { for byte in region.utf8 { combine(byte) } }
        switch style {
        case .money(let currency, _), .moneyRange(let currency, _): for byte in currency.rawValue.utf8 { combine(byte) }
        case .integer: combine(1)
        case .decimal(let digits): combine(UInt8(truncatingIfNeeded: 16 + digits))
        case .percent: combine(2)
        case .period(let unit, _):
            switch unit {
            case .day: combine(3)
            case .week: combine(4)
            case .month: combine(5)
            case .year: combine(6)
            }
        case .day: combine(7)
        case .list: combine(8)
        case .countries: combine(9)
        }
        return Int(truncatingIfNeeded: hash ^ hash >> 32)
    }
}
