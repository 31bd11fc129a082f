import JournalConformance
import PurchaseProcessing
import Testing

@Suite("The state machine of a transaction")
struct TransactionStateTests {
    typealias Row = (
        state: TransactionState, event: TransactionState.Event, next: TransactionState, action: TransactionState.Action
    )

    /// Every arrow of the table in the documentation; whatever is not here changes nothing.
    static let arrows: [Row] = [
        (.received, .arrived, .received, .verify),
        (.received, .verified, .recorded, .deliver),
        (.received, .rejected, .rejected, .announceRejection),
        (.received, .undecided, .unverified, .announceDelay),
        (.unverified, .arrived, .unverified, .verify),
        (.unverified, .verified, .recorded, .deliver),
        (.unverified, .rejected, .rejected, .announceRejection),
        (.recorded, .arrived, .recorded, .deliver),
        (.recorded, .delivered, .delivered, .finish),
        (.recorded, .notDelivered, .undelivered, .announceDeliveryFailure),
        (.undelivered, .arrived, .undelivered, .deliver),
        (.undelivered, .delivered, .delivered, .finish),
        (.recorded, .attemptsExhausted, .parked, .announceDeliveryFailure),
        (.undelivered, .attemptsExhausted, .parked, .nothing),
        (.parked, .retried, .undelivered, .nothing),
        (.delivered, .arrived, .delivered, .finish),
        (.delivered, .finished, .finished, .announceCompletion),
        (.delivered, .notFinished, .finishPending, .announceCompletion),
        (.finishPending, .arrived, .finishPending, .finish),
        (.finishPending, .finished, .finished, .nothing),
        (.finished, .arrived, .finished, .finish),
        (.received, .takenBack, .withheld, .finish),
        (.unverified, .takenBack, .withheld, .finish),
        (.recorded, .takenBack, .withheld, .finish),
        (.undelivered, .takenBack, .withheld, .finish),
        (.parked, .takenBack, .withheld, .finish),
        (.withheld, .takenBack, .withheld, .finish),
        (.withheld, .arrived, .withheld, .finish),
    ]

    @Test("each state answers each event as the table says", arguments: TransactionState.allCases)
    func table(state: TransactionState) {
        for event in TransactionState.Event.allCases {
            let result = state.applying(event)
            let row = Self.arrows.first { $0.state == state && $0.event == event }
            #expect(result.state == row?.next ?? state, "\(state) + \(event)")
            #expect(result.action == row?.action ?? .nothing, "\(state) + \(event)")
        }
    }

    @Test("nothing is delivered before it is verified, and nothing finished before it is delivered or taken back")
    func order() {
        for row in Self.arrows {
            if row.action == .deliver { #expect(row.next == .recorded || row.next == .undelivered) }
            if row.action == .finish { #expect(row.next.isDelivered || row.next == .withheld) }
            if row.action == .announceCompletion { #expect(row.next.isDelivered) }
        }
    }

    @Test("what is parked moves only where somebody asks for another try, or the store takes it back")
    func parkedStaysParked() {
        for event in TransactionState.Event.allCases where event != .retried && event != .takenBack {
            #expect(TransactionState.parked.applying(event) == (.parked, .nothing))
        }
    }

    @Test("no path of events delivers a rejected transaction")
    func rejectedStaysRejected() {
        for event in TransactionState.Event.allCases {
            #expect(TransactionState.rejected.applying(event) == (.rejected, .nothing))
        }
    }
}

@Suite("A journal in memory")
struct InMemoryJournalTests {
    @Test("does what every journal must do", arguments: JournalCheck.all)
    func conforms(check: JournalCheck) async throws {
        let violation = try await check.violation(InMemoryJournal())
        #expect(violation == nil)
    }
}
