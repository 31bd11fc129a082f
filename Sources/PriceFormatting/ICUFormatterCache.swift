import Languages
import Synchronization

/// Open formatters by language and style, shared by threads.
///
/// Opening costs some sixty times as much as formatting, so a formatter is kept. Nothing is opened before it is needed.
final class ICUFormatterCache: Sendable {
    private struct Key: Hashable {
        let language: LanguageTag
        let style: ICUFormatterStyle

        /// Hashes what tells most keys apart: hashing a whole tag would cost as much as half a price.
        func hash(into hasher: inout Hasher) {
            hasher.combine(language.language)
            hasher.combine(language.region)
            hasher.combine(style)
        }
    }

    /// The most formatters that are kept; a price list in one language needs about ten.
    private let capacity: Int
    private let formatters = Mutex<[Key: ICUFormatter]>([:])

    init(capacity: Int = 64) { self.capacity = capacity }

    /// The formatter of a language and a style, opened where it is not yet; nil where ICU cannot.
    func formatter(_ style: ICUFormatterStyle, in language: LanguageTag) -> ICUFormatter? {
        let key = Key(language: language, style: style)
        if let known = formatters.withLock({ $0[key] }) { return known }
        // Opened outside the lock: two threads may both open one, and the later one stays. Both write the same.
        guard let opened = ICUFormatter(style, in: FormattingLocale(for: language)) else { return nil }
        formatters.withLock {
            // Emptying now and then is cheaper than keeping the order of use; whoever formats still holds theirs.
            if $0.count >= capacity { $0.removeAll(keepingCapacity: true) }
            $0[key] = opened
        }
        return opened
    }

    /// How many formatters are open.
    var count: Int { formatters.withLock { $0.count } }
}
