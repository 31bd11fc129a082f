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
        for name in ["kind", "retry", "charged", "action"] { #expect(root[name]?.string != nil) }
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
}
