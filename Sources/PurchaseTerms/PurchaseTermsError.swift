public import Purchases

/// Why the terms of a price cannot be what they are said to be.
public struct PurchaseTermsError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of contradiction it is.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The name of the contradiction.
        public let rawValue: String

        /// Makes a code from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// An offer or a billing plan of a product that is not subscribed to.
        public static let notASubscription = Code(rawValue: "notASubscription")
    }

    /// What kind of contradiction it is.
    public let code: Code
    /// The product whose terms they are.
    public let product: ProductID
    /// The contradiction in words, with the values that it is between.
    public let description: String

    /// Makes an error from its parts.
    public init(_ code: Code, of product: ProductID, _ description: String) {
        self.code = code
        self.product = product
        self.description = description
    }
}
