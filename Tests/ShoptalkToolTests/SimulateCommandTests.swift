import JSONText
import ShoptalkTool
import TestSupport
import Testing

@Suite("shoptalk simulate")
struct SimulateCommandTests {
    static let coins = "com.example.cookbook.lessons"
    static let pro = "com.example.cookbook.recipes"

    private func notifications(_ steps: String..., language: String = "en") async throws -> [JSONNode] {
        let arguments = ["simulate", PreviewCommandTests.cookbook, "--language", language]
        let run = await TestRun(arguments + steps.flatMap { ["--step", $0] })
        #expect(run.status == .success, "\(run.error)")
        #expect(run.error == "")
        let lines = run.output.split(separator: "\n")
        let nodes = try lines.map { try JSONDocument(parsing: Array($0.utf8)).root }
        #expect(nodes.compactMap { $0["sequence"]?.integer } == Array(1..<lines.count + 1))
        return nodes
    }

    @Test("fetch, buy, restart and restore are as recorded with CLDR 42")
    func recorded() async {
        let steps = ["fetch", "buy \(Self.coins)", "restart", "restore"]
        let run = await TestRun(
            ["simulate", PreviewCommandTests.cookbook, "--language", "de"] + steps.flatMap { ["--step", $0] })
        #expect(run.status == .success)
        if let difference = GoldenFiles.difference(of: run.output, from: "simulate.ndjson") {
            Issue.record("\(difference)")
        }
    }

    @Test("as text the same steps are as recorded")
    func recordedText() async {
        let steps = [
            "fetch \(Self.coins) nope", "buy \(Self.coins) 2", "cancel \(Self.pro)", "fail \(Self.pro) SKErrorDomain 0",
            "defer \(Self.pro)", "approve \(Self.pro)", "restore", "refund \(Self.pro)", "offline", "buy \(Self.coins)",
        ]
        let run = await TestRun(
            ["simulate", PreviewCommandTests.cookbook, "--format", "text"] + steps.flatMap { ["--step", $0] })
        #expect(run.status == .success)
        if let difference = GoldenFiles.difference(of: run.output, from: "simulate.txt") {
            Issue.record("\(difference)")
        }
    }

    @Test("products that the store does not know are named, and no one else is told")
    func invalidIdentifiers() async throws {
        let last = try #require(try await notifications("fetch \(Self.coins) nope").last)
        #expect(last["kind"]?.string == "productsFetched")
        #expect(last["invalidProductIdentifiers"]?.elements.map(\.string) == ["nope"])
        #expect(last["products"]?.elements.count == 1)
        #expect(last["message"]?.kind == .null)
    }

    @Test("a cancelled purchase is silent")
    func cancelled() async throws {
        let last = try #require(try await notifications("cancel \(Self.coins)").last)
        #expect(last["kind"]?.string == "purchaseCancelled")
        #expect(last["message"]?.kind == .null)
        #expect(last["failure"]?["silent"]?.bool == true)
    }

    @Test("a purchase that was deferred is completed by its approval, with a message of its own")
    func approved() async throws {
        let last = try #require(
            try await notifications("defer \(Self.pro)", "approve \(Self.pro)", language: "ru").last)
        #expect(last["kind"]?.string == "transactionCompleted")
        #expect(last["transaction"]?["productID"]?.string == Self.pro)
        #expect(last["message"]?["id"]?.string == "purchase.deferred.approved")
        #expect(last["message"]?["language"]?.string == "ru")
    }

    @Test(
        "a product that is not sold and a quantity outside 1 to 10 fail like they would for a buyer",
        arguments: [
            ("buy nope", "productUnavailable"), ("buy \(coins) 0", "quantityInvalid"),
            ("buy \(coins) 11", "quantityInvalid"),
        ])
    func failing(step: String, kind: String) async throws {
        let last = try #require(try await notifications(step).last)
        #expect(last["kind"]?.string == "transactionFailed")
        #expect(last["failure"]?["kind"]?.string == kind)
        #expect(last["message"]?.kind == .object)
    }

    @Test("prices follow a move to another country")
    func storefront() async throws {
        let last = try #require(try await notifications("storefront JPN", "fetch \(Self.coins)").last)
        #expect(last["products"]?.elements.first?["price"]?["currency"]?.string == "JPY")
    }

    @Test(
        "a step that is none is a wrong argument",
        arguments: [
            ("", "  ^\n"), ("sell x", "  sell x\n  ^\n"), ("buy", "  buy\n     ^\n"),
            ("buy x 1 2", "  buy x 1 2\n          ^\n"),
            ("advance 1M", "  advance 1M\n          ^\n"), ("fail x", "  fail x\n        ^\n"),
        ])
    func wrongStep(step: String, caret: String) async {
        let run = await TestRun("simulate", PreviewCommandTests.cookbook, "--step", step)
        #expect(run.status == .usage)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("Error: The value '\(step)' is invalid for '--step <step>': "))
        #expect(run.error.contains(caret), "\(run.error)")
    }

    @Test(
        "a fault in a script has its place",
        arguments: [
            ("fetch\n  sell x # no\n", "steps.txt:2:3: error: "), ("buy", "steps.txt:1:4: error: "),
            ("fetch\nbuy \u{1B}[2J\n", "steps.txt:2:5: error: "),
        ])
    func wrongScript(script: String, place: String) async {
        let run = await TestRun(
            "simulate", PreviewCommandTests.cookbook, "--script", "steps.txt", files: ["steps.txt": Array(script.utf8)])
        #expect(run.status == .badData)
        #expect(run.output == "")
        #expect(run.error.hasPrefix(place), "\(run.error)")
        #expect(run.error.hasSuffix("^\n"))
        #expect(!run.error.contains("\u{1B}"))
    }

    @Test("a step that makes no sense stops the run at its place; what came before is printed")
    func senselessStep() async {
        let script = "# comment\n\nfetch\n  approve \(Self.pro)\nfetch\n"
        let run = await TestRun(
            "simulate", PreviewCommandTests.cookbook, "--script", "-", input: Array(script.utf8))
        #expect(run.status == .badData)
        #expect(run.output.contains("\"kind\":\"productsFetched\""))
        #expect(run.error.hasPrefix("<stdin>:4:3: error: "))
        let argument = await TestRun("simulate", PreviewCommandTests.cookbook, "--step", "approve \(Self.pro)")
        #expect(argument.status == .usage)
        #expect(argument.error.hasPrefix("Error: The step 'approve \(Self.pro)' cannot be performed: "))
    }

    @Test("steps come from one place, and standard input is one thing")
    func contradictions() async {
        let both = await TestRun("simulate", PreviewCommandTests.cookbook, "--step", "fetch", "--script", "x")
        #expect(both.status == .usage)
        let input = await TestRun("simulate", "-", "--script", "-")
        #expect(input.status == .usage)
        let missing = await TestRun("simulate", PreviewCommandTests.cookbook, "--script", "/nowhere")
        #expect(missing.status == .missingInput)
    }

    @Test("the same steps print the same bytes")
    func deterministic() async {
        let steps = ["fetch", "buy \(Self.coins) 3", "buy com.example.cookbook.pro.monthly", "advance P3M", "restore"]
        let arguments = ["simulate", PreviewCommandTests.cookbook] + steps.flatMap { ["--step", $0] }
        let first = await TestRun(arguments)
        #expect(first.output == (await TestRun(arguments)).output)
        #expect(!first.output.isEmpty)
    }
}
