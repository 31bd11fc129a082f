import ICUOracle
import Purchases
import Testing

@Suite("Currencies and the units of the stores")
struct CurrencyTests {
    @Test(
        "what is not a currency is refused at its place",
        arguments: [
            ("", PurchaseValueError.Code.notACurrency, 0), ("US", .notACurrency, 2), ("usd", .notACurrency, 0),
            ("USd", .notACurrency, 2), ("USDX", .notACurrency, 3), ("US\0", .notACurrency, 2),
            ("ÄUR", .notACurrency, 0),
            ("U\u{301}SD", .notACurrency, 1), (" USD", .notACurrency, 0), ("$", .notACurrency, 0),
            ("XXX", .noCurrency, 0), (String(repeating: "U", count: 10_000_000), .notACurrency, 3),
        ])
    func refused(text: String, code: PurchaseValueError.Code, offset: Int) {
        #expect(CurrencyCode(text) == nil)
        #expect {
            _ = try CurrencyCode(parsing: text)
        } throws: { error in
            guard let error = error as? PurchaseValueError else { return false }
            return error.code == code && error.offset == offset && !error.description.isEmpty
        }
    }

    @Test("a price is read with its currency, or refused with the fault of either")
    func money() throws {
        #expect(try Money(parsing: "59.99", currency: "USD").description == "59.99 USD")
        #expect(throws: PurchaseValueError.self) { try Money(parsing: "59,99", currency: "USD") }
        #expect(throws: PurchaseValueError.self) { try Money(parsing: "59.99", currency: "usd") }
    }

    #if os(Linux)
        @Test("every currency has the digits that ICU says")
        func digits() throws {
            var differing = 0
            var count = 0
            for index in 0..<icu_oracle_currency_count() {
                var letters = [CChar](repeating: 0, count: 4)
                try #require(icu_oracle_currency(index, &letters, 4) == 3)
                let code = String(decoding: letters.prefix(3).map { UInt8(bitPattern: $0) }, as: UTF8.self)
                guard let currency = CurrencyCode(code) else {
                    #expect(code == "XXX")
                    continue
                }
                let digits = Int(icu_oracle_currency_fraction_digits(code))
                #expect(currency.fractionDigits == digits, "\(code): Scripts/generate-currency-data")
                differing += digits == 2 ? 0 : 1
                count += 1
            }
            #expect(count > 290)
            #expect(differing > 50)
        }
    #endif

    @Test("how many digits are shown is said by a policy")
    func policies() throws {
        let yen = try CurrencyCode(parsing: "JPY")
        let dinar = try CurrencyCode(parsing: "KWD")
        let whole = Amount(2)
        let half = try Amount(parsing: "2.5")
        #expect(FractionDigits.ofCurrency.digits(for: whole, currency: .usDollar) == 2)
        #expect(FractionDigits.ofCurrency.digits(for: half, currency: yen) == 0)
        #expect(FractionDigits.ofCurrency.digits(for: half, currency: dinar) == 3)
        #expect(FractionDigits.strippedIfWhole.digits(for: whole, currency: .usDollar) == 0)
        #expect(FractionDigits.strippedIfWhole.digits(for: half, currency: .usDollar) == 2)
        #expect(FractionDigits.strippedIfWhole.digits(for: half, currency: yen) == 0)
        #expect(FractionDigits.fixed(1).digits(for: half, currency: dinar) == 1)
        #expect(FractionDigits.fixed(.max).digits(for: half, currency: dinar) == 40)
        #expect(FractionDigits.fixed(.min).digits(for: half, currency: dinar) == 0)
        // AFN has no digits by CLDR although amounts have two: a policy shows them.
        let afghani = try CurrencyCode(parsing: "AFN")
        #expect(FractionDigits.ofCurrency.digits(for: half, currency: afghani) == 0)
        #expect(FractionDigits.fixed(2).digits(for: half, currency: afghani) == 2)
    }

    @Test("minor units, milliunits and whole numbers are the same money as their texts")
    func units() throws {
        #expect(Money(minorUnits: 499, digits: 2, .usDollar).description == "4.99 USD")
        #expect(Money(milliunits: 59_990, .usDollar).description == "59.99 USD")
        #expect(Money(milliunits: 5_800_000, try CurrencyCode(parsing: "JPY")).description == "5800 JPY")
        #expect(Money(milliunits: 1_234, try CurrencyCode(parsing: "KWD")).description == "1.234 KWD")
        #expect(Money(milliunits: .min, .usDollar).description == "-9223372036854775.808 USD")
    }

    @Test(
        "an amount of Stripe has the digits that Stripe counts",
        arguments: [
            (1_000, "usd", "10 USD"), (500, "jpy", "500 JPY"), (5_120, "kwd", "5.12 KWD"), (500, "isk", "5 ISK"),
            (500, "ugx", "5 UGX"), (1_045, "huf", "10.45 HUF"), (80_045, "twd", "800.45 TWD"), (499, "EUR", "4.99 EUR"),
            (-250, "eur", "-2.5 EUR"), (7, "krw", "7 KRW"), (7, "xof", "7 XOF"), (7, "rsd", "0.07 RSD"),
        ] as [(Int64, String, String)])
    func stripe(amount: Int64, currency: String, expected: String) throws {
        #expect(try Money(stripeAmount: amount, currency: currency).description == expected)
    }

    @Test("a currency that Stripe does not write is refused", arguments: ["", "Usd", "us", "xxx", "u\u{131}d", "ßd"])
    func stripeRefuses(currency: String) {
        #expect(throws: PurchaseValueError.self) { try Money(stripeAmount: 1, currency: currency) }
    }

    @Test("absent, free and zero are three things")
    func prices() throws {
        let zero = Money(.zero, .usDollar)
        func product(_ price: Money?) -> Product {
            Product(id: "p", kind: .nonConsumable, referenceName: "P", price: price)
        }
        func offer(_ mode: Offer.PaymentMode, _ price: Money?) -> Offer {
            Offer(kind: .introductory, paymentMode: mode, period: .month, price: price)
        }
        #expect(Price(of: product(nil)) == nil)
        #expect(Price(of: product(zero)) == .amount(zero))
        #expect(Price(of: offer(.freeTrial, nil)) == .free)
        #expect(Price(of: offer(.freeTrial, zero)) == .free)
        #expect(Price(of: offer(.payUpFront, nil)) == nil)
        #expect(Price(of: offer(.payAsYouGo, zero)) == .amount(zero))
        #expect(Price.free.money == nil)
        #expect(Price.amount(zero).money == zero)
    }
}
