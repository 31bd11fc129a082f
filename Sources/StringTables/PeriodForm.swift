/// How a span of time is written: its width and the grammatical case that the sentence asks for.
///
/// Many languages change the word after a preposition: “7 Tage” stands alone, “nach 7 Tagen” is in the dative. Which case
/// a sentence needs is known to its translator, so it comes from the sentence's own table of texts.
///
/// ```swift
/// values.period(7, unit: "day", form: PeriodForm(grammaticalCase: .dative), in: "de")  // "7 Tagen"
/// values.period(7, unit: "day", form: PeriodForm(width: .narrow), in: "en")            // "7d"
/// ```
public struct PeriodForm: Hashable, Sendable {
    /// How much room a text takes.
    public enum Width: String, Hashable, Sendable, CaseIterable {
        /// Whole words: `3 months`.
        case full
        /// Abbreviations where a language has them: `3 mths`.
        case short
        /// The fewest letters: `3m`.
        case narrow
    }

    /// How much room the text takes.
    public var width: Width
    /// The case that the sentence asks for; nil for a span that stands alone, and in languages without cases.
    public var grammaticalCase: GrammaticalCase?

    /// Makes a form: whole words that stand alone, where nothing else is said.
    public init(width: Width = .full, grammaticalCase: GrammaticalCase? = nil) {
        self.width = width
        self.grammaticalCase = grammaticalCase
    }
}

/// A grammatical case by the name that CLDR gives it, such as `dative`.
///
/// A language has few of them, and data of another version may name others; a case that a language does not have is
/// written as the nominative.
///
/// Source: Unicode Technical Standard 35, part 6, “Grammatical Features”.
public struct GrammaticalCase: Hashable, Sendable, CustomStringConvertible {
    /// CLDR's name, in lower-case letters.
    public let rawValue: String

    /// Makes a case from CLDR's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// CLDR's name.
    public var description: String { rawValue }

    /// The case of a word that stands alone.
    public static let nominative = GrammaticalCase(rawValue: "nominative")
    /// Whom something is done to: Russian `через неделю`, “in a week”.
    public static let accusative = GrammaticalCase(rawValue: "accusative")
    /// Whose: Russian `после 3 месяцев`, “after 3 months”.
    public static let genitive = GrammaticalCase(rawValue: "genitive")
    /// To whom: German `nach 7 Tagen`, “after 7 days”.
    public static let dative = GrammaticalCase(rawValue: "dative")
    /// By what means.
    public static let instrumental = GrammaticalCase(rawValue: "instrumental")
    /// Where.
    public static let locative = GrammaticalCase(rawValue: "locative")
    /// What is spoken about.
    public static let prepositional = GrammaticalCase(rawValue: "prepositional")
}
