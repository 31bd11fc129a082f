import Foundation
import Languages
import StringTables
import TestSupport
import Testing
import TranslationFiles

@testable import TranslationExchange

/// The public files with an ending; an issue where they must be there and are not.
func corpus(_ ending: String) throws -> [(name: String, bytes: [UInt8])] {
    let files = PublicCorpora.files(in: ending, withExtension: ending)
    if files.isEmpty, let message = PublicCorpora.reportMissing("the corpus of .\(ending) files") {
        Issue.record("\(message)")
    }
    return try files.map { ($0.lastPathComponent, Array(try Data(contentsOf: $0))) }
}

@Suite("A catalogue compiled to files")
struct CompiledCatalogueTests {
    private func catalogue(_ strings: String) throws -> StringCatalogue {
        try StringCatalogue(
            parsing: Array(#"{ "sourceLanguage" : "en", "strings" : { \#(strings) }, "version" : "1.0" }"#.utf8),
            name: "Localizable.xcstrings")
    }

    private func unit(_ value: String, _ state: String = "translated") -> String {
        #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(value)" } }"#
    }

    @Test("has plain texts in one file and what varies in the other, with sorted keys")
    func files() throws {
        let catalogue = try catalogue(
            #"""
            "b" : { "localizations" : { "de" : \#(unit("B \\\"de\\\"")) } },
            "a" : { "localizations" : { "de" : \#(unit("A\\n")), "en" : \#(unit("", "new")) } },
            "%lld days" : { "localizations" : { "de" : { "variations" : { "plural" : {
                "one" : \#(unit("%lld Tag")), "other" : \#(unit("%lld Tage", "needs_review")) } } } } },
            "m" : { "extractionState" : "manual" }
            """#)
        let compiled = CompiledCatalogue(catalogue, table: "Localizable")
        #expect(
            compiled.files.map(\.path) == [
                "de.lproj/Localizable.strings", "de.lproj/Localizable.stringsdict", "en.lproj/Localizable.strings",
            ])
        let texts = compiled.files.map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(texts[0] == "\"a\" = \"A\\n\";\n\"b\" = \"B \\\"de\\\"\";\n")
        #expect(texts[2] == "\"%lld days\" = \"%lld days\";\n\"a\" = \"a\";\n\"b\" = \"b\";\n")
        #expect(
            texts[1] == """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                \t<key>%lld days</key>
                \t<dict>
                \t\t<key>NSStringLocalizedFormatKey</key>
                \t\t<string>%#@value@</string>
                \t\t<key>value</key>
                \t\t<dict>
                \t\t\t<key>NSStringFormatSpecTypeKey</key>
                \t\t\t<string>NSStringPluralRuleType</string>
                \t\t\t<key>NSStringFormatValueTypeKey</key>
                \t\t\t<string>lld</string>
                \t\t\t<key>one</key>
                \t\t\t<string>%lld Tag</string>
                \t\t\t<key>other</key>
                \t\t\t<string>%lld Tage</string>
                \t\t</dict>
                \t</dict>
                </dict>
                </plist>

                """)
        #expect(compiled.losses == [])
    }

    @Test("substitutions become variables, and a number that is not the first argument is named by its place")
    func places() throws {
        let catalogue = try catalogue(
            #"""
            "s" : { "localizations" : { "en" : {
                "stringUnit" : { "state" : "translated", "value" : "%@ has %#@files@ in %#@folders@, %@" },
                "substitutions" : {
                    "files" : { "argNum" : 3, "formatSpecifier" : "lld", "variations" : { "plural" : {
                        "one" : \#(unit("%arg file of %arg")), "other" : \#(unit("%arg files of %arg")) } } },
                    "folders" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
                        "other" : \#(unit("%arg folders")) } } } } } } },
            "p" : { "localizations" : { "en" : { "variations" : { "plural" : {
                "one" : \#(unit("%@ has %lld file")), "other" : \#(unit("%@ has %lld files")) } } } } },
            "d" : { "localizations" : { "en" : { "variations" : { "device" : {
                "mac" : \#(unit("Click")), "other" : { "variations" : { "plural" : {
                    "one" : \#(unit("Tap %lld time")), "other" : \#(unit("Tap %lld times")) } } } } } } } }
            """#)
        try expectSame(catalogue, "samples")
        let compiled = CompiledCatalogue(catalogue, table: "T")
        let rules = StringsDictDocument(parsing: try #require(compiled.files.first).bytes, name: "T")
        #expect(rules.diagnostics == [])
        var byKey: [String: StringsDictDocument.Rule] = [:]
        for entry in rules.entries { byKey[entry.key] = entry.rule }
        guard case .plural(let format, let variables)? = byKey["s"], case .plural(let plural, let forms)? = byKey["p"]
        else {
            Issue.record("no plural rules")
            return
        }
        #expect(format.value == "%1$@ has %3$#@files@ in %3$#@folders@, %4$@")
        #expect(variables.first?.forms[.one]?.value == "%lld file of %3$lld")
        #expect(plural.value == "%2$#@value@")
        #expect(forms.first?.forms[.one]?.value == "%1$@ has %2$lld file")
    }

    @Test("phrases of App Shortcuts are told, not lost in silence")
    func phrases() throws {
        let catalogue = try catalogue(
            #""a" : { "localizations" : { "en" : { "stringSet" : { "state" : "new", "values" : [ "x" ] } } } }"#)
        #expect(CompiledCatalogue(catalogue, table: "T").losses.map(\.key) == ["a"])
    }

    @Test("over the public catalogues the files say what the catalogue says")
    func publicFiles() throws {
        var texts = 0
        for (name, bytes) in try corpus("xcstrings") {
            texts += try expectSame(StringCatalogue(parsing: bytes, name: name), name)
        }
        if PublicCorpora.folder != nil { #expect(texts > 30_000) }
    }

    /// Compares the table of the files with that of the catalogue, and gives the number of texts.
    @discardableResult
    private func expectSame(_ catalogue: StringCatalogue, _ name: String) throws -> Int {
        var direct = StringTable.Builder()
        direct.add(catalogue)
        let expected = try direct.table()
        let files = CompiledCatalogue(catalogue, table: "T").files
        let directory = TranslationDirectory(
            files: Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first }))
        let table = directory.tables["T"] ?? .empty
        let samples: [[MessageArgument]] = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000].map { number in
            (0..<6).map { .integer(number + $0) }
        }
        var count = 0
        for key in Set((expected.keys + table.keys).map { ExactString($0) }) {
            for language in Set(expected.languages + table.languages) {
                let wanted = expected.text(forKey: key.text, in: language)?.text
                let found = table.text(forKey: key.text, in: language)?.text
                guard let wanted, let found else {
                    // A key that is no format string stands for itself either way.
                    let stands = found == nil && wanted == MessageText(words: key.text)
                    #expect(
                        stands || (wanted == nil && found == nil),
                        "\(name): “\(key.text)” in \(language): \(wanted.debugDescription) \(found.debugDescription) \(directory.problems.map(\.description))"
                    )
                    continue
                }
                count += 1
                let isPlain = wanted == found
                if isPlain { continue }
                for device in [Device.other, .iphone, .ipad, .mac, .applewatch] {
                    for sample in samples {
                        #expect(
                            try filled(wanted, sample, language, device) == filled(found, sample, language, device),
                            "\(name): “\(key.text)” in \(language) on \(device.rawValue)")
                    }
                }
            }
        }
        return count
    }

    private func filled(
        _ text: MessageText, _ arguments: [MessageArgument], _ language: LanguageTag, _ device: Device
    ) throws -> String {
        try text.filled(
            with: arguments, language: language, formatting: PlainValueFormatting(), isolation: .none, device: device
        ).text
    }
}
