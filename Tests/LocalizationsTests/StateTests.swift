import Diagnostics
import Foundation
import Languages
import Localizations
import StringTables
import Testing
import TranslationFiles
import TranslationLint

/// The library's own catalogues, glossary and pages, as they stand in the repository.
enum OwnFiles {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().resolvingSymlinksInPath()
    static let folder = root.appendingPathComponent("Localizations")

    /// The names of the catalogues, sorted.
    static let names =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
        .filter { $0.hasSuffix(".xcstrings") }.sorted() ?? []

    static func catalogue(_ name: String) throws -> StringCatalogue {
        try StringCatalogue(parsing: Array(Data(contentsOf: folder.appendingPathComponent(name))), name: name)
    }

    static func glossary() throws -> [LintOptions.Term] {
        let file = folder.appendingPathComponent("Glossary.tsv")
        return try Glossary(parsing: Array(Data(contentsOf: file)), name: "Glossary.tsv").terms
    }
}

@Suite("States and words of Shoptalk's own texts")
struct StateTests {
    /// The twenty-one languages.
    private static let languages: [LanguageTag] = [
        "ar", "de", "en", "es", "fr", "he", "hi", "id", "it", "ja", "ko", "nl", "pl", "pt-BR", "ru", "sv", "tr", "uk",
        "vi", "zh-Hans", "zh-Hant",
    ]

    @Test("the state of every text is what the rule says (Scripts/review-states sets it)", arguments: OwnFiles.names)
    func states(name: String) throws {
        let review = StateReview(
            of: try OwnFiles.catalogue(name), options: LintOptions(glossary: try OwnFiles.glossary()))
        #expect(review.changes.map { $0.diagnostic.description(file: name) } == [])
    }

    @Test("a state that somebody typed is noticed, whichever it is", arguments: ["Restore.xcstrings"])
    func typedStates(name: String) throws {
        let options = LintOptions(glossary: try OwnFiles.glossary())
        let found = try OwnFiles.catalogue(name)
        let edits = StateReview(of: found, options: options).edits
        let catalogue = try StringCatalogue(parsing: found.rewritten(by: edits), name: name)
        for (present, typed) in [(EntryState.needsReview, EntryState.translated), (.translated, .needsReview)] {
            let address = try #require(
                catalogue.translationEntries.lazy.compactMap { entry in
                    entry.texts.first { $0.state == present && $0.language != .english }.map {
                        TextAddress(key: entry.key, language: $0.language, variation: $0.variation)
                    }
                }.first, "no text is \(present)")
            let bytes = try catalogue.rewritten(by: [.setState(typed, at: address)])
            let review = StateReview(of: try StringCatalogue(parsing: bytes, name: name), options: options)
            #expect(review.changes.map(\.address) == [address])
            #expect(review.changes.map(\.state) == [present])
        }
    }

    @Test("every text has the words of the glossary", arguments: OwnFiles.names)
    func words(name: String) throws {
        let linter = Linter(options: LintOptions(glossary: try OwnFiles.glossary()))
        let found = linter.findings(in: try OwnFiles.catalogue(name).bytes, path: name)
        #expect(found.filter { $0.rule == "glossary-term" }.map(\.description) == [])
    }

    @Test("the glossary has each term once in each of the twenty-one languages")
    func glossary() throws {
        let terms = try OwnFiles.glossary()
        #expect(terms.count > 50)
        for term in terms {
            #expect(Set(term.required.keys) == Set(Self.languages), "\(term.source)")
            #expect(term.required["en"] == term.source)
            for (language, sources) in term.evidence {
                #expect(Set(sources).count == sources.count, "\(term.source) \(language)")
            }
        }
    }

    @Test("every title of a button is in the glossary")
    func buttons() throws {
        let terms = Set(try OwnFiles.glossary().filter(\.isButton).map(\.source))
        let titles = try OwnFiles.catalogue("Buttons.xcstrings").translationEntries
            .compactMap { $0.text(in: .english)?.value }
        #expect(titles.filter { !terms.contains($0) } == [])
        #expect(titles.count > 10)
    }

    @Test("the page of style has a section for every language")
    func style() throws {
        let page = try String(contentsOf: OwnFiles.folder.appendingPathComponent("STYLE.md"), encoding: .utf8)
        for language in Self.languages { #expect(page.contains("(`\(language)`)"), "\(language)") }
    }

    @Test("README's shares of languages are those of the catalogues (Scripts/review-states writes them)")
    func shares() throws {
        let page = try String(contentsOf: OwnFiles.root.appendingPathComponent("README.md"), encoding: .utf8)
        let found = page.split(separator: "\n").drop { $0 != "<!-- Scripts/review-states -->" }.dropFirst()
            .prefix { $0 != "<!-- end -->" }.joined(separator: " ")
        var counts: [LanguageTag: (present: Int, translated: Int)] = [:]
        var entries = 0
        for name in OwnFiles.names {
            for entry in try OwnFiles.catalogue(name).translationEntries {
                entries += 1
                for (language, texts) in Dictionary(grouping: entry.texts, by: { $0.language ?? .undetermined }) {
                    let worst = EntryState.worst(of: texts.map { $0.state ?? .translated })
                    counts[language, default: (0, 0)].present += 1
                    if worst == .translated { counts[language, default: (0, 0)].translated += 1 }
                }
            }
        }
        let shares = counts.map { ($0.key.description, 100 * $0.value.translated / max(1, $0.value.present)) }
            .sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map { "\($0.0) \($0.1) %" }.joined(separator: ", ")
        #expect(found == "This share of \(entries) entries is `translated`: \(shares).")
    }
}
