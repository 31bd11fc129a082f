import Diagnostics
import Languages
import StringTables
import Testing
import TranslationFiles

/// What the fuzzers in Tests/FuzzTests found, each with its whole kind.
@Suite("Hostile bytes")
struct HostileBytesTests {
    @Test(
        "an edit after which the file is taken for another encoding is refused",
        arguments: [
            ("n;I\u{0};\u{0}", TranslationEdit.remove(key: "n")),
            ("n;I\u{0};\u{0}", .removeLanguage("de", key: "n")),
            ("na=b;", .rename(key: "na", to: "\u{0}a\u{0}b")),
        ])
    func encodingStays(text: String, edit: TranslationEdit) {
        let document = StringsDocument(parsing: Array(text.utf8), name: "T.strings", language: "de")
        #expect(document.encoding.form == .utf8)
        do {
            let result = try document.applying([edit])
            #expect(result.encoding == document.encoding)
            #expect(result.translationEntry(forKey: "n") == nil)
        } catch { #expect(error.code == .damaged) }
    }

    @Test("an edit that brings up entries out of damage is refused")
    func dropBesideDamage() {
        let text = "<dict>\nt\n<key></key><string></string></\n<key></key><string></string>t"
        let document = StringsDictDocument(parsing: Array(text.utf8), name: "T.stringsdict", language: "de")
        #expect(!document.damages.isEmpty && !document.entries.isEmpty)
        do {
            let result = try document.applying([.dropLanguage("de")])
            #expect(result.entries.isEmpty)
        } catch { #expect(error.code == .damaged) }
    }

    @Test(
        "an edit of XLIFF that damage would swallow is refused",
        arguments: [
            "<xliff><file><body>\n", "<xliff><file target-language=\"de\"><body><trans-unit id=\"a\">",
            "<xliff><file><body><trans-unit id=\"a\"><source>x</source></trans-unit>\n<note",
        ])
    func swallowed(text: String) {
        let document = XLIFFDocument(parsing: Array(text.utf8), name: "T.xliff")
        #expect(!document.damages.isEmpty)
        let edits: [TranslationEdit] = [
            .set("new", at: TextAddress(key: "k"), state: nil), .set("new", at: TextAddress(key: "a"), state: nil),
            .setComment("c", key: "a"), .remove(key: "a"), .rename(key: "a", to: "b"),
        ]
        for edit in edits {
            do {
                let result = try document.applying([edit])
                #expect(result.damages.count <= document.damages.count, "\(edit)")
                if case .set(_, let address, _) = edit {
                    #expect(result.translationEntry(forKey: address.key)?.texts.last?.value == "new", "\(edit)")
                }
            } catch { #expect(error.code == .damaged || error.code == .noSuchKey, "\(edit): \(error)") }
        }
    }

    @Test("bytes that are no characters are told, wherever they stand", arguments: ["xml", "comment", "text", "key"])
    func invalidBytes(place: String) throws {
        var text = Array(
            """
            <?xml version="1.0"?>
            <plist version="1.0">
            <dict>
            <!-- comment -->
            <key>key</key><string>text</string>
            </dict>
            </plist>
            """.utf8)
        let found = try #require(text.firstRange(of: Array(place.utf8)))
        text.insert(0xFF, at: found.upperBound)
        let dictionary = StringsDictDocument(parsing: text, name: "T.stringsdict")
        #expect(dictionary.diagnostics.contains { $0.severity == .error })
        let strings = StringsDocument(parsing: text, name: "T.strings")
        #expect(strings.diagnostics.contains { $0.severity == .error })
    }
}
