import FailureClassification
import Purchases
import Testing

@Suite("The names of domains")
struct DomainNameTests {
    let classifier = FailureClassifier()

    @Test(
        "a name that people paste from a log or a class means one vocabulary",
        arguments: [
            ("BillingResponseCode", "play.BillingResponseCode"),
            ("BillingClient.BillingResponseCode", "play.BillingResponseCode"),
            ("com.android.billingclient.api.BillingClient.BillingResponseCode", "play.BillingResponseCode"),
            ("OnPurchasesUpdatedSubResponseCode", "play.OnPurchasesUpdatedSubResponseCode"),
            ("RevenueCat.ErrorCode", "revenuecat.ErrorCode"), ("RCErrorCode", "revenuecat.ErrorCode"),
            ("RCPurchasesErrorCodeDomain", "revenuecat.ErrorCode"), ("PurchasesErrorCode", "revenuecat.ErrorCode"),
            ("AdaptyError", "adapty"), ("AdaptyErrorDomain", "adapty"), ("AdaptyUIError", "adapty.ui"),
            ("QONErrorDomain", "qonversion"), ("Qonversion.Error", "qonversion"), ("react-native-iap", "openiap"),
            ("OpenIapError", "openiap"), ("IAPError", "flutter.iap"), ("CdvPurchase.ErrorCode", "cordova.purchase"),
            ("decline_code", "stripe.decline_code"), ("APIError", "appstore.APIError"),
            ("SKError", "SKErrorDomain"), ("StoreKit.StoreKitError", "StoreKitError"), ("URLError", "NSURLErrorDomain"),
            ("NSPOSIXErrorDomain.darwin", "NSPOSIXErrorDomain"), ("stripe.code", "stripe.code"),
        ])
    func aliases(_ name: String, _ vocabulary: String) {
        #expect(classifier.vocabulary(named: name) == .known(vocabulary))
    }

    @Test("every spelling of Domains.tsv and every domain resolves, and names its source")
    func everySpelling() throws {
        let rows = try DataFile("Domains.tsv").rows
        let domains = Set(try DataFile.domains)
        for (spelling, same) in Dictionary(grouping: rows, by: { $0[0] }) {
            let meant = same.map { $0[1] }
            #expect(domains.isSuperset(of: meant) && !domains.contains(spelling), "\(spelling)")
            #expect(same.allSatisfy { !$0[2].isEmpty }, "\(spelling)")
            #expect(
                classifier.vocabulary(named: spelling) == (meant.count == 1 ? .known(meant[0]) : .ambiguous(meant)),
                "\(spelling)")
        }
        for domain in domains { #expect(classifier.vocabulary(named: domain) == .known(domain)) }
    }

    @Test("a name that several vendors use is refused with the candidates, and never guessed")
    func ambiguous() {
        #expect(
            classifier.vocabulary(named: "ErrorCode") == .ambiguous(["revenuecat.ErrorCode", "openiap", "adapty"]))
        let failure = classifier.classify(StoreError(domain: "ErrorCode", code: "1"))
        #expect(failure.kind == .unknown && failure.error.domain == "ErrorCode")
        #expect(classifier.vocabulary(named: "purchaseState") != .known("play.PurchaseState"))
    }

    @Test(
        "a name that nobody uses means nothing", arguments: ["", "Nobody", "skerrordomain", "SKErrorDomain\t0", "\n"])
    func unknown(_ name: String) {
        #expect(classifier.vocabulary(named: name) == .unknown)
    }
}
