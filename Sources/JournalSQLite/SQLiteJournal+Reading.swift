import PurchaseProcessing
import Purchases

/// What a caller asks of a journal that is only read.
enum JournalQuestion: Sendable {
    case entries(TransactionID)
    case openAttempts(ProductID)
    case both(TransactionID, ProductID)
}

/// What the journal holds of it.
enum JournalReply: Sendable {
    case entries([JournalEntry])
    case openAttempts([JournaledAttempt])
    case both([JournalEntry], [JournaledAttempt])
    case failed(JournalError)
}

extension SQLiteJournal {
    /// The most questions that are answered together.
    private static let mostQuestions = 1_024

    /// Answers a question together with those that others ask at the same time: taking the lock of the file costs more
    /// than to read a row.
    nonisolated(nonsending) func reply(to question: JournalQuestion) async throws(JournalError) -> JournalReply {
        let reply = if let reply = await questions.join(question) { reply } else { await replies(first: question) }
        if case .failed(let error) = reply { throw error }
        return reply
    }

    private func replies(first question: JournalQuestion) async -> JournalReply {
        let group = await questions.gather(first: question, atMost: SQLiteJournal.mostQuestions)
        var replies: [JournalReply] = []
        do throws(JournalError) {
            try connection.reading { () throws(JournalError) in
                try rows.beginReading()
                var hasOpenAttempts: Bool?
                for question in group.works {
                    // Whoever keeps the file from one of them keeps it from all, and each would wait as long again.
                    if case .failed(let error)? = replies.last, error.code == .busy {
                        replies.append(.failed(error))
                    } else {
                        replies.append(read(question, &hasOpenAttempts))
                    }
                }
            }
        } catch {
            // What was read before may no longer be so.
            replies = group.works.map { _ in .failed(error) }
        }
        return group.answer(replies) ?? .entries([])
    }

    /// Answers a question; whether any attempt is open is asked once for a group, most of which have none.
    private func read(_ question: JournalQuestion, _ hasOpenAttempts: inout Bool?) -> JournalReply {
        do throws(JournalError) {
            switch question {
            case .entries(let id): return .entries(try rows.entries(of: id))
            case .openAttempts(let product): return .openAttempts(try rows.openAttempts(for: product))
            case .both(let id, let product):
                let entries = try rows.entries(of: id)
                let isAnyOpen = if let hasOpenAttempts { hasOpenAttempts } else { try rows.hasOpenAttempts() }
                hasOpenAttempts = isAnyOpen
                return .both(entries, isAnyOpen ? try rows.openAttempts(for: product) : [])
            }
        } catch {
            return .failed(error)
        }
    }
}
