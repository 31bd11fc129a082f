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
    public var language: String { parts.language }
    /// The script, four letters such as `Hans`.
    public var script: String? { parts.script }
    /// The region, two upper-case letters or three digits.
    public var region: String? { parts.region }
    /// Variants, lower-case, in their order.
    public var variants: [String] { parts.variants }
    /// Everything from the first singleton on, lower-case: `u-nu-latn`.
    public var extensions: String? { parts.extensions }

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
        parts = Parts(language: language, script: script, region: region, variants: variants, extensions: extensions)
    }

    /// The parts lie behind one reference: a tag is passed on and compared many times more often than it is made.
    private let parts: Parts

    private final class Parts: Sendable {
        let language: String
        let script: String?
        let region: String?
        let variants: [String]
        let extensions: String?
        /// All of them, as a tag is written.
        let text: String
        let hash: Int

        init(language: String, script: String?, region: String?, variants: [String], extensions: String?) {
            self.language = language
            self.script = script
            self.region = region
            self.variants = variants
            self.extensions = extensions
            var text = language
            func append(_ subtag: String) {
                text += "-"
                text += subtag
            }
            if let script { append(script) }
            if let region { append(region) }
            for variant in variants { append(variant) }
            if let extensions { append(extensions) }
            self.text = text
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325  // FNV-1a
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
            self.hash = Int(truncatingIfNeeded: hash ^ hash >> 32)
        }
    }

    /// Whether two tags are written the same.
    public static func == (left: LanguageTag, right: LanguageTag) -> Bool {
        left.parts === right.parts || left.parts.text == right.parts.text
    }

    /// A number that tells most tags apart, known without a look at the text.
    ///
    /// It is for a small table of what a program itself serves: who chooses many tags can make them fall on one number.
    package var quickHash: Int { parts.hash }

    /// Feeds the text of the tag.
    public func hash(into hasher: inout Hasher) { hasher.combine(parts.text) }

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
    public var description: String { parts.text }

    /// Makes a tag from a literal; a literal that is not a tag is `und`.
    public init(stringLiteral value: String) { self = LanguageTag(value) ?? .undetermined }

    /// Whether the left tag comes first, by the bytes of its text.
    public static func < (left: LanguageTag, right: LanguageTag) -> Bool {
        left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
    }
}
