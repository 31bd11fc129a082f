import PurchaseTerms
import Purchases
import Testing

@Suite("The terms of a price")
struct TermsOfPriceTests {
    @Test("hold what is paid, how often, and what comes first")
    func parts() throws {
        let offer = Samples.offer(.payAsYouGo, "0.99", "P1M", times: 3)
        let terms = try TermsOfPrice(of: Samples.subscription("9.99", "P1M"), offer: offer)
        #expect(terms.price.money == Samples.dollars("9.99"))
        #expect(terms.period == .month)
        #expect(terms.offer?.length.description == "P3M")
        #expect(terms.offer?.charge == .each(StatedPrice(Samples.dollars("0.99")), period: .month))
        #expect(terms.commitment == nil)
    }

    @Test("carry the store's own text for a price as it is")
    func storeText() throws {
        let product = Product(
            id: "shop.year", kind: .nonConsumable, referenceName: "Year", price: Samples.dollars("19.9"),
            displayPrice: "US$19.90")
        let terms = try TermsOfPrice(of: product)
        #expect(terms.price.storeText == "US$19.90")
        #expect(Samples.composer("de").sentence(for: terms).text.contains("US$19.90"))
    }

    @Test("one payment as one goes is one payment")
    func singlePayment() throws {
        let offer = Samples.offer(.payAsYouGo, "0.99", "P1M", times: 1)
        let terms = try TermsOfPrice(of: Samples.subscription("9.99", "P1M"), offer: offer)
        #expect(terms.offer?.charge == .once(StatedPrice(Samples.dollars("0.99"))))
    }

    @Test("a commitment says what all its payments come to")
    func commitment() throws {
        let terms = try TermsOfPrice(of: Samples.yearly, billingPlan: Samples.plan("9.99", total: nil))
        #expect(terms.commitment?.payments == 12)
        #expect(terms.commitment?.total == Samples.dollars("119.88"))
        #expect(terms.period == .month)
        let upFront = BillingPlan(
            kind: .upFront, price: nil, commitmentPrice: Samples.dollars("99.99"), isEnabled: true)
        let atOnce = try TermsOfPrice(of: Samples.yearly, billingPlan: upFront)
        #expect(atOnce.commitment == nil)
        #expect(atOnce.rate == Rate(price: Samples.dollars("99.99"), period: .year))
    }

    @Test("what contradicts itself is refused, with the part that is wrong", arguments: Contradiction.all)
    func contradictions(_ contradiction: Contradiction) {
        let error = #expect(throws: PurchaseTermsError.self, "\(contradiction.name)") {
            _ = try TermsOfPrice(
                of: contradiction.product, offer: contradiction.offer, billingPlan: contradiction.plan,
                storefront: contradiction.storefront, comparedWith: contradiction.other)
        }
        #expect(error?.code == contradiction.code)
        #expect(error?.part == contradiction.part)
        #expect(error?.product == contradiction.product.id)
        #expect(error?.description.hasSuffix(".") == true)
    }

    @Test("an offer as long as its commitment, or shorter in some years only, is taken")
    func offerLengths() throws {
        let plan = Samples.plan("9.99", total: "119.88")
        for length in ["P1Y", "P12M", "P52W", "P365D", "P366D", "P1D"] {
            let offer = Samples.offer(.freeTrial, nil, length)
            #expect(throws: Never.self, "\(length)") {
                _ = try TermsOfPrice(of: Samples.yearly, offer: offer, billingPlan: plan)
            }
        }
        for length in ["P2Y", "P13M", "P53W", "P367D"] {
            let offer = Samples.offer(.freeTrial, nil, length)
            let error = #expect(throws: PurchaseTermsError.self, "\(length)") {
                _ = try TermsOfPrice(of: Samples.yearly, offer: offer, billingPlan: plan)
            }
            #expect(error?.code == .offerLongerThanCommitment)
        }
    }

    @Test("equivalents have the digits of the storefront, unless the calculation says otherwise")
    func equivalentDigits() throws {
        let taiwan = try #require(Storefront("TWN"))
        let product = Samples.subscription("1500", "P1Y", currency: "TWD")
        let stripped = try TermsOfPrice(of: product, storefront: taiwan, equivalents: [.month])
        #expect(stripped.equivalents.first?.money.description == "125 TWD")
        let fixed = try TermsOfPrice(
            of: product, storefront: taiwan, equivalents: [.week],
            calculation: TermsCalculation(rule: .fourWeekMonths, rounding: .up, fractionDigits: .fixed(0)))
        #expect(fixed.equivalents.first?.money.description == "29 TWD")
    }

    @Test("what is paid once has no equivalents and saves nothing")
    func once() throws {
        let product = Product(
            id: "shop.coins", kind: .consumable, referenceName: "Coins", price: Samples.dollars("4.99"))
        let terms = try TermsOfPrice(
            of: product, equivalents: [.month], comparedWith: Rate(price: Samples.dollars("9.99"), period: .month))
        #expect(terms.equivalents.isEmpty)
        #expect(terms.savings == nil)
        #expect(terms.rate == nil)
    }

    @Test("a price of zero is a price, and no price is none")
    func zeroAndAbsent() throws {
        let zero = try TermsOfPrice(of: Samples.subscription("0", "P1M"))
        #expect(zero.price.money.amount.isZero)
        #expect(Samples.composer("en").sentence(for: zero).text == "\u{2068}$0.00\u{2069} per month")
    }
}

/// Values that cannot be true together.
struct Contradiction: Sendable, CustomTestStringConvertible {
    let name: String
    let code: PurchaseTermsError.Code
    let part: PurchaseTermsError.Part
    var product = Samples.yearly
    var offer: Offer?
    var plan: BillingPlan?
    var storefront: Storefront?
    var other: Rate?

    var testDescription: String { name }

    static let all: [Contradiction] = {
        let coins = Product(id: "shop.coins", kind: .consumable, referenceName: "Coins", price: Samples.dollars("4.99"))
        let priceless = Product(id: "shop.gift", kind: .nonConsumable, referenceName: "Gift", price: nil)
        let negative = Product(id: "shop.debt", kind: .consumable, referenceName: "Debt", price: Samples.dollars("-1"))
        let plan = Samples.plan("9.99", total: "119.88")
        return [
            Contradiction(name: "no price", code: .priceMissing, part: .product, product: priceless),
            Contradiction(name: "a price below zero", code: .priceBelowZero, part: .product, product: negative),
            Contradiction(
                name: "an offer for coins", code: .notASubscription, part: .offer, product: coins,
                offer: Samples.offer(.freeTrial, nil, "P1W")),
            Contradiction(
                name: "a plan for coins", code: .notASubscription, part: .billingPlan, product: coins, plan: plan),
            Contradiction(
                name: "a trial that costs", code: .trialHasPrice, part: .offer,
                offer: Samples.offer(.freeTrial, "0.99", "P1W")),
            Contradiction(
                name: "a paid offer without a price", code: .priceMissing, part: .offer,
                offer: Samples.offer(.payUpFront, nil, "P6M")),
            Contradiction(
                name: "an offer below zero", code: .priceBelowZero, part: .offer,
                offer: Samples.offer(.payUpFront, "-0.01", "P6M")),
            Contradiction(
                name: "an offer of no periods", code: .offerLengthOutOfRange, part: .offer,
                offer: Samples.offer(.payAsYouGo, "0.99", "P1M", times: 0)),
            Contradiction(
                name: "an offer without an end", code: .offerLengthOutOfRange, part: .offer,
                offer: Samples.offer(.payAsYouGo, "0.99", "P10000Y", times: .max)),
            Contradiction(
                name: "an offer longer than its commitment", code: .offerLongerThanCommitment, part: .offer,
                offer: Samples.offer(.payAsYouGo, "0.99", "P1M", times: 13), plan: plan),
            Contradiction(
                name: "an offer in pounds", code: .currenciesDiffer, part: .offer,
                offer: Samples.offer(.payUpFront, "19.99", "P6M", currency: "GBP")),
            Contradiction(
                name: "a storefront with another currency", code: .currenciesDiffer, part: .storefront,
                storefront: Storefront("GBR")),
            Contradiction(
                name: "savings against pounds", code: .currenciesDiffer, part: .comparison,
                other: Rate(price: Samples.money("9.99", "GBP"), period: .month)),
            Contradiction(
                name: "a total in pounds", code: .totalDiffers, part: .billingPlan,
                plan: BillingPlan(
                    kind: .monthly, price: Samples.dollars("9.99"), commitmentPrice: Samples.money("119.88", "GBP"),
                    isEnabled: true)),
            Contradiction(
                name: "payments that do not add up", code: .totalDiffers, part: .billingPlan,
                plan: Samples.plan("9.99", total: "119.87")),
            Contradiction(
                name: "months that do not fill the commitment", code: .paymentsDoNotFillCommitment, part: .billingPlan,
                plan: Samples.plan("9.99", total: nil, every: "P5M", for: "P1Y")),
            Contradiction(
                name: "weeks in a year", code: .paymentsDoNotFillCommitment, part: .billingPlan,
                plan: Samples.plan("9.99", total: nil, every: "P1W", for: "P1Y")),
            Contradiction(
                name: "a plan that nobody knows", code: .planLengthMissing, part: .billingPlan,
                plan: BillingPlan(
                    kind: BillingPlan.Kind(rawValue: "FORTNIGHTLY"), price: Samples.dollars("9.99"),
                    commitmentPrice: nil, isEnabled: true)),
            Contradiction(
                name: "a total, and not for how long", code: .planLengthMissing, part: .billingPlan,
                product: Samples.subscription("9.99", "P1M"), plan: Samples.plan("9.99", total: "119.88")),
            Contradiction(
                name: "a plan without a price", code: .priceMissing, part: .billingPlan,
                plan: BillingPlan(kind: .monthly, price: nil, commitmentPrice: nil, isEnabled: true)),
            Contradiction(
                name: "a plan that is not offered", code: .planNotOffered, part: .billingPlan,
                plan: BillingPlan(
                    kind: .monthly, price: Samples.dollars("9.99"), commitmentPrice: nil, isEnabled: false)),
            Contradiction(
                name: "a total with too many digits", code: .outOfRange, part: .billingPlan,
                plan: Samples.plan("9999999999999999999999999999999999", total: nil)),
        ]
    }()
}
