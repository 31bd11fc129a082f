/// A value that a message carries: name, type, and whether it may be missing.
///
/// ```swift
/// ParameterDefinition(name: "sender", type: .string, isOptional: true)
/// ```
public struct ParameterDefinition: Hashable, Sendable {
    /// The name, such as `product`.
    public let name: String
    /// The type that the text expects.
    public let type: ParameterType
    /// Whether the message can be told without it, with no gap in its texts.
    public let isOptional: Bool

    /// Makes a definition.
    public init(name: String, type: ParameterType, isOptional: Bool = false) {
        self.name = name
        self.type = type
        self.isOptional = isOptional
    }

    /// The same value where it may be missing.
    var optional: ParameterDefinition { ParameterDefinition(name: name, type: type, isOptional: true) }

    static let amount = ParameterDefinition(name: "amount", type: .money)
    static let store = ParameterDefinition(name: "store", type: .string)
    static let code = ParameterDefinition(name: "code", type: .string)
    static let product = ParameterDefinition(name: "product", type: .product)
    static let plan = ParameterDefinition(name: "plan", type: .product)
    static let item = ParameterDefinition(name: "item", type: .product)
    static let price = ParameterDefinition(name: "price", type: .money)
    static let period = ParameterDefinition(name: "period", type: .period)
    static let date = ParameterDefinition(name: "date", type: .day)
    static let percent = ParameterDefinition(name: "percent", type: .percent)
}
