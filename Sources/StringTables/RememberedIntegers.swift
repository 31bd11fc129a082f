internal import Languages

/// The small integers as a language writes them, each asked for once.
///
/// Counts of things are small most of the time, and to write one takes ICU longer than to fill all the rest of a text.
/// What is remembered never changes, so that a ``ValueFormatting`` has to give the same text for the same value.
final class RememberedIntegers: Sendable {
    private final class Written: Sendable {
        let text: String

        init(_ text: String) { self.text = text }
    }

    private static let count = 100

    private let formatting: any ValueFormatting
    private let language: LanguageTag
    private let known = AppendOnlyReferences<Written>(capacity: RememberedIntegers.count)

    /// Remembers the numbers of one language.
    init(_ formatting: any ValueFormatting, language: LanguageTag) {
        self.formatting = formatting
        self.language = language
    }

    /// The text of an integer.
    func text(of value: Int64) -> String {
        guard (0..<Int64(RememberedIntegers.count)).contains(value) else {
            return formatting.integer(value, in: language)
        }
        let place = Int(value)
        let written = known[place] ?? known.fill(place, with: Written(formatting.integer(value, in: language)))
        return written._withUnsafeGuaranteedRef { $0.text }
    }
}
