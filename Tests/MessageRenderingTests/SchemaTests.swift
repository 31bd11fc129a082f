import Foundation
import JSONText
import MessageRendering
import PurchaseMessages
import TestSupport
import Testing

@Suite("The schema of a format")
struct SchemaTests {
    private static let formats = RenderingFormat.allCases.filter { $0.isJSONLine || $0 == .json }

    /// A document with as many members as the format has, and its schema.
    private func sample(_ format: RenderingFormat) throws -> (JSON, JSONSchema) {
        let message = Samples.message(title: "Title", body: "Body", buttons: ["Again", "No"], value: "Coins")
        let renderer: any MessageRenderer =
            switch format {
            case .webPush: WebPushRenderer(opening: "https://shop.example")
            case .apns: APNsRenderer(threadID: "shop")
            default: format.renderer
            }
        let name = [
            RenderingFormat.json: "PurchaseMessages", .apns: "APNs", .localizedAPNs: "APNs", .fcm: "FCM",
            .webPush: "WebPush", .slack: "Slack", .retention: "Retention", .alert: "Alert",
        ]
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/MessageRendering")
        let file = folder.appendingPathComponent("\(try #require(name[format])).schema.json")
        let document = JSON(try JSONDocument(parsing: renderer.render(message).bytes).root)
        return (document, JSONSchema(try JSON(String(contentsOf: file, encoding: .utf8))))
    }

    /// The document with each of its values changed in turn.
    private func variants(of value: JSON, changing change: (JSON) -> JSON?) -> [JSON] {
        var variants = change(value).map { [$0] } ?? []
        switch value {
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                for variant in self.variants(of: element, changing: change) {
                    var changed = elements
                    changed[index] = variant
                    variants.append(.array(changed))
                }
            }
        case .object(let members):
            for (name, member) in members {
                for variant in self.variants(of: member, changing: change) {
                    variants.append(.object(members.merging([name: variant]) { $1 }))
                }
            }
        default: break
        }
        return variants
    }

    @Test("refuses a member that no object knows", arguments: formats)
    func unknownMember(format: RenderingFormat) throws {
        let (document, schema) = try sample(format)
        #expect(schema.faults(of: document) == [])
        let variants = variants(of: document) { value in
            guard case .object(var members) = value else { return nil }
            members["colour"] = .number(1)
            return .object(members)
        }
        #expect(!variants.isEmpty)
        for variant in variants { #expect(schema.faults(of: variant) != [], "\(variant)") }
    }

    @Test("refuses a number in the place of every text", arguments: formats)
    func wrongType(format: RenderingFormat) throws {
        let (document, schema) = try sample(format)
        let variants = variants(of: document) { value in
            if case .string = value { .number(1) } else { nil }
        }
        #expect(variants.count >= 2)
        for variant in variants { #expect(schema.faults(of: variant) != [], "\(variant)") }
    }

    @Test("refuses a document without one of the members that are always there", arguments: formats)
    func missingMember(format: RenderingFormat) throws {
        let (document, schema) = try sample(format)
        let optional = [
            "title", "body", "sound", "thread-id", "category", "title-loc-args", "loc-args", "title-loc-key", "loc-key",
            "web_push", "style", "message", "buttons", "parameters", "product",
        ]
        guard case .object(let members) = document else { return }
        for name in members.keys where !optional.contains(name) {
            var changed = members
            changed[name] = nil
            #expect(schema.faults(of: .object(changed)) != [], "\(name)")
        }
    }
}
