/// What somebody wishes to buy, and what shall be known about it when the answer comes late.
///
/// ```swift
/// let request = PurchaseRequest("com.example.coins", quantity: 3, account: token, context: "shop/level-4")
/// try await pipeline.purchase(request)
/// ```
public struct PurchaseRequest: Hashable, Sendable {
    /// What is to be bought.
    public let productID: ProductID
    /// How many, 1 to 10.
    public let quantity: Int
    /// The identifier of the offer that is taken, nil for the usual price.
    public let offerID: String?
    /// The account of the app that it is bought for; given to the store where it can carry one along.
    public let account: AccountToken?
    /// Whatever the app wants to find again with the answer, such as the screen that it began on.
    public let context: String?

    /// Makes a request.
    public init(
        _ productID: ProductID, quantity: Int = 1, offerID: String? = nil, account: AccountToken? = nil,
        context: String? = nil
    ) {
        self.productID = productID
        self.quantity = quantity
        self.offerID = offerID
        self.account = account
        self.context = context
    }
}

/// One wish to buy: recorded before the store is asked, so that whatever comes later can be matched to it.
public struct PurchaseAttempt: Hashable, Sendable {
    /// The identifier, given to the store where it can carry one along.
    public let id: AttemptID
    /// What is wished for.
    public let request: PurchaseRequest

    /// What is to be bought.
    public var productID: ProductID { request.productID }
    /// How many, 1 to 10.
    public var quantity: Int { request.quantity }

    /// Makes an attempt of a request.
    public init(id: AttemptID, request: PurchaseRequest) {
        self.id = id
        self.request = request
    }

    /// Makes an attempt to buy at the usual price.
    public init(id: AttemptID, productID: ProductID, quantity: Int = 1) {
        self.init(id: id, request: PurchaseRequest(productID, quantity: quantity))
    }

    /// Whether a transaction that names it, or names none, can be its answer.
    ///
    /// An identifier alone does not decide: after a reinstall it may name another attempt.
    public func isAnswered(by transaction: PurchaseTransaction) -> Bool {
        transaction.productID == productID && (transaction.attempt == nil || transaction.attempt == id)
            && (transaction.account == nil || request.account == nil || transaction.account == request.account)
    }
}
