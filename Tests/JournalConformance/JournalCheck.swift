public import PurchaseProcessing
import Purchases

/// One thing that every journal must do, as a named check that any journal can be put to.
public struct JournalCheck: Sendable, CustomStringConvertible {
    /// What the journal must do, as a sentence.
    public let description: String
    /// Runs the check on a new journal and returns what was wrong, nil where nothing was.
    public let violation: @Sendable (any TransactionJournal) async throws -> String?

    /// Every check.
    public static let all: [JournalCheck] = [
        JournalCheck("attempts are numbered from 1 and open") { journal in
            let first = try await journal.openAttempt(for: PurchaseRequest("a", quantity: 2), announcing: []).attempt
            let second = try await journal.openAttempt(for: PurchaseRequest("b", quantity: 1), announcing: []).attempt
            let open = try await journal.openAttempts(for: "a")
            return first.id.rawValue == "1" && second.id.rawValue == "2" && first.quantity == 2
                && open == [JournaledAttempt(attempt: first, state: .asked)]
                ? nil : "\(first) \(second) \(open)"
        },
        JournalCheck("a closed attempt is kept, and is not open") { journal in
            let attempt = try await journal.openAttempt(for: PurchaseRequest("a", quantity: 1), announcing: []).attempt
            let closed = JournaledAttempt(attempt: attempt, state: .closed)
            _ = try await journal.commit(JournalChange(attempt: closed))
            let open = try await journal.openAttempts(for: "a")
            let kept = try await journal.attempt(attempt.id)
            return open.isEmpty && kept == closed ? nil : "\(open) \(String(describing: kept))"
        },
        JournalCheck("two attempts of one product never overwrite each other") { journal in
            let first = try await journal.openAttempt(for: PurchaseRequest("a", quantity: 1), announcing: []).attempt
            let second = try await journal.openAttempt(for: PurchaseRequest("a", quantity: 3), announcing: []).attempt
            _ = try await journal.commit(JournalChange(attempt: JournaledAttempt(attempt: first, state: .waiting)))
            let open = try await journal.openAttempts(for: "a")
            return open.map(\.attempt) == [first, second] && open.map(\.state) == [.waiting, .asked] ? nil : "\(open)"
        },
        JournalCheck("a new entry is recorded once") { journal in
            let change = JournalChange(entry: entry("7", .recorded), events: [progress])
            let first = try await journal.commit(change)
            let second = try await journal.commit(change)
            let all = try await journal.notifications(after: 0, atMost: 10)
            return first?.map(\.sequence) == [1] && second == nil && all.count == 1
                ? nil : "\(String(describing: first)) \(String(describing: second)) \(all)"
        },
        JournalCheck("a state changes only from the expected one") { journal in
            _ = try await journal.commit(JournalChange(entry: entry("7", .recorded)))
            let wrong = try await journal.commit(JournalChange(entry: entry("7", .finished), expecting: .delivered))
            let right = try await journal.commit(JournalChange(entry: entry("7", .delivered), expecting: .recorded))
            let now = try await journal.entry(for: TransactionKey(id: "7", kind: .grant))
            return wrong == nil && right != nil && now == entry("7", .delivered) ? nil : "\(String(describing: now))"
        },
        JournalCheck("a refused change leaves nothing behind") { journal in
            let attempt = try await journal.openAttempt(for: PurchaseRequest("a", quantity: 1), announcing: []).attempt
            _ = try await journal.commit(
                JournalChange(
                    entry: entry("7", .delivered), expecting: .recorded,
                    attempt: JournaledAttempt(attempt: attempt, state: .closed), events: [progress]))
            let open = try await journal.openAttempts(for: "a")
            let all = try await journal.notifications(after: 0, atMost: 10)
            return open.count == 1 && all.isEmpty ? nil : "\(open) \(all)"
        },
        JournalCheck("entries with something before them are listed in the order of arrival") { journal in
            for id in ["9", "8", "7"] {
                _ = try await journal.commit(JournalChange(entry: entry(id, .recorded)))
            }
            _ = try await journal.commit(JournalChange(entry: entry("8", .finished), expecting: .recorded))
            _ = try await journal.commit(JournalChange(entry: entry("9", .delivered), expecting: .recorded))
            let pending = try await journal.pendingEntries()
            return pending.map(\.key.id) == ["9", "7"] ? nil : "\(pending.map(\.key.id))"
        },
        JournalCheck("what is known of a delivery comes back as it went in") { journal in
            var failed = entry("7", .undelivered)
            failed.attempts = 3
            failed.notBefore = Timestamp(milliseconds: 1_767_225_600_123)
            failed.reason = StoreError(
                domain: "Disk \u{0}", code: "né", underlying: [StoreError(domain: "NSPOSIXErrorDomain", code: "28")])
            _ = try await journal.commit(JournalChange(entry: failed))
            let kept = try await journal.entry(for: failed.key)
            let pending = try await journal.pendingEntries()
            return kept == failed && pending == [failed] ? nil : "\(String(describing: kept)) \(pending)"
        },
        JournalCheck("a parked entry is listed alone, and put back in its place with its attempts before it") {
            journal in
            for id in ["9", "8", "7"] { _ = try await journal.commit(JournalChange(entry: entry(id, .recorded))) }
            var parked = entry("8", .parked)
            parked.attempts = 8
            parked.reason = StoreError(domain: "Disk", code: "full")
            _ = try await journal.commit(JournalChange(entry: parked, expecting: .recorded))
            let listed = try await journal.parkedEntries()
            let pending = try await journal.pendingEntries().map(\.key.id)
            let notParked = try await journal.retry(TransactionKey(id: "7", kind: .grant))
            let unknown = try await journal.retry(TransactionKey(id: "8", kind: .revocation))
            let again = try await journal.retry(parked.key)
            let twice = try await journal.retry(parked.key)
            let all = try await journal.pendingEntries()
            return listed == [parked] && pending == ["9", "7"] && notParked == nil && unknown == nil && twice == nil
                && again?.state == .undelivered && again?.attempts == 0 && again?.reason == parked.reason
                && all.map(\.key.id) == ["9", "8", "7"] && all[1] == again
                ? nil : "\(listed) \(pending) \(String(describing: again)) \(all)"
        },
        JournalCheck("two attempts that count from the same number: one of them is recorded") { journal in
            var begun = entry("7", .undelivered)
            begun.claims = 1
            _ = try await journal.commit(JournalChange(entry: begun))
            begun.claims = 2
            let change = JournalChange(entry: begun, expecting: .undelivered, claims: 1, events: [progress])
            let first = try await journal.commit(change)
            let second = try await journal.commit(change)
            let any = try await journal.commit(JournalChange(entry: begun, expecting: .undelivered))
            return first != nil && second == nil && any != nil ? nil : "\(String(describing: second))"
        },
        JournalCheck("a grant and a revocation of one transaction are two entries") { journal in
            let revoked = JournalEntry(
                key: TransactionKey(id: "7", kind: .revocation), transaction: transaction("7"), state: .finished)
            _ = try await journal.commit(JournalChange(entry: entry("7", .recorded)))
            let second = try await journal.commit(JournalChange(entry: revoked))
            let grant = try await journal.entry(for: TransactionKey(id: "7", kind: .grant))
            return second != nil && grant?.state == .recorded ? nil : "\(String(describing: grant))"
        },
        JournalCheck("notifications are numbered without gaps and read from any place") { journal in
            for _ in 0..<5 { _ = try await journal.commit(JournalChange(events: [progress, progress])) }
            let middle = try await journal.notifications(after: 3, atMost: 4)
            let end = try await journal.notifications(after: 10, atMost: 4)
            let none = try await journal.notifications(after: 0, atMost: 0)
            return middle.map(\.sequence) == [4, 5, 6, 7] && end.isEmpty && none.isEmpty ? nil : "\(middle) \(end)"
        },
        JournalCheck("every kind of notification comes back as it went in") { journal in
            let events = SampleEvents.all
            let written = try await journal.commit(JournalChange(events: events)) ?? []
            let read = try await journal.notifications(after: 0, atMost: 100)
            for (event, notification) in zip(events, read) where notification.event != event {
                return "\(event) became \(notification.event)"
            }
            return read == written && read.count == events.count ? nil : "\(read.count) of \(events.count)"
        },
        JournalCheck("racing callers: one of them records") { journal in
            let winners = try await withThrowingTaskGroup(of: Bool.self) { group in
                for _ in 0..<8 {
                    group.addTask { try await journal.commit(JournalChange(entry: entry("7", .recorded))) != nil }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            return winners == 1 ? nil : "\(winners) callers recorded it"
        },
    ]

    private init(_ description: String, violation: @escaping @Sendable (any TransactionJournal) async throws -> String?)
    {
        self.description = description
        self.violation = violation
    }
}

private let progress = PurchaseEvent.progress(PurchaseProgress(stage: .restoring))

private func transaction(_ id: String) -> PurchaseTransaction {
    PurchaseTransaction(
        id: TransactionID(id), productID: "a", kind: .consumable, purchaseDate: Timestamp(milliseconds: 1))
}

private func entry(_ id: String, _ state: TransactionState) -> JournalEntry {
    JournalEntry(
        key: TransactionKey(id: TransactionID(id), kind: .grant), transaction: transaction(id), state: state)
}
