import Purchases
import TestSupport
import Testing

@Suite("Rates, equivalents and savings")
struct RateTests {
    static func rate(_ price: String, _ currency: String, _ period: String) throws -> Rate {
        Rate(price: try Money(parsing: price, currency: currency), period: try Period(parsing: period))
    }

    @Test(
        "an equivalent prints its rule",
        arguments: [
            (
                "59.99", "P1Y", "P1M", "gregorianAverage", "down", "4.99",
                "59.99 USD / 12 = 4.9991…, rounded down to 2 digits"
            ),
            (
                "59.99", "P1Y", "P1M", "gregorianAverage", "halfUp", "5",
                "59.99 USD / 12 = 4.9991…, rounded half up to 2 digits"
            ),
            ("60", "P1Y", "P1M", "gregorianAverage", "down", "5", "60 USD / 12 = 5"),
            (
                "59.99", "P1Y", "P1D", "gregorianAverage", "halfEven", "0.16",
                "59.99 USD / 365.2425 = 0.1642…, rounded half to even to 2 digits"
            ),
            (
                "59.99", "P1Y", "P1W", "gregorianAverage", "up", "1.15",
                "59.99 USD / 52.1775 = 1.1497…, rounded up to 2 digits"
            ),
            (
                "2.99", "P1W", "P1M", "thirtyDayMonths", "down", "12.99",
                "2.99 USD × 365 / 84 = 12.9922…, rounded down to 2 digits"
            ),
            (
                "2.99", "P1W", "P1Y", "thirtyDayMonths", "down", "155.9",
                "2.99 USD × 365 / 7 = 155.9071…, rounded down to 2 digits"
            ),
            ("2.99", "P1W", "P1M", "fourWeekMonths", "down", "11.96", "2.99 USD × 4 = 11.96"),
            ("2.99", "P1W", "P1Y", "fourWeekMonths", "down", "155.48", "2.99 USD × 52 = 155.48"),
            (
                "2.99", "P1W", "P1M", "gregorianAverage", "towardStorePrice", "13",
                "2.99 USD × 4.348125 = 13.0008…, rounded toward the price of the store to 2 digits"
            ),
            ("9.99", "P1M", "P1M", "gregorianAverage", "down", "9.99", "9.99 USD"),
            ("29.99", "P3M", "P1Y", "gregorianAverage", "down", "119.96", "29.99 USD × 4 = 119.96"),
            ("4.99", "P7D", "P1W", "fourWeekMonths", "down", "4.99", "4.99 USD"),
            (
                "0.01", "P1Y", "P1D", "gregorianAverage", "down", "0",
                "0.01 USD / 365.2425 = 0.0000…, rounded down to 2 digits"
            ),
        ])
    func equivalents(
        price: String, period: String, other: String, rule: String, rounding: String, expected: String, printed: String
    ) throws {
        let equivalent = try Self.rate(price, "USD", period).equivalent(
            per: try Period(parsing: other), rule: try #require(CalendarRule(name: rule)),
            rounding: try #require(Rounding(name: rounding)), fractionDigits: .ofCurrency)
        #expect(equivalent.money.amount.description == expected)
        #expect(equivalent.description == printed)
        #expect(equivalent.isExact == !printed.contains("rounded"))
    }

    @Test("a price is rounded once, to the digits of its currency")
    func digits() throws {
        let yen = try Self.rate("5800", "JPY", "P1Y").equivalent(
            per: .month, rule: .thirtyDayMonths, rounding: .halfUp, fractionDigits: .ofCurrency)
        #expect(yen.description == "5800 JPY / 12 = 483.33…, rounded half up to 0 digits")
        let dinars = try Self.rate("19.999", "KWD", "P1Y").equivalent(
            per: .month, rule: .thirtyDayMonths, rounding: .down, fractionDigits: .ofCurrency)
        #expect(dinars.money.description == "1.666 KWD")
        let tenths = try Self.rate("10", "USD", "P3M").equivalent(
            per: .month, rule: .gregorianAverage, rounding: .down, fractionDigits: .fixed(1))
        #expect(tenths.description == "10 USD / 3 = 3.333…, rounded down to 1 digit")
    }

    @Test("a rule counts each unit in each other one, there and back")
    func rules() throws {
        for rule in CalendarRule.all {
            for part in Period.Unit.allCases {
                for whole in Period.Unit.allCases {
                    let there = rule.number(of: part, inOne: whole)
                    #expect(try there.times(rule.number(of: whole, inOne: part)) == .one)
                }
            }
            #expect(rule.number(of: .month, inOne: .year) == Ratio(12))
            #expect(rule.number(of: .day, inOne: .week) == Ratio(7))
        }
        #expect(CalendarRule.gregorianAverage.number(of: .day, inOne: .year) == Ratio(146_097, over: 400))
        #expect(
            CalendarRule.gregorianAverage.description
                == "365.2425 days a year, 30.436875 days a month, 52.1775 weeks a year, 4.348125 weeks a month, "
                + "12 months a year")
        #expect(CalendarRule.thirtyDayMonths.description.hasPrefix("365 days a year, 30 days a month, 365/7 weeks"))
    }

    @Test("rounded down, as many equivalents as there are never cost more than what is billed", arguments: [5])
    func neverAboveTheTotal(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let currencies = ["USD", "JPY", "KWD"]
        for _ in 0..<2_000 {
            let price = try Amount(parsing: "\(Int.random(in: 0...99_999_999, using: &random))e-3")
            let units = Period.Unit.allCases
            let unit = try #require(units.randomElement(using: &random))
            let period = try #require(Period(Int.random(in: 1...36, using: &random), unit))
            let other = try #require(Period(1, units.randomElement(using: &random) ?? .day))
            let rule = try #require(CalendarRule.all.randomElement(using: &random))
            let currency = try CurrencyCode(parsing: currencies.randomElement(using: &random) ?? "USD")
            let rate = Rate(price: Money(price, currency), period: period)
            func equivalent(_ rounding: Rounding) throws -> Amount {
                try rate.equivalent(per: other, rule: rule, rounding: rounding, fractionDigits: .ofCurrency).money
                    .amount
            }
            let down = try equivalent(.down)
            let up = try equivalent(.up)
            let ratio = try rule.number(of: other, in: period)
            let total = try Money(down, currency).multiplied(by: ratio, rounding: .down, to: .fixed(20)).amount
            let cost = try Money(up, currency).multiplied(by: ratio, rounding: .up, to: .fixed(20)).amount
            #expect(total <= price && price <= cost, "\(rate) \(other) \(rule.name), seed \(seed)")
            #expect(down <= up)
            #expect(
                try [Rounding.halfUp, .halfEven, .towardStorePrice].allSatisfy {
                    try [down, up].contains(equivalent($0))
                })
            #expect(try equivalent(.halfEven) <= equivalent(.halfUp))
        }
    }

    @Test(
        "a saving is whole per cent, rounded down",
        arguments: [
            ("59.99", "P1Y", "9.99", "P1M", 49, "59.89"), ("99.99", "P1Y", "9.99", "P1M", 16, "19.89"),
            ("60", "P1Y", "10", "P1M", 50, "60"), ("0", "P1Y", "10", "P1M", 100, "120"),
            ("29.99", "P3M", "11.99", "P1M", 16, "5.98"), ("9.99", "P1M", "2.99", "P1W", 23, "3.01"),
            ("0.01", "P1Y", "1000000", "P1D", 99, "365242499.99"), ("118.69", "P1Y", "9.99", "P1M", nil, ""),
            ("119.88", "P1Y", "9.99", "P1M", nil, ""), ("120", "P1Y", "9.99", "P1M", nil, ""),
            ("1", "P1Y", "0", "P1M", nil, ""),
            ("-5", "P1Y", "9.99", "P1M", nil, ""), ("5", "P1Y", "-9.99", "P1M", nil, ""),
        ] as [(String, String, String, String, Int?, String)])
    func savings(price: String, period: String, other: String, otherPeriod: String, percent: Int?, amount: String)
        throws
    {
        let savings = Savings(
            of: try Self.rate(price, "USD", period), comparedWith: try Self.rate(other, "USD", otherPeriod),
            rule: .gregorianAverage)
        #expect(savings?.percent == percent)
        #expect((savings?.amount.amount.description ?? "") == amount)
        #expect(savings.map(\.fraction) == (try percent.map { try Amount(parsing: "\($0)e-2") }))
    }

    @Test("prices of two currencies, and numbers beyond comparing, save nothing")
    func noSavings() throws {
        let euros = try Self.rate("1", "EUR", "P1Y")
        let dollars = try Self.rate("9.99", "USD", "P1M")
        #expect(Savings(of: euros, comparedWith: dollars, rule: .gregorianAverage) == nil)
        let tiny = try Self.rate("1e-40", "USD", "P1Y")
        let enormous = try Self.rate("9999999999999999999999999999999999e6", "USD", "P1M")
        #expect(Savings(of: tiny, comparedWith: enormous, rule: .gregorianAverage) == nil)
    }

    @Test("a saving is never overstated, and one per cent more would be", arguments: [6])
    func neverOverstated(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var found = 0
        for _ in 0..<3_000 {
            let price = Money(minorUnits: Int64.random(in: 1...9_999, using: &random), digits: 2, .usDollar)
            let other = Money(minorUnits: Int64.random(in: 1...9_999, using: &random), digits: 2, .usDollar)
            let savings = Savings(
                of: Rate(price: price, period: .year), comparedWith: Rate(price: other, period: .month),
                rule: .gregorianAverage)
            // The same with whole numbers: nothing here is more than 64 bits.
            let cents = { (money: Money) in Int(money.amount.times100) }
            let exact = (cents(other) * 12 - cents(price)) * 100
            let percent = exact <= 0 ? 0 : exact / (cents(other) * 12)
            #expect(savings?.percent ?? 0 == percent, "\(price) \(other)")
            found += savings == nil ? 0 : 1
        }
        #expect(found > 1_000)
    }
}

extension Amount {
    /// The whole number of hundredths.
    fileprivate var times100: Int { (try? times(100)).flatMap { Int($0.description) } ?? 0 }
}
