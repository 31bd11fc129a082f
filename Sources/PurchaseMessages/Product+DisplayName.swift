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
        // A name in the very language of the reader, or the only one, needs no search.
        let wished = language.description
        let exact = localizations.first { $0.language == wished && !$0.displayName.isEmpty }
        if let found = exact ?? (localizations.count == 1 ? localizations.first : nil), !found.displayName.isEmpty {
            return found.displayName
        }
        var named: [(language: LanguageTag, name: String)] = []
        for localization in localizations where !localization.displayName.isEmpty {
            named.append((LanguageTag(localization.language) ?? .undetermined, localization.displayName))
        }
        let tags = named.map(\.language)
        let match =
            LanguageChain(language).bestMatch(among: tags)
            // The first of its chain, which is then not asked for.
            ?? (tags.contains(.english) ? .english : LanguageChain(.english).bestMatch(among: tags))
        if let found = named.first(where: { $0.language == match }) ?? named.first { return found.name }
        return referenceName.isEmpty ? id.rawValue : referenceName
    }
}
