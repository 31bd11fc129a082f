/// An error of a store as it was reported: a domain, a code, and the errors beneath it.
///
/// The code is text, since some stores number their errors and others name them: `2`, `-1009`, `userCancelled`,
/// `card_declined`.
public struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The vocabulary that the code belongs to, such as `SKErrorDomain`.
    public let domain: String
    /// The number or name of the error in its domain.
    public let code: String
    /// The errors beneath this one, outermost first.
    public let underlying: [StoreError]
    /// How many errors lie on the longest way down, this one counted.
    private let depth: Int

    /// Makes an error from its domain, its code and what lies beneath it.
    ///
    /// Where more than a hundred errors lie beneath each other, those beneath become one list, outermost first: none is
    /// lost, and a value that somebody made as deep as a file allows can still be printed, compared and released.
    public init(domain: String, code: String, underlying: [StoreError] = []) {
        self.domain = domain
        self.code = code
        let depth = 1 + (underlying.lazy.map(\.depth).max() ?? 0)
        self.underlying = depth <= 100 ? underlying : StoreError.list(of: underlying)
        self.depth = depth <= 100 ? depth : 2
    }

    /// The errors and all those beneath them, each before what lies beneath it, with nothing beneath any.
    private static func list(of errors: [StoreError]) -> [StoreError] {
        var list: [StoreError] = []
        var waiting = Array(errors.reversed())
        while let next = waiting.popLast() {
            list.append(next.underlying.isEmpty ? next : StoreError(domain: next.domain, code: next.code))
            waiting.append(contentsOf: next.underlying.reversed())
        }
        return list
    }

    /// The error in one line: `SKErrorDomain:0 (AMSErrorDomain:6)`.
    public var description: String {
        let beneath = underlying.isEmpty ? "" : " (" + underlying.map(\.description).joined(separator: ", ") + ")"
        return "\(domain):\(code)\(beneath)"
    }
}

/// Names one message of the catalogue, such as `purchase.deferred`.
///
/// The set is open: an app adds messages of its own, and an unknown name survives being stored and read again.
public struct MessageID: Hashable, Sendable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, words joined by dots.
    public let rawValue: String

    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes a name from a literal.
    public init(stringLiteral value: String) { rawValue = value }

    /// The name.
    public var description: String { rawValue }

    /// Whether the left name comes first, by its bytes.
    public static func < (left: MessageID, right: MessageID) -> Bool {
        left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
    }
}

/// What an error means for the buyer, whichever store it came from.
public struct PurchaseFailure: Error, Hashable, Sendable {
    /// What kind of trouble it is, such as `offline`.
    public struct Kind: Hashable, Sendable {
        /// The name of the kind, as the table of failures writes it.
        public let rawValue: String

        /// Makes a kind from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The buyer changed their mind.
        public static let cancelled = Kind(rawValue: "cancelled")
        /// Nothing better is known.
        public static let unknown = Kind(rawValue: "unknown")
        /// There is no connection.
        public static let offline = Kind(rawValue: "offline")
        /// This buyer or device may not pay.
        public static let notAllowed = Kind(rawValue: "notAllowed")
        /// The buyer has something else to do in the store first; a success may follow.
        public static let interrupted = Kind(rawValue: "interrupted")
        /// The product is owned already.
        public static let alreadyOwned = Kind(rawValue: "alreadyOwned")
        /// A purchase of the same product is under way.
        public static let inProgress = Kind(rawValue: "inProgress")
        /// The quantity is outside what the store sells at once.
        public static let quantityInvalid = Kind(rawValue: "quantityInvalid")
        /// The store does not know the product.
        public static let productUnavailable = Kind(rawValue: "productUnavailable")
        /// Approval was asked for and declined.
        public static let declined = Kind(rawValue: "declined")
        /// The transaction did not pass verification.
        public static let verification = Kind(rawValue: "verification")
        /// What was bought could not be delivered yet.
        public static let deliveryFailed = Kind(rawValue: "deliveryFailed")
    }

    /// When the same call may succeed.
    public struct Retry: Hashable, Sendable {
        /// The name of the advice.
        public let rawValue: String

        /// Makes an advice from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// At once.
        public static let now = Retry(rawValue: "now")
        /// After some time.
        public static let later = Retry(rawValue: "later")
        /// After the buyer or the developer changed something.
        public static let afterChange = Retry(rawValue: "afterChange")
        /// Not at all.
        public static let never = Retry(rawValue: "never")
    }

    /// Whether this attempt took money.
    public struct Charged: Hashable, Sendable {
        /// The name of the answer.
        public let rawValue: String

        /// Makes an answer from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// No money was taken.
        public static let no = Charged(rawValue: "no")
        /// Money was taken.
        public static let yes = Charged(rawValue: "yes")
        /// Only the store can tell; never say that no money was taken.
        public static let unknown = Charged(rawValue: "unknown")
    }

    /// What kind of trouble it is.
    public let kind: Kind
    /// Whether the buyer should be told nothing.
    public let isSilent: Bool
    /// When the same call may succeed.
    public let retry: Retry
    /// Whether money was taken.
    public let charged: Charged
    /// What the buyer can do about it.
    public let action: SuggestedAction
    /// The message that says so; given also where nothing is shown.
    public let messageID: MessageID
    /// The error that it was found from, with domain and code kept.
    public let error: StoreError

    /// Makes a failure.
    public init(
        kind: Kind, isSilent: Bool, retry: Retry, charged: Charged, action: SuggestedAction, messageID: MessageID,
        error: StoreError
    ) {
        self.kind = kind
        self.isSilent = isSilent
        self.retry = retry
        self.charged = charged
        self.action = action
        self.messageID = messageID
        self.error = error
    }
}

/// What a buyer can do, offered by a button or suggested by a failure.
public struct SuggestedAction: Hashable, Sendable {
    /// The name of the action.
    public let rawValue: String

    /// Makes an action from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Put the message away.
    public static let dismiss = SuggestedAction(rawValue: "dismiss")
    /// Make the same call again.
    public static let retry = SuggestedAction(rawValue: "retry")
    /// Leave what was begun.
    public static let cancel = SuggestedAction(rawValue: "cancel")
    /// Restore earlier purchases.
    public static let restore = SuggestedAction(rawValue: "restore")
    /// Write to the people who made the app.
    public static let contactSupport = SuggestedAction(rawValue: "contactSupport")
    /// Open the settings of the device.
    public static let openSettings = SuggestedAction(rawValue: "openSettings")
    /// Sign in to an account.
    public static let signIn = SuggestedAction(rawValue: "signIn")
    /// Give another way to pay.
    public static let updatePayment = SuggestedAction(rawValue: "updatePayment")
    /// Look after a subscription.
    public static let manageSubscription = SuggestedAction(rawValue: "manageSubscription")
    /// Go on with what was begun.
    public static let `continue` = SuggestedAction(rawValue: "continue")
    /// Open the store's own app.
    public static let openStore = SuggestedAction(rawValue: "openStore")
    /// Ask for approval again.
    public static let askAgain = SuggestedAction(rawValue: "askAgain")
    /// Subscribe again.
    public static let renew = SuggestedAction(rawValue: "renew")
}
