import Foundation
import JSONText
import Languages
import StringTables
import Testing
import TranslationFiles

@Suite("Editing string catalogues")
struct CatalogueEditingTests {
    /// A catalogue in Xcode's layout around the entry of one key.
    private func file(_ entry: String) -> String {
        let body = entry.isEmpty ? "\n" : "    \"k\" : \(entry)\n"
        return "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(body)  },\n  \"version\" : \"1.0\"\n}"
    }

    private func read(_ text: String) throws -> StringCatalogue {
        try StringCatalogue(parsing: Array(text.utf8), name: "Test.xcstrings")
    }

    private func edit(_ text: String, _ edits: TranslationEdit...) throws -> String {
        String(decoding: try read(text).applying(edits).bytes, as: UTF8.self)
    }

    /// What one edit makes of an entry, on one line and without what is around its localizations.
    private func result(_ localization: String, _ edits: [TranslationEdit]) throws -> String {
        let entry =
            #"{ "sourceLanguage" : "en", "strings" : { "k" : { "localizations" : { "en" : \#(localization) } } } }"#
        let edited = try read(entry).applying(edits)
        let node = edited.document.root["strings"]?["k"]?["localizations"]?["en"]
        return node.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "nothing"
    }

    private func set(_ text: String, _ path: String = "", _ state: EntryState? = nil, key: String = "k")
        -> TranslationEdit
    {
        .set(text, at: TextAddress(key: key, language: "en", variation: VariationPath(path) ?? .plain), state: state)
    }

    private func code(_ body: () throws -> some Any) -> TranslationFileError.Code? {
        do {
            _ = try body()
            return nil
        } catch {
            return (error as? TranslationFileError)?.code
        }
    }

    @Test("a new key is written as Xcode writes it, and taken away again leaves the file as it was")
    func newKey() throws {
        let empty = file("")
        let added = try edit(
            empty, set("Hi/“x”\u{18}"), .setExtractionState(.manual, key: "k"), .setComment("why", key: "k"))
        let entry = """
            {
                  "comment" : "why",
                  "extractionState" : "manual",
                  "localizations" : {
                    "en" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "Hi/“x”\\u0018"
                      }
                    }
                  }
                }
            """
        #expect(added == file(entry))
        #expect(try edit(added, .remove(key: "k")) == empty)
    }

    private static let unit = #"{ "stringUnit" : { "state" : "needs_review", "value" : "a" } }"#
    private static let plural = #"{ "variations" : { "plural" : { "one" : \#(unit), "other" : \#(unit) } } }"#
    private static let device = #"{ "variations" : { "device" : { "iphone" : \#(unit), "other" : \#(unit) } } }"#
    private static let b = #"{ "stringUnit" : { "state" : "translated", "value" : "b" } }"#
    private static let substituted =
        #"{ "stringUnit" : { "state" : "new", "value" : "%#@n@" }, "substitutions" : { "n" : { "argNum" : 2, "formatSpecifier" : "lu", "variations" : { "plural" : { "other" : \#(unit) } } } } }"#

    @Test(
        "a text makes room for itself where others stand",
        arguments: [
            (unit, "", unit.replacing("\"a\"", with: "\"b\"")),
            (#"{ "stringUnit" : { "value" : "a" } }"#, "", #"{ "stringUnit" : { "value" : "b" } }"#),
            (#"{ }"#, "", b),
            (plural, "", b), (device, "", b),
            (unit, "plural.one", #"{ "variations" : { "plural" : { "one" : \#(b), "other" : \#(unit) } } }"#),
            (unit, "plural.other", #"{ "variations" : { "plural" : { "other" : \#(b) } } }"#),
            (plural, "plural.few", plural.replacing("{ \"one\"", with: "{ \"few\" : \(b), \"one\"")),
            (unit, "device.mac", #"{ "variations" : { "device" : { "mac" : \#(b), "other" : \#(unit) } } }"#),
            (
                device, "device.iphone.plural.one",
                #"{ "variations" : { "device" : { "iphone" : { "variations" : { "plural" : { "one" : \#(b), "other" : \#(unit) } } }, "other" : \#(unit) } } }"#
            ),
            (
                #"{ "variations" : { "device" : { "iphone" : \#(plural), "other" : \#(unit) } } }"#, "device.iphone",
                #"{ "variations" : { "device" : { "iphone" : \#(b), "other" : \#(unit) } } }"#
            ),
            (
                substituted, "substitutions.n.plural.one",
                substituted.replacing("{ \"other\"", with: "{ \"one\" : \(b), \"other\"")
            ),
            (
                #"{ "future" : [ 1 ], "stringUnit" : { "x" : 1, "value" : "a" } }"#, "",
                #"{ "future" : [ 1 ], "stringUnit" : { "x" : 1, "value" : "b" } }"#
            ),
        ])
    func room(localization: String, path: String, expected: String) throws {
        #expect(try result(localization, [set("b", path)]) == expected)
    }

    @Test("the plural form zero of English is kept and can be set")
    func zero() throws {
        let edited = try result(Self.plural, [set("none", "plural.zero", .new)])
        #expect(edited.contains(#""zero" : { "stringUnit" : { "state" : "new", "value" : "none" } }"#))
        #expect(try result(edited, [set("no", "plural.zero")]).contains(#""state" : "new", "value" : "no""#))
    }

    @Test("a new substitution is like the one of another language, and the text around it must be there")
    func substitution() throws {
        let text =
            #"{ "sourceLanguage" : "en", "strings" : { "k" : { "localizations" : { "en" : \#(Self.substituted) } } } }"#
        let german = { (path: String) in TextAddress(key: "k", language: "de", variation: VariationPath(path) ?? .plain)
        }
        let form = TranslationEdit.set("%arg", at: german("substitutions.n.plural.other"), state: nil)
        #expect(code { try read(text).applying([form]) } == .notSupported)
        let edited = try read(text).applying([form, .set("%#@n@", at: german(""), state: nil)])
        let made = try #require(edited.document.root["strings"]?["k"]?["localizations"]?["de"]?["substitutions"]?["n"])
        #expect(made.members.map(\.key) == ["argNum", "formatSpecifier", "variations"])
        #expect(made["argNum"]?.integer == 2 && made["formatSpecifier"]?.string == "lu")
        #expect(code { try edited.applying([.removeText(german(""))]) } == .notSupported)
        #expect(
            try edited.applying([.removeText(german("substitutions.n.plural.other")), .removeText(german(""))]).bytes
                == Array(text.utf8))
        let alone = try result(
            #"{ "stringUnit" : { "state" : "new", "value" : "%#@m@" } }"#, [set("%arg", "substitutions.m.plural.other")]
        )
        #expect(alone.contains(#""m" : { "formatSpecifier" : "lld", "variations""#))
    }

    @Test(
        "what Xcode cannot compile or loses in XLIFF is refused",
        arguments: [
            (device, "plural.one"), (plural, "device.mac"), (plural, "device.mac.plural.one"),
            (unit, "plural.one.plural.one"),
            (unit, "width.20"), (unit, "device.other.plural.one"), (unit, "plural.one.device.mac"),
            (substituted, "plural.one"), (substituted, "device.mac"), (unit, "substitutions.n"),
            (plural, "substitutions.n.plural.one"),
            (unit, "substitutions.n.device.mac"),
            (
                unit.replacing("{ \"str", with: "{ \"variations\" : { \"plural\" : { \"one\" : \(b) } }, \"str"),
                "plural.two"
            ),
            (#"{ "stringSet" : { "state" : "new", "values" : [ ] } }"#, ""),
            (#"{ "variations" : { "size" : { } } }"#, ""),
        ])
    func refused(localization: String, path: String) {
        #expect(code { try result(localization, [set("b", path)]) } == .notSupported)
    }

    @Test("an edit of what is not there says so, and changes nothing")
    func missing() throws {
        let catalogue = try read(
            file(Self.unit).replacing("\"k\" : ", with: "\"k\" : { \"localizations\" : { \"en\" : ").replacing(
                "\n  },", with: " } }\n  },"))
        let german = TextAddress(key: "k", language: "de")
        let english = TextAddress(key: "k", language: "en")
        let cases: [(TranslationEdit, TranslationFileError.Code)] = [
            (.remove(key: "x"), .noSuchKey), (.rename(key: "x", to: "y"), .noSuchKey),
            (.setComment("c", key: "x"), .noSuchKey),
            (.setState(.new, at: german), .noSuchText), (.removeText(german), .noSuchText),
            (
                .removeText(TextAddress(key: "k", language: "en", variation: VariationPath([.plural(.one)]))),
                .noSuchText
            ),
            (.removeLanguage("de", key: "k"), .noSuchText), (.dropLanguage("de"), .noSuchText),
            (.dropLanguage("en"), .notSupported),
            (.set("x", at: TextAddress(key: "k"), state: nil), .notSupported),
        ]
        for (edit, expected) in cases { #expect(code { try catalogue.applying([edit]) } == expected, "\(edit)") }
        #expect(
            code {
                try catalogue.applying([
                    .set("x", at: TextAddress(key: "a", language: "en"), state: nil), .rename(key: "k", to: "a"),
                ])
            } == .keyExists)
        #expect(code { try catalogue.applying([.remove(key: "k"), .setComment("c", key: "k")]) } == .noSuchKey)
        let again = try catalogue.applying([.remove(key: "k"), .set("n", at: english, state: nil)])
        #expect(again.translationEntry(forKey: "k")?.texts.map(\.value) == ["n"])
        #expect(try catalogue.applying([.removeText(english)]).translationEntry(forKey: "k")?.texts == [])
    }

    @Test("keys, languages and members go to their places in Xcode's order, and what is there keeps its own")
    func places() throws {
        let text =
            #"{ "sourceLanguage" : "en", "strings" : { "k2" : { }, "b" : { "shouldTranslate" : false, "localizations" : { "zh-Hant" : { }, "en" : { } } } } }"#
        var catalogue = try read(text)
        for key in ["k10", "K2", "a"] { catalogue = try catalogue.applying([set("x", key: key)]) }
        #expect(catalogue.entries.map(\.key) == ["k2", "a", "b", "K2", "k10"])
        let sorted = try read(
            #"{ "sourceLanguage" : "en", "strings" : { "a" : { "localizations" : { "de" : { }, "zh-Hant" : { } } }, "k2" : { }, "K10" : { } } }"#
        )
        let edited = try sorted.applying([
            set("x", key: "k9"), set("x", key: "É"), set("x", key: "_"),
            .set("x", at: TextAddress(key: "a", language: "zh-Hans"), state: nil),
            .set("x", at: TextAddress(key: "a", language: "en"), state: nil), .setComment("c", key: "a"),
            .setShouldTranslate(false, key: "a"),
            .rename(key: "K10", to: "b"),
        ])
        #expect(edited.entries.map(\.key) == ["_", "a", "b", "É", "k2", "k9"])
        let entry = try #require(edited.document.root["strings"]?["a"])
        #expect(entry.members.map(\.key) == ["comment", "localizations", "shouldTranslate"])
        #expect(entry["localizations"]?.members.map(\.key) == ["de", "en", "zh-Hans", "zh-Hant"])
        #expect(edited.languages == ["de", "en", "zh-Hans", "zh-Hant"])
    }

    @Test("metadata that is not known is kept, and a comment set by hand is no longer marked as generated")
    func metadata() throws {
        let text =
            #"{ "sourceLanguage" : "en", "strings" : { "ACME" : { "commentGenerationVersion" : "1", "comment" : "x", "isCommentAutoGenerated" : true, "shouldTranslate" : false, "z" : [ ] } }, "version" : "1.9", "new" : { } }"#
        #expect(try edit(text, .setComment("x", key: "ACME"), .setShouldTranslate(false, key: "ACME")) == text)
        #expect(
            try edit(text, .setComment("y", key: "ACME"))
                == text.replacing("\"x\", \"isCommentAutoGenerated\" : true", with: "\"y\""))
        #expect(
            try edit(text, .setShouldTranslate(true, key: "ACME"))
                == text.replacing("\"shouldTranslate\" : false, ", with: ""))
    }

    @Test("an entry beside a damaged one is edited, and the damage stays as it is")
    func damage() throws {
        let entries = ["a", "b", "c"].map { "    \"\($0)\" : {\n      \"comment\" : \"of \($0)\"\n    }" }
        let whole =
            "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n" + entries.joined(separator: ",\n")
            + "\n  },\n  \"version\" : \"1.0\"\n}\n"
        let damaged = whole.replacing("\"of b\"", with: "\"of b")
        #expect(
            try edit(damaged, .setComment("new", key: "a"), .setComment("more", key: "c"))
                == damaged.replacing("of a", with: "new").replacing("of c", with: "more"))
        #expect(code { try edit(damaged, .setComment("new", key: "b")) } == .damaged)
        #expect(code { try edit(damaged, set("x", key: "b")) } == .damaged)
        let added = try edit(damaged, set("x", key: "d"))
        #expect(added.contains("\"of b\n") && added.contains("\"d\""))
    }

    @Test("limits of size and depth are obeyed")
    func limits() throws {
        let text = #"{ "sourceLanguage" : "en", "strings" : { "k" : { "x" : [ [ [ ] ] ] } } }"#
        #expect(
            code { try StringCatalogue(parsing: Array(text.utf8), name: "", limits: ReadingLimits(depth: 5)) }
                == .notJSON)
        #expect(
            code { try StringCatalogue(parsing: Array(text.utf8), name: "", limits: ReadingLimits(size: 20)) }
                == .notJSON)
        #expect(
            code {
                try StringCatalogue(
                    parsing: Array(text.utf8), name: "", limits: ReadingLimits(size: text.utf8.count, depth: 6))
            }
                == nil)
    }
}
