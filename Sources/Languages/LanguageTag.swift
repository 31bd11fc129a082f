/// The name of a language as BCP 47 writes it, such as `pt-BR` or `zh-Hans`.
///
/// A tag is read leniently (underscores, any case) and written canonically. Two tags are equal where their canonical
/// forms are equal.
///
/// ```swift
/// LanguageTag("zh_hans_CN")?.description  // "zh-Hans-CN"
/// ```
///
/// Source: RFC 5646, section 2.1.
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

    /// Makes a tag from parts that are canonical already.
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

    /// Reads a tag, or nil where the text is not one.
    ///
    /// - Parameter text: At most 255 bytes: subtags of letters and digits joined by `-` or `_`.
    public init?(_ text: some StringProtocol) {
        guard text.utf8.count <= 255 else { return nil }
        var subtags = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map { String($0) }[...]
        guard
            subtags.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(isAlphanumeric) }),
            let language = subtags.popFirst(), (2...8).contains(language.utf8.count), language.utf8.count != 4,
            language.utf8.allSatisfy(isLetter)
        else { return nil }

        var script: String?
        if let next = subtags.first, next.utf8.count == 4, next.utf8.allSatisfy(isLetter) {
            script = next.prefix(1).uppercased() + next.dropFirst().lowercased()
            subtags.removeFirst()
        }
        var region: String?
        if let next = subtags.first,
            (next.utf8.count == 2 && next.utf8.allSatisfy(isLetter))
                || (next.utf8.count == 3 && next.utf8.allSatisfy(isDigit))
        {
            region = next.uppercased()
            subtags.removeFirst()
        }
        var variants: [String] = []
        while let next = subtags.first,
            next.utf8.count >= 5 || (next.utf8.count == 4 && next.utf8.first.map(isDigit) == true)
        {
            variants.append(next.lowercased())
            subtags.removeFirst()
        }
        var extensions: String?
        if let singleton = subtags.first {
            // A singleton opens an extension and needs something after it.
            guard singleton.utf8.count == 1, subtags.count >= 2, subtags.last?.utf8.count ?? 0 > 1 else { return nil }
            extensions = subtags.map { $0.lowercased() }.joined(separator: "-")
        }
        self.init(
            language: language.lowercased(), script: script, region: region, variants: variants, extensions: extensions)
    }

    /// The tag without its extensions, which say how to write and not in which language.
    public var withoutExtensions: LanguageTag {
        LanguageTag(language: language, script: script, region: region, variants: variants)
    }
}

extension LanguageTag: LosslessStringConvertible, ExpressibleByStringLiteral, Comparable {
    /// The canonical text: `zh-Hans-CN`.
    public var description: String {
        ([language, script, region].compactMap(\.self) + variants + [extensions].compactMap(\.self))
            .joined(separator: "-")
    }

    /// Makes a tag from a literal; a literal that is not a tag is `und`.
    public init(stringLiteral value: String) { self = LanguageTag(value) ?? .undetermined }

    /// Whether the left tag comes first, by the bytes of its text.
    public static func < (left: LanguageTag, right: LanguageTag) -> Bool {
        left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
    }
}

private func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) && byte < 0x80 }
private func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
private func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
