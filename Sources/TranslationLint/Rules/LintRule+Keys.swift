internal import Diagnostics

extension LintRule {
    static let keyRules = [duplicateKey, equivalentKeys, xliffVariationKey, staleKey]

    /// A key twice.
    static let duplicateKey = LintRule(
        "duplicate-key", .error,
        "A key is there twice, and all its texts but the last are lost; a warning where they are the same.",
        bad: Example("\"\\U0041\" = \"One\";\n\"A\" = \"Two\";"), good: Example("\"A\" = \"One\";\n\"B\" = \"Two\";"))

    /// Two keys that look the same.
    static let equivalentKeys = LintRule(
        "equivalent-keys", .warning,
        "Two keys look the same and are told apart by their bytes alone, since one composes its accents and one does not.",
        bad: Example("\"caf\u{E9}\" = \"One\";\n\"cafe\u{301}\" = \"Two\";"),
        good: Example("\"caf\u{E9}\" = \"One\";\n\"cafes\" = \"Two\";"))

    /// `key|==|plural.one`.
    static let xliffVariationKey = LintRule(
        "xliff-variation-key", .warning,
        "A key ends as the name of a variation does in an XLIFF file, so that its translation can never be imported.",
        bad: Example(#""days|==|plural.one" = "One day";"#), good: Example(#""days.one" = "One day";"#))

    /// A key that is no longer used.
    static let staleKey = LintRule(
        "stale-key", .note, "A key is no longer found in code.",
        bad: Example([
            "Localizable.xcstrings":
                catalogue(#""buy" : { "extractionState" : "stale", "localizations" : { "en" : \#(unit("Buy")) } }"#)
        ]),
        good: Example([
            "Localizable.xcstrings":
                catalogue(#""buy" : { "extractionState" : "manual", "localizations" : { "en" : \#(unit("Buy")) } }"#)
        ]))

    // MARK: - Writing examples

    /// A catalogue around its entries.
    static func catalogue(_ strings: String) -> String {
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            \(strings)
          },
          "version" : "1.0"
        }
        """
    }

    /// A localization with one text.
    static func unit(_ value: String, _ state: String = "translated") -> String {
        #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(value)" } }"#
    }

    /// A property list with one key whose rule has one variable, `count`.
    static func rules(_ format: String, type: String? = "d", _ forms: [(String, String)]) -> String {
        var members = "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        if let type { members += "\n            <key>NSStringFormatValueTypeKey</key><string>\(type)</string>" }
        for (category, text) in forms { members += "\n            <key>\(category)</key><string>\(text)</string>" }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
                <key>files</key>
                <dict>
                    <key>NSStringLocalizedFormatKey</key><string>\(format)</string>
                    <key>count</key>
                    <dict>
                        \(members)
                    </dict>
                </dict>
            </dict>
            </plist>
            """
    }
}
