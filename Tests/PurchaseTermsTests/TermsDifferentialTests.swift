import Languages
import PurchaseTerms
import Purchases
import StringTables
import TestSupport
import Testing

/// The same sentences put together by the filling of string tables, one text inside another.
private struct PeerComposer {
    let localizer: Localizer
    let language: LanguageTag

    private func text(_ key: String, _ arguments: [MessageArgument] = []) -> String {
        localizer.languageSelectedString(forKey: key, arguments: arguments, language: language)
    }

    func price(_ money: Money) -> String {
        localizer.formatting.price(money.amount.description, currency: money.currency.rawValue, in: language)
    }

    private func isolated(_ text: String) -> String {
        localizer.isolation == .isolate ? "\u{2068}\(text)\u{2069}" : text
    }

    private func frequency(_ period: Period) -> String {
        period.count == 1
            ? text("terms.adverb.\(period.unit.rawValue)")
            : text("terms.every.\(period.unit.rawValue)", [.integer(Int64(period.count))])
    }

    private func rate(_ money: Money, _ period: Period) -> String {
        if period.count == 1 {
            return localizer.formatting.rate(
                isolated(price(money)), per: period.unit.rawValue, width: .full, in: language)
        }
        return text("terms.rate.every", [.formatted(price(money)), .formatted(frequency(period))])
    }

    func span(_ period: Period, _ key: String) -> String {
        localizer.formatting.period(
            period.count, unit: period.unit.rawValue,
            form: PeriodForm(grammaticalCase: GrammaticalCase(rawValue: text(key + ".case"))), in: language)
    }

    private func charge(_ terms: TermsOfPrice) -> String {
        guard let period = terms.period else {
            return terms.kind == .nonConsumable
                ? text("terms.once", [.formatted(price(terms.price.money))]) : price(terms.price.money)
        }
        guard let commitment = terms.commitment else { return rate(terms.price.money, period) }
        let count = Int64(commitment.payments * period.count)
        return text(
            "terms.committed",
            [
                .formatted(price(terms.price.money)), .formatted(frequency(period)),
                .formatted(text("terms.commitment.\(period.unit.rawValue)", [.integer(count)])),
                .formatted(price(commitment.total)),
            ])
    }

    func sentence(_ terms: TermsOfPrice) -> String {
        var regular = charge(terms)
        if let equivalent = terms.equivalents.first {
            regular = text(
                "terms.withEquivalent", [.formatted(regular), .formatted(rate(equivalent.money, equivalent.period))])
        }
        guard let offer = terms.offer else { return regular }
        let count = MessageArgument.integer(Int64(offer.length.count))
        switch offer.charge {
        case .free:
            return text("terms.trial", [.formatted(span(offer.length, "terms.trial")), .formatted(regular)])
        case .each(let first, let period):
            return text(
                "terms.payAsYouGo",
                [
                    .formatted(rate(first.money, period)), .formatted(span(offer.length, "terms.payAsYouGo")),
                    .formatted(regular), count,
                ])
        case .once(let first):
            return text(
                "terms.payUpFront",
                [
                    .formatted(price(first.money)), .formatted(span(offer.length, "terms.payUpFront")),
                    .formatted(regular), count,
                ])
        }
    }
}

/// Terms by chance, of the currencies of the App Store.
private struct RandomTerms {
    var random: SplitMix64
    private let currencies = Set(Storefront.all.map(\.currency)).sorted { $0.rawValue < $1.rawValue }

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    private mutating func money(_ currency: CurrencyCode) -> Money {
        Money(
            Amount(
                minorUnits: Int64.random(in: 0...10_000_000, using: &random),
                digits: Int.random(in: 0...3, using: &random)),
            currency)
    }

    private mutating func period(_ most: Int) -> Period {
        Samples.period("P\(Int.random(in: 1...most, using: &random))\("DWMY".randomElement(using: &random) ?? "D")")
    }

    mutating func next() throws -> TermsOfPrice {
        let currency = currencies[Int.random(in: 0..<currencies.count, using: &random)]
        let renewal = period(Bool.random(using: &random) ? 1 : 25)
        let product = Product(
            id: "shop.random", kind: .autoRenewable, referenceName: "", price: money(currency),
            subscription: SubscriptionPlan(groupID: "1", groupName: "", level: 1, period: renewal))
        let mode = Offer.PaymentMode.allCases[Int.random(in: 0...2, using: &random)]
        var offer: Offer?
        if Int.random(in: 0..<4, using: &random) > 0 {
            offer = Offer(
                kind: .introductory, paymentMode: mode, period: period(13),
                periodCount: Int.random(in: 1...12, using: &random), price: mode == .freeTrial ? nil : money(currency))
        }
        var plan: BillingPlan?
        if offer == nil, Bool.random(using: &random) {
            let count = Int.random(in: 1...6, using: &random)
            plan = BillingPlan(
                kind: .monthly, price: money(currency), billingPeriod: renewal,
                commitmentPrice: nil, commitmentPeriod: Period(renewal.count * count, renewal.unit), isEnabled: true)
        }
        return try TermsOfPrice(
            of: product, offer: offer, billingPlan: plan,
            equivalents: Bool.random(using: &random) ? [.month] : [],
            calculation: TermsCalculation(rounding: .halfEven))
    }
}

@Suite("Sentences by chance")
struct TermsDifferentialTests {
    @Test("are what string tables make of the same texts, and lose no value", arguments: Samples.languages)
    func sentences(_ language: String) throws {
        let seed = UInt64.random(in: 0 ... .max)
        var source = RandomTerms(seed: seed)
        let tag = LanguageTag(stringLiteral: language)
        let isolating = Samples.composer(language)
        let plain = Samples.composer(language, isolation: .none)
        let peer = PeerComposer(localizer: Samples.localizer(), language: tag)
        let plainPeer = PeerComposer(localizer: Samples.localizer(isolation: .none), language: tag)
        for _ in 0..<300 {
            let terms = try source.next()
            let sentence = isolating.sentence(for: terms)
            try #require(sentence.text == peer.sentence(terms), "seed \(seed): \(terms)")
            try #require(plain.sentence(for: terms).text == plainPeer.sentence(terms), "seed \(seed): \(terms)")

            func shown(_ kind: TermsSentence.Run.Kind) -> [String] {
                sentence.runs.filter { $0.kind == kind }.map { sentence.text(of: $0) }
            }
            let isComplete =
                shown(.billedPrice) == [peer.price(terms.price.money)]
                && shown(.offerPrice) == (terms.offer?.price.map { [peer.price($0.money)] } ?? [])
                && shown(.totalPrice) == (terms.commitment.map { [peer.price($0.total)] } ?? [])
                && shown(.equivalentPrice) == terms.equivalents.map { peer.price($0.money) }
            try #require(isComplete, "seed \(seed): \(terms)")
            if let offer = terms.offer {
                let key =
                    switch offer.charge {
                    case .free: "terms.trial"
                    case .each: "terms.payAsYouGo"
                    case .once: "terms.payUpFront"
                    }
                try #require(shown(.period).contains(peer.span(offer.length, key)), "seed \(seed): \(terms)")
            }
        }
    }

    @Test("hold what the calculation promises: equivalents rounded down never come to more than is billed")
    func equivalents() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var source = RandomTerms(seed: seed)
        for _ in 0..<500 {
            let terms = try source.next()
            guard let rate = terms.rate, rate.period == .year else { continue }
            let monthly = try rate.equivalent(
                per: .month, rule: .gregorianAverage, rounding: .down, fractionDigits: .ofCurrency)
            #expect(try monthly.money.times(12).amount <= rate.price.amount, "seed \(seed)")
        }
    }
}
