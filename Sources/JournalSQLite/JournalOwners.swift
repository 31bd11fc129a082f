import CSQLite
import PurchaseProcessing

/// The owners of a journal that are there: each locks its number in a file beside the journal as long as it lives.
///
/// The system ends a lock with the process that holds it, however that ends, so a lease of a killed process is free at
/// once. The file is empty and stays so: a number is a place in it at which nothing is ever written.
final class JournalOwners: Sendable {
    /// The number of this owner.
    let number: Int64
    private let descriptor: Int32
    private let path: String

    /// Numbers from here on are of owners that could lock nothing, of which nobody can tell that they are gone.
    private static let firstWithoutLock: Int64 = 1 << 62

    /// Takes a number.
    ///
    /// - Parameters:
    ///   - journal: The path of the journal.
    ///   - isMade: Whether the file of owners is made where there is none.
    ///   - generator: Where the number comes from.
    init(beside journal: String, isMade: Bool, using generator: inout some RandomNumberGenerator) {
        path = journal.utf8.first == UInt8(ascii: "/") ? "\(journal).owners" : "./\(journal).owners"
        descriptor = csqlite_open_owners(path, isMade ? 1 : 0)
        // A number that somebody has is drawn again; where nothing can be locked, so is none of these.
        for _ in 0..<4 where descriptor >= 0 {
            let number = Int64.random(in: 0..<JournalOwners.firstWithoutLock, using: &generator)
            if csqlite_lock_owner(descriptor, number) == 0 {
                self.number = number
                return
            }
        }
        number = Int64.random(in: JournalOwners.firstWithoutLock...Int64.max, using: &generator)
    }

    deinit { if descriptor >= 0 { csqlite_close_owners(descriptor) } }

    /// Whether an owner may still be there.
    func mayBePresent(_ owner: JournalOwner) -> Bool {
        let number = Int64(owner.number)
        guard descriptor >= 0, number != self.number, number < JournalOwners.firstWithoutLock else { return true }
        return csqlite_is_owner_gone(descriptor, path, number) == 0
    }
}
