import Glibc
import JournalPeers
import JournalSQLite
import PurchaseProcessing
import Purchases

/// Times a journal in a file beside plain SQLite and prints JSON lines; `Scripts/bench journal` calls it.
@main
struct JournalBenchmark {
    static func main() async throws {
        guard CommandLine.arguments.count == 3 else { fatalError("usage: purchase|make|start|check|restore PATH") }
        let path = CommandLine.arguments[2]
        switch CommandLine.arguments[1] {
        case "purchase": try await PurchaseBenchmark(folder: path).run()
        case "make": try await StartBenchmark.makeFiles(in: path)
        case "start": try await StartBenchmark.start(path)
        case "check": StartBenchmark.check(path)
        case "restore": try await RestoreBenchmark(folder: path).run()
        default: fatalError("no such measurement")
        }
    }
}

/// What a piece of work took: by the clock on the wall, and of the processor with all threads and the kernel's part.
struct Cost {
    var wall = 0.0
    var processor = 0.0

    /// Measures a body, in nanoseconds.
    static func of(_ body: () async throws -> Void) async rethrows -> Cost {
        let (wall, processor) = (now(CLOCK_MONOTONIC), now(CLOCK_PROCESS_CPUTIME_ID))
        try await body()
        return Cost(wall: now(CLOCK_MONOTONIC) - wall, processor: now(CLOCK_PROCESS_CPUTIME_ID) - processor)
    }

    /// The medians of both.
    static func median(of costs: [Cost]) -> Cost {
        Cost(
            wall: costs.map(\.wall).sorted()[costs.count / 2],
            processor: costs.map(\.processor).sorted()[costs.count / 2])
    }

    var text: String { "[\(Int(wall)),\(Int(processor))]" }

    private static func now(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}

/// Opens the peer with the tables of a journal, in the rollback mode that the journal is in.
func openPeer(_ path: String, like journal: String) -> OpaquePointer {
    let isKept = access("\(journal)-journal", F_OK) == 0
    guard let peer = journal_peer_open(path, isKept ? "PERSIST" : "DELETE", journal) else {
        fatalError("no peer at \(path)")
    }
    return peer
}

/// A store that sells at once and keeps nothing.
actor BenchmarkStore: Store {
    private var nextID = 2_000_000_000_000
    private let owned: [PurchaseTransaction]

    init(owned: [PurchaseTransaction] = []) { self.owned = owned }

    func canMakePayments() -> Bool { true }
    func products(for identifiers: [ProductID]) throws(StoreError) -> [Product] { [] }
    func restorableTransactions() throws(StoreError) -> [PurchaseTransaction] { owned }
    func unfinishedTransactions() throws(StoreError) -> [PurchaseTransaction] { [] }
    func finish(_ transaction: PurchaseTransaction) throws(StoreError) {}

    func purchase(_ attempt: PurchaseAttempt) throws(StoreError) -> PurchaseAnswer {
        nextID += 1
        return .purchased(
            PurchaseTransaction(
                id: TransactionID(String(nextID)), productID: attempt.productID, kind: .consumable,
                purchaseDate: Timestamp(milliseconds: 1_700_000_000_000), attempt: attempt.id))
    }
}

/// A delivery that gives nothing.
struct NoDelivery: ContentDelivery {
    func deliver(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws {}
    func withdraw(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws {}
}
