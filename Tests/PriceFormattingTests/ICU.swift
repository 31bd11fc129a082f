import ICUOracle
import Languages

/// What the installed ICU writes, asked directly.
enum ICU {
    /// Every locale that ICU has data for, by ICU's name.
    static var locales: [String] {
        (0..<icu_oracle_locale_count()).map { String(cString: icu_oracle_locale($0)) }
    }

    /// A number written by a skeleton.
    static func number(_ digits: String, _ skeleton: String, in locale: String) -> String? {
        text { icu_oracle_number(skeleton, locale, digits, $0, $1) }
    }

    /// The pattern of a thing per unit of time.
    static func pattern(per unit: String, width: Int32, in locale: String) -> String? {
        text { icu_oracle_per_unit(locale, unit, width, $0, $1) }
    }

    /// A count of units in a grammatical case.
    static func period(_ count: Int, _ unit: String, case name: String, in locale: String) -> String? {
        text { icu_oracle_declined(locale, unit, name, Int64(count), $0, $1) }
    }

    /// The name of a currency in the plural form of a category, given by its first letter, `-` for other.
    static func pluralName(of currency: String, _ category: CChar, in locale: String) -> String? {
        let letter = UInt8(bitPattern: category)
        let name = ["zero", "one", "two", "few", "many", "other"].first {
            // `other` and `one` begin alike.
            letter == UInt8(ascii: "-") ? $0 == "other" : $0 != "other" && $0.utf8.first == letter
        }
        guard let name else { return nil }
        return text { icu_oracle_currency_plural_name(currency, locale, name, $0, $1) }
    }

    /// A moment on a clock of UTC.
    static func moment(_ milliseconds: Int64, in locale: String) -> String? {
        text { icu_oracle_moment(locale, milliseconds, $0, $1) }
    }

    private static func text(_ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1_024) { buffer in
            guard let start = buffer.baseAddress, write(start, 1_024) > 0 else { return nil }
            return String(cString: start)
        }
    }
}
