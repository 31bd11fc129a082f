/// The keywords that ICU and Apple write after `@`, and the extension `u` that BCP 47 writes for them.
///
/// Source: Unicode Technical Standard 35, part 1, “Unicode Locale Identifier” and “BCP 47 Conformance”; CLDR, bcp47.
enum LocaleKeywords {
    /// The extensions for keywords such as `calendar=buddhist;numbers=thai`: `u-ca-buddhist-nu-thai`.
    ///
    /// A keyword without a name in BCP 47 is left out, and so is a value that cannot be written there.
    ///
    /// - Returns: The extensions, empty where no keyword has a name; nil where the text is not keywords.
    static func extensions(from text: String) -> String? {
        var unicode = UnicodeExtension()
        var others: [(singleton: String, value: String)] = []
        for keyword in text.split(separator: ";") {
            let sides = keyword.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard sides.count == 2, let left = sides.first, let right = sides.last else { return nil }
            let name = trimmed(left).lowercased()
            let value = trimmed(right).lowercased()
            guard !name.isEmpty, name.utf8.allSatisfy(isAlphanumeric), !value.isEmpty else { return nil }
            if name == "attribute" {
                unicode.attributes += subtags(of: value, lengths: 3...8) ?? []
            } else if name.utf8.count == 1, let found = subtags(of: value, lengths: (name == "x" ? 1 : 2)...8) {
                guard !others.contains(where: { $0.singleton == name }) else { return nil }
                others.append((name, found.joined(separator: "-")))
            } else {
                let key = KeywordData.keys[name] ?? name
                let type = KeywordData.types["\(key)/\(value)"] ?? value
                guard UnicodeExtension.isKey(key), let found = subtags(of: type, lengths: 3...8) else { continue }
                unicode.append(key: key, value: found)
            }
        }
        if !unicode.isEmpty, !others.contains(where: { $0.singleton == "u" }) {
            others.append(("u", unicode.canonicalText))
        }
        return others.sorted { LanguageTag.extensionOrder($0.singleton, $1.singleton) }
            .map { "\($0.singleton)-\($0.value)" }
            .joined(separator: "-")
    }

    private static func trimmed(_ text: Substring) -> String {
        let start = text.drop { $0 == " " }
        return String(start.reversed().drop { $0 == " " }.reversed())
    }

    private static func subtags(of value: String, lengths: ClosedRange<Int>) -> [String]? {
        let subtags = value.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map { String($0) }
        let isWhole = subtags.allSatisfy { lengths.contains($0.utf8.count) && $0.utf8.allSatisfy(isAlphanumeric) }
        return isWhole ? subtags : nil
    }
}

/// The extension `u` in its parts: attributes, and keys with their values.
struct UnicodeExtension {
    var attributes: [String] = []
    private(set) var keywords: [(key: String, value: [String])] = []

    init() {}

    /// Takes the subtags after the singleton `u` apart.
    init(subtags: some Sequence<String>) {
        for subtag in subtags {
            if subtag.utf8.count == 2 {
                keywords.append((subtag, []))
            } else if keywords.isEmpty {
                attributes.append(subtag)
            } else {
                keywords[keywords.count - 1].value.append(subtag)
            }
        }
    }

    var isEmpty: Bool { attributes.isEmpty && keywords.isEmpty }

    /// The value of a key, empty where the key stands alone, nil where it is not there.
    func value(of key: String) -> [String]? { keywords.first { $0.key == key }?.value }

    /// Adds a key; of a key that is there already the first value stays.
    mutating func append(key: String, value: [String]) {
        if !keywords.contains(where: { $0.key == key }) { keywords.append((key, value)) }
    }

    /// The extension after its singleton: attributes and keys sorted, each once, old values under their present names.
    var canonicalText: String {
        var seen: Set<String> = []
        var subtags = attributes.sorted().filter { seen.insert($0).inserted }
        seen = []
        // Of a key that is there twice the first counts.
        let unique = keywords.filter { seen.insert($0.key).inserted }
        for (key, value) in unique.sorted(by: { $0.key < $1.key }) {
            subtags.append(key)
            subtags += UnicodeExtension.canonicalValue(value, of: key)
        }
        return subtags.joined(separator: "-")
    }

    /// Whether a text is a key: a letter or digit, then a letter.
    static func isKey(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.count == 2 && isAlphanumeric(bytes[0]) && isLetter(bytes[1])
    }

    private static func canonicalValue(_ value: [String], of key: String) -> [String] {
        let text = value.joined(separator: "-")
        let present =
            switch key {
            case "rg", "sd": LanguageAliases.subdivisions[text].map(Self.subdivision) ?? text
            default: KeywordData.types["\(key)/\(text)"] ?? text
            }
        // A value that only says yes goes without saying.
        return present == "true" ? [] : present.split(separator: "-").map { String($0) }
    }

    /// A whole region is written with `zzzz` after it.
    private static func subdivision(_ text: String) -> String { text.utf8.count == 2 ? text + "zzzz" : text }
}
