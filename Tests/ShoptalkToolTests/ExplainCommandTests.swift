import JSONText
import ShoptalkTool
import Testing

@Suite("shoptalk explain")
struct ExplainCommandTests {
    @Test(
        "an error beneath is a domain, a colon and a code", arguments: ["AMSErrorDomain", ":6", "AMSErrorDomain:", ":"])
    func underlying(text: String) async {
        let run = await TestRun("explain", "SKErrorDomain", "0", "--underlying", text)
        #expect(run.status == .usage)
        #expect(
            run.error.hasPrefix(
                "Error: The value '\(text)' is invalid for '--underlying <domain:code>': "
                    + "expected a domain, a colon and a code\n"))
    }

    @Test("a domain and a code are not empty", arguments: [["", "1"], ["SKErrorDomain", ""]])
    func empty(arguments: [String]) async {
        let run = await TestRun(["explain"] + arguments)
        #expect(run.status == .usage)
        #expect(run.error.hasPrefix("Error: The value '' is invalid for '<"))
    }

    @Test(
        "what an error means",
        arguments: [
            (["SKErrorDomain", "2"], "purchase.cancelled", true),
            (["SKErrorDomain", "0", "--underlying", "AMSErrorDomain:6"], "purchase.cancelled", true),
            (["NSURLErrorDomain", "-1009"], "store.offline", false),
            (["SKErrorDomain", "4711"], "purchase.failed.unknown", false),
            (["No:Such:Domain", "x"], "purchase.failed.unknown", false),
            (["BillingResponseCode", "USER_CANCELED"], "purchase.cancelled", true),
            (["RCErrorCode", "20"], "purchase.deferred", false),
            (["AdaptyError", "1006", "--underlying", "SKErrorDomain:2"], "purchase.cancelled", true),
            (["openiap", "E_ALREADY_OWNED"], "purchase.alreadyOwned", false),
            (
                ["BillingResponseCode", "6", "--underlying", "OnPurchasesUpdatedSubResponseCode:1"],
                "purchase.failed.declined", false
            ),
            (
                [
                    "revenuecat.ErrorCode", "2", "--underlying", "SKErrorDomain:0", "--underlying",
                    "ASDServerErrorDomain:3038",
                ],
                "purchase.interrupted", false
            ),
        ])
    func meaning(arguments: [String], id: String, silent: Bool) async throws {
        let run = await TestRun(["explain", "--format", "json"] + arguments)
        #expect(run.status == .success)
        let root = try JSONDocument(parsing: Array(run.output.utf8)).root
        #expect(root["schemaVersion"]?.integer == 1)
        #expect(root["domain"]?.string == arguments[0])
        #expect(root["code"]?.string == arguments[1])
        #expect(root["messageID"]?.string == id)
        #expect(root["silent"]?.bool == silent)
        #expect(root["message"]?.kind == (silent ? .null : .object))
        for name in ["kind", "retry", "charged", "action", "advice"] { #expect(root[name]?.string?.isEmpty == false) }
    }

    @Test("the message names the code, in the language that was asked for")
    func message() async {
        let run = await TestRun("explain", "SKErrorDomain", "4711", "--language", "de")
        #expect(run.output.hasPrefix("SKErrorDomain:4711\n    kind     unknown\n    silent   no\n"))
        #expect(run.output.contains("\npurchase.failed.unknown  de  alert  error\n"))
        #expect(run.output.contains("SKErrorDomain:4711⁩"))
    }

    @Test("every code of SKErrorDomain has a row of its own", arguments: 1...21)
    func storeKit(code: Int) async throws {
        let run = await TestRun("explain", "SKErrorDomain", "\(code)")
        #expect(run.status == .success)
        #expect(!run.output.contains("kind     unknown"))
    }

    @Test("the vocabulary is named as the table names it, and is null where there is none")
    func vocabulary() async throws {
        for (domain, name) in [("RCErrorCode", "revenuecat.ErrorCode"), ("adapty", "adapty"), ("Nobody", nil)] {
            let run = await TestRun("explain", domain, "7", "--format", "json")
            let root = try JSONDocument(parsing: Array(run.output.utf8)).root
            #expect(root["vocabulary"]?.string == name)
        }
        let text = await TestRun("explain", "RCErrorCode", "7").output
        #expect(text.hasPrefix("RCErrorCode:7\n    domain   revenuecat.ErrorCode\n    kind     belongsToOther\n"))
    }

    @Test("a developer reads what happened and what to do")
    func advice() async {
        let run = await TestRun("explain", "BillingResponseCode", "7")
        #expect(
            run.output.contains(
                "\n    advice   Already owned (or unconsumed): refresh, restore. Refresh what the buyer"))
    }

    @Test(
        "a domain that several vendors use is refused with the candidates, also beneath",
        arguments: [["ErrorCode", "1"], ["SKErrorDomain", "0", "--underlying", "ErrorCode:1"]])
    func ambiguous(arguments: [String]) async throws {
        let run = await TestRun(["explain"] + arguments)
        #expect(run.status == .usage)
        #expect(run.output.isEmpty)
        #expect(run.error.hasPrefix("Error: The value 'ErrorCode' is invalid for '"))
        #expect(run.error.contains("it may mean several vocabularies\n"))
        #expect(run.error.contains("\n  revenuecat.ErrorCode: 1 is cancelled\n"))
        #expect(run.error.contains("\n  openiap: it has no 1\n"))
        #expect(run.error.contains("\n  adapty: 1 is notAllowed\n"))

        let json = await TestRun(["explain", "--format", "json"] + arguments)
        #expect(json.status == .usage)
        let root = try JSONDocument(parsing: Array(json.output.utf8)).root
        #expect(root["schemaVersion"]?.integer == 1)
        #expect(root["ambiguousDomain"]?.string == "ErrorCode")
        #expect(root["candidates"]?.elements.compactMap(\.string) == ["revenuecat.ErrorCode", "openiap", "adapty"])
    }
}
