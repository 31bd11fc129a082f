import Languages
import StringTables
import Testing

@Suite("Filling texts")
struct TextFillingTests {
    @Test("what does not fit is told with its place, what was asked and what was given")
    func misfits() throws {
        let text = try MessageText(parsing: "%1$lld %2$@ %3$.1f %4$x %1$lld")
        let result = try filled(text, [.string("x"), .integer(2), .decimal("one"), .decimal("1.5"), .string("y")])
        #expect(result.text == "\u{FFFD} 2 \u{FFFD} \u{FFFD} \u{FFFD}")
        #expect(result.misfits.map(\.problem) == [.wrongKind, .wrongKind, .wrongKind, .extra])
        #expect(result.misfits.map(\.place) == [0, 2, 3, 4])
        #expect(result.misfits.map(\.given) == [.string, .decimal, .decimal, .string])
        #expect(result.misfits[0].asked == .integer)
        #expect(result.misfits[3].asked == nil)
        #expect(result.misfits[0].description == "argument 1 is a string; the text asks for “%d”")
        let missing = try filled(text, [])
        #expect(missing.misfits.map(\.problem) == [.missing, .missing, .missing, .missing])
        #expect(missing.misfits.map(\.place) == [0, 1, 2, 3])
        #expect(missing.text == "\u{FFFD} \u{FFFD} \u{FFFD} \u{FFFD} \u{FFFD}")
    }

    @Test("a number that chooses a form is asked for even where no form shows it")
    func choosingMisfits() throws {
        let text = try plural([.one: "apple", .other: "apples"])
        #expect(try filled(text, []).misfits.map(\.problem) == [.missing])
        #expect(
            try filled(text, [.string("1")]).misfits.map(\.description) == [
                "argument 1 is a string; the text asks for a number"
            ])
        #expect(try filled(text, [.string("1")]).text == "apples")
        #expect(try filled(text, [.formatted("a")]).misfits == [])
        #expect(try filled(text, [.integer(1), .integer(2)]).misfits.map(\.problem) == [.extra])
    }

    @Test("the form follows the number as it is shown")
    func shownNumber() throws {
        func form(_ format: String, _ argument: MessageArgument, _ language: LanguageTag = "en") throws -> String {
            let text = try plural([.zero: "none", .one: "\(format) one", .other: "\(format) other"])
            return try filled(text, [argument], language: language).text
        }
        #expect(try form("%d", .integer(1)) == "1 one")
        #expect(try form("%.2f", .integer(1)) == "1.00 other")
        #expect(try form("%.2f", .unsigned(1)) == "1.00 other")
        #expect(try form("%.2f", .decimal("1")) == "1.00 other")
        #expect(try form("%.0f", .decimal("1.4")) == "1 one")
        #expect(try form("%.0f", .decimal("0.4")) == "none")
        #expect(try form("%.1f", .decimal("0.04")) == "none")
        #expect(try form("%.1f", .decimal("-0.04")) == "none")
        #expect(try form("%d", .decimal("1")) == "1 one")
        #expect(try form("%d", .decimal("1.00")) == "1 one")
        #expect(try form("%@", .decimal("1.00")) == "1.00 other")
        #expect(try form("%f", .decimal("1.0")) == "1.0 other")
        #expect(try form("%g", .decimal("1.0")) == "1 one")
        #expect(try form("%x", .integer(1)) == "1 one")
        #expect(try form("%.1f", .decimal("1.96"), "fr") == "2.0 other")
        #expect(try form("%.1f", .decimal("1.94"), "fr") == "1.9 one")
        #expect(try form("%d", .integer(-1)) == "-1 one")
    }

    @Test("an explicit form for nothing wins for 0 in every language", arguments: ["en", "ru", "ja", "ar", "lv", "fr"])
    func zero(language: LanguageTag) throws {
        let text = try plural([.zero: "none", .one: "%d a", .few: "%d b", .many: "%d c", .other: "%d d"])
        #expect(try filled(text, [.integer(0)], language: language).text == "none")
        #expect(try filled(text, [.unsigned(0)], language: language).text == "none")
        #expect(try filled(text, [.decimal("0.00")], language: language).text == "none")
        #expect(try filled(text, [.integer(1)], language: language).text != "none")
    }

    @Test("a device takes its own words, then those for others, then those of its kin")
    func devices() throws {
        func chosen(_ names: [Device], _ device: Device) throws -> String {
            var texts: [Device: MessageText] = [:]
            for name in names { texts[name] = MessageText(words: name.rawValue) }
            return try filled(MessageText(devices: texts), [], device: device).text
        }
        #expect(try chosen([.iphone, .mac, .other], .mac) == "mac")
        #expect(try chosen([.iphone, .mac, .other], .appletv) == "other")
        #expect(try chosen([.iphone, .mac, .other], .ipad) == "other")
        #expect(try chosen([.iphone, .mac, .applewatch], .ipad) == "iphone")
        #expect(try chosen([.iphone, .mac, .applewatch], .ipod) == "iphone")
        #expect(try chosen([.iphone, .mac, .applewatch], .other) == "mac")
        #expect(try chosen([.mac, .applewatch], .ipad) == "mac")
        #expect(try chosen([.iphone, .applewatch], .mac) == "applewatch")
        #expect(try chosen([Device(rawValue: "car"), .mac], Device(rawValue: "car")) == "car")
        #expect(throws: StringTableError.self) { try MessageText(devices: [:]) }
    }

    // Source: Apple, `variantFittingPresentationWidth(_:)`.
    @Test(
        "the widest text that fits is taken, the narrowest where none does, the widest where there is room",
        arguments: [
            (10, "Hi!"), (25, "Hello!"), (70, "Greetings!"), (69, "Hello!"), (0, "Hi!"), (-5, "Hi!"),
            (nil, "Greetings!"),
        ])
    func widths(width: Int?, expected: String) throws {
        let texts = [1: "Hi!", 20: "Hello!", 70: "Greetings!"].mapValues { MessageText(words: $0) }
        #expect(try filled(MessageText(widths: texts), [], width: width).text == expected)
        #expect(throws: StringTableError.self) { try MessageText(widths: [:]) }
        #expect(throws: StringTableError.self) { try filled(MessageText(widths: [-1: MessageText(words: "")]), []) }
    }

    @Test("devices, widths and plural forms stand inside one another, eight deep")
    func nesting() throws {
        let taps = try plural([.one: "Tap %d time", .other: "Tap %d times"])
        let clicks = try plural([.one: "Click %d time", .other: "Click %d times"])
        let text = MessageText(pieces: [
            .words("<"),
            .device([.mac: clicks, .other: MessageText(pieces: [.width([1: MessageText(words: "Tap"), 20: taps])])]),
            .words("> "), .argument(1, .value),
        ])
        let arguments: [MessageArgument] = [.integer(2), .string("end")]
        #expect(try filled(text, arguments, device: .mac).text == "<Click 2 times> end")
        #expect(try filled(text, arguments, device: .iphone).text == "<Tap 2 times> end")
        #expect(try filled(text, arguments, device: .iphone, width: 5).text == "<Tap> end")

        var deep = MessageText(words: "deep")
        for level in 0..<8 {
            deep = MessageText(pieces: [level.isMultiple(of: 2) ? .device([.mac: deep]) : .width([3: deep])])
        }
        #expect(try filled(deep, []).text == "deep")
        let deeper = MessageText(pieces: [.plural(0, [.other: deep])])
        let error = #expect(throws: StringTableError.self) { try filled(deeper, []) }
        #expect(error?.code == .tooLarge)
        let empty = #expect(throws: StringTableError.self) { try filled(MessageText(pieces: [.plural(0, [:])]), []) }
        #expect(empty?.code == .formsMissing)
    }

    @Test(
        "an argument stays in its isolate, whatever controls it holds",
        arguments: [
            "", "a", "a\u{2069}b", "\u{2069}\u{2069}\u{2069}", "\u{2066}", "\u{2067}a\u{2068}b",
            "\u{2069}\u{2066}\u{2069}\u{2069}",
            "\u{202A}a", "\u{202E}a\u{202C}\u{202C}", "\u{202B}\u{2066}\u{2069}", "é\u{2065}\u{206A}", "\u{E2}\u{81}",
            "12345678\u{2069}12345678\u{2067}1234567\u{2069}", "\u{2E80}\u{2040}x",
            String(repeating: "\u{2068}", count: 3_000),
        ])
    func isolates(argument: String) throws {
        let text = try filled(MessageText(parsing: "<%@>"), [.string(argument)], isolation: .isolate).text
        let inside = Array(text.unicodeScalars.dropFirst().dropLast())
        #expect(text.unicodeScalars.first == "<")
        #expect(text.unicodeScalars.last == ">")
        guard !argument.isEmpty else {
            #expect(inside.isEmpty)
            return
        }
        #expect(inside.first == "\u{2068}")
        // The isolate that was opened first is closed last, and nothing else was changed but stray ends.
        var depth = 0
        for (index, scalar) in inside.enumerated() {
            if (0x2066...0x2068).contains(scalar.value) { depth += 1 }
            if scalar.value == 0x2069 { depth -= 1 }
            #expect((depth == 0) == (index == inside.count - 1))
        }
        let isolates = 0x2066...0x2069 as ClosedRange<UInt32>
        #expect(
            inside.filter { !isolates.contains($0.value) }
                == argument.unicodeScalars.filter { !isolates.contains($0.value) })
        let plain = try filled(MessageText(parsing: "<%@>"), [.string(argument)]).text
        #expect(Array(plain.utf8) == Array("<\(argument)>".utf8))
    }

    @Test("texts longer than any buffer are whole")
    func long() throws {
        let words = String(repeating: "жжж", count: 700)
        let name = String(repeating: "имя ", count: 900)
        for isolation in [ArgumentIsolation.none, .isolate] {
            let (open, close) = isolation == .none ? ("", "") : ("\u{2068}", "\u{2069}")
            let result = try filled(
                MessageText(parsing: "\(words)%@\(words)%lld"), [.string(name), .integer(.min)], isolation: isolation)
            #expect(result.text == "\(words)\(open)\(name)\(close)\(words)\(open)\(Int64.min)\(close)")
        }
    }

    @Test(
        "whole numbers are written as Swift writes them",
        arguments: [0, 1, -1, 9, 10, 99, 100, 12_345, .max, .min] as [Int64])
    func integers(value: Int64) throws {
        #expect(
            try filled(MessageText(parsing: "%lld %@ %f"), Array(repeating: .integer(value), count: 3)).text
                == "\(value) \(value) \(value)")
    }

    @Test(
        "real texts of public translation files",
        arguments: [
            ("%1$@ has %2$lld seats", "Ann has 7 seats"), ("Actualizare în %02u:%02u", "Actualizare în \u{FFFD}:07"),
            ("63% de descuento", "63% de descuento"), ("Laatste reset %0 geleden", "Laatste reset %0 geleden"),
            ("%2$lld of %2$lld (%3$.1f%%)", "7 of 7 (12.5%)"), ("100%", "100%"), ("%@'s items", "Ann's items"),
            ("Version %@ (%2$i)", "Version Ann (7)"), ("%1$@\n%3$@", "Ann\n12.50"),
        ])
    func real(format: String, expected: String) throws {
        let text = try MessageText(parsing: format)
        #expect(try filled(text, [.string("Ann"), .integer(7), .decimal("12.50")]).text == expected)
    }
}
