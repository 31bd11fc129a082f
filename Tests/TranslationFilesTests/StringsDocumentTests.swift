import Diagnostics
import Foundation
import TestSupport
import Testing
import TranslationFiles

@Suite("Reading .strings files")
struct StringsDocumentTests {
    private func read(_ text: String) -> StringsDocument {
        StringsDocument(parsing: Array(text.utf8), name: "Test.strings")
    }

    /// The entries that count as `key=value`, in the order of the file.
    private func pairs(_ document: StringsDocument) -> [String] {
        document.entries.filter { !$0.isSuperseded }.map { "\($0.key)=\($0.value)" }
    }

    private func problems(_ document: StringsDocument) -> [String] {
        document.diagnostics.map { "\($0.severity) \($0.position.line):\($0.position.column) \($0.message)" }
    }

    @Test(
        "every odd corner of the grammar is read as CoreFoundation reads it, without a word",
        arguments: [
            (#""k" = "v";"#, ["k=v"]),
            (#"'k' = 'it\'s "v"';"#, [#"k=it's "v""#]),
            (#"a.b-c_d/e:f$1 = val.ue;"#, ["a.b-c_d/e:f$1=val.ue"]),
            (#"foo = bar;"#, ["foo=bar"]),
            (#"{ foo = bar; "b" = c; }"#, ["foo=bar", "b=c"]),
            (#""a"; b; 'c';"#, ["a=a", "b=b", "c=c"]),
            (#""a"="1"; "b"="2";"#, ["a=1", "b=2"]),
            (#"CFBundleName /* x */ = App;"#, ["CFBundleName=App"]),
            (#"/*1*/"a"/*2*/=/*3*/"b"/*4*/;/*5*/"#, ["a=b"]),
            ("// http://x */\n\"k\"=\"v\"; // c", ["k=v"]),
            ("/* a\n b */ \"k\"=\"v\";", ["k=v"]),
            ("/* /* not nested */ \"k\"=\"v\";", ["k=v"]),
            ("\u{2028}\"k\"\u{2029}=\u{000B}\u{000C}\"v\";\r\n\r\"l\"=\"w\";", ["k=v", "l=w"]),
            ("// ends at a line separator\u{2028}\"k\"=\"v\";", ["k=v"]),
            ("\"k\"=\"one\ntwo\";", ["k=one\ntwo"]),
            ("\"k\"=\"one\\\ntwo\";", ["k=one\ntwo"]),
            ("\"k\"=\"a\0b\";", ["k=a\0b"]),
            (#""Cap: " = "Cap: ";"#, ["Cap: =Cap: "]),
            (#""k"="\a\b\f\n\r\t\v\"\\\'\q";"#, ["k=\u{07}\u{08}\u{0C}\n\r\t\u{0B}\"\\'q"]),
            (#""k"="\101\0\78\400";"#, ["k=A\0\u{7}8\0"]),
            (#""k"="\UD83D\UDE00 \U00e9\U1F600";"#, ["k=😀 é\u{1F60}0"]),
            (#""k"="\😀";"#, ["k=😀"]),
            (#""" = "";"#, ["="]),
            ("/* nothing but a comment */", []),
            (" \n", []),
            (#"a=/;/=b;//c"#, ["a=/", "/=b"]),
            (#""ключ"="значение"; "鍵"="値";"#, ["ключ=значение", "鍵=値"]),
        ])
    func grammar(text: String, expected: [String]) {
        let document = read(text)
        #expect(pairs(document) == expected)
        #expect(problems(document) == [])
        #expect(document.damages.isEmpty)
    }

    @Test(
        "what its writer probably did not mean is read all the same, with a warning at the place",
        arguments: [
            (#""k"="caf\u00e9";"#, ["k=cafu00e9"], "1:9 “\\u” is no escape"),
            (#""k"="\351";"#, ["k=Ø"], "1:6 the octal escape names a character of NeXTSTEP's set"),
            (#""k"="\Uzz";"#, ["k=\0zz"], "1:6 “\\U” is followed by fewer than four digits"),
            (#""k"="\U41g";"#, ["k=Ag"], "1:6 “\\U” is followed by fewer than four digits"),
            (#""k"="\UD83Dx";"#, ["k=\u{FFFD}x"], "1:6 the escape is half of a pair"),
            (#""k"="x\UDE00";"#, ["k=x\u{FFFD}"], "1:7 the escape is half of a pair"),
            (
                "\"A\"=\"1\";\n\"\\U0041\"=\"2\";", ["A=2"],
                "2:1 the key is there twice; this entry counts, not the one of line 1"
            ),
            (#""k"=<0fbd 77>; "l"="v";"#, ["l=v"], "1:5 the value is not a text"),
            (#""k"=(1,{a=b;c;},<>,); "l"="v";"#, ["l=v"], "1:5 the value is not a text"),
            (#""k"="v"; /* open"#, ["k=v"], "1:10 the comment is not closed"),
        ])
    func warnings(text: String, expected: [String], warning: String) {
        let document = read(text)
        #expect(pairs(document) == expected)
        let problems = problems(document)
        #expect(problems.count == 1)
        #expect(problems.first?.hasPrefix("warning " + warning) == true, "\(problems)")
    }

    @Test(
        "damage has its place, and the entries around it are there",
        arguments: [
            ("\"a\"=\"1\"\n\"b\"=\"2\";", ["a=1", "b=2"], "1:8 “;” is missing after the value"),
            ("\"a\"=\"1\" /* b's */\n\"b\"=\"2\";", ["a=1", "b=2"], "1:8 “;” is missing after the value"),
            ("\"a\"=\"1\" \"b\"=\"2\";", ["a=1", "b=2"], "1:8 “;” is missing after the value"),
            ("\"a\"=\"1\"", ["a=1"], "1:8 “;” is missing after the value"),
            ("{\"a\"=\"1\"}", ["a=1"], "1:9 “;” is missing after the value"),
            ("\"k\" = \"say \"hi\"\";\n\"b\"=\"2\";", ["b=2"], "1:13 “;” is missing after the value"),
            ("\"a\" = \"1;\n\"b\" = \"2\";\n\"c\"=\"3\";", ["b=2", "c=3"], "1:7 the quotation mark is not closed"),
            ("\"a = \"1\";\n\"b\" = \"2\";", ["b=2"], "1:7 “=” or “;” is missing after the key"),
            ("\"a\" = \"1\";\n\"b\" = \"2", ["a=1"], "2:7 the quotation mark is not closed"),
            ("\"a\" = ;\n\"b\" = \"2\";", ["b=2"], "1:7 the value is missing"),
            ("\"a\" =", [], "1:6 the value is missing"),
            ("\"a\"", [], "1:4 “=” or “;” is missing after the key"),
            ("\"a\"=\"1\";;\n\"b\"=\"2\";", ["a=1", "b=2"], "1:9 this “;” ends no entry"),
            ("# a=b\n\"b\"=\"2\";", ["b=2"], "1:1 this is no key"),
            ("\"a\"=\"1\";\n\\\\\n\"b\"=\"2\";", ["a=1", "b=2"], "2:1 this is no key"),
            ("\"a\"=\"1\";\u{A0}\"b\"=\"2\";", ["a=1", "b=2"], "1:9 this is no key"),
            ("\"a\"=\"1\";\u{3000}\n\"b\"=\"2\";", ["a=1", "b=2"], "1:9 this is no key"),
            ("é = x;\n\"b\"=\"2\";", ["b=2"], "1:1 this is no key"),
            ("{a=b;} c=d;", ["a=b"], "1:8 nothing may follow"),
            ("{a=b;", ["a=b"], "1:1 the closing “}” is missing"),
            ("(a, b)", [], "1:1 the file holds something other than keys with texts"),
            ("", [], "1:1 the file is empty"),
            ("\"a\"=<0f 0>;\n\"b\"=\"2\";", ["b=2"], "1:10 the data, array or dictionary is damaged"),
            ("a=<0f0>;\nb=2;", ["b=2"], "1:7 the data, array or dictionary is damaged"),
            ("a=(1,2;\nb=2;", ["b=2"], "1:7 the data, array or dictionary is damaged"),
            (
                "<<<<<<< HEAD\n\"a\"=\"1\";\n=======\n\"a\"=\"2\";\n>>>>>>> branch\n\"b\"=\"3\";", [],
                "1:1 the file holds something other than keys with texts"
            ),
            (
                "\"z\"=\"0\";\n<<<<<<< HEAD\n\"a\"=\"1\";\n=======\n\"b\"=\"2\";\n>>>>>>> branch\n\"c\"=\"3\";",
                ["z=0", "a=1", "b=2", "c=3"], "2:1 this is no key"
            ),
        ])
    func damage(text: String, expected: [String], error: String) {
        let document = read(text)
        #expect(pairs(document) == expected)
        #expect(problems(document).first?.hasPrefix("error " + error) == true, "\(problems(document))")
        #expect(!document.damages.isEmpty)
    }

    @Test("places lead to the bytes of the file, in every encoding")
    func encodings() throws {
        let text = "/* 😀 */ \"kлюч\" = \"v😀\";"
        let all = TextEncoding.Form.allCases.flatMap { form in
            [true, false].map { TextEncoding(form, hasByteOrderMark: $0) }
        }
        for encoding in all {
            let document = StringsDocument(parsing: encoding.bytes(of: text), name: "Test.strings")
            #expect(document.encoding == encoding)
            #expect(pairs(document) == ["kлюч=v😀"])
            let isPlain = encoding.hasByteOrderMark || encoding.form == .utf8
            #expect(document.diagnostics.map(\.severity) == (isPlain ? [] : [.warning]))
            let entry = try #require(document["kлюч"])
            for (range, part) in [(entry.keyRange, "\"kлюч\""), (entry.valueRange, "\"v😀\"")] {
                let bytes = document.bytes[
                    document.fileOffset(of: range.lowerBound)..<document.fileOffset(of: range.upperBound)]
                #expect(Array(bytes) == TextEncoding(encoding.form).bytes(of: part), "\(encoding)")
            }
        }
    }

    @Test("bytes that are no characters are an error with a place, and the other entries are there")
    func invalidBytes() {
        let latin = Array("\"a\"=\"caf".utf8) + [0xE9] + Array("\";\n\"b\"=\"2\";".utf8)
        let document = StringsDocument(parsing: latin, name: "Test.strings")
        #expect(problems(document).first == "error 1:9 the bytes are not UTF-8")
        #expect(document["b"]?.value == "2")
        let half = TextEncoding(.utf16LittleEndian, hasByteOrderMark: true).bytes(of: "a=b;") + [0x00, 0xD8, 0x41]
        let wide = StringsDocument(parsing: half, name: "Test.strings")
        #expect(problems(wide).contains { $0.hasPrefix("error 1:5 the bytes are not UTF-16") })
        #expect(wide["a"]?.value == "b")
    }

    @Test("a comment belongs to the entry below it, around it or before it on the line")
    func comments() throws {
        let document = read(
            """
            /* The file. */

            /* One. */
            // Two.
            "a" /* inside */ = "1"; // behind a
            "b" = "2"; /* behind b */
            /* above c */ "c" = "3";

            /* last */
            """)
        let comments = document.entries.map { $0.comments.map(\.text) }
        #expect(comments == [["One.", "Two.", "inside", "behind a"], ["behind b"], ["above c"]])
        #expect(document.comments.map(\.text).first == "The file.")
        #expect(document.comments.count == 8)
        let entry = try #require(document["a"])
        let source = document.source.bytes
        #expect(String(decoding: source[entry.range], as: UTF8.self) == #""a" /* inside */ = "1";"#)
    }

    @Test("keys are compared as bytes, and the last of several entries counts")
    func keys() {
        let document = read("\"e\u{301}\"=\"1\"; \"\u{E9}\"=\"2\"; \"\\U00e9\"=\"3\";")
        #expect(document.entries.map(\.isSuperseded) == [false, true, false])
        #expect(document["e\u{301}"]?.value == "1")
        #expect(document["\u{E9}"]?.value == "3")
        #expect(document["e"] == nil)
    }

    @Test("XML and binary property lists are read through the same entries")
    func propertyLists() throws {
        let table = ["a": "1 < 2 & é", "b": "zwei\n", "лист": "😀"]
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(fromPropertyList: table, format: format, options: 0)
            let document = StringsDocument(parsing: Array(data), name: "Test.strings")
            #expect(document.syntax == (format == .xml ? .xml : .binary))
            #expect(problems(document) == [])
            #expect(document.entries.count == 3)
            for (key, value) in table { #expect(document[key]?.value == value) }
        }
    }

    @Test("values that lie too deep in each other are damage", arguments: ["(", "{b="])
    func deepNesting(opening: String) {
        for depth in [60, 128, 129, 100_000] {
            let text = "a=" + String(repeating: opening, count: depth) + "\n\"b\"=\"2\";"
            let message = depth <= 128 ? "damaged" : "too deep"
            #expect(problems(read(text)).first?.contains(message) == true)
            #expect(pairs(read(text)) == ["b=2"])
        }
    }

    @Test("a hostile file costs time in proportion to its size")
    func hostile() {
        let parts = [
            "\"", "'", "\"\n", "\"a\"=\"1\"\n", "\"a\"\n", "/*\n\"\n", "a=(", "a={b=", ";", "\\\"\n", "\"a\"=\"\\\n",
            "\n\"a\"=\"x\\\"\n", "=\n", "}\n", "<\n", "\"a\"=(\"\n", "\u{A0}", "// \u{2028}", "/", "\"a\"=\"\\UD800\";",
            "a={" + String(repeating: "b=c;", count: 50) + "\n",
        ]
        let clock = ContinuousClock()
        for part in parts {
            let text = Array(String(repeating: part, count: 300_000 / part.utf8.count).utf8)
            let time = clock.measure { _ = StringsDocument(parsing: text, name: "Test.strings") }
            #expect(time < .milliseconds(2_500), "\(part.debugDescription)")
        }
    }
}

extension TextEncoding {
    /// A text in this encoding.
    func bytes(of text: String) -> [UInt8] {
        var bytes = hasByteOrderMark ? form.byteOrderMark : []
        func append(_ unit: UInt32) {
            for index in 0..<form.unitSize {
                let isLittle = form == .utf16LittleEndian || form == .utf32LittleEndian
                bytes.append(UInt8(truncatingIfNeeded: unit >> (8 * (isLittle ? index : form.unitSize - 1 - index))))
            }
        }
        switch form.unitSize {
        case 1: bytes += text.utf8
        case 2: for unit in text.utf16 { append(UInt32(unit)) }
        default: for scalar in text.unicodeScalars { append(scalar.value) }
        }
        return bytes
    }
}
