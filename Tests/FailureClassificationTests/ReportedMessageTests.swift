import FailureClassification
import Purchases
import Testing

/// Reports of public projects about messages for errors, each with what is right instead.
@Suite("Reported messages")
struct ReportedMessageTests {
    private func classify(_ links: String...) -> PurchaseFailure {
        var error: StoreError?
        for link in links.reversed() {
            let colon = link.lastIndex(of: ":") ?? link.startIndex
            error = StoreError(
                domain: String(link[..<colon]), code: String(link[link.index(after: colon)...]),
                underlying: error.map { [$0] } ?? [])
        }
        return FailureClassifier().classify(error ?? StoreError(domain: "", code: ""))
    }

    // bizz84/SwiftyStoreKit#122, #59, #580; robotmedia/RMStore#39; MugunthKumar/MKStoreKit#246
    @Test("a cancel is silent and is not told as a lost connection")
    func cancelIsNoConnectionError() {
        let failure = classify("SKErrorDomain:2", "NSURLErrorDomain:-1009")
        #expect(failure.isSilent && failure.messageID == "purchase.cancelled")
    }

    // RevenueCat/purchases-ios#369, #1445; openradar 22576363, 42772397
    @Test("a cancel that comes as an unknown error, as 907 or in RevenueCat's store problem is silent")
    func disguisedCancels() {
        #expect(classify("SKErrorDomain:0", "AMSErrorDomain:6").isSilent)
        #expect(classify("SKErrorDomain:907", "AMSErrorDomain:6").isSilent)
        #expect(classify("SKErrorDomain:0", "ASDServerErrorDomain:5115").isSilent)
        #expect(classify("revenuecat.ErrorCode:2", "SKErrorDomain:0", "ASDServerErrorDomain:5115").isSilent)
    }

    // hyodotdev/openiap#194; j3k0/cordova-plugin-purchase#1726; RevenueCat/purchases-ios#94
    @Test("a sign-in that was closed while restoring is a cancel and not a service error")
    func restoreSignInClosed() {
        #expect(classify("openiap:service-error", "StoreKitError:systemError", "SKErrorDomain:2").isSilent)
        #expect(classify("openiap:sync-error", "StoreKitError:userCancelled").isSilent)
        #expect(classify("cordova.purchase:6777003", "SKErrorDomain:2").isSilent)
        #expect(classify("revenuecat.ErrorCode:2", "StoreKitError:userCancelled").isSilent)
    }

    // bizz84/SwiftyStoreKit#623, #537, PR #615; j3k0/cordova-plugin-purchase#1243; flutter/flutter#105979
    @Test("an interrupted purchase says that it is not finished, and promises nothing about money")
    func interrupted() {
        for wrapper in [
            "SKErrorDomain:0", "revenuecat.ErrorCode:2", "adapty:0", "qonversion:0", "cordova.purchase:6777010",
        ] {
            let failure = classify(wrapper, "ASDServerErrorDomain:3038")
            #expect(failure.kind == .interrupted && failure.messageID == "purchase.interrupted", "\(wrapper)")
            #expect(failure.charged == .unknown && !failure.isSilent, "\(wrapper)")
        }
    }

    // RevenueCat/purchases-ios#392
    @Test("subscribed already is told as that and not as a problem of the store")
    func alreadySubscribed() {
        let failure = classify("revenuecat.ErrorCode:2", "SKErrorDomain:0", "ASDServerErrorDomain:3532")
        #expect(failure.messageID == "purchase.alreadySubscribed" && failure.action == .manageSubscription)
    }

    // woocommerce/woocommerce-ios PR #8124
    @Test("what is verified, finished or bought already is not told as a failure")
    func alreadyRecorded() {
        for code in ["duplicate-purchase", "purchase-verification-finished"] {
            let failure = classify("openiap:\(code)")
            #expect(failure.isSilent && failure.messageID == "purchase.completed", "\(code)")
        }
    }

    // RevenueCat/purchases-ios#273, PR #296; qonversion/qonversion-ios-sdk#392; hyochan/react-native-iap#1973
    @Test(
        "a purchase that waits for approval or money says that it waits, and that nothing was charged",
        arguments: [
            "revenuecat.ErrorCode:20", "adapty:1050", "qonversion:18", "qonversion.android:PurchasePending",
            "openiap:deferred-payment", "openiap:pending", "openiap:E_DEFERRED_PAYMENT", "play.PurchaseState:2",
        ])
    func pending(_ error: String) {
        let failure = classify(error)
        #expect(failure.kind == .pending && failure.charged == .no && !failure.isSilent)
        #expect(["purchase.deferred", "purchase.pendingPayment"].contains(failure.messageID))
    }

    // phoboslab/Ejecta#514
    @Test("a failure without any error is unknown and nothing breaks")
    func noError() {
        #expect(FailureClassifier().classify(StoreError(domain: "", code: "")).messageID == "purchase.failed.unknown")
    }

    // robotmedia/RMStore#31; j3k0/cordova-plugin-purchase#242, #802
    @Test("a verifier that cannot be reached may be asked again, one that said no may not")
    func verifierOutage() {
        for error in [
            "appstore.APIError:5000001", "appstore.APIError:4290000",
            "appstore.VerificationError:RETRYABLE_VERIFICATION_FAILURE",
        ] {
            let failure = classify(error)
            #expect(failure.messageID == "verify.later" && failure.retry != .never, "\(error)")
        }
        for error in ["appstore.VerificationError:INVALID_CERTIFICATE", "cordova.purchase:6777017"] {
            let failure = classify(error)
            #expect(failure.messageID == "verify.failed" && failure.retry == .never, "\(error)")
        }
    }

    // App SKError maps in shipping code, two of them, had every number from 11 on wrong
    @Test("the numbers of SKError from 11 on are Apple's")
    func numbersOfOffers() {
        let names = [
            "invalidOfferIdentifier", "invalidSignature", "missingOfferParams", "invalidOfferPrice", "overlayCancelled",
        ]
        for (number, name) in zip(11..., names) {
            let byNumber = classify("SKErrorDomain:\(number)")
            let byName = classify("SKErrorDomain:\(name)")
            #expect(byNumber.kind == byName.kind && byNumber.messageID == byName.messageID, "\(name)")
        }
    }

    // RevenueCat/purchases-ios#3750; bizz84/SwiftyStoreKit#28, #115; hyochan/react-native-iap#290
    @Test("no loud code of any vocabulary falls to the unknown message but those that say nothing themselves")
    func ownMessages() throws {
        for row in try DataFile.failures where row[4] == "n" && row[8] == "purchase.failed.unknown" {
            let isHonest =
                ["unknown", "serverProblem", "inProgress", "internal", "accountProblem", "test", "timeout"]
                .contains(row[3])
            #expect(isHonest, "\(row[0]) \(row[1]) is \(row[3])")
        }
    }
}
