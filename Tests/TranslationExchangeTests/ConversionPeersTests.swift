import Foundation
import Languages
import StringTables
import TestSupport
import Testing
import TranslationFiles

@testable import TranslationExchange

/// What other people's readers make of the files that are written here.
@Suite("Converted files read by their own tools")
struct ConversionPeersTests {
    /// Runs a program with the files of a folder; nil, and an issue where it must be there, without the program.
    private func run(_ program: String, _ arguments: [String], in folder: TemporaryFolder) throws -> String? {
        let path = ["/usr/bin", "/usr/local/bin", "/bin"].map { "\($0)/\(program)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let path else {
            if let message = PublicCorpora.reportMissing(program) { Issue.record("\(message)") }
            return nil
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(program): \(String(decoding: output, as: UTF8.self))")
        return String(decoding: output, as: UTF8.self)
    }

    @Test(
        "msgfmt takes the catalogue, and gettext chooses the forms that CLDR chooses",
        arguments: [
            "ru", "ar", "de", "fr", "ja", "pl", "cs", "lt", "lv", "sl", "ro", "ga", "gd", "cy", "he", "is", "pt-BR",
        ])
    func gettext(language: LanguageTag) throws {
        let categories = PluralRules.cardinal(for: language).categories
        let forms = Dictionary(
            uniqueKeysWithValues: categories.map { ($0, TranslationTable.Variant.unit(.init("%lld \($0.rawValue)"))) })
        let table = TranslationTable(
            sourceLanguage: "en",
            entries: [
                .init(
                    key: "n",
                    localizations: [
                        .init(
                            language: "en",
                            variant: .plural([.one: .unit(.init("%lld thing")), .other: .unit(.init("%lld things"))])),
                        .init(language: language, variant: .plural(forms)),
                    ]),
                .init(
                    key: "odd \"key\"\n",
                    localizations: [.init(language: language, variant: .unit(.init("\t\\ \u{1}1 %@\n")))]),
            ])
        let folder = try TemporaryFolder()
        let written = table.gettext(language: language)
        _ = try folder.file("t.po", String(decoding: written.bytes, as: UTF8.self))
        guard try run("msgfmt", ["--check-header", "--check-format", "-o", "t.mo", "t.po"], in: folder) != nil else {
            return
        }
        let script = """
            import gettext
            c = gettext.GNUTranslations(open("t.mo", "rb"))
            for n in list(range(0, 200)) + [1000, 1001, 1011]:
                print(c.npgettext("n", "%lld thing", "%lld things", n))
            print(repr(c.gettext('odd "key"\\n')))
            """
        guard let output = try run("python3", ["-c", script], in: folder) else { return }
        var lines = output.split(separator: "\n").map(String.init)
        #expect(lines.popLast() == #"'\t\\ \x011 %@\n'"#)
        let rules = PluralRules.cardinal(for: language)
        let numbers = Array(0..<200) + [1_000, 1_001, 1_011]
        #expect(lines == numbers.map { "%lld \(rules.category(of: Int64($0)).rawValue)" })
    }

    @Test("Python's XML reads Android's texts with their markup")
    func android() throws {
        let table = TranslationTable(
            sourceLanguage: "en",
            entries: [
                .init(
                    key: "a", comment: "a -- b",
                    localizations: [
                        .init(
                            language: "en",
                            variant: .unit(.init("<b>x</b> & 1 < 2 > 0 <![CDATA[<i>]]> \u{1F600} %@ \"q\" 'a'")))
                    ])
            ])
        let folder = try TemporaryFolder()
        _ = try folder.file("s.xml", String(decoding: table.androidStrings(language: "en").bytes, as: UTF8.self))
        let script = """
            import xml.etree.ElementTree as e
            for s in e.parse("s.xml").getroot():
                print("".join(s.itertext()))
            """
        guard let output = try run("python3", ["-c", script], in: folder) else { return }
        #expect(output == "x & 1 < 2 > 0 <i> \u{1F600} %s \\\"q\\\" \\'a\\'\n")
    }

    @Test(
        "an expression of C is what it is, however it is nested",
        arguments: [
            (
                "n%10==1&&n%100!=11?0:n%10>=2&&n%10<=4&&(n%100<10||n%100>=20)?1:2", [0, 1, 2, 5, 11, 21, 22, 112],
                [2, 0, 1, 2, 2, 0, 1, 2]
            ),
            ("!n", [0, 1], [1, 0]), ("(n>0)+(n>1)", [0, 1, 2], [0, 1, 2]), ("n/0", [5], [0]), ("n*2-1", [3], [5]),
        ])
    func expressions(text: String, numbers: [Int], forms: [Int]) throws {
        let expression = try #require(PluralExpression(text))
        #expect(numbers.map { expression.form(of: $0) } == forms)
    }

    @Test(
        "what is no expression is refused",
        arguments: [
            "", "n +", "(n", "n ? 1", "x", "n n", "99999999999999999999",
            String(repeating: "(", count: 900) + "n" + String(repeating: ")", count: 900),
        ])
    func noExpressions(text: String) {
        #expect(PluralExpression(text) == nil)
    }

    @Test("every language with whole numbers in several forms has its rule")
    func languages() {
        for language: LanguageTag in [
            "ru", "uk", "ar", "pl", "cs", "sk", "hr", "sr", "ro", "lt", "lv", "sl", "he", "ga", "cy", "gd", "gv", "mt",
            "is", "mk", "br",
        ] {
            let plurals = GettextPlurals(language: language)
            if plurals == nil { print("no expression for \(language)") }
            // Breton counts in ways that no catalogue of gettext writes.
            #expect(plurals != nil || ["br", "gv", "mt", "mk"].contains(language), "\(language)")
        }
    }
}
