import JSONText
import Languages
import MessageRendering
import PurchaseMessages
import Purchases
import StringTables
import TestSupport
import Testing

@Suite("A text that is too long")
struct ShorteningTests {
    private func retention(_ body: String, parameters: [MessageParameter] = []) throws -> (
        text: String, notes: [RenderingNote]
    ) {
        let message = PurchaseMessage(
            id: "retention.message", language: "en", requestedLanguage: "en", direction: .leftToRight, severity: .info,
            presentation: .sheet, title: "Stay", body: body, buttons: [], accessibilityText: body,
            parameters: parameters, state: .translated)
        let rendered = RetentionRenderer().render(message)
        let root = try JSONDocument(parsing: rendered.bytes).root
        return (try #require(root["body"]?.string), rendered.notes)
    }

    @Test("ends at a word, with an ellipsis, and the notes say by how much")
    func word() throws {
        let long = String(repeating: "Stay for one more month, ", count: 8)
        let (text, notes) = try retention(long)
        #expect(text.hasPrefix("Stay for one more month, Stay"))
        #expect(text.hasSuffix(" Stay for one more…"))
        #expect(text.utf16.count <= 144)
        let lengths = RenderingNote.Lengths(from: long.utf16.count, to: text.utf16.count)
        #expect(notes == [RenderingNote(kind: .shortened, part: "body", limit: .retentionBody, lengths: lengths)])
        #expect(
            notes.first?.description == "body shortened: at most 144 UTF-16 code units, from 200 to \(text.utf16.count)"
        )
        #expect(try retention(String(repeating: "a", count: 144)).notes == [])
    }

    @Test("never shows a part of an amount, wherever the end falls", arguments: [true, false])
    func amounts(isolated: Bool) throws {
        let price = "US$1,234,567.89"
        let currency = try #require(CurrencyCode("USD"))
        let value = MessageValue.money(Money(Amount(minorUnits: 123_456_789, digits: 2), currency))
        let parameter = MessageParameter(name: "price", value: value, formatted: price)
        let shown = isolated ? "\u{2068}\(price)\u{2069}" : price
        var kept = 0
        for start in 100...150 {
            let body = String(repeating: "x", count: start) + shown + String(repeating: "y", count: 60)
            let (text, notes) = try retention(body, parameters: [parameter])
            #expect(notes.count == 1)
            if text.contains(price) { kept += 1 } else { #expect(!text.contains("$") && !text.contains("U")) }
            #expect(text.utf16.count <= 144)
        }
        #expect(kept > 10)
        // Not even one that takes most of the room, where a name would be cut.
        let long = String(repeating: "9,", count: 60)
        let body = String(repeating: "x", count: 40) + (isolated ? "\u{2068}\(long)\u{2069}" : long)
        let amount = MessageParameter(name: "price", value: value, formatted: long)
        #expect(try retention(body, parameters: [amount]).text == String(repeating: "x", count: 40) + "…")
        let name = MessageParameter(name: "price", value: .string(long), formatted: long)
        #expect(try retention(body, parameters: [name]).text.count > 140)
    }

    @Test(
        "keeps whole characters",
        arguments: ["👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🇩🇪", "e\u{301}\u{323}", "長", "ก็", "שָׁ", "क्षि", "👍🏽"])
    func characters(unit: String) throws {
        for lead in ["", "a", "ab", "abc"] {
            let body = lead + String(repeating: unit, count: 200)
            let (text, _) = try retention(body)
            let marks: Set<Character> = ["\u{200E}", "\u{200F}"]
            let shown = text.filter { !marks.contains($0) }
            #expect(shown.hasSuffix("…"))
            #expect(Array(shown.dropLast()) == Array(body.prefix(shown.count - 1)), "\(unit)")
            #expect(text.utf16.count <= 144)
            // What is left of the room is less than one more character.
            #expect(text.utf16.count + unit.utf16.count > 144)
        }
    }

    @Test("of one character that is longer than the limit leaves the ellipsis")
    func oneCharacter() throws {
        let family = "👩" + String(repeating: "\u{200D}👩", count: 100)
        #expect(family.count == 1)
        #expect(try retention(family).text == "…")
    }

    @Test(
        "is the body first, then the title, in a payload of which all counts",
        arguments: [RenderingFormat.apns, .fcm, .webPush])
    func payload(format: RenderingFormat) throws {
        let limit = format == .webPush ? 3993 : 4096
        for unit in ["a", "é", "\"", "長", "👨‍👩‍👧", "\\"] {
            let long = String(repeating: unit, count: 5000)
            let body = format.renderer.render(Samples.message(title: "Title", body: long))
            #expect(body.notes.map(\.part) == ["body"])
            #expect(body.text.contains("\"Title\""))
            #expect((limit - 40...limit).contains(body.bytes.count), "\(unit): \(body.bytes.count)")
            let both = format.renderer.render(Samples.message(title: long, body: long))
            #expect(both.notes.map(\.part) == ["body", "title"])
            #expect((limit - 40...limit).contains(both.bytes.count), "\(unit): \(both.bytes.count)")
            #expect(both.notes.last?.lengths?.to == both.bytes.count)
        }
    }

    @Test("is the longest value where a device writes the text; keys stay whole")
    func localized() throws {
        let rendered = RenderingFormat.localizedAPNs.renderer.render(
            try Samples.deferred(in: "en", product: String(repeating: "Coins ", count: 2000)))
        #expect(rendered.notes.map(\.part) == ["parameter.product"])
        #expect((4056...4096).contains(rendered.bytes.count))
        let alert = try JSONDocument(parsing: rendered.bytes).root["aps"]?["alert"]
        #expect(alert?["loc-key"]?.string == "purchase.deferred.body")
        let value = try #require(alert?["loc-args"]?.elements.first?.string)
        #expect(value.hasPrefix("\u{2068}Coins Coins") && value.hasSuffix("Coins…\u{2069}"))
    }

    @Test(
        "cannot help a message whose name alone is over the limit",
        arguments: [RenderingFormat.apns, .localizedAPNs, .fcm, .webPush])
    func impossible(format: RenderingFormat) throws {
        let message = PurchaseMessage(
            id: MessageID(String(repeating: "a", count: 5000)), language: "en", requestedLanguage: "en",
            direction: .leftToRight, severity: .info, presentation: .push, title: "Title", body: "Body", buttons: [],
            accessibilityText: "Title", parameters: [], state: .translated)
        let rendered = format.renderer.render(message)
        #expect(rendered.bytes.isEmpty)
        #expect(rendered.notes.map(\.kind) == [.unsuited])
    }

    @Test("keeps its isolates balanced and is a beginning of the text, whatever it holds")
    func random() throws {
        let first = UInt64.random(in: 0...UInt64.max)
        for seed in (0..<60).map({ first &+ $0 }) {
            var generator = SplitMix64(seed: seed)
            let (text, notes) = try retention(HostileTexts.random(using: &generator, pieces: 80) + "end")
            if notes.isEmpty { continue }
            var depth = 0
            for scalar in text.unicodeScalars {
                if (0x2066...0x2068).contains(scalar.value) { depth += 1 }
                if scalar.value == 0x2069 { depth -= 1 }
                #expect(depth >= 0, "seed \(seed)")
            }
            #expect(depth == 0, "seed \(seed)")
            #expect(text.hasSuffix("…") && text.utf16.count <= 144, "seed \(seed)")
            #expect(text.utf16.count > 60, "seed \(seed): \(text.debugDescription)")
        }
    }
}
