internal import Languages
internal import Localizations
internal import Purchases

/// Options that several commands have, and how their values are understood.
enum SharedOptions {
    /// Any language; those that there are texts in are worth offering.
    private static let ownLanguages = ValueDefinition.suggested(Localizations.languages.map(\.description))
    /// One language to write in.
    static let language = OptionDefinition(
        name: "language", valueName: "tag", help: "The language to write in, as a BCP 47 tag such as pt-BR.",
        value: ownLanguages, defaultValue: "en")
    /// Several languages to write in.
    static let languages = OptionDefinition(
        name: "language", valueName: "tag", help: "A language to write in, as a BCP 47 tag such as pt-BR.",
        isRepeatable: true, value: ownLanguages, defaultValue: "en")
    /// Text for people or JSON for programs.
    static let format = OptionDefinition(
        name: "format", valueName: "format", help: "Text for people or JSON for programs.",
        value: .oneOf(["text", "json"]), defaultValue: "text")
    /// The country of the buyer, which decides the currency.
    static let storefront = OptionDefinition(
        name: "storefront", valueName: "alpha3",
        help: "The country of the buyer, which decides the currency, by its three letters such as DEU.",
        value: .suggested(Storefront.all.map(\.description)))
    /// Whether text is coloured.
    static let color = OptionDefinition(
        name: "color", valueName: "when", help: "Whether text is coloured.",
        value: .oneOf(["never", "always", "auto"]), defaultValue: "auto")

    /// Reads language tags; each once, in their order, `en` where there is none.
    ///
    /// - Throws: A failure with status 64 at the first text that is not a tag.
    static func languages(from texts: [String]) throws(CommandFailure) -> [LanguageTag] {
        var tags: [LanguageTag] = []
        for text in texts {
            guard let tag = LanguageTag(text) else {
                throw .invalid(text, for: "--language <tag>", "not a language tag")
            }
            if !tags.contains(tag) { tags.append(tag) }
        }
        return tags.isEmpty ? [.english] : tags
    }

    /// Reads one tag; nil where there is none.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - option: The option that has it.
    /// - Returns: The tag.
    /// - Throws: A failure with status 64 where the text is not a tag.
    static func tag(
        from text: String?, for option: OptionDefinition = language
    ) throws(CommandFailure) -> LanguageTag? {
        guard let text else { return nil }
        guard let tag = LanguageTag(text) else { throw .invalid(text, for: option.label, "not a language tag") }
        return tag
    }

    /// Reads the one language of a command that writes in one.
    static func language(from arguments: ParsedArguments) throws(CommandFailure) -> LanguageTag {
        let texts = arguments.value(of: language).map { [$0] } ?? []
        return try languages(from: texts).first ?? .english
    }

    /// Reads a storefront; nil where none was given.
    ///
    /// - Throws: A failure with status 64 where the store has none of this name.
    static func storefront(from arguments: ParsedArguments) throws(CommandFailure) -> Storefront? {
        guard let text = arguments.value(of: storefront) else { return nil }
        if let storefront = Storefront(text) { return storefront }
        let hint = Storefront(text.uppercased()).map { ". Did you mean '\($0)'?" } ?? ""
        throw .invalid(text, for: "--storefront <alpha3>", "the store has no storefront of this name" + hint)
    }
}
