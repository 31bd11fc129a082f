import Languages
import PurchaseMessages
import Purchases
import StringTables
import Testing

/// Values for tests: a product with names in several languages, and whatever a message may be filled with.
enum Samples {
    static let coins = Product(
        id: "shop.coins", kind: .consumable, referenceName: "Coins 100",
        localizations: [
            .init(language: "en_US", displayName: "100 Coins", description: "Coins."),
            .init(language: "de", displayName: "100 Münzen", description: "Münzen."),
            .init(language: "ar", displayName: "١٠٠ قطعة", description: "قطع."),
        ], price: price)

    static let products: [ProductID: Product] = [coins.id: coins]

    static let price: Money? = euros(499)

    static func euros(_ cents: Int64) -> Money? {
        CurrencyCode("EUR").map { Money(Amount(minorUnits: cents, digits: 2), $0) }
    }

    /// A value for every parameter of a message, chosen by its type.
    static func parameters(
        of definition: MessageDefinition, product: Product = coins, number: Int = 3
    ) -> [String: MessageValue] {
        var values: [String: MessageValue] = [:]
        for parameter in definition.parameters {
            values[parameter.name] =
                switch parameter.type {
                case .integer: .integer(number)
                case .money: price.map(MessageValue.money)
                case .day: CalendarDay(year: 2026, month: 11, day: 30).map(MessageValue.day)
                case .moment: .moment(Timestamp(milliseconds: 1_796_072_700_000))
                case .period: .period(parameter.name == "duration" ? Samples.sevenDays : .year)
                case .country: .country("DE")
                case .percent: .percent(Amount(minorUnits: 42, digits: 2))
                case .product: .product(product)
                case .list: .list(["a", "b"])
                default: .string(parameter.name.uppercased())
                }
        }
        return values
    }

    static let sevenDays = Period(7, .day) ?? .week

    /// The values of a message, once for each set of optional ones that may be missing.
    static func combinations(
        of definition: MessageDefinition, product: Product = coins, number: Int = 3
    ) -> [[String: MessageValue]] {
        let all = parameters(of: definition, product: product, number: number)
        let optional = definition.parameters.filter(\.isOptional).map(\.name)
        return (0..<(1 << optional.count)).map { set in
            all.filter { name, _ in
                optional.firstIndex(of: name).map { set & (1 << $0) == 0 } ?? true
            }
        }
    }

    /// The catalogues of the project as one table, read without the tool that compiles them.
    static let table: StringTable = {
        do {
            var builder = StringTable.Builder()
            for (key, texts) in try CatalogueFiles().entries {
                for (language, entry) in texts {
                    var forms: [PluralCategory: MessageText] = [:]
                    for (category, form) in entry.forms {
                        forms[PluralCategory(rawValue: category) ?? .other] = try MessageText(parsing: form)
                    }
                    let text =
                        try entry.isPlural ? MessageText(plural: forms) : forms[.other] ?? MessageText(words: "")
                    try builder.add(
                        key: key, language: LanguageTag(stringLiteral: language), text: text,
                        state: EntryState.worst(of: entry.states.map(EntryState.init(rawValue:))))
                }
            }
            return try builder.table()
        } catch {
            Issue.record("The catalogues make no table: \(error)")
            return .empty
        }
    }()

    static func composer(language: LanguageTag = "en", isolation: ArgumentIsolation = .none) -> MessageComposer {
        MessageComposer(
            localizer: Localizer(
                tables: [table], language: language, sourceLanguage: "en",
                formatting: PlainValueFormatting(), isolation: isolation))
    }

    static func failure(
        _ id: MessageID, kind: PurchaseFailure.Kind = .unknown, isSilent: Bool = false,
        charged: PurchaseFailure.Charged = .unknown, code: String = "7"
    ) -> PurchaseFailure {
        PurchaseFailure(
            kind: kind, isSilent: isSilent, retry: .now, charged: charged, action: .retry, messageID: id,
            error: StoreError(domain: "SKErrorDomain", code: code))
    }

    static func transaction(
        _ id: TransactionID = "1", product: ProductID = "shop.coins", quantity: Int = 1,
        reason: PurchaseTransaction.Reason = .purchase, expires: Timestamp? = nil,
        ownership: PurchaseTransaction.Ownership = .purchased
    ) -> PurchaseTransaction {
        PurchaseTransaction(
            id: id, productID: product, kind: .consumable, quantity: quantity,
            purchaseDate: Timestamp(milliseconds: 0), expirationDate: expires, reason: reason, price: price,
            ownership: ownership)
    }

    static func failed(_ failure: PurchaseFailure) -> FailedPurchase {
        FailedPurchase(productID: coins.id, quantity: 1, attempt: nil, failure: failure)
    }
}

extension Samples {
    static func named(_ name: String) -> Product {
        Product(id: "x", kind: .consumable, referenceName: name, price: nil)
    }
}

extension Samples {
    /// Two plans of one level and a lower one.
    static let plans: [ProductID: Product] = {
        let plans = [("gold", "Gold", 1), ("gold.year", "Gold, yearly", 1), ("silver", "Silver", 2)].map { plan in
            Product(
                id: ProductID(plan.0), kind: .autoRenewable, referenceName: plan.1, price: price,
                subscription: SubscriptionPlan(groupID: "1", groupName: "Plans", level: plan.2, period: .month))
        }
        return Dictionary(uniqueKeysWithValues: plans.map { ($0.id, $0) })
    }()

    static func status(renewingTo plan: ProductID = "silver") -> SubscriptionStatus {
        SubscriptionStatus(
            transaction: transaction(product: "gold", expires: Timestamp(milliseconds: 86_400_000)), state: .subscribed,
            renewalProductID: plan, gracePeriodEnd: Timestamp(milliseconds: 172_800_000))
    }
}
