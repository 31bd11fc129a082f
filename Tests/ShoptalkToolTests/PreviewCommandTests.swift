import Foundation
import JSONText
import PurchaseMessages
import ShoptalkTool
import TestSupport
import Testing

@Suite("shoptalk preview")
struct PreviewCommandTests {
    static let cookbook = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples/Cookbook.storekit").path
    static let languages = [
        "ar", "de", "en", "es", "fr", "he", "hi", "id", "it", "ja", "ko", "nl", "pl",
        "pt-BR", "ru", "sv", "tr", "uk", "vi", "zh-Hans", "zh-Hant",
    ]

    private func messages(_ arguments: String...) async throws -> [JSONNode] {
        let run = await TestRun(["preview", "--format", "json"] + arguments)
        #expect(run.status == .success, "\(run.error)")
        let root = try JSONDocument(parsing: Array(run.output.utf8)).root
        #expect(root["schemaVersion"]?.integer == 1)
        return try #require(root["messages"]).elements
    }

    @Test("every message of the Cookbook is as recorded with CLDR 42", arguments: ["en", "ru", "ar", "ja"])
    func cookbook(language: String) async {
        let run = await TestRun("preview", Self.cookbook, "--language", language)
        #expect(run.status == .success)
        #expect(run.error == "")
        let difference = GoldenFiles.difference(of: run.output, from: "preview-cookbook-\(language).txt")
        if let difference { Issue.record("\(difference)") }
    }

    @Test("without a file a small shop fills every message, as text and as JSON")
    func withoutFile() async {
        let text = await TestRun("preview")
        if let difference = GoldenFiles.difference(of: text.output, from: "preview.txt") {
            Issue.record("\(difference)")
        }
        let json = await TestRun("preview", "--message", "purchase.completed.quantity", "--format", "json")
        if let difference = GoldenFiles.difference(of: json.output, from: "preview.json") {
            Issue.record("\(difference)")
        }
    }

    @Test("all languages are those that are shipped, each once a message")
    func allLanguages() async throws {
        let messages = try await messages("--all-languages", "--message", "purchase.deferred")
        #expect(Set(messages.compactMap { $0["language"]?.string }) == Set(Self.languages))
        #expect(messages.count == Self.languages.count)
    }

    @Test("no message in any language has a gap, and every text is of the language that was asked for")
    func complete() async throws {
        let messages = try await messages("--all-languages", Self.cookbook)
        #expect(messages.count == Self.languages.count * MessageCatalogue.builtIn.definitions.count)
        for message in messages {
            let id = "\(message["id"]?.string ?? "") \(message["requestedLanguage"]?.string ?? "")"
            if message["presentation"]?.string == "none" {
                #expect(message["title"]?.kind == .null, "\(id)")
                continue
            }
            #expect(message["language"]?.string == message["requestedLanguage"]?.string, "\(id)")
            let text = (message["title"]?.string ?? "") + "\n" + (message["body"]?.string ?? "")
            #expect(text.count > 2, "\(id)")
            for gap in ["\u{FFFD}", "%", "⁨–⁩"] {
                #expect(!text.contains(gap) || id.contains("ownload"), "\(id): \(text)")
            }
        }
    }

    @Test(
        "a language without texts falls along its chain and says so",
        arguments: [("xx", "en"), ("de-AT", "de"), ("zh-SG", "zh-Hans")])
    func fallback(requested: String, expected: String) async throws {
        let message = try #require(
            try await messages("--language", requested, "--message", "purchase.deferred").first)
        #expect(message["requestedLanguage"]?.string == requested)
        #expect(message["language"]?.string == expected)
    }

    @Test("a message of no such name is refused, with the nearest one")
    func unknownMessage() async {
        let run = await TestRun("preview", "--message", "purchase.defered")
        #expect(run.status == .usage)
        #expect(run.output == "")
        #expect(
            run.error.hasPrefix(
                "Error: The value 'purchase.defered' is invalid for '--message <id>': "
                    + "there is no message of this name. Did you mean 'purchase.deferred'?\n"))
    }

    @Test("messages come once each, in the order they are named in, each in every language")
    func order() async throws {
        let messages = try await messages(
            "--message", "restore.nothing", "--message", "store.offline", "--message", "restore.nothing",
            "--language", "ja", "--language", "he", "--language", "ja")
        let pairs = messages.map { "\($0["id"]?.string ?? "") \($0["language"]?.string ?? "")" }
        #expect(pairs == ["restore.nothing ja", "restore.nothing he", "store.offline ja", "store.offline he"])
    }

    @Test("the storefront gives the currency", arguments: [("DEU", "EUR"), ("JPN", "JPY"), ("USA", "USD")])
    func storefront(storefront: String, currency: String) async throws {
        for file in [[], [Self.cookbook]] {
            let run = await TestRun(
                ["preview", "--storefront", storefront, "--format", "json", "--message", "products.priceChanged"] + file
            )
            #expect(run.output.contains("\"currency\": \"\(currency)\""))
        }
    }

    @Test("a storefront of no such name is refused", arguments: ["XXX", "US", "", "germany"])
    func unknownStorefront(name: String) async {
        let run = await TestRun("preview", "--storefront", name)
        #expect(run.status == .usage)
        #expect(run.error.hasPrefix("Error: The value '\(name)' is invalid for '--storefront <alpha3>': "))
    }

    @Test("without isolation no invisible mark is written")
    func bidi() async {
        let isolated = await TestRun("preview", "--message", "purchase.deferred", "--language", "ar")
        #expect(isolated.output.contains("\u{2067}") && isolated.output.contains("\u{2068}"))
        let plain = await TestRun(
            "preview", "--message", "purchase.deferred", "--language", "ar", "--bidi", "none")
        #expect(!plain.output.unicodeScalars.contains { (0x2066...0x2069).contains($0.value) })
    }

    @Test("a terminal gets colours, a pipe does not")
    func colors() async {
        let message = ["preview", "--message", "purchase.failed.unknown"]
        #expect(await TestRun(message, terminal: true).output.hasPrefix("\u{1B}[31mpurchase.failed.unknown"))
        #expect(await !TestRun(message).output.contains("\u{1B}"))
        #expect(await !TestRun(message, environment: ["NO_COLOR": "1"], terminal: true).output.contains("\u{1B}"))
    }

    static let formatNames = [
        "text", "ansi", "markdown", "json", "html", "apns", "apns-localized", "fcm", "webpush", "slack", "email",
        "retention", "alert",
    ]

    @Test("every format writes a message in three languages as recorded with CLDR 42", arguments: formatNames)
    func formats(format: String) async {
        let run = await TestRun(
            "preview", "--message", "purchase.deferred", "--language", "en", "--language", "ru", "--language", "ar",
            "--format", format)
        #expect(run.status == .success)
        let difference = GoldenFiles.difference(of: run.output, from: "preview-format-\(format).txt")
        if let difference { Issue.record("\(difference)") }
        let lines = run.output.split(separator: "\n")
        switch format {
        case "apns", "apns-localized", "fcm", "webpush", "slack", "retention", "alert":
            #expect(lines.count == 3)
            #expect(lines.allSatisfy { (try? JSONDocument(parsing: Array($0.utf8))) != nil })
        default: break
        }
        // The App Store has buttons of its own, and a letter has no address for an action of an app.
        #expect(run.error.isEmpty == !["retention"].contains(format), "\(run.error)")
    }

    @Test("what is left out or shortened is told on standard error, and a silent message has no line")
    func notes() async {
        let run = await TestRun(
            "preview", "--message", "purchase.completed.quantity", "--message", "purchase.cancelled", "--language",
            "ru",
            "--format", "apns-localized")
        #expect(run.output.split(separator: "\n").count == 1)
        #expect(
            run.error == "purchase.completed.quantity ru: note: bodyKey omitted: a number chooses the plural form, "
                + "which a device does not do; the text is sent\n")
    }

    @Test("a file that sells nothing is filled by the small shop, and standard error says so")
    func emptyShop() async {
        let bytes = Array(#"{"products":[],"version":{"major":3,"minor":0}}"#.utf8)
        let run = await TestRun("preview", "a.storekit", "--message", "purchase.deferred", files: ["a.storekit": bytes])
        #expect(run.status == .success)
        #expect(run.output.contains("100 Coins"))
        #expect(run.error.contains("a.storekit: note: no products"))
    }
}
