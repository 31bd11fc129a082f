/// The direction in which lines of a language run.
public enum TextDirection: String, Hashable, Sendable, CaseIterable {
    /// From left to right, as in English.
    case leftToRight = "ltr"
    /// From right to left, as in Arabic and Hebrew.
    case rightToLeft = "rtl"

    /// The direction of a script; one that CLDR does not know runs from left to right.
    ///
    /// ```swift
    /// TextDirection(script: "Adlm")  // .rightToLeft
    /// ```
    ///
    /// - Parameter script: The four letters of the script in any case, such as `Arab`.
    ///
    /// Source: CLDR, script metadata; for Nastaliq (`Aran`) and the three Syriac hands ISO 15924.
    public init(script: some StringProtocol) {
        let name = script.utf8.count == 4 ? script.prefix(1).uppercased() + script.dropFirst().lowercased() : ""
        self = LanguageData.rightToLeft.contains(LanguageAliases.scripts[name] ?? name) ? .rightToLeft : .leftToRight
    }
}

extension LanguageTag {
    /// The direction in which text of this language runs: that of its ``likelyScript``.
    public var direction: TextDirection {
        LanguageData.rightToLeft.contains(likelyScript) ? .rightToLeft : .leftToRight
    }
}
