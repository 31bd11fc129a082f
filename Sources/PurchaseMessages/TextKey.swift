/// The key of a text in a string table, and the values that fill it.
///
/// With it a server can let a device write the text: the app holds the same catalogue, the notification the key and the
/// values.
public struct TextKey: Hashable, Sendable {
    /// The key, such as `purchase.deferred.body`.
    public let key: String
    /// The names of the values that fill the text, in the order of its arguments.
    public let parameters: [String]
    /// The values as the reader sees them, in the order of the arguments; empty where the key stands in a definition.
    public let values: [String]

    /// Makes a key.
    public init(_ key: String, parameters: [String] = [], values: [String] = []) {
        self.key = key
        self.parameters = parameters
        self.values = values
    }
}
