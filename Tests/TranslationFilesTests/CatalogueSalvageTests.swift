import Diagnostics
import Foundation
import StringTables
import Testing
import TranslationFiles

@Suite("Reading damaged string catalogues")
struct CatalogueSalvageTests {
    private let entries = ["a", "b", "c"].map { key in
        """
            "\(key)" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "text of \(key)"
                  }
                }
              }
            }
        """
    }

    private func file(_ entries: [String], separator: String = ",\n") -> String {
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries.joined(separator: separator))\n  },\n  \"version\" : \"1.0\"\n}"
    }

    private func read(_ text: String) throws -> (keys: [String], places: [String]) {
        let catalogue = try StringCatalogue(parsing: Array(text.utf8), name: "Test.xcstrings")
        var builder = StringTable.Builder()
        let diagnostics = builder.add(catalogue)
        #expect(catalogue.source.bytes == Array(text.utf8))
        #expect(diagnostics.allSatisfy { $0.severity == .error })
        for entry in catalogue.entries {
            // Every place is that of the file.
            let range = entry.localizations.flatMap { $0.variant?.units ?? [] }.first?.range ?? 0..<0
            #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == "\"text of \(entry.key)\"")
        }
        return (try builder.table().keys, diagnostics.map { "\($0.position.line):\($0.position.column)" })
    }

    @Test("the file without damage is whole")
    func whole() throws {
        let (keys, places) = try read(file(entries))
        #expect(keys == ["a", "b", "c"])
        #expect(places == [])
    }

    @Test("an entry that is damaged is lost alone", arguments: 0...2)
    func damagedEntry(index: Int) throws {
        for (part, replacement) in [
            ("\"translated\",", "\"translated\""), ("\"value\"", "\"value"), ("          }\n", ""), (" : {", " : {{"),
            ("text of", "text \u{0}of"), ("\"en\"", "en"), ("}\n    }", "}\n    }}"),
        ] {
            var damaged = entries
            damaged[index] = entries[index].replacingOccurrences(of: part, with: replacement)
            #expect(damaged != entries, "\(part)")
            let (keys, places) = try read(file(damaged))
            #expect(keys == ["a", "b", "c"].filter { $0 != ["a", "b", "c"][index] }, "\(part)")
            #expect(places.count == 1, "\(part) \(places)")
            let line = places.first.flatMap { $0.split(separator: ":").first }.flatMap { Int($0) } ?? 0
            #expect((4 + index * 10..<4 + (index + 1) * 10 + 1).contains(line), "\(part) \(line)")
        }
    }

    @Test("a comma that is missing or too much is told, and no entry is lost")
    func commas() throws {
        let missing = try read(file(entries, separator: "\n"))
        #expect(missing.keys == ["a", "b", "c"])
        #expect(missing.places == ["13:6", "23:6"])
        let extra = try read(file([entries[0], entries[1] + ","]))
        #expect(extra.keys == ["a", "b"])
        #expect(extra.places == ["23:6"])
    }

    @Test("a conflict that nobody has resolved is told, and the entries of both sides are there")
    func conflict() throws {
        let text = file([
            entries[0], "<<<<<<< ours\n" + entries[1], "=======\n" + entries[1], ">>>>>>> theirs\n" + entries[2],
        ])
        let (keys, places) = try read(text)
        #expect(keys == ["a", "b", "c"])
        #expect(places == ["14:1", "25:1", "26:5", "36:1"])
    }

    @Test("a file that was cut off has the entries before the cut")
    func cutOff() throws {
        let text = Array(file(entries).utf8)
        for end in stride(from: 300, to: text.count - 20, by: 1) {
            let catalogue = try StringCatalogue(parsing: Array(text[..<end]), name: "Test.xcstrings")
            #expect(catalogue.entries.first?.key == "a")
            #expect(!catalogue.damages.isEmpty)
        }
    }
}
