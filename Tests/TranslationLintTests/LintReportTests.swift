import Diagnostics
import JSONText
import Languages
import Testing
import TranslationFiles
import TranslationLint

@Suite("A report of findings")
struct LintReportTests {
    private let files = [
        "en.lproj/A b.strings": "k = \"Hello\";\nl = \"%s\";",
        "de.lproj/A b.strings": "k = \"Hallo %@\";\nl = \"x %\";",
    ]

    @Test("is text as compilers write it")
    func text() {
        let report = LintReport(findings(files))
        #expect(
            report.text(showsExcerpts: false) == """
                de.lproj/A b.strings:1:6: error: the translation asks for argument 1, the source has none [argument-extra]
                en.lproj/A b.strings:2:6: error: The placeholder “%s” is refused: it reads or writes memory, or has no \
                meaning in a text [placeholder-refused]

                """)
        #expect(
            report.text(showsExcerpts: true).hasPrefix(
                """
                de.lproj/A b.strings:1:6: error: the translation asks for argument 1, the source has none [argument-extra]
                k = "Hallo %@";
                     ^

                """))
        #expect(report.worst == .error)
        #expect(report.hasFinding(atLeast: .warning))
        #expect(!LintReport([]).hasFinding(atLeast: .note))
        #expect(LintReport([]).text(showsExcerpts: true) == "")
    }

    @Test("is JSON")
    func json() throws {
        let document = try JSONDocument(parsing: Array(LintReport(findings(files)).json.utf8))
        #expect(document.root["schemaVersion"]?.integer == 1)
        let first = try #require(document.root["findings"]?.elements.first)
        #expect(first["rule"]?.string == "argument-extra")
        #expect(first["severity"]?.string == "error")
        #expect(first["file"]?.string == "de.lproj/A b.strings")
        #expect(first["line"]?.integer == 1)
        #expect(first["column"]?.integer == 6)
        #expect(first["key"]?.string == "k")
        #expect(first["language"]?.string == "de")
    }

    @Test("is SARIF 2.1.0, with what its schema requires", arguments: [true, false])
    func sarif(hasFindings: Bool) throws {
        let all = LintRule.all.flatMap { findings($0.badExample.files, $0.exampleOptions) }
        let report = LintReport(hasFindings ? all : [])
        let log = try JSONDocument(parsing: Array(report.sarif(toolVersion: "1.2.3").utf8)).root
        #expect(log["version"]?.string == "2.1.0")
        #expect(log["$schema"]?.string?.contains("sarif-2.1.0") == true)
        let run = try #require(log["runs"]?.elements.first)
        let driver = try #require(run["tool"]?["driver"])
        #expect(driver["name"]?.string == "shoptalk")
        #expect(driver["version"]?.string == "1.2.3")
        let rules = try #require(driver["rules"]?.elements)
        let results = try #require(run["results"]?.elements)
        #expect(results.count == report.findings.count)
        #expect(["utf16CodeUnits", "unicodeCodePoints"].contains(run["columnKind"]?.string))
        for rule in rules {
            #expect(rule["id"]?.string?.isEmpty == false)
            #expect(rule["shortDescription"]?["text"]?.string?.isEmpty == false)
            #expect(["none", "note", "warning", "error"].contains(rule["defaultConfiguration"]?["level"]?.string))
        }
        for result in results {
            let index = try #require(result["ruleIndex"]?.integer)
            #expect(rules[index]["id"]?.string == result["ruleId"]?.string)
            #expect(["none", "note", "warning", "error"].contains(result["level"]?.string))
            #expect(result["message"]?["text"]?.string?.isEmpty == false)
            let location = try #require(result["locations"]?.elements.first?["physicalLocation"])
            #expect(location["artifactLocation"]?["uri"]?.string?.contains(" ") == false)
            #expect(location["artifactLocation"]?["uriBaseId"]?.string == "SRCROOT")
            #expect((location["region"]?["startLine"]?.integer ?? 0) >= 1)
            #expect((location["region"]?["startColumn"]?.integer ?? 0) >= 1)
            let fingerprints = try #require(result["partialFingerprints"]?.members)
            #expect(fingerprints.allSatisfy { $0.value.string != nil })
        }
    }

    @Test("writes paths as references")
    func uri() throws {
        let report = LintReport(findings(files))
        #expect(report.sarif(toolVersion: "1").contains("de.lproj/A%20b.strings"))
    }
}

@Suite("A baseline")
struct LintBaselineTests {
    private func strings(_ lines: [String]) -> [Finding] {
        findings(["en.lproj/A.strings": lines.joined(separator: "\n")])
    }

    @Test("hides what is known, wherever it stands, as often as it was there")
    func known() throws {
        let old = strings(["a = \"%s\";", "b = \"%s\";"])
        let baseline = LintBaseline(of: old)
        let new = strings(["", "", "b = \"%s\";", "c = \"%s\";", "a = \"%s\";"])
        #expect(baseline.unknown(among: new).map(\.key) == ["c"])
        #expect(LintBaseline().unknown(among: new) == new)
        let twice = LintBaseline(of: old + old)
        #expect(twice.unknown(among: old + old + old).count == 2)
        #expect(try LintBaseline(json: Array(twice.json.utf8)) == twice)
    }

    @Test("is JSON in an order that does not depend on that of the findings")
    func json() throws {
        let found = strings(["a = \"%s\";", "b = \"%s\";", "\u{E9} = c;"])
        let baseline = LintBaseline(of: found)
        #expect(LintBaseline(of: found.reversed()).json == baseline.json)
        #expect(
            LintBaseline(of: strings(["a = \"%s\";"])).json == """
                {
                  "schemaVersion": 1,
                  "known": [
                    {
                      "file": "en.lproj/A.strings",
                      "key": "a",
                      "language": "en",
                      "rule": "placeholder-refused"
                    }
                  ]
                }

                """)
    }

    @Test("tells keys apart by their bytes")
    func bytes() {
        func print(_ key: String) -> LintBaseline.Fingerprint {
            LintBaseline.Fingerprint(rule: "r", file: "f", key: key, language: nil, variation: "")
        }
        #expect(print("\u{E9}") != print("e\u{301}"))
        #expect(print("\u{E9}") == print("\u{E9}"))
    }

    @Test(
        "refuses what is none, with the place",
        arguments: [
            "", "[]", "{}", #"{"schemaVersion":2,"known":[]}"#, #"{"schemaVersion":1}"#,
            #"{"schemaVersion":1,"known":[{}]}"#,
        ])
    func refused(json: String) {
        #expect(throws: JSONTextError.self) { try LintBaseline(json: Array(json.utf8)) }
    }
}
