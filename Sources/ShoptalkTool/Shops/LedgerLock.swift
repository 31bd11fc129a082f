internal import Diagnostics
internal import Glibc

/// The right to change the ledgers beside a journal, held by one process at a time and freed when it dies.
///
/// The ledgers are replaced as a whole, so the lock is on a file of its own, which is never replaced.
final class LedgerLock: Sendable {
    private let descriptor: Int32

    /// Opens the file of the lock, and makes it where it is not there.
    ///
    /// - Throws: A failure with status 73.
    init(_ path: String) throws(CommandFailure) {
        descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw CommandFailure(
                .cannotCreate, "Error: Cannot open '\(VisibleText(path).text)': \(String(cString: strerror(errno)))")
        }
    }

    deinit { close(descriptor) }

    /// Does something while no other process holds the lock, or returns nil where one holds it for too long.
    ///
    /// - Parameters:
    ///   - milliseconds: How long it is waited for.
    ///   - body: What is done.
    /// - Returns: What the body returns, nil where it was not called.
    func exclusively<Value>(within milliseconds: Int = 10_000, _ body: () -> Value) -> Value? {
        var waited = 0
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard waited < milliseconds, errno == EWOULDBLOCK || errno == EINTR else { return nil }
            usleep(1_000)
            waited += 1
        }
        defer { flock(descriptor, LOCK_UN) }
        return body()
    }
}
