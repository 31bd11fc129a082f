/// The kinds of trouble that the stores of `FailureClassification` tell of.
///
/// The set is open, as the stores' vocabularies grow. What happened to a purchase rather than failed (a renewal, a refund)
/// has kinds too, which the table of failures names and nothing here needs to.
extension PurchaseFailure.Kind {
    /// The answer did not come in time.
    public static let timeout = Self(rawValue: "timeout")
    /// No trusted connection could be made.
    public static let secureConnection = Self(rawValue: "secureConnection")
    /// A filter on the way blocks the store or the service.
    public static let blocked = Self(rawValue: "blocked")
    /// The store's service does not work now.
    public static let storeProblem = Self(rawValue: "storeProblem")
    /// A server failed or answered oddly.
    public static let serverProblem = Self(rawValue: "serverProblem")
    /// Too many requests were made.
    public static let rateLimited = Self(rawValue: "rateLimited")
    /// The buyer did not allow access to the store's service.
    public static let permissionDenied = Self(rawValue: "permissionDenied")
    /// The buyer must sign in to the store first.
    public static let signInRequired = Self(rawValue: "signInRequired")
    /// Something about the buyer's account at the store.
    public static let accountProblem = Self(rawValue: "accountProblem")
    /// The buyer must agree to the store's terms first.
    public static let termsRequired = Self(rawValue: "termsRequired")
    /// The buyer must add a way to pay first.
    public static let paymentMethodRequired = Self(rawValue: "paymentMethodRequired")
    /// The purchase waits for approval or for money.
    public static let pending = Self(rawValue: "pending")
    /// The buyer is subscribed already.
    public static let alreadySubscribed = Self(rawValue: "alreadySubscribed")
    /// The product is not owned, so it can be neither consumed nor acknowledged.
    public static let notOwned = Self(rawValue: "notOwned")
    /// The purchase belongs to another user of the app.
    public static let belongsToOther = Self(rawValue: "belongsToOther")
    /// The same thing was done moments ago.
    public static let duplicate = Self(rawValue: "duplicate")
    /// The store or service does not know the product's identifier.
    public static let invalidProduct = Self(rawValue: "invalidProduct")
    /// The product is not sold in the buyer's country.
    public static let notInStorefront = Self(rawValue: "notInStorefront")
    /// The products could not be fetched.
    public static let productsUnavailable = Self(rawValue: "productsUnavailable")
    /// The offer is wrong, out of date or signed wrongly.
    public static let offerInvalid = Self(rawValue: "offerInvalid")
    /// The offer is not for this buyer.
    public static let offerIneligible = Self(rawValue: "offerIneligible")
    /// The offer or code is no longer valid.
    public static let offerExpired = Self(rawValue: "offerExpired")
    /// Whether the offer applies could not be found out.
    public static let offerUnknown = Self(rawValue: "offerUnknown")
    /// The call is wrong; the buyer cannot change it.
    public static let invalidRequest = Self(rawValue: "invalidRequest")
    /// The app or the project is set up wrong.
    public static let configuration = Self(rawValue: "configuration")
    /// Something inside the app or the library that no buyer needs to know.
    public static let `internal` = Self(rawValue: "internal")
    /// The seller's own account or server is concerned, not the buyer.
    public static let merchantSide = Self(rawValue: "merchantSide")
    /// The store's library is not ready yet.
    public static let notReady = Self(rawValue: "notReady")
    /// This device, system or store cannot do it.
    public static let notSupported = Self(rawValue: "notSupported")
    /// It was delivered, but the store could not be told.
    public static let finishFailed = Self(rawValue: "finishFailed")
    /// It is verified and finished already.
    public static let alreadyFinished = Self(rawValue: "alreadyFinished")
    /// Earlier purchases could not be restored.
    public static let restoreFailed = Self(rawValue: "restoreFailed")
    /// The payment was declined for a reason that the buyer must not be told.
    public static let declinedGeneric = Self(rawValue: "declinedGeneric")
    /// There is not enough money.
    public static let insufficientFunds = Self(rawValue: "insufficientFunds")
    /// The card expired.
    public static let cardExpired = Self(rawValue: "cardExpired")
    /// The card's or account's data is wrong.
    public static let cardDataInvalid = Self(rawValue: "cardDataInvalid")
    /// The address is wrong, or too little for the tax.
    public static let addressInvalid = Self(rawValue: "addressInvalid")
    /// The e-mail address is malformed.
    public static let emailInvalid = Self(rawValue: "emailInvalid")
    /// The buyer must confirm the payment with the bank.
    public static let authRequired = Self(rawValue: "authRequired")
    /// The buyer's confirmation with the bank failed.
    public static let authFailed = Self(rawValue: "authFailed")
    /// The permission to debit is gone or not in force.
    public static let mandateInvalid = Self(rawValue: "mandateInvalid")
    /// The session ended before the payment did.
    public static let sessionExpired = Self(rawValue: "sessionExpired")
    /// The user changed while the call ran.
    public static let sessionChanged = Self(rawValue: "sessionChanged")
    /// Only test payments are possible.
    public static let testOnly = Self(rawValue: "testOnly")
    /// A test, not a real purchase.
    public static let test = Self(rawValue: "test")
    /// A refund could not be asked for or made.
    public static let refundFailed = Self(rawValue: "refundFailed")
    /// Nothing failed.
    public static let success = Self(rawValue: "success")
}
