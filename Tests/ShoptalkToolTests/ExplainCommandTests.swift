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
}
