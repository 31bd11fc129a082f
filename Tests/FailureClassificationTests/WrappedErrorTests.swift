import FailureClassification
import Purchases
import Testing

@Suite("Errors that libraries wrap")
struct WrappedErrorTests {
    let classifier = FailureClassifier()

    /// The error of a row with others beneath it, each beneath the one before.
    private func chain(_ row: [String], _ beneath: [StoreError]) -> StoreError {
        var error: StoreError?
        for next in ([StoreError(domain: row[0], code: row[1])] + beneath).reversed() {
            error = StoreError(domain: next.domain, code: next.code, underlying: error.map { [$0] } ?? [])
        }
        return error ?? StoreError(domain: "", code: "")
    }

    @Test("a cancel beneath any error of any vocabulary is a silent cancel, unless the store has sold something")
    func cancelsBeneath() throws {
        let rows = try DataFile.failures
        let cancels = rows.filter { $0[3] == "cancelled" && $0[9] == "plain" }
            .map { StoreError(domain: $0[0], code: $0[1]) }
        #expect(cancels.count >= 12)
        for (index, row) in rows.enumerated() where row[9] != "paid" && row[9] != "final" {
            // Each wrapper meets each cancel, every other row one of them.
            for cancel in row[9] == "wrapper" ? cancels : [cancels[index % cancels.count]] {
                let error = chain(row, [StoreError(domain: "com.example.wrapper", code: "1"), cancel])
                let failure = classifier.classify(error)
                #expect(failure.isSilent && failure.kind == .cancelled, "\(error)")
                #expect(failure.error == error)
            }
        }
    }

    @Test(
        "what a wrapper of any vendor holds is found: owned, subscribed, interrupted, offline, pending",
        arguments: [
            ("play.BillingResponseCode", "7", "alreadyOwned", "purchase.alreadyOwned"),
            ("ASDServerErrorDomain", "3532", "alreadySubscribed", "purchase.alreadySubscribed"),
            ("ASDServerErrorDomain", "3038", "interrupted", "purchase.interrupted"),
            ("SKErrorDomain", "9", "termsRequired", "purchase.privacyRequired"),
            ("NSURLErrorDomain", "-1009", "offline", "store.offline"),
            ("revenuecat.ErrorCode", "20", "pending", "purchase.deferred"),
        ])
    func wrappers(_ domain: String, _ code: String, _ kind: String, _ message: String) throws {
        let wrappers = try DataFile.failures.filter { $0[9] == "wrapper" }
        #expect(Set(wrappers.map { $0[0] }).count >= 12, "every vendor's library wraps")
        for row in wrappers {
            let error = chain(
                row, [StoreError(domain: "SKErrorDomain", code: "0"), StoreError(domain: domain, code: code)])
            let failure = classifier.classify(error)
            #expect(failure.kind.rawValue == kind && failure.messageID.rawValue == message, "\(error)")
        }
    }

    @Test(
        "a closed payment sheet is silent in the wrapper of every vendor",
        arguments: [
            "revenuecat.ErrorCode:2", "revenuecat.ErrorCode:0", "adapty:0", "adapty:1006", "qonversion:0",
            "qonversion:30", "openiap:purchase-error", "openiap:service-error", "flutter.iap:purchase_error",
            "cordova.purchase:6777003", "cordova.purchase:6777010", "StoreKitError:systemError", "SKErrorDomain:0",
        ])
    func closedSheets(_ wrapper: String) {
        let parts = wrapper.split(separator: ":").map(String.init)
        let error = chain(
            parts, [StoreError(domain: "SKErrorDomain", code: "0"), StoreError(domain: "AMSErrorDomain", code: "6")])
        #expect(classifier.classify(error).isSilent)
    }

    @Test("what was sold is never silenced by what lies beneath")
    func paid() throws {
        for row in try DataFile.failures where row[9] == "paid" {
            let failure = classifier.classify(chain(row, [StoreError(domain: "SKErrorDomain", code: "2")]))
            #expect(failure.kind.rawValue == row[3] && failure.charged.rawValue == row[6], "\(row[0]) \(row[1])")
        }
    }

    @Test(
        "a finer code says more than the one above it",
        arguments: [
            ("6", "1", "insufficientFunds loud charged=no purchase.failed.declined"),
            ("4", "2", "offerIneligible loud charged=no offer.ineligible"),
            (
                "6", "PAYMENT_DECLINED_DUE_TO_INSUFFICIENT_FUNDS",
                "insufficientFunds loud charged=no purchase.failed.declined"
            ),
            ("4", "0", "productUnavailable loud charged=no purchase.failed.productUnavailable"),
            ("6", "0", "unknown loud charged=unknown purchase.failed.unknown"),
            ("1", "1", "cancelled silent charged=no purchase.cancelled"),
            ("7", "99", "alreadyOwned loud charged=no purchase.alreadyOwned"),
        ])
    func subResponseCodes(_ code: String, _ sub: String, _ expected: String) {
        let beneath = [StoreError(domain: "OnPurchasesUpdatedSubResponseCode", code: sub)]
        let error = StoreError(domain: "BillingResponseCode", code: code, underlying: beneath)
        #expect(classifier.classify(error).summary == expected)
    }

    @Test(
        "Stripe's decline_code says more than the code, the code more than the type, and advice_code corrects the retry"
    )
    func stripe() {
        let advice = StoreError(domain: "stripe.advice_code", code: "do_not_try_again")
        let decline = StoreError(domain: "stripe.decline_code", code: "insufficient_funds", underlying: [advice])
        let code = StoreError(domain: "stripe.code", code: "card_declined", underlying: [decline])
        let whole = classifier.classify(StoreError(domain: "stripe.error_type", code: "card_error", underlying: [code]))
        #expect(whole.summary == "insufficientFunds loud charged=no purchase.failed.declined")
        #expect(whole.retry == .never, "the issuer asks not to try again")

        let siblings = StoreError(
            domain: "stripe.code", code: "card_declined",
            underlying: [StoreError(domain: "stripe.decline_code", code: "expired_card")])
        #expect(classifier.classify(siblings).messageID == "card.expired")
        let bare = classifier.classify(StoreError(domain: "stripe.code", code: "card_declined"))
        #expect(bare.messageID == "card.declined" && bare.retry == .afterChange)
        let typed = StoreError(
            domain: "stripe.error_type", code: "invalid_request_error",
            underlying: [StoreError(domain: "stripe.code", code: "coupon_expired")])
        #expect(classifier.classify(typed).messageID == "offer.codeInvalid")
        let unknown = StoreError(
            domain: "stripe.error_type", code: "card_error",
            underlying: [StoreError(domain: "stripe.code", code: "a_code_of_next_year")])
        #expect(classifier.classify(unknown).messageID == "card.declined", "the type speaks where the code is unknown")
    }
}
