import JournalPeers
import JournalSQLite
import PurchaseProcessing
import Purchases

/// A restore of 10,000 transactions that the journal does not know, beside as many rows added in batches of 100.
struct RestoreBenchmark {
    let folder: String

    func run() async throws {
        let count = 10_000
        let owned = (0..<count).map(restorable)
        var ours: [Cost] = []
        var peers: [Cost] = []
        var flushes: [UInt32] = []
        for round in 0..<5 {
            let path = "\(folder)/restore-\(round).journal"
            let pipeline = TransactionPipeline(
                store: BenchmarkStore(owned: owned), journal: try SQLiteJournal(path: path), delivery: NoDelivery())
            try await pipeline.start()
            let before = journal_peer_changes(path)
            ours.append(
                try await Cost.of {
                    let summary = try await pipeline.restore()
                    precondition(summary.restored.count == count)
                })
            flushes.append(journal_peer_changes(path) &- before)
            let peer = openPeer("\(folder)/restore-\(round).sqlite", like: path)
            defer { journal_peer_close(peer) }
            peers.append(
                await Cost.of { precondition(journal_peer_add_entries(peer, Int32(count), 100) == 0) })
        }
        print(
            #"{"ours":\#(Cost.median(of: ours).text),"peer":\#(Cost.median(of: peers).text),"#
                + #""flushes":\#(flushes.sorted()[2])}"#)
    }
}
