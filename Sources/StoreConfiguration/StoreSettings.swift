public import Purchases

/// How a StoreKit configuration sets up its store.
public struct StoreSettings: Hashable, Sendable {
    /// An error that the store shall answer with, for one of its calls.
    public struct SimulatedError: Hashable, Sendable {
        /// The call, as the file names it: `Load Products`, `Purchase` and others.
        public let name: String
        /// Whether it is switched on.
        public let isEnabled: Bool
        /// Which error it is, nil where the file names none.
        public let choice: Choice?

        /// One error of a list of the store's own.
        ///
        /// Apple publishes no list of the numbers; they are kept as they are written.
        public struct Choice: Hashable, Sendable {
            /// The list, as the file names it: `generic`, `purchase` or `verification`.
            public let type: String
            /// The place in the list.
            public let index: Int
        }
    }

    /// The storefront, nil where the file names none.
    public let storefront: Storefront?
    /// The language of the store's texts, such as `en_US`.
    public let locale: String?
    /// Whether purchases wait for approval.
    public let isAskToBuyEnabled: Bool
    /// Whether purchases fail.
    public let failsTransactions: Bool
    /// Whether renewals fail for want of payment.
    public let hasBillingIssues: Bool
    /// Whether access goes on for a time after a failed payment.
    public let isGracePeriodEnabled: Bool
    /// Whether dialogs are left out.
    public let disablesDialogs: Bool
    /// How fast time runs, as the file's own number; 0 is real time.
    public let timeRate: Int
    /// The errors of single calls.
    public let simulatedErrors: [SimulatedError]
}
