import PurchaseProcessing
import Purchases

/// What a caller asks of a journal that is only read.
enum JournalQuestion: Sendable {
    case entries(TransactionID)
    case openAttempts(ProductID)
}

/// What the journal holds of it.
enum JournalReply: Sendable {
    case entries([JournalEntry])
    case openAttempts([JournaledAttempt])
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
            try connection.reading {
                for question in group.works {
                    // Whoever keeps the file from one of them keeps it from all, and each would wait as long again.
                    if case .failed(let error)? = replies.last, error.code == .busy {
                        replies.append(.failed(error))
                    } else {
                        replies.append(read(question))
                    }
                }
            }
        } catch {
            // What was read before may no longer be so.
            replies = group.works.map { _ in .failed(error) }
        }
        return group.answer(replies) ?? .entries([])
    }

    private func read(_ question: JournalQuestion) -> JournalReply {
        do throws(JournalError) {
            switch question {
            case .entries(let id):
                let values = [SQLiteValue.text(id.rawValue)]
                return .entries(try connection.rows(.entriesOfTransaction, values, read: rows.readEntry))
            case .openAttempts(let product):
                let values = [SQLiteValue.text(product.rawValue)]
                return .openAttempts(try connection.rows(.openAttempts, values, read: rows.readAttempt))
            }
        } catch {
            return .failed(error)
        }
    }
}
