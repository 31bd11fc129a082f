import Diagnostics
import Foundation
import Languages
import StringTables
import TestSupport
import Testing

@testable import TranslationFiles

@Suite("Copying a key, and the numbers of substitutions")
struct KeyCopyTests {
    /// Copies some keys of every public file of a format, each by itself.
    private func copyKeys<Document: TranslationDocument>(
        _ ending: String, text: (Document) -> [UInt8], _ parse: ([UInt8], String) throws -> Document
    ) throws {
        var copied = 0
        let seed = UInt64.random(in: 0...UInt64.max)
        print("copies of keys, seed \(seed)")
        var generator = SplitMix64(seed: seed)
        for file in try Sample.corpus(ending) where file.bytes.count < 200_000 {
            let document = try parse(file.bytes, file.name)
            let keys = document.translationEntries.map(\.key)
            for key in keys.shuffled(using: &generator).prefix(3) {
                let entry = try #require(document.translationEntry(forKey: key))
                // In XLIFF the name of a key begins with that of its file.
                let file = key.firstRange(of: "|==|").map { String(key[..<$0.upperBound]) } ?? ""
                let name = file + "a copy of it"
                let copy: Document
                do {
                    copy = try document.applying([.copy(key: key, to: name)])
                } catch {
                    let isDamaged = error.code == .damaged && !document.damages.isEmpty
                    #expect(isDamaged || error.code == .notSupported, "\(error)")
                    continue
                }
                copied += 1
                let label = "\(document.name), \(key)"
                let found = try #require(copy.translationEntry(forKey: name), "\(label)")
                #expect(Contents(found) == Contents(entry), "\(label)")
                // Where keys are sorted in the file the copy stands at its place; the others stay in their order.
                #expect(copy.translationEntries.map(\.key).filter { $0 != name } == keys, "\(label)")
                let changed = EditingSample.difference(text(document), text(copy))
                #expect(text(document)[changed].allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: ",") }, "\(label)")
                #expect(try copy.applying([.remove(key: name)]).bytes == document.bytes, "\(label)")
            }
        }
        print("\(copied) keys of .\(ending) files copied")
        #expect(copied > 10 || PublicCorpora.folder == nil)
    }

    /// What an entry says, without key and places.
    private struct Contents: Equatable {
        let comment: String?
        let shouldTranslate: Bool
        let extractionState: StringCatalogue.ExtractionState?
        let texts: [String]

        init(_ entry: TranslationEntry) {
            comment = entry.comment
            shouldTranslate = entry.shouldTranslate
            extractionState = entry.extractionState
            texts = entry.texts.map {
                "\($0.language?.description ?? "") \($0.variation) \($0.state?.rawValue ?? "") \(Array($0.value.utf8))"
            }
        }
    }

    @Test("a copied key of a public .strings file has its text and comment, and removed leaves the file as it was")
    func strings() throws {
        try copyKeys("strings") {
            $0.source.bytes
        } _: {
            StringsDocument(parsing: $0, name: $1)
        }
    }

    @Test("a copied key of a public .stringsdict file has all its rules, and removed leaves the file as it was")
    func rules() throws {
        try copyKeys("stringsdict") {
            $0.list.source.bytes
        } _: {
            StringsDictDocument(parsing: $0, name: $1)
        }
    }

    @Test("a copied key of a public catalogue has all its languages, and removed leaves the file as it was")
    func catalogues() throws {
        try copyKeys("xcstrings") {
            $0.source.bytes
        } _: {
            try StringCatalogue(parsing: $0, name: $1)
        }
    }

    @Test("a copied key of a public XLIFF file has all its units, and removed leaves the file as it was")
    func exchange() throws {
        try copyKeys("xliff") {
            $0.source.bytes
        } _: {
            XLIFFDocument(parsing: $0, name: $1)
        }
    }

    @Test("what is not known of an entry is copied too, and a copy can be changed at once")
    func unknownMembers() throws {
        let entry = #"{ "generatesSymbol" : true, "localizations" : { "en" : \#(Sample.unit("x")) } }"#
        let catalogue = try StringCatalogue(parsing: Array(Sample.catalogue("\"k\" : \(entry)").utf8), name: "T")
        let copy = try catalogue.applying([
            .copy(key: "k", to: "l"), .set("y", at: TextAddress(key: "l", language: "en"), state: nil),
        ])
        let text = String(decoding: copy.bytes, as: UTF8.self)
        #expect(text.split(separator: "generatesSymbol").count == 3)
        #expect(copy.translationEntry(forKey: "k")?.text(in: "en")?.value == "x")
        #expect(copy.translationEntry(forKey: "l")?.text(in: "en")?.value == "y")
    }

    @Test("a name that is taken and a key that is not there are refused", arguments: TranslationFormat.allCases)
    func refusals(format: TranslationFormat) throws {
        func code<Document: TranslationDocument>(_ document: Document, _ key: String, _ name: String)
            -> TranslationFileError.Code?
        {
            do {
                _ = try document.applying([.copy(key: key, to: name)])
                return nil
            } catch {
                return error.code
            }
        }
        let document: any TranslationDocument =
            switch format {
            case .strings: StringsDocument(parsing: Array("a = 1; b = 2;".utf8), name: "T")
            case .stringsdict:
                StringsDictDocument(
                    parsing: Array(
                        Sample.propertyList("<key>a</key><string>1</string><key>b</key><string>2</string>").utf8),
                    name: "T")
            case .xcstrings:
                try StringCatalogue(parsing: Array(Sample.catalogue(#""a" : { }, "b" : { }"#).utf8), name: "T")
            case .xliff:
                XLIFFSample.parse(
                    XLIFFSample.document(
                        XLIFFSample.file(
                            "T.strings", XLIFFSample.unit("a", "1", nil) + XLIFFSample.unit("b", "2", nil))))
            }
        #expect(code(document, "a", "b") == .keyExists)
        #expect(code(document, "c", "d") == .noSuchKey)
        #expect(code(document, "a", "d") == nil)
    }

    @Test("the number of a catalogue's substitution is set as Xcode writes it")
    func catalogueNumbers() throws {
        let substitution =
            #"{ "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : { "other" : \#(Sample.unit("%arg x")) } } }"#
        let entry =
            #"{ "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "%#@n@" }, "substitutions" : { "n" : \#(substitution) } } } }"#
        let catalogue = try StringCatalogue(parsing: Array(Sample.catalogue("\"k\" : \(entry)").utf8), name: "T")
        func set(_ number: SubstitutionNumber, _ name: String = "n", language: LanguageTag? = "en") throws -> String {
            String(
                decoding: try catalogue.applying([
                    .setNumber(number, substitution: name, language: language, key: "k")
                ]).bytes, as: UTF8.self)
        }
        let before = String(decoding: catalogue.bytes, as: UTF8.self)
        #expect(try set(SubstitutionNumber(specifier: "lld", argument: 1)) == before)
        let second = before.replacingOccurrences(
            of: #""argNum" : 1, "formatSpecifier" : "lld""#, with: #""argNum" : 2, "formatSpecifier" : "d""#)
        #expect(try set(SubstitutionNumber(specifier: "d", argument: 2)) == second)
        #expect(try !set(SubstitutionNumber(specifier: "lld")).contains("argNum"))
        #expect { try set(SubstitutionNumber(specifier: "d"), "m") } throws: { code($0) == .noSuchText }
        #expect { try set(SubstitutionNumber(specifier: "d"), language: "de") } throws: { code($0) == .noSuchText }
        #expect { try set(SubstitutionNumber(specifier: "d"), language: nil) } throws: { code($0) == .notSupported }
    }

    private func code(_ error: any Error) -> TranslationFileError.Code? { (error as? TranslationFileError)?.code }

    @Test("the value type of a .stringsdict variable is set, or put where it is missing")
    func ruleNumbers() throws {
        func list(_ variable: String) -> [UInt8] {
            Array(Sample.propertyList(Sample.member("k", Sample.plural("%#@n@", [("n", variable)]))).utf8)
        }
        let forms = [("one", "1"), ("other", "%d")]
        let known = StringsDictDocument(parsing: list(Sample.variable("d", forms)), name: "T")
        let missing = StringsDictDocument(parsing: list(Sample.variable(nil, forms)), name: "T")
        let wanted = SubstitutionNumber(specifier: "lu")
        func set(_ document: StringsDictDocument, _ number: SubstitutionNumber, _ name: String = "n") throws
            -> StringsDictDocument
        { try document.applying([.setNumber(number, substitution: name, language: nil, key: "k")]) }
        #expect(try set(known, wanted).bytes == list(Sample.variable("lu", forms)))
        guard case .plural(_, let variables) = try set(missing, wanted).entries.first?.rule else {
            Issue.record("the entry is no plural")
            return
        }
        #expect(variables.map { $0.valueType?.value } == ["lu"])
        #expect { try set(known, wanted, "m") } throws: { code($0) == .noSuchText }
        #expect { try set(known, SubstitutionNumber(specifier: "d", argument: 2)) } throws: {
            code($0) == .notSupported
        }
    }

    @Test("formats without substitutions refuse their numbers")
    func numbersRefused() throws {
        let edit = TranslationEdit.setNumber(
            SubstitutionNumber(specifier: "d"), substitution: "n", language: nil, key: "a")
        #expect { try StringsDocument(parsing: Array("a = 1;".utf8), name: "T").applying([edit]) } throws: {
            code($0) == .notSupported
        }
        let exchange = XLIFFSample.parse(
            XLIFFSample.document(XLIFFSample.file("T.strings", XLIFFSample.unit("a", "1", nil))))
        #expect { try exchange.applying([edit]) } throws: { code($0) == .notSupported }
    }
}
