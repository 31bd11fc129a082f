import Languages
import Purchases
import StringTables

/// What a language writes around a price for each one of a unit: “ per month” behind it, “월 ” before it.
///
/// The pattern does not depend on the price, so it is asked for once, with a mark in place of the price.
struct RateWords: Sendable {
    /// The words before the price, and what is between them and the price.
    let before: String
    let gapBefore: String
    /// What is between the price and the words behind it, and these words.
    let gapAfter: String
    let after: String

    /// Whether there are words, and not a stroke as in “/月”.
    var areSpeakable: Bool { !(before + gapBefore + gapAfter + after).utf8.contains(UInt8(ascii: "/")) }

    init(per unit: Period.Unit, width: PeriodForm.Width, formatting: any ValueFormatting, language: LanguageTag) {
        let mark = "\u{FFFC}"
        let text = formatting.rate(mark, per: unit.rawValue, width: width, in: language)
        let scalars = text.unicodeScalars
        guard let place = scalars.firstIndex(of: "\u{FFFC}") else {
            // Whoever writes no price has at least said the unit.
            self.init(before: "", gapBefore: "", gapAfter: " ", after: text)
            return
        }
        let left = scalars[..<place]
        let right = scalars[scalars.index(after: place)...]
        let rightWords = right.drop { $0.isGap }
        let leftWords = left.reversed().drop { $0.isGap }.reversed()
        self.init(
            before: String(String.UnicodeScalarView(leftWords)),
            gapBefore: String(String.UnicodeScalarView(left.dropFirst(leftWords.count))),
            gapAfter: String(right[..<rightWords.startIndex]), after: String(rightWords))
    }

    private init(before: String, gapBefore: String, gapAfter: String, after: String) {
        self.before = before
        self.gapBefore = gapBefore
        self.gapAfter = gapAfter
        self.after = after
    }
}

extension Unicode.Scalar {
    /// Whether it is no part of a word: a space, or a mark of direction.
    var isGap: Bool { properties.isWhitespace || properties.generalCategory == .format }
}
