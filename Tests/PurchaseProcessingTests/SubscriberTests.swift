import PurchaseProcessing
import Purchases
import TestSupport
import Testing

@Suite("A named subscriber", .timeLimit(.minutes(10)))
struct SubscriberTests {
    /// Reads so many notifications under a name, says that it has dealt with the last one or leaves without a word.
    private func read(_ count: Int, from pipeline: TransactionPipeline, as name: SubscriberName) async throws -> [Int] {
        var iterator = pipeline.notifications(for: name).makeAsyncIterator()
        var places: [Int] = []
        while places.count < count, let notification = try await iterator.next() {
            places.append(notification.sequence)
        }
        return places
    }

    @Test("goes on after a restart where it left, and is given again only what it has not dealt with")
    func restart() async throws {
        let shop = Shop()
        for _ in 0..<40 { try await shop.pipeline.purchase("coins") }
        // It has dealt with 64 that were read together, and dies over the second of the next ones.
        #expect(try await read(66, from: shop.pipeline, as: "mail") == Array(1...66))
        #expect(try await shop.journal.position(of: "mail") == 64)
        #expect(try await read(136, from: shop.restarted(), as: "mail") == Array(65...200))
        #expect(try await shop.journal.position(of: "mail") == 192)
        let last = shop.restarted()
        await last.stop()
        #expect(try await read(100, from: last, as: "mail") == Array(193...200))
        #expect(try await shop.journal.position(of: "mail") == 200)
        #expect(try await read(1, from: last, as: "mail").isEmpty)
    }

    @Test("reads what it is given again as it was, under the same number")
    func sameAgain() async throws {
        let shop = Shop()
        try await shop.pipeline.purchase("coins")
        var first: [PurchaseNotification] = []
        for _ in 0..<3 {
            var read: [PurchaseNotification] = []
            var iterator = shop.restarted().notifications(for: "mail").makeAsyncIterator()
            while read.count < 5, let notification = try await iterator.next() { read.append(notification) }
            if first.isEmpty { first = read }
            #expect(read == first && read.map(\.sequence) == Array(1...5))
            try await shop.pipeline.purchase("book")
        }
    }

    @Test("does not move another one, nor one without a name")
    func independent() async throws {
        let shop = Shop()
        for _ in 0..<20 { try await shop.pipeline.purchase("coins") }
        await shop.pipeline.stop()
        #expect(try await read(1_000, from: shop.pipeline, as: "mail").count == 100)
        #expect(try await read(1, from: shop.pipeline, as: "analytics") == [1])
        #expect(try await shop.journal.position(of: "mail") == 100)
        #expect(try await shop.journal.position(of: "analytics") == 0)
        var places: [Int] = []
        for try await notification in shop.pipeline.notifications() { places.append(notification.sequence) }
        #expect(places == Array(1...100))
    }

    @Test("that is slow harms nobody, and misses nothing")
    func slow() async throws {
        let shop = Shop()
        let gate = Gate()
        let slow = Task {
            var places: [Int] = []
            for try await notification in shop.pipeline.notifications(for: "slow") {
                await gate.pass()
                places.append(notification.sequence)
            }
            return places
        }
        let quick = Task {
            var places: [Int] = []
            for try await notification in shop.pipeline.notifications(for: "quick") {
                places.append(notification.sequence)
                if places.count == 250 { break }
            }
            return places
        }
        for _ in 0..<50 { #expect(try await shop.pipeline.purchase("coins").kind == "transactionCompleted") }
        #expect(try await quick.value == Array(1...250), "while the slow one is still at its first")
        gate.open()
        await shop.pipeline.stop()
        #expect(try await slow.value == Array(1...250))
    }

    @Test("hears what comes while it waits")
    func live() async throws {
        let shop = Shop()
        let listener = Task { try await read(5, from: shop.pipeline, as: "screen") }
        for _ in 0..<50 { await Task.yield() }
        try await shop.pipeline.purchase("coins")
        #expect(try await listener.value == Array(1...5))
    }

    @Test("hears of an error where its place cannot be noted, and is given all of it again")
    func placeNotNoted() async throws {
        let shop = Shop()
        for _ in 0..<20 { try await shop.pipeline.purchase("coins") }
        let failing = InterceptedJournal(shop.journal) { call, moment throws(JournalError) in
            if call == .setPosition, moment == .before { throw JournalError(code: .full, context: "disk") }
        }
        let pipeline = shop.pipeline(journal: failing)
        let places = Collected<Int>()
        await #expect(throws: JournalError(code: .full, context: "")) {
            for try await notification in pipeline.notifications(for: "mail") { places.add(notification.sequence) }
        }
        #expect(places.all == Array(1...64))
        #expect(try await read(1, from: shop.pipeline, as: "mail") == [1])
    }

    @Test("has dealt with nothing that it was only given, whatever was noted before")
    func positionsGrow() async throws {
        let shop = Shop()
        try await shop.journal.setPosition(7, of: "mail")
        try await shop.journal.setPosition(3, of: "mail")
        #expect(try await shop.journal.position(of: "mail") == 7)
        for _ in 0..<2 { try await shop.pipeline.purchase("coins") }
        #expect(try await read(1, from: shop.pipeline, as: "mail") == [8])
        #expect(try await shop.journal.position(of: "mail") == 7)
    }
}
