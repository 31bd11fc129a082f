internal import Languages
internal import Purchases
internal import StringTables

/// Says what a text about an offer lacks for a store and a country, and where it contradicts the terms.
///
/// It is an aid, and no legal advice: a text without findings may still break a law, and one with findings may keep all
/// of them.
///
/// ```swift
/// for finding in DisclosureChecker(composer).findings(inText: paywall, for: request) { print(finding) }
/// ```
///
/// - Values are looked for as the language writes them, in any form: a price by its amount beside a sign of its currency,
///   a span of time in every case, unit and width.
/// - Statements are looked for by the texts that a ``DisclosureComposer`` would write in the language; other words may say
///   the same, which ``DisclosureFinding/certainty`` tells. Nothing is guessed about a language.
/// - In parts a statement is known by its kind, so that any words may say it.
public struct DisclosureChecker: Sendable {
    /// What whoever reads findings has to know.
    public static let notice = "An aid, not legal advice: it knows some rules of stores and countries, and not all."

    private let composer: DisclosureComposer
    private let english: DisclosureComposer?

    /// Makes a checker of texts in the language of a composer.
    public init(_ composer: DisclosureComposer) {
        self.composer = composer
        let isEnglish = composer.language.canonical.language == LanguageTag.english.language
        english = isEnglish ? nil : DisclosureComposer(localizer: composer.localizer, language: .english)
    }

    /// Looks at parts: a disclosure of this library, or the parts of an app's own screen.
    ///
    /// - Parameters:
    ///   - parts: The parts.
    ///   - request: What is offered, where and to whom.
    /// - Returns: The findings: what is lacking in the order of the rules, then what contradicts the terms.
    public func findings(in parts: [DisclosurePart], for request: DisclosureRequest) -> [DisclosureFinding] {
        DisclosureCheck(for: request, composer, english: english).findings(in: parts)
    }

    /// Looks at a text of which no more is known than its words.
    ///
    /// What stands out cannot be seen in it. A link is there where its address is.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - request: What is offered, where and to whom.
    /// - Returns: The findings: what is lacking in the order of the rules, then what contradicts the terms.
    /// - Complexity: The length of the text times that of what is looked for.
    public func findings(inText text: String, for request: DisclosureRequest) -> [DisclosureFinding] {
        DisclosureCheck(for: request, composer, english: english).findings(inText: text)
    }
}
