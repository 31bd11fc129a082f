extension LanguageTag {
    /// The tag under its present name: `iw` is `he`, `in` is `id`, `sh` is `sr-Latn`; extensions are dropped.
    ///
    /// Source: CLDR, supplemental metadata, language aliases.
    public var canonical: LanguageTag {
        guard let text = LanguageData.renamed(SubtagKey(language)), let name = LanguageTag(text) else {
            return withoutExtensions
        }
        return LanguageTag(
            language: name.language, script: script ?? name.script, region: region ?? name.region, variants: variants)
    }

    /// The script a reader of this tag expects, such as `Latn`, `Hant` or `Arab`.
    ///
    /// It is the script that the tag names, else the usual one of its language in its region, else the usual one of its
    /// language. A language that CLDR does not know is taken to be written in Latin letters.
    ///
    /// Source: CLDR, likely subtags.
    public var likelyScript: String {
        if let script { return script }
        if LanguageData.renamed(SubtagKey(language)) != nil {
            let name = canonical
            return name.script ?? name.scriptOfRegion
        }
        return scriptOfRegion
    }

    /// The direction in which text of this language runs.
    public var direction: TextDirection {
        LanguageData.isRightToLeft(likelyScript) ? .rightToLeft : .leftToRight
    }

    /// The usual script of the language in its region, whatever script the tag names.
    var scriptOfRegion: String {
        if let region, let script = LanguageData.script(SubtagKey(language, region)) { return script }
        return languageScript
    }

    /// The usual script of the language alone.
    var languageScript: String { LanguageData.script(SubtagKey(language)) ?? "Latn" }

    /// The region that a reader of this tag expects, where CLDR knows one.
    var likelyRegion: String? {
        if let region { return region }
        let script = likelyScript
        if script != languageScript, let region = LanguageData.region(SubtagKey(language, script)) { return region }
        return LanguageData.region(SubtagKey(language))
    }

    /// The same language and variants with another script and region.
    func with(script: String?, region: String?) -> LanguageTag {
        LanguageTag(language: language, script: script, region: region, variants: variants)
    }

    /// Whether two canonical tags name the same language, script and region once the usual parts are filled in.
    ///
    /// `pt` means `pt-BR`, and `zh-Hans` means `zh-CN`.
    func isLikelySame(as other: LanguageTag) -> Bool {
        language == other.language && variants == other.variants && likelyScript == other.likelyScript
            && likelyRegion == other.likelyRegion
    }
}
