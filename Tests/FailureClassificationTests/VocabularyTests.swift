import FailureClassification
import PurchaseMessages
import Purchases
import TestSupport
import Testing

@Suite("The vocabularies of the stores")
struct VocabularyTests {
    let classifier = FailureClassifier()

    @Test("every known code of every vocabulary means what the committed table says")
    func golden() throws {
        var table = "domain\tcode\tname\tkind\tsilent\tretry\tcharged\taction\tmessage\n"
        for row in try DataFile.failures {
            let failure = classifier.classify(StoreError(domain: row[0], code: row[1]))
            table +=
                [
                    row[0], row[1], row[2], failure.kind.rawValue, failure.isSilent ? "y" : "n", failure.retry.rawValue,
                    failure.charged.rawValue, failure.action.rawValue, failure.messageID.rawValue,
                ].joined(separator: "\t") + "\n"
        }
        if let difference = GoldenFiles.difference(of: table, from: "vocabularies.tsv") {
            Issue.record(Comment(rawValue: difference))
        }
    }

    @Test("an error without anything beneath means what its own row says, whatever its role")
    func rowsSpeakForThemselves() throws {
        for row in try DataFile.failures {
            let error = StoreError(domain: row[0], code: row[1])
            let failure = classifier.classify(error)
            #expect(failure.kind.rawValue == row[3], "\(error)")
            #expect(failure.isSilent == (row[4] == "y"), "\(error)")
            #expect(failure.messageID.rawValue == row[8], "\(error)")
        }
    }

    // krelltunez/dayGLANCE#1230, where "already owned" was told as a network error
    @Test("one number means something else in each vocabulary, and is never taken from another")
    func domainsNeverCollide() throws {
        let seven = ["play.BillingResponseCode", "revenuecat.ErrorCode", "adapty", "qonversion", "SKErrorDomain"]
            .map { classifier.classify(StoreError(domain: $0, code: "7")).kind.rawValue }
        #expect(seven == ["alreadyOwned", "belongsToOther", "offline", "notInStorefront", "offline"])
        let one = ["play.BillingResponseCode", "revenuecat.ErrorCode", "qonversion", "adapty", "SKErrorDomain"]
            .map { classifier.classify(StoreError(domain: $0, code: "1")).isSilent }
        #expect(
            one == [true, true, true, false, false], "1 is a cancel to some and a client that may not pay to others")

        let known = Dictionary(grouping: try DataFile.failures) { $0[0] }.mapValues { Set($0.map { $0[1] }) }
        for (domain, codes) in known {
            for code in Set(known.values.joined()).subtracting(codes) where code.allSatisfy(\.isNumber) {
                let failure = classifier.classify(StoreError(domain: domain, code: code))
                #expect(failure.messageID == "purchase.failed.unknown", "\(domain) has no \(code)")
            }
        }
    }

    @Test("a code that no vocabulary has keeps domain and number and is unknown, in every vocabulary")
    func unknownCodes() throws {
        for domain in try DataFile.domains {
            for code in ["4711000", "noSuchCode", "-4711", "NO_SUCH_CODE"] {
                let error = StoreError(domain: domain, code: code)
                let failure = classifier.classify(error)
                #expect(failure.kind == .unknown && !failure.isSilent && failure.charged == .unknown, "\(error)")
                #expect(failure.messageID == "purchase.failed.unknown" && failure.error == error, "\(error)")
            }
        }
    }

    @Test("every kind of cancel is silent, however its name is spelled")
    func cancels() throws {
        let cancels = try DataFile.failures.filter { $0[3] == "cancelled" }
        #expect(cancels.count == 18)
        for row in cancels {
            for code in [row[1]] + row[2].split(separator: " ").map(String.init) {
                let failure = classifier.classify(StoreError(domain: row[0], code: code))
                #expect(failure.isSilent && failure.kind == .cancelled, "\(row[0]) \(code)")
            }
        }
    }

    // jamesmontemagno/InAppBillingPlugin#31, #78, #178; chirag04/react-native-in-app-utils#117;
    // AlexDisler/cordova-plugin-inapppurchase#26, #182; anjlab/android-inapp-billing-v3#109; d4rken-org/sdmaid-se#2126
    @Test("what is named a cancel is silent, but for what became of something that was sold or set up")
    func namedCancels() throws {
        var told: Set<String> = []
        for row in try DataFile.failures where (row[1] + " " + row[2]).lowercased().contains("cancel") {
            if !classifier.classify(StoreError(domain: row[0], code: row[1])).isSilent {
                told.insert("\(row[0]) \(row[1])")
            }
        }
        #expect(
            told == [
                "appstore.expirationIntent 1", "play.rtdn.subscription 3", "play.rtdn.subscription 18",
                "play.rtdn.subscription 20", "play.rtdn.oneTimeProduct 2", "play.ProductPurchase.purchaseState 1",
                "play.SubscriptionState SUBSCRIPTION_STATE_CANCELED",
                "play.SubscriptionState SUBSCRIPTION_STATE_PENDING_PURCHASE_CANCELED",
                "revenuecat.webhook.type CANCELLATION", "revenuecat.webhook.type UNCANCELLATION",
                "stripe.code india_recurring_payment_mandate_canceled",
                "stripe.code invalid_canceled_subscription_fields", "stripe.event subscription_schedule.canceled",
                "stripe.subscription.status canceled",
            ])
    }

    @Test("no number that a vendor has published is missing, and none is made up")
    func publishedNumbers() throws {
        let published: [String: [Int]] = [
            "SKErrorDomain": Array(0...21) + [907], "SKTestErrorDomain": Array(0...7),
            "play.BillingResponseCode": [-3, -2, -1] + Array(0...8) + [12],
            "play.OnPurchasesUpdatedSubResponseCode": [0, 1, 2],
            "play.rtdn.subscription": Array(1...13) + Array(17...20) + [22],
            "appstore.status": Array(1...5), "appstore.expirationIntent": Array(1...5),
            "appstore.revocationReason": [0, 1],
            "revenuecat.ErrorCode": Array(0...26) + Array(28...42),
            "adapty": Array(0...14) + [1000, 1002, 1003, 1005, 1006, 1010, 1020, 1030, 1050] + Array(2002...2006)
                + [2009, 3000, 3001, 3005, 3006, 3007, 3020, 3101, 9000],
            "qonversion": Array(0...5) + Array(7...12) + [14] + Array(17...23) + Array(25...36),
            "cordova.purchase": Array(6_777_001...6_777_008) + Array(6_777_010...6_777_033),
        ]
        let known = Dictionary(grouping: try DataFile.failures) { $0[0] }.mapValues { $0.map { $0[1] } }
        for (domain, numbers) in published {
            #expect(known[domain].map(Set.init) == Set(numbers.map(String.init)), "\(domain)")
        }
    }

    @Test(
        "names are found as logs and languages spell them",
        arguments: [
            ("openiap", "E_USER_CANCELLED"), ("openiap", "E_USER_CANCELED"), ("openiap", "USER_CANCELED"),
            ("openiap", "USER_CANCEL"), ("openiap", "CANCELLED"), ("openiap", "CANCELED"), ("openiap", "user-canceled"),
            ("openiap", "userCancelled"), ("openiap", "UserCancelled"), ("openiap", ".userCancelled"),
            ("revenuecat.ErrorCode", "PURCHASE_CANCELLED_ERROR"), ("revenuecat.ErrorCode", "purchaseCancelledError"),
            ("revenuecat.ErrorCode", "PurchaseCancelledError"), ("revenuecat.ErrorCode", "purchaseCancelled"),
            ("play.BillingResponseCode", "USER_CANCELED"), ("play.BillingResponseCode", "userCanceled"),
            ("SKErrorDomain", "paymentCancelled"), ("SKErrorDomain", ".paymentCancelled"),
            ("adapty", "paymentCancelled"), ("qonversion", "purchaseCanceled"),
            ("qonversion.android", "PurchaseCanceled"), ("cordova.purchase", "PAYMENT_CANCELLED"),
            ("flutter_inapp_purchase", "2"), ("StoreKitError", "userCancelled"),
        ])
    func spellings(_ domain: String, _ code: String) {
        #expect(classifier.classify(StoreError(domain: domain, code: code)).kind == .cancelled)
    }

    @Test(
        "what is no name of a code is not made one",
        arguments: ["E_", "__", "E_2", "02", "٢", "cancelled ", "", "E_E_USER_CANCELLED"])
    func noSpelling(code: String) {
        for domain in ["openiap", "SKErrorDomain", "revenuecat.ErrorCode"] {
            #expect(classifier.classify(StoreError(domain: domain, code: code)).kind == .unknown)
        }
    }

    @Test("openiap's renamed codes are found by their old names")
    func renamed() {
        let names = ["E_RECEIPT_FAILED", "RECEIPT_FINISHED", "E_RECEIPT_FINISHED_FAILED"]
        let kinds = names.map { classifier.classify(StoreError(domain: "openiap", code: $0)).kind.rawValue }
        #expect(kinds == ["verification", "alreadyFinished", "finishFailed"])
    }

    @Test(
        "every code leads to a message that the catalogue has, in every family that the catalogue has begun")
    func messagesExist() throws {
        // These families, and every other one of which the catalogue has a message.
        var families: Set = ["purchase", "store", "products", "restore", "verify", "deliver", "finish", "status"]
        families.formUnion(MessageCatalogue.builtIn.definitions.map { String($0.id.rawValue.prefix { $0 != "." }) })
        for id in Set(try DataFile.failures.map { MessageID($0[8]) }).sorted() {
            if families.contains(String(id.rawValue.prefix { $0 != "." })) {
                #expect(MessageCatalogue.builtIn[id] != nil, "\(id)")
            }
        }
    }

    @Test("a developer is told what happened and what to do, never nothing")
    func advice() throws {
        for row in try DataFile.failures {
            let advice = classifier.developerAdvice(about: StoreError(domain: row[0], code: row[1]))
            #expect(advice.hasSuffix(".") && advice.count >= 12, "\(row[0]) \(row[1])")
            #expect(!advice.contains("  ") && !advice.contains(".."), "\(row[0]) \(row[1]): \(advice)")
            #expect(advice.first?.isLowercase == false, "\(row[0]) \(row[1]): \(advice)")
        }
        let failure = classifier.classify(StoreError(domain: "Nobody", code: "1"))
        #expect(failure.developerAdvice.hasPrefix("Log domain, code and every error beneath"))
    }

    @Test("a fraud is never named to a buyer: lost, stolen and blocked cards read as a generic decline")
    func fraud() {
        for code in ["fraudulent", "lost_card", "stolen_card", "merchant_blacklist", "pickup_card", "restricted_card"] {
            let failure = classifier.classify(StoreError(domain: "stripe.decline_code", code: code))
            let generic = classifier.classify(StoreError(domain: "stripe.decline_code", code: "generic_decline"))
            #expect(failure.messageID == generic.messageID && failure.kind == generic.kind, "\(code)")
        }
    }
}
