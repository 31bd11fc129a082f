public import Diagnostics

/// Why a step of a simulation cannot be performed, and nothing was changed, or why a ledger cannot be read.
///
/// It is about the script, not about the buyer: to approve what nobody asked for, to renew what nobody subscribed to.
/// What a buyer would meet, an unknown product included, is a notification instead.
public struct SimulationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with the step.
    public struct Code: Hashable, Sendable {
        /// The name of the code.
        public let name: String

        /// Makes a code from its name.
        public init(name: String) { self.name = name }

        /// No purchase of the product waits for approval.
        public static let nothingDeferred = Code(name: "nothingDeferred")
        /// No purchase of the product was interrupted.
        public static let nothingInterrupted = Code(name: "nothingInterrupted")
        /// No purchase of the product can be refunded.
        public static let nothingToRefund = Code(name: "nothingToRefund")
        /// No refund of the product can be reversed.
        public static let nothingToReverse = Code(name: "nothingToReverse")
        /// There is no running subscription whose standing could change.
        public static let noSubscription = Code(name: "noSubscription")
        /// No payment for the subscription has failed.
        public static let nothingToRecover = Code(name: "nothingToRecover")
        /// No higher price waits for the buyer's consent.
        public static let nothingToAgreeTo = Code(name: "nothingToAgreeTo")
        /// There is no subscription to the product that could renew.
        public static let nothingToRenew = Code(name: "nothingToRenew")
        /// There is no running subscription to the product.
        public static let nothingToExpire = Code(name: "nothingToExpire")
        /// The store no longer sells the product.
        public static let unknownProduct = Code(name: "unknownProduct")
        /// The store has no storefront of that name.
        public static let unknownStorefront = Code(name: "unknownStorefront")
        /// The clock would leave the years that a calendar of four digits can write.
        public static let clockOutOfRange = Code(name: "clockOutOfRange")
        /// Subscriptions would renew more often than one step allows.
        public static let tooManyRenewals = Code(name: "tooManyRenewals")
        /// The text of a ledger does not make sense.
        public static let damagedLedger = Code(name: "damagedLedger")
        /// A changed ledger could not be kept, so nothing was changed.
        public static let notKept = Code(name: "notKept")
    }

    /// What is wrong with the step.
    public let code: Code
    /// One sentence that names the product, the storefront or the period.
    public let message: String
    /// The place of the fault in the text of a ledger, nil for a step.
    public let diagnostic: Diagnostic?

    /// Makes an error.
    public init(code: Code, message: String, diagnostic: Diagnostic? = nil) {
        self.code = code
        self.message = message
        self.diagnostic = diagnostic
    }

    /// Two errors are equal where their codes are.
    public static func == (left: SimulationError, right: SimulationError) -> Bool { left.code == right.code }

    /// Hashes what equality looks at.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// The sentence.
    public var description: String { message }
}
