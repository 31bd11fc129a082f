import Foundation
import JSONText
import PurchaseMessages
import Purchases
import TestSupport
import Testing

@testable import ShoptalkTool

/// The schemas of the command's own documents, as they stand beside the sources.
enum MessageSchemas {
    static func schema(_ name: String) throws -> JSONSchema {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appendingPathComponent("Sources/ShoptalkTool/Messages/\(name).schema.json")
        return JSONSchema(try JSON(String(contentsOf: file, encoding: .utf8)))
    }
}

@Suite("shoptalk messages")
struct MessagesCommandTests {
    static let definitions = MessageCatalogue.builtIn.definitions

    private func ids(_ arguments: String...) async throws -> [String] {
        let run = await TestRun(["messages", "--format", "json"] + arguments)
        #expect(run.status == .success && run.error == "")
        let root = try JSONDocument(parsing: Array(run.output.utf8)).root
        return try #require(root["messages"]).elements.compactMap { $0["id"]?.string }
    }

    @Test("the catalogue is as recorded, as text and as JSON")
    func recorded() async {
        let text = await TestRun("messages")
        if let difference = GoldenFiles.difference(of: text.output, from: "messages.txt") {
            Issue.record("\(difference)")
        }
        let json = await TestRun("messages", "--format", "json", "--family", "refund")
        if let difference = GoldenFiles.difference(of: json.output, from: "messages-refund.json") {
            Issue.record("\(difference)")
        }
    }

    @Test("every definition follows the schema, and the schema refuses one with a member more or less")
    func schema() async throws {
        let run = await TestRun("messages", "--format", "json")
        let document = try JSON(run.output)
        let schema = try MessageSchemas.schema("MessageList")
        #expect(schema.faults(of: document) == [])
        guard case .array(let messages)? = document["messages"], case .object(let first)? = messages.first else {
            Issue.record("there are no messages")
            return
        }
        #expect(messages.count == Self.definitions.count)
        for name in first.keys {
            var less = first
            less[name] = nil
            #expect(
                schema.faults(of: .object(["schemaVersion": .number(1), "messages": .array([.object(less)])])) != [])
        }
        var more = first
        more["colour"] = .string("red")
        #expect(schema.faults(of: .object(["schemaVersion": .number(1), "messages": .array([.object(more)])])) != [])
    }

    @Test("of one option any value serves, and every option has to be met")
    func filters() async throws {
        let families: [MessageFamily] = [.refund, .deferred]
        #expect(
            try await ids("--family", "refund", "--family", "deferred")
                == Self.definitions.filter { families.contains($0.family) }.map(\.id.rawValue))
        #expect(
            try await ids("--family", "refund", "--family", "deferred", "--severity", "success")
                == Self.definitions.filter { families.contains($0.family) && $0.severity == .success }
                .map(\.id.rawValue))
        #expect(
            try await ids("--presentation", "none")
                == Self.definitions.filter(\.isSilent).map(\.id.rawValue))
        #expect(try await ids("--presentation", "none", "--family", "disclosure") == [])
    }

    @Test("messages that are named come once each, in the order they are named in, and are filtered too")
    func named() async throws {
        #expect(
            try await ids("store.offline", "purchase.deferred", "store.offline") == [
                "store.offline", "purchase.deferred",
            ])
        #expect(try await ids("store.offline", "purchase.deferred", "--family", "store") == ["store.offline"])
    }

    @Test("preview and messages select by the same options")
    func preview() async throws {
        let arguments = ["--family", "card", "--severity", "error", "--severity", "warning"]
        let run = await TestRun(["preview", "--format", "json"] + arguments)
        let messages = try #require(try JSONDocument(parsing: Array(run.output.utf8)).root["messages"]).elements
        let listed = await TestRun(["messages", "--format", "json"] + arguments)
        let list = try #require(try JSONDocument(parsing: Array(listed.output.utf8)).root["messages"]).elements
        #expect(!messages.isEmpty)
        #expect(messages.map { $0["id"]?.string } == list.map { $0["id"]?.string })
    }

    @Test("preview selects by the state of the texts that are used")
    func states() async throws {
        var counts: [String: Int] = [:]
        for state in ["new", "needs_review", "machine_translated", "translated"] {
            let run = await TestRun(
                "preview", "--all-languages", "--family", "deferred", "--format", "json", "--state", state)
            let messages = try #require(try JSONDocument(parsing: Array(run.output.utf8)).root["messages"]).elements
            #expect(messages.allSatisfy { $0["state"]?.string == state })
            counts[state] = messages.count
        }
        let all = MessageCatalogue.builtIn.definitions(of: .deferred).count * PreviewCommandTests.languages.count
        #expect(counts.values.reduce(0, +) == all)
        #expect(counts["translated"] != 0)
    }

    @Test(
        "what there is not is refused, with the nearest that there is",
        arguments: [
            (["messages", "purchase.defered"], "Did you mean 'purchase.deferred'?"),
            (["messages", "--family", "refunds"], "Did you mean 'refund'?"),
            (["messages", "--presentation", "alrt"], "Did you mean 'alert'?"),
            (["messages", "--severity", "warn"], "Did you mean 'warning'?"),
            (["messages", "--format", "jso"], "Did you mean 'json'?"),
            (["messages", "--familly", "refund"], "Did you mean '--family'?"),
            (["preview", "--family", "subscripton"], "Did you mean 'subscription'?"),
            (["preview", "--state", "needs-review"], "Did you mean 'needs_review'?"),
            (["preview", "--format", "webpsh"], "Did you mean 'webpush'?"),
            (["message"], "Missing expected argument '<file>'"),
            (["mesages"], "Did you mean 'messages'?"),
        ])
    func unknown(arguments: [String], hint: String) async {
        let run = await TestRun(arguments)
        #expect(run.status == .usage)
        #expect(run.output == "")
        #expect(run.error.contains(hint), "\(run.error)")
    }
}
