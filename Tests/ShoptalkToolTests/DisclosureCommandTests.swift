import ShoptalkTool
import TestSupport
import Testing

@Suite("shoptalk disclosure")
struct DisclosureCommandTests {
    /// A file with a yearly subscription for 59.99 and a trial of a week.
    static let shop = """
        {"identifier": "1", "version": {"major": 4, "minor": 0}, "nonRenewingSubscriptions": [], "products": [],
        "settings": {}, "subscriptionGroups": [{"id": "2", "localizations": [], "name": "Pro", "subscriptions": [
        {"adHocOffers": [], "codeOffers": [], "displayPrice": "59.99", "familyShareable": false, "groupNumber": 1,
        "internalID": "3", "introductoryOffer": {"internalID": "4", "numberOfPeriods": 1, "paymentMode": "free",
        "subscriptionPeriod": "P1W"}, "localizations": [{"description": "", "displayName": "Pro", "locale": "en_US"}],
        "productID": "pro.yearly", "recurringSubscriptionPeriod": "P1Y", "referenceName": "Pro", "subscriptionGroupID": "2",
        "type": "RecurringSubscription"}]}]}
        """

    static let addresses = ["--terms", "https://example.com/terms", "--privacy", "https://example.com/privacy"]

    static func run(_ options: [String], files: [String: String] = [:]) async -> TestRun {
        var bytes = files.mapValues { Array($0.utf8) }
        bytes["shop.storekit"] = Array(shop.utf8)
        return await TestRun(["disclosure", "shop.storekit", "pro.yearly"] + addresses + options, files: bytes)
    }

    @Test(
        "is as recorded with CLDR 42",
        arguments: [
            (["--language", "en"], "disclosure.txt"),
            (["--store", "web", "--storefront", "DEU", "--format", "json"], "disclosure-web.json"),
        ])
    func recorded(options: [String], golden: String) async {
        let run = await Self.run(options)
        #expect(run.status == .success)
        #expect(run.error == "")
        if let difference = GoldenFiles.difference(of: run.output, from: golden) { Issue.record("\(difference)") }
    }

    @Test("finds nothing in its own text, and says that it is no legal advice")
    func own() async {
        for store in ["appStore", "googlePlay"] {
            let text = await Self.run(["--store", store])
            let check = await Self.run(["--store", store, "--check", "own.txt"], files: ["own.txt": text.output])
            #expect(check.status == .success, "\(check.output)")
            #expect(
                check.output == "An aid, not legal advice: it knows some rules of stores and countries, and not all.\n")
        }
    }

    @Test("ends with findings where a text lacks something or names another price")
    func findings() async {
        let paywall = "Pro: $49.99 per year, free trial. https://example.com/terms"
        let text = await Self.run(["--check", "paywall.txt"], files: ["paywall.txt": paywall])
        #expect(text.status == .findings)
        if let difference = GoldenFiles.difference(of: text.output, from: "disclosure-check.txt") {
            Issue.record("\(difference)")
        }
        let json = await Self.run(["--check", "paywall.txt", "--format", "json"], files: ["paywall.txt": paywall])
        #expect(json.status == .findings)
        #expect(json.output.contains("\"code\": \"otherPrice\""))
        #expect(json.output.contains("\"found\": \"49.99\""))
    }

    @Test("refuses a product, an offer and a plan that the file does not have")
    func unknown() async {
        let product = await TestRun("disclosure", "shop.storekit", "x", files: ["shop.storekit": Array(Self.shop.utf8)])
        #expect(product.status == .usage)
        #expect(product.error.contains("the file sells nothing of this identifier"))
        #expect(await Self.run(["--offer", "x"]).status == .usage)
        #expect(await Self.run(["--billing-plan", "MONTHLY"]).status == .usage)
        #expect(await Self.run(["--store", "x"]).status == .usage)
    }

    @Test("without the offer says nothing of a trial")
    func withoutOffer() async {
        #expect(await Self.run([]).output.contains("trialEnd\n    First payment after"))
        #expect(!(await Self.run(["--offer", "none"]).output.contains("trialEnd")))
    }

    @Test("cannot be steered by a product's name or by the text that is checked")
    func hostile() async {
        let shop = Self.shop.replacing("\"displayName\": \"Pro\"", with: "\"displayName\": \"P\\u001B[2J\\u202Ero\"")
        let files = ["shop.storekit": Array(shop.utf8), "text": Array("$\u{1B}[2J 1.00\u{202E}".utf8)]
        for options in [[], ["--check", "text"]] {
            let run = await TestRun(["disclosure", "shop.storekit", "pro.yearly"] + options, files: files)
            #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{202E}"))
        }
    }

    @Test("refuses a text that is not UTF-8")
    func badText() async {
        let files = ["shop.storekit": Array(Self.shop.utf8), "text": [0xFF, 0xFE] as [UInt8]]
        let run = await TestRun(["disclosure", "shop.storekit", "pro.yearly", "--check", "text"], files: files)
        #expect(run.status == .badData)
    }
}
