extension LanguageTag {
    /// The tag under its present names: `iw` is `he`, `sh` is `sr-Latn`, `hy-SU` is `hy-AM`.
    ///
    /// Languages, scripts, regions, variants and the values of the extension `u` get the names that CLDR prefers, variants
    /// and extensions their order. The canonical form of a canonical form is itself.
    ///
    /// - `tl` is `fil`, `in` is `id`, `mo` is `ro`, `cmn` is `zh`; `no` has its own name and stays, next to `nb` and `nn`.
    /// - Where several regions replaced one, the likely one of the language is meant.
    /// - Nothing is filled in: `zh-TW` stays so, see ``maximized``.
    ///
    /// Source: Unicode Technical Standard 35, part 1, annex C; CLDR, supplemental metadata, aliases.
    public var canonical: LanguageTag {
        if isPlainlyCanonical { return self }
        var parts = TagParts(self)
        parts.replaceNames()
        var extensions = extensions
        // ICU's and Apple's `en_US_POSIX`: the variant says how to write, and has a keyword for that.
        if let place = parts.variants.firstIndex(of: "posix") {
            parts.variants.remove(at: place)
            extensions = LanguageTag.extensions(extensions, adding: "va", value: "posix")
        }
        return LanguageTag(
            language: parts.language, script: parts.script, region: parts.region, variants: parts.variants.sorted(),
            extensions: extensions.map(LanguageTag.canonicalExtensions))
    }

    /// Whether nothing in the tag can have another name; most tags are found so at little cost.
    private var isPlainlyCanonical: Bool {
        guard variants.isEmpty, extensions == nil, !mayHaveOtherName else { return false }
        if let region, LanguageAliases.regions.contains(region) { return false }
        if let script, LanguageAliases.scripts.contains(script) { return false }
        return true
    }

    /// Whether ``canonical`` may name another language; false is certain, and found at little cost.
    var mayHaveOtherName: Bool { !variants.isEmpty || LanguageAliases.languages.containsKeys(of: language) }

    /// The value of a key of the extension `u`, such as `latn` for `nu` in `ar-EG-u-nu-latn`.
    ///
    /// - Parameter key: The key, two letters or a digit and a letter, in lower case.
    /// - Returns: The value, `true` for a key that stands alone, nil where the tag does not have the key.
    public func unicodeKeyword(_ key: String) -> String? {
        guard let extensions, let subtags = LanguageTag.split(extensions).first(where: { $0.first == "u" }) else {
            return nil
        }
        return UnicodeExtension(subtags: subtags.dropFirst()).value(of: key)
            .map { $0.isEmpty ? "true" : $0.joined(separator: "-") }
    }

    /// Whether one singleton is written before another: by the alphabet, and private use last.
    static func extensionOrder(_ left: String, _ right: String) -> Bool {
        left != "x" && (right == "x" || left < right)
    }

    private static func canonicalExtensions(_ text: String) -> String {
        split(text)
            .sorted { extensionOrder($0.first ?? "", $1.first ?? "") }
            .map { subtags in
                switch subtags.first {
                case "u": "u-" + UnicodeExtension(subtags: subtags.dropFirst()).canonicalText
                case "t": "t-" + canonicalTransform(subtags.dropFirst())
                default: subtags.joined(separator: "-")
                }
            }
            .joined(separator: "-")
    }

    /// Extensions with a key of the extension `u` added, where it is not there yet.
    private static func extensions(_ extensions: String?, adding key: String, value: String) -> String {
        var parts = extensions.map(split) ?? []
        let place = parts.firstIndex { $0.first == "u" } ?? parts.endIndex
        var unicode = UnicodeExtension(subtags: place < parts.endIndex ? parts.remove(at: place).dropFirst() : [])
        unicode.append(key: key, value: [value])
        parts.append(["u", unicode.canonicalText])
        return parts.sorted { extensionOrder($0.first ?? "", $1.first ?? "") }
            .map { $0.joined(separator: "-") }
            .joined(separator: "-")
    }

    /// Cuts extensions before each singleton; private use takes everything after its `x`.
    private static func split(_ extensions: String) -> [[String]] {
        var result: [[String]] = []
        for subtag in extensions.split(separator: "-").map({ String($0) }) {
            if subtag.utf8.count == 1 && result.last?.first != "x" || result.isEmpty {
                result.append([subtag])
            } else {
                result[result.count - 1].append(subtag)
            }
        }
        return result
    }

    /// The extension `t` after its singleton: the source language under its present name, then the fields, sorted.
    private static func canonicalTransform(_ subtags: ArraySlice<String>) -> String {
        func isField(_ subtag: String) -> Bool {
            let bytes = Array(subtag.utf8)
            return bytes.count == 2 && isLetter(bytes[0]) && isDigit(bytes[1])
        }
        let start = subtags.firstIndex(where: isField) ?? subtags.endIndex
        var source = subtags[..<start].joined(separator: "-")
        var reader = SubtagReader(subtags: subtags[..<start])
        if let tag = reader.readWithoutExtensions(), reader.subtags.isEmpty {
            source = tag.canonical.description.lowercased()
        }
        var fields: [[String]] = []
        for subtag in subtags[start...] {
            if isField(subtag) { fields.append([subtag]) } else { fields[fields.count - 1].append(subtag) }
        }
        let sorted = fields.sorted { ($0.first ?? "") < ($1.first ?? "") }.map { $0.joined(separator: "-") }
        return ([source] + sorted).filter { !$0.isEmpty }.joined(separator: "-")
    }
}

/// The parts of a tag while old names are replaced by present ones.
private struct TagParts {
    var language: String
    var script: String?
    var region: String?
    var variants: [String]

    init(_ tag: LanguageTag) {
        language = tag.language
        script = tag.script
        region = tag.region
        variants = tag.variants
    }

    /// Replaces names until every one is present.
    mutating func replaceNames() {
        // One name leads to another at most a few times; the bound keeps a wrong table from hanging a program.
        for _ in 0..<10 {
            guard replaceLanguage() || replaceRegion() || replaceScript() || replaceVariant() else { return }
        }
    }

    /// The most particular rule first: with region, with variant, alone, then a variant of any language.
    private mutating func replaceLanguage() -> Bool {
        if let region, let text = LanguageAliases.languages[language, region.lowercased()] {
            self.region = nil
            return take(text)
        }
        for variant in variants {
            guard let text = LanguageAliases.languages[language, variant] else { continue }
            variants.removeAll { $0 == variant }
            return take(text)
        }
        if let text = LanguageAliases.languages[language] { return take(text) }
        for variant in variants {
            guard let text = LanguageAliases.languages["und", variant] else { continue }
            variants.removeAll { $0 == variant }
            return take(text)
        }
        return false
    }

    /// Takes over what replaces the language; what the tag says itself stays.
    private mutating func take(_ text: String) -> Bool {
        var reader = SubtagReader(subtags: text.split(separator: "-").map { $0.lowercased() }[...])
        guard let name = reader.readWithoutExtensions() else { return false }
        if name.language != "und" { language = name.language }
        script = script ?? name.script
        region = region ?? name.region
        for variant in name.variants where !variants.contains(variant) { variants.append(variant) }
        return true
    }

    private mutating func replaceRegion() -> Bool {
        guard let region, let text = LanguageAliases.regions[region] else { return false }
        let successors = text.split(separator: " ").map { String($0) }
        let likely = LanguageData.likely(language, script, nil)?.region
        self.region = successors.first { $0 == likely } ?? successors.first
        return self.region != region
    }

    private mutating func replaceScript() -> Bool {
        guard let script, let text = LanguageAliases.scripts[script] else { return false }
        self.script = text
        return true
    }

    private mutating func replaceVariant() -> Bool {
        for (index, variant) in variants.enumerated() {
            guard let text = LanguageAliases.variants[variant] else { continue }
            variants[index] = text
            // CLDR replaces `hepburn-heploc` as a whole.
            variants.removeAll { variant == "heploc" && $0 == "hepburn" }
            var seen: Set<String> = []
            variants = variants.filter { seen.insert($0).inserted }
            return true
        }
        return false
    }
}
