import Languages
import Localizations
import StringTables

/// The texts of disclosures in one language, and how sure those are that were used.
struct DisclosureTexts {
    /// The keys of the catalogues that a disclosure takes texts from, besides those of the terms.
    static let keys = [
        "disclosure.autoRenew.body", "disclosure.autoRenew.body.without.trial", "disclosure.play.body",
        "disclosure.play.body.without.trial", "disclosure.play.required.body", "disclosure.play.notRequired.body",
        "disclosure.perUnit.title", "disclosure.taxNote.title.without.tax", "disclosure.manageLink.title",
        "disclosure.termsLink.title", "disclosure.privacyLink.title", "legal.waiver.body", "legal.orderButton.title",
        "legal.withdrawal.title",
    ]

    let localizer: Localizer
    let language: LanguageTag
    private(set) var states: [EntryState] = []

    init(localizer: Localizer, language: LanguageTag) {
        self.localizer = localizer
        self.language = language
    }

    /// A text filled with values that were written for the reader before.
    mutating func text(_ key: String, _ values: String...) -> String {
        let found = localizer.localizedText(
            forKey: key, arguments: values.map { .formatted($0) }, language: language)
        states.append(found?.state ?? .new)
        return found?.text ?? key
    }

    /// Whether tables have every text in a language.
    static func areWhole(in tables: [StringTable], language: LanguageTag) -> Bool {
        keys.allSatisfy { key in tables.contains { $0.text(forKey: key, in: language) != nil } }
    }
}
