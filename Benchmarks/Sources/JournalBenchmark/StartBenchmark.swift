import Glibc
import JournalPeers
import JournalSQLite
import PurchaseProcessing
import Purchases

/// A start with 100,000 finished and 1,000 unfinished transactions, which wait for their next moment.
enum StartBenchmark {
    /// Makes `full.journal`, `finished.journal` without the unfinished ones, and `empty.journal`.
    static func makeFiles(in folder: String) async throws {
        _ = try SQLiteJournal(path: "\(folder)/empty.journal")
        try await fill(try SQLiteJournal(path: "\(folder)/finished.journal"), finished: 100_000, waiting: 0)
        try await fill(try SQLiteJournal(path: "\(folder)/full.journal"), finished: 100_000, waiting: 1_000)
    }

    /// Opens a journal and starts a pipeline over it.
    static func start(_ path: String) async throws {
        let cost = try await Cost.of {
            let pipeline = TransactionPipeline(
                store: BenchmarkStore(), journal: try SQLiteJournal(path: path), delivery: NoDelivery())
            try await pipeline.start()
        }
        print(#"{"cost":\#(cost.text),"kilobytes":\#(peakMemory())}"#)
    }

    /// Opens a file with plain SQLite and checks its structure.
    static func check(_ path: String) {
        let start = ContinuousClock.now
        precondition(journal_peer_check(path) == 0)
        let duration = (ContinuousClock.now - start).components
        print(#"{"cost":[\#(duration.seconds * 1_000_000_000 + duration.attoseconds / 1_000_000_000)]}"#)
    }

    private static func fill(_ journal: SQLiteJournal, finished: Int, waiting: Int) async throws {
        let later = SystemClock.now().adding(milliseconds: 3_000_000)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<(finished + waiting) {
                let isFinished = number < finished
                // As many at once as share a write.
                if number >= 512 { try await group.next() }
                group.addTask {
                    let transaction = restorable(number)
                    let entry = JournalEntry(
                        key: TransactionKey(id: transaction.id, kind: .grant), transaction: transaction,
                        state: isFinished ? .finished : .undelivered, attempts: 1, notBefore: isFinished ? nil : later,
                        claims: 1)
                    let purchase = CompletedPurchase(transaction: transaction, attempt: nil, wasDeferred: false)
                    let change = JournalChange(
                        entry: entry, events: isFinished ? [.transactionCompleted(purchase)] : [])
                    guard try await journal.commit(change) != nil else { fatalError("not recorded") }
                }
            }
            try await group.waitForAll()
        }
    }

    /// The most kilobytes that the process has had in memory.
    private static func peakMemory() -> Int {
        guard let file = fopen("/proc/self/status", "r") else { fatalError("no status") }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, Int32(line.count), file) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            guard text.hasPrefix("VmHWM:") else { continue }
            return text.split { " \t".contains($0) }.dropFirst().first.flatMap { Int($0) } ?? 0
        }
        fatalError("no peak")
    }
}

/// A transaction that a store gives for a number.
func restorable(_ number: Int) -> PurchaseTransaction {
    PurchaseTransaction(
        id: TransactionID(String(2_000_000_000_000 + number)),
        productID: ProductID("com.example.level.\(number % 100)"), kind: .nonConsumable,
        purchaseDate: Timestamp(milliseconds: 1_700_000_000_000 + Int64(number)))
}
