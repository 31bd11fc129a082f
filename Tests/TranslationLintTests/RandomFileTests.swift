import Diagnostics
import Languages
import TestSupport
import Testing
import TranslationFiles
import TranslationLint

@Suite("Random files")
struct RandomFileTests {
    private static let parts = [
        "\"", "'", "=", ";", ";;", "a", "\"a\"", "\"é\" = \"%@\";", "\"e\u{301}\" = \"%d\";", "k = \"%#@k@\";", "%",
        "%%", "% d",
        "%1$@", "%99$d", "%1#@x@", "%#@", "\\U0041", "\\u0041", "\\351", "\\", "\u{202E}", "\u{2068}", "\u{200B}",
        "\u{FEFF}",
        "\u{A0}", "/* lint:ignore all */", "/* max-length: 2 */", "max-length:99999999999999999999", "[no-lint:",
        "|==|plural.one",
        "\n", "\r\n", "\r", " ", "{", "}", "<", ">", "<plist><dict>", "</dict></plist>", "<key>a</key>",
        "<string>%d</string>",
        "<key>NSStringLocalizedFormatKey</key>", "<key>NSStringFormatValueTypeKey</key>", "<dict>", "</dict>",
        "<key>one</key>",
        "<key>other</key>", "<key>few</key>", #"{"sourceLanguage":"en","strings":{"#, #""a":{"localizations":{"de":"#,
        #"{"stringUnit":{"state":"new","value":""}}"#, #"{"stringUnit":{"value":"%@ %lld"}}"#, "}}", "},", "}",
        #"{"variations":{"plural":{"one":{"stringUnit":{"value":"x"}}}}}"#, "👨‍👩‍👧", "\u{0}", "bplist00",
        "<xliff><file original=\"a\" source-language=\"en\" target-language=\"de\"><body>",
        "<trans-unit id=\"a|==|plural.one\"><source>%d</source>", "<target>%@</target></trans-unit>",
    ]

    @Test("crash nothing, and give the same findings twice")
    func random() {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("random files, seed \(seed)")
        var generator = SplitMix64(seed: seed)
        let paths = [
            "en.lproj/A.strings", "de.lproj/A.strings", "Base.lproj/A.strings", "en.lproj/A.stringsdict",
            "de.lproj/A.stringsdict", "A.xcstrings", "A.strings", "A.xliff", "xx yy.lproj/A.strings",
        ]
        for _ in 0..<4_000 {
            var files: [String: [UInt8]] = [:]
            for path in paths where Bool.random(using: &generator) {
                var bytes: [UInt8] = []
                for _ in 0..<Int.random(in: 0...24, using: &generator) {
                    bytes += (Self.parts.randomElement(using: &generator) ?? "").utf8
                }
                if Int.random(in: 0..<8, using: &generator) == 0, !bytes.isEmpty {
                    bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(
                        in: 0...255, using: &generator)
                }
                files[path] = bytes
            }
            let found = Linter().findings(in: TranslationFileSet(files: files))
            #expect(found == Linter().findings(in: TranslationFileSet(files: files)))
            let report = LintReport(found)
            #expect(report.text(showsExcerpts: true).isEmpty == found.isEmpty)
            #expect(LintBaseline(of: found).unknown(among: found) == [])
        }
    }

    @Test(
        "of twice the size take about twice as long",
        arguments: [
            "k% = \"a\" ;; ", "\"\u{E9}\" = \"%s\";", "a = \"1\";\n", "k% = \"%1$@ %d 100% d\u{202E}\";",
        ])
    func linear(line: String) {
        func time(_ count: Int) -> Duration {
            let text = (0..<count).map { line.replacing("%", with: line.hasPrefix("k%") ? "" : "%") + "// \($0)\r\n" }
                .joined()
            let files = TranslationFileSet(files: ["en.lproj/A.strings": Array(text.utf8)])
            return (0..<3).map { _ in ContinuousClock().measure { _ = Linter().findings(in: files) } }.min() ?? .zero
        }
        let (once, fourTimes) = (time(4_000), time(16_000))
        // Four times as long is linear, sixteen times is not; a loaded machine may add something.
        #expect(fourTimes < once * 9 + .milliseconds(50), "\(once), \(fourTimes)")
    }
}
