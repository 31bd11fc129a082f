import Foundation
import ShoptalkTool
import TestSupport
import Testing

/// Every command that takes a configuration refuses a damaged one in the same way.
@Suite("A damaged configuration file")
struct ConfigurationFaultTests {
    static let product = """
        {"displayPrice":"1.99","familyShareable":false,"internalID":"1","localizations":[],\
        "productID":"com.example.coins","referenceName":"Coins","type":"Consumable"}
        """

    static func shop(_ product: String) -> String {
        """
        {"identifier":"A","nonRenewingSubscriptions":[],"products":[\(product)],"settings":{},\
        "subscriptionGroups":[],"version":{"major":3,"minor":0}}
        """
    }

    static let damaged: [(name: String, bytes: [UInt8])] = [
        ("empty", []),
        ("spaces", [UInt8](repeating: 0x20, count: 1 << 20)),
        ("XML", Array("<?xml version=\"1.0\"?><plist/>".utf8)),
        ("truncated", Array(shop(product).utf8.dropLast(20))),
        ("an array", Array("[]".utf8)),
        ("duplicate keys", Array("{\"version\":{\"major\":3,\"minor\":0},\"version\":{\"major\":3,\"minor\":0}}".utf8)),
        ("invalid UTF-8", Array("{\"identifier\":\"".utf8) + [0xFF, 0xFE] + Array("\"}".utf8)),
        ("deep", [UInt8](repeating: UInt8(ascii: "["), count: 100_000)),
        ("text after the end", Array((shop(product) + " x").utf8)),
        ("price NaN", Array(shop(product.replacing("\"1.99\"", with: "\"NaN\"")).utf8)),
        ("price 1e400", Array(shop(product.replacing("\"1.99\"", with: "\"1e400\"")).utf8)),
        ("price 12abc", Array(shop(product.replacing("\"1.99\"", with: "\"12abc\"")).utf8)),
        ("price with a space", Array(shop(product.replacing("\"1.99\"", with: "\" 5\"")).utf8)),
        ("no product id", Array(shop(product.replacing("\"productID\"", with: "\"productIDs\"")).utf8)),
        ("version 9", Array(shop(product).replacing("\"major\":3", with: "\"major\":\"x\"").utf8)),
    ]

    @Test("is refused with its place, the line and status 65", arguments: damaged.map(\.name))
    func refused(name: String) async throws {
        let bytes = try #require(Self.damaged.first { $0.name == name }).bytes
        for command in [["products"], ["preview"], ["simulate"]] {
            let run = await TestRun(command + ["shop.storekit"], files: ["shop.storekit": bytes])
            #expect(run.status == .badData)
            #expect(run.output == "")
            let head = try #require(run.error.split(separator: "\n").first)
            #expect(head.wholeMatch(of: /shop\.storekit:[0-9]+:[0-9]+: error: .+/) != nil, "\(head)")
            #expect(run.error.count < 1_000)
        }
    }

    @Test("the same file without damage is read")
    func whole() async {
        let run = await TestRun(
            "products", "shop.storekit", files: ["shop.storekit": Array(Self.shop(Self.product).utf8)])
        #expect(run.status == .success)
        #expect(run.output == "com.example.coins  consumable\n    Coins  $1.99\n")
    }

    @Test("a fault in standard input is named so")
    func standardInput() async {
        let run = await TestRun("products", "-", input: Array("{".utf8))
        #expect(run.status == .badData)
        #expect(run.error.hasPrefix("<stdin>:1:2: error: "))
    }

    @Test("a file that is not there, or is a folder, is missing input", arguments: ["/nowhere/shop.storekit", "/"])
    func missing(path: String) async {
        for command in ["products", "preview", "simulate"] {
            let run = await TestRun(command, path)
            #expect(run.status == .missingInput)
            #expect(run.output == "")
            #expect(run.error.hasPrefix("Error: Cannot read '\(path)': "))
        }
    }

    @Test("a product name that could drive the terminal is shown, not obeyed")
    func hostileName() async throws {
        let name = "A\\u001b[31mB\\u202eC{0}%@<b>"
        let product = Self.product.replacing("\"Coins\"", with: "\"\(name)\"")
        let files = ["shop.storekit": Array(Self.shop(product).utf8)]
        let listed = await TestRun("products", "shop.storekit", files: files)
        let previewed = await TestRun("preview", "shop.storekit", "--message", "purchase.deferred", files: files)
        for run in [listed, previewed] {
            #expect(run.status == .success)
            #expect(run.output.contains("A␛[31mB⟨U+202E⟩C{0}%@<b>"))
            #expect(!run.output.contains("\u{1B}"))
            #expect(!run.output.contains("\u{202E}"))
        }
        let json = await TestRun("products", "shop.storekit", "--format", "json", files: files)
        #expect(json.output.contains("\"name\": \"A\\u001b[31mB\u{202E}C{0}%@<b>\""))
    }

    @Test("every public configuration lists its products or is refused with its place")
    func publicFiles() async throws {
        let files = PublicCorpora.files(in: "storekit", withExtension: "storekit")
        if files.isEmpty, let message = PublicCorpora.reportMissing("the folder storekit of the public files") {
            Issue.record("\(message)")
        }
        for file in files {
            let run = await TestRun("products", file.path, "--format", "json")
            let isRead = run.status == .success && run.output.contains("\"products\": [")
            let isRefused = run.status == .badData && run.error.contains(": error: ") && run.output.isEmpty
            #expect(isRead || isRefused, "\(file.lastPathComponent): \(run.status) \(run.error)")
        }
    }
}
