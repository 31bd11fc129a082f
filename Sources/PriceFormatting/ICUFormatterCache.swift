import Languages
import Purchases
import Synchronization

/// Open formatters by language and style, shared by threads.
///
/// Opening costs some sixty times as much as formatting, so a formatter is kept. Nothing is opened before it is needed.
///
/// The first formatters stay, and are found without a lock. What comes after them, in a program that speaks very many
/// languages, takes turns in a smaller place.
final class ICUFormatterCache: Sendable {
    private struct Key: Hashable {
        let language: LanguageTag
        let style: ICUFormatterStyle
    }

    private let locales = KeptByLanguage<FormattingLocale>()
    private let units = KeptByLanguage<UnitPatterns>()
    private let digits = KeptByLanguage<LanguageDigits>()
    private let moments = KeptByLanguage<MomentPattern>()

    private let kept: KeptObjects<ICUFormatter>
    /// The formatters that make room for each other.
    private let others = Mutex<[Key: ICUFormatter]>([:])

    /// Makes an empty cache.
    ///
    /// - Parameter capacity: How many formatters stay, and how many more are kept beside them; a price list in one
    ///   language needs about ten.
    init(capacity: Int = 256) { kept = KeptObjects(capacity: capacity) }

    /// Lends the formatter of a language and a style, opened where it is not yet; nil where ICU cannot.
    @inline(__always)
    func withFormatter<Result>(
        _ style: ICUFormatterStyle, in language: LanguageTag, _ body: (ICUFormatter.Handle) -> Result?
    ) -> Result? {
        let hash = ICUFormatterCache.hash(style, language)
        // What is kept lives as long as the cache: no reference is counted here.
        if let known = kept.first(hash, { $0.handle(for: style, language) }) { return body(known) }
        guard let opened = open(style, in: language, hash) else { return nil }
        return withExtendedLifetime(opened) { body(opened.handle) }
    }

    /// Opens a formatter and keeps it.
    @inline(never)
    private func open(_ style: ICUFormatterStyle, in language: LanguageTag, _ hash: Int) -> ICUFormatter? {
        // As long as there is room, nothing is among the others.
        if kept.keptCount >= kept.capacity, let known = others.withLock({ $0[Key(language: language, style: style)] }) {
            return known
        }
        // Opened outside the lock: two threads may both open one, and either stays. Both write the same.
        guard let opened = ICUFormatter(style, for: locale(for: language)) else { return nil }
        if !kept.keep(opened, hash: hash) { keepForNow(opened, Key(language: language, style: style)) }
        return opened
    }

    private func keepForNow(_ opened: ICUFormatter, _ key: Key) {
        others.withLock {
            // Emptying now and then is cheaper than keeping the order of use; whoever formats still holds theirs.
            if $0.count >= kept.capacity { $0.removeAll(keepingCapacity: true) }
            $0[key] = opened
        }
    }

    /// The locale that serves a language.
    func locale(for language: LanguageTag) -> FormattingLocale {
        locales.object(for: language) { FormattingLocale(for: language) }
    }

    /// What of units of time no formatter of ICU writes.
    func units(of language: LanguageTag) -> UnitPatterns {
        units.object(for: language) { UnitPatterns(for: locale(for: language)) }
    }

    /// The digits of a language.
    func digits(of language: LanguageTag) -> LanguageDigits {
        digits.object(for: language) { LanguageDigits(for: locale(for: language)) }
    }

    /// How a language writes a moment.
    func momentPattern(of language: LanguageTag) -> String? {
        moments.object(for: language) { MomentPattern(for: locale(for: language)) }.text
    }

    /// How many formatters are open.
    var count: Int { kept.keptCount + others.withLock { $0.count } }

    /// A number from what tells most formatters apart.
    @inline(__always)
    private static func hash(_ style: ICUFormatterStyle, _ language: LanguageTag) -> Int {
        var hash = UInt64(bitPattern: Int64(language.quickHash))
        switch style {
        case .money(let currency, _), .moneyRange(let currency, _):
            for byte in currency.rawValue.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        case .integer: hash &+= 1
        case .decimal(let digits): hash &+= 16 &+ UInt64(truncatingIfNeeded: digits)
        case .percent: hash &+= 2
        case .period(.day, _): hash &+= 3
        case .period(.week, _): hash &+= 4
        case .period(.month, _): hash &+= 5
        case .period(.year, _): hash &+= 6
        case .day: hash &+= 7
        case .list: hash &+= 8
        case .quantities: hash &+= 9
        }
        return Int(truncatingIfNeeded: hash ^ hash >> 32)
    }
}
