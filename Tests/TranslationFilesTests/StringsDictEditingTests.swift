import Diagnostics
import Languages
import StringTables
import Testing
import TranslationFiles

@Suite("Editing .stringsdict files")
struct StringsDictEditingTests {
    private static func set(_ key: String, _ path: String, _ text: String) -> TranslationEdit {
        .set(text, at: TextAddress(key: key, variation: VariationPath(path) ?? .plain), state: nil)
    }

    private static func removeText(_ key: String, _ path: String) -> TranslationEdit {
        .removeText(TextAddress(key: key, variation: VariationPath(path) ?? .plain))
    }

    private static func entry(_ key: String, _ format: String, _ forms: [(String, String)], type: String = "d")
        -> String
    {
        let forms = forms.map { "\t\t\t<key>\($0.0)</key>\n\t\t\t<string>\($0.1)</string>" }.joined(separator: "\n")
        return """
            \t<key>\(key)</key>
            \t<dict>
            \t\t<key>NSStringLocalizedFormatKey</key>
            \t\t<string>\(format)</string>
            \t\t<key>n</key>
            \t\t<dict>
            \t\t\t<key>NSStringFormatSpecTypeKey</key>
            \t\t\t<string>NSStringPluralRuleType</string>
            \t\t\t<key>NSStringFormatValueTypeKey</key>
            \t\t\t<string>\(type)</string>
            \(forms)
            \t\t</dict>
            \t</dict>
            """
    }

    private static let one = entry("k", "%#@n@", [("one", "a &amp; b"), ("other", "%d")])
    private static let widths = """
        \t<key>w</key>
        \t<dict>
        \t\t<key>NSStringVariableWidthRuleType</key>
        \t\t<dict>
        \t\t\t<key>20</key>
        \t\t\t<string>Hi</string>
        \t\t</dict>
        \t</dict>
        """

    private func apply(_ before: String, _ edits: [TranslationEdit]) throws -> String {
        let document = StringsDictDocument(parsing: Array(Sample.propertyList(before).utf8), name: "T.stringsdict")
        return String(decoding: try document.applying(edits).bytes, as: UTF8.self)
    }

    @Test(
        "changes its bytes alone",
        arguments: [
            (
                one, [set("k", "substitutions.n.plural.one", "a & c")],
                entry("k", "%#@n@", [("one", "a &amp; c"), ("other", "%d")])
            ),
            (one, [set("k", "plural.one", "x")], entry("k", "%#@n@", [("one", "x"), ("other", "%d")])),
            (one, [set("k", "", "%#@n@ <")], entry("k", "%#@n@ &lt;", [("one", "a &amp; b"), ("other", "%d")])),
            (
                one, [set("k", "plural.few", "f"), set("k", "plural.zero", "z"), set("k", "plural.many", "m")],
                entry(
                    "k", "%#@n@", [("zero", "z"), ("one", "a &amp; b"), ("few", "f"), ("many", "m"), ("other", "%d")])
            ),
            (one, [removeText("k", "substitutions.n.plural.one")], entry("k", "%#@n@", [("other", "%d")])),
            (one + "\n" + widths, [.remove(key: "k")], widths),
            (
                one, [.rename(key: "k", to: "é <x>")],
                entry("é &lt;x&gt;", "%#@n@", [("one", "a &amp; b"), ("other", "%d")])
            ),
            (
                one, [set("z", "substitutions.n.plural.one", "1"), set("z", "substitutions.n.plural.other", "%lld")],
                one + "\n" + entry("z", "%#@n@", [("one", "1"), ("other", "%lld")], type: "lld")
            ),
            (
                one, [set("z", "", "%#@n@ left"), set("z", "plural.other", "%lld")],
                one + "\n" + entry("z", "%#@n@ left", [("other", "%lld")], type: "lld")
            ),
            (one, [set("t", "", "Text")], one + "\n\t<key>t</key>\n\t<string>Text</string>"),
            (one, [.setComment("c", key: "k")], "\t<!-- c -->\n" + one),
            ("\t<!-- a -->\n\t<!-- b -->\n" + one, [.setComment(nil, key: "k")], one),
            (
                widths, [set("w", "width.100", "Welcome"), set("w", "width.25", "Hello"), set("w", "width.20", "Hey")],
                widths.replacing(
                    "Hi</string>",
                    with:
                        "Hey</string>\n\t\t\t<key>25</key>\n\t\t\t<string>Hello</string>\n\t\t\t<key>100</key>\n\t\t\t<string>Welcome</string>"
                )
            ),
            (widths + "\n" + one, [removeText("w", "width.20")], one),
            (
                "\t<key>bad</key>\n\t<string>a & b</string>\n" + one, [set("k", "plural.other", "x")],
                "\t<key>bad</key>\n\t<string>a & b</string>\n"
                    + entry("k", "%#@n@", [("one", "a &amp; b"), ("other", "x")])
            ),
            (
                "\t<key>k</key>\n\t<string>%#@n@</string>", [set("k", "plural.one", "1")],
                entry("k", "%#@n@", [("one", "1")], type: "lld")
            ),
        ] as [(String, [TranslationEdit], String)])
    func edit(before: String, edits: [TranslationEdit], after: String) throws {
        #expect(try apply(before, edits) == Sample.propertyList(after))
    }

    @Test("devices come before other, and may hold plurals")
    func devices() throws {
        let document = StringsDictDocument(parsing: [], name: "T.stringsdict")
        let result = try document.applying([
            Self.set("d", "device.other", "Press"), Self.set("d", "device.mac", "Click"),
            Self.set("d", "device.iphone.substitutions.n.plural.other", "%lld taps"),
            Self.set("d", "device.iphone.plural.one", "%lld tap"),
        ])
        let entry = try #require(result.translationEntry(forKey: "d"))
        #expect(
            entry.texts.map { "\($0.variation)=\($0.value)" } == [
                "device.mac=Click", "device.iphone=%#@n@", "device.iphone.substitutions.n.plural.one=%lld tap",
                "device.iphone.substitutions.n.plural.other=%lld taps", "device.other=Press",
            ])
        #expect(result.diagnostics.isEmpty)
        let less = try result.applying([Self.removeText("d", "device.mac"), Self.removeText("d", "device.other")])
        #expect(less.translationEntry(forKey: "d")?.texts.count == 3)
    }

    @Test(
        "is refused with its reason",
        arguments: [
            (set("w", "plural.one", "x"), "notSupported"), (set("w", "", "x"), "notSupported"),
            (set("k", "width.20", "x"), "notSupported"), (removeText("k", ""), "notSupported"),
            (removeText("k", "plural.few"), "noSuchText"), (removeText("w", "width.30"), "noSuchText"),
            (.remove(key: "x"), "noSuchKey"), (.rename(key: "k", to: "w"), "keyExists"),
            (set("bad", "", "x"), "damaged"), (set("rule", "", "x"), "damaged"),
            (set("k", "plural.one", "\u{1}"), "notSupported"), (.setComment("a--b", key: "k"), "notSupported"),
            (set("x", "substitutions.NSStringLocalizedFormatKey.plural.one", "x"), "notSupported"),
        ])
    func refused(edit: TranslationEdit, code: String) {
        let bad = "\t<key>bad</key>\n\t<string>a & b</string>\n\t<key>rule</key>\n\t<array/>\n"
        let error = #expect(throws: TranslationFileError.self) {
            try apply(bad + Self.one + "\n" + Self.widths, [edit])
        }
        #expect(error?.code.rawValue == code)
    }

    @Test("SwiftGen#915: a misspelt reference is still edited")
    func misspelt() throws {
        let before = Self.entry("k", "%1#@n@", [("other", "%d")])
        #expect(
            try apply(before, [Self.set("k", "plural.one", "x")])
                == Sample.propertyList(Self.entry("k", "%1#@n@", [("one", "x"), ("other", "%d")])))
    }

    @Test("a binary list keeps its values")
    func binary() throws {
        // A dictionary of "k": "v", "n": 7, "d": data of a byte.
        var bytes = Array("bplist00".utf8) + [0xD3, 1, 2, 3, 4, 5, 6, 0x51, 0x6B, 0x51, 0x6E, 0x51, 0x64, 0x51, 0x76]
        bytes += [0x10, 7, 0x41, 0xFF]
        let table = bytes.count
        bytes += [8, 15, 17, 19, 21, 23, 25] + [0, 0, 0, 0, 0, 0, 1, 1]
        for value in [7, 0, table] { bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
        let document = StringsDocument(parsing: bytes, name: "T.strings")
        #expect(document.diagnostics.allSatisfy { $0.severity == .warning })
        let long = String(repeating: "Ф", count: 400)
        let result = try document.applying([
            StringsEditingTests.set("k", long), StringsEditingTests.set("new", "ascii"), .rename(key: "k", to: "é"),
        ])
        let list = PropertyListDocument(parsing: result.bytes)
        #expect(list.damages.isEmpty)
        #expect(list.root?.members.map(\.key) == ["é", "n", "d", "new"])
        #expect(list.root?["é"]?.string == long && list.root?["new"]?.string == "ascii")
        let raw = list.root?.members.map { Array(result.bytes[$0.value.range]) }
        #expect(raw?[1] == [0x10, 7] && raw?[2] == [0x41, 0xFF])
        let theirs = try FoundationPropertyLists.tables(of: [result.bytes])[0]
        #expect(theirs?[Array("é".utf16)] == Array(long.utf16))
        #expect(try result.applying([.remove(key: "é")]).translationEntries.map(\.key) == ["new"])
    }
}
