import FileReplacement
import Foundation
import Shoptalk
import ShoptalkTool
import Synchronization
import Testing

private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

@Suite("The README")
struct ReadmeTests {
    @Test("shows what the command prints")
    func output() async throws {
        let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        let block = try #require(readme.components(separatedBy: "```console\n$ Scripts/preview ").dropFirst().first)
        let lines = try #require(block.components(separatedBy: "```").first).components(separatedBy: "\n")
        let arguments = try #require(lines.first).split(separator: " ").map(String.init)
        let written = Mutex<[UInt8]>([])
        var io = CommandIO.ofThisProcess()
        let read = io.readFile
        let folder = root.path
        io.readFile = { (path, limit) throws(FileError) in try read(folder + "/" + path, limit) }
        io.write = { (bytes, stream) throws(WriteFailure) in
            if stream == .output { written.withLock { $0 += bytes } }
        }
        io.environment = { _ in nil }
        let status = await Tool.run(arguments: ["preview"] + arguments, io: io)
        #expect(status == .success)
        #expect(written.withLock { String(decoding: $0, as: UTF8.self) } == lines.dropFirst().joined(separator: "\n"))
    }

    @Test("shows what the command writes of prices")
    func prices() async throws {
        let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        let calls = readme.components(separatedBy: "\n$ shoptalk price ").dropFirst().map {
            $0.components(separatedBy: "\n").prefix(2)
        }
        #expect(calls.count == 2)
        for call in calls {
            let written = Mutex<[UInt8]>([])
            var io = CommandIO.ofThisProcess()
            io.write = { (bytes, _) throws(WriteFailure) in written.withLock { $0 += bytes } }
            let arguments = try #require(call.first).split(separator: " ").map(String.init)
            #expect(await Tool.run(arguments: ["price"] + arguments, io: io) == .success)
            let text = written.withLock { String(decoding: $0, as: UTF8.self) }
            #expect(text.replacing("\u{A0}", with: " ") == "\(call.last ?? "")\n")
        }
    }

    @Test("shows the terms of a price as they are said")
    func terms() throws {
        let euro = try #require(CurrencyCode("EUR"))
        let trial = Offer(kind: .introductory, paymentMode: .freeTrial, period: try Period(parsing: "P7D"), price: nil)
        let yearly = Product(
            id: "yearly", kind: .autoRenewable, referenceName: "Yearly",
            price: Money(Amount(minorUnits: 5_999, digits: 2), euro),
            subscription: SubscriptionPlan(groupID: "g", groupName: "g", level: 1, period: .year, offers: [trial]))
        let localizer = Localizer(tables: Localizations.tables, language: "ru", formatting: ICUValueFormatting())
        let terms = try TermsOfPrice(of: yearly, offer: trial, storefront: Storefront("DEU"), equivalents: [.month])
        let text = TermsComposer(localizer: localizer, language: "de").sentence(for: terms).text
        let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        let seen = text.filter { !"\u{2068}\u{2069}".contains($0) }.replacing("\u{A0}", with: " ")
        #expect(readme.contains("// \"\(seen)\""), "\(seen)")
        #expect(readme.contains("// \"\(terms.equivalents.first?.description ?? "")\""))
    }

    @Test("has a program that works: a purchase, and what the buyer reads")
    func program() async throws {
        let coins = Product(id: "com.example.coins", kind: .consumable, referenceName: "Coins", price: nil)
        let store = ScriptedStore(products: [coins])
        let pipeline = TransactionPipeline(store: store, journal: InMemoryJournal(), delivery: InMemoryDelivery())
        let localizer = Localizer(tables: Localizations.tables, language: "ru", formatting: ICUValueFormatting())
        let composer = MessageComposer(localizer: localizer)
        try await pipeline.start()
        try await pipeline.purchase("com.example.coins", quantity: 3)
        await pipeline.stop()
        var titles: [String] = []
        for try await notification in pipeline.notifications() {
            guard let message = composer.message(for: notification) else { continue }
            titles.append(message.title ?? "")
        }
        #expect(titles.count == 5)
        #expect(titles.allSatisfy { !$0.isEmpty && $0.unicodeScalars.contains { $0.value >= 0x400 } })
    }
}
