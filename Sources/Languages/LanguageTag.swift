/// The name of a language as BCP 47 writes it, such as `pt-BR` or `zh-Hans`.
///
/// A tag is read leniently (underscores, any case, the keywords of ICU and Apple) and written in one way. Reading keeps
/// the names that a tag uses, so that a table under `iw` is found again; ``canonical`` gives the present ones. Two tags
/// are equal where they are written the same.
///
/// ```swift
/// LanguageTag("zh_hans_CN").description         // "zh-Hans-CN"
/// LanguageTag("en_001@rg=nlzzzz").description   // "en-001-u-rg-nlzzzz"
/// LanguageTag("iw").canonical.description       // "he"
/// LanguageTag("zh-TW").maximized.description    // "zh-Hant-TW"
/// ```
///
/// Source: RFC 5646, section 2.1; Unicode Technical Standard 35, part 1.
public struct LanguageTag: Hashable, Sendable {
    /// The language, two to eight lower-case letters; `und` where it is not known.
    public let language: String
    /// The script, four letters such as `Hans`.
    public let script: String?
    /// The region, two upper-case letters or three digits.
    public let region: String?
    /// Variants, lower-case, in their order.
    public let variants: [String]
    /// Everything from the first singleton on, lower-case: `u-nu-latn`.
    public let extensions: String?

    /// The language that is not known.
    public static let undetermined = LanguageTag(language: "und")

    /// English, the language that the library's own texts are written in first.
    public static let english = LanguageTag(language: "en")

    /// The version of CLDR that aliases, likely subtags, parents and directions come from.
    public static var cldrVersion: String { LanguageData.version }

    /// Makes a tag from parts that are written canonically already.
    init(
        language: String, script: String? = nil, region: String? = nil, variants: [String] = [],
        extensions: String? = nil
    ) {
        self.language = language
        self.script = script
        self.region = region
        self.variants = variants
        self.extensions = extensions
    }

    /// The tag without its extensions, which say how to write and not in which language.
    public var withoutExtensions: LanguageTag {
        extensions == nil
            ? self : LanguageTag(language: language, script: script, region: region, variants: variants)
    }

    /// The same language, variants and extensions with another script and region.
    func with(script: String?, region: String?) -> LanguageTag {
        LanguageTag(
            language: language, script: script, region: region, variants: variants, extensions: extensions)
    }
}

extension LanguageTag: LosslessStringConvertible, ExpressibleByStringLiteral, Comparable {
    /// The text of the tag: `zh-Hans-CN`.
    public var description: String {
        var text = language
        func append(_ subtag: String) {
            text += "-"
            text += subtag
        }
        if let script { append(script) }
        if let region { append(region) }
        for variant in variants { append(variant) }
        if let extensions { append(extensions) }
        return text
    }

    /// Makes a tag from a literal; a literal that is not a tag is `und`.
    public init(stringLiteral value: String) { self = LanguageTag(value) ?? .undetermined }

    /// Whether the left tag comes first, by the bytes of its text.
    public static func < (left: LanguageTag, right: LanguageTag) -> Bool {
        left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
    }
}
