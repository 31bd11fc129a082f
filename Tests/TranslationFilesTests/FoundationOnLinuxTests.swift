// On Apple's platforms Foundation does all of this, and there is nothing to compare.
#if os(Linux)
    import Foundation
    import Languages
    import StringTables
    import TestSupport
    import Testing
    import TranslationFiles

    /// What Foundation of Swift 6.3 does on Linux, each asked in a process of its own, and what this package does.
    ///
    /// Where a newer Foundation does better, its row fails and can go.
    @Suite("Where Foundation on Linux crashes or is wrong")
    struct FoundationOnLinuxTests {
        /// How Foundation answered.
        enum Answer: Hashable, Sendable {
            case text(String)
            case crash
        }

        let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder()
            for (path, text) in Self.files {
                let url = URL(fileURLWithPath: folder.path(path))
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: url)
            }
        }

        static let files: [String: String] = [
            "ru.lproj/Plain.strings": #""title" = "Привет";"#,
            "en.lproj/Plain.strings": #""title" = "Hello"; "only" = "Only English";"#,
            "ru.lproj/Plural.stringsdict": Sample.propertyList(
                Sample.member(
                    "days",
                    Sample.dictionary([
                        ("NSStringLocalizedFormatKey", "%#@d@"),
                        (
                            "d",
                            Sample.variable(
                                "d", [("one", "%d день"), ("few", "%d дня"), ("many", "%d дней"), ("other", "%d дня")])
                        ),
                    ]))),
            "fr-ca.lproj/Plain.strings": #""title" = "Allô";"#,
            "Cat.xcstrings": """
            {"sourceLanguage": "en", "strings": {"key": {"localizations": {"en": {"stringUnit": \
            {"state": "translated", "value": "Text"}}}}}, "version": "1.0"}
            """,
        ]

        private func foundation(_ words: String..., environment: [String: String] = [:]) throws -> Answer {
            let child = Process()
            let output = Pipe()
            child.executableURL = try FoundationPropertyLists.program(named: "LocalizationOracle")
            child.arguments = words
            child.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            child.standardOutput = output
            child.standardError = FileHandle.nullDevice
            try child.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            child.waitUntilExit()
            return child.terminationReason == .uncaughtSignal ? .crash : .text(text)
        }

        private func localizer(_ language: LanguageTag) throws -> Localizer {
            let directory = TranslationDirectory(files: Self.files.mapValues { Array($0.utf8) })
            #expect(directory.problems.map(\.description) == [])
            return Localizer(
                tables: directory.tables.map { $0.value.named($0.key) }, language: language,
                formatting: PlainValueFormatting(), isolation: .none)
        }

        @Test(
            "a plural of a .stringsdict file: a crash there, the right form here",
            arguments: [
                (1, "1 день"), (3, "3 дня"), (5, "5 дней"), (21, "21 день"), (11, "11 дней"),
            ])
        func plural(number: Int, text: String) throws {
            #expect(try foundation("bundle", folder.path("ru.lproj"), "days", "Plural") == .crash)
            let ours = try localizer("ru")
                .languageSelectedString(forKey: "days", table: "Plural", arguments: [.integer(Int64(number))])
            #expect(ours == text)
        }

        @Test("%#@variable@ in a format: a crash there, an error with a place here")
        func variable() throws {
            #expect(try foundation("format", "%#@days@", "3") == .crash)
            #expect(throws: StringTableError.self) { try MessageText(parsing: "%#@days@") }
        }

        @Test("a string catalogue: the key there, the text here")
        func catalogue() throws {
            #expect(try foundation("bundle", folder.path, "key", "Cat") == .text("key"))
            #expect(try localizer("en").languageSelectedString(forKey: "key", table: "Cat") == "Text")
        }

        @Test("a key that the chosen language lacks: the key there, the next language's text here")
        func fallback() throws {
            #expect(try foundation("bundle", folder.path("ru.lproj"), "only", "Plain") == .text("only"))
            #expect(try localizer("ru").languageSelectedString(forKey: "only", table: "Plain") == "Only English")
        }

        @Test("the user's language: ignored there, an argument here", arguments: ["de_DE.UTF-8", "ru_RU.UTF-8"])
        func userLanguage(locale: String) throws {
            let environment = ["LANG": locale, "LC_ALL": locale, "LANGUAGE": String(locale.prefix(2))]
            let answer = try foundation("preferred", environment: environment)
            #expect(answer == .text("en-001") || answer == .text("en"), "\(answer)")
            #expect(try localizer("ru-RU").languageSelectedString(forKey: "title", table: "Plain") == "Привет")
        }

        @Test(
            "choosing among languages: the first at hand there, the wished one or none here",
            arguments: [
                (["en", "de"], ["de"], "en", "de"), (["en", "zh-Hant"], ["zh-TW"], "en", "zh-Hant"),
                (["en", "de"], ["de-AT"], "en", "de"), (["it", "en", "ru"], ["ru", "en"], "it", "ru"),
                (["de", "en-GB"], ["en"], "de", "en-GB"), (["en", "zh-Hans"], ["zh-TW"], "en", nil),
            ] as [([String], [String], String, LanguageTag?)])
        func negotiation(available: [String], wishes: [String], theirs: String, ours: LanguageTag?) throws {
            let answer = try foundation(
                "negotiate", available.joined(separator: ","), wishes.joined(separator: ","))
            #expect(answer == .text(theirs))
            let choice = LanguageChoice(
                of: wishes.compactMap { LanguageTag($0) }, among: available.compactMap { LanguageTag($0) })
            #expect(choice.language == ours)
        }

        @Test("a folder that SwiftPM has written in lower case: not found there, read here")
        func lowerCaseFolder() throws {
            #expect(try foundation("folder", folder.path, "fr-CA") == .text("nil"))
            #expect(try localizer("fr-CA").languageSelectedString(forKey: "title", table: "Plain") == "Allô")
        }

        @Test(
            "a format string: dropped letters there, the text here",
            arguments: [
                ("100% sure", [], "100(null)ure", "100% sure"), ("%5d|", [7], "    7|", "    7|"),
                ("%'d", [1234567], "'d", "1234567"), ("%2$lld %1$lld", [1, 2], "2 1", "2 1"),
            ] as [(String, [Int], String, String)])
        func format(pattern: String, numbers: [Int], theirs: String, ours: String) throws {
            let child = Process()
            let output = Pipe()
            child.executableURL = try FoundationPropertyLists.program(named: "LocalizationOracle")
            child.arguments = ["format", pattern] + numbers.map(String.init)
            child.standardOutput = output
            try child.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            child.waitUntilExit()
            #expect(text == theirs)
            let filled = try MessageText(parsing: pattern)
                .filled(
                    with: numbers.map { .integer(Int64($0)) }, language: "en", formatting: PlainValueFormatting(),
                    isolation: .none)
            #expect(filled.text == ours)
        }

        @Test("String(localized:) does not compile there; looking a text up here does")
        func compiles() throws {
            let source = try folder.file("main.swift", "import Foundation\nprint(String(localized: \"key\"))\n")
            let compiler = Process()
            let errors = Pipe()
            compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            compiler.arguments = ["swiftc", "-typecheck", source]
            compiler.standardError = errors
            try compiler.run()
            let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            compiler.waitUntilExit()
            #expect(compiler.terminationStatus == 1)
            #expect(
                text.contains("error: incorrect argument label") || text.contains("error: no exact matches"), "\(text)")
            #expect(try localizer("en").languageSelectedString(forKey: "title", table: "Plain") == "Hello")
        }
    }
#endif
