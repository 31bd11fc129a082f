import Foundation
import Purchases
import Testing

@testable import FailureClassification

@Suite("The data of FailureClassification")
struct FailureDataTests {
    @Test("the generated table is what Failures.tsv says, no line more or less")
    func failuresAreCurrent() throws {
        let expected = try DataFile.failures.map { ($0[0...1] + $0[3...10]).joined(separator: "\t") }
        #expect(lines(of: FailureData.failures) == expected.sorted(by: bytes), "run Scripts/generate-failures")
    }

    @Test("the generated spellings and advice are what Domains.tsv and Kinds.tsv say")
    func domainsAreCurrent() throws {
        var expected: [String: [String]] = [:]
        for row in try DataFile("Domains.tsv").rows { expected[row[0], default: []].append(row[1]) }
        for domain in try DataFile.domains { expected[domain] = [domain] }
        let spellings = expected.map { ([$0.key] + $0.value).joined(separator: "\t") }
        #expect(lines(of: FailureData.domains) == spellings.sorted(by: bytes), "run Scripts/generate-failures")
        let kinds = try DataFile("Kinds.tsv").rows.map { "\($0[0])\t\($0[2])" }
        #expect(lines(of: FailureData.kinds) == kinds.sorted(by: bytes), "run Scripts/generate-failures")
    }

    @Test("every row is found by its code, by its names and by each spelling of its domain that means it alone")
    func everyRowIsFound() throws {
        let spellings = Dictionary(grouping: try DataFile("Domains.tsv").rows) { $0[0] }.filter { $0.value.count == 1 }
        let table = FailureTable()
        for row in try DataFile.failures {
            let domains = [row[0]] + spellings.values.compactMap { $0[0][1] == row[0] ? $0[0][0] : nil }
            for domain in domains {
                for code in [row[1]] + row[2].split(separator: " ").map(String.init) {
                    let found = try #require(table.row(domain: domain, code: code), "\(domain) \(code)")
                    #expect(found.kind.rawValue == row[3])
                    #expect(found.isSilent == (row[4] == "y"))
                    #expect(found.retry.rawValue == row[5])
                    #expect(found.charged.rawValue == row[6])
                    #expect(found.action.rawValue == row[7])
                    #expect(found.messageID.rawValue == row[8])
                    #expect(found.role.rawValue == row[9])
                    #expect(found.note == row[10])
                }
            }
        }
    }

    @Test("every row names its source, a cancel is silent, and no two rows have one key")
    func rowsKeepTheirRules() throws {
        var keys: Set<[String]> = []
        for row in try DataFile.failures {
            #expect(row.count == 12)
            #expect(!row[11].isEmpty, "\(row[0]) \(row[1])")
            #expect((row[3] == "cancelled") <= (row[4] == "y"), "\(row[0]) \(row[1])")
            #expect((row[3] == "cancelled") <= row[8].hasSuffix(".cancelled"), "\(row[0]) \(row[1])")
            // What nobody knows must not be said: an unknown failure of a payment never promises that no money moved.
            #expect(
                row[3] != "unknown" || row[6] == "unknown" || row[0].hasPrefix("PaymentMethodBinding")
                    || row[0] == "adapty.ui", "\(row[0]) \(row[1])")
            #expect(keys.insert([row[0], row[1]]).inserted, "\(row[0]) \(row[1])")
        }
    }

    @Test("every kind has advice for a developer, in sentences that end")
    func kindsAreWhole() throws {
        let kinds = try DataFile("Kinds.tsv").rows
        #expect(Set(kinds.map { $0[0] }) == Set(try DataFile.failures.map { $0[3] }))
        for kind in kinds { #expect(kind[1].hasSuffix(".") && kind[2].hasSuffix("."), "\(kind[0])") }
    }

    @Test("every kind that has a name in Swift is one of the table, and every kind of a failure has a name")
    func kindsHaveNames() throws {
        let names = try SwiftFile("Sources/Purchases/PurchaseFailure.swift").kinds
            .union(SwiftFile("Sources/Purchases/PurchaseFailure+Kinds.swift").kinds)
        let kinds = try DataFile("Kinds.tsv").rows.map { $0[0] }
        #expect(names.isSubset(of: kinds), "\(names.subtracting(kinds))")
        let failures = kinds.prefix { $0 != "started" }
        // `Kind.none` would read as an optional without a value.
        #expect(Set(failures).subtracting(names) == ["none"])
    }

    @Test("the domains that this module promises are all there, with as many rows as their sources list")
    func domainsAreComplete() throws {
        let counts = Dictionary(grouping: try DataFile.failures) { $0[0] }.mapValues(\.count)
        #expect(
            counts == [
                "SKErrorDomain": 23, "StoreKitError": 7, "Product.PurchaseError": 9,
                "PaymentMethodBinding.PaymentMethodBindingError": 3, "VerificationResult.VerificationError": 6,
                "Transaction.RefundRequestError": 3, "ASDErrorDomain": 1, "AMSErrorDomain": 1,
                "ASDServerErrorDomain": 3, "NSURLErrorDomain": 23, "NSPOSIXErrorDomain": 14,
                "NSPOSIXErrorDomain.linux": 14, "Transaction.RefundRequestStatus": 2, "SKTestErrorDomain": 8,
                "appstore.APIError": 87, "appstore.VerificationError": 6, "appstore.notification": 41,
                "appstore.expirationIntent": 5, "appstore.status": 5, "appstore.revocationReason": 2,
                "play.BillingResponseCode": 13, "play.OnPurchasesUpdatedSubResponseCode": 3,
                "play.rtdn.subscription": 18, "play.rtdn.oneTimeProduct": 2, "play.rtdn.voided.productType": 2,
                "play.rtdn.voided.refundType": 2, "play.voidedReason": 9, "play.rtdn.kind": 5, "play.PurchaseState": 3,
                "play.ProductPurchase.purchaseState": 3, "play.SubscriptionState": 9, "revenuecat.webhook.type": 26,
                "revenuecat.cancel_reason": 6, "revenuecat.expiration_reason": 7, "revenuecat.period_type": 5,
                "revenuecat.store": 10, "revenuecat.ErrorCode": 42, "adapty": 38, "adapty.ui": 8, "qonversion": 32,
                "qonversion.android": 25, "openiap": 36, "openiap.subResponseCodeAndroid": 3, "flutter.iap": 23,
                "flutter_inapp_purchase": 24, "cordova.purchase": 32, "stripe.code": 211, "stripe.decline_code": 47,
                "stripe.advice_code": 3, "stripe.error_type": 6, "stripe.event": 63, "stripe.subscription.status": 8,
                "Shoptalk": 10,
            ])
    }

    @Test("a search in no lines, in one line and beyond both ends finds nothing that is not there")
    func searchAtTheEdges() {
        func value(_ lines: StaticString, after first: String, _ second: String? = nil) -> [String]? {
            let lines = SortedLines(text: lines)
            return lines.value(after: first.utf8, second?.utf8).map { lines.fields(of: $0) }
        }
        #expect(value("", after: "a") == nil)
        #expect(value("b\t1\n", after: "b") == ["1"])
        #expect(value("b\t1\n", after: "a") == nil)
        #expect(value("b\t1\n", after: "c") == nil)
        #expect(value("b\t1\n", after: "") == nil)
        let unfinished: StaticString = "a\t1\t\nab\t2\nb\t3"
        #expect(value(unfinished, after: "a") == ["1", ""])
        #expect(value(unfinished, after: "ab") == ["2"])
        #expect(value(unfinished, after: "b") == ["3"])
        #expect(value(unfinished, after: "b", "3") == nil, "no tab ends the second field")
        #expect(value(unfinished, after: "a", "1") == [""])
        #expect(value(unfinished, after: "a", "2") == nil)
        #expect(value(unfinished, after: "a\t1") == nil, "a field of a key has no tab")
        #expect(value(unfinished, after: "a", "1\t\nab") == nil)
    }

    private func bytes(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }

    private func lines(of text: StaticString) -> [String] {
        text.description.split(separator: "\n").map { String($0) }
    }
}

extension Bool {
    /// Implication: false only where the left holds and the right does not.
    fileprivate static func <= (left: Bool, right: Bool) -> Bool { !left || right }
}
