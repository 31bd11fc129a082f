/// Which of the languages at hand serves a reader best, and why.
///
/// A reader has an ordered list of wishes: the language chosen in the app, then those of the system. The first wish that
/// any language at hand serves decides; a language that no wish names is never chosen, and neither is another script.
///
/// ```swift
/// let choice = LanguageChoice(of: ["en"], among: ["de", "en-GB"])
/// choice.language     // en-GB
/// choice.reason       // .region
/// choice.description  // "en is served by en-GB: the same language as written in another region."
/// LanguageChoice(of: ["zh-TW"], among: ["zh-Hans"]).language  // nil
/// ```
///
/// What to do where nothing serves (``language`` is nil) is the caller's: to show the language that the texts were
/// written in first, or to ask.
public struct LanguageChoice: Hashable, Sendable {
    /// Why a language at hand serves a wish, the closest first.
    ///
    /// More may come; the raw values are for logs and JSON and stay.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// It is written the same, extensions apart: `pt-BR` for `pt-BR-u-nu-latn`.
        case exact
        /// It is the same under another name: `he` for `iw`.
        case renamed
        /// It is the same once the usual script and region are filled in: `zh-Hans` for `zh-CN`, `pt-BR` for `pt`.
        case likely
        /// It stands on the way to the wish's ancestors in CLDR: `es-419` for `es-MX`.
        case parent
        /// It is written in another region that has an ancestor with the wish in common: `en-GB` for `en-AU`.
        case region
        /// It is the other of two names for nearly the same: `nb` for `no`.
        case related
        /// No language at hand serves any wish.
        case none
    }

    /// The wish that is served, or nil where none is.
    public let wish: LanguageTag?
    /// The place of the served wish in the list, from 0, or nil where none is.
    public let wishIndex: Int?
    /// The language at hand that serves it, as it was given, or nil where none does.
    public let language: LanguageTag?
    /// Why it serves.
    public let reason: Reason
    /// The tag in which both met where they are not the same: `en-001` for `en-AU` and `en-GB`.
    public let meeting: LanguageTag?

    /// Chooses among languages.
    ///
    /// - Parameters:
    ///   - wishes: The languages that a reader asks for, the dearest first.
    ///   - available: The languages at hand; of equally good ones the first is chosen.
    /// - Complexity: The number of wishes times the number of languages at hand.
    public init(of wishes: some Sequence<LanguageTag>, among available: some Collection<LanguageTag>) {
        for (index, wish) in wishes.enumerated() {
            let chain = LanguageChain(wish)
            guard let language = chain.bestMatch(among: available) else { continue }
            self.wish = wish
            wishIndex = index
            self.language = language
            (reason, meeting) = LanguageChoice.reason(language, serves: wish, chain: chain)
            return
        }
        wish = nil
        wishIndex = nil
        language = nil
        reason = .none
        meeting = nil
    }

    /// Why a language serves a wish, by what the two have in common.
    private static func reason(
        _ language: LanguageTag, serves wish: LanguageTag, chain: LanguageChain
    ) -> (Reason, LanguageTag?) {
        let asked = wish.canonical.withoutExtensions
        let found = language.canonical.withoutExtensions
        if language.withoutExtensions == wish.withoutExtensions { return (.exact, nil) }
        if found == asked { return (.renamed, nil) }
        if found.isLikelySame(as: asked) { return (.likely, nil) }
        if found.language != asked.language { return (.related, nil) }
        if let step = chain.first(where: { $0.isLikelySame(as: found) }) { return (.parent, step) }
        let other = LanguageChain(language)
        return (.region, chain.first { other.tags.contains($0) })
    }
}

extension LanguageChoice: CustomStringConvertible {
    /// The choice as one English sentence, for logs and for people who translate.
    public var description: String {
        guard let wish, let language else { return "No language at hand serves any wish." }
        let because =
            switch reason {
            case .exact: "it is at hand as asked for."
            case .renamed: "the same language under another name."
            case .likely: "the same once the usual script and region are filled in."
            case .parent: "its texts stand in for those of \(wish)."
            case .region:
                if let meeting, meeting != language, !meeting.description.isEmpty {
                    "the same language as written in another region; both go to \(meeting)."
                } else {
                    "the same language as written in another region."
                }
            case .related: "a language that its readers read as their own."
            case .none: "nothing fits."
            }
        return "\(wish) is served by \(language): \(because)"
    }
}
