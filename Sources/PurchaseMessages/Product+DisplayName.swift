public import Languages
public import Purchases

extension Product {
    /// The name of the product in a reader's language.
    ///
    /// Looked for along the chain of the language, then in English, then in whichever language the store names first;
    /// where the store has no name for buyers, the one for developers, and at last the identifier.
    ///
    /// - Parameter language: The language of the reader.
    /// - Returns: A name that is not empty, unless the identifier is.
    public func displayName(in language: LanguageTag) -> String {
        let names = localizations.filter { !$0.displayName.isEmpty }
        if names.isEmpty { return referenceName.isEmpty ? id.rawValue : referenceName }
        return names[Product.number(ofNameIn: language, among: names.map(\.language))].displayName
    }

    /// Which of the languages that a product is named in serves a reader, by its place among them; there is at least one.
    static func number(ofNameIn language: LanguageTag, among languages: [String]) -> Int {
        // A name in the very language of the reader, or the only one, needs no search.
        if let exact = languages.firstIndex(of: language.description) { return exact }
        if languages.count == 1 { return 0 }
        let tags = languages.map { LanguageTag($0) ?? .undetermined }
        let match =
            LanguageChain(language).bestMatch(among: tags)
            // The first of its chain, which is then not asked for.
            ?? (tags.contains(.english) ? .english : LanguageChain(.english).bestMatch(among: tags))
        return tags.firstIndex { $0 == match } ?? 0
    }
}
