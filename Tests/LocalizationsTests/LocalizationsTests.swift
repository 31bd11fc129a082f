import Diagnostics
import Foundation
import Languages
import Localizations
import StringTables
import Testing
import TranslationFiles

@Suite("Shoptalk's own texts")
struct LocalizationsTests {
    /// The catalogues of the library, in the order in which the build compiles them.
    private func catalogues() throws -> [StringCatalogue] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Localizations").resolvingSymlinksInPath()
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "xcstrings" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map { try StringCatalogue(parsing: Array(Data(contentsOf: $0)), name: $0.lastPathComponent) }
    }

    @Test("the tables in the program hold every text of the catalogues, each under its catalogue's name")
    func compiled() throws {
        let catalogues = try catalogues()
        try #require(!catalogues.isEmpty)
        #expect(Localizations.tables.map { ($0.name ?? "") + ".xcstrings" } == catalogues.map(\.name))
        for (catalogue, table) in zip(catalogues, Localizations.tables) {
            var builder = StringTable.Builder()
            #expect(builder.add(catalogue).map { $0.description(file: catalogue.name) } == [])
            let fresh = try builder.table()
            #expect(table.languages == fresh.languages)
            #expect(table.keys == fresh.keys)
            for key in fresh.keys {
                for language in fresh.languages {
                    let compiled = table.text(forKey: key, in: language)
                    let expected = fresh.text(forKey: key, in: language)
                    #expect(compiled?.text == expected?.text)
                    #expect(compiled?.state == expected?.state)
                }
            }
        }
    }

    @Test("no key is in two catalogues")
    func distinct() {
        let keys = Localizations.tables.flatMap(\.keys)
        #expect(Set(keys).count == keys.count)
    }

    @Test("every text is there in each of the twenty-one languages")
    func complete() throws {
        let languages = [
            "ar", "de", "en", "es", "fr", "he", "hi", "id", "it", "ja", "ko", "nl", "pl", "pt-BR", "ru", "sv", "tr",
            "uk", "vi", "zh-Hans", "zh-Hant",
        ].compactMap { LanguageTag($0) }
        #expect(languages.count == 21 && Localizations.languages == languages.sorted())
        for table in Localizations.tables {
            for key in table.keys {
                for language in languages {
                    #expect(table.text(forKey: key, in: language) != nil, "\(table.name ?? "") \(key) \(language)")
                }
            }
        }
    }

    @Test("a text of the library is found")
    func found() {
        let localizer = Localizer(tables: Localizations.tables, formatting: PlainValueFormatting())
        #expect(localizer.languageSelectedString(forKey: "button.ok") == "OK")
    }
}
