extension LanguageTag {
    /// Reads a tag, or nil where the text is not one.
    ///
    /// Besides the tags of BCP 47 it reads identifiers of locales as ICU and Apple write them: `en_US@calendar=buddhist`
    /// is `en-US-u-ca-buddhist`; a keyword that BCP 47 has no name for is left out. The tags from before tags had a
    /// structure are read as what replaced them (`i-klingon` is `tlh`), an extended language as itself (`zh-yue` is
    /// `yue`), `root` as `und`, and private use alone as `und` with it (`x-shop` is `und-x-shop`).
    ///
    /// A variant that is there twice, a singleton that is there twice or opens nothing, and an extended language after a
    /// language that has none are refused.
    ///
    /// - Parameter text: At most 255 bytes: subtags of letters and digits joined by `-` or `_`.
    public init?(_ text: some StringProtocol) {
        if let usual = text.utf8.withContiguousStorageIfAvailable({ LanguageTag(usual: $0) }) ?? nil {
            self = usual
            return
        }
        guard text.utf8.count <= 255 else { return nil }
        let bytes = Array(text.utf8)
        let at = bytes.firstIndex(of: UInt8(ascii: "@"))
        let name = bytes[..<(at ?? bytes.endIndex)]
        let keywords = at.map { String(decoding: bytes[($0 + 1)...], as: UTF8.self) }
        // Keywords without a language before them are those of any.
        let isOfAny = name.isEmpty && keywords?.isEmpty == false
        guard let subtags = isOfAny ? ["und"] : LanguageTag.subtags(of: name) else { return nil }
        var tag: LanguageTag
        if let replacement = LanguageTag.grandfathered(subtags) {
            tag = replacement
        } else {
            var reader = SubtagReader(subtags: subtags[...])
            guard let read = reader.read() else { return nil }
            tag = read
        }
        if let keywords {
            // An identifier has either keywords or extensions.
            guard tag.extensions == nil, let extensions = LocaleKeywords.extensions(from: keywords) else { return nil }
            tag = LanguageTag(
                language: tag.language, script: tag.script, region: tag.region, variants: tag.variants,
                extensions: extensions.isEmpty ? nil : extensions)
        }
        self = tag
    }

    /// The lower-case subtags of a name, or nil where one is not one to eight letters and digits.
    private static func subtags(of name: ArraySlice<UInt8>) -> [String]? {
        var subtags: [String] = []
        for part in name.split(omittingEmptySubsequences: false, whereSeparator: isSeparator) {
            guard (1...8).contains(part.count), part.allSatisfy(isAlphanumeric) else { return nil }
            subtags.append(String(decoding: part.lazy.map { isLetter($0) ? $0 | 0x20 : $0 }, as: UTF8.self))
        }
        return subtags
    }

    private static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") }

    /// What replaced a tag from before tags had a structure, such as `i-klingon`.
    private static func grandfathered(_ subtags: [String]) -> LanguageTag? {
        // Reading the replacement ends here: it is a tag with a structure, or `x-` alone.
        guard (2...3).contains(subtags.count),
            let text = LanguageAliases.grandfathered[subtags.joined(separator: "-")]
        else { return nil }
        var reader = SubtagReader(subtags: text.split(separator: "-").map { $0.lowercased() }[...])
        return reader.read()
    }
}

/// Takes subtags off the front of a tag, in the order of BCP 47.
///
/// Source: RFC 5646, section 2.1.
struct SubtagReader {
    /// Lower-case subtags of one to eight ASCII letters and digits that are still to be read.
    var subtags: ArraySlice<String>

    /// Reads a whole tag, or gives nil where the subtags are not one.
    mutating func read() -> LanguageTag? {
        if subtags.first == "x" {
            return subtags.count > 1
                ? LanguageTag(language: "und", extensions: subtags.joined(separator: "-")) : nil
        }
        guard let language = language() else { return nil }
        let script = script()
        let region = region()
        guard let variants = variants(), let extensions = extensions() else { return nil }
        return LanguageTag(
            language: language, script: script, region: region, variants: variants,
            extensions: extensions.isEmpty ? nil : extensions)
    }

    /// Reads the language, script, region and variants, and leaves the rest.
    mutating func readWithoutExtensions() -> LanguageTag? {
        guard let language = language() else { return nil }
        let script = script()
        let region = region()
        guard let variants = variants() else { return nil }
        return LanguageTag(language: language, script: script, region: region, variants: variants)
    }

    private mutating func language() -> String? {
        guard let language = subtags.first, language.utf8.allSatisfy(isLetter) else { return nil }
        if language == "root" {
            subtags.removeFirst()
            return "und"
        }
        guard (2...8).contains(language.utf8.count), language.utf8.count != 4 else { return nil }
        subtags.removeFirst()
        if let next = subtags.first, next.utf8.count == 3, next.utf8.allSatisfy(isLetter) {
            // Anything else with three letters here is a mistake: `es-lat` does not mean Latin.
            guard LanguageTag.hasExtendedLanguages(language) else { return nil }
            subtags.removeFirst()
            return next
        }
        return language
    }

    private mutating func script() -> String? {
        guard let next = subtags.first, next.utf8.count == 4, next.utf8.allSatisfy(isLetter) else { return nil }
        subtags.removeFirst()
        return next.prefix(1).uppercased() + next.dropFirst()
    }

    private mutating func region() -> String? {
        guard let next = subtags.first,
            (next.utf8.count == 2 && next.utf8.allSatisfy(isLetter))
                || (next.utf8.count == 3 && next.utf8.allSatisfy(isDigit))
        else { return nil }
        subtags.removeFirst()
        return next.uppercased()
    }

    private mutating func variants() -> [String]? {
        var variants: [String] = []
        while let next = subtags.first,
            next.utf8.count >= 5 || (next.utf8.count == 4 && next.utf8.first.map(isDigit) == true)
        {
            guard !variants.contains(next) else { return nil }
            variants.append(next)
            subtags.removeFirst()
        }
        return variants
    }

    /// The rest, where every singleton is there once and opens something; private use takes everything after its `x`.
    private func extensions() -> String? {
        if let first = subtags.first, first.utf8.count != 1 { return nil }
        var singletons: [String] = []
        var isOpen = false
        for (offset, subtag) in subtags.enumerated() {
            guard subtag.utf8.count == 1 else {
                isOpen = false
                continue
            }
            guard !isOpen, !singletons.contains(subtag) else { return nil }
            singletons.append(subtag)
            isOpen = true
            if subtag == "x" {
                isOpen = offset + 1 == subtags.count
                break
            }
        }
        if isOpen { return nil }
        return subtags.joined(separator: "-")
    }
}

extension LanguageTag {
    /// Whether a language takes another after it, such as `yue` after `zh`.
    ///
    /// Source: IANA language subtag registry, the prefixes of subtags of the type `extlang`.
    static func hasExtendedLanguages(_ language: String) -> Bool {
        switch language {
        case "ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh": true
        default: false
        }
    }
}

func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) && byte < 0x80 }
func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
