extension LanguageTag {
    /// The tag with its usual language, script and region filled in: `zh-TW` is `zh-Hant-TW`, `und-EG` is `ar-Arab-EG`.
    ///
    /// Old names are replaced first. Where CLDR does not know the language, nothing is filled in.
    ///
    /// Source: CLDR, likely subtags; Unicode Technical Standard 35, part 1, “Likely Subtags”, add.
    public var maximized: LanguageTag {
        let tag = canonical
        guard let likely = LanguageData.likely(tag.language, tag.script, tag.region) else { return tag }
        return LanguageTag(
            language: likely.language, script: likely.script, region: likely.region, variants: tag.variants,
            extensions: tag.extensions)
    }

    /// The tag without the script and region that go without saying: `zh-Hant-TW` is `zh-TW`, `en-Latn-US` is `en`.
    ///
    /// The maximized form of a minimized tag is that of the tag itself.
    ///
    /// Source: CLDR, likely subtags; Unicode Technical Standard 35, part 1, “Likely Subtags”, remove.
    public var minimized: LanguageTag {
        let whole = maximized
        for shorter in [
            whole.with(script: nil, region: nil), whole.with(script: nil, region: whole.region),
            whole.with(script: whole.script, region: nil),
        ] where shorter.maximized == whole {
            return shorter
        }
        return whole
    }

    /// The script a reader of this tag expects, such as `Latn`, `Hant` or `Arab`.
    ///
    /// It is the script that the tag names, else the usual one of its language in its region, else the usual one of its
    /// language. A language that CLDR does not know is taken to be written in Latin letters.
    ///
    /// Source: CLDR, likely subtags.
    public var likelyScript: String { script ?? scriptOfRegion }

    /// The usual script of the language in its region, whatever script the tag names.
    var scriptOfRegion: String {
        if let script = LanguageData.likelyScript(language, region) { return script }
        // An old name may say a script itself: `sh` is `sr-Latn`.
        let name = LanguageTag(language: language, region: region).canonical
        return name.script ?? LanguageData.likelyScript(name.language, name.region) ?? "Latn"
    }

    /// The usual script of the language alone.
    var languageScript: String {
        LanguageTag(language: language).scriptOfRegion
    }

    /// Whether two canonical tags name the same language, script and region once the usual parts are filled in.
    ///
    /// `pt` means `pt-BR`, and `zh-Hans` means `zh-CN`.
    func isLikelySame(as other: LanguageTag) -> Bool {
        guard language == other.language, variants == other.variants else { return false }
        return maximized.withoutExtensions == other.maximized.withoutExtensions
    }
}

extension LanguageData {
    /// The script of ``likely(_:_:_:)`` alone, for which nothing else is put together.
    static func likelyScript(_ language: String, _ region: String?) -> String? {
        var text: String?
        if let region { text = likelySubtags[language, region] }
        guard let text = text ?? likelySubtags[language] else { return nil }
        let hyphen = UInt8(ascii: "-")
        guard let first = text.utf8.firstIndex(of: hyphen) else { return nil }
        let rest = text.utf8[text.utf8.index(after: first)...]
        return rest.firstIndex(of: hyphen).flatMap { String(rest[..<$0]) }
    }

    /// The usual language, script and region where some parts are given, or nil where CLDR does not know the language.
    ///
    /// The most particular entry counts: with script and region, with script, with region, the language alone. What was
    /// asked for by name is given as the entry has it, which is more particular at times (`und-034` is `hi-Deva-IN`), and
    /// what the entry was not asked for stays.
    static func likely(
        _ language: String, _ script: String?, _ region: String?
    ) -> (language: String, script: String, region: String)? {
        func filled(_ text: String?, keeping script: String?, _ region: String?) -> (String, String, String)? {
            let hyphen = UInt8(ascii: "-")
            guard let text, let first = text.utf8.firstIndex(of: hyphen) else { return nil }
            let rest = text[text.utf8.index(after: first)...]
            guard let second = rest.utf8.firstIndex(of: hyphen) else { return nil }
            return (
                String(text[..<first]), script ?? String(rest[..<second]),
                region ?? String(rest[rest.utf8.index(after: second)...])
            )
        }
        if let script, let region, let text = likelySubtags[language, script, region] {
            return filled(text, keeping: nil, nil)
        }
        if let script, let text = likelySubtags[language, script] { return filled(text, keeping: nil, region) }
        if let region, let text = likelySubtags[language, region] { return filled(text, keeping: script, nil) }
        return filled(likelySubtags[language], keeping: script, region)
    }
}
