import CICU
import Languages

/// The locale of ICU's data that serves a language best.
///
/// ICU answers a locale that it does not know in the *process's* language. So nothing reaches ICU but a name from its own
/// list: the language itself, else with its likely script, else a parent, else `und`, the language of no reader.
final class FormattingLocale: LanguageObject {
    /// The language that it serves.
    let language: LanguageTag
    /// The name in ICU's list, such as `zh_Hant_TW`; `und` where the language is not there.
    let name: String
    /// The numbering system that the language asks for with `-u-nu-`, in ICU's spelling.
    let numberingSystem: String?
    /// The calendar that the language asks for with `-u-ca-`, in ICU's spelling.
    let calendar: String?

    /// Finds the locale for a language.
    ///
    /// Of the Unicode extensions only these two matter here: the currency is the store's.
    init(for language: LanguageTag) {
        self.language = language
        name = Self.name(for: language)
        numberingSystem = language.requested("nu").flatMap(Self.spelling(ofNumberingSystem:))
        calendar = language.requested("ca").flatMap(Self.spelling(ofCalendar:))
    }

    /// The name that ICU opens a formatter by: `ar_EG@numbers=latn`.
    var identifier: String {
        numberingSystem.map { "\(name)@numbers=\($0)" } ?? name
    }

    /// The name that ICU opens a formatter of days by: `th@calendar=gregorian`.
    func identifier(calendar rule: DateStyle.Calendar) -> String {
        let calendar = rule == .gregorian ? "gregorian" : calendar
        let keywords = [calendar.map { "calendar=\($0)" }, numberingSystem.map { "numbers=\($0)" }].compactMap(\.self)
        return keywords.isEmpty ? name : "\(name)@\(keywords.joined(separator: ";"))"
    }

    /// The names under which a table has the data of a locale, best first: `zh_Hant_TW`, `zh_Hant`, `zh`, `und`.
    var tableNames: [String] {
        var names: [String] = []
        var name = Substring(self.name)
        while true {
            names.append(String(name))
            guard let cut = name.utf8.lastIndex(of: UInt8(ascii: "_")) else { break }
            name = name[..<cut]
        }
        return names + ["und"]
    }

    /// Whether the installed ICU has a locale of exactly this name.
    ///
    /// Names of our table are asked for by opening them, which ICU does anyway to write with them; a newer ICU may list
    /// others, and its list is long.
    private static func isAvailable(_ name: String) -> Bool {
        (LocaleNameTable.names.contains(name) ? cicu_locale_opens(name) : cicu_locale_is_listed(name)) != 0
    }

    /// The first name that ICU has, best first; the likely script is asked for only where the language itself is not there.
    private static func name(for language: LanguageTag) -> String {
        // ICU's names of no language are data of no reader.
        guard language.language != LanguageTag.undetermined.language, language.language != "root" else { return "und" }
        let full = joined(language.language, language.script, language.region)
        if isAvailable(full) { return full }
        // `zh_US` is written in traditional script: that is closer than its parent `zh`, which is written in simplified.
        let likely = LanguageTag(likelyForm(of: full)) ?? language
        for script in likely.script == nil ? [nil] : [likely.script, nil] {
            for region in language.region == nil ? [nil] : [language.region, nil] {
                let name = joined(likely.language, script, region)
                if isAvailable(name) { return name }
            }
        }
        return "und"
    }

    /// ICU's spelling of a language, a script and a region.
    private static func joined(_ language: String, _ script: String?, _ region: String?) -> String {
        // Not by the library's general functions, which take a good part of the first price to warm up.
        var name = language
        if let script { name += "_" + script }
        if let region { name += "_" + region }
        return name
    }

    private static func likelyForm(of name: String) -> String {
        textFromICU(capacity: 64) { cicu_locale_add_likely_subtags(name, $0, $1) } ?? name
    }

    /// ICU's name of a numbering system, or nil where no price can be written with it.
    private static func spelling(ofNumberingSystem name: String) -> String? {
        switch name {
        case "native", "finance": name
        case "traditio": "traditional"
        // Roman numerals and their like have no digits to write a price with.
        default: cicu_numbering_system_has_digits(name) != 0 ? name : nil
        }
    }

    /// ICU's name of a calendar, or nil where it has none of this name.
    private static func spelling(ofCalendar name: String) -> String? {
        // Where the short name of the standard differs from ICU's.
        let spelling =
            switch name {
            case "gregory": "gregorian"
            case "ethioaa": "ethiopic-amete-alem"
            case "islamicc": "islamic-civil"
            default: name
            }
        return cicu_calendar_is_available(spelling) != 0 ? spelling : nil
    }
}

extension LanguageTag {
    /// The value of a key of the extension `u`: for `nu` in `ar-EG-u-nu-latn` it is `latn`.
    ///
    /// Source: Unicode Technical Standard 35, part 1, “Unicode Locale Identifier”.
    fileprivate func requested(_ name: String) -> String? {
        guard let extensions else { return nil }
        let subtags = extensions.split(separator: "-")
        // A private extension `x` takes everything after it.
        let standard = subtags.prefix { $0 != "x" }
        guard let start = standard.firstIndex(of: "u") else { return nil }
        let unicode = standard[(start + 1)...].prefix { $0.utf8.count > 1 }
        guard let key = unicode.firstIndex(where: { $0 == name }) else { return nil }
        let value = unicode[(key + 1)...].prefix { $0.utf8.count > 2 }
        return value.isEmpty ? nil : value.joined(separator: "-")
    }
}
