public import Languages
internal import Localizations
internal import Purchases
public import StringTables

/// Puts together what a buyer has to be told before a purchase, in one language.
///
/// Which parts there are follows from the terms, from the store and from the buyer's country; see
/// ``DisclosureRequirement``. It is an aid, and no legal advice.
///
/// ```swift
/// let composer = DisclosureComposer(localizer: localizer, language: "de")
/// for part in composer.disclosure(for: request).parts {
///     screen.add(part.text, size: part.prominence == .highest ? .title : .footnote)
/// }
/// ```
///
/// - A disclosure is in one language: where one of its texts is missing in the reader's, all of them are taken from the
///   next language of the chain, and at last from English, which ``Disclosure/language`` tells.
/// - A link whose address is not known is left out, and a ``DisclosureChecker`` says so.
/// - The price that is billed is the one part with the highest prominence.
public struct DisclosureComposer: Sendable {
    /// The language of the texts.
    public let language: LanguageTag
    /// The language that was asked for.
    public let requestedLanguage: LanguageTag

    let localizer: Localizer
    let terms: TermsComposer

    /// Looks up which language has every text.
    ///
    /// - Parameters:
    ///   - localizer: Where texts and the writing of values come from; the library's own tables need not be among its.
    ///   - language: The language of the reader; nil for the one that the localizer has chosen now.
    public init(localizer: Localizer, language: LanguageTag? = nil) {
        let requested = language ?? localizer.language
        let tables = localizer.tables + Localizations.tables
        let languages = Set(tables.flatMap(\.languages)).sorted()
        let whole = [requested, localizer.sourceLanguage, .english].lazy
            .flatMap { LanguageChain($0).matches(among: languages) }
            .first { candidate in
                DisclosureTexts.areWhole(in: tables, language: candidate)
                    && TermsComposer(localizer: localizer, language: candidate).language == candidate
            }
        let found = whole ?? .english
        // The reader's own region writes prices, where the texts are in the reader's language.
        let own = TermsComposer(localizer: localizer, language: requested)
        self.language = found
        requestedLanguage = requested
        terms = own.language == found ? own : TermsComposer(localizer: localizer, language: found)
        self.localizer = Localizer(
            tables: tables, language: found, sourceLanguage: localizer.sourceLanguage,
            formatting: localizer.formatting, isolation: localizer.isolation, device: localizer.device)
    }

    /// The keys of the texts that disclosures are made from, besides those of ``TermsComposer/keys``.
    ///
    /// A language needs all of them.
    public static let keys = DisclosureTexts.keys.sorted()

    /// The parts of a disclosure, in the order in which a reader meets them.
    ///
    /// - Parameter request: What is offered, where and to whom.
    /// - Returns: The disclosure.
    public func disclosure(for request: DisclosureRequest) -> Disclosure {
        var builder = DisclosureBuilder(self)
        builder.addPrice(of: request)
        builder.addTime(of: request)
        builder.addConditions(of: request)
        let wanted = Set(
            DisclosureRequirement.all(for: request).compactMap { requirement -> DisclosurePart.Kind? in
                if case .part(let kind) = requirement.topic { kind } else { nil }
            })
        builder.addNotes(of: request, wanted: wanted)
        builder.addLinks(of: request)
        builder.addOrder(of: request, wanted: wanted)
        return Disclosure(
            parts: builder.parts, language: language, requestedLanguage: requestedLanguage, store: request.store,
            storefront: request.storefront, state: EntryState.worst(of: builder.states))
    }

    /// What a text of the catalogues says for an offer; nil for a part that is made of the terms alone.
    func words(of kind: DisclosurePart.Kind, for request: DisclosureRequest) -> String? {
        var texts = DisclosureTexts(localizer: localizer, language: language)
        return DisclosureBuilder.words(of: kind, for: request, terms, &texts)
    }
}
