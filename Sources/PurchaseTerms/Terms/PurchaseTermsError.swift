public import Purchases

/// Why the terms of a price contradict themselves.
///
/// A text about money that cannot be true is not written: whoever builds ``TermsOfPrice`` from such values learns which
/// part is wrong, and of which product.
public struct PurchaseTermsError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of contradiction it is.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The name of the contradiction.
        public let rawValue: String

        /// Makes a code from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The store gives no price, which is neither free nor zero.
        public static let priceMissing = Code(rawValue: "priceMissing")
        /// A price below zero.
        public static let priceBelowZero = Code(rawValue: "priceBelowZero")
        /// Prices in several currencies, or another one than the storefront's.
        public static let currenciesDiffer = Code(rawValue: "currenciesDiffer")
        /// An offer or a billing plan for something that nobody subscribes to.
        public static let notASubscription = Code(rawValue: "notASubscription")
        /// A free trial with a price.
        public static let trialHasPrice = Code(rawValue: "trialHasPrice")
        /// An offer of no periods, or of more than a period can count.
        public static let offerLengthOutOfRange = Code(rawValue: "offerLengthOutOfRange")
        /// An offer that lasts longer than the subscriber is bound.
        public static let offerLongerThanCommitment = Code(rawValue: "offerLongerThanCommitment")
        /// A billing plan that the store does not offer now.
        public static let planNotOffered = Code(rawValue: "planNotOffered")
        /// A billing plan that does not say how often it is paid, or for how long.
        public static let planLengthMissing = Code(rawValue: "planLengthMissing")
        /// Payments that do not fill a commitment: three months into ten.
        public static let paymentsDoNotFillCommitment = Code(rawValue: "paymentsDoNotFillCommitment")
        /// Payments that do not add up to the price of the commitment.
        public static let totalDiffers = Code(rawValue: "totalDiffers")
        /// A number or a day beyond what can be calculated.
        public static let outOfRange = Code(rawValue: "outOfRange")
    }

    /// Which of the values a contradiction is about.
    public enum Part: String, Hashable, Sendable, CaseIterable {
        /// The product and its price.
        case product
        /// The chosen offer.
        case offer
        /// The chosen billing plan.
        case billingPlan
        /// The storefront.
        case storefront
        /// The equivalents, and the rate that the price is compared with.
        case comparison
        /// The days of payments.
        case schedule
    }

    /// What kind of contradiction it is.
    public let code: Code
    /// The product whose terms they are.
    public let product: ProductID
    /// Which of the values is wrong.
    public let part: Part
    /// The contradiction in words, with the values that it is between.
    public let description: String

    /// Makes an error from its parts.
    public init(_ code: Code, of product: ProductID, in part: Part, _ description: String) {
        self.code = code
        self.product = product
        self.part = part
        self.description = description
    }
}
