import Foundation
import JSONText
import Languages
import MessageRendering
import PurchaseMessages
import TestSupport
import Testing

@Suite("A message as JSON")
struct JSONRendererTests {
    let renderer = JSONRenderer()
    let schema: JSONSchema

    init() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = folder.appendingPathComponent("Sources/MessageRendering/PurchaseMessages.schema.json")
        schema = JSONSchema(try JSON(String(contentsOf: file, encoding: .utf8)))
    }

    private func document(_ messages: PurchaseMessage...) throws -> JSON {
        try JSON(text(renderer.document(messages)))
    }

    private func text(_ value: JSONValue) -> String { value.text(style: .compact) }

    @Test("has every member, sorted, the same text each time")
    func bytes() throws {
        let message = try Samples.deferred(in: "he")
        let text = self.text(renderer.value(message))
        #expect(
            text
                == #"{"accessibilityText":"ממתין לאישור. אחרי האישור: Coins.","body":"אחרי האישור: "#
                + "\u{2068}Coins\u{2069}"
                + #".","buttons":[{"action":"dismiss","id":"ok","role":"default","title":"אישור"}],"#
                + #""direction":"rtl","id":"purchase.deferred","language":"he","parameters":{"product":"#
                + #"{"formatted":"Coins","type":"product","value":{"id":"shop.coins","kind":"consumable"}}},"#
                + #""presentation":"sheet","requestedLanguage":"he","severity":"info","state":"needs_review","#
                + #""title":"ממתין לאישור"}"#)
        #expect(text == self.text(renderer.value(try Samples.deferred(in: "he"))))
    }

    @Test("follows the schema, whatever the message holds")
    func follows() throws {
        let names = ["", "\"", "\\", "\u{1B}", "\u{202E}", "%@", "{", "<b>", "\n"]
        let hostile = try names.flatMap { name in
            try [Samples.deferred(in: "he", product: name), Samples.deferred(in: "tlh", product: name)]
        }
        let messages = hostile + [try Samples.everything(), try Samples.silent()]
        let document = try JSON(text(renderer.document(messages)))
        #expect(schema.faults(of: document) == [])
        #expect(schema.faults(of: try self.document()) == [])
        for (index, name) in zip(stride(from: 0, to: 18, by: 2), names) {
            let shown = document["messages"]?[index]?["parameters"]?["product"]?["formatted"]
            #expect(shown == .string(name.isEmpty ? "shop.coins" : name))
        }
    }

    @Test("writes each type of value as data and as text")
    func types() throws {
        let parameters = try document(Samples.everything())["messages"]?[0]?["parameters"]
        #expect(parameters?["money"]?["value"] == .object(["amount": .string("-4.99"), "currency": .string("EUR")]))
        #expect(parameters?["money"]?["formatted"] == .string("EUR -4.99"))
        #expect(parameters?["day"]?["value"] == .string("2026-11-30"))
        #expect(parameters?["percent"]?["value"] == .string("0.42"))
        #expect(parameters?["integer"]?["value"] == .number(-2))
        #expect(parameters?["list"]?["value"] == .array([.string("x"), .string("y")]))
        #expect(parameters?["string"]?["value"] == .string("a \"b\""))
    }

    @Test(
        "is refused by the schema where it is wrong",
        arguments: [
            "no version", "another version", "no id", "a member too many", "a direction that is none",
            "a state that is none", "a silent message with a text", "a message without spoken text",
            "a tag that is none",
            "a button without title", "a role that is none", "money as a number", "a day that is none",
            "a parameter without type", "a product without kind", "an integer with a fraction", "a list of numbers",
        ])
    func refused(_ fault: String) throws {
        var document = try document(Samples.deferred(in: "en"), Samples.everything(), Samples.silent())
        #expect(schema.faults(of: document) == [])
        var messages = try #require(document["messages"])
        switch fault {
        case "no version": document["schemaVersion"] = nil
        case "another version": document["schemaVersion"] = .number(2)
        case "no id": messages[0]?["id"] = nil
        case "a member too many": messages[0]?["colour"] = .string("red")
        case "a direction that is none": messages[0]?["direction"] = .string("up")
        case "a state that is none": messages[0]?["state"] = .string("good")
        case "a silent message with a text": messages[2]?["title"] = .string("Cancelled")
        case "a message without spoken text": messages[0]?["accessibilityText"] = .null
        case "a tag that is none": messages[0]?["language"] = .string("e")
        case "a button without title": messages[0]?["buttons"]?[0]?["title"] = .string("")
        case "a role that is none": messages[0]?["buttons"]?[0]?["role"] = .string("boss")
        case "money as a number": messages[1]?["parameters"]?["money"]?["value"]?["amount"] = .number(4.99)
        case "a day that is none": messages[1]?["parameters"]?["day"]?["value"] = .string("30.11.2026")
        case "a parameter without type": messages[1]?["parameters"]?["day"]?["type"] = nil
        case "a product without kind": messages[1]?["parameters"]?["product"]?["value"]?["kind"] = nil
        case "an integer with a fraction": messages[1]?["parameters"]?["integer"]?["value"] = .number(1.5)
        case "a list of numbers": messages[1]?["parameters"]?["list"]?["value"] = .array([.number(1)])
        default: Issue.record("unknown fault")
        }
        document["messages"] = messages
        #expect(!schema.faults(of: document).isEmpty)
    }
}
