public import Diagnostics
public import JSONText
public import Purchases

/// What a StoreKit configuration file (`.storekit`) says: products, subscription groups and settings.
///
/// Use it to run the pipeline, to list prices or to check a file where no Mac is at hand. It reads versions 1.0 to 5.0.
///
/// ```swift
/// let shop = try StoreConfiguration(parsing: bytes, file: "Shop.storekit")
/// shop.products.map(\.id)
/// ```
///
/// A file is read whole or refused: what is known must be right, and what is not known is kept in `document` and named in
/// `unknownMembers`. A price gets the currency of the storefront, since the format has none.
///
/// Source: the fields of public files of every version; Apple publishes no description of the format.
public struct StoreConfiguration: Sendable {
    /// The format's own version.
    public struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
        /// The number before the point, 1 to 5 in known files.
        public let major: Int
        /// The number after the point.
        public let minor: Int

        /// Whether the left version is older.
        public static func < (left: Version, right: Version) -> Bool {
            (left.major, left.minor) < (right.major, right.minor)
        }

        /// The version as people write it: `4.0`.
        public var description: String { "\(major).\(minor)" }
    }

    /// Subscriptions of which a buyer holds one at a time.
    public struct Group: Hashable, Sendable {
        /// The identifier.
        public let id: String
        /// The name for its developers.
        public let name: String
        /// Names and descriptions, one a language.
        public let localizations: [Product.Localization]
        /// Its products, in the order of the file.
        public let productIDs: [ProductID]
    }

    /// The format's version.
    public let version: Version
    /// The identifier of the file, empty where it has none.
    public let identifier: String
    /// Every product in the order of the file: one-time purchases, non-renewing subscriptions, subscriptions.
    public let products: [Product]
    /// The groups of subscriptions.
    public let groups: [Group]
    /// How the store is set up.
    public let settings: StoreSettings
    /// The texts that a buyer agrees to, nil where the file has none.
    public let policies: StorePolicies?
    /// The storefront whose currency the prices have.
    public let storefront: Storefront
    /// What was understood and is probably wrong.
    public let warnings: [Diagnostic]
    /// The paths of members that this reader does not know, such as `products[].shelf`.
    public let unknownMembers: [String]
    /// The text with everything in it.
    public let document: JSONDocument

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - file: Its name, for messages.
    ///   - storefront: The storefront that gives the currency; without it the file's own, else the United States.
    ///   - sizeLimit: The most bytes that are read.
    /// - Throws: `StoreConfigurationError` at the first fault, with its place.
    /// - Complexity: Linear in the size of the file.
    public init(
        parsing bytes: [UInt8], file: String, storefront: Storefront? = nil, sizeLimit: Int = 64 << 20
    ) throws(StoreConfigurationError) {
        document = try ConfigurationReader.document(bytes, file: file, sizeLimit: sizeLimit)
        var reader = ConfigurationReader(document: document, file: file)
        let root = document.root
        guard root.kind == .object else {
            throw reader.fault(.wrongType, "a StoreKit configuration is a JSON object", at: root)
        }
        version = try reader.version(root)
        settings = try reader.settings(root["settings"], storefrontIsGiven: storefront != nil)
        self.storefront = storefront ?? settings.storefront ?? .unitedStates
        reader.currency = self.storefront.currency
        identifier = try reader.optionalText(root, "identifier") ?? ""
        try reader.checkMembers(
            of: root, "", ConfigurationReader.rootMembers)
        var products = try reader.products(in: root, "products", isRequired: true)
        products += try reader.products(in: root, "nonRenewingSubscriptions", isRequired: false)
        groups = try reader.groups(root["subscriptionGroups"], adding: &products)
        self.products = products
        policies = try reader.policies(root["appPolicies"])
        if products.isEmpty { reader.warn("the configuration sells nothing", at: root) }
        warnings = reader.warnings
        unknownMembers = reader.unknownMembers.sorted()
    }
}
