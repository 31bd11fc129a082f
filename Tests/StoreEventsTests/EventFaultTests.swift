import Diagnostics
import Testing

@testable import StoreEvents

@Suite("What is no event")
struct EventFaultTests {
    @Test(
        "is refused with a code and its place",
        arguments: [
            ("", "notJSON", 1, 1), ("{", "notJSON", 1, 2), ("[]", "notAnEvent", 1, 1), ("{}", "notAnEvent", 1, 1),
            ("{\"transactionId\":\"1\"}", "notAnEvent", 1, 1),
            ("{\"notificationType\":\"TEST\",\n \"notificationType\":\"REFUND\"}", "duplicateMember", 2, 2),
            ("{\"signedPayload\":\"eyJh.b.c\"}", "signed", 1, 18), ("eyJhbGciOiJFUzI1NiJ9.e30.c2ln", "signed", 1, 1),
            ("{\"notificationType\":5}", "wrongType", 1, 21), ("{\"notificationType\":null}", "missingMember", 1, 21),
            ("{\"notificationType\":\"TEST\",\"signedDate\":\"soon\"}", "outOfRange", 1, 41),
            ("{\"notificationType\":\"TEST\",\"signedDate\":-1}", "outOfRange", 1, 41),
            ("{\"notificationType\":\"TEST\",\"signedDate\":253402300800000}", "outOfRange", 1, 41),
            ("{\"notificationType\":\"TEST\",\"signedDate\":99999999999999999999999}", "outOfRange", 1, 41),
            ("{\"notificationType\":\"TEST\",\"signedDate\":true}", "wrongType", 1, 41),
            ("{\"notificationType\":\"TEST\",\"data\":7}", "wrongType", 1, 35),
            (
                "{\"notificationType\":\"DID_RENEW\",\"data\":{\"transactionInfo\":\n{\"price\":9223372036854775808}}}",
                "outOfRange", 2, 10
            ),
            (
                "{\"notificationType\":\"DID_RENEW\",\"data\":{\"transactionInfo\":\n{\"price\":-5}}}", "outOfRange",
                2, 10
            ),
            (
                "{\"notificationType\":\"DID_RENEW\",\"data\":{\"transactionInfo\":\n{\"price\":5,\"currency\":\"usd\"}}}",
                "invalidValue", 2, 23
            ),
            ("{\"packageName\":\"a\"}", "missingMember", 1, 1),
            ("{\"packageName\":\"a\",\"testNotification\":5}", "wrongType", 1, 39),
            (
                "{\"packageName\":\"a\",\"testNotification\":{},\n\"voidedPurchaseNotification\":{}}", "invalidValue",
                2, 30
            ),
            ("{\"packageName\":\"a\",\"subscriptionNotification\":{}}", "missingMember", 1, 47),
            ("{\"message\":{\"data\":5}}", "wrongType", 1, 20), ("{\"message\":{\"data\":\"!\"}}", "notBase64", 1, 20),
            ("{\"message\":{\"data\":\"AAAAA\"}}", "notBase64", 1, 20),
            ("{\"message\":{\"data\":\"ZnNkZnNkZnNk\"}}", "notJSON", 1, 20),
            ("{\"message\":{\"data\":\"W10=\"}}", "notAnEvent", 1, 20),
            ("{\"message\":{\"data\":\"e30=\"}}", "missingMember", 1, 20),
            ("{\"message\":{\"data\":\"e30=\",\n\"publishTime\":\"yesterday\"}}", "invalidValue", 2, 15),
            ("{\"event\":{}}", "missingMember", 1, 10),
            ("{\"event\":{\"type\":\"RENEWAL\",\"price_in_purchased_currency\":\"9.99\"}}", "wrongType", 1, 58),
            (
                "{\"event\":{\"type\":\"RENEWAL\",\"price_in_purchased_currency\":1e99,\"currency\":\"USD\"}}",
                "outOfRange", 1, 58
            ),
            ("{\"object\":\"event\"}", "missingMember", 1, 1),
            ("{\"object\":\"event\",\"type\":\"x\",\"created\":1.5}", "outOfRange", 1, 40),
            (
                "{\"object\":\"event\",\"type\":\"charge.refunded\",\"data\":{\"object\":\n{\"amount\":1,\"currency\":\"dollar\"}}}",
                "invalidValue", 2, 24
            ),
        ])
    func fault(json: String, code: String, line: Int, column: Int) {
        do throws(StoreEventError) {
            let event = try StoreEvent(parsing: Array(json.utf8))
            Issue.record("read as \(event.name)")
        } catch {
            #expect(error.code.name == code)
            #expect(error.diagnostic.position.line == line)
            #expect(error.diagnostic.position.column == column)
            #expect(error.description.hasPrefix("event:\(line):\(column): error: "))
        }
    }

    @Test("an event that lies too deep is refused, in an envelope too")
    func depth() {
        let deep = String(repeating: "{\"a\":", count: 10_000)
        #expect(throws: StoreEventError.self) { try StoreEvent(parsing: Array(deep.utf8)) }
        do throws(StoreEventError) {
            _ = try StoreEvent(parsing: Array(deep.utf8))
        } catch {
            #expect(error.code == .tooDeep)
        }
    }

    @Test("a part that was given apart is named in its error")
    func parts() {
        let notification = Array("{\"notificationType\":\"DID_RENEW\"}".utf8)
        do throws(StoreEventError) {
            _ = try StoreEvent(
                appStoreNotification: notification, transaction: Array("{\"expiresDate\":[]}".utf8))
            Issue.record("was read")
        } catch {
            #expect(error.code == .wrongType)
            #expect(error.context == "transaction")
            #expect(error.description.hasPrefix("transaction:1:16: error: "))
        }
    }
}
