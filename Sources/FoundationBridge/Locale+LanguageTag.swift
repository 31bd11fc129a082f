public import Foundation
public import Languages

extension Locale {
    /// The locale of a language tag, with what its extensions say about digits and calendar.
    ///
    /// - Parameter tag: The tag.
    public init(_ tag: LanguageTag) {
        self.init(identifier: Locale.identifier(.icu, from: tag.description))
    }
}

extension LanguageTag {
    /// The language of a locale, or nil where its identifier is no language tag.
    ///
    /// - Parameter locale: The locale.
    public init?(_ locale: Locale) { self.init(locale.identifier(.bcp47)) }
}
