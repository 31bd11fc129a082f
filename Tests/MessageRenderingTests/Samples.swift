import Languages
import PurchaseMessages
import Purchases
import StringTables

/// Messages for tests, composed from a small table of their own.
enum Samples {
    static func product(named name: String = "Coins") -> Product {
        Product(
            id: "shop.coins", kind: .consumable, referenceName: name,
            localizations: [.init(language: "en", displayName: name, description: "")], price: nil)
    }

    static func composer(isolation: ArgumentIsolation = .isolate) throws -> MessageComposer {
        var builder = StringTable.Builder()
        for (key, english, hebrew) in [
            ("purchase.deferred.title", "Waiting for approval", "ממתין לאישור"),
            ("purchase.deferred.body", "You’ll get %@ as soon as it’s approved.", "אחרי האישור: %@."),
            ("button.ok", "OK", "אישור"), ("button.cancel", "Cancel", "ביטול"),
            ("status.purchasing.title", "Purchasing %@…", "רכישה: %@…"),
        ] {
            try builder.add(key: key, language: "en", text: MessageText(parsing: english))
            try builder.add(key: key, language: "he", text: MessageText(parsing: hebrew), state: .needsReview)
        }
        let definitions = [
            MessageDefinition(
                id: "app.everything", situation: "A message with a value of each type.", presentation: .disclosure,
                severity: .warning,
                parameters: [
                    .init(name: "string", type: .string), .init(name: "integer", type: .integer),
                    .init(name: "money", type: .money), .init(name: "day", type: .day),
                    .init(name: "percent", type: .percent), .init(name: "product", type: .product),
                    .init(name: "list", type: .list),
                ],
                titleArguments: [])
        ]
        return MessageComposer(
            localizer: Localizer(
                tables: [try builder.table()], language: "en", sourceLanguage: "en",
                formatting: PlainValueFormatting(), isolation: isolation),
            catalogue: MessageCatalogue.builtIn.adding(definitions))
    }

    static func deferred(in language: LanguageTag, product name: String = "Coins") throws -> PurchaseMessage {
        try composer().message(
            "purchase.deferred", parameters: ["product": .product(product(named: name))], language: language)
    }

    static func silent() throws -> PurchaseMessage {
        try composer().message("purchase.cancelled", language: "en")
    }

    static func everything() throws -> PurchaseMessage {
        var values: [String: MessageValue] = [
            "string": .string("a \"b\""), "integer": .integer(-2),
            "percent": .percent(Amount(minorUnits: 42, digits: 2)),
            "product": .product(product()), "list": .list(["x", "y"]),
        ]
        values["money"] = CurrencyCode("EUR").map { .money(Money(Amount(minorUnits: -499, digits: 2), $0)) }
        values["day"] = CalendarDay(year: 2026, month: 11, day: 30).map { .day($0) }
        return try composer().message("app.everything", parameters: values, language: "de-AT")
    }
}
