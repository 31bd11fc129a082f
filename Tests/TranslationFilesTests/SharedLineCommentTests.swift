import Diagnostics
import Languages
import Testing
import TranslationFiles

@Suite("Comments of entries that share a line")
struct SharedLineCommentTests {
    @Test(
        "a comment stands behind its entry, for before it it would be that of another",
        arguments: [
            ("a=b;M=I;", "x", "a=b;M=I; /* x */"),
            ("a=b;M=I;c=d;", "x\ny", "a=b;M=I; /* x\ny */c=d;"),
            ("a=b; M=I; /* q */ c=d;", "\u{FEFF}", "a=b; M=I; /* \u{FEFF} */ c=d;"),
            ("a=b; M=I; /* q */ /* r */ c=d;", "x", "a=b; M=I; /* x */ c=d;"),
            ("a=b;M=I;", "a */ b", "a=b;M=I; // a */ b"),
            ("a=b;M=I;c=d;", "a */ b", "a=b;M=I; // a */ b\nc=d;"),
            ("{ M=I; }", "x", "{ /* x */ M=I; }"),
            ("a=b;\nM=I;", "x", "a=b;\n/* x */\nM=I;"),
        ])
    func strings(text: String, comment: String, expected: String) throws {
        let document = StringsDocument(parsing: Array(text.utf8), name: "T.strings")
        let changed = try document.applying([.setComment(comment, key: "M")])
        #expect(String(decoding: changed.bytes, as: UTF8.self) == expected)
        #expect(changed.translationEntry(forKey: "M")?.comment?.utf8.elementsEqual(comment.utf8) == true)
        #expect(changed.translationEntry(forKey: "a")?.comment == nil)
        let removed = try changed.applying([.setComment(nil, key: "M")])
        #expect(removed.translationEntries.map(\.comment).allSatisfy { $0 == nil })
        #expect(removed.translationEntries.map(\.key) == document.translationEntries.map(\.key))
    }

    @Test("so does one of a property list")
    func rules() throws {
        let text = Sample.propertyList(
            "<key>a</key><string>1</string><key>M</key><string>2</string><key>c</key><string>3</string>")
        let document = StringsDictDocument(parsing: Array(text.utf8), name: "T.stringsdict")
        let changed = try document.applying([.setComment("x", key: "M")])
        #expect(changed.translationEntries.map(\.comment) == [nil, "x", nil])
        #expect(try changed.applying([.setComment(nil, key: "M")]).bytes == document.bytes)
    }

    @Test("an entry that a comment would take out of damage is left alone")
    func besideDamage() {
        let document = StringsDocument(parsing: Array("o}I;M=I;".utf8), name: "T.strings")
        #expect { try document.applying([.setComment("x", key: "M")]) } throws: {
            ($0 as? TranslationFileError)?.code == .damaged
        }
    }
}
