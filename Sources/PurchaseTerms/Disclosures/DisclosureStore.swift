/// Where something is bought, which decides what has to be said before.
///
/// The set is open. A store that this library does not know has the rules of the buyer's country alone.
public struct DisclosureStore: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The name of the store for programs.
    public let rawValue: String

    /// Makes a store from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Apple's store, with its own payment sheet.
    public static let appStore = DisclosureStore(rawValue: "appStore")
    /// Google's store, with its own payment sheet.
    public static let googlePlay = DisclosureStore(rawValue: "googlePlay")
    /// A checkout of the seller's own, whose order button is the seller's too.
    public static let web = DisclosureStore(rawValue: "web")

    /// The stores that have rules.
    public static let known: [DisclosureStore] = [.appStore, .googlePlay, .web]

    /// The name as a text has it, or nil where the seller's own shop has none.
    public var name: String? {
        switch self {
        case .appStore: "App Store"
        case .googlePlay: "Google Play"
        default: nil
        }
    }

    /// The address where buyers of the store manage their subscriptions, or nil where only the seller knows it.
    ///
    /// Source: developer.apple.com/documentation/storekit, “Handling subscriptions billing”;
    /// developer.android.com/google/play/billing/subscriptions, “Link to the subscription center”.
    public var managementURL: String? {
        switch self {
        case .appStore: "https://apps.apple.com/account/subscriptions"
        case .googlePlay: "https://play.google.com/store/account/subscriptions"
        default: nil
        }
    }

    /// The name of the store for programs.
    public var description: String { rawValue }
}
