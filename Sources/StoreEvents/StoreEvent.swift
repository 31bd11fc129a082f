public import Purchases

/// What a store's server reported, with what it means for the buyer.
///
/// Read it from the JSON of the store, see ``init(parsing:)``, and compose its message.
///
/// ```swift
/// let event = try StoreEvent(parsing: body)
/// event.messageID  // sub.renewed
/// let message = composer.message(for: event, products: products, language: "pt-BR")
/// ```
///
/// A server keeps two rules, for every store sends events late, twice and out of order:
///
/// - An event whose ``deduplicationKey`` was handled before is dropped.
/// - Of the events about one purchase the one with the latest ``signedDate`` tells how things stand; an earlier one that
///   arrives after it is kept for the record and not acted upon.
///
/// What an event does not say is absent here: Google Play says only *that* something changed, so its server asks the
/// store's interface for price and dates and puts them into ``details``.
public struct StoreEvent: Hashable, Sendable {
    /// Which store or service reported it.
    public let source: EventSource
    /// The type, as the store writes it: `DID_RENEW`, `invoice.paid`.
    ///
    /// Google Play has members in its place: `subscriptionNotification`.
    public let type: String
    /// What refines the type, nil where nothing does.
    ///
    /// It is the subtype of the App Store, the number of Google Play, and elsewhere the value of the member that decides
    /// (`cancel_reason`, `billing_reason`, what changed); `Events.tsv` names them.
    public let subtype: String?
    /// The name for people on duty, such as `DID_RENEW/BILLING_RECOVERY`.
    public let name: String
    /// What it means, or that nobody knows.
    public let meaning: EventMeaning
    /// The same for every delivery of one event; nil where the store gives none.
    ///
    /// It is the `notificationUUID` of the App Store, the `messageId` of Pub/Sub, the `id` of RevenueCat and Stripe.
    /// Without its envelope an event of Google Play has none.
    public let deduplicationKey: String?
    /// When the store made the event; events are ordered by it.
    public let signedDate: Timestamp?
    /// Where the purchase was made; nil where the store does not say.
    public let environment: StoreEnvironment?
    /// What the event says about the purchase; a server that knows more puts it in.
    public var details: EventDetails
    /// The signed parts that nobody has decoded, such as `data.signedRenewalInfo`.
    ///
    /// What they hold is absent.
    public let undecodedParts: [String]

    init(
        source: EventSource, type: String, subtype: String? = nil, deduplicationKey: String?, signedDate: Timestamp?,
        environment: StoreEnvironment?, details: EventDetails, undecodedParts: [String] = []
    ) {
        let row = EventTable.row(source: source, type: type, subtype: subtype)
        self.source = source
        self.type = type
        self.subtype = subtype
        name = row.flatMap(\.name) ?? (subtype.map { "\(type)/\($0)" } ?? type)
        meaning = row.map { .known($0.meaning) } ?? .unknown(type: type, subtype: subtype)
        self.deduplicationKey = deduplicationKey
        self.signedDate = signedDate
        self.environment = environment
        self.details = details
        self.undecodedParts = undecodedParts
    }

    /// The name of the message; `ops.event` where nobody knows what the event means.
    public var messageID: MessageID {
        switch meaning {
        case .known(let known): known.messageID
        case .unknown: "ops.event"
        }
    }

    /// Whether the buyer is told nothing; people on duty always are.
    public var isSilent: Bool {
        switch meaning {
        case .known(let known): known.isSilent
        case .unknown: true
        }
    }

    /// Whether this event took money; `unknown` where the event is unknown.
    public var charged: PurchaseFailure.Charged {
        switch meaning {
        case .known(let known): known.charged
        case .unknown: .unknown
        }
    }

    /// Whether no real purchase is behind it.
    ///
    /// The store was asked for a test, or the purchase was made in a sandbox.
    public var isTest: Bool {
        if case .known(let known) = meaning, known.kind == .test { return true }
        return environment.map { $0 != .production } ?? false
    }
}

/// What an event means, if anybody knows.
public enum EventMeaning: Hashable, Sendable {
    /// `Events.tsv` has a row for it.
    case known(KnownEvent)
    /// There is no row for this type and subtype together.
    ///
    /// The store grows; what is new is reported and never guessed.
    case unknown(type: String, subtype: String?)
}

/// What one row of `Events.tsv` says.
public struct KnownEvent: Hashable, Sendable {
    /// What happened, in one word for all stores: `renewed`, `refunded`.
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// The word.
        public let rawValue: String

        /// Makes a kind from its word.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The store was asked for a test.
        public static let test = Kind(rawValue: "test")

        /// The word.
        public var description: String { rawValue }
    }

    /// What happened.
    public let kind: Kind
    /// Whether the buyer is told nothing.
    public let isSilent: Bool
    /// Whether this event took money; a refund did not.
    public let charged: PurchaseFailure.Charged
    /// The name of the message, also where the event is silent.
    public let messageID: MessageID
}

/// A store or service whose server reports events.
public struct EventSource: Hashable, Sendable, CustomStringConvertible {
    /// The name, as `Events.tsv` writes it.
    public let rawValue: String

    /// Makes a source from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// App Store Server Notifications, version 2.
    public static let appStore = EventSource(rawValue: "appstore")
    /// Google Play real-time developer notifications.
    public static let googlePlay = EventSource(rawValue: "play")
    /// Webhooks of RevenueCat.
    public static let revenueCat = EventSource(rawValue: "revenuecat")
    /// Events of Stripe.
    public static let stripe = EventSource(rawValue: "stripe")

    /// The name.
    public var description: String { rawValue }

    /// The name as its vendor writes it, for people on duty.
    var vendorName: String {
        switch self {
        case .appStore: "App Store"
        case .googlePlay: "Google Play"
        case .revenueCat: "RevenueCat"
        case .stripe: "Stripe"
        default: rawValue
        }
    }
}

/// Where a purchase was made: in the real store, or where no money moves.
public struct StoreEnvironment: Hashable, Sendable, CustomStringConvertible {
    /// The name.
    public let rawValue: String

    /// Makes an environment from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The real store.
    public static let production = StoreEnvironment(rawValue: "production")
    /// The test store of the vendor.
    public static let sandbox = StoreEnvironment(rawValue: "sandbox")

    /// The name.
    public var description: String { rawValue }
}
