import Foundation
import Languages
import TestSupport
import Testing

@testable import StringTables

@Suite("Compiled tables in files and in memory")
struct CompiledTableTests {
    /// Texts enough for several blocks, most of them Russian, so that characters cross the borders of blocks.
    static let entries: [(key: String, language: LanguageTag, text: String)] = (0..<1_500).flatMap {
        number -> [(key: String, language: LanguageTag, text: String)] in
        [
            (
                "screen.\(number).title", "ru",
                "Покупка № \(number) восстановлена" + String(repeating: "ж", count: number % 200)
            ),
            ("screen.\(number).title", "en", "Purchase \(number)"),
            ("screen.\(number).body", "en", "%1$@ costs %2$@ \(number)"),
        ]
    }

    static let bytes: [UInt8] = {
        var builder = StringTable.Builder()
        for entry in entries {
            guard let text = try? MessageText(parsing: entry.text) else { return [] }
            try? builder.add(
                key: entry.key, language: entry.language, text: text,
                state: entry.key.hasSuffix("7.title") ? .needsReview : .translated)
        }
        return (try? builder.bytes()) ?? []
    }()

    private func write(_ bytes: [UInt8], _ name: String = "table", in folder: TemporaryFolder) throws -> String {
        try Data(bytes).write(to: URL(fileURLWithPath: folder.path(name)))
        return folder.path(name)
    }

    private func expectAll(_ table: StringTable) throws {
        for entry in Self.entries {
            let found = try #require(table.text(forKey: entry.key, in: entry.language))
            try #require(try found.text == MessageText(parsing: entry.text))
            try #require(found.state == (entry.key.hasSuffix("7.title") ? .needsReview : .translated))
        }
        #expect(table.count == 3_000)
        #expect(table.text(forKey: "screen.1.body", in: "ru") == nil)
        #expect(table.text(forKey: "screen.1500.body", in: "en") == nil)
    }

    @Test("every text comes back from bytes, from a copied and from a mapped file, and from a literal")
    func roundTrip() throws {
        let folder = try TemporaryFolder()
        let path = try write(Self.bytes, in: folder)
        try expectAll(StringTable(bytes: Self.bytes))
        try expectAll(StringTable(copying: path))
        try expectAll(StringTable(mapping: path))
        try expectAll(StringTable(trusted: Self.bytes))
        try StringTable(mapping: path).check()
    }

    @Test("keys that look equal and have different bytes are different keys in every kind of table")
    func canonicalEquivalents() throws {
        var builder = StringTable.Builder()
        for (key, text) in [("caf\u{E9}", "one"), ("cafe\u{301}", "two"), ("\u{212B}", "three"), ("\u{C5}", "four")] {
            try builder.add(key: key, language: "en", text: MessageText(words: text))
        }
        let folder = try TemporaryFolder()
        let mapped = try StringTable(mapping: write(builder.bytes(), in: folder))
        for table in [try builder.table(), mapped] {
            #expect(table.count == 4)
            #expect(table.text(forKey: "caf\u{E9}", in: "en")?.text == MessageText(words: "one"))
            #expect(table.text(forKey: "cafe\u{301}", in: "en")?.text == MessageText(words: "two"))
            #expect(table.text(forKey: "\u{212B}", in: "en")?.text == MessageText(words: "three"))
            #expect(table.text(forKey: "\u{C5}", in: "en")?.text == MessageText(words: "four"))
        }
    }

    @Test("a block is checked once, when it is touched, and a reader of one language touches only its blocks")
    func blocksAreRemembered() throws {
        let folder = try TemporaryFolder()
        let table = try StringTable(mapping: write(Self.bytes, in: folder))
        let checks = try #require(table.storage.index.body.checks)
        #expect(checks.count >= 8)
        #expect(checks.performedCount == 0)
        _ = table.text(forKey: "screen.1.title", in: "en")
        let first = checks.performedCount
        #expect((1...5).contains(first))
        for _ in 0..<100 { _ = table.text(forKey: "screen.1.title", in: "en") }
        #expect(checks.performedCount == first)
        for entry in Self.entries where entry.language == "en" { _ = table.text(forKey: entry.key, in: "en") }
        // The Russian texts are most of the table.
        #expect(checks.performedCount < checks.count / 2 + 2)
        try table.check()
        try table.check()
        #expect(checks.performedCount == checks.count)
    }

    @Test("a table of bytes that were changed is refused, wherever the change is")
    func changedBytes() throws {
        withGenerator { generator in
            for _ in 0..<300 {
                let damaged = damaged(Self.bytes, &generator)
                let error = #expect(throws: StringTableError.self) { try StringTable(bytes: damaged) }
                #expect(error.map { [.damaged, .notATable].contains($0.code) } == true)
            }
        }
    }

    @Test("a mapped table that was changed is refused or gives right texts and none, never wrong ones")
    func changedFile() throws {
        let folder = try TemporaryFolder()
        try withGenerator { generator in
            for round in 0..<150 {
                let path = try write(damaged(Self.bytes, &generator), "table\(round)", in: folder)
                guard let table = try? StringTable(mapping: path) else { continue }
                #expect(throws: StringTableError.self) { try table.check() }
                for entry in Self.entries.indices.filter({ ($0 + round) % 97 == 0 }).map({ Self.entries[$0] }) {
                    guard let found = table.text(forKey: entry.key, in: entry.language) else { continue }
                    #expect(try found.text == MessageText(parsing: entry.text))
                }
            }
        }
    }

    @Test("a table made to mislead, with right checksums, gives texts or none and never leaves its bytes")
    func forgedTables() throws {
        let folder = try TemporaryFolder()
        var builder = StringTable.Builder()
        try builder.add(
            key: "дни", language: "ru", text: plural([.one: "%lld день", .few: "%lld дня", .other: "%lld дней"]))
        for number in 0..<20 {
            try builder.add(key: "k\(number)", language: "en", text: MessageText(parsing: "é %@ €\(number)"))
            try builder.add(key: "k\(number)", language: "ru", text: MessageText(words: "ж\(number)"))
        }
        let whole = try builder.bytes()
        var tried = 0
        withGenerator { generator in
            for round in 0..<1_000 {
                var forged = whole
                for _ in 0..<Int.random(in: 1...4, using: &generator) {
                    let index = Int.random(in: forged.indices, using: &generator)
                    forged[index] =
                        Bool.random(using: &generator)
                        ? forged[index] ^ 1 << Int.random(in: 0..<8, using: &generator)
                        : UInt8.random(in: 0...255, using: &generator)
                }
                var tables: [StringTable] = []
                // As a literal: a compiler takes only UTF-8, and looks at nothing else.
                if String(validating: forged, as: UTF8.self) != nil, let table = try? StringTable(trusted: forged) {
                    tables.append(table)
                }
                reseal(&forged)
                if let table = try? StringTable(bytes: forged) { tables.append(table) }
                if round % 10 == 0,
                    let table = try? StringTable(mapping: write(forged, "table\(round)", in: folder))
                {
                    tables.append(table)
                }
                for table in tables {
                    tried += 1
                    let localizer = Localizer(tables: [table], language: "ru", formatting: PlainValueFormatting())
                    for key in table.keys.prefix(50) + ["k1", "дни"] {
                        for language: LanguageTag in ["ru", "en"] {
                            let text = localizer.languageSelectedString(
                                forKey: key, arguments: [.integer(21), .string("x")], language: language)
                            #expect(String(validating: Array(text.utf8), as: UTF8.self) != nil)
                            _ = localizer.withUTF8(forKey: key, language: language) { $0.count }
                            _ = localizer.explain(key, arguments: [.integer(2)], language: language)
                        }
                    }
                }
            }
        }
        #expect(tried > 300)
    }

    @Test("a text whose size cuts a character is not found, whatever the checksums say")
    func cutCharacters() throws {
        let folder = try TemporaryFolder()
        var forged = try StringTable.Builder.words(["k": "aé"])
        // The sizes of the text and of its words, and the words.
        let whole: [UInt8] = [0, 0, 0, 8, 0, 0, 1, UInt8(ascii: "w"), 3] + Array("aé".utf8)
        let place = try #require(forged.indices.first { forged[$0...].starts(with: whole) })
        forged[place + 3] -= 1
        forged[place + 8] -= 1
        reseal(&forged)
        let mapped = try StringTable(mapping: write(forged, in: folder))
        for table in [try StringTable(trusted: forged), mapped] {
            let localizer = Localizer(tables: [table], formatting: PlainValueFormatting())
            #expect(localizer.languageSelectedString(forKey: "k", default: "none") == "none")
            #expect(localizer.withUTF8(forKey: "k") { $0.count } == nil)
        }
    }

    @Test("a file that is no table is refused by what it is", arguments: [true, false])
    func foreignFiles(isMapped: Bool) throws {
        let folder = try TemporaryFolder()
        func code(_ path: String) -> StringTableError.Code? {
            do throws(StringTableError) {
                _ =
                    isMapped
                    ? try StringTable(mapping: path, sizeLimit: 1 << 20)
                    : try StringTable(copying: path, sizeLimit: 1 << 20)
                return nil
            } catch { return error.code }
        }
        var header = Self.bytes
        header[50] ^= 1
        #expect(code(folder.path("nothing")) == .unreadable)
        #expect(code(folder.path) == .unreadable)
        #expect(code("/dev/null") == .unreadable)
        #expect(code("a\0b") == .unreadable)
        #expect(try code(write([], "empty", in: folder)) == .notATable)
        #expect(try code(write(Array("hello, world".utf8), "foreign", in: folder)) == .notATable)
        #expect(try code(write([UInt8](repeating: 0, count: 1 << 20 + 1), "large", in: folder)) == .tooLarge)
        #expect(try code(write(Array(Self.bytes.dropLast(1)), "cut", in: folder)) == .damaged)
        #expect(try code(write(header, "damaged", in: folder)) == .damaged)
    }

    @Test("a pipe that nobody writes to is refused and not waited for")
    func pipes() throws {
        let folder = try TemporaryFolder()
        #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
        #expect(throws: StringTableError.self) { try StringTable(mapping: folder.path("pipe")) }
    }

    @Test("a mapped table keeps its file when another is renamed over it")
    func replacedFile() throws {
        let folder = try TemporaryFolder()
        let path = try write(StringTable.Builder.words(["k": "old", "other": "old too"]), in: folder)
        let old = try StringTable(mapping: path)
        let new = try write(StringTable.Builder.words(["k": "new"]), "new", in: folder)
        #expect(rename(new, path) == 0)
        #expect(old.text(forKey: "k", in: "en")?.text == MessageText(words: "old"))
        #expect(old.text(forKey: "other", in: "en")?.text == MessageText(words: "old too"))
        #expect(try StringTable(mapping: path).text(forKey: "k", in: "en")?.text == MessageText(words: "new"))
    }

    @Test(
        "the tags that a table reads quickly are read as all tags are",
        arguments: [
            "ru", "fil", "pt-BR", "zh-Hans", "und", "en-001", "zh-Hans-CN", "i-klingon", "no-bok", "zh-min", "zh-yue",
            "RU", "ru-ru", "zh-hans", "x-y", "a", "", "ru-", "-ru", "root", "abcd", "en-US-u-nu-latn", "ж",
        ])
    func usualTags(tag: String) {
        let quick = Array(tag.utf8).withUnsafeBufferPointer { LanguageTag(usual: $0) }
        #expect(quick == nil || quick == LanguageTag(tag))
        #expect((quick != nil) == ["ru", "fil", "pt-BR", "zh-Hans", "und"].contains(tag))
    }

    @Test("the checksum is XXH64")
    func xxh64() {
        func sum(_ text: String) -> UInt64 { Array(text.utf8).withUnsafeBytes { BlockSum.sum($0) }.sum }
        #expect(sum("") == 0xEF46_DB37_51D8_E999)
        #expect(sum("a") == 0xD24E_C4F1_A98C_6E5B)
        #expect(sum("abc") == 0x44BC_2CF5_AD77_0999)
        #expect(sum("The quick brown fox jumps over the lazy dog") == 0x0B24_2D36_1FDA_71BC)
    }

    @Test("a checksum changes with every bit and with the size")
    func sums() {
        for size in [0, 1, 7, 8, 9, 31, 32, 33, 100] {
            let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) & 0x7F }
            let whole = bytes.withUnsafeBytes { BlockSum.sum($0) }
            #expect(whole.isASCII)
            var sums: Set<UInt64> = [whole.sum]
            for bit in 0..<(8 * size) {
                var changed = bytes
                changed[bit / 8] ^= 1 << UInt8(bit % 8)
                let sum = changed.withUnsafeBytes { BlockSum.sum($0) }
                #expect(sums.insert(sum.sum).inserted)
                #expect(sum.isASCII == (bit % 8 != 7))
            }
            #expect(sums.insert((bytes + [0]).withUnsafeBytes { BlockSum.sum($0) }.sum).inserted)
        }
    }
}

extension StringTable.Builder {
    /// The bytes of an English table.
    fileprivate static func words(_ texts: [String: String]) throws -> [UInt8] {
        var builder = StringTable.Builder()
        for (key, text) in texts { try builder.add(key: key, language: "en", text: MessageText(words: text)) }
        return try builder.bytes()
    }
}

/// Runs a property with a seed that the run prints; `SHOPTALK_SEED` plays one again.
func withGenerator(_ name: String = #function, _ body: (inout SplitMix64) throws -> Void) rethrows {
    let given = ProcessInfo.processInfo.environment["SHOPTALK_SEED"].flatMap { UInt64($0) }
    let seed = given ?? UInt64.random(in: 0...UInt64.max)
    print("\(name): SHOPTALK_SEED=\(seed)")
    var generator = SplitMix64(seed: seed)
    try body(&generator)
}

/// The bytes with some of them changed or the end cut off.
private func damaged(_ bytes: [UInt8], _ generator: inout SplitMix64) -> [UInt8] {
    var damaged = bytes
    if Int.random(in: 0..<8, using: &generator) == 0 {
        return Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &generator)))
    }
    while damaged == bytes {
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
            let index = Int.random(in: bytes.indices, using: &generator)
            damaged[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        }
    }
    return damaged
}

/// Writes the checksums that a table would have if it were whole.
private func reseal(_ bytes: inout [UInt8]) {
    func number(_ place: Int) -> Int { bytes[place..<(place + 4)].reduce(0) { $0 << 7 | Int($1 & 0x7F) } }
    func write(_ sum: UInt64, at place: Int) {
        for digit in 0..<10 { bytes[place + digit] = UInt8(truncatingIfNeeded: sum >> UInt64(7 * (9 - digit))) & 0x7F }
    }
    let (blocks, body) = (number(40), number(44))
    guard body <= bytes.count, blocks == BlockChecks.count(ofBody: bytes.count - body), body >= 10 * (blocks + 1)
    else { return }
    for block in 0..<blocks {
        let start = body + block * BlockChecks.blockSize
        let part = bytes[start..<min(start + BlockChecks.blockSize, bytes.count)]
        write(Array(part).withUnsafeBytes { BlockSum.sum($0) }.sum, at: body - 10 * (blocks + 1 - block))
    }
    write(Array(bytes[..<(body - 10)]).withUnsafeBytes { BlockSum.sum($0) }.sum, at: body - 10)
}
