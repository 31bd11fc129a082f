public import PurchaseProcessing
public import Purchases

/// The database of a journal, open to an app's own tables for as long as one delivery takes.
///
/// Everything is allowed but to touch the tables of the journal (`attempt`, `entry`, `notification`, `named_value`), to
/// begin, end or divide a transaction, to attach a file, to change a setting and to run `REINDEX` or `ANALYZE`. SQLite's
/// own authorizer refuses these with `notAllowed`, also where a trigger or a view would do them. After the delivery
/// nothing is allowed any more.
///
/// ```swift
/// try transaction.run("UPDATE wallet SET coins = coins + ?", [.integer(100)])
/// ```
public struct SQLiteTransaction {
    /// The connection until the delivery ends, and the first failure of a statement.
    final class Access {
        private var connection: SQLiteConnection?
        private(set) var failure: JournalError?

        init(_ connection: SQLiteConnection) { self.connection = connection }

        func end() { connection = nil }

        func rows(_ sql: String, _ values: [SQLiteValue]) throws(JournalError) -> [[SQLiteValue]] {
            guard let connection, connection.isInTransaction else {
                throw failure ?? JournalError(code: .notAllowed, context: "the delivery has ended")
            }
            do throws(JournalError) {
                return try connection.guestRows(sql, values)
            } catch {
                failure = failure ?? error
                throw error
            }
        }
    }

    let access: Access

    /// Runs one statement whose rows are of no interest.
    ///
    /// - Parameters:
    ///   - sql: The statement; keep its text the same and bind what changes, so that it is compiled once.
    ///   - values: What is bound to its parameters, in order.
    /// - Throws: `JournalError`: `conflict` where a rule of a table is broken, `notAllowed`, `full`, `damaged` or
    ///   `inputOutput`.
    public func run(_ sql: String, _ values: [SQLiteValue] = []) throws(JournalError) {
        _ = try access.rows(sql, values)
    }

    /// Runs one statement and gives its rows.
    ///
    /// - Parameters:
    ///   - sql: The statement.
    ///   - values: What is bound to its parameters, in order.
    /// - Returns: The rows, each with the values of its columns in order.
    /// - Throws: `JournalError`, as ``run(_:_:)``.
    public func rows(_ sql: String, _ values: [SQLiteValue] = []) throws(JournalError) -> [[SQLiteValue]] {
        try access.rows(sql, values)
    }
}

/// A delivery into the database of the journal: content and record are one change.
struct SQLiteDelivery: JournaledDelivery {
    typealias Effect = @Sendable (SQLiteTransaction, PurchaseTransaction, DeliveryClaim) throws -> Void

    let journal: SQLiteJournal
    let effect: Effect

    /// Refuses: what is given without its record could be given twice.
    func deliver(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws { throw refusal }

    /// Refuses: what is taken back without its record could be taken back twice.
    func withdraw(_ transaction: PurchaseTransaction, claim: DeliveryClaim) async throws { throw refusal }

    private var refusal: DeliveryRefusal {
        DeliveryRefusal(reason: StoreError(domain: "Shoptalk", code: "deliveryWithoutRecord"))
    }

    func perform(
        _ transaction: PurchaseTransaction, claim: DeliveryClaim, committing change: JournalChange
    ) async throws -> [PurchaseNotification]? {
        switch await journal.answer(to: .delivery(change, effect, transaction, claim)) {
        case .made(_, let notifications): return notifications
        case .refused: return nil
        case .failed(let error): throw error
        case .effectFailed(let error): throw error
        }
    }
}

extension SQLiteJournal {
    /// A delivery that writes what was bought to the app's own tables in the file of this journal.
    ///
    /// Content and record are one change of one file: both are there after a crash or neither, exactly once and without
    /// any key. Use it where what is bought can live in a SQLite table.
    ///
    /// ```swift
    /// let delivery = journal.delivery { database, transaction, claim in
    ///     let coins = Int64(transaction.quantity) * (claim.key.kind == .grant ? 100 : -100)
    ///     try database.run("CREATE TABLE IF NOT EXISTS wallet (coins INTEGER NOT NULL)")
    ///     try database.run("UPDATE wallet SET coins = coins + ?", [.integer(coins)])
    /// }
    /// let pipeline = TransactionPipeline(store: store, journal: journal, delivery: delivery)
    /// ```
    ///
    /// - Parameter effect: Gives what was bought, or takes it back where the kind of the claim's key is `revocation`. It
    ///   must do nothing but to write to the database: it may run again where the change could not be made, and what it
    ///   wrote before is then undone. Where it throws, everything it wrote is undone, and the error is a delivery's.
    /// - Returns: The delivery; use it with this journal, or another one of the same file.
    public nonisolated func delivery(
        _ effect: @escaping @Sendable (SQLiteTransaction, PurchaseTransaction, DeliveryClaim) throws -> Void
    ) -> some JournaledDelivery {
        SQLiteDelivery(journal: self, effect: effect)
    }
}
