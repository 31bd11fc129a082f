import Languages
import StringTables
import Testing

@Suite("Compiled tables")
struct StringTableTests {
    private func sample() throws -> StringTable.Builder {
        var builder = StringTable.Builder()
        try builder.add(key: "ok", language: "en", text: MessageText(parsing: "OK"))
        try builder.add(key: "ok", language: "ar", text: MessageText(parsing: "حسنًا"), state: .needsReview)
        try builder.add(key: "naïve", language: "en", text: MessageText(parsing: "%2$@ %1$.2f %3$03d %3$x 100%"))
        try builder.add(
            key: "days", language: "ru",
            text: plural([.zero: "нет", .one: "%lld день", .few: "%lld дня", .many: "%lld дней", .other: "%lld дня"]),
            state: EntryState(rawValue: "guessed"))
        return builder
    }

    @Test("what was built is found again")
    func roundTrip() throws {
        let table = try sample().table()
        #expect(table.languages.map(\.description) == ["ar", "en", "ru"])
        #expect(table.keys == ["days", "naïve", "ok"])
        #expect(table.count == 3)
        let days = try #require(table.text(forKey: "days", in: "ru"))
        #expect(
            try days.text
                == plural([.zero: "нет", .one: "%lld день", .few: "%lld дня", .many: "%lld дней", .other: "%lld дня"]))
        #expect(days.state.rawValue == "guessed")
        #expect(
            try table.text(forKey: "naïve", in: "en")?.text == MessageText(parsing: "%2$@ %1$.2f %3$03d %3$x 100%"))
        #expect(table.text(forKey: "ok", in: "ar")?.state == .needsReview)
        #expect(table.text(forKey: "ok", in: "ru") == nil)
        #expect(table.text(forKey: "o", in: "en") == nil)
        #expect(table.text(forKey: "okay", in: "en") == nil)
    }

    @Test("outside keys and texts every byte is ASCII, and the whole is UTF-8")
    func ascii() throws {
        var builder = StringTable.Builder()
        for number in 0..<2_000 {
            try builder.add(
                key: "key \(number)", language: "en", text: MessageText(parsing: "text \(number) %\(number % 99 + 1)$@")
            )
        }
        let bytes = try builder.bytes()
        #expect(bytes.allSatisfy { $0 < 0x80 })
        #expect(String(validating: try sample().bytes(), as: UTF8.self) != nil)
    }

    @Test("the bytes do not depend on the order in which texts were added")
    func reproducible() throws {
        var other = StringTable.Builder()
        try other.add(
            key: "days", language: "ru",
            text: plural([.zero: "нет", .one: "%lld день", .few: "%lld дня", .many: "%lld дней", .other: "%lld дня"]),
            state: EntryState(rawValue: "guessed"))
        try other.add(key: "naïve", language: "en", text: MessageText(parsing: "%2$@ %1$.2f %3$03d %3$x 100%"))
        try other.add(key: "ok", language: "ar", text: MessageText(parsing: "حسنًا"), state: .needsReview)
        try other.add(key: "ok", language: "en", text: MessageText(parsing: "OK"))
        #expect(try other.bytes() == sample().bytes())
    }

    @Test("a key has one text in a language")
    func duplicates() throws {
        var builder = try sample()
        let error = #expect(throws: StringTableError.self) {
            try builder.add(key: "ok", language: "en-u-nu-latn", text: MessageText(words: "Well"))
        }
        #expect(error?.code == .duplicate)
    }

    @Test("an empty table is a table")
    func empty() throws {
        #expect(try StringTable.Builder().table().keys == [])
        #expect(StringTable.empty.text(forKey: "", in: "en") == nil)
        #expect(StringTable(literal: "not a table").keys == [])
        #expect(StringTable(literal: "").keys == [])
        #expect(StringTable(literal: "x").keys == [])
    }

    @Test("what is no table of this version is refused")
    func refused() throws {
        let bytes = try sample().bytes()
        #expect(throws: StringTableError.self) { try StringTable(bytes: []) }
        #expect(throws: StringTableError.self) { try StringTable(bytes: Array(bytes.dropLast())) }
        #expect(throws: StringTableError.self) { try StringTable(bytes: bytes + [0]) }
        var next = bytes
        next[11] = 3
        #expect(throws: StringTableError.self) { try StringTable(bytes: next) }
    }

    @Test("no damaged byte makes a lookup crash or read outside the table")
    func damage() throws {
        let bytes = try sample().bytes()
        var refused = 0
        for index in bytes.indices {
            for value in [0, 1, 0x22, 0x7F, bytes[index] ^ 1, 0xFF] as [UInt8] where value != bytes[index] {
                var damaged = bytes
                damaged[index] = value
                guard let table = try? StringTable(bytes: damaged) else {
                    refused += 1
                    continue
                }
                let localizer = Localizer(tables: [table], language: "ru", formatting: PlainValueFormatting())
                for key in table.keys + ["ok"] {
                    _ = localizer.localizedText(forKey: key, arguments: [.integer(21), .string("x")])
                }
            }
        }
        // Most of a table is its index; damage there does not go unnoticed.
        #expect(refused > bytes.count)
    }

    @Test("texts choose forms at most eight deep")
    func nesting() throws {
        var text = MessageText(words: "deep")
        for _ in 0..<8 { text = MessageText(pieces: [.plural(0, [.other: text])]) }
        var builder = StringTable.Builder()
        try builder.add(key: "k", language: "en", text: text)
        let localizer = Localizer(tables: [try builder.table()], formatting: PlainValueFormatting())
        #expect(localizer.languageSelectedString(forKey: "k", arguments: [.integer(1)]) == "deep")
        try builder.add(key: "too", language: "en", text: MessageText(pieces: [.plural(0, [.other: text])]))
        let error = #expect(throws: StringTableError.self) { try builder.bytes() }
        #expect(error?.code == .tooLarge)
    }

    @Test("states are ordered by how sure they are")
    func states() {
        let states: [EntryState] = [.translated, .new, .machineTranslated, .needsReview, EntryState(rawValue: "odd")]
        #expect(states.sorted().map(\.rawValue) == ["new", "needs_review", "odd", "machine_translated", "translated"])
        #expect(EntryState.worst(of: [.translated, .needsReview, .machineTranslated]) == .needsReview)
        #expect(EntryState.worst(of: []) == .translated)
    }
}

@Suite("Reading format strings")
struct MessageTextTests {
    @Test(
        "what reads memory or has no meaning in a text is refused, with its place",
        arguments: [
            ("ab %n", 3), ("%s", 0), ("%1$s", 0), ("%S", 0), ("%p", 0), ("%c", 0), ("%C", 0), ("%a", 0), ("%A", 0),
            ("%arg", 0), ("%*d", 0), ("%.*f", 0), ("é %ln", 3), ("%0$@", 0), ("%100$@", 0),
            ("%99999999999999999999$@", 0),
            ("%99999d", 0), ("%.99999f", 0), ("%-041d", 0), ("%#@nobody@", 0), ("%1$#@nobody@", 0), ("%hhn", 0),
        ])
    func refused(text: String, offset: Int) {
        let error = #expect(throws: StringTableError.self) { try MessageText(parsing: text) }
        #expect(error?.code == .placeholderRefused)
        #expect(error?.offset == offset)
    }

    @Test(
        "a per cent sign before anything else is a per cent sign",
        arguments: [
            "%", "100 %", "%)", "63% de", "%オ", "% d", "%.", "%-", "%$@", "%1$", "%ll", "%#", "%é", "%\"",
        ])
    func perCent(text: String) throws {
        #expect(try MessageText(parsing: text).pieces == [.words(text)])
    }

    @Test("a text takes at most so many arguments")
    func manyArguments() throws {
        #expect(try MessageText(parsing: String(repeating: "%@", count: 99)).pieces.count == 99)
        #expect(throws: StringTableError.self) { try MessageText(parsing: String(repeating: "%@", count: 100)) }
    }

    @Test("the form for the most things stands in for the one that is missing")
    func missingOther() throws {
        let text = try plural([.one: "%d day", .few: "%d few", .many: "%d many"])
        guard case .plural(0, let forms)? = text.pieces.first else {
            Issue.record("no plural")
            return
        }
        #expect(forms[.other] == forms[.many])
        #expect(throws: StringTableError.self) { try MessageText(plural: [:]) }
        #expect(throws: StringTableError.self) { try plural([.one: "%1$d", .other: "%2$d"]) }
    }

    @Test(
        "decimal digits are rounded half to even",
        arguments: [
            ("1.005", "1.00"), ("1.015", "1.02"), ("1.0051", "1.01"), ("9.995", "10.00"), ("-0.125", "-0.12"),
            ("7", "7.00"),
            ("99.999", "100.00"), ("0.5", "0.50"), ("+1.239", "1.24"),
        ])
    func rounding(digits: String, expected: String) throws {
        let localizer = Localizer(
            tables: [try table(("k", "en", "%.2f"))], formatting: PlainValueFormatting(), isolation: .none)
        #expect(localizer.languageSelectedString(forKey: "k", arguments: [.decimal(digits)]) == expected)
    }

    @Test("rounding to whole numbers shows no point")
    func roundingToWhole() throws {
        let localizer = Localizer(
            tables: [try table(("k", "en", "%.0f"))], formatting: PlainValueFormatting(), isolation: .none)
        #expect(localizer.languageSelectedString(forKey: "k", arguments: [.decimal("2.5")]) == "2")
        #expect(localizer.languageSelectedString(forKey: "k", arguments: [.decimal("3.5")]) == "4")
        #expect(localizer.languageSelectedString(forKey: "k", arguments: [.decimal("9.9")]) == "10")
    }
}
