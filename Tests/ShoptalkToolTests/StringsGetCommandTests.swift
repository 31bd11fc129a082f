import JSONText
import Languages
import ShoptalkTool
import StringTables
import TestSupport
import Testing

@Suite("shoptalk strings get")
struct StringsGetCommandTests {
    static let files: [String: [UInt8]] = [
        "app/en.lproj/Shop.strings": Array(#""title" = "Shop"; "hi" = "Hello %@, you have %lld coins";"#.utf8),
        "app/de.lproj/Shop.strings": Array(#""title" = "Laden";"#.utf8),
        "app/ru.lproj/Shop.stringsdict": Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>coins</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld монета</string><key>few</key><string>%lld монеты</string>
            <key>many</key><string>%lld монет</string><key>other</key><string>%lld монеты</string></dict>
            </dict></dict></plist>
            """.utf8),
        "broken.lproj/A.strings": Array(#""a" = "1"; "b" "2"; "c" = "3";"#.utf8),
        "de.lproj/A.strings": Array("\"a\" = \"eins\"\n\"b\" = \"zwei\";\n\"c\" = \"drei\";\n".utf8),
        "lone.strings": Array(#""n" = "%lld";"#.utf8),
        "bad.xcstrings": Array("{".utf8),
    ]

    private func get(_ arguments: String...) async -> TestRun {
        await TestRun(["strings", "get"] + arguments, files: Self.files)
    }

    @Test(
        "a text is found along the chain, filled, and printed alone",
        arguments: [
            (["app", "title", "--language", "de-AT"], "Laden\n"), (["app", "title", "--language", "fr"], "Shop\n"),
            (["app", "hi", "--argument", "Ann", "--argument", "1234"], "Hello Ann, you have 1,234 coins\n"),
            (["app", "coins", "--language", "ru", "--argument", "21"], "21 монета\n"),
            (["app/de.lproj/Shop.strings", "title", "--language", "de"], "Laden\n"),
            (["lone.strings", "n", "--language", "ar-EG", "--argument", "3"], "٣\n"),
        ])
    func found(arguments: [String], text: String) async {
        let run = await TestRun(["strings", "get"] + arguments, files: Self.files)
        #expect(run.output == text)
        #expect(run.error == "")
        #expect(run.status == .success)
    }

    @Test("--explain says which language, table and variation answered, and why")
    func explained() async throws {
        let run = await get("app", "coins", "--language", "ru-RU", "--argument", "3", "--explain")
        #expect(
            run.output == """
                3 монеты
                coins for ru-RU
                chain: ru-RU, ru
                ru in Shop: answers
                en (source language) in Shop: no text
                argument 1 is “few”
                answer: 3 монеты [translated]

                """)
        let json = await get("app", "coins", "--language", "ru", "--argument", "3", "--explain", "--format", "json")
        let root = try JSONDocument(parsing: Array(json.output.utf8)).root
        #expect(root["text"]?.string == "3 монеты")
        #expect(root["language"]?.string == "ru")
        #expect(root["table"]?.string == "Shop")
        #expect(root["variation"]?.string == "plural.few")
        #expect(root["reason"]?.string?.contains("ru in Shop: answers") == true)
    }

    @Test("a key that is not there is a finding, and no text is printed")
    func missing() async {
        let run = await get("app", "nope")
        #expect(run.status == .findings)
        #expect(run.output == "")
        #expect(run.error.contains("nope"))
    }

    @Test(
        "an argument that is missing or of the wrong kind leaves a gap, and is named",
        arguments: [
            (["app", "hi", "--argument", "Ann"], "Hello Ann, you have \u{FFFD} coins\n"),
            (["app", "coins", "--language", "ru", "--argument", "1.5"], "\u{FFFD} монеты\n"),
        ])
    func misfit(arguments: [String], text: String) async {
        let run = await TestRun(["strings", "get"] + arguments, files: Self.files)
        #expect(run.output == text)
        #expect(run.status == .findings)
        #expect(run.error.contains("argument"), "\(run.error)")
    }

    @Test("what is whole in a damaged file answers, with the place of the damage and status 65")
    func damaged() async {
        let run = await get("de.lproj/A.strings", "c", "--language", "de")
        #expect(run.output == "drei\n")
        #expect(run.error.contains("de.lproj/A.strings:1:"), "\(run.error)")
        #expect(run.status == .badData)
    }

    @Test("a file in which nothing can be read, and one that is not there")
    func unreadable() async {
        let bad = await get("bad.xcstrings", "a")
        #expect(bad.status == .badData)
        #expect(bad.error.contains("bad.xcstrings:1:"))
        let gone = await get("gone.xcstrings", "a")
        #expect(gone.status == .missingInput)
    }

    @Test("a compiled table answers like the files that it was made of")
    func compiled() async throws {
        var builder = StringTable.Builder()
        try builder.add(key: "hi", language: "de", text: MessageText(parsing: "Hallo %@"))
        let files = ["texts": try builder.bytes()]
        let run = await TestRun(
            ["strings", "get", "texts", "hi", "--language", "de", "--argument", "Ann"], files: files)
        #expect(run.output == "Hallo Ann\n")
        var damaged = try builder.bytes()
        damaged.removeLast()
        let refused = await TestRun(["strings", "get", "texts", "hi"], files: ["texts": damaged])
        #expect(refused.status == .badData)
        #expect(refused.error.hasPrefix("texts:1:1: error: "))
    }
}
