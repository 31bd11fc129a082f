public import Languages
public import Purchases
public import StringTables

/// What a buyer has to be told before a purchase, part by part in one language.
///
/// Make one with a ``DisclosureComposer``, and lay its parts out in their order beside the button that buys: an alert does
/// not do (App Review Guideline 3.1.2).
///
/// It is an aid, and no legal advice.
public struct Disclosure: Hashable, Sendable {
    /// The parts, in the order in which a reader meets them.
    public let parts: [DisclosurePart]
    /// The language of every part; the reader's, or the one that stood in for it as a whole.
    public let language: LanguageTag
    /// The language that was asked for.
    public let requestedLanguage: LanguageTag
    /// Where it is bought.
    public let store: DisclosureStore
    /// The country of the buyer.
    public let storefront: Storefront
    /// The worst state of the translations that were used.
    public let state: EntryState

    /// Makes a disclosure from its parts.
    public init(
        parts: [DisclosurePart], language: LanguageTag, requestedLanguage: LanguageTag, store: DisclosureStore,
        storefront: Storefront, state: EntryState
    ) {
        self.parts = parts
        self.language = language
        self.requestedLanguage = requestedLanguage
        self.store = store
        self.storefront = storefront
        self.state = state
    }

    /// The part of a kind, or nil where there is none.
    public subscript(kind: DisclosurePart.Kind) -> DisclosurePart? { parts.first { $0.kind == kind } }

    /// The direction in which the text runs.
    public var direction: TextDirection { language.direction }
}
