import Diagnostics
import Purchases
import StoreSimulation
import Testing

@Suite("Reading a step")
struct SimulationStepTests {
    @Test(
        "every step is read as what it says",
        arguments: [
            ("fetch", SimulationStep.fetch([])),
            ("fetch coins pro", .fetch(["coins", "pro"])),
            ("buy coins", .buy("coins", quantity: 1)),
            ("buy coins 3", .buy("coins", quantity: 3)),
            ("buy coins 0", .buy("coins", quantity: 0)),
            ("buy coins 11", .buy("coins", quantity: 11)),
            ("  buy \t coins\t3  ", .buy("coins", quantity: 3)),
            ("cancel coins", .cancel("coins")),
            ("fail coins SKErrorDomain 5", .fail("coins", StoreError(domain: "SKErrorDomain", code: "5"))),
            (
                "fail coins SKErrorDomain 0 AMSErrorDomain:6 a:b:c",
                .fail(
                    "coins",
                    StoreError(
                        domain: "SKErrorDomain", code: "0",
                        underlying: [
                            StoreError(domain: "AMSErrorDomain", code: "6"), StoreError(domain: "a:b", code: "c"),
                        ]))
            ),
            (
                "fail coins NSURLErrorDomain -1009",
                .fail("coins", StoreError(domain: "NSURLErrorDomain", code: "-1009"))
            ),
            ("defer pro", .defer("pro")), ("approve pro", .approve("pro")), ("decline pro", .decline("pro")),
            ("interrupt pro", .interrupt("pro")), ("resolve pro", .resolve("pro")), ("restore", .restore),
            ("refund pro", .refund("pro")), ("renew basic", .renew("basic")), ("expire basic", .expire("basic")),
            ("reverse pro", .reverse("pro")), ("grace basic", .grace("basic")), ("retry basic", .retry("basic")),
            ("recover basic", .recover("basic")), ("change basic premium", .change("basic", to: "premium")),
            ("autorenew basic on", .autorenew("basic", isOn: true)),
            ("autorenew basic off", .autorenew("basic", isOn: false)), ("increase basic", .increase("basic")),
            ("consent basic", .consent("basic")), ("storefront FRA", .storefront("FRA")),
            ("payments on", .payments(areAllowed: true)),
            ("payments off", .payments(areAllowed: false)), ("offline", .offline), ("online", .online),
            ("restart", .restart),
        ])
    func reads(text: String, step: SimulationStep) throws {
        #expect(try SimulationStep(parsing: text) == step)
        #expect(try SimulationStep(parsing: step.description) == step)
    }

    @Test(
        "a period is read in ISO 8601", arguments: [("P3D", 3, Period.Unit.day), ("P1Y", 1, .year), ("P2W", 2, .week)])
    func readsPeriod(text: String, count: Int, unit: Period.Unit) throws {
        let period = try #require(Period(count, unit))
        #expect(try SimulationStep(parsing: "advance \(text)") == .advance(period))
        #expect(SimulationStep.advance(period).description == "advance \(text)")
    }

    @Test(
        "a text that is no step says where and why",
        arguments: [
            ("", SimulationScriptError.Code.emptyStep, 1),
            ("   ", .emptyStep, 4),
            ("sell coins", .unknownStep, 1),
            ("  BUY coins", .unknownStep, 3),
            ("buy", .missingArgument, 4),
            ("buy coins -1", .invalidArgument, 11),
            ("buy coins three", .invalidArgument, 11),
            ("buy coins ٣", .invalidArgument, 11),
            ("buy coins 99999999999999999999", .invalidArgument, 11),
            ("buy coins 3 4", .unexpectedArgument, 13),
            ("fail coins SKErrorDomain", .missingArgument, 25),
            ("fail coins SKErrorDomain 0 AMSErrorDomain", .invalidArgument, 28),
            ("fail coins SKErrorDomain 0 :6", .invalidArgument, 28),
            ("fail coins SKErrorDomain 0 AMSErrorDomain:", .invalidArgument, 28),
            ("advance", .missingArgument, 8),
            ("advance 3", .invalidArgument, 9),
            ("advance P0D", .invalidArgument, 9),
            ("advance PT1H", .invalidArgument, 9),
            ("advance P99999999Y", .invalidArgument, 9),
            ("storefront fra", .invalidArgument, 12),
            ("storefront FR", .invalidArgument, 12),
            ("payments maybe", .invalidArgument, 10),
            ("autorenew basic", .missingArgument, 16),
            ("autorenew basic maybe", .invalidArgument, 17),
            ("change basic", .missingArgument, 13),
            ("restore everything", .unexpectedArgument, 9),
            ("buy co\u{1B}[2Jins", .controlCharacter, 7),
        ])
    func refuses(text: String, code: SimulationScriptError.Code, column: Int) throws {
        let error = #expect(throws: SimulationScriptError.self) { try SimulationStep(parsing: text) }
        #expect(error?.code == code)
        #expect(error?.diagnostic.position.line == 1)
        #expect(error?.diagnostic.position.column == column)
    }
}

@Suite("Reading a script")
struct SimulationScriptTests {
    @Test("comments and blank lines are skipped, and each step keeps its place")
    func keepsPlaces() throws {
        let text = "\u{FEFF}# a shop\r\n\r\nfetch\r\n\n  buy coins 2 # two\n"
        let script = try SimulationScript(parsing: text.utf8, name: "shop.steps")
        #expect(script.steps == [.fetch([]), .buy("coins", quantity: 2)])
        #expect(script.lines.map(\.number) == [3, 5])
        let refusal = SimulationError(code: .nothingToRefund, message: "no such purchase")
        #expect(
            script.lines.map { script.diagnostic(for: refusal, at: $0).description(file: script.name) } == [
                "shop.steps:3:1: error: no such purchase\nfetch\n^",
                "shop.steps:5:3: error: no such purchase\n  buy coins 2 # two\n  ^",
            ])
    }

    @Test("a sign inside a word is no comment")
    func keepsSignsInWords() throws {
        let script = try SimulationScript(parsing: "buy coins#2".utf8, name: "shop.steps")
        #expect(script.steps == [.buy("coins#2", quantity: 1)])
    }

    @Test("an empty script has no steps")
    func isEmpty() throws {
        #expect(try SimulationScript(parsing: [], name: "empty").lines.isEmpty)
        #expect(try SimulationScript(parsing: "\u{FEFF}".utf8, name: "empty").lines.isEmpty)
    }

    @Test("a fault is reported with its line, its column and the text of the line")
    func reportsFault() throws {
        let error = #expect(throws: SimulationScriptError.self) {
            try SimulationScript(parsing: "fetch\n\n  buy   # what?\n".utf8, name: "shop.steps")
        }
        #expect(error?.code == .missingArgument)
        #expect(error?.diagnostic.position.line == 3)
        #expect(error?.diagnostic.position.column == 6)
        #expect(error?.diagnostic.excerpt == "  buy   # what?")
    }

    @Test("bytes that are not UTF-8 are refused at their place")
    func refusesInvalidUTF8() throws {
        var bytes = Array("fetch\nbuy \u{FFFD}é".utf8)
        bytes += [0xFF, 0x41]
        let error = #expect(throws: SimulationScriptError.self) {
            try SimulationScript(parsing: bytes, name: "shop.steps")
        }
        #expect(error?.code == .invalidUTF8)
        #expect(error?.diagnostic.position.line == 2)
        #expect(error?.diagnostic.position.column == 7)
    }

    @Test("a hundred thousand lines are read")
    func readsManyLines() throws {
        let text = String(repeating: "buy coins 1 # again and again\n", count: 100_000)
        #expect(try SimulationScript(parsing: text.utf8, name: "long").lines.count == 100_000)
    }
}
