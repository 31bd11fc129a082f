import CICU
import Languages

/// The ten digits of a language, for whole numbers that have nothing else in them.
///
/// Below a thousand no language puts a separator between the digits, and none puts a sign before a number that is not below
/// zero: such a number is its digits. Most counts in sentences are, and to open a formatter of ICU for them takes longer than
/// all the rest of a sentence.
///
/// Source: Unicode Technical Standard 35, part 3, “Numbering Systems”; the digits are those of the system's ICU.
final class LanguageDigits: LanguageObject {
    let language: LanguageTag
    /// The digits, 0 first; none where the language writes its numbers in another way, or the system has no ICU.
    private let digits: [String]

    init(for locale: FormattingLocale) {
        language = locale.language
        let text = textFromICU(capacity: 64) { cicu_locale_digits(locale.identifier, $0, $1) }
        digits = (text ?? "").unicodeScalars.map { String($0) }
    }

    /// The text of a whole number, or nil where it takes a formatter.
    func text(of value: Int64) -> String? {
        guard digits.count == 10, (0...999).contains(value) else { return nil }
        let number = Int(value)
        if number < 10 { return digits[number] }
        if number < 100 { return digits[number / 10] + digits[number % 10] }
        return digits[number / 100] + digits[number / 10 % 10] + digits[number % 10]
    }
}
