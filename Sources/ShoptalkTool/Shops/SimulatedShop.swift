internal import Diagnostics
internal import JournalSQLite
internal import PurchaseProcessing
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
    private let files: [LedgerFile]

    /// Makes a shop that lives as long as the process.
    init(inMemory configuration: StoreConfiguration) {
        store = SimulatedStore(configuration)
        simulation = Simulation(store: store)
        files = []
    }

    /// Opens a shop that lives in three files, or makes those that are not there.
    ///
    /// - Parameters:
    ///   - path: The journal; the other two have its name with `.store` and `.content` after it.
    ///   - configuration: What the store sells.
    /// - Throws: A failure with status 65, 66, 73, 74 or 75.
    init(journal path: String, configuration: StoreConfiguration) throws(CommandFailure) {
        let hasJournal = try LedgerFile.exists(path)
        let storeFile = try LedgerFile(path + ".store")
        let contentFile = try LedgerFile(path + ".content")
        // They are made before the journal is: without them it would promise what nobody remembers.
        if hasJournal, let missing = [storeFile, contentFile].first(where: { $0.bytes == nil }) {
            throw CommandFailure(
                .missingInput,
                "Error: The journal '\(VisibleText(path).text)' is there without '\(VisibleText(missing.path).text)'")
        }
        let fresh = SimulatedStore(configuration)
        let ledger = try storeFile.ledger(of: StoreLedger.init(parsing:)) ?? fresh.ledger
        let content = try contentFile.ledger(of: ContentLedger.init(parsing:)) ?? ContentLedger()
        files = [storeFile, contentFile]
        do throws(SimulationError) {
            if contentFile.bytes == nil { try contentFile.write(content.text) }
            if storeFile.bytes == nil { try storeFile.write(ledger.text) }
        } catch {
            throw (storeFile.failure ?? contentFile.failure) ?? CommandFailure(.internalFault, "Error: \(error)")
        }
        store = SimulatedStore(catalogue: fresh.catalogue, ledger: ledger) { (ledger) throws(SimulationError) in
            try storeFile.write(ledger.text)
        }
        let delivery = LedgerDelivery(ledger: content) { (ledger) throws(SimulationError) in
            try contentFile.write(ledger.text)
        }
        do throws(JournalError) {
            simulation = Simulation(store: store, journal: try SQLiteJournal(path: path), delivery: delivery)
        } catch {
            throw CommandFailure(error, isCreating: !hasJournal)
        }
    }

    /// Why a file could not be written, nil where each could.
    var failure: CommandFailure? { files.lazy.compactMap(\.failure).first }
}

extension LedgerFile {
    /// The ledger that the file holds, nil where there is no file.
    ///
    /// - Throws: A failure with status 65 and the place of the fault.
    fileprivate func ledger<Ledger>(
        of read: ([UInt8]) throws(SimulationError) -> Ledger
    ) throws(CommandFailure) -> Ledger? {
        guard let bytes else { return nil }
        do throws(SimulationError) {
            return try read(bytes)
        } catch {
            let name = VisibleText(path).text
            throw CommandFailure(.badData, error.diagnostic?.description(file: name) ?? "\(name): error: \(error)")
        }
    }
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
