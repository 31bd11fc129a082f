import ICUOracle
import Languages
import Testing

#if canImport(Glibc)
    import Glibc
#endif

/// What the ICU of the system says, in Swift values.
enum InstalledICU {
    /// The version of CLDR in its data, such as `42`; its last part says nothing about the data.
    static var cldrVersion: String {
        let text = answer { icu_oracle_cldr_version($0, $1) } ?? ""
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Fails where the tables and the installed ICU come from different versions of CLDR.
    static func requireSameVersion() throws {
        try #require(
            cldrVersion == LanguageTag.cldrVersion,
            "generate the tables anew with Scripts/generate-language-data and Scripts/generate-plural-rules")
    }

    /// Every locale that ICU has data for, in its spelling: `zh_Hant_TW`.
    static var locales: [String] {
        (0..<icu_oracle_locale_count()).map { String(cString: icu_oracle_locale($0)) }
    }

    /// The entries under a path of a resource bundle; empty where ICU does not have them.
    static func resources(_ bundle: String, under path: String = "") -> [(key: String, text: String)] {
        guard let bytes = icu_oracle_resources(bundle) else { return [] }
        defer { free(bytes) }
        return String(cString: bytes).split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
            guard fields.count == 2, fields[0].hasPrefix(path + "/") else { return nil }
            return (String(fields[0].dropFirst(path.utf8.count + 1)), String(fields[1]))
        }
    }

    static func maximized(_ locale: String) -> String? {
        answer { icu_oracle_add_likely_subtags(locale, $0, $1) }
    }

    static func minimized(_ locale: String) -> String? {
        answer { icu_oracle_remove_likely_subtags(locale, $0, $1) }
    }

    static func parent(_ locale: String) -> String? { answer { icu_oracle_parent(locale, $0, $1) } }

    /// A locale identifier as a tag.
    static func tag(_ locale: String) -> String? { answer { icu_oracle_language_tag(locale, $0, $1) } }

    /// A tag under its present names, or nil where ICU refuses it.
    static func canonical(_ tag: String) -> String? { answer { icu_oracle_canonical_tag(tag, $0, $1) } }

    static func isRightToLeft(_ locale: String) -> Bool { icu_oracle_is_right_to_left(locale) != 0 }

    /// Every script that ICU has a number for, with its direction.
    static var scripts: [(name: String, isRightToLeft: Bool)] {
        (0..<500).compactMap { code in
            icu_oracle_script(code).map { (String(cString: $0), icu_oracle_script_is_right_to_left(code) != 0) }
        }
    }

    private static func answer(_ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
        var buffer = [CChar](repeating: 0, count: 1024)
        let length = buffer.withUnsafeMutableBufferPointer { bytes in
            bytes.baseAddress.map { write($0, 1024) } ?? 0
        }
        return length > 0
            ? String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
    }
}

/// ICU's plural rules of one locale.
final class InstalledPluralRules {
    private let rules: OpaquePointer

    init?(_ locale: String, isOrdinal: Bool) {
        guard let rules = icu_oracle_open_plurals(locale, isOrdinal ? 1 : 0) else { return nil }
        self.rules = rules
    }

    deinit { icu_oracle_close_plurals(rules) }

    /// The first letter of the category of a whole number, `-` for other.
    func letter(of number: Int64) -> UInt8 { UInt8(bitPattern: icu_oracle_select(rules, Double(number))) }

    /// The first letter of the category of a number in plain or compact text.
    func letter(of digits: String) -> UInt8 { UInt8(bitPattern: icu_oracle_select_compact(rules, digits)) }

    /// Nanoseconds that one selection takes, over the numbers from 0.
    func nanosecondsPerSelection(count: Int32) -> Double {
        Double(icu_oracle_time_selecting(rules, count)) / Double(count)
    }
}
