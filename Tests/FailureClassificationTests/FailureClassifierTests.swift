import FailureClassification
import Foundation
import Purchases
import Testing

/// An error and what it must be taken for.
struct ClassificationCase: Sendable, CustomTestStringConvertible {
    let error: StoreError
    let expected: String
    let why: String

    /// The error from `DOMAIN:CODE`, then what lies beneath it, each beneath the one before.
    init(_ chain: String..., expected: String, _ why: String) {
        var error: StoreError?
        for link in chain.reversed() {
            let parts = link.split(separator: ":")
            error = StoreError(domain: String(parts[0]), code: String(parts[1]), underlying: error.map { [$0] } ?? [])
        }
        self.error = error ?? StoreError(domain: "", code: "")
        self.expected = expected
        self.why = why
    }

    var testDescription: String { "\(error): \(why)" }
}

extension PurchaseFailure {
    /// The failure in one line: kind, loud or silent, charged, message.
    var summary: String { "\(kind.rawValue) \(isSilent ? "silent" : "loud") charged=\(charged.rawValue) \(messageID)" }
}

@Suite("FailureClassifier")
struct FailureClassifierTests {
    let classifier = FailureClassifier()

    static let cancelled = "cancelled silent charged=no purchase.cancelled"
    static let maybeCancelled = "cancelled silent charged=unknown purchase.cancelled"
    static let unknown = "unknown loud charged=unknown purchase.failed.unknown"

    static let cases: [ClassificationCase] = [
        .init("SKErrorDomain:2", expected: cancelled, "the documented cancel"),
        .init("SKErrorDomain:paymentCancelled", expected: cancelled, "the same by its name"),
        .init("SKError:paymentCancelled", expected: cancelled, "the name of the type for its domain"),
        .init("StoreKitError:userCancelled", expected: cancelled, "StoreKit 2"),
        .init("StoreKit.StoreKitError:userCancelled", expected: cancelled, "as NSError names the domain"),
        .init("SKErrorDomain:15", expected: cancelled, "a closed overlay"),

        .init("SKErrorDomain:0", "AMSErrorDomain:6", expected: maybeCancelled, "the payment sheet was closed"),
        .init("SKErrorDomain:907", "AMSErrorDomain:6", expected: maybeCancelled, "the same, undocumented code"),
        .init(
            "SKErrorDomain:0", "ASDErrorDomain:907", "AMSErrorDomain:6", expected: maybeCancelled, "two levels down"),
        .init("SKErrorDomain:0", "ASDServerErrorDomain:5115", expected: maybeCancelled, "a cancel on macOS"),
        .init("SKErrorDomain:0", "SKErrorDomain:2", expected: cancelled, "a nested cancel"),
        .init("com.example.SDK:14", "Wrapped:x", "SKErrorDomain:2", expected: cancelled, "however deep it is"),
        .init("StoreKitError:systemError", "SKErrorDomain:2", expected: cancelled, "a system error around it"),
        .init("StoreKitError:systemError(Error)", "AMSErrorDomain:6", expected: maybeCancelled, "printed with payload"),
        .init(
            "NSURLErrorDomain:-1005", "SKErrorDomain:2", expected: maybeCancelled,
            "a cancel beneath a lost connection leaves open whether money moved"),
        .init(
            "SKErrorDomain:2", "ASDErrorDomain:907", "AMSErrorDomain:6", expected: cancelled,
            "what the store says itself is better known than what lies beneath"),
        .init(
            "SKErrorDomain:0", "AMSErrorDomain:6", "NSURLErrorDomain:-1005",
            expected: "offline loud charged=unknown store.offline", "a sheet that failed for a lost connection"),
        .init(
            "AMSErrorDomain:6", "NSURLErrorDomain:-1009", expected: "offline loud charged=unknown store.offline",
            "the same without the error of StoreKit"),

        .init(
            "SKErrorDomain:0", "ASDServerErrorDomain:3532",
            expected: "alreadySubscribed loud charged=no purchase.alreadySubscribed", "subscribed already"),
        .init(
            "StoreKitError:systemError", "ASDServerErrorDomain:3532",
            expected: "alreadySubscribed loud charged=no purchase.alreadySubscribed", "the same in StoreKit 2"),
        .init(
            "SKErrorDomain:0", "ASDServerErrorDomain:3038",
            expected: "interrupted loud charged=unknown purchase.interrupted", "terms have changed"),

        .init("NSURLErrorDomain:-1009", expected: "offline loud charged=no store.offline", "offline by number"),
        .init(
            "NSURLErrorDomain:notConnectedToInternet", expected: "offline loud charged=no store.offline", "by name"),
        .init("NSURLErrorDomain:-1005", expected: "offline loud charged=unknown store.offline", "lost midway"),
        .init("NSURLErrorDomain:-1001", expected: "timeout loud charged=unknown store.timeout", "too slow"),
        .init(
            "SKErrorDomain:0", "NSURLErrorDomain:-1009", expected: "offline loud charged=unknown store.offline",
            "offline within a payment: nobody knows which request was the last"),
        .init(
            "StoreKitError:networkError", "NSURLErrorDomain:-1001",
            expected: "timeout loud charged=unknown store.timeout", "a network error is its URL error"),
        .init(
            "StoreKitError:networkError", "NSURLErrorDomain:-1013",
            expected: "signInRequired loud charged=no store.signInRequired", "and takes its advice"),
        .init("StoreKitError:networkError", expected: "offline loud charged=unknown store.offline", "nothing beneath"),
        .init(
            "com.example.SDK:5", "StoreKitError:networkError",
            expected: "offline loud charged=unknown store.offline", "a wrapper beneath an unknown domain"),
        .init(
            "NSURLErrorDomain:-1009", "kCFErrorDomainCFNetwork:-1005",
            expected: "offline loud charged=unknown store.offline", "lost on a lower level"),
        .init(
            "NSURLErrorDomain:-1009", "kCFErrorDomainCFNetwork:-1009",
            expected: "offline loud charged=no store.offline", "the same on a lower level"),
        .init("NSPOSIXErrorDomain:ETIMEDOUT", expected: "timeout loud charged=unknown store.timeout", "by name"),
        .init("NSPOSIXErrorDomain:60", expected: "timeout loud charged=unknown store.timeout", "Darwin's number"),
        .init("NSPOSIXErrorDomain.linux:110", expected: "timeout loud charged=unknown store.timeout", "Linux's number"),
        .init("NSPOSIXErrorDomain:110", expected: unknown, "Linux's number where Darwin's is meant"),
        .init(
            "SKErrorDomain:0", "NSPOSIXErrorDomain:28",
            expected: "deliveryFailed loud charged=unknown deliver.failed", "a full disk of the store proves no payment"
        ),

        .init(
            "VerificationError:invalidSignature", expected: "verification loud charged=unknown verify.failed",
            "a transaction that is not the store's"),
        .init(
            "VerificationResult.VerificationError:revokedCertificate", "SKErrorDomain:2",
            expected: "verification loud charged=unknown verify.failed", "a cancel cannot silence it"),
        .init(
            "com.example.SDK:1", "VerificationError:invalidEncoding", "SKErrorDomain:2",
            expected: "verification loud charged=unknown verify.failed", "nor beneath an unknown domain"),
        .init(
            "Shoptalk:deliveryFailed", "NSURLErrorDomain:-999",
            expected: "deliveryFailed loud charged=yes deliver.failed", "a stopped download is not a silent cancel"),
        .init(
            "Shoptalk:deliveryFailed", "SKErrorDomain:2", expected: "deliveryFailed loud charged=yes deliver.failed",
            "nor is a cancel beneath"),
        .init("Shoptalk:inProgress", expected: "inProgress loud charged=no purchase.inProgress", "own"),
        .init("Shoptalk:quantityInvalid", expected: "quantityInvalid loud charged=no purchase.invalidQuantity", "own"),
        .init(
            "Shoptalk:productUnavailable",
            expected: "productUnavailable loud charged=no purchase.failed.productUnavailable", "own"),
        .init("Shoptalk:declined", expected: "declined loud charged=no purchase.deferred.expired", "own"),
        .init("Shoptalk:paymentsNotAllowed", expected: "notAllowed loud charged=no purchase.notAllowed", "own"),
        .init("Shoptalk:verificationRejected", expected: "verification loud charged=unknown verify.failed", "own"),
        .init("Shoptalk:verificationUnavailable", expected: "verification loud charged=unknown verify.later", "own"),
        .init("Shoptalk:offline", expected: "offline loud charged=no store.offline", "own"),

        .init(
            "SKErrorDomain:4", "NSURLErrorDomain:-1001", expected: "notAllowed loud charged=no purchase.notAllowed",
            "an error that says something is not unwrapped"),
        .init("SKErrorDomain:12345", expected: unknown, "a code that does not exist"),
        .init("SKErrorDomain:0", "Whatever:9", expected: unknown, "nothing known beneath"),
        .init("Whatever:-1009", expected: unknown, "a domain that does not exist"),
        .init("SKErrorDomain:22", expected: unknown, "one past the last code"),
        .init("SKErrorDomain:02", expected: unknown, "a number is written in one way"),
        .init("skerrordomain:2", expected: unknown, "domains are told apart by case"),
    ]

    @Test("an error means what it and the errors beneath it say", arguments: cases)
    func meaning(_ each: ClassificationCase) {
        let failure = classifier.classify(each.error)
        #expect(failure.summary == each.expected)
        #expect(failure.error == each.error, "domain, code and what lies beneath are kept")
    }

    @Test("every code of SKError from 0 to 21 has a row of its own", arguments: 0...21)
    func storeKitCodes(_ code: Int) {
        let failure = classifier.classify(StoreError(domain: "SKErrorDomain", code: "\(code)"))
        #expect((failure.kind == .unknown) == (code == 0))
    }

    @Test("an unknown error keeps its number and may be tried again")
    func unknownKeepsNumber() {
        let failure = classifier.classify(StoreError(domain: "SKErrorDomain", code: "99"))
        #expect(failure.error.code == "99")
        #expect(failure.retry == .now)
        #expect(failure.action == .retry)
    }

    @Test("a later sibling beneath counts as well as a deeper one")
    func siblings() {
        let beneath = [StoreError(domain: "X", code: "1"), StoreError(domain: "SKErrorDomain", code: "2")]
        let failure = classifier.classify(StoreError(domain: "SKErrorDomain", code: "0", underlying: beneath))
        #expect(failure.summary == Self.cancelled)
    }

    @Test("ten thousand errors beneath each other are walked to the last one, on the small stack of an Apple thread")
    func deepChain() async {
        let outcome = await withCheckedContinuation { continuation in
            let thread = Thread {
                var error = StoreError(domain: "SKErrorDomain", code: "2")
                for _ in 0..<10_000 { error = StoreError(domain: "Wrapper", code: "1", underlying: [error]) }
                let failure = FailureClassifier().classify(error)
                let links = failure.error.description.split(separator: ":").count - 1
                continuation.resume(returning: (failure.isSilent, links, failure.error == error))
            }
            thread.stackSize = 512 * 1_024
            thread.start()
        }
        #expect(outcome == (true, 10_001, true), "silent, none lost, kept")
    }

    @Test(
        "texts that no store sends are unknown and nothing more",
        arguments: [
            ("", ""), ("SKErrorDomain", ""), ("", "2"), ("SKErrorDomain\t2", "cancelled"),
            ("SKErrorDomain", "2\tcancelled"), ("SKErrorDomain\t2\tcancelled\ty", "x"), ("SKErrorDomain", "2\n"),
            ("SKErrorDomain", "("), ("\n", "\n"), ("SKErrorDomain", "٢"), ("SKErrorDomain\u{0}", "2"),
            ("zzz", "zzz"), ("\u{1F600}", "2"), ("AMSErrorDomain\n", "6"),
        ])
    func hostile(_ domain: String, _ code: String) {
        #expect(classifier.classify(StoreError(domain: domain, code: code)).summary == Self.unknown)
    }
}
