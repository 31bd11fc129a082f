/// The key of a text in a string table, and the values that fill it.
///
/// With it a server can let a device write the text: the app holds the same catalogue, the notification the key and the
/// values.
public struct TextKey: Hashable, Sendable {
    /// The key, such as `purchase.deferred.body`.
    public let key: String
    /// The names of the parameters that fill the text, in the order of its arguments.
    public let parameters: [String]

    /// Makes a key.
    public init(_ key: String, parameters: [String] = []) {
        self.key = key
        self.parameters = parameters
    }
}
