public import Languages

/// One statement of a disclosure: what it is, its text, and how much it stands out.
public struct DisclosurePart: Hashable, Sendable {
    /// What a part says.
    public struct Kind: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The name of the kind.
        public let rawValue: String

        /// Makes a kind from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the product.
        public static let heading = Kind(rawValue: "heading")
        /// What is billed, each time or once.
        public static let price = Kind(rawValue: "price")
        /// What the price is for another period; nobody is billed for it.
        public static let equivalent = Kind(rawValue: "equivalent")
        /// How long the subscription lasts before it renews.
        public static let length = Kind(rawValue: "length")
        /// An introductory price, how long it holds, and what follows.
        public static let offer = Kind(rawValue: "offer")
        /// How long a free trial lasts, and what follows.
        public static let trial = Kind(rawValue: "trial")
        /// When the first charge follows a free trial.
        public static let trialEnd = Kind(rawValue: "trialEnd")
        /// That the subscription renews by itself.
        public static let renewal = Kind(rawValue: "renewal")
        /// Who is charged, and until when and where a subscriber can cancel, as the store has it.
        public static let conditions = Kind(rawValue: "conditions")
        /// Whether the app can be used without a subscription.
        public static let subscriptionNeed = Kind(rawValue: "subscriptionNeed")
        /// That the price includes taxes.
        public static let taxIncluded = Kind(rawValue: "taxIncluded")
        /// The way to where the subscription is managed and cancelled.
        public static let managementLink = Kind(rawValue: "managementLink")
        /// The way to the terms of use.
        public static let termsLink = Kind(rawValue: "termsLink")
        /// The way to the privacy policy.
        public static let privacyLink = Kind(rawValue: "privacyLink")
        /// The words beside a box to tick: it begins now, and the right of withdrawal is lost; never ticked before.
        public static let waiver = Kind(rawValue: "waiver")
        /// The label of the button that places the order; nothing else may stand on it.
        public static let orderButton = Kind(rawValue: "orderButton")
        /// The way to withdraw from the contract.
        public static let withdrawalLink = Kind(rawValue: "withdrawalLink")

        /// The kinds that this library composes, in the order in which a reader meets them.
        public static let known: [Kind] = [
            .heading, .price, .equivalent, .length, .offer, .trial, .trialEnd, .renewal, .conditions,
            .subscriptionNeed, .taxIncluded, .managementLink, .termsLink, .privacyLink, .waiver, .orderButton,
            .withdrawalLink,
        ]

        /// The name of the kind.
        public var description: String { rawValue }
    }

    /// How much a part stands out; a larger number more.
    ///
    /// Only the order counts: an app that checks its own screen may give the size of its type.
    public struct Prominence: RawRepresentable, Hashable, Sendable, Comparable {
        /// The rank.
        public let rawValue: Int

        /// Makes a prominence from its rank.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Small type, as of a footnote.
        public static let low = Prominence(rawValue: 1)
        /// The type of plain text.
        public static let normal = Prominence(rawValue: 2)
        /// A heading or a button.
        public static let high = Prominence(rawValue: 3)
        /// More than anything else: the price that is billed.
        public static let highest = Prominence(rawValue: 4)

        /// Whether the left one stands out less.
        public static func < (left: Prominence, right: Prominence) -> Bool { left.rawValue < right.rawValue }
    }

    /// What the part says.
    public let kind: Kind
    /// The text, in the language of the part.
    public let text: String
    /// How much it stands out.
    public let prominence: Prominence
    /// The address that it leads to, where it is a link.
    public let url: String?
    /// The language of the text.
    public let language: LanguageTag

    /// Makes a part.
    public init(kind: Kind, text: String, prominence: Prominence, url: String? = nil, language: LanguageTag) {
        self.kind = kind
        self.text = text
        self.prominence = prominence
        self.url = url
        self.language = language
    }
}
