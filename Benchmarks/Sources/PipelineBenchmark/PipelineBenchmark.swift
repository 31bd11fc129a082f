import PurchaseProcessing
import Purchases

/// An actor that does nothing: what one call through an actor costs.
private actor EmptyActor {
    private var calls = 0

    func call() { calls += 1 }
}

/// Times completed purchases through a pipeline in memory beside empty actor calls, and prints both as JSON lines.
///
/// An app buys from its main actor, where a call to any actor and back crosses two threads; a server buys off it, where
/// an empty call that nobody contends crosses none.
@main
struct PipelineBenchmark {
    static func main() async throws {
        try await measure(caller: "main actor")
        try await measureOffMainActor()
    }

    @concurrent
    private static func measureOffMainActor() async throws {
        try await measure(caller: "no actor")
    }

    private static func measure(caller: String) async throws {
        let empty = EmptyActor()
        for count in [1_000, 10_000, 100_000] {
            let calls = await nanoseconds(of: 100_000) { await empty.call() }
            let product = Product(id: "coins", kind: .consumable, referenceName: "Coins", price: nil)
            let pipeline = TransactionPipeline(
                store: CountingStore(), journal: InMemoryJournal(), delivery: NoDelivery())
            try await pipeline.start()
            let purchases = try await nanoseconds(of: count) { _ = try await pipeline.purchase(product.id) }
            print(
                #"{"caller":"\#(caller)","purchases":\#(count),"purchaseNanoseconds":\#(purchases),"#
                    + #""actorCallNanoseconds":\#(calls)}"#)
        }
    }

    /// The mean duration of one call.
    private static func nanoseconds(
        of count: Int, _ body: () async throws -> Void
    ) async rethrows -> Int {
        let clock = ContinuousClock()
        let start = clock.now
        for _ in 0..<count { try await body() }
        let duration = clock.now - start
        return Int(duration.components.seconds * 1_000_000_000 + duration.components.attoseconds / 1_000_000_000)
            / count
    }
}

/// A store that sells at once and keeps nothing, so that only the pipeline is measured.
private actor CountingStore: Store {
    private var nextID = 0

    func canMakePayments() -> Bool { true }
    func products(for identifiers: [ProductID]) throws(StoreError) -> [Product] { [] }
    func restorableTransactions() throws(StoreError) -> [PurchaseTransaction] { [] }
    func unfinishedTransactions() throws(StoreError) -> [PurchaseTransaction] { [] }
    func finish(_ transaction: PurchaseTransaction) throws(StoreError) {}

    func purchase(_ attempt: PurchaseAttempt) throws(StoreError) -> PurchaseAnswer {
        nextID += 1
        return .purchased(
            PurchaseTransaction(
                id: TransactionID(String(nextID)), productID: attempt.productID, kind: .consumable,
                purchaseDate: Timestamp(milliseconds: 0), attempt: attempt.id))
    }
}

/// A delivery that gives nothing.
private struct NoDelivery: ContentDelivery {
    func deliver(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws {}
    func withdraw(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws {}
}
