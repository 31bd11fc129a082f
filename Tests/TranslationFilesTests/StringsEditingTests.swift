import Diagnostics
import Languages
import StringTables
import Testing
import TranslationFiles

@Suite("Editing .strings files")
struct StringsEditingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let before: String
        let edits: [TranslationEdit]
        let after: String

        init(_ what: String, _ before: String, _ edits: [TranslationEdit], _ after: String) {
            testDescription = what
            self.before = before
            self.edits = edits
            self.after = after
        }
    }

    static func set(_ key: String, _ text: String) -> TranslationEdit {
        .set(text, at: TextAddress(key: key), state: nil)
    }

    static let texts: [Case] = [
        Case(
            "the value alone changes", "/* c */\n\"k\"  =\t\"v\" ; // t\n", [set("k", "w")],
            "/* c */\n\"k\"  =\t\"w\" ; // t\n"),
        Case(
            "translate#3000: a key that ends in a colon", #""Cap: " = "Cap: ";"#, [set("Cap: ", "Cap: x")],
            #""Cap: " = "Cap: x";"#),
        Case(
            "only what must be is escaped", #""k" = "v";"#, [set("k", "\"a\\b\n'é\u{200F}😀")],
            #""k" = "\"a\\b\n'é\#u{200F}😀";"#),
        Case(
            "escapes of what stays are kept", #""k" = "\U00e9\'a\"\351 x";"#, [set("k", "é'a\"Ø y")],
            #""k" = "\U00e9\'a\"\351 y";"#),
        Case("a short octal is not joined with a digit", #""k" = "\1x";"#, [set("k", "\u{1}7")], "\"k\" = \"\u{1}7\";"),
        Case("a pair is one character", #""k" = "\UD83D\UDE00";"#, [set("k", "😁")], #""k" = "😁";"#),
        Case("raw line ends stay raw", "\"k\" = \"a\nb\";", [set("k", "a\nb\nc")], "\"k\" = \"a\nb\nc\";"),
        Case(
            "a file with raw line ends gets more", "a = \"x\ny\";\nb = \"z\";", [set("b", "1\n2")],
            "a = \"x\ny\";\nb = \"1\n2\";"),
        Case("apostrophes stay, and escape themselves", "'k' = 'v';", [set("k", "it's \"x\"")], #"'k' = 'it\'s "x"';"#),
        Case(
            "a word gets marks where it needs them", "k = v;\nl = w;", [set("k", "x y"), set("l", "z")],
            "k = \"x y\";\nl = z;"),
        Case("two slashes are a comment without marks", "k = v;", [set("k", "http://x")], "k = \"http://x\";"),
        Case("a shortcut gets a value", "\"k\";\nl;\n", [set("k", "v"), set("l", "l")], "\"k\" = \"v\";\nl;\n"),
        Case("of two with one key the last is set", "a = 1;\na = 2;", [set("a", "3")], "a = 1;\na = 3;"),
        Case("a zero byte is escaped", #""k" = "v";"#, [set("k", "\0" + "1")], #""k" = "\0001";"#),
        Case(
            "comments between tokens stay", "CFBundleName /* x */ = App;", [set("CFBundleName", "B")],
            "CFBundleName /* x */ = B;"),
        Case("two entries on a line", "\"a\"=\"1\"; \"b\"=\"2\";", [set("a", "3")], "\"a\"=\"3\"; \"b\"=\"2\";"),
        Case(
            "nothing changes where nothing is new", "k = v;", [set("k", "v"), .setShouldTranslate(true, key: "k")],
            "k = v;"),
    ]

    static let keys: [Case] = [
        Case(
            "a new key comes last, written as the others", "\"a\"=\"1\";\r\n\r\n\"b\"=\"2\";\r\n", [set("c", "3")],
            "\"a\"=\"1\";\r\n\r\n\"b\"=\"2\";\r\n\r\n\"c\"=\"3\";\r\n"),
        Case("a file without a last line end keeps none", "z = 1;\na = 2;", [set("m", "x")], "z = 1;\na = 2;\nm = x;"),
        Case(
            "before the closing brace", "{\n    z = 1;\n    a = 2;\n}\n", [set("m", "3")],
            "{\n    z = 1;\n    a = 2;\n    m = 3;\n}\n"),
        Case("on one line in braces", "{ z = 1; a = 2; }", [set("m", "3")], "{ z = 1; a = 2; m = 3; }"),
        Case(
            "behind a comment on the last line", "z = 1;\na = 2; // c", [set("m", "3")], "z = 1;\na = 2; // c\nm = 3;"),
        Case(
            "to its place where four are sorted", "a = 1;\nc = 2;\ne = 3;\ng = 4;\n",
            [set("f", "x"), set("d", "y"), set("A", "w"), set("h", "z")],
            "A = w;\na = 1;\nc = 2;\nd = y;\ne = 3;\nf = x;\ng = 4;\nh = z;\n"),
        Case(
            "by letters where the file is sorted so",
            "\"a\" = \"1\";\n\"B\" = \"2\";\n\"c\" = \"3\";\n\"D\" = \"4\";\n",
            [set("bb", "x")], "\"a\" = \"1\";\n\"B\" = \"2\";\n\"bb\" = \"x\";\n\"c\" = \"3\";\n\"D\" = \"4\";\n"),
        Case("a file of no bytes", "", [set("k", "v")], "\"k\" = \"v\";\n"),
        Case(
            "a file of a comment", "/* header */\n", [set("k", "v"), set("l", "w")],
            "/* header */\n\n\"k\" = \"v\";\n\"l\" = \"w\";\n"),
        Case("empty braces", "{} // x", [set("k", "v")], "{\n\"k\" = \"v\";\n} // x"),
        Case(
            "weblate#18241: filler comments stay",
            "/* No comment provided by engineer. */\n\"b\" = \"1\";\n\n/* No comment provided by engineer. */\n\"a\" = \"2\";\n",
            [set("c", "3")],
            "/* No comment provided by engineer. */\n\"b\" = \"1\";\n\n/* No comment provided by engineer. */\n\"a\" = \"2\";\n\n\"c\" = \"3\";\n"
        ),
        Case(
            "KeyboardShortcuts#234: marks in a key are escaped", "b = 1;\na = 2;\n", [set("say \"hi\"\n", "\"")],
            "b = 1;\na = 2;\n\"say \\\"hi\\\"\\n\" = \"\\\"\";\n"),
        Case(
            "ios-res-tool#5: escaped once", #""k" = "a\"b\\n";"#, [set("l", "a\"b\\n")],
            "\"k\" = \"a\\\"b\\\\n\";\n\"l\" = \"a\\\"b\\\\n\";"),
        Case(
            "a new key with a comment", "b = 1;\na = 2;\n", [set("c", "3"), .setComment("Three", key: "c")],
            "b = 1;\na = 2;\n/* Three */\nc = 3;\n"),
        Case(
            "renamed in its place", "\"a\" = \"1\"; // x\nb;\n",
            [.rename(key: "a", to: "z\""), .rename(key: "b", to: "c")], "\"z\\\"\" = \"1\"; // x\nc = b;\n"),
        Case(
            "all of one name are renamed", "a = 1;\n\"\\U0061\" = 2;", [.rename(key: "a", to: "b")],
            "b = 1;\n\"b\" = 2;"),
    ]

    static let removals: [Case] = [
        Case(
            "with its comments and its line",
            "/* a */\n\"a\" = \"1\";\n\n/* b1\n b2 */\n\"b\" = \"2\"; // t\n\n/* c */\n\"c\" = \"3\";\n",
            [.remove(key: "b")], "/* a */\n\"a\" = \"1\";\n\n/* c */\n\"c\" = \"3\";\n"),
        Case("the last, with the empty line above", "a = 1;\n\nb = 2;\n", [.remove(key: "b")], "a = 1;\n"),
        Case("the last of a file without a last line end", "a = 1;\nb = 2;", [.remove(key: "b")], "a = 1;"),
        Case("the first, with the empty line below", "a = 1;\n\nb = 2;\n", [.remove(key: "a")], "b = 2;\n"),
        Case("from a line with others", "a = 1; b = 2; c = 3;\n", [.remove(key: "b")], "a = 1; c = 3;\n"),
        Case("the first of a line", "  a = 1; b = 2;\n", [.remove(key: "a")], "  b = 2;\n"),
        Case(
            "a heading stays", "a = 1;\n\n// MARK\n\nb = 2;\nc = 3;\n", [.remove(key: "b")],
            "a = 1;\n\n// MARK\n\nc = 3;\n"),
        Case(
            "several at once, and new ones", "a = 1;\n\nb = 2;\n\nc = 3;\n",
            [.remove(key: "b"), .remove(key: "c"), set("d", "4")], "a = 1;\n\nd = 4;\n"),
        Case(
            "release-toolkit#740: all of one key go", "\"\\U0041\"=\"1\"; \"A\"=\"2\";\nb = 3;\n", [.remove(key: "A")],
            "b = 3;\n"),
        Case(
            "the comment of the entry before stays", "a = 1; // a\n// b\nb = 2;\n", [.remove(key: "b")], "a = 1; // a\n"
        ),
        Case("a text is all of it", "a = 1;\nb = 2;\n", [.removeText(TextAddress(key: "a"))], "b = 2;\n"),
        Case("a value that is no text", "a = (1, 2);\nb = 2;\n", [.remove(key: "a")], "b = 2;\n"),
    ]

    static let comments: [Case] = [
        Case("its words change", "/*  a  */\nk = v;", [.setComment("b", key: "k")], "/*  b  */\nk = v;"),
        Case(
            "translate#1936: over two lines", "/* a\n b */ \"k\"=\"v\";", [.setComment("c", key: "k")],
            "/* c */ \"k\"=\"v\";"),
        Case(
            "StringsLint#20: behind the entry", "\"k\"=\"v\"; // c", [.setComment("d", key: "k")], "\"k\"=\"v\"; // d"),
        Case(
            "above, as far as the entry is indented", "{\n  k = v;\n}", [.setComment("x", key: "k")],
            "{\n  /* x */\n  k = v;\n}"),
        Case("two become one", "// a\n// b\nk = v;", [.setComment("c", key: "k")], "// c\nk = v;"),
        Case(
            "one with the closing sign becomes lines", "/* a */\nk = v;", [.setComment("a */ b\nc", key: "k")],
            "// a */ b\n// c\nk = v;"),
        Case(
            "one over lines leaves the line", "k = v; // c\n", [.setComment("a\nb", key: "k")], "/* a\nb */\nk = v;\n"),
        Case(
            "taken away", "x = 1;\n\n/* a */\n/* b */\nk /* c */ = v; // d\n", [.setComment(nil, key: "k")],
            "x = 1;\n\nk = v;\n"),
        Case(
            "a comment inside the entry before is not one", "a /* x */ = 1;\nk = v;\n", [.setComment("y", key: "k")],
            "a /* x */ = 1;\n/* y */\nk = v;\n"),
    ]

    static let damage: [Case] = [
        Case(
            "stays around an edit", "# x\na = 1;;\n\"b = 2;\nc = 3\nd = 4;\n",
            [set("a", "9"), set("d", "8"), set("e", "7"), .remove(key: "c")], "# x\na = 9;;\n\"b = 2;\nd = 8;\ne = 7;\n"
        ),
        Case(
            "openradar 26606353: behind a missing semicolon", "\"b\"=\"1\"\n\"a\"=\"2\"",
            [set("b", "3"), set("c", "4")], "\"b\"=\"3\"\n\"a\"=\"2\"\n\"c\"=\"4\";"),
    ]

    @Test("changes its bytes alone", arguments: texts + keys + removals + comments + damage)
    func edit(sample: Case) throws {
        let document = StringsDocument(parsing: Array(sample.before.utf8), name: "T.strings")
        let result = try document.applying(sample.edits)
        #expect(String(decoding: result.bytes, as: UTF8.self) == sample.after)
        #expect(document.bytes == Array(sample.before.utf8))
    }

    @Test(
        "is refused with its reason, and nothing changes",
        arguments: [
            ("a = 1;", TranslationEdit.remove(key: "b"), "noSuchKey", 1),
            ("a = 1;", .setComment("x", key: "b"), "noSuchKey", 1),
            ("a = 1;\nb = 2;", .rename(key: "a", to: "b"), "keyExists", 1),
            ("a = 1;", .set("x", at: TextAddress(key: "a", language: "de"), state: nil), "notSupported", 1),
            ("a = 1;", .set("x", at: TextAddress(key: "a"), state: .needsReview), "notSupported", 1),
            ("a = 1;", .setState(.new, at: TextAddress(key: "a")), "notSupported", 1),
            (
                "a = 1;", .set("x", at: TextAddress(key: "a", variation: VariationPath([.plural(.one)])), state: nil),
                "notSupported", 1
            ),
            ("a = 1;", .setShouldTranslate(false, key: "a"), "notSupported", 1),
            ("a = 1;", .setExtractionState(.manual, key: "a"), "notSupported", 1),
            ("a = 1;", .dropLanguage("de"), "noSuchText", 1),
            ("a = 1;\nb = (1);", set("b", "x"), "notSupported", 2),
            ("a = 1;\n\"k\" = \"say \"hi\"\";\n", set("k", "x"), "damaged", 2),
            ("a = 1;\n\"k\" = \"say \"hi\"\";\n", .rename(key: "a", to: "k"), "damaged", 2),
            ("a = 1;\n\"k\" = \"say \"hi\"\";\n", .remove(key: "k"), "damaged", 2),
            ("(1, 2)", set("k", "x"), "damaged", 1),
            ("/* open", set("k", "x"), "damaged", 1),
            ("k = v;", .setComment("a */ b\r\nc", key: "k"), "notSupported", 1),
        ])
    func refused(text: String, edit: TranslationEdit, code: String, line: Int) {
        let document = StringsDocument(parsing: Array(text.utf8), name: "T.strings")
        let error = #expect(throws: TranslationFileError.self) { try document.applying([edit]) }
        #expect(error?.code.rawValue == code)
        #expect(error?.diagnostic.position.line == line)
    }

    @Test("the language of the file is the one of its texts")
    func language() throws {
        let document = StringsDocument(parsing: Array("/* c */\na = 1;".utf8), name: "T.strings", language: "de")
        #expect(document.languages == ["de"])
        let entry = try #require(document.translationEntry(forKey: "a"))
        #expect(entry.text(in: "de")?.value == "1" && entry.comment == "c")
        let result = try document.applying([
            .set("2", at: TextAddress(key: "a", language: "de"), state: .translated),
            .setState(.translated, at: TextAddress(key: "a")),
        ])
        #expect(result["a"]?.value == "2")
        #expect(try result.applying([.dropLanguage("de")]).translationEntries.isEmpty)
    }

    @Test("an XML property list is edited in its own way")
    func xml() throws {
        let before = Sample.propertyList(
            Sample.member("b", "x &#38; &quot;y&quot;") + "\n\t<!-- c -->\n" + Sample.member("a", "1"))
        let document = StringsDocument(parsing: Array(before.utf8), name: "T.strings")
        let result = try document.applying([
            Self.set("b", "x & \"z\" <"), Self.set("c", "3"), .setComment("d", key: "a"), .rename(key: "a", to: "<a>"),
        ])
        let after = Sample.propertyList(
            Sample.member("b", "x &#38; &quot;z\" &lt;") + "\n\t<!-- d -->\n" + Sample.member("&lt;a&gt;", "1") + "\n"
                + Sample.member("c", "3"))
        #expect(String(decoding: result.bytes, as: UTF8.self) == after)
        #expect(try result.applying([.remove(key: "<a>")]).comments.isEmpty)
        #expect(throws: TranslationFileError.self) { try document.applying([Self.set("b", "\u{1}")]) }
        #expect(throws: TranslationFileError.self) { try document.applying([.setComment("a -- b", key: "b")]) }
    }
}
