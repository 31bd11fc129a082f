/// A few values by name, in a list: for so few a dictionary would take longer to make than to read.
struct NamedValues: ExpressibleByDictionaryLiteral {
    private var values: [(name: String, value: MessageValue)]

    init(dictionaryLiteral elements: (String, MessageValue)...) {
        values = []
        // No event has more to say, and growing on the way would move what is there.
        values.reserveCapacity(4)
        for (name, value) in elements { values.append((name, value)) }
    }

    /// The value of a name; a name is given once, and setting nil leaves it out.
    subscript(name: String) -> MessageValue? {
        get { values.first { $0.name == name }?.value }
        set { if let newValue { values.append((name, newValue)) } }
    }
}
