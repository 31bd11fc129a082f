import Purchases
import TestSupport
import Testing

@testable import StoreEvents

@Suite("What events mean")
struct EventTableTests {
    /// Apple's library at 8468d10: NotificationTypeV2.swift.
    static let appleTypes = [
        "SUBSCRIBED", "DID_CHANGE_RENEWAL_PREF", "DID_CHANGE_RENEWAL_STATUS", "OFFER_REDEEMED", "DID_RENEW", "EXPIRED",
        "DID_FAIL_TO_RENEW", "GRACE_PERIOD_EXPIRED", "PRICE_INCREASE", "REFUND", "REFUND_DECLINED",
        "CONSUMPTION_REQUEST", "RENEWAL_EXTENDED", "REVOKE", "TEST", "RENEWAL_EXTENSION", "REFUND_REVERSED",
        "EXTERNAL_PURCHASE_TOKEN", "ONE_TIME_CHARGE", "PRICE_CHANGE", "METADATA_UPDATE", "MIGRATION", "RESCIND_CONSENT",
    ]
    /// Apple's library at 8468d10: Subtype.swift, and two of the changelog of 2025-06-26.
    static let appleSubtypes = [
        "INITIAL_BUY", "RESUBSCRIBE", "DOWNGRADE", "UPGRADE", "AUTO_RENEW_ENABLED", "AUTO_RENEW_DISABLED", "VOLUNTARY",
        "BILLING_RETRY", "PRICE_INCREASE", "GRACE_PERIOD", "PENDING", "ACCEPTED", "BILLING_RECOVERY",
        "PRODUCT_NOT_FOR_SALE", "SUMMARY", "FAILURE", "UNREPORTED", "CREATED", "ACTIVE_TOKEN_REMINDER",
    ]

    @Test("the generated table is what Events.tsv says, no line more or less")
    func isCurrent() {
        let expected = EventRow.all.map {
            [$0.store, $0.type, $0.subtype, $0.name, $0.kind, $0.silent, $0.charged, $0.message]
                .joined(separator: "\t")
        }
        let lines = EventData.events.description.split(separator: "\n").map { String($0) }
        #expect(Set(lines) == Set(expected), "run Scripts/generate-events")
        #expect(lines.count == expected.count)
        #expect(expected.count > 200)
    }

    @Test("every row is met by an event, and says what the data file says", arguments: EventRow.all)
    func row(row: EventRow) throws {
        let event = try StoreEvent(parsing: Array(row.json.utf8))
        #expect(event.source.rawValue == row.store)
        #expect(event.type == row.type)
        #expect((event.subtype ?? "") == row.subtype)
        guard case .known(let known) = event.meaning else {
            Issue.record("\(row.json) is unknown")
            return
        }
        #expect(known.kind.rawValue == row.kind)
        #expect(known.isSilent == (row.silent == "y"))
        #expect(known.charged.rawValue == row.charged)
        #expect(event.messageID.rawValue == row.message)
        #expect(!row.source.isEmpty)
    }

    @Test("every type and subtype of the four vendors leads to the message of the golden table")
    func golden() throws {
        var lines = ["store\ttype\tsubtype\tname\tkind\tsilent\tcharged\tmessage"]
        for row in EventRow.all {
            let event = try StoreEvent(parsing: Array(row.json.utf8))
            guard case .known(let known) = event.meaning else { continue }
            lines.append(
                [
                    event.source.rawValue, event.type, event.subtype ?? "", event.name, known.kind.rawValue,
                    known.isSilent ? "y" : "n", known.charged.rawValue, event.messageID.rawValue,
                ].joined(separator: "\t"))
        }
        if let difference = GoldenFiles.difference(
            of: lines.joined(separator: "\n") + "\n", from: "events.tsv")
        {
            Issue.record("\(difference)")
        }
    }

    @Test("each of Apple's 23 types is known, with the subtypes that come with it and no other")
    func apple() throws {
        #expect(Self.appleTypes.count == 23)
        let pairs = Set(EventRow.all.filter { $0.store == "appstore" }.map { "\($0.type)/\($0.subtype)" })
        for type in Self.appleTypes {
            var known = 0
            for subtype in [""] + Self.appleSubtypes {
                let member = subtype.isEmpty ? "" : ",\"subtype\":\"\(subtype)\""
                let event = try StoreEvent(parsing: Array("{\"notificationType\":\"\(type)\"\(member)}".utf8))
                if pairs.contains("\(type)/\(subtype)") {
                    known += 1
                } else {
                    let raw = subtype.isEmpty ? nil : subtype
                    #expect(event.meaning == .unknown(type: type, subtype: raw))
                    #expect(event.messageID == "ops.event")
                    #expect(event.isSilent)
                }
            }
            #expect(known > 0, "\(type)")
        }
    }

    @Test(
        "what the buyer must not see is silent, and people on duty hear of it",
        arguments: [
            "{\"notificationType\":\"CONSUMPTION_REQUEST\"}", "{\"notificationType\":\"TEST\"}",
            "{\"notificationType\":\"METADATA_UPDATE\"}", "{\"notificationType\":\"MIGRATION\"}",
            "{\"notificationType\":\"RENEWAL_EXTENSION\",\"subtype\":\"SUMMARY\"}",
            "{\"notificationType\":\"EXTERNAL_PURCHASE_TOKEN\",\"subtype\":\"UNREPORTED\"}",
            "{\"packageName\":\"a\",\"testNotification\":{}}",
            "{\"packageName\":\"a\",\"pendingRefundReviewNotification\":{}}",
            "{\"event\":{\"type\":\"TEST\"}}", "{\"event\":{\"type\":\"PAYWALL_CANCEL\"}}",
            "{\"event\":{\"type\":\"EXPERIMENT_ENROLLMENT\"}}",
            "{\"object\":\"event\",\"type\":\"charge.dispute.created\"}",
            "{\"object\":\"event\",\"type\":\"invoice.created\"}",
        ])
    func silent(json: String) throws {
        let event = try StoreEvent(parsing: Array(json.utf8))
        #expect(event.isSilent)
        #expect(event.messageID == "ops.event")
        if case .unknown = event.meaning { Issue.record("\(json) is unknown") }
    }

    @Test(
        "what is not known is kept as it is written, silent, and never guessed",
        arguments: [
            ("{\"notificationType\":\"SOMETHING_NEW\",\"subtype\":\"AND_MORE\"}", "SOMETHING_NEW", "AND_MORE"),
            ("{\"notificationType\":\"EXPIRED\",\"subtype\":\"NEW_REASON\"}", "EXPIRED", "NEW_REASON"),
            ("{\"notificationType\":\"DID_RENEW\",\"subtype\":\"UPGRADE\"}", "DID_RENEW", "UPGRADE"),
            ("{\"notificationType\":\"DID_RENEW\\tBILLING_RECOVERY\"}", "DID_RENEW\tBILLING_RECOVERY", nil),
            (
                "{\"packageName\":\"a\",\"subscriptionNotification\":{\"notificationType\":99}}",
                "subscriptionNotification", "99"
            ),
            (
                "{\"packageName\":\"a\",\"subscriptionNotification\":{\"notificationType\":14}}",
                "subscriptionNotification", "14"
            ),
            (
                "{\"packageName\":\"a\",\"oneTimeProductNotification\":{\"notificationType\":3}}",
                "oneTimeProductNotification", "3"
            ),
            ("{\"packageName\":\"a\",\"giftNotification\":{}}", "giftNotification", nil),
            ("{\"event\":{\"type\":\"SOMETHING_NEW_2030\"}}", "SOMETHING_NEW_2030", nil),
            ("{\"event\":{\"type\":\"EXPIRATION\",\"expiration_reason\":\"NEW\"}}", "EXPIRATION", "NEW"),
            ("{\"event\":{\"type\":\"INITIAL_PURCHASE\",\"period_type\":\"NEW\"}}", "INITIAL_PURCHASE", "NEW"),
            ("{\"object\":\"event\",\"type\":\"customer.created\"}", "customer.created", nil),
            (
                "{\"object\":\"event\",\"type\":\"invoice.paid\",\"data\":{\"object\":{\"billing_reason\":\"new\"}}}",
                "invoice.paid", "new"
            ),
        ] as [(String, String, String?)])
    func unknown(json: String, type: String, subtype: String?) throws {
        let event = try StoreEvent(parsing: Array(json.utf8))
        #expect(event.meaning == .unknown(type: type, subtype: subtype))
        #expect(event.isSilent)
        #expect(event.messageID == "ops.event")
        #expect(event.name == (subtype.map { "\(type)/\($0)" } ?? type))
    }
}
