public import Purchases

/// Where the buttons of a message lead outside an app: one address an action.
///
/// ```swift
/// ActionLinks([.updatePayment: "https://shop.example/payment"])
/// ```
///
/// Only addresses that begin with `https://` or `mailto:` and are plain ASCII without spaces are kept, so that no
/// `javascript:` ever stands behind a button.
public struct ActionLinks: Hashable, Sendable {
    private let addresses: [SuggestedAction: String]

    /// Makes links; those that may not be written are left out.
    public init(_ addresses: [SuggestedAction: String] = [:]) {
        self.addresses = addresses.filter { ActionLinks.isAllowed($0.value) }
    }

    /// The address of an action, or nil where it has none.
    public subscript(action: SuggestedAction) -> String? { addresses[action] }

    private static func isAllowed(_ address: String) -> Bool {
        let lowercased = address.lowercased()
        return (lowercased.hasPrefix("https://") || lowercased.hasPrefix("mailto:"))
            && address.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }
}
