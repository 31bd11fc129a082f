extension LanguageTag {
    /// The tag whose texts stand in where this one has none, or nil where there is no such tag.
    ///
    /// `es-MX` goes to `es-419`, `en-AU` to `en-001`, `pt-AO` to `pt-PT`; without such an entry the last part is cut off.
    /// A script other than the language's usual one never goes to the language alone: `sr-Latn` and `zh-Hant` have no
    /// parent. A script that goes without saying counts as said: the parent of `zh-HK` is `zh-Hant`.
    ///
    /// CLDR also names parents of another language, English in India for `hi-Latn` and French in Haiti for `ht`. They are
    /// given here; a ``LanguageChain`` does not follow them, for nobody asked for that language. Extensions are dropped.
    ///
    /// Source: CLDR, parent locales; Unicode Technical Standard 35, part 1, “Parent Locales”.
    public var parent: LanguageTag? {
        if !variants.isEmpty {
            return LanguageTag(language: language, script: script, region: region, variants: variants.dropLast())
        }
        let script = likelyScript
        let isUsual = script == languageScript
        if let region {
            let parent = script == scriptOfRegion ? LanguageData.parents[language, region] : nil
            if let parent = parent ?? LanguageData.parents[language, script, region] { return LanguageTag(parent) }
            return LanguageTag(language: language, script: isUsual ? self.script : script)
        }
        let parent = isUsual ? LanguageData.parents[language] : LanguageData.parents[language, script]
        if let parent { return parent == "root" ? nil : LanguageTag(parent) }
        return isUsual && self.script != nil ? LanguageTag(language: language) : nil
    }
}
