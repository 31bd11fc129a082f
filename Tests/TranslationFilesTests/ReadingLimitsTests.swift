import Testing
import TranslationFiles

@Suite("Limits of reading")
struct ReadingLimitsTests {
    @Test("the usual ones are 64 MiB and 128, and none is beyond the largest")
    func standard() {
        #expect(ReadingLimits.standard.size == 64 << 20)
        #expect(ReadingLimits.standard.depth == 128)
        #expect(ReadingLimits(size: .max, depth: .max) == ReadingLimits(size: 1 << 30, depth: 512))
        #expect(ReadingLimits(size: -1, depth: .min) == ReadingLimits(size: 0, depth: 0))
    }

    @Test("a file of more bytes is damaged as a whole, or refused", arguments: TranslationFormat.allCases)
    func size(format: TranslationFormat) throws {
        let texts: [TranslationFormat: String] = [
            .strings: "k = v;", .xcstrings: #"{"sourceLanguage":"en","strings":{"k":{}}}"#,
            .stringsdict: "<plist><dict><key>k</key><string>v</string></dict></plist>",
            .xliff:
                "<xliff><file original=\"a\"><body><trans-unit id=\"k\"><source>k</source></trans-unit></body></file></xliff>",
        ]
        let bytes = Array(try #require(texts[format]).utf8)
        func entries(_ limit: Int) throws -> Int {
            let limits = ReadingLimits(size: limit)
            return try format.document(parsing: bytes, name: "", language: nil, limits: limits).translationEntries.count
        }
        #expect(try entries(bytes.count) == 1)
        do {
            #expect(try entries(bytes.count - 1) == 0)
        } catch let error as TranslationFileError {
            #expect(format == .xcstrings)
            #expect(error.code == .notJSON)
        }
    }

    @Test("values lie as deep as the limit allows and no deeper, also after an edit")
    func depth() throws {
        func damages(_ levels: Int, _ depth: Int) throws -> Int {
            let list = String(repeating: "(", count: levels) + String(repeating: ")", count: levels)
            let limits = ReadingLimits(depth: depth)
            let document = StringsDocument(parsing: Array("a = \(list); k = v;".utf8), name: "", limits: limits)
            let edited = try document.applying([.set("w", at: TextAddress(key: "k"), state: nil)])
            #expect(edited.damages.count == document.damages.count)
            return document.damages.count
        }
        #expect(try damages(128, 128) == 0)
        #expect(try damages(129, 128) == 1)
        #expect(try damages(512, 1_000) == 0)
        #expect(try damages(513, 1_000) == 1)
        func listDamages(_ levels: Int) -> [String] {
            let list =
                "<plist>" + String(repeating: "<array>", count: levels) + String(repeating: "</array>", count: levels)
                + "</plist>"
            return PropertyListDocument(parsing: Array(list.utf8)).damages.map(\.message)
        }
        #expect(listDamages(128).isEmpty)
        #expect(listDamages(129) == ["arrays and dictionaries lie too deep in each other"])
    }
}
