public import Purchases

/// Every notification of a pipeline from a place in the order on, old ones first, then new ones as they come.
///
/// Each listener reads the journal at its own pace: it misses nothing, shares nothing with others, and a slow one harms
/// nobody. It ends when the pipeline is stopped or the listening task is cancelled.
public struct NotificationSequence: AsyncSequence, Sendable {
    /// What the sequence is made of.
    public typealias Element = PurchaseNotification

    let pipeline: TransactionPipeline
    let position: Int

    /// Begins at the place that the sequence was made with.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(pipeline: pipeline, position: position) }

    /// Reads the notifications one by one.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let pipeline: TransactionPipeline
        var position: Int
        private var read: [PurchaseNotification] = []
        private var next = 0

        init(pipeline: TransactionPipeline, position: Int) {
            self.pipeline = pipeline
            self.position = position
        }

        /// The next notification, or nil at the end.
        ///
        /// - Throws: `JournalError` where the journal cannot be read.
        public mutating func next() async throws -> PurchaseNotification? {
            if next == read.count {
                read = try await pipeline.nextNotifications(after: position)
                next = 0
            }
            guard next < read.count else { return nil }
            let notification = read[next]
            next += 1
            position = notification.sequence
            return notification
        }
    }
}

extension TransactionPipeline {
    /// The notifications after a place in the order: those of the past first, then each as it comes.
    ///
    /// - Parameter position: The `sequence` of the last notification that the listener has dealt with; 0 for all.
    /// - Returns: A sequence of its own for each listener.
    public nonisolated func notifications(after position: Int = 0) -> NotificationSequence {
        NotificationSequence(pipeline: self, position: position)
    }
}
