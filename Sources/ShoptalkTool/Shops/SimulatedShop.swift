internal import Diagnostics
internal import FileReplacement
internal import JournalSQLite
internal import PurchaseProcessing
internal import Purchases
internal import StoreConfiguration
internal import StoreSimulation

/// A simulated store, the journal of an app and what the app has given, in memory or in files.
///
/// In files each stands for a machine of its own: the journal is the app's, `.store` beside it is the store's ledger, and
/// `.content` is what holds the content. Each is committed by itself, so a run that is killed may leave them at different
/// moments; the next run brings them together as after a real crash.
struct SimulatedShop: Sendable {
    /// The store.
    let store: SimulatedStore
    /// The store, the journal and the content together.
    let simulation: Simulation
    private let failures: @Sendable () -> CommandFailure?

    /// Makes a shop that lives as long as the process.
    init(inMemory configuration: StoreConfiguration) {
        store = SimulatedStore(configuration)
        simulation = Simulation(store: store)
        failures = { nil }
    }

    /// Opens a shop that lives in three files, or makes those that are not there.
    ///
    /// - Parameters:
    ///   - path: The journal; the other two have its name with `.store` and `.content` after it.
    ///   - configuration: What the store sells.
    /// - Throws: A failure with status 65, 66, 73, 74 or 75.
    init(journal path: String, configuration: StoreConfiguration) throws(CommandFailure) {
        let hasJournal: Bool
        do throws(FileError) {
            hasJournal = try FileVersion(of: path) != .missing
        } catch {
            throw CommandFailure(reading: error)
        }
        let lock = try LedgerLock(path + ".lock")
        let storeFile = try LedgerFile(
            path + ".store", LedgerFormat(read: StoreLedger.init(parsing:), text: \.text), lock: lock)
        let contentFile = try LedgerFile(
            path + ".content", LedgerFormat(read: ContentLedger.init(parsing:), text: \.text), lock: lock)
        // They are made before the journal is: without them it would promise what nobody remembers.
        let missing = contentFile.found == nil ? contentFile.path : storeFile.found == nil ? storeFile.path : nil
        if hasJournal, let missing {
            throw CommandFailure(
                .missingInput,
                "Error: The journal '\(VisibleText(path).text)' is there without '\(VisibleText(missing).text)'")
        }
        let fresh = SimulatedStore(configuration)
        var ledger = storeFile.found ?? fresh.ledger
        var content = contentFile.found ?? ContentLedger()
        failures = { storeFile.failure ?? contentFile.failure }
        do throws(SimulationError) {
            try contentFile.make(&content)
            try storeFile.make(&ledger)
        } catch {
            throw failures() ?? CommandFailure(.internalFault, "Error: \(error)")
        }
        store = SimulatedStore(catalogue: fresh.catalogue, ledger: ledger) {
            (ledger, change) throws(SimulationError) in try storeFile.change(&ledger, change)
        }
        let delivery = LedgerDelivery(ledger: content) {
            (ledger, change) throws(SimulationError) in try contentFile.change(&ledger, change)
        }
        do throws(JournalError) {
            // The same steps print the same bytes, so the name of a journal comes from the store: one that is made anew
            // beside a store that has sold something does not take that store's attempts for its own.
            let identity = ledger == fresh.ledger ? "" : ledger.nextTransactionID.rawValue
            let journal = try SQLiteJournal(path: path, identity: identity)
            simulation = Simulation(store: store, journal: journal, delivery: delivery)
        } catch {
            throw CommandFailure(error, isCreating: !hasJournal)
        }
    }

    /// Why a file could not be written, nil where each could.
    var failure: CommandFailure? { failures() }
}

extension CommandFailure {
    /// A journal that could not do what it was asked.
    init(_ error: JournalError, isCreating: Bool = false) {
        let status: ExitStatus =
            switch error.code {
            case .busy: .tryAgain
            case .damaged, .notAJournal, .olderVersion, .newerVersion: .badData
            default: isCreating ? .cannotCreate : .inputOutput
            }
        self.init(status, "Error: The journal cannot be used: \(VisibleText(error.context).text)")
    }
}
