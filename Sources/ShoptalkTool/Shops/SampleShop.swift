internal import Purchases

/// A small shop built into the command, for a preview without a configuration file.
enum SampleShop {
    /// What the shop sells: something to use up, something to keep, and a subscription with a free week.
    ///
    /// - Parameter currency: The currency of the prices; the numbers are the same in each.
    /// - Returns: The products, each with a name in every language that Shoptalk ships.
    static func products(in currency: CurrencyCode) -> [Product] {
        guard let month = Period(1, .month), let week = Period(1, .week) else { return [] }
        let trial = Offer(
            kind: .introductory, paymentMode: .freeTrial, period: week, price: Money(.zero, currency))
        return [
            Product(
                id: "com.example.coins.100", kind: .consumable, referenceName: "100 Coins", localizations: coins,
                price: Money(Amount(minorUnits: 199, digits: 2), currency)),
            Product(
                id: "com.example.pro", kind: .nonConsumable, referenceName: "Pro Upgrade", localizations: upgrade,
                price: Money(Amount(minorUnits: 999, digits: 2), currency), isFamilyShareable: true),
            Product(
                id: "com.example.plus.monthly", kind: .autoRenewable, referenceName: "Plus Monthly",
                localizations: plus, price: Money(Amount(minorUnits: 499, digits: 2), currency),
                subscription: SubscriptionPlan(
                    groupID: "com.example.plus", groupName: "Plus", level: 1, period: month, offers: [trial])),
        ]
    }

    private static let coins = localizations([
        "en": "100 Coins", "ru": "100 монет", "de": "100 Münzen", "fr": "100 pièces", "es": "100 monedas",
        "pt-BR": "100 moedas", "ja": "コイン100枚", "zh-Hans": "100 枚金币", "ar": "100 عملة", "he": "100 מטבעות",
    ])
    private static let upgrade = localizations([
        "en": "Pro Upgrade", "ru": "Версия Pro", "de": "Pro-Upgrade", "fr": "Version Pro", "es": "Versión Pro",
        "pt-BR": "Versão Pro", "ja": "Proアップグレード", "zh-Hans": "Pro 升级", "ar": "ترقية Pro",
        "he": "שדרוג Pro",
    ])
    private static let plus = localizations([
        "en": "Plus Monthly", "ru": "Plus на месяц", "de": "Plus monatlich", "fr": "Plus mensuel",
        "es": "Plus mensual", "pt-BR": "Plus mensal", "ja": "Plus月額プラン", "zh-Hans": "Plus 月度会员",
        "ar": "Plus الشهري", "he": "Plus חודשי",
    ])

    private static func localizations(
        _ names: KeyValuePairs<String, String>
    ) -> [Product.Localization] {
        names.map { Product.Localization(language: $0.key, displayName: $0.value, description: "") }
    }
}
