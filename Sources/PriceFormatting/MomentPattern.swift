import CICU
import Languages

/// The pattern by which a language writes a moment in the Gregorian calendar.
final class MomentPattern: LanguageObject {
    let language: LanguageTag
    /// The pattern: the day with the month by its name, the time with the language's own hours, the zone; nil where there is
    /// no ICU.
    let text: String?

    /// Looks the pattern up in our table; for a locale that is not there ICU finds it, which takes as long as a hundred days.
    init(for locale: FormattingLocale) {
        language = locale.language
        let known =
            LocaleNameTable.names.contains(locale.name)
            ? locale.tableNames.lazy.compactMap { MomentPatternTable.patterns[$0] }.first : nil
        text =
            known
            ?? textFromICU(capacity: 256) { cicu_moment_pattern(locale.identifier(calendar: .gregorian), $0, $1) }
    }
}
