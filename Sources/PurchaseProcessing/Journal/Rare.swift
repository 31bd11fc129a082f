/// A large value that few have: it stands elsewhere, so that whatever holds it stays small and is cheap to pass on.
@propertyWrapper
struct Rare<Value> {
    fileprivate indirect enum Content {
        case value(Value)
    }

    private var content: Content?

    init(wrappedValue: Value?) { content = wrappedValue.map(Content.value) }

    var wrappedValue: Value? {
        get { if case .value(let value)? = content { value } else { nil } }
        set { content = newValue.map(Content.value) }
    }
}

extension Rare.Content: Equatable where Value: Equatable {}
extension Rare.Content: Hashable where Value: Hashable {}
extension Rare.Content: Sendable where Value: Sendable {}
extension Rare: Equatable where Value: Equatable {}
extension Rare: Hashable where Value: Hashable {}
extension Rare: Sendable where Value: Sendable {}
