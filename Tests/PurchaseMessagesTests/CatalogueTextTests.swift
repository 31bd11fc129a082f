import Foundation
import Languages
import Localizations
import PurchaseMessages
import StringTables
import Testing

@Suite("The texts of the catalogue")
struct CatalogueTextTests {
    let files: CatalogueFiles

    init() throws { files = try CatalogueFiles() }

    /// Every key with the types of its arguments, as the definitions tell.
    private static let expected: [String: [String]] = {
        var expected: [String: [String]] = [:]
        for definition in MessageCatalogue.builtIn.definitions {
            func types(_ names: [String]) -> [String] {
                names.compactMap { name in definition.parameters.first { $0.name == name } }
                    .map { $0.type == .integer ? "lld" : "@" }
            }
            expected[definition.titleKey] = definition.titleArguments.map(types)
            expected[definition.bodyKey] = definition.bodyArguments.map(types)
            for button in definition.buttons { expected[button.titleKey] = [] }
        }
        return expected
    }()

    @Test("are exactly those that the definitions and their buttons need")
    func keys() {
        #expect(Set(files.entries.keys) == Set(Self.expected.keys))
    }

    @Test("are there in every language, with a comment for translators")
    func languages() {
        for (key, texts) in files.entries {
            #expect(Set(texts.keys) == Set(CatalogueFiles.languages), "\(key)")
            #expect(files.comments[key]?.isEmpty == false, "\(key)")
        }
    }

    @Test("have the placeholders that the definition fills", arguments: CatalogueFiles.languages)
    func placeholdersFit(_ language: String) {
        for (key, types) in Self.expected {
            guard let entry = files.entries[key]?[language] else { continue }
            let whole = Dictionary(uniqueKeysWithValues: zip(1..., types))
            for (category, form) in entry.forms {
                let found = placeholders(of: form)
                // One, two or none may be said in a word; every other argument has to be there.
                let mayOmitNumber = ["zero", "one", "two"].contains(category) && entry.forms.count > 1
                let missing = whole.filter { found[$0.key] == nil }
                #expect(missing.values.allSatisfy { mayOmitNumber && $0 == "lld" }, "\(key) \(language) \(category)")
                #expect(found.allSatisfy { whole[$0.key] == $0.value }, "\(key) \(language) \(category)")
            }
        }
    }

    @Test(
        "have the plural forms of the language",
        arguments: [
            ("ar", "few many one other two zero"), ("de", "one other"), ("en", "one other"), ("es", "many one other"),
            ("fr", "many one other"), ("he", "one other two"), ("ja", "other"), ("pt-BR", "many one other"),
            ("ru", "few many one other"), ("zh-Hans", "other"),
        ])
    func pluralForms(_ language: String, _ categories: String) {
        for key in ["restore.completed.body", "restore.partial.body", "purchase.completed.quantity.body"] {
            #expect(files.entries[key]?[language]?.forms.keys.sorted().joined(separator: " ") == categories, "\(key)")
        }
    }

    @Test("end with a full stop in bodies only, and shout nowhere", arguments: CatalogueFiles.languages)
    func punctuation(_ language: String) {
        for (key, texts) in files.entries {
            for form in texts[language]?.forms.values ?? [:].values {
                let stops = form.hasSuffix(".") || form.hasSuffix("。")
                #expect(stops == key.hasSuffix(".body"), "\(key) \(language): \(form)")
                #expect(
                    !form.contains("!") && !form.contains("！") && !form.contains("'"), "\(key) \(language): \(form)")
                let invisible = form.unicodeScalars.filter {
                    [.control, .format, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
                }
                #expect(invisible.isEmpty, "\(key) \(language): \(form)")
            }
        }
    }

    @Test("say that nothing was charged exactly where the definition says so")
    func charges() {
        for definition in MessageCatalogue.builtIn.definitions where !definition.isSilent {
            let body = files.entries[definition.bodyKey]?["en"]?.forms["other"] ?? ""
            let says = ["not charged", "charged yet", "is charged until", "been charged yet"].contains {
                body.contains($0)
            }
            #expect(says == definition.saysNothingCharged, "\(definition.id): \(body)")
        }
    }

    @Test("keep titles short enough for an alert")
    func lengths() {
        for (key, texts) in files.entries where key.hasSuffix(".title") {
            for (language, entry) in texts {
                for form in entry.forms.values { #expect(form.count <= 52, "\(key) \(language): \(form)") }
            }
        }
    }

    @Test("are compiled into the program as they stand in the catalogues")
    func compiled() throws {
        #expect(Localizations.languages == Samples.table.languages)
        let tables = Localizations.tables.filter { !CatalogueFiles.others.contains($0.name ?? "") }
        #expect(Set(tables.flatMap(\.keys)) == Set(Samples.table.keys))
        for key in Samples.table.keys {
            for language in Samples.table.languages {
                let compiled = try #require(
                    Localizations.tables.lazy.compactMap { $0.text(forKey: key, in: language) }.first)
                let expected = try #require(Samples.table.text(forKey: key, in: language))
                #expect(compiled == expected, "\(key) \(language)")
            }
        }
    }

    @Test("are written byte for byte as Xcode writes a catalogue")
    func byteStyle() throws {
        let all = try FileManager.default.contentsOfDirectory(
            at: CatalogueFiles.folder, includingPropertiesForKeys: nil)
        let catalogues = all.filter { $0.pathExtension == "xcstrings" }
        #expect(catalogues.count == 7 + CatalogueFiles.others.count)
        for file in catalogues {
            let data = try Data(contentsOf: file)
            // Foundation's sorted, pretty JSON is what Xcode writes: Finder order, two spaces, ` : `, no newline at the end.
            let again = try JSONSerialization.data(
                withJSONObject: JSONSerialization.jsonObject(with: data),
                options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
            #expect(data == again, "\(file.lastPathComponent)")
        }
    }
}
