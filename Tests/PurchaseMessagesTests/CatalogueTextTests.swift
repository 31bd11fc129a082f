import Foundation
import Languages
import Localizations
import PurchaseMessages
import Purchases
import StringTables
import TestSupport
import Testing

@Suite("The texts of the catalogue")
struct CatalogueTextTests {
    let files: CatalogueFiles

    init() throws { files = try CatalogueFiles() }

    /// Every key with the types of its arguments, as the definitions tell.
    private static let expected: [String: [String]] = {
        var expected: [String: [String]] = [:]
        for definition in MessageCatalogue.builtIn.definitions {
            for text in definition.texts {
                expected[text.key] = text.parameters.map { name in
                    definition.parameters.first { $0.name == name }?.type == .integer ? "lld" : "@"
                }
            }
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

    @Test("stand in the catalogue of their family", arguments: MessageFamily.known)
    func familyFiles(_ family: MessageFamily) {
        let name = family.rawValue.prefix(1).uppercased() + family.rawValue.dropFirst()
        let keys = MessageCatalogue.builtIn.definitions(of: family).flatMap(\.texts).map(\.key)
        #expect(Set(keys) == Set(files.keys[name] ?? []), "\(name)")
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
        // CLDR 42.
        arguments: [
            ("ar", "few many one other two zero"), ("de", "one other"), ("en", "one other"), ("es", "many one other"),
            ("fr", "many one other"), ("he", "one other two"), ("hi", "one other"), ("id", "other"),
            ("it", "many one other"), ("ja", "other"), ("ko", "other"), ("nl", "one other"),
            ("pl", "few many one other"), ("pt-BR", "many one other"), ("ru", "few many one other"),
            ("sv", "one other"), ("tr", "one other"), ("uk", "few many one other"), ("vi", "other"),
            ("zh-Hans", "other"), ("zh-Hant", "other"),
        ])
    func pluralForms(_ language: String, _ categories: String) {
        let counted = files.entries.filter { $0.value["en"]?.isPlural == true }
        #expect(counted.count >= 3)
        for (key, texts) in counted {
            #expect(texts[language]?.forms.keys.sorted().joined(separator: " ") == categories, "\(key)")
        }
    }

    @Test("end with a full stop in bodies only, and shout nowhere", arguments: CatalogueFiles.languages)
    func punctuation(_ language: String) {
        for (key, texts) in files.entries {
            for form in texts[language]?.forms.values ?? [:].values {
                let stops = [".", "。", "।"].contains { form.hasSuffix($0) }
                let isSentence = key.contains(".body") || key.hasSuffix(".spoken")
                #expect(stops == isSentence, "\(key) \(language): \(form)")
                #expect(
                    !form.contains("!") && !form.contains("！") && !form.contains("'"), "\(key) \(language): \(form)")
                let invisible = form.unicodeScalars.filter {
                    [.control, .format, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
                }
                #expect(invisible.isEmpty, "\(key) \(language): \(form)")
            }
        }
    }

    @Test("say that money was taken, or that none was, exactly where the definition says so")
    func charges() {
        func says(_ body: String, _ phrases: [String]) -> Bool { phrases.contains { body.contains($0) } }

        let isUnpaid = [
            "not charged", "charged yet", "is charged until", "been charged yet", "You won’t be charged.",
            "no extra charge",
        ]
        let isPaid = [
            "already paid for", "You’ve paid for", "Payment received", "payment was received", "Credit on your account",
            "on your account. Support",
        ]
        for definition in MessageCatalogue.builtIn.definitions where !definition.isSilent {
            for text in definition.texts where text.key.contains(".body") {
                let body = files.entries[text.key]?["en"]?.forms["other"] ?? ""
                #expect(says(body, isUnpaid) == (definition.charged == .no), "\(text.key): \(body)")
                let title = files.entries[definition.titleKey]?["en"]?.forms["other"] ?? ""
                #expect(says(title + body, isPaid) == (definition.charged == .yes), "\(text.key): \(body)")
            }
        }
    }

    @Test("keep within the budget of where they are shown, values included", arguments: CatalogueFiles.languages)
    func lengths(_ language: String) throws {
        let tag = try #require(LanguageTag(language))
        let composer = Samples.composer(isolation: .isolate)
        for definition in MessageCatalogue.builtIn.definitions where !definition.isSilent {
            #expect(!definition.lengthBudget.source.isEmpty)
            let isCounted = definition.parameters.contains { $0.type == .integer }
            for number in isCounted ? [1, 2, 3, 11, 100] : [3] {
                for values in Samples.combinations(of: definition, number: number) {
                    let message = composer.message(definition.id, parameters: values, language: tag)
                    let budget = definition.lengthBudget
                    #expect(
                        budget.holds(message),
                        """
                        \(definition.id) \(language): \(message.title?.count ?? 0) of \(budget.title ?? 0), \
                        \(message.body?.count ?? 0) of \(budget.body ?? 0): \(message.title ?? "") | \(message.body ?? "")
                        """)
                }
            }
        }
        for (key, texts) in files.entries where key.hasPrefix("button.") {
            let title = texts[language]?.forms["other"] ?? ""
            #expect(title.count <= 36, "\(key) \(language): \(title)")
        }
    }

    @Test("count neither the marks of direction nor what a budget does not limit")
    func budgets() {
        func message(_ title: String, _ body: String?) -> PurchaseMessage {
            PurchaseMessage(
                id: "x", language: "en", requestedLanguage: "en", direction: .leftToRight, severity: .info,
                presentation: .inline, title: title, body: body, buttons: [], accessibilityText: nil, parameters: [],
                state: .translated)
        }
        let budget = LengthBudget(title: 3, body: nil, source: "test")
        #expect(budget.holds(message("\u{2068}abc\u{2069}", "a long body")))
        #expect(!budget.holds(message("abcd", nil)))
        #expect(budget.holds(message("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", nil)))
        #expect(!LengthBudget(title: nil, body: 2, source: "test").holds(message("abcd", "abc")))
        #expect(LengthBudget.usual(for: Presentation(rawValue: "hologram")) == LengthBudget.none)
        #expect(LengthBudget.retention.title == 66 && LengthBudget.retention.body == 144)
    }

    @Test("have the statute's own words on the button that orders")
    func orderButton() throws {
        guard let folder = PublicCorpora.folder else {
            if let missing = PublicCorpora.reportMissing("terms.tsv") { Issue.record("\(missing)") }
            return
        }
        let terms = try String(contentsOf: folder.appendingPathComponent("terms.tsv"), encoding: .utf8)
        var checked: Set<String> = []
        for line in terms.split(separator: "\n") {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count > 2, cells[1].hasPrefix("Order with obligation to pay (EU CRD") else { continue }
            guard let text = files.entries["legal.orderButton.title"]?[cells[0]]?.forms["other"] else { continue }
            // The statute fixes the words and not the space between them: Polish keeps “z” on one line with what follows.
            #expect(text.lowercased().replacing("\u{A0}", with: " ") == cells[2].lowercased(), "\(cells[0])")
            checked.insert(cells[0])
        }
        #expect(checked.contains("en"))
        for (key, words) in [
            ("legal.withdrawal.title", "withdraw from contract here"),
            ("legal.withdrawal.confirm.title", "confirm withdrawal"),
        ] {
            // Directive 2011/83/EU, article 11a(1) and (3), as Directive (EU) 2023/2673 put it in.
            #expect(files.entries[key]?["en"]?.forms["other"]?.lowercased() == words)
        }
    }

    @Test("are compiled into the program as they stand in the catalogues")
    func compiled() {
        #expect(Localizations.languages == Samples.table.languages)
        let tables = Localizations.tables.filter { !CatalogueFiles.others.contains($0.name ?? "") }
        #expect(Set(tables.flatMap(\.keys)) == Set(Samples.table.keys))
        for key in Samples.table.keys {
            for language in Samples.table.languages {
                let compiled = Localizations.tables.lazy.compactMap { $0.text(forKey: key, in: language) }.first
                let expected = Samples.table.text(forKey: key, in: language)
                #expect(compiled?.text == expected?.text && compiled?.state == expected?.state, "\(key) \(language)")
            }
        }
    }

    @Test("are written byte for byte as Xcode writes a catalogue")
    func byteStyle() throws {
        let all = try FileManager.default.contentsOfDirectory(
            at: CatalogueFiles.folder, includingPropertiesForKeys: nil)
        let catalogues = all.filter { $0.pathExtension == "xcstrings" }
        #expect(catalogues.count == MessageFamily.known.count + 1 + CatalogueFiles.others.count)
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
