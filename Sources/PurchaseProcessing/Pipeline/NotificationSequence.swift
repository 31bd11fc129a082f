public import Purchases

/// Every notification of a pipeline from a place in the order on, old ones first, then new ones as they come.
///
/// Each listener reads the journal at its own pace: it misses nothing, shares nothing with others, and a slow one harms
/// nobody. It ends when the pipeline is stopped or the listening task is cancelled.
public struct NotificationSequence: AsyncSequence, Sendable {
    /// What the sequence is made of.
    public typealias Element = PurchaseNotification

    let pipeline: TransactionPipeline
    let start: Start

    /// Where a listener begins.
    enum Start: Sendable {
        case after(Int)
        case whereLeft(SubscriberName)
    }

    /// Begins at the place that the sequence was made with.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(pipeline: pipeline, start: start) }

    /// Reads the notifications one by one.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private let pipeline: TransactionPipeline
        private let subscriber: SubscriberName?
        /// The last notification that was handed out, nil until the journal was asked.
        private var position: Int?
        private var read: [PurchaseNotification] = []
        private var next = 0

        init(pipeline: TransactionPipeline, start: Start) {
            self.pipeline = pipeline
            switch start {
            case .after(let position):
                self.position = position
                subscriber = nil
            case .whereLeft(let name): subscriber = name
            }
        }

        /// The next notification, or nil at the end.
        ///
        /// - Throws: `JournalError` where the journal cannot be read, or the subscriber's place cannot be noted.
        public mutating func next() async throws -> PurchaseNotification? {
            if next == read.count {
                let place = try await place()
                read = try await pipeline.nextNotifications(after: place)
                next = 0
            }
            guard next < read.count else { return nil }
            let notification = read[next]
            next += 1
            position = notification.sequence
            return notification
        }

        /// Where to read on; a subscriber has dealt with everything that came before.
        private mutating func place() async throws(JournalError) -> Int {
            guard let subscriber else { return position ?? 0 }
            if let position {
                if !read.isEmpty { try await pipeline.journal.setPosition(position, of: subscriber) }
                return position
            }
            let left = try await pipeline.journal.position(of: subscriber)
            position = left
            return left
        }
    }
}

extension TransactionPipeline {
    /// The notifications after a place in the order: those of the past first, then each as it comes.
    ///
    /// - Parameter position: The `sequence` of the last notification that the listener has dealt with; 0 for all.
    /// - Returns: A sequence of its own for each listener.
    public nonisolated func notifications(after position: Int = 0) -> NotificationSequence {
        NotificationSequence(pipeline: self, start: .after(position))
    }

    /// The notifications that a subscriber has not dealt with, also those of earlier runs; then each as it comes.
    ///
    /// By asking for the next notification a subscriber says that it has dealt with the one before. Its place is noted
    /// when it has dealt with all that were read together, at most 64; so after a crash it may be given some again, under
    /// the same `sequence`, and never misses one. Use a name in one place at a time.
    ///
    /// ```swift
    /// for try await notification in pipeline.notifications(for: "mail") { try await send(notification) }
    /// ```
    ///
    /// - Parameter subscriber: The name under which the journal keeps the place.
    /// - Returns: A sequence that begins where the subscriber left.
    public nonisolated func notifications(for subscriber: SubscriberName) -> NotificationSequence {
        NotificationSequence(pipeline: self, start: .whereLeft(subscriber))
    }
}
