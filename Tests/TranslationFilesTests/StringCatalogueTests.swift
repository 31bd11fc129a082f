import Diagnostics
import Foundation
import Languages
import StringTables
import TestSupport
import Testing
import TranslationFiles

@Suite("Reading string catalogues")
struct StringCatalogueTests {
    private func catalogue(_ strings: String) throws -> StringCatalogue {
        let text = #"{ "sourceLanguage" : "en", "strings" : { \#(strings) }, "version" : "1.0" }"#
        return try StringCatalogue(parsing: Array(text.utf8), name: "Test.xcstrings")
    }

    /// A localizer over one catalogue, which must be free of errors.
    private func localizer(_ strings: String, _ language: LanguageTag = "en") throws -> Localizer {
        var builder = StringTable.Builder()
        let diagnostics = builder.add(try catalogue(strings))
        #expect(diagnostics.filter { $0.severity == .error }.isEmpty)
        return Localizer(
            tables: [try builder.table()], language: language, formatting: PlainValueFormatting(), isolation: .none)
    }

    private func problems(_ strings: String) throws -> [String] {
        var builder = StringTable.Builder()
        return builder.add(try catalogue(strings)).map { "\($0.position.line):\($0.position.column) \($0.message)" }
    }

    private let unit = { (value: String, state: String) in
        #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(value)" } }"#
    }

    @Test("keys, comments, states and texts are read in the order of the file")
    func reading() throws {
        let read = try catalogue(
            #""b" : { "comment" : "why", "extractionState" : "manual", "localizations" : { "de" : \#(unit("B", "needs_review")) } }, "a" : { "shouldTranslate" : false }"#
        )
        #expect(read.entries.map(\.key) == ["b", "a"])
        let first = try #require(read.entries.first)
        #expect(first.comment == "why")
        #expect(first.extractionState == .manual)
        #expect(first.shouldTranslate)
        let variant = first.localization(in: "de")?.variant
        guard case .unit(let text)? = variant else {
            Issue.record("no text")
            return
        }
        #expect(text.value == "B")
        #expect(text.state == .needsReview)
        #expect(read.entries.last?.shouldTranslate == false)
        #expect(read.sourceLanguage == "en")
        #expect(read.version == "1.0")
        #expect(read.diagnostics.isEmpty)
    }

    @Test("plural variations choose by their number, and a state is the worst of theirs")
    func plurals() throws {
        let localizer = try localizer(
            #""d" : { "extractionState" : "manual", "localizations" : { "ru" : { "variations" : { "plural" : { "one" : \#(unit("%lld день", "translated")), "few" : \#(unit("%lld дня", "needs_review")), "many" : \#(unit("%lld дней", "translated")), "other" : \#(unit("%lld дня", "translated")) } } } } }"#,
            "ru")
        let texts = [1, 2, 5, 11, 21].map {
            localizer.languageSelectedString(forKey: "d", arguments: [.integer($0)])
        }
        #expect(texts == ["1 день", "2 дня", "5 дней", "11 дней", "21 день"])
        #expect(localizer.localizedText(forKey: "d", arguments: [.integer(1)])?.state == .needsReview)
    }

    @Test("substitutions choose each by its own number")
    func substitutions() throws {
        func substitution(_ name: String, _ number: Int?, _ noun: String) -> String {
            let argument = number.map { "\"argNum\" : \($0), " } ?? ""
            return
                #""\#(name)" : { \#(argument)"formatSpecifier" : "lld", "variations" : { "plural" : { "one" : \#(unit("%arg \(noun)", "translated")), "other" : \#(unit("%arg \(noun)s", "translated")) } } }"#
        }
        for numbers in [(2, 1), (nil, nil)] as [(Int?, Int?)] {
            let text = #"{ "state" : "translated", "value" : "%#@birds@ and %#@cats@" }"#
            let localizer = try localizer(
                #""k" : { "localizations" : { "en" : { "stringUnit" : \#(text), "substitutions" : { \#(substitution("cats", numbers.1, "cat")), \#(substitution("birds", numbers.0, "bird")) } } } }"#
            )
            let arguments: [MessageArgument] = [.integer(1), .integer(2)]
            let expected = numbers.0 == nil ? "1 bird and 2 cats" : "2 birds and 1 cat"
            #expect(localizer.languageSelectedString(forKey: "k", arguments: arguments) == expected)
        }
    }

    @Test("a key from code is its own text, one written by hand is not")
    func keyIsText() throws {
        let localizer = try localizer(
            #""Hello %@" : { }, "100% \"sure\"" : { }, "by.hand" : { "extractionState" : "manual" }"#, "de")
        #expect(localizer.languageSelectedString(forKey: "Hello %@", arguments: [.string("Ann")]) == "Hello Ann")
        #expect(localizer.localizedText(forKey: "100% \"sure\"")?.text == "100% \"sure\"")
        #expect(localizer.localizedText(forKey: "by.hand") == nil)
    }

    @Test("an empty text that is new is not there yet; an empty one that is done is")
    func emptyTexts() throws {
        let localizer = try localizer(
            #""k" : { "localizations" : { "en" : \#(unit("Hi", "translated")), "de" : \#(unit("", "new")), "fr" : \#(unit("", "translated")), "ja" : { } } }"#
        )
        #expect(localizer.localizedText(forKey: "k", language: "de")?.language == "en")
        #expect(localizer.localizedText(forKey: "k", language: "fr")?.text == "")
        #expect(localizer.localizedText(forKey: "k", language: "ja")?.language == "en")
    }

    @Test(
        "a mistake is said with its place, and the rest is compiled",
        arguments: [
            (#""k" : { "localizations" : { "en" : { "stringUnit" : { "value" : 3 } } } }"#, "a stringUnit has a value"),
            (#""k" : { "localizations" : { "!" : { } } }"#, "is not the tag of a language"),
            (#""k" : { "localizations" : { "pt-BR" : { }, "pt_br" : { } } }"#, "once more"),
            (#""k" : 5"#, "the entry of a key is an object"),
            (#""k" : { "localizations" : { "en" : { "variations" : { "plural" : { } } } } }"#, "has no case"),
            (
                #""k" : { "localizations" : { "en" : { "variations" : { "plural" : { "lots" : { } } } } } }"#,
                "“lots” is not"
            ),
            (
                #""k" : { "localizations" : { "en" : { "variations" : { "width" : { } } } } }"#,
                "something other than plural"
            ),
            (#""k" : { "localizations" : { "en" : { "foo" : 1 } } }"#, "neither a stringUnit nor variations"),
            (#""k" : { "localizations" : { "en" : { "stringUnit" : { "value" : "a %n" } } } }"#, "“%n” is refused"),
            (
                #""k" : { "localizations" : { "en" : { "stringUnit" : { "value" : "%#@x@" } } } }"#,
                "no substitution of this name"
            ),
            (
                #""k" : { "localizations" : { "en" : { "stringUnit" : { "value" : "%99999999999$@" } } } }"#,
                "a place is between"
            ),
        ])
    func mistakes(strings: String, expected: String) throws {
        var builder = StringTable.Builder()
        let good = #", "good" : { "localizations" : { "en" : \#(unit("Good", "translated")) } }"#
        let diagnostics = builder.add(try catalogue(strings + good))
        #expect(diagnostics.contains { $0.severity == .error && $0.message.contains(expected) })
        #expect(diagnostics.allSatisfy { $0.position.line == 1 && $0.position.column > 1 })
        let localizer = Localizer(tables: [try builder.table()], formatting: PlainValueFormatting())
        #expect(localizer.languageSelectedString(forKey: "good") == "Good")
    }

    @Test("forms that insert several numbers are chosen by the first, with a warning")
    func severalNumbers() throws {
        let strings =
            #""k" : { "localizations" : { "en" : { "variations" : { "plural" : { "one" : \#(unit("%d seat of %d", "translated")), "other" : \#(unit("%d seats of %d", "translated")) } } } } }"#
        #expect(try problems(strings).map { $0.contains("argument 1, chooses") } == [true])
        let localizer = try localizer(strings)
        #expect(
            localizer.languageSelectedString(forKey: "k", arguments: [.integer(1), .integer(9)]) == "1 seat of 9")
    }

    @Test("variations by device give the text for other devices")
    func devices() throws {
        let localizer = try localizer(
            #""k" : { "localizations" : { "en" : { "variations" : { "device" : { "iphone" : \#(unit("Tap", "translated")), "other" : \#(unit("Press", "translated")) } } } } }, "m" : { "localizations" : { "en" : { "variations" : { "device" : { "iphone" : \#(unit("Tap", "translated")), "mac" : { "variations" : { "plural" : { "one" : \#(unit("Click", "new")), "other" : \#(unit("%d clicks", "new")) } } } } } } } }"#
        )
        #expect(localizer.languageSelectedString(forKey: "k") == "Press")
        #expect(localizer.languageSelectedString(forKey: "m", arguments: [.integer(3)]) == "3 clicks")
    }

    @Test("two catalogues with the same text of the same key are a mistake")
    func duplicates() throws {
        var builder = StringTable.Builder()
        let one = try catalogue(#""k" : { "localizations" : { "en" : \#(unit("One", "translated")) } }"#)
        #expect(builder.add(one).isEmpty)
        #expect(builder.add(one).map(\.severity) == [.error])
    }

    @Test(
        "what is no catalogue is refused with a place",
        arguments: [
            ("", "notJSON"), ("[1", "notJSON"), ("[]", "notACatalogue"), ("{}", "notACatalogue"),
            (#"{"sourceLanguage":"en"}"#, "notACatalogue"), (#"{"sourceLanguage":"","strings":{}}"#, "notACatalogue"),
            (#"{"sourceLanguage":"en","strings":[]}"#, "notACatalogue"), ("\u{FEFF}x", "notJSON"),
            (#"{"sourceLanguage":"en","strings":{"a":{},"a":{}}}"#, "notJSON"),
            (String(repeating: "[", count: 100_000), "notJSON"),
        ])
    func refused(text: String, code: String) throws {
        let error = #expect(throws: TranslationFileError.self) {
            try StringCatalogue(parsing: Array(text.utf8), name: "Bad.xcstrings")
        }
        #expect(error?.code.rawValue == code)
        #expect(error?.description.hasPrefix("Bad.xcstrings:1:") == true)
    }

    @Test("every public catalogue is read and compiled, and its texts are found again")
    func corpora() throws {
        let files = PublicCorpora.files(in: "xcstrings", withExtension: "xcstrings")
        guard !files.isEmpty else {
            if let message = PublicCorpora.reportMissing("the corpus of string catalogues") {
                Issue.record("\(message)")
            }
            return
        }
        var keys = 0
        var errors: [String] = []
        for file in files {
            let read = try StringCatalogue(parsing: Array(try Data(contentsOf: file)), name: file.lastPathComponent)
            var builder = StringTable.Builder()
            for diagnostic in builder.add(read) where diagnostic.severity == .error {
                errors.append(diagnostic.description(file: file.lastPathComponent))
            }
            let table = try builder.table()
            keys += table.count
            let localizer = Localizer(
                tables: [table], sourceLanguage: read.sourceLanguage ?? "en", formatting: PlainValueFormatting())
            for entry in read.entries where entry.extractionState != .manual {
                #expect(localizer.localizedText(forKey: entry.key) != nil || !errors.isEmpty, "\(file): \(entry.key)")
            }
        }
        #expect(files.count >= 100)
        #expect(keys >= 3_900)
        // Two texts ask for one argument as different kinds of value: a sample of that mistake, and a real one.
        #expect(errors.count == 2)
        #expect(errors.allSatisfy { $0.contains("as different kinds of value") })
    }
}
