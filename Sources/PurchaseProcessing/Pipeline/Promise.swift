import Synchronization

/// Something that happens once, and whoever waits for it.
final class Promise<Value: Sendable>: Sendable {
    private enum State: Sendable {
        /// Who waits; each is resumed once, by whoever takes the list away.
        case pending([UnsafeContinuation<Value, Never>])
        case kept(Value)
    }

    private let state = Mutex(State.pending([]))

    /// Lets it happen; false where it has happened before, and nothing changes.
    @discardableResult
    func keep(_ value: Value) -> Bool {
        let waiting = state.withLock { state -> [UnsafeContinuation<Value, Never>]? in
            guard case .pending(let waiting) = state else { return nil }
            state = .kept(value)
            return waiting
        }
        for continuation in waiting ?? [] { continuation.resume(returning: value) }
        return waiting != nil
    }

    /// What happened, as soon as it has.
    var value: Value {
        get async {
            if let kept { return kept }
            return await withUnsafeContinuation { continuation in
                let kept = state.withLock { state -> Value? in
                    switch state {
                    case .kept(let value): return value
                    case .pending(let waiting):
                        state = .pending(waiting + [continuation])
                        return nil
                    }
                }
                if let kept { continuation.resume(returning: kept) }
            }
        }
    }

    /// What happened, nil where it has not yet.
    var kept: Value? {
        state.withLock { if case .kept(let value) = $0 { value } else { nil } }
    }
}
