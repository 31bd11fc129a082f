/// The tags to try for a language, the wished one first.
///
/// Walk it to look for a text, or ask ``bestMatch(among:)`` which of the languages at hand a reader wants.
///
/// ```swift
/// LanguageChain("es-MX").map(\.description)  // ["es-MX", "es-419", "es"]
/// LanguageChain("zh-TW").map(\.description)  // ["zh-TW", "zh-Hant-TW", "zh-Hant"]
/// ```
///
/// The rules:
/// - Extensions (`-u-nu-latn`) say how to write and are dropped; a renamed language is also tried under its new name.
/// - A region goes to its parent in CLDR: Mexico to Latin America, Australia to international English, Angola to Portugal.
/// - A script other than the language's usual one never goes to the language alone, whose texts a reader may not be able
///   to read: `zh-Hant` does not end in `zh`, nor `sr-Latn` in `sr`.
/// - `nb` and `nn` go to `no`, and `no` to `nb`. No other language goes to a second one, not even where CLDR names a
///   parent, as English for `hi-Latn`: who reads it too wishes for it too.
///
/// Source: CLDR, parent locales, likely subtags and language aliases; RFC 4647, section 3.4, for cutting from the end.
public struct LanguageChain: Sequence, Hashable, Sendable {
    /// The tags in the order in which to try them, each once.
    public let tags: [LanguageTag]

    /// Makes the chain of a tag; it has at least that tag itself.
    public init(_ tag: LanguageTag) {
        if LanguageChain.isSimple(tag) {
            tags = tag.region == nil ? [tag] : [tag, LanguageTag(language: tag.language)]
            return
        }
        var tags = [tag.withoutExtensions]
        func append(_ next: LanguageTag) {
            if !tags.contains(next) { tags.append(next) }
        }
        let canonical = tag.canonical
        // Variants fall away in the order in which the tag names them.
        let variants = canonical.variants == tag.variants.sorted() ? tag.variants : canonical.variants
        let wished = LanguageTag(
            language: canonical.language, script: canonical.script, region: canonical.region, variants: variants)
        var current: LanguageTag? = wished
        // Variants, region and script fall away one by one; the bound keeps a wrong table from hanging a program.
        for _ in 0..<64 {
            guard let step = current, step.language == wished.language || step.language == "no" else { break }
            LanguageChain.spellings(of: step).forEach(append)
            current = step.parent
        }
        if wished.likelyScript == wished.languageScript {
            if wished.language == "nb" || wished.language == "nn" { append(LanguageTag(language: "no")) }
            if wished.language == "no" || wished.language == "nn" { append(LanguageTag(language: "nb")) }
        }
        self.tags = tags
    }

    /// An iterator over the tags, the wished one first.
    public func makeIterator() -> IndexingIterator<[LanguageTag]> { tags.makeIterator() }

    /// The language at hand that a reader of the wished one wants, or nil where none is of the same language.
    ///
    /// It is the first of ``matches(among:)``.
    public func bestMatch(among available: some Collection<LanguageTag>) -> LanguageTag? {
        matches(among: available).first
    }

    /// The languages at hand that serve a reader of the wished one, the best first.
    ///
    /// First come those that the chain names as they are written. Then each tag of the chain is looked for as the same
    /// language, script and region once the usual parts are filled in, so that `pt` finds `pt-BR` and `zh-CN` finds
    /// `zh-Hans`, and as another region that goes to the same parent, so that `en-AU` finds `en-GB` before `en-US`.
    /// Another script never serves.
    ///
    /// - Parameter available: The languages at hand; of equally good ones the first wins.
    /// - Returns: Those at hand of the same language and script, each once.
    /// - Complexity: The length of the chain times the number of languages.
    @inlinable
    public func matches(among available: some Collection<LanguageTag>) -> [LanguageTag] {
        matches(amongAll: Array(available))
    }

    @usableFromInline
    func matches(amongAll available: [LanguageTag]) -> [LanguageTag] {
        var found: [LanguageTag] = []
        for tag in tags {
            for candidate in available where candidate.language == tag.language {
                if candidate.withoutExtensions == tag, !found.contains(candidate) { found.append(candidate) }
            }
        }
        // Most languages at hand are not of this one: only the others are looked at closely.
        let rest = available.filter { mayBeOfThisLanguage($0) && !found.contains($0) }
        return rest.isEmpty ? found : found + kin(among: rest)
    }

    private func mayBeOfThisLanguage(_ candidate: LanguageTag) -> Bool {
        for tag in tags where tag.language == candidate.language { return true }
        guard candidate.mayHaveOtherName else { return false }
        let language = candidate.canonical.language
        return tags.contains { $0.language == language }
    }

    /// Those of some languages that serve although the chain does not name them as they are written, the best first.
    private func kin(among candidates: [LanguageTag]) -> [LanguageTag] {
        guard let script = tags.first?.canonical.likelyScript else { return [] }
        let kin = candidates.map { (tag: $0, canonical: $0.canonical) }.filter { $0.canonical.likelyScript == script }
            .map { (tag: $0.tag, canonical: $0.canonical, chain: LanguageChain($0.tag).tags) }
        var found: [LanguageTag] = []
        func append(_ tag: LanguageTag) {
            if !found.contains(tag) { found.append(tag) }
        }
        for tag in tags {
            let canonical = tag.canonical
            for candidate in kin where candidate.canonical.isLikelySame(as: canonical) { append(candidate.tag) }
            for candidate in kin where candidate.chain.contains(tag) { append(candidate.tag) }
        }
        return found
    }

    /// The ways in which a table may spell one step: as it is, with its script, without a script that goes without saying.
    private static func spellings(of tag: LanguageTag) -> [LanguageTag] {
        let script = tag.likelyScript
        if tag.script == nil {
            let isWorthSaying = script != tag.languageScript || isWrittenInSeveralScripts(tag.language)
            return isWorthSaying ? [tag, tag.with(script: script, region: tag.region)] : [tag]
        }
        return script == tag.scriptOfRegion ? [tag, tag.with(script: nil, region: tag.region)] : [tag]
    }

    /// Whether after a tag there is its language alone to try and nothing else, as for most: `ru-RU`, `de-AT`, `fr`.
    ///
    /// Such a tag names one language of one name, script and family, and a region without a parent in CLDR.
    private static func isSimple(_ tag: LanguageTag) -> Bool {
        guard tag.script == nil, tag.variants.isEmpty, tag.extensions == nil else { return false }
        switch tag.language {
        case "nb", "nn", "no": return false
        default: break
        }
        guard !tag.mayHaveOtherName, !isWrittenInSeveralScripts(tag.language),
            !LanguageData.parents.contains(tag.language)
        else { return false }
        guard let region = tag.region else { return true }
        // A region that the usual subtags or parents name may bring another script or step with it.
        return !LanguageAliases.regions.contains(region)
            && !LanguageData.likelySubtags.containsKeys(of: "\(tag.language)-\(region)")
            && !LanguageData.parents.containsKeys(of: "\(tag.language)-\(region)")
            && !LanguageData.parents.containsKeys(of: "\(tag.language)-\(tag.languageScript)-\(region)")
    }

    /// Languages whose readers are told apart by script often enough that tables spell out the usual one.
    private static func isWrittenInSeveralScripts(_ language: String) -> Bool {
        switch language {
        case "az", "bs", "kk", "ms", "pa", "sr", "tg", "uz", "yue", "zh": true
        default: false
        }
    }
}
