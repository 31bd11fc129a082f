import Languages
import TestSupport
import Testing

@testable import StringTables

@Suite("Random patterns")
struct RandomPatternTests {
    private static let fragments = [
        "%", "%", "%", "%", "@", "d", "lld", "u", "f", ".2f", "x", "1$", "2$", "3$", "9$", "99$", "0", "5", "12", "-",
        "+", " ",
        "#", "'", ".", "%%", "%@", "%d", "%2$@", "#@v@", "#@w@", "%#@v@", "%1$#@w@", "%arg", "e", "g", "o", "X", "ll",
        "h", "z",
        "n", "s", "*", "a", "é", "€", "𝄞", "\u{2068}", "\u{2069}", "words ", "\n", "\0", "",
    ]

    private func pattern(using random: inout SplitMix64) -> String {
        (0..<Int.random(in: 0...12, using: &random)).map { _ in Self.fragments.randomElement(using: &random) ?? "" }
            .joined()
    }

    private func forms(using random: inout SplitMix64) -> [PluralCategory: String] {
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases where Bool.random(using: &random) {
            forms[category] = pattern(using: &random)
        }
        return forms
    }

    private func argument(using random: inout SplitMix64) -> MessageArgument {
        let bits = UInt64.random(in: 0...UInt64.max, using: &random) >> UInt64.random(in: 0...63, using: &random)
        let words = [
            "", "Ann", "a\u{2069}", "\u{2067}", "%@ %n", "жук", "1.5", "-0", "x" + String(repeating: "é", count: 400),
        ]
        switch Int.random(in: 0...5, using: &random) {
        case 0: return .integer(Int64(truncatingIfNeeded: bits))
        case 1: return .unsigned(bits)
        case 2: return .decimal("\(Bool.random(using: &random) ? "-" : "")\(bits % 1_000).\(bits % 97)")
        case 3: return .decimal(words.randomElement(using: &random) ?? "")
        case 4: return .formatted(words.randomElement(using: &random) ?? "")
        default: return .string(words.randomElement(using: &random) ?? "")
        }
    }

    /// A pattern with variables, at times in a choice by device or width, or nil where the pattern is refused.
    private func text(using random: inout SplitMix64) -> MessageText? {
        let variables = [
            "v": MessageVariable(
                forms: forms(using: &random),
                valueType: ["d", "lu", ".1f", "@", nil, "?"].randomElement(using: &random) ?? nil),
            "w": MessageVariable(forms: forms(using: &random), argument: Bool.random(using: &random) ? 2 : nil),
        ]
        guard let text = try? MessageText(parsing: pattern(using: &random), variables: variables) else { return nil }
        switch Int.random(in: 0...9, using: &random) {
        case 0: return try? MessageText(devices: [.mac: text, .other: MessageText(words: pattern(using: &random))])
        case 1: return try? MessageText(widths: [4: text, 9: MessageText(words: pattern(using: &random))])
        case 2: return try? MessageText(plural: [.one: text, .many: MessageText(words: "m")], argument: 1)
        default: return text
        }
    }

    @Test(
        "a hundred thousand patterns never crash, are filled twice alike and read back as they were", arguments: 1...20)
    func patterns(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let languages: [LanguageTag] = ["en", "ru", "ar", "ja", "fr"]
        var read = 0
        for _ in 0..<5_000 {
            guard let text = text(using: &random) else { continue }
            read += 1
            let bytes = try TextWriter.bytes(of: text)
            let back = bytes.withUnsafeBufferPointer { TableBytes(bytes: $0).messageText(at: 0) }
            #expect(back == text, "seed \(seed)")
            #expect(String(validating: bytes, as: UTF8.self) != nil, "seed \(seed)")

            let arguments = (0..<Int.random(in: 0...4, using: &random)).map { _ in argument(using: &random) }
            let language = languages.randomElement(using: &random) ?? "en"
            let width = Int.random(in: 0...20, using: &random)
            let results = try [ArgumentIsolation.isolate, .isolate, .none].map {
                try filled(
                    text, arguments, language: language, isolation: $0, device: .mac, width: width)
            }
            #expect(results[0] == results[1], "seed \(seed)")
            #expect(results[0].misfits == results[2].misfits, "seed \(seed)")
            #expect(Array(results[0].text.utf8) == Array(results[1].text.utf8), "seed \(seed)")
            #expect(String(validating: Array(results[0].text.utf8), as: UTF8.self) != nil, "seed \(seed)")
        }
        // Most fragments fit together.
        #expect(read > 1_000, "seed \(seed)")
    }

    @Test("damaged bytes of a text give a text or none, valid in either case", arguments: 1...10)
    func damage(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let style = FillingStyle(
            language: "ru", rules: .cardinal(for: "ru"), formatting: PlainValueFormatting(), isolation: .isolate)
        var whole = 0
        for _ in 0..<2_000 {
            guard let text = text(using: &random) else { continue }
            var bytes = try TextWriter.bytes(of: text)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0...3, using: &random) {
                case 0 where bytes[index] < 0x80: bytes[index] = UInt8.random(in: 0..<0x80, using: &random)
                case 1 where bytes[index] < 0x80: bytes[index] ^= 1
                case 2: bytes = Array(bytes[...index])
                default: bytes.append(contentsOf: bytes[index...])
                }
            }
            // A table is checked for UTF-8 before a text of it is filled.
            guard String(validating: bytes, as: UTF8.self) != nil else { continue }
            let arguments = (0..<3).map { _ in argument(using: &random) }
            bytes.withUnsafeBufferPointer { buffer in
                let table = TableBytes(bytes: buffer)
                if table.messageText(at: 0) != nil { whole += 1 }
                for offset in [0, 1, buffer.count - 1, buffer.count, -1, .max] {
                    var filling = TextFilling(table: table, arguments: arguments, style: style, width: 5)
                    guard let text = filling.text(at: offset) else { continue }
                    #expect(String(validating: Array(text.utf8), as: UTF8.self) != nil, "seed \(seed)")
                }
                _ = table.messageText(at: buffer.count / 2)
            }
        }
        #expect(whole > 10, "seed \(seed)")
    }

    @Test("words that begin or end within a character are no words")
    func cutWords() {
        let style = FillingStyle(
            language: "en", rules: .cardinal(for: "en"), formatting: PlainValueFormatting(), isolation: .isolate)
        // The size is the first byte of a character: C3, read as 67. Then one that ends within “é”.
        let begins = [0, 0, 1, UInt8(ascii: "w")] + Array(("é" + String(repeating: "a", count: 70)).utf8)
        let ends = [0, 0, 1, UInt8(ascii: "w"), 2] + Array("aé".utf8)
        let whole = [0, 0, 1, UInt8(ascii: "w"), 3] + Array("aé".utf8)
        for (bytes, expected) in [(begins, nil), (ends, nil), (whole, "aé")] as [([UInt8], String?)] {
            #expect(String(validating: bytes, as: UTF8.self) != nil)
            bytes.withUnsafeBufferPointer { buffer in
                var filling = TextFilling(table: TableBytes(bytes: buffer), arguments: [], style: style)
                #expect(filling.text(at: 0) == expected)
            }
        }
    }

    @Test("outside words and names every byte of a text is ASCII, for every number that the format holds")
    func ascii() throws {
        for size in [0, 1, 126, 127, 128, 129, 16_383, 16_384, 200_000] {
            let words = String(repeating: "w", count: size)
            let inner = MessageText(pieces: [
                .words(words), .argument(98, Conversion(.decimal, width: 40, precision: 40)),
            ])
            let text = MessageText(pieces: [
                .plural(98, [.one: inner, .other: inner]), .width([size: inner]), .device([.mac: inner]),
            ])
            let bytes = try TextWriter.bytes(of: text)
            #expect(bytes.allSatisfy { $0 < 0x80 })
            #expect(bytes.withUnsafeBufferPointer { TableBytes(bytes: $0).messageText(at: 0) } == text)
        }
    }

    @Test("what the format does not hold is refused")
    func refused() {
        let tooMany = MessageText(pieces: Array(repeating: .argument(0, .value), count: 16_384))
        for text in [
            tooMany, MessageText(pieces: [.argument(127, .value)]),
            MessageText(pieces: [.plural(200, [.other: tooMany])]),
            MessageText(pieces: [.width([1 << 28: MessageText(words: "")])]),
            MessageText(pieces: [
                .device([Device(rawValue: String(repeating: "d", count: 128)): MessageText(words: "")])
            ]),
        ] {
            let error = #expect(throws: StringTableError.self) { try TextWriter.bytes(of: text) }
            #expect(error?.code == .tooLarge)
        }
    }
}
