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
        JournalCheck("attempts are numbered in their order and open, with everything that was asked for") { journal in
            let first = try await journal.openAttempt(for: SampleEvents.request, announcing: []).attempt
            let second = try await journal.openAttempt(for: PurchaseRequest("b"), announcing: []).attempt
            let open = try await journal.openAttempts(for: SampleEvents.request.productID)
            let kept = try await journal.attempt(second.id)
            return first.id < second.id && first.id.rawValue.hasSuffix("1") && second.id.rawValue.hasSuffix("2")
                && first.request == SampleEvents.request && second.request == PurchaseRequest("b")
                && open == [JournaledAttempt(attempt: first, state: .asked)]
                && kept == JournaledAttempt(attempt: second, state: .asked)
                ? nil : "\(first) \(second) \(open) \(String(describing: kept))"
        },
        JournalCheck("a closed attempt is kept, and is not open") { journal in
            let attempt = try await journal.openAttempt(for: PurchaseRequest("a"), announcing: []).attempt
            let closed = JournaledAttempt(attempt: attempt, state: .closed)
            _ = try await journal.commit(JournalChange(attempt: closed))
            let open = try await journal.openAttempts(for: "a")
            let kept = try await journal.attempt(attempt.id)
            return open.isEmpty && kept == closed ? nil : "\(open) \(String(describing: kept))"
        },
        JournalCheck("two attempts of one product never overwrite each other") { journal in
            let first = try await journal.openAttempt(for: PurchaseRequest("a"), announcing: []).attempt
            let second = try await journal.openAttempt(for: PurchaseRequest("a", quantity: 3), announcing: []).attempt
            _ = try await journal.commit(JournalChange(attempt: JournaledAttempt(attempt: first, state: .waiting)))
            let open = try await journal.openAttempts(for: "a")
            return open.map(\.attempt) == [first, second] && open.map(\.state) == [.waiting, .asked] ? nil : "\(open)"
        },
        JournalCheck("the entries of a transaction and the open attempts of a product come in one answer") { journal in
            let none = try await journal.entriesAndOpenAttempts(of: "7", for: "a")
            let closed = try await journal.openAttempt(for: PurchaseRequest("a"), announcing: []).attempt
            _ = try await journal.commit(JournalChange(attempt: JournaledAttempt(attempt: closed, state: .closed)))
            let onlyClosed = try await journal.entriesAndOpenAttempts(of: "7", for: "a")
            let attempt = try await journal.openAttempt(for: PurchaseRequest("a"), announcing: []).attempt
            _ = try await journal.openAttempt(for: PurchaseRequest("b"), announcing: [])
            for id in ["7", "8"] { _ = try await journal.commit(JournalChange(entry: entry(id, .recorded))) }
            let known = try await journal.entriesAndOpenAttempts(of: "7", for: "a")
            let isNone = [none, onlyClosed].allSatisfy { $0.entries.isEmpty && $0.openAttempts?.isEmpty != false }
            // A journal may leave the attempts to be asked for.
            let asked = [JournaledAttempt(attempt: attempt, state: .asked)]
            return isNone && known.entries == [entry("7", .recorded)] && known.openAttempts ?? asked == asked
                ? nil : "\(none) \(onlyClosed) \(known)"
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
            let attempt = try await journal.openAttempt(for: PurchaseRequest("a"), announcing: []).attempt
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
            failed.claims = 7
            failed.lease = DeliveryLease(owner: JournalOwner(number: 1 << 61), until: Timestamp(milliseconds: 9))
            failed.attempt = PurchaseAttempt(id: AttemptID("né-7"), request: SampleEvents.request)
            failed.wasDeferred = true
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
        JournalCheck("two claims that count from the same number: one of them is recorded") { journal in
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
        JournalCheck("what was taken back before it was delivered is settled") { journal in
            _ = try await journal.commit(JournalChange(entry: entry("7", .recorded)))
            _ = try await journal.commit(JournalChange(entry: entry("7", .withheld), expecting: .recorded))
            let pending = try await journal.pendingEntries()
            let parked = try await journal.parkedEntries()
            let all = try await journal.entries()
            return pending.isEmpty && parked.isEmpty && all == [entry("7", .withheld)] ? nil : "\(pending) \(all)"
        },
        JournalCheck("a claim is refused where the delivery was taken back, and not where somebody lied about that") {
            journal in
            let withdrawal = TransactionKey(id: "7", kind: .revocation)
            func claim(_ id: String) -> JournalChange {
                JournalChange(
                    entry: entry(id, .recorded),
                    unlessGenuine: TransactionKey(id: TransactionID(id), kind: .revocation), events: [progress])
            }
            _ = try await journal.commit(
                JournalChange(entry: JournalEntry(key: withdrawal, transaction: transaction("7"), state: .recorded)))
            for (id, state) in [("8", TransactionState.unverified), ("9", .rejected)] {
                let key = TransactionKey(id: TransactionID(id), kind: .revocation)
                _ = try await journal.commit(
                    JournalChange(entry: JournalEntry(key: key, transaction: transaction(id), state: state)))
            }
            let refused = try await journal.commit(claim("7"))
            let kept = try await journal.entries(of: "7").map(\.key)
            let others = try await [
                journal.commit(claim("8")), journal.commit(claim("9")), journal.commit(claim("10")),
            ]
            return refused == nil && kept == [withdrawal] && others.allSatisfy { $0?.count == 1 }
                ? nil : "\(String(describing: refused)) \(kept) \(others)"
        },
        JournalCheck("a claim may have to be of its own number, and the end of a delivery need not be") { journal in
            var claimed = entry("7", .recorded)
            claimed.claims = 5
            _ = try await journal.commit(JournalChange(entry: claimed))
            var late = entry("7", .undelivered)
            late.claims = 4
            let refused = try await journal.commit(JournalChange(entry: late, expecting: .recorded, claims: 4))
            let unheard = try await journal.commit(JournalChange(entry: entry("8", .recorded), claims: 0))
            let delivered = try await journal.commit(JournalChange(entry: entry("7", .delivered), expecting: .recorded))
            let entries = try await journal.entries()
            return refused == nil && unheard == nil && delivered != nil && entries == [entry("7", .delivered)]
                ? nil : "\(entries)"
        },
        JournalCheck("an answered attempt is answered once and for all, a closed one may still be answered") {
            journal in
            func set(_ attempt: PurchaseAttempt, _ state: JournaledAttempt.State) async throws -> Bool {
                try await journal.commit(JournalChange(attempt: JournaledAttempt(attempt: attempt, state: state)))
                    != nil
            }
            let attempt = try await journal.openAttempt(for: SampleEvents.request, announcing: []).attempt
            let steps = try await [
                set(attempt, .waiting), set(attempt, .interrupted), set(attempt, .closed), set(attempt, .waiting),
                set(attempt, .answered), set(attempt, .closed), set(attempt, .waiting), set(attempt, .answered),
            ]
            let kept = try await journal.attempt(attempt.id)
            return steps == [true, true, true, false, true, false, false, true]
                && kept == JournaledAttempt(attempt: attempt, state: .answered) ? nil : "\(steps)"
        },
        JournalCheck("a change that comes too late for its attempt changes nothing else") { journal in
            let attempt = try await journal.openAttempt(for: PurchaseRequest("a"), announcing: []).attempt
            _ = try await journal.commit(JournalChange(attempt: JournaledAttempt(attempt: attempt, state: .answered)))
            let late = try await journal.commit(
                JournalChange(
                    entry: entry("7", .recorded), attempt: JournaledAttempt(attempt: attempt, state: .closed),
                    subscription: SampleEvents.status, events: [progress]))
            let entries = try await journal.entries()
            let all = try await journal.notifications(after: 0, atMost: 9)
            let status = try await journal.subscription(SampleEvents.status.subscriptionID)
            return late == nil && entries.isEmpty && all.isEmpty && status == nil ? nil : "\(entries) \(all)"
        },
        JournalCheck("an attempt of another journal is none of this one, and does not stand in the way") { journal in
            let own = try await journal.openAttempt(for: PurchaseRequest("a"), announcing: []).attempt
            let foreign = PurchaseAttempt(id: AttemptID("0-\(own.id)"), request: PurchaseRequest("a"))
            let unknown = try await journal.attempt(foreign.id)
            let made = try await journal.commit(
                JournalChange(
                    entry: entry("7", .recorded), attempt: JournaledAttempt(attempt: foreign, state: .closed)))
            let kept = try await journal.attempt(own.id)
            let zero = try await journal.attempt(AttemptID("0"))
            let padded = try await journal.attempt(AttemptID("0\(own.id)"))
            return unknown == nil && made != nil && kept?.state == .asked && zero == nil && padded == nil
                ? nil : "\(String(describing: kept))"
        },
        JournalCheck(
            "of the states of a subscription the one that was signed last is kept, in whatever order they come"
        ) {
            journal in
            func status(_ signed: Int64, _ id: String, _ state: SubscriptionStatus.State) -> SubscriptionStatus {
                SubscriptionStatus(
                    transaction: PurchaseTransaction(
                        id: TransactionID(id), originalID: "1", productID: "a", kind: .autoRenewable,
                        purchaseDate: Timestamp(milliseconds: 1)),
                    state: state, signedDate: Timestamp(milliseconds: signed))
            }
            let unknown = try await journal.subscription("1")
            var made: [Bool] = []
            for next in [
                status(5, "2", .subscribed), status(4, "3", .expired), status(5, "2", .revoked),
                status(5, "3", .gracePeriod), status(6, "2", .billingRetry),
            ] {
                made.append(try await journal.commit(JournalChange(subscription: next, events: [progress])) != nil)
            }
            _ = try await journal.commit(JournalChange(subscription: SampleEvents.status))
            let kept = try await journal.subscription("1")
            let full = try await journal.subscription(SampleEvents.status.subscriptionID)
            let told = try await journal.notifications(after: 0, atMost: 9).count
            return unknown == nil && made == [true, false, false, true, true] && kept == status(6, "2", .billingRetry)
                && full == SampleEvents.status && told == 3 ? nil : "\(made) \(String(describing: kept)) \(told)"
        },
        JournalCheck("a subscriber's place only goes forward, each by itself") { journal in
            let before = try await journal.position(of: "mail")
            for position in [3, 7, 5, 7] { try await journal.setPosition(position, of: "mail") }
            try await journal.setPosition(1, of: "né\u{0}")
            try await journal.setPosition(-4, of: "nobody")
            let places = try await [
                journal.position(of: "mail"), journal.position(of: "né\u{0}"), journal.position(of: "nobody"),
            ]
            return before == 0 && places == [7, 1, 0] ? nil : "\(before) \(places)"
        },
        JournalCheck("each episode of a transaction is an entry of its own, listed in the order of arrival") {
            journal in
            let keys: [TransactionKey] = [
                TransactionKey(id: "7", kind: .grant), TransactionKey(id: "7", kind: .revocation),
                TransactionKey(id: "7", kind: .grant, episode: 2), TransactionKey(id: "7", kind: .conflict),
                TransactionKey(id: "7", kind: .revocation, episode: 2), TransactionKey(id: "7", kind: .expiry),
            ]
            _ = try await journal.commit(JournalChange(entry: entry("6", .recorded)))
            for key in keys {
                _ = try await journal.commit(
                    JournalChange(entry: JournalEntry(key: key, transaction: transaction("7"), state: .finished)))
            }
            let known = try await journal.entries(of: "7").map(\.key)
            let second = try await journal.entry(for: keys[2])
            let all = try await journal.entries().count
            return known == keys && second?.key == keys[2] && all == 7 ? nil : "\(known)"
        },
        JournalCheck("whoever works on the journal is there") { journal in
            await journal.isPresent(journal.owner) ? nil : "\(journal.owner) is taken for gone"
        },
        JournalCheck("a thousand callers at once: every change is made or refused by itself, without gaps") { journal in
            let made = try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<1_000 {
                    let change = JournalChange(entry: entry(String(number % 250), .recorded), events: [progress])
                    group.addTask { try await journal.commit(change) != nil }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            let told = try await journal.notifications(after: 0, atMost: .max).map(\.sequence)
            let kept = Set(try await journal.entries().map(\.key)).count
            return made == 250 && told == Array(1...250) && kept == 250 ? nil : "\(made) \(told.count) \(kept)"
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
