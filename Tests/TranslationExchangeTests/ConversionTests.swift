import Diagnostics
import Foundation
import JSONText
import Languages
import StringTables
import TestSupport
import Testing
import TranslationFiles

@testable import TranslationExchange

@Suite("A table converted to other formats")
struct ConversionTests {
    /// The formats, each written and read back.
    enum Format: String, CaseIterable {
        case catalogue, strings, android, gettext, arb

        func roundTrip(
            _ table: TranslationTable, _ language: LanguageTag
        ) throws -> (table: TranslationTable, losses: [ConversionLoss]) {
            switch self {
            case .catalogue:
                let (bytes, losses) = table.catalogue()
                return (TranslationTable(try StringCatalogue(parsing: bytes, name: "T")), losses)
            case .strings:
                let (files, losses) = table.stringsFiles(table: "T")
                let strings = files.first { $0.path == "\(language).lproj/T.strings" }
                let rules = files.first { $0.path == "\(language).lproj/T.stringsdict" }
                let back = TranslationTable(
                    strings: strings.map { StringsDocument(parsing: $0.bytes, name: $0.path) },
                    rules: rules.map { StringsDictDocument(parsing: $0.bytes, name: $0.path) }, language: language)
                return (back, losses)
            case .android:
                let (bytes, losses) = table.androidStrings(language: language)
                let (back, diagnostics) = TranslationTable.readingAndroidStrings(bytes, language: language)
                #expect(diagnostics == [])
                return (back, losses)
            case .gettext:
                let (bytes, losses) = table.gettext(language: language)
                let (back, diagnostics) = TranslationTable.readingGettext(bytes)
                #expect(diagnostics == [])
                return (back, losses)
            case .arb:
                let (bytes, losses) = table.arb(language: language)
                let (back, diagnostics) = try TranslationTable.readingARB(bytes)
                #expect(diagnostics == [])
                return (back, losses)
            }
        }
    }

    @Test("over the public catalogues comes back the same, but for what is reported", arguments: Format.allCases)
    func publicFiles(format: Format) throws {
        var compared = 0
        for (name, bytes) in try corpus("xcstrings") {
            let catalogue = try StringCatalogue(parsing: bytes, name: name)
            if catalogue.entries.count > 300 { continue }
            var table = TranslationTable(catalogue)
            let languages = table.languages.filter { $0 != catalogue.sourceLanguage }.prefix(1)
            for language in languages {
                table.entries = table.entries.map { entry in
                    var entry = entry
                    entry.localizations.removeAll { $0.language != language && $0.language != catalogue.sourceLanguage }
                    return entry
                }
                let (back, losses) = try format.roundTrip(table, language)
                let lost = Set(
                    losses.filter { !$0.message.contains("state") }.compactMap { $0.key.map { ExactString($0) } })
                let found = messages(back, language)
                for (key, message) in messages(table, language) where !lost.contains(key) {
                    compared += 1
                    expectSame(message, found[key], language, "\(name): “\(key.text)” in \(language)")
                }
                table = TranslationTable(catalogue)
            }
        }
        print("\(format): \(compared) texts")
        if PublicCorpora.folder != nil { #expect(compared > 800) }
    }

    /// The texts of a language as messages, by their keys.
    private func messages(_ table: TranslationTable, _ language: LanguageTag) -> [ExactString: MessageText] {
        var builder = StringTable.Builder()
        var entries = TranslationTable(sourceLanguage: "zxx", entries: table.entries)
        for index in entries.entries.indices {
            entries.entries[index].localizations.removeAll { $0.language != language }
            // A key without a text must not stand in for itself.
            entries.entries[index].extractionState = .manual
        }
        guard let catalogue = try? StringCatalogue(parsing: entries.catalogue().bytes, name: "T") else { return [:] }
        builder.add(catalogue)
        guard let compiled = try? builder.table() else { return [:] }
        var found: [ExactString: MessageText] = [:]
        for key in compiled.keys { found[ExactString(key)] = compiled.text(forKey: key, in: language)?.text }
        return found
    }

    private func expectSame(
        _ left: MessageText, _ right: MessageText?, _ language: LanguageTag, _ place: String
    ) {
        if left == right { return }
        guard let right else {
            Issue.record("\(place) is gone")
            return
        }
        for number: Int64 in [0, 1, 2, 3, 5, 11, 21, 100] {
            for device in [Device.other, .iphone, .mac, .applewatch] {
                let arguments: [MessageArgument] = (0..<6).map { .integer(number + $0) }
                func filled(_ text: MessageText) -> String? {
                    try? text.filled(
                        with: arguments, language: language, formatting: PlainValueFormatting(), isolation: .none,
                        device: device
                    ).text
                }
                if filled(left) != filled(right) {
                    Issue.record("\(place): \(filled(left) ?? "–") became \(filled(right) ?? "–")")
                    return
                }
            }
        }
    }

    @Test("a document of the editing model becomes a table with its variations")
    func document() throws {
        let table = TranslationTable(
            entriesOf: MemoryDocument([
                TranslationEntry("a", ["en": "A", "de device.mac.plural.one": "1", "de device.other": "2"]),
                TranslationEntry("s", ["en": "%#@n@", "en substitutions.n.plural.other": "%arg"]),
            ]))
        let german = try #require(table.entries[0].localization(in: "de"))
        let translated = EntryState.translated
        #expect(
            german.variant
                == .device([
                    .mac: .plural([.one: .unit(.init("1", state: translated))]),
                    .other: .unit(.init("2", state: translated)),
                ]))
        #expect(
            table.entries[1].localizations[0].substitutions.first?.forms == [.other: .init("%arg", state: translated)])
    }

    @Test("the two files of a language become a catalogue and come back")
    func publicStringsDict() throws {
        var count = 0
        for (name, bytes) in try corpus("stringsdict") where bytes.count < 30_000 {
            let rules = StringsDictDocument(parsing: bytes, name: name)
            guard rules.list.damages.isEmpty else { continue }
            var table = TranslationTable(strings: nil, rules: rules, language: "en")
            table.sourceLanguage = "en"
            let (catalogueBytes, losses) = table.catalogue()
            let catalogue = TranslationTable(try StringCatalogue(parsing: catalogueBytes, name: name))
            let back = try Format.strings.roundTrip(catalogue, "en").table
            let lost = Set(losses.compactMap { $0.key.map { ExactString($0) } })
            var direct = StringTable.Builder()
            direct.add(rules, language: "en")
            let expected = try direct.table()
            let found = messages(back, "en")
            for key in expected.keys where !lost.contains(ExactString(key)) {
                guard let message = expected.text(forKey: key, in: "en")?.text else { continue }
                expectSame(message, found[ExactString(key)], "en", "\(name): “\(key)”")
                count += 1
            }
        }
        if PublicCorpora.folder != nil { #expect(count > 100) }
    }

    // MARK: - What each format says

    private let sample = TranslationTable(
        sourceLanguage: "en",
        entries: [
            .init(
                key: "greeting", comment: "On the start page",
                localizations: [
                    .init(language: "en", variant: .unit(.init("Hi %@, it's \"%@\"\n", state: .translated))),
                    .init(
                        language: "de",
                        variant: .unit(.init("Hallo %2$@ & %1$@ <b>fett</b> 5 < 6", state: .needsReview))),
                ]),
            .init(
                key: "days",
                localizations: [
                    .init(
                        language: "en",
                        variant: .plural([.one: .unit(.init("%lld day")), .other: .unit(.init("%lld days"))])),
                    .init(
                        language: "de",
                        variant: .plural([.one: .unit(.init("%lld Tag")), .other: .unit(.init("%lld Tage"))])),
                ]),
            .init(
                key: "brand", shouldTranslate: false,
                localizations: [.init(language: "de", variant: .unit(.init("@100%")))]),
        ])

    @Test("as Android's strings")
    func android() throws {
        let (bytes, losses) = sample.androidStrings(language: "de")
        #expect(
            String(decoding: bytes, as: UTF8.self) == #"""
                <?xml version="1.0" encoding="utf-8"?>
                <resources>
                    <!-- On the start page -->
                    <string name="greeting">Hallo %2$s &amp; %1$s <b>fett</b> 5 &lt; 6</string>
                    <plurals name="days">
                        <item quantity="one">%d Tag</item>
                        <item quantity="other">%d Tage</item>
                    </plurals>
                    <string name="brand" translatable="false">\@100%</string>
                </resources>

                """#)
        #expect(losses.map(\.description) == ["“greeting” [de]: the state needs_review is left out"])
    }

    @Test("as a gettext catalogue")
    func gettext() throws {
        let (bytes, losses) = sample.gettext(language: "de")
        #expect(
            String(decoding: bytes, as: UTF8.self).hasSuffix(
                #"""
                Plural-Forms: nplurals=2; plural=(n != 1);\n"
                "X-Source-Language: en\n"
                "X-Key-In-Context: yes\n"

                #. On the start page
                #, fuzzy, objc-format
                msgctxt "greeting"
                msgid "Hi %@, it's \"%@\"\n"
                msgstr "Hallo %2$@ & %1$@ <b>fett</b> 5 < 6"

                #, objc-format
                msgctxt "days"
                msgid "%lld day"
                msgid_plural "%lld days"
                msgstr[0] "%lld Tag"
                msgstr[1] "%lld Tage"

                msgid "brand"
                msgstr "@100%"

                """#))
        #expect(losses.map(\.key) == ["brand"])
        let (back, _) = TranslationTable.readingGettext(bytes)
        #expect(back.sourceLanguage == "en")
        #expect(back.entries.map(\.key) == ["greeting", "days", "brand"])
        #expect(back.entries[0].comment == "On the start page")
        #expect(back.entries[0].localization(in: "de")?.variant?.units.first?.state == .needsReview)
        #expect(back.entries[0].localization(in: "en")?.variant == .unit(.init("Hi %@, it's \"%@\"\n")))
    }

    @Test("as an application resource bundle")
    func arb() throws {
        let (bytes, losses) = sample.arb(language: "de")
        #expect(losses == [])
        let root = try JSONDocument(parsing: bytes).root
        #expect(root["@@locale"]?.string == "de")
        #expect(root["greeting"]?.string == "Hallo {arg2} & {arg1} <b>fett</b> 5 < 6")
        #expect(root["days"]?.string == "{arg1, plural, one{{arg1} Tag} other{{arg1} Tage}}")
        #expect(root["@days"]?["placeholders"]?["arg1"]?["type"]?.string == "int")
        let (back, diagnostics) = try TranslationTable.readingARB(bytes)
        #expect(diagnostics == [])
        #expect(back.entries[0].comment == "On the start page")
        #expect(
            back.entries[0].localizations[0].variant
                == .unit(.init("Hallo %2$@ & %1$@ <b>fett</b> 5 < 6", state: .needsReview)))
        #expect(!back.entries[2].shouldTranslate)
    }

    @Test("what Flutter's tools write is read")
    func foreignARB() throws {
        let text = #"""
            { "@@locale": "en",
              "n": "{count, plural, =0{none} =1{one file} other{{count} files of {name}}}",
              "@n": { "placeholders": { "name": {}, "count": { "type": "int" } } },
              "pronoun": "{gender, select, male{he} female{she} other{they}} '{'#'}' it''s 100% {price, number, currency}",
              "mixed": "In {n, plural, one{# day} other{# days}}" }
            """#
        let (table, diagnostics) = try TranslationTable.readingARB(Array(text.utf8))
        #expect(
            diagnostics.map(\.message) == [
                "the branch “=1” becomes the form one", "of the selection by “gender” only one branch is kept",
                "the format of the argument “price” is left out",
            ])
        #expect(
            table.entries[0].localizations[0].variant
                == .plural([
                    .zero: .unit(.init("none", state: .translated)), .one: .unit(.init("one file", state: .translated)),
                    .other: .unit(.init("%2$lld files of %1$@", state: .translated)),
                ]))
        #expect(
            table.entries[1].localizations[0].variant
                == .unit(.init("they {#} it's 100%% %@", state: .translated)))
        #expect(table.entries[2].localizations[0].variant == .unit(.init("In %#@n@", state: .translated)))
        #expect(
            table.entries[2].localizations[0].substitutions.first?.forms[.one]
                == .init("%arg day", state: .translated))
    }

    @Test("what Android's and gettext's own tools write is read")
    func foreign() throws {
        let android = #"""
            <resources xmlns:tools="x"><!-- note -->
              <string name="a">  It\'s
                  two\u0020 <i>words</i> "  kept " \u00e9 &lt;b&gt; <![CDATA[<a href="x">y</a>]]> </string>
              <string-array name="list"><item>1</item></string-array>
              <plurals name="p"><item quantity="few">%1$d</item><item quantity="lots">x</item></plurals>
              <string name="open">x
            """#
        let (table, diagnostics) = TranslationTable.readingAndroidStrings(Array(android.utf8), language: "pl")
        #expect(
            table.entries.map(\.key) == ["a", "p"]
                && table.entries[0].localizations[0].variant
                    == .unit(.init("It's two  <i>words</i>   kept  é &lt;b> <![CDATA[<a href=\"x\">y</a>]]>"))
        )
        #expect(table.entries[0].comment == "note")
        #expect(
            diagnostics.map(\.message) == [
                "“string-array” holds no text that can be translated here",
                "the quantity is none of zero, one, two, few, many and other", "“string” has no end",
            ])
        #expect(diagnostics.map(\.position.line) == [4, 5, 6])

        let po = #"""
            msgid ""
            msgstr "Language: pl\n"
            "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"

            # translator
            #. for you
            #: file.c:1
            msgctxt "menu"
            msgid "Open"
            msgstr "Otwó" "rz"

            msgid "%d file"
            msgid_plural "%d files"
            msgstr[0] "%d plik"
            msgstr[1] "%d pliki"
            msgstr[2] "%d plików"
            #~ msgid "old"
            #~ msgstr "stary"
            msgid "bad
            msgstr ""
            "\101\n"
            """#
        let (catalogue, problems) = TranslationTable.readingGettext(Array(po.utf8))
        #expect(catalogue.entries.map(\.key) == ["menu\u{4}Open", "%d file"])
        #expect(problems.first?.message == "the quoted text has no end" && problems.first?.position.line == 19)
        guard case .plural(let forms)? = catalogue.entries[1].localization(in: "pl")?.variant else {
            Issue.record("no plural")
            return
        }
        #expect(forms.mapValues { $0.units[0].value } == [.one: "%d plik", .few: "%d pliki", .many: "%d plików"])
    }
}
