public import JSONText
public import Languages
internal import StringTables
public import TranslationFiles

/// What two translation files say differently, whatever their formats.
///
/// Use it to show what a change of a file means, or whether two files of different formats say the same.
///
/// ```swift
/// print(TranslationDifferences(from: before, to: after))
/// // ~ title [de]: "Titel" → "Überschrift"
/// ```
///
/// - Keys come in the order of the first file, then those that only the second one has; the same files give the same
///   differences in the same order, always.
/// - A key that is new or gone is followed by its texts. The order of keys and texts is no difference.
/// - Texts are compared by their bytes.
public struct TranslationDifferences: Hashable, Sendable, CustomStringConvertible {
    /// The differences.
    public let differences: [TranslationDifference]

    /// Compares two files.
    ///
    /// - Parameters:
    ///   - old: The first file.
    ///   - new: The second file.
    ///   - language: The language of texts for which a file names none, as a `.strings` file does.
    /// - Complexity: Linear in the sizes of the files.
    public init(
        from old: any TranslationDocument, to new: any TranslationDocument, language: LanguageTag? = nil
    ) {
        let before = DocumentContents(old, unnamed: language)
        let after = DocumentContents(new, unnamed: language)
        var differences: [TranslationDifference] = []
        for key in before.keys(with: after) {
            let (left, right) = (before[key], after[key])
            if left == nil || right == nil {
                differences.append(
                    TranslationDifference(
                        aspect: .key, address: TextAddress(key: key.text), old: left.map { _ in key.text },
                        new: right.map { _ in key.text }))
            }
            differences +=
                EntryComparison(key: key.text, from: left ?? EntryContents(), to: right ?? EntryContents()).differences
        }
        self.differences = differences
    }

    /// A line for each difference: a sign, the key, the language, the variation, and the words before and after.
    public var description: String { differences.map(\.description).joined(separator: "\n") }

    /// The differences as JSON: `schemaVersion`, and `differences`, each with `aspect`, `key`, `language`, `variation`,
    /// `old` and `new`.
    public var json: JSONValue {
        .object([
            ("schemaVersion", .integer(1)),
            (
                "differences",
                .array(
                    differences.map { difference in
                        let address = difference.address
                        return .object([
                            ("aspect", .string(difference.aspect.rawValue)), ("key", .string(address.key)),
                            ("language", .optional(address.language?.description)),
                            ("variation", .string(address.variation.description)), ("old", .optional(difference.old)),
                            ("new", .optional(difference.new)),
                        ])
                    })
            ),
        ])
    }
}

extension TranslationDifference: CustomStringConvertible {
    /// A sign, the key, the language, the variation, and the words before and after, quoted as in JSON.
    public var description: String {
        func quoted(_ text: String) -> String { JSONValue.string(text).text(style: .compact) }
        let sign = old == nil ? "+" : new == nil ? "-" : "~"
        var place = "\(sign) \(quoted(address.key))"
        if let language = address.language { place += " [\(language)]" }
        if address.variation != .plain { place += " \(address.variation)" }
        switch aspect {
        case .key: return place
        case .text: break
        default: place += " \(aspect.rawValue)"
        }
        return "\(place): " + [old, new].compactMap { $0 }.map(quoted).joined(separator: " → ")
    }
}
