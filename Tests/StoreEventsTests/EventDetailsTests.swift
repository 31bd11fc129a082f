import Languages
import Localizations
import PurchaseMessages
import Purchases
import StringTables
import Testing

@testable import StoreEvents

@Suite("What events say about a purchase")
struct EventDetailsTests {
    private func event(_ json: String) throws -> StoreEvent { try StoreEvent(parsing: Array(json.utf8)) }

    private func apple(_ type: String, transaction: String = "{}", renewal: String = "{}") throws -> StoreEvent {
        let parts = type.split(separator: "/")
        let subtype = parts.count > 1 ? ",\"subtype\":\"\(parts[1])\"" : ""
        return try StoreEvent(
            appStoreNotification: Array("{\"notificationType\":\"\(parts[0])\"\(subtype)}".utf8),
            transaction: Array(transaction.utf8), renewalInfo: Array(renewal.utf8))
    }

    @Test("Apple: thousandths of a unit, milliseconds with a fraction, the storefront as a country")
    func appleRenewal() throws {
        let event = try apple(
            "DID_RENEW",
            transaction: """
                {"productId":"pro","price":10990,"currency":"KWD","expiresDate":1697679936049.7297,"storefront":"DEU"}
                """)
        #expect(event.details.productID == "pro")
        #expect(event.details.price?.description == "10.99 KWD")
        #expect(event.details.date == Timestamp(milliseconds: 1_697_679_936_049))
        #expect(event.details.country == "DE")
        #expect(event.details.refund == nil)
        #expect(event.details.period == nil)
    }

    @Test("Apple: what a trial costs is not what the plan costs")
    func appleTrial() throws {
        let transaction = "{\"productId\":\"pro\",\"price\":0,\"currency\":\"USD\",\"offerType\":1}"
        let unknown = try apple("SUBSCRIBED/INITIAL_BUY", transaction: transaction)
        #expect(unknown.details.price == nil)
        let known = try apple(
            "SUBSCRIBED/INITIAL_BUY", transaction: transaction, renewal: "{\"renewalPrice\":9990,\"currency\":\"USD\"}")
        #expect(known.details.price?.description == "9.99 USD")
    }

    @Test("Apple: a change at the next renewal is about the other plan, its price and that day")
    func appleDowngrade() throws {
        let event = try apple(
            "DID_CHANGE_RENEWAL_PREF/DOWNGRADE",
            transaction: "{\"productId\":\"gold\",\"price\":9990,\"currency\":\"USD\",\"expiresDate\":5}",
            renewal:
                "{\"autoRenewProductId\":\"silver\",\"renewalPrice\":4990,\"currency\":\"USD\",\"renewalDate\":7}")
        #expect(event.details.productID == "silver")
        #expect(event.details.price?.description == "4.99 USD")
        #expect(event.details.date == Timestamp(milliseconds: 7))
        let blind = try apple("DID_CHANGE_RENEWAL_PREF/DOWNGRADE", transaction: "{\"productId\":\"gold\"}")
        #expect(blind.details.productID == nil)
    }

    @Test("Apple: the last day to pay is that of the grace period")
    func appleGrace() throws {
        let renewal = "{\"gracePeriodExpiresDate\":9,\"renewalDate\":7}"
        let event = try apple("DID_FAIL_TO_RENEW/GRACE_PERIOD", transaction: "{\"expiresDate\":5}", renewal: renewal)
        #expect(event.details.date == Timestamp(milliseconds: 9))
    }

    @Test("Apple: both prices of an increase, where the old one was no offer's")
    func appleIncrease() throws {
        let renewal = "{\"renewalPrice\":12990,\"currency\":\"USD\",\"renewalDate\":7}"
        let paid = "\"price\":9990,\"currency\":\"USD\""
        let event = try apple("PRICE_INCREASE/PENDING", transaction: "{\(paid)}", renewal: renewal)
        #expect(event.details.price?.description == "12.99 USD")
        #expect(event.details.previousPrice?.description == "9.99 USD")
        let offer = try apple("PRICE_INCREASE/PENDING", transaction: "{\(paid),\"offerType\":2}", renewal: renewal)
        #expect(offer.details.previousPrice == nil)
    }

    @Test(
        "Apple: how much of the price went back",
        arguments: [
            ("\"revocationType\":\"REFUND_FULL\"", "10.99 USD"), ("\"revocationPercentage\":50000", "5.5 USD"),
            ("\"revocationType\":\"REFUND_PRORATED\",\"revocationPercentage\":33333", "3.66 USD"),
            ("\"revocationPercentage\":100000", "10.99 USD"), ("\"revocationPercentage\":0", "0 USD"),
            ("\"revocationType\":\"REFUND_PRORATED\"", nil), ("\"revocationReason\":1", nil),
        ] as [(String, String?)])
    func appleRefund(members: String, refund: String?) throws {
        let event = try apple("REFUND", transaction: "{\"price\":10990,\"currency\":\"USD\",\(members)}")
        #expect(event.details.refund?.description == refund)
        #expect((event.parameters()["amount"] == nil) == (refund == nil))
    }

    @Test(
        "Apple: a refund ends the access only to what nobody has used up",
        arguments: [
            ("Consumable", "refund.issued"), ("Non-Consumable", "refund.granted"),
            ("Auto-Renewable Subscription", "refund.granted"), ("Something New", "refund.issued"),
            (nil, "refund.issued"),
        ] as [(String?, String)])
    func appleRefundedKind(kind: String?, message: String) throws {
        let members = kind.map { "\"type\":\"\($0)\"," } ?? ""
        let event = try apple("REFUND", transaction: "{\(members)\"productId\":\"a\"}")
        #expect(event.messageID.rawValue == message)
        let body = try #require(composer.message(for: event)?.body)
        #expect(body.contains("access") == (message == "refund.granted"))
    }

    @Test("Apple: a percentage outside 0 to 100 is refused")
    func applePercentage() {
        #expect(throws: StoreEventError.self) {
            try apple("REFUND", transaction: "{\"price\":1,\"currency\":\"USD\",\"revocationPercentage\":100001}")
        }
    }

    @Test("Apple: whose family shares hears nothing of prices, and of renewals nothing at all")
    func appleFamily() throws {
        let transaction = "{\"price\":10990,\"currency\":\"USD\",\"inAppOwnershipType\":\"FAMILY_SHARED\"}"
        let start = try apple("SUBSCRIBED/INITIAL_BUY", transaction: transaction)
        #expect(start.messageID == "family.shared")
        #expect(start.details.price == nil)
        #expect(try apple("DID_RENEW", transaction: transaction).isSilent)
        #expect(try apple("EXPIRED/VOLUNTARY", transaction: transaction).messageID == "sub.expired.voluntary")
    }

    @Test("Apple: parts are read where their objects stand, and named where they are still signed")
    func appleParts() throws {
        let inPlace = try event(
            "{\"notificationType\":\"DID_RENEW\",\"data\":{\"signedTransactionInfo\":{\"productId\":\"a\"}}}")
        #expect(inPlace.details.productID == "a")
        #expect(inPlace.undecodedParts.isEmpty)
        let signed = try event(
            "{\"notificationType\":\"DID_RENEW\",\"data\":{\"signedTransactionInfo\":\"x.y.z\",\"signedRenewalInfo\":\"x\"}}"
        )
        #expect(signed.undecodedParts == ["data.signedTransactionInfo", "data.signedRenewalInfo"])
    }

    @Test("Google: an envelope gives the key, a number of milliseconds may be a text")
    func google() throws {
        let bare = "{\"packageName\":\"a\",\"eventTimeMillis\":\"1503349566168\",\"testNotification\":{}}"
        #expect(try event(bare).signedDate == Timestamp(milliseconds: 1_503_349_566_168))
        #expect(try event(bare).deduplicationKey == nil)
        #expect(try event(bare).isTest)
        // {"packageName":"a","testNotification":{}}
        let data = "eyJwYWNrYWdlTmFtZSI6ImEiLCJ0ZXN0Tm90aWZpY2F0aW9uIjp7fX0"
        for padding in ["", "="] {
            let wrapped = try event(
                "{\"message\":{\"data\":\"\(data)\(padding)\",\"messageId\":\"7\",\"publishTime\":\"2026-01-15T10:00:00.5+01:00\"}}"
            )
            #expect(wrapped.deduplicationKey == "7")
            #expect(wrapped.signedDate == Timestamp(milliseconds: 1_768_467_600_500))
        }
    }

    @Test(
        "RevenueCat: exact decimals; a trial's 0 is no price, a refund's minus is money that went back",
        arguments: [
            ("9.99", "9.99 USD", nil), ("0.1", "0.1 USD", nil), ("980.0", "980 USD", nil), ("0.0", nil, nil),
            ("0", nil, nil), ("-9.99", nil, "9.99 USD"), ("null", nil, nil), ("1e-2", "0.01 USD", nil),
            ("0.30000000000000004", "0.30000000000000004 USD", nil),
        ] as [(String, String?, String?)])
    func revenueCat(number: String, price: String?, refund: String?) throws {
        let event = try event(
            "{\"event\":{\"type\":\"RENEWAL\",\"price\":7.5,\"price_in_purchased_currency\":\(number),\"currency\":\"USD\"}}"
        )
        #expect(event.details.price?.description == price)
        #expect(event.details.refund?.description == refund)
    }

    @Test("RevenueCat: the store as buyers know it, and a change names the new product")
    func revenueCatStore() throws {
        let change = try event(
            "{\"event\":{\"type\":\"PRODUCT_CHANGE\",\"product_id\":\"a\",\"new_product_id\":\"b\",\"store\":\"PLAY_STORE\",\"price_in_purchased_currency\":9.99,\"currency\":\"USD\"}}"
        )
        #expect(change.details.productID == "b")
        #expect(change.details.price == nil)
        #expect(change.details.storeName == "Google Play")
        #expect(try event("{\"event\":{\"type\":\"RENEWAL\",\"store\":\"STRIPE\"}}").details.storeName == "Stripe")
        #expect(try event("{\"event\":{\"type\":\"RENEWAL\"}}").parameters()["store"] == nil)
    }

    @Test("RevenueCat: a pause that is to come keeps access, and one that began tells when it ends")
    func revenueCatPause() throws {
        let times = "\"expiration_at_ms\":1767225600000,\"auto_resume_at_ms\":1769904000000"
        let planned = try event("{\"event\":{\"type\":\"SUBSCRIPTION_PAUSED\",\(times)}}")
        #expect(planned.messageID == "sub.pauseScheduled")
        let dates = "\u{2068}2026-01-01\u{2069} and resumes on \u{2068}2026-02-01\u{2069}"
        #expect(composer.message(for: planned)?.body == "It pauses on \(dates).")
        // The end of the period is not the end of the pause.
        let began = try event(
            "{\"event\":{\"type\":\"EXPIRATION\",\"expiration_reason\":\"SUBSCRIPTION_PAUSED\",\"expiration_at_ms\":1767225600000}}"
        )
        #expect(began.messageID == "sub.paused" && began.details.date == nil)
        #expect(
            composer.message(for: began)?.body == "You can resume it at any time. Nothing is charged until then.")
    }

    @Test("RevenueCat: coins that came are counted by their name, coins that went are silent")
    func coins() throws {
        func adjusted(_ amount: Int) throws -> StoreEvent {
            try event(
                "{\"event\":{\"type\":\"VIRTUAL_CURRENCY_TRANSACTION\",\"adjustments\":[{\"amount\":\(amount),\"currency\":{\"code\":\"CNS\",\"name\":\"coins\"}}]}}"
            )
        }
        #expect(try adjusted(50).messageID == "purchase.completed.quantity")
        #expect(try adjusted(50).parameters()["item"] == .string("coins"))
        #expect(composer.message(for: try adjusted(50))?.body == "\u{2068}coins\u{2069}: \u{2068}50\u{2069} added.")
        #expect(try adjusted(50).parameters()["count"] == .integer(50))
        #expect(try adjusted(-50).isSilent)
        #expect(try adjusted(-50).parameters()["count"] == nil)
    }

    private func stripe(_ type: String, _ object: String, previous: String = "{}") throws -> StoreEvent {
        try event(
            "{\"object\":\"event\",\"type\":\"\(type)\",\"livemode\":true,\"data\":{\"object\":\(object),\"previous_attributes\":\(previous)}}"
        )
    }

    @Test(
        "Stripe: minor units are Stripe's own",
        arguments: [("usd", "5"), ("jpy", "500"), ("isk", "5"), ("ugx", "5"), ("kwd", "0.5")])
    func stripeUnits(currency: String, amount: String) throws {
        let event = try stripe("payment_intent.succeeded", "{\"amount\":500,\"currency\":\"\(currency)\"}")
        #expect(event.details.price?.amount.description == amount)
        #expect(event.environment == .production)
        #expect(!event.isTest)
    }

    @Test("Stripe: of several refunds in part each event tells its own")
    func stripeRefund() throws {
        let event = try stripe(
            "charge.refunded", "{\"amount\":1000,\"amount_refunded\":700,\"currency\":\"usd\"}",
            previous: "{\"amount_refunded\":500}")
        #expect(event.details.refund?.description == "2 USD")
        #expect(event.parameters()["amount"] == event.details.refund.map(MessageValue.money))
        // Stripe knows nothing of access, neither after a part nor after the whole.
        for isWhole in [false, true] {
            let event = try stripe("charge.refunded", "{\"amount\":1000,\"refunded\":\(isWhole),\"currency\":\"usd\"}")
            let message = try #require(composer.message(for: event))
            #expect(message.id == "refund.issued" && message.body?.contains("access") == false)
        }
    }

    @Test("Stripe: price, period and day of a subscription, of the plan in older versions too")
    func stripeSubscription() throws {
        let price =
            "{\"id\":\"p\",\"product\":\"prod\",\"unit_amount\":1500,\"currency\":\"eur\",\"recurring\":{\"interval\":\"month\",\"interval_count\":3}}"
        let plan =
            "{\"id\":\"p\",\"product\":{\"id\":\"prod\"},\"amount\":1500,\"currency\":\"eur\",\"interval\":\"month\",\"interval_count\":3}"
        for item in ["\"price\":\(price)", "\"plan\":\(plan)"] {
            let event = try stripe(
                "customer.subscription.trial_will_end",
                "{\"object\":\"subscription\",\"trial_end\":10,\"current_period_end\":20,\"items\":{\"data\":[{\"quantity\":2,\(item)}]}}"
            )
            #expect(event.details.productID == "prod")
            #expect(event.details.price?.description == "30 EUR")
            #expect(event.details.period == Period(3, .month))
            #expect(event.details.date == Timestamp(milliseconds: 10_000))
        }
        let several = try stripe(
            "customer.subscription.created",
            "{\"object\":\"subscription\",\"items\":{\"data\":[{\"price\":\(price)},{\"price\":\(price)}]}}")
        #expect(several.details.price == nil)
        #expect(several.details.productID == nil)
    }

    @Test("Stripe: an amount that no number holds is refused, not wrapped around")
    func stripeOverflow() {
        #expect(throws: StoreEventError.self) {
            try stripe(
                "customer.subscription.created",
                "{\"object\":\"subscription\",\"items\":{\"data\":[{\"quantity\":9223372036854775807,\"price\":{\"unit_amount\":2,\"currency\":\"usd\"}}]}}"
            )
        }
    }

    private var composer: MessageComposer {
        MessageComposer(localizer: Localizer(tables: Localizations.tables, formatting: PlainValueFormatting()))
    }

    @Test("the buyer hears nothing of what is silent or unknown")
    func silence() throws {
        for json in [
            "{\"notificationType\":\"CONSUMPTION_REQUEST\"}", "{\"notificationType\":\"NEW\"}",
            "{\"event\":{\"type\":\"CANCELLATION\",\"cancel_reason\":\"BILLING_ERROR\"}}",
        ] {
            #expect(composer.message(for: try event(json)) == nil)
        }
    }

    @Test("a message is filled with the product by its name, in the language that was asked for")
    func composed() throws {
        let coins = Product(
            id: "coins", kind: .consumable, referenceName: "Coins",
            localizations: [.init(language: "de", displayName: "Münzen", description: "")], price: nil)
        let event = try apple("ONE_TIME_CHARGE", transaction: "{\"productId\":\"coins\"}")
        let message = try #require(
            composer.message(for: event, products: ["coins": coins], language: LanguageTag("de")))
        #expect(message.id == "purchase.completed")
        #expect(message.language.description == "de")
        #expect(message.parameters.first { $0.name == "product" }?.formatted == "Münzen")
    }

    @Test("a message that the catalogue does not have is not said in the words of another")
    func withoutDefinition() throws {
        let bare = MessageComposer(localizer: composer.localizer, catalogue: MessageCatalogue(definitions: []))
        let event = try apple("ONE_TIME_CHARGE")
        #expect(bare.message(for: event) == nil)
        #expect(bare.operationsMessage(for: event) == nil)
    }

    @Test("the day of an event is the reader's, not the server's")
    func days() throws {
        let event = try apple("DID_RENEW", transaction: "{\"expiresDate\":1767225599000}")
        #expect(event.parameters()["date"] == CalendarDay(year: 2025, month: 12, day: 31).map(MessageValue.day))
        let tokyo = event.parameters(secondsFromUTC: 32_400)
        #expect(tokyo["date"] == CalendarDay(year: 2026, month: 1, day: 1).map(MessageValue.day))
    }

    @Test("every message that an event leads to is in the catalogue, and none says of money what the event does not")
    func catalogue() throws {
        for row in EventRow.all {
            let definition = try #require(MessageCatalogue.builtIn[MessageID(row.message)], "\(row.testDescription)")
            guard row.silent == "n" else { continue }
            #expect(!definition.isSilent, "\(row.testDescription)")
            let claim = definition.charged.rawValue
            #expect(claim == "unknown" || claim == row.charged, "\(row.testDescription): \(row.message) says \(claim)")
        }
    }

    @Test(
        "every event is a message for the buyer or silent, and always one for people on duty", arguments: EventRow.all)
    func messages(row: EventRow) throws {
        var event = try event(row.json)
        let missing = composer.missingParameters(for: event)
        event.details.productID = "pro"
        event.details.price = Money(minorUnits: 999, digits: 2, .usDollar)
        event.details.previousPrice = event.details.price
        event.details.date = Timestamp(milliseconds: 1_767_225_600_000)
        event.details.resumeDate = event.details.date
        event.details.quantity = 2
        event.details.refund = event.details.price
        event.details.period = .month
        event.details.country = "DE"
        event.details.storeName = "App Store"
        #expect(composer.missingParameters(for: event) == [])
        if row.silent == "y" { #expect(missing == []) }
        // What is missing is what the whole text shows, and it names nothing else.
        let definition = try #require(MessageCatalogue.builtIn[event.messageID])
        #expect(Set(missing).isSubset(of: definition.parameters.map(\.name)))
        let message = composer.message(for: event)
        #expect(message?.id.rawValue == (row.silent == "y" ? nil : row.message))
        let operations = try #require(composer.operationsMessage(for: event))
        #expect(operations.title?.contains(event.name) == true)
        for text in [message?.title, message?.body, operations.title, operations.body].compactMap(\.self) {
            #expect(!text.contains("–") && !text.contains("%"), "\(text)")
        }
    }

    @Test("the period of a plan comes from the product where the event does not tell it, the country by its name")
    func period() throws {
        let plan = SubscriptionPlan(groupID: "g", groupName: "G", level: 1, period: .year, offers: [])
        let pro = Product(
            id: "pro", kind: .autoRenewable, referenceName: "Pro", localizations: [], price: nil, subscription: plan)
        let event = try apple("DID_RENEW", transaction: "{\"productId\":\"pro\",\"storefront\":\"DEU\"}")
        #expect(event.parameters(products: ["pro": pro])["period"] == .period(.year))
        #expect(event.parameters()["period"] == nil)
        #expect(event.parameters()["country"] == .country("DE"))
    }

    @Test("nothing of the buyer and no reason of a bank reaches a message or a log")
    func privacy() throws {
        let buyer = try event(
            """
            {"event":{"type":"RENEWAL","app_user_id":"secret-1","aliases":["secret-2"],"price":7.77,"currency":"USD",
            "subscriber_attributes":{"$email":{"value":"secret-3@example.com"}},"original_app_user_id":"secret-4"}}
            """)
        let declined = try stripe(
            "payment_intent.payment_failed",
            """
            {"amount":500,"currency":"usd","receipt_email":"secret-5@example.com","description":"secret-6",
            "last_payment_error":{"code":"card_declined","decline_code":"stolen_card","message":"secret-7"}}
            """)
        let token = try event(
            "{\"packageName\":\"a\",\"subscriptionNotification\":{\"notificationType\":2,\"purchaseToken\":\"secret-8\"}}"
        )
        for event in [buyer, declined, token] {
            let text = "\(event) \(event.parameters())"
            #expect(!text.contains("secret") && !text.contains("stolen") && !text.contains("7.77"), "\(text)")
        }
        #expect(declined.details.code == "card_declined")
    }

    @Test("every delivery of one event has one key, and events come into the order in which they were made")
    func order() throws {
        func renewal(_ id: String, _ time: Int) throws -> StoreEvent {
            try event("{\"notificationType\":\"DID_RENEW\",\"notificationUUID\":\"\(id)\",\"signedDate\":\(time)}")
        }
        let arrived = [try renewal("b", 2), try renewal("a", 1), try renewal("b", 2), try renewal("c", 3)]
        var seen: Set<String> = []
        let fresh = arrived.filter { event in event.deduplicationKey.map { seen.insert($0).inserted } ?? true }
        let ordered = fresh.sorted { left, right in
            guard let first = left.signedDate, let second = right.signedDate else { return false }
            return first < second
        }
        #expect(ordered.map(\.deduplicationKey) == ["a", "b", "c"])
    }
}
