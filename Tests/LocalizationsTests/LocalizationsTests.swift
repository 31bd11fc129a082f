import Diagnostics
import Foundation
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

    @Test("the table in the program holds every text of the catalogues")
    func compiled() throws {
        var builder = StringTable.Builder()
        let catalogues = try catalogues()
        try #require(!catalogues.isEmpty)
        for catalogue in catalogues {
            #expect(builder.add(catalogue).map { $0.description(file: catalogue.name) } == [])
        }
        let fresh = try builder.table()
        #expect(Localizations.table.languages == fresh.languages)
        #expect(Localizations.table.keys == fresh.keys)
        for key in fresh.keys {
            for language in fresh.languages {
                let compiled = Localizations.table.text(forKey: key, in: language)
                let expected = fresh.text(forKey: key, in: language)
                #expect(compiled?.text == expected?.text)
                #expect(compiled?.state == expected?.state)
            }
        }
    }

    @Test("a text of the library is found")
    func found() {
        let localizer = Localizer(tables: [Localizations.table], formatting: PlainValueFormatting())
        #expect(localizer.languageSelectedString(forKey: "button.ok") == "OK")
    }
}
