public import Languages
public import StringTables

/// A text about a price, with its parts.
///
/// A store asks that the amount that is billed is the most prominent part of a paywall. So a sentence is never only a
/// string: ``runs`` tell what the buyer pays from what only explains it.
///
/// ```swift
/// for run in sentence.runs {
///     let weight = run.kind == .billedPrice ? .bold : .regular
///     label.append(sentence.text(of: run), weight)
/// }
/// ```
public struct TermsSentence: Hashable, Sendable, CustomStringConvertible {
    /// A part of the text, without a gap to the next one.
    public struct Run: Hashable, Sendable {
        /// What the part is.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// What is billed in the end, each time or once: the most prominent part.
            case billedPrice
            /// What is billed at first, while an offer lasts.
            case offerPrice
            /// What all payments of a commitment come to.
            case totalPrice
            /// What a price is for another period; nobody is billed for it.
            case equivalentPrice
            /// How much is saved: a percentage or an amount.
            case savings
            /// A span of time: “7 days”, “per year”.
            case period
            /// A day of the calendar.
            case date
            /// Words, and marks of direction around the other parts.
            case text
        }

        /// What the part is.
        public let kind: Kind
        /// Where it is, in bytes of UTF-8 from the start of the text.
        public let range: Range<Int>
    }

    /// The whole text.
    ///
    /// There are marks of direction around inserted values, unless they were turned off.
    public let text: String
    /// The parts, which together are the whole text.
    public let runs: [Run]
    /// The language of the text; the chosen one, or the one that stood in for it.
    public let language: LanguageTag
    /// The worst state of the translations that were used.
    public let state: EntryState

    /// The part that must be the most prominent, or nil where nothing is billed.
    public var billedPrice: Run? { runs.first { $0.kind == .billedPrice } }

    /// The direction in which the text runs.
    public var direction: TextDirection { language.direction }

    /// The text of a part.
    public func text(of run: Run) -> String {
        let bytes = text.utf8
        guard run.range.upperBound <= bytes.count else { return "" }
        let start = bytes.index(bytes.startIndex, offsetBy: run.range.lowerBound)
        return String(text[start..<bytes.index(start, offsetBy: run.range.count)])
    }

    /// The text.
    public var description: String { text }
}
