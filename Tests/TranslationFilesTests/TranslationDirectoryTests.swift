import Diagnostics
import Languages
import StringTables
import Testing
import TranslationFiles

@Suite("Reading a folder of translations")
struct TranslationDirectoryTests {
    private func directory(_ files: [String: String]) -> TranslationDirectory {
        TranslationDirectory(files: files.mapValues { Array($0.utf8) })
    }

    @Test("files become tables by their names and languages")
    func tables() throws {
        let plural = Sample.plural("%#@n@", [("n", Sample.variable("d", [("one", "%d Tag"), ("other", "%d Tage")]))])
        let directory = directory([
            "App/en.lproj/Localizable.strings": #""hi" = "Hello"; "days" = "%d days";"#,
            "App/de.lproj/Localizable.strings": #""hi" = "Hallo"; "days" = "%d Tage";"#,
            "App/de.lproj/Localizable.stringsdict": Sample.propertyList(Sample.member("days", plural)),
            "App/fr-ca.lproj/Localizable.strings": #""hi" = "Allô";"#,
            "App/zh_TW.lproj/Localizable.strings": #""hi" = "你好";"#,
            "App/Dutch.lproj/Localizable.strings": #""hi" = "Hoi";"#,
            "App/Base.lproj/Localizable.strings": #""hi" = "Base"; "only" = "In the base";"#,
            "App/de.lproj/InfoPlist.strings": "CFBundleName = App;",
            "App/Buttons.xcstrings": Sample.catalogue(
                #""ok" : { "localizations" : { "de" : \#(Sample.unit("Gut")) } }"#),
            "App/mul.lproj/Main.xcstrings": Sample.catalogue(#""a" : { }"#),
            "App/readme.txt": "text", "App/Loose.strings": "a=b;", ".strings": "a=b;",
        ])
        #expect(directory.problems.map(\.description) == [])
        #expect(directory.tables.keys.sorted() == ["Buttons", "InfoPlist", "Localizable", "Main"])
        let table = try #require(directory.tables["Localizable"])
        #expect(table.languages == ["de", "en", "fr-CA", "nl", "zh-TW"])
        #expect(table.filled("hi", in: "en") == "Hello")
        #expect(table.filled("only", in: "en") == "In the base")
        #expect(table.filled("hi", in: "fr-CA") == "Allô")
        #expect(table.filled("days", [.integer(1)], in: "de") == "1 Tag")
        #expect(directory.tables["Buttons"]?.filled("ok", in: "de") == "Gut")
        #expect(directory.tables["InfoPlist"]?.filled("CFBundleName", in: "de") == "App")
    }

    @Test("what is wrong is told by file and place, and everything else is there")
    func problems() {
        let directory = directory([
            "en.lproj/A.strings": "\"a\" = \"1\"\n\"b\" = \"%n\";\n\"c\" = \"3\";",
            "en.lproj/A.stringsdict": Sample.propertyList(Sample.member("c", "<array/>")),
            "!.lproj/A.strings": "a=b;",
            "B.xcstrings": "{",
            "C.xcstrings": Sample.catalogue(#""k" : 5, "l" : { }"#),
        ])
        let places = directory.problems.map {
            "\($0.path):\($0.diagnostic.position.line):\($0.diagnostic.position.column)"
        }
        #expect(
            places == [
                "!.lproj/A.strings:1:1", "B.xcstrings:1:2", "C.xcstrings:1:48", "en.lproj/A.strings:1:10",
                "en.lproj/A.strings:2:8", "en.lproj/A.stringsdict:6:2",
            ])
        #expect(directory.problems.allSatisfy { $0.diagnostic.severity == .error })
        #expect(directory.tables["A"]?.keys == ["a", "c"])
        #expect(directory.tables["A"]?.filled("c") == "3")
        #expect(directory.tables["C"]?.filled("l") == "l")
    }
}
