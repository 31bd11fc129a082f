import Diagnostics
import Languages
import StringTables
import Testing
import TranslationFiles

@Suite("Reading XLIFF")
struct XLIFFDocumentTests {
    private func units(_ text: String) -> [String?] { XLIFFSample.parse(text).units.map(\.id) }

    @Test("ids are keys with variations, as Xcode wrote them before version 15 and since")
    func identifiers() {
        let cases: [(String, String, String, XLIFFIdentifier.Style)] = [
            ("k", "k", "", .path), ("k|==|plural.one", "k", "plural.one", .path),
            (" (%d)\n|==|plural.few", " (%d)\n", "plural.few", .path),
            ("k|==|substitutions.@DOT.a.b@.plural.other", "k", "substitutions.@DOT.a.b@.plural.other", .path),
            ("k|==|lots.of", "k|==|lots.of", "", .path), ("a|==|b|==|device.mac", "a|==|b", "device.mac", .path),
            ("/K:dict/NSStringLocalizedFormatKey:dict/:string", "K", "", .dictionary),
            ("/a/b:dict/v:dict/few:dict/:string", "a/b", "substitutions.v.plural.few", .dictionary),
            ("/K:dict/NSStringVariableWidthRuleType:dict/20:dict/:string", "K", "width.20", .dictionary),
            ("/K:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/:string", "K", "device.mac", .dictionary),
            ("/usr/bin", "/usr/bin", "", .path),
        ]
        for (id, key, variation, style) in cases {
            let identifier = XLIFFIdentifier(id)
            #expect(identifier.key == key)
            #expect(identifier.variation.description == variation)
            #expect(identifier.style == style)
            let written = identifier.variation.steps.first.map { "\($0)" } ?? ""
            if style == .path || written.hasPrefix("subst") || variation.isEmpty {
                #expect(identifier.description == id)
            }
        }
    }

    @Test("weblate#11483: the forms of a plural are one entry, and a line end in an id stays")
    func groupedPlural() throws {
        let document = XLIFFSample.parse(
            XLIFFSample.document(
                XLIFFSample.file(
                    "A.xcstrings",
                    ["one", "few", "many", "other"].map {
                        XLIFFSample.unit(" (%d)&#10;|==|plural.\($0)", " (%d)\n", "\($0) (%d)\n")
                    }.joined(separator: "\n"))))
        let entry = try #require(document.translationEntries.first)
        #expect(document.translationEntries.count == 1)
        #expect(entry.key == "A.xcstrings|==| (%d)\n")
        #expect(entry.text(in: "uk", VariationPath([.plural(.few)]))?.value == "few (%d)\n")
    }

    @Test("openradar 18423290: a unit without an id has a place")
    func missingID() {
        let document = XLIFFSample.parse(
            XLIFFSample.document(
                XLIFFSample.file("a.strings", "      <trans-unit>\n        <source>x</source>\n      </trans-unit>")))
        #expect(document.problems == ["5:7 error the trans-unit has no id"])
        #expect(document.translationEntries.isEmpty)
    }

    @Test("focus-ios#2258: a file without a target language is an error")
    func missingLanguage() {
        let document = XLIFFSample.parse(
            XLIFFSample.document(XLIFFSample.file("a.strings", to: nil, XLIFFSample.unit("k", "s", "t"))))
        #expect(document.problems == ["3:3 error the file has no target-language; Xcode passes over it without a word"])
    }

    @Test("a document with a prefix is read, and told that Xcode would not")
    func prefix() throws {
        let text = """
            <ns0:xliff xmlns:ns0="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><ns0:file original="a" \
            source-language="en" target-language="uk"><ns0:body><ns0:trans-unit id="k"><ns0:source>s</ns0:source>\
            </ns0:trans-unit></ns0:body></ns0:file></ns0:xliff>
            """
        let document = XLIFFSample.parse(text)
        #expect(document.units.map(\.source) == ["s"])
        #expect(document.problems.count == 1)
        #expect(document.problems.first?.contains("default namespace") == true)
        let changed = try document.applying([.set("t", at: TextAddress(key: "k"), state: nil)])
        #expect(changed.text.contains("</ns0:source><ns0:target>t</ns0:target></ns0:trans-unit>"))
    }

    @Test("text is read as XML reads it")
    func characters() {
        let document = XLIFFSample.parse(
            XLIFFSample.document(
                XLIFFSample.file(
                    "a.strings",
                    XLIFFSample.unit(
                        "a\tb&#9;&#x41;&quot;", "<![CDATA[<&]]>&amp;&#13;x<!-- no -->y\r\nz", "a<g id=\"1\">b</g>c<x/>d"
                    ))))
        #expect(document.units[0].id == "a b\tA\"")
        #expect(document.units[0].source == "<&&\rxy\nz")
        #expect(document.units[0].target == "abcd")
    }

    @Test("damage is lost alone, and an edit keeps its bytes")
    func damage() throws {
        let broken: [(String, String)] = [
            ("<trans-unit id=\"b\"><source>x</trans-unit>", "“</source>” is missing"),
            ("<trans-unit id=\"b\"><source>a & b</source></trans-unit>", "“&” begins no character reference"),
            ("<trans-unit id=\"b\"><source>&lol;</source></trans-unit>", "“&” begins no character reference"),
            ("<trans-unit id=\"b\"><source>&#0;</source></trans-unit>", "“&” begins no character reference"),
            ("<trans-unit id=\"b><source/></trans-unit>", "“<” stands in the value"),
            ("<trans-unit id=\"b\" id=\"c\"><source/></trans-unit>", "the attribute is there twice"),
            ("<trans-unit id=b><source/></trans-unit>", "the value of an attribute stands in quotation marks"),
            ("<trans-unit id=\"b\"><source>x</source>", "the trans-unit before it is not closed"),
            ("<trans-unit id=\"b\"><source>a < b</source></trans-unit>", "“<” begins no tag"),
            ("<trans-unit id=\"b\"><!-- </trans-unit>", "the comment is not closed"),
            ("<trans-unit id=\"b\"><![CDATA[ </trans-unit>", "the CDATA section is not closed"),
            ("<trans-unit id=\"b\">\(String(repeating: "<g>", count: 200))</trans-unit>", "too deep"),
            ("</trans-unit>", "“</body>” is missing"),
            ("<!DOCTYPE x [<!ENTITY a \"b\">]>", "a document type is refused"),
        ]
        for (text, message) in broken {
            let document = XLIFFSample.parse(
                XLIFFSample.document(
                    XLIFFSample.file(
                        "a.strings", XLIFFSample.unit("a", "1", nil) + "\n\(text)\n" + XLIFFSample.unit("c", "3", nil)))
            )
            #expect(document.units.compactMap(\.id).filter { $0 != "b" } == ["a", "c"], "\(text)")
            #expect(document.damages.count == 1, "\(text)")
            #expect(document.damages.first?.message.contains(message) == true, "\(document.damages)")
            let changed = try document.applying([.set("z", at: TextAddress(key: "c"), state: nil)])
            #expect(changed.text.contains(text))
            #expect(changed.units.last?.target == "z")
        }
    }

    @Test(
        "what is no XLIFF has damage and no units",
        arguments: ["", "x", "<a/>", "<xliff", "\u{0}", "<!DOCTYPE xliff><xliff/>"])
    func nothing(text: String) {
        let document = XLIFFSample.parse(text)
        #expect(document.units.isEmpty)
        #expect(document.damages.count == 1)
        #expect(!document.diagnostics.isEmpty)
    }

    @Test("cut at every byte it still reads, and never more than is there")
    func truncation() {
        let bytes = Array(
            XLIFFSample.document(
                XLIFFSample.file("a.strings", XLIFFSample.unit("a", "1 &amp;", "2") + XLIFFSample.unit("b", "3", nil))
            )
            .utf8)
        for end in bytes.indices.dropLast() {
            let document = XLIFFDocument(parsing: Array(bytes[..<end]), name: "")
            #expect(document.units.count <= 2)
            let isWhole = String(decoding: bytes[..<end], as: UTF8.self).contains("</xliff>")
            #expect(document.damages.isEmpty == isWhole)
        }
    }

    @Test("an id that is there twice counts once, and the last")
    func duplicates() {
        let document = XLIFFSample.parse(
            XLIFFSample.document(
                XLIFFSample.file("a.strings", XLIFFSample.unit("a", "1", "x") + "\n" + XLIFFSample.unit("a", "2", "y")))
        )
        #expect(document.problems == ["10:7 warning the id is there twice; this unit counts, not the one of line 5"])
        #expect(document.translationEntry(forKey: "a")?.texts.map(\.value) == ["2", "y"])
    }

    @Test("bytes that are no text and encodings that are another are told")
    func encodings() {
        let text = XLIFFSample.document(XLIFFSample.file("a.strings", XLIFFSample.unit("a", "1", "x")))
        let latin = XLIFFSample.parse(text.split(separator: "UTF-8").joined(separator: "ISO-8859-1"))
        #expect(latin.problems.first?.contains("the file says that it is in iso-8859-1") == true)
        let invalid = XLIFFDocument(parsing: Array(text.utf8) + [0xFF], name: "")
        #expect(invalid.problems.contains { $0.contains("the bytes are no UTF-8") })
        let control = XLIFFSample.parse(text + "<!-- \u{1} -->")
        #expect(control.problems.contains { $0.contains("control character 1") })
    }

    @Test("time grows as the file does, also where everything is damaged")
    func linearTime() {
        let patterns = [
            "<trans-unit id=\"a\"><!-- ", "<trans-unit id=\"a\"><![CDATA[", "<trans-unit id=\"a", "<group>",
            "<trans-unit id=\"a\"/>", "<file><body>", "<file original=\"x\"><body><trans-unit id=\"a\"/></body></file>",
            "<a b=\"", "</body><body>",
        ]
        let clock = ContinuousClock()
        for pattern in patterns {
            func seconds(_ count: Int) -> Duration {
                let text = XLIFFSample.document(
                    "<file original=\"a\" source-language=\"en\" target-language=\"uk\"><body>"
                        + String(repeating: pattern, count: count))
                let bytes = Array(text.utf8)
                return (0..<3).map { _ in clock.measure { _ = XLIFFDocument(parsing: bytes, name: "") } }.min() ?? .zero
            }
            let (one, four) = (seconds(2_000), seconds(8_000))
            // Four times the bytes; quadratic time would be sixteen.
            #expect(four < one * 9 + .milliseconds(50), "\(pattern): \(one) and \(four)")
        }
    }
}
