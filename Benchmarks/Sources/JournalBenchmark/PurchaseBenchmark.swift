import JournalPeers
import JournalSQLite
import PurchaseProcessing
import Purchases

/// Durable purchases, one at a time beside SQLite's own commits, and of 64 products together.
struct PurchaseBenchmark {
    let folder: String

    func run() async throws {
        let path = "\(folder)/purchases.journal"
        let pipeline = TransactionPipeline(
            store: BenchmarkStore(), journal: try SQLiteJournal(path: path), delivery: NoDelivery())
        try await pipeline.start()
        for _ in 0..<20 { try await pipeline.purchase(product(0)) }
        let before = journal_peer_changes(path)
        for _ in 0..<20 { try await pipeline.purchase(product(0)) }
        let flushes = journal_peer_changes(path) &- before

        let peer = openPeer("\(folder)/peer.sqlite", like: path)
        defer { journal_peer_close(peer) }
        var ours: [Cost] = []
        var peers: [Cost] = []
        // In turns, so that a slow moment of the disk meets both.
        for _ in 0..<300 {
            ours.append(try await Cost.of { try await pipeline.purchase(product(0)) })
            peers.append(await Cost.of { precondition(journal_peer_purchase(peer) == 0) })
        }
        var single: [Cost] = []
        var group: [Cost] = []
        for _ in 0..<7 {
            single.append(try await Cost.of { for _ in 0..<24 { try await pipeline.purchase(product(0)) } })
            group.append(try await Cost.of { try await purchaseTogether(pipeline, each: 6) })
        }
        print(
            #"{"flushes":\#(Double(flushes) / 20),"ours":\#(Cost.median(of: ours).text),"#
                + #""peer":\#(Cost.median(of: peers).text),"single":\#(Cost.median(of: single).text),"#
                + #""singlePurchases":24,"group":\#(Cost.median(of: group).text),"groupPurchases":384}"#)
    }

    private func purchaseTogether(_ pipeline: TransactionPipeline, each count: Int) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<64 {
                let product = product(number)
                group.addTask { for _ in 0..<count { try await pipeline.purchase(product) } }
            }
            try await group.waitForAll()
        }
    }

    private func product(_ number: Int) -> ProductID { ProductID("com.example.coins.\(number)") }
}
