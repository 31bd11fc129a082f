import Foundation

/// The catalogues of messages as they are on disk, read with Foundation's JSON and not with ours.
///
/// Those of PurchaseTerms have tests of their own.
struct CatalogueFiles {
    /// One text in one language: its forms by plural category; a text without a plural has the one form `other`.
    struct Entry {
        let forms: [String: String]
        let isPlural: Bool
        let states: Set<String>
    }

    /// Texts by key, then by language.
    let entries: [String: [String: Entry]]
    /// The comment for translators by key.
    let comments: [String: String]
    /// The keys of each catalogue by its name.
    let keys: [String: [String]]

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Localizations")

    /// The catalogues that hold no messages.
    static let others: Set = ["Templates", "Terms"]

    static let languages = [
        "ar", "de", "en", "es", "fr", "he", "hi", "id", "it", "ja", "ko", "nl", "pl",
        "pt-BR", "ru", "sv", "tr", "uk", "vi", "zh-Hans", "zh-Hant",
    ]

    init() throws {
        var entries: [String: [String: Entry]] = [:]
        var comments: [String: String] = [:]
        var keys: [String: [String]] = [:]
        let files = try FileManager.default.contentsOfDirectory(
            at: CatalogueFiles.folder, includingPropertiesForKeys: nil)
        for file in files where file.pathExtension == "xcstrings" {
            if CatalogueFiles.others.contains(file.deletingPathExtension().lastPathComponent) { continue }
            let root = try JSONDecoder().decode(Catalogue.self, from: Data(contentsOf: file))
            keys[file.deletingPathExtension().lastPathComponent] = Array(root.strings.keys)
            for (key, text) in root.strings {
                comments[key] = text.comment
                for (language, localization) in text.localizations {
                    entries[key, default: [:]][language] = Entry(
                        forms: localization.units.mapValues(\.value), isPlural: localization.variations != nil,
                        states: Set(localization.units.values.map(\.state)))
                }
            }
        }
        self.entries = entries
        self.comments = comments
        self.keys = keys
    }

    private struct Catalogue: Decodable {
        let strings: [String: Text]
    }

    private struct Text: Decodable {
        let comment: String?
        let localizations: [String: Localization]
    }

    private struct Localization: Decodable {
        struct Holder: Decodable { let stringUnit: Unit }
        struct Unit: Decodable {
            let state: String
            let value: String
        }
        struct Variations: Decodable { let plural: [String: Holder] }

        let stringUnit: Unit?
        let variations: Variations?

        var units: [String: Unit] {
            stringUnit.map { ["other": $0] } ?? variations?.plural.mapValues(\.stringUnit) ?? [:]
        }
    }
}

/// The placeholders of a text by the index of their argument: `@` or `lld`.
func placeholders(of text: String) -> [Int: String] {
    var found: [Int: String] = [:]
    for (position, match) in text.matches(of: /%(?:(\d+)\$)?(@|lld)/).enumerated() {
        found[match.1.flatMap { Int($0) } ?? position + 1] = String(match.2)
    }
    return found
}
