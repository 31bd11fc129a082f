import Languages
import Localizations
import PurchaseTerms
import Purchases
import StringTables
import TestSupport
import Testing

/// What fills templates in these tests.
enum TemplateSamples {
    static let day = CalendarDay(year: 2027, month: 1, day: 31)

    static func filler(
        _ language: String, isolation: ArgumentIsolation = .none, tables: [StringTable] = []
    ) -> TemplateFiller {
        TemplateFiller(
            localizer: Samples.localizer(isolation: isolation, tables: tables),
            language: LanguageTag(stringLiteral: language))
    }

    static func terms(
        _ price: String, _ period: String, currency: String = "USD", offer: Offer? = nil,
        comparedWith other: String? = nil
    ) throws -> TermsOfPrice {
        let rate = other.map { Rate(price: Samples.money($0, currency), period: .month) }
        return try TermsOfPrice(
            of: Samples.subscription(price, period, currency: currency), offer: offer, comparedWith: rate)
    }

    static let context = TemplateContext(
        appName: "Cookbook", productName: "Plus", customValues: ["name": "Ada"], today: day,
        secondsLeft: 3 * 86_400 + 4 * 3_600 + 5 * 60 + 59)

    /// A text as it is seen, with the spaces that do not break as `_`.
    static func seen(_ text: String) -> String {
        String(text.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? "_" : $0 })
    }
}

@Suite("Filling a template")
struct TemplateFillerTests {
    /// Each variable for a year at 59.99 USD with a free week, compared with a month at 9.99; then for a quarter at 24.99
    /// EUR after three months at 0.99; `-` where it has no value.
    static let english: [(name: String, trial: String, paid: String)] = [
        ("app_name", "Cookbook", "Cookbook"), ("price", "$59.99", "€24.99"),
        ("price_per_period", "$59.99/yr", "€24.99/3 mo"),
        ("price_per_period_full", "$59.99 per year", "€24.99 every 3 months"),
        ("total_price_and_per_month", "$59.99/yr ($4.99/mo)", "€24.99/3 mo (€8.33/mo)"),
        (
            "total_price_and_per_month_full", "$59.99 per year ($4.99 per month)",
            "€24.99 every 3 months (€8.33 per month)"
        ),
        ("product_name", "Plus", "Plus"), ("sub_period", "Yearly", "3 months"),
        ("sub_period_length", "year", "3 months"),
        ("sub_period_abbreviated", "yr", "3 mo"), ("sub_price_per_month", "$4.99", "€8.33"),
        ("sub_price_per_week", "$1.15", "€1.91"), ("sub_duration", "1 year", "3 months"),
        ("sub_duration_in_months", "12 months", "3 months"), ("sub_offer_duration", "7 days", "3 months"),
        ("sub_offer_price", "Free", "€0.99"), ("sub_relative_discount", "49% off", "-"),
        ("product.currency_code", "USD", "EUR"), ("product.currency_symbol", "$", "€"),
        ("product.periodly", "yearly", "every 3 months"), ("product.price", "$59.99", "€24.99"),
        ("product.price_per_period", "$59.99 per year", "€24.99 every 3 months"),
        ("product.price_per_period_abbreviated", "$59.99/yr", "€24.99/3 mo"),
        ("product.price_per_day", "$0.16", "€0.27"),
        ("product.price_per_week", "$1.15", "€1.91"), ("product.price_per_month", "$4.99", "€8.33"),
        ("product.price_per_year", "$59.99", "€99.96"), ("product.period", "year", "3 months"),
        ("product.period_abbreviated", "yr", "3 mo"), ("product.period_in_days", "365", "90"),
        ("product.period_in_weeks", "52", "13"), ("product.period_in_months", "12", "3"),
        ("product.period_in_years", "1", "0"), ("product.period_with_unit", "1 year", "3 months"),
        ("product.store_product_name", "Plus", "Plus"), ("product.relative_discount", "49%", "-"),
        ("product.offer_price", "Free", "€0.99"), ("product.offer_price_per_day", "Free", "€0.03"),
        ("product.offer_price_per_week", "Free", "€0.22"), ("product.offer_price_per_month", "-", "€0.99"),
        ("product.offer_price_per_year", "-", "-"), ("product.offer_period", "7 days", "3 months"),
        ("product.offer_period_abbreviated", "7 days", "3 mo"), ("product.offer_period_in_days", "7", "90"),
        ("product.offer_period_in_weeks", "1", "13"), ("product.offer_period_in_months", "-", "3"),
        ("product.offer_period_in_years", "-", "-"), ("product.offer_period_with_unit", "7 days", "3 months"),
        ("product.offer_end_date", "February 7, 2027", "April 30, 2027"), ("product.secondary_offer_price", "-", "-"),
        ("product.secondary_offer_period", "-", "-"), ("product.secondary_offer_period_abbreviated", "-", "-"),
        ("count_days_with_zero", "03", "03"), ("count_days_without_zero", "3", "3"),
        ("count_hours_with_zero", "04", "04"),
        ("count_hours_without_zero", "4", "4"), ("count_minutes_with_zero", "05", "05"),
        ("count_minutes_without_zero", "5", "5"), ("count_seconds_with_zero", "59", "59"),
        ("count_seconds_without_zero", "59", "59"),
    ]

    @Test("every variable has its value in English, or says that the product has none")
    func values() throws {
        #expect(Self.english.map(\.name).sorted() == TemplateVariable.allCases.map(\.rawValue).sorted())
        let filler = TemplateSamples.filler("en")
        let trial = try TemplateSamples.terms(
            "59.99", "P1Y", offer: Samples.offer(.freeTrial, nil, "P7D"), comparedWith: "9.99")
        let paid = try TemplateSamples.terms(
            "24.99", "P3M", currency: "EUR",
            offer: Samples.offer(.payAsYouGo, "0.99", "P1M", times: 3, currency: "EUR"))
        for (name, first, second) in Self.english {
            let template = AuthorTemplate(parsing: "{{ \(name) }}")
            for (terms, expected) in [(trial, first), (paid, second)] {
                let filled = filler.filled(template, for: terms, TemplateSamples.context)
                if expected == "-" {
                    #expect(filled.text == "{{ \(name) }}", "\(name)")
                    #expect(filled.problems.map(\.code) == [.noValue], "\(name)")
                } else {
                    #expect(TemplateSamples.seen(filled.text) == expected, "\(name)")
                    #expect(filled.problems == [], "\(name)")
                }
            }
        }
    }

    @Test("what is not given has no value, and the place says where")
    func missing() throws {
        let filler = TemplateSamples.filler("en")
        let terms = try TemplateSamples.terms("9.99", "P1M")
        let template = AuthorTemplate(
            parsing: "{{ app_name }}: {{ price }}\n{{ custom.name }} {{ product.offer_price }} {{ nope }}{{")
        let filled = filler.filled(template, for: terms)
        #expect(filled.text == "{{ app_name }}: $9.99\n{{ custom.name }} {{ product.offer_price }} {{ nope }}{{")
        #expect(
            filled.problems.map { "\($0.place) \($0.code.name)" } == [
                "1:4 noValue", "2:4 noCustomValue", "2:22 noValue", "2:48 unknownVariable", "2:55 unclosedVariable",
            ])
        #expect(throws: try #require(template.problems.first)) { try filler.text(of: template, for: terms) }
        let whole = AuthorTemplate(parsing: "{{ custom.name }} pays {{ price }}")
        #expect(throws: TemplateProblem.self) { try filler.text(of: whole, for: terms) }
        #expect(try filler.text(of: whole, for: terms, TemplateSamples.context) == "Ada pays $9.99")
    }

    @Test("an inserted value is kept apart, and filters are applied in their order")
    func isolation() throws {
        let terms = try TemplateSamples.terms("9.99", "P1M", currency: "ILS")
        let template = AuthorTemplate(
            parsing: "Pay {{ product.price }}, {{ product.periodly | uppercase | capitalize }}")
        let text = try TemplateSamples.filler("he", isolation: .isolate).text(of: template, for: terms)
        #expect(text.hasPrefix("Pay \u{2068}"))
        #expect(text.unicodeScalars.count { $0 == "\u{2068}" } == text.unicodeScalars.count { $0 == "\u{2069}" })
        #expect(text.unicodeScalars.count { $0 == "\u{2068}" } >= 2)
        #expect(try TemplateSamples.filler("en").text(of: template, for: terms).hasSuffix("Monthly"))
    }

    @Test(
        "in every language each value is there: nothing is empty and nothing is a key", arguments: Samples.languages)
    func languages(language: String) throws {
        let filler = TemplateSamples.filler(language)
        #expect(filler.composer.language.description == language)
        for period in ["P1D", "P1W", "P1M", "P1Y", "P2W", "P6M", "P21M"] {
            let terms = try TemplateSamples.terms(
                "59.99", period, offer: Samples.offer(.payUpFront, "9.99", "P2Y"), comparedWith: "99999")
            for variable in TemplateVariable.allCases where !variable.rawValue.contains("secondary") {
                let text = try filler.text(
                    of: AuthorTemplate(parsing: "{{ \(variable.rawValue) }}"), for: terms, TemplateSamples.context)
                #expect(
                    !text.isEmpty && !text.contains("template.") && !text.contains("terms."), "\(variable) \(language)")
            }
        }
    }

    /// What a reader sees of values alone, in a language without our words.
    static let readersValues: [(language: String, values: [(template: String, text: String)])] = [
        (
            "fi",
            [
                ("{{ product.price }}", "1_299,50_TRY"), ("{{ product.price_per_period }}", "1_299,50_TRY / vuosi"),
                ("{{ product.price_per_month }}", "108,29_TRY"),
                ("{{ product.offer_period_with_unit | uppercase }}", "7 PÄIVÄÄ"),
                ("{{ product.relative_discount }}", "45_%"), ("{{ custom.name | uppercase }}", "ISTANBUL"),
                ("{{ product.offer_end_date }}", "7. helmikuuta 2027"), ("{{ product.currency_symbol }}", "TRY"),
                ("{{ product.period_in_months }}", "12"),
            ]
        ),
        (
            // Like Turkish, it has two letters i.
            "az",
            [
                ("{{ product.price }}", "1.299,50_TRY"), ("{{ product.price_per_period }}", "1.299,50_TRY/il"),
                ("{{ product.price_per_month }}", "108,29_TRY"),
                ("{{ product.offer_period_with_unit | uppercase }}", "7 GÜN"),
                ("{{ product.relative_discount }}", "45%"), ("{{ custom.name | uppercase }}", "İSTANBUL"),
                ("{{ product.offer_end_date }}", "7 fevral 2027"), ("{{ product.currency_symbol }}", "TRY"),
                ("{{ product.period_in_months }}", "12"),
            ]
        ),
    ]

    @Test(
        "in a language without our words, values are the reader's and words are a problem, not English",
        arguments: readersValues)
    func untranslated(language: String, values: [(template: String, text: String)]) throws {
        try #require(!Samples.languages.contains(language))
        let filler = TemplateSamples.filler(language)
        let terms = try TemplateSamples.terms(
            "1299.5", "P1Y", currency: "TRY", offer: Samples.offer(.freeTrial, nil, "P7D", currency: "TRY"),
            comparedWith: "199.99")
        var context = TemplateSamples.context
        context.customValues = ["name": "istanbul"]
        for (template, text) in values {
            let filled = try filler.text(of: AuthorTemplate(parsing: template), for: terms, context)
            #expect(TemplateSamples.seen(filled) == text)
        }
        for name in [
            "product.periodly", "product.period", "product.offer_price", "price_per_period", "sub_relative_discount",
            "total_price_and_per_month_full", "sub_period", "product.period_abbreviated", "product.offer_price_per_day",
        ] {
            let filled = filler.filled(AuthorTemplate(parsing: "{{ \(name) }}"), for: terms, context)
            #expect(filled.problems.map(\.code) == [.untranslated], "\(name)")
            #expect(filled.text == "{{ \(name) }}")
        }
    }

    @Test("the catalogue of templates has the name of each unit in every language")
    func catalogue() throws {
        let table = try #require(Localizations.tables.first { $0.name == "Templates" })
        #expect(table.keys.sorted() == TemplateFiller.keys)
        #expect(table.languages.map(\.description).sorted() == Samples.languages)
        for key in table.keys {
            for language in table.languages {
                let text = try #require(table.text(forKey: key, in: language)?.text)
                #expect(text.argumentCount == 0 && !text.pieces.isEmpty, "\(key) \(language)")
            }
        }
        let terms = try TemplateSamples.terms("9.99", "P1M")
        let template = AuthorTemplate(parsing: "{{ product.period }}")
        #expect(try TemplateSamples.filler("ja").text(of: template, for: terms) == "月")
        #expect(try TemplateSamples.filler("ru").text(of: template, for: terms) == "месяц")
    }

    @Test("the store's own text of a price is inserted as it is, and not where a price is another one")
    func storeText() throws {
        let product = Product(
            id: "p", kind: .autoRenewable, referenceName: "P", price: Samples.dollars("59.99"),
            displayPrice: "59.99 US$",
            subscription: SubscriptionPlan(groupID: "1", groupName: "G", level: 1, period: .year))
        let terms = try TermsOfPrice(of: product)
        func text(_ template: String) throws -> String {
            try TemplateSamples.filler("en").text(of: AuthorTemplate(parsing: template), for: terms)
        }
        #expect(try text("{{ price }}") == "59.99 US$")
        #expect(try text("{{ product.price_per_year }}") == "59.99 US$")
        #expect(try text("{{ product.price_per_period_abbreviated }}") == "59.99 US$/yr")
        #expect(try text("{{ product.price_per_month }}") == "$4.99")
    }

    @Test("the sign is that of the store's currency as the reader knows it")
    func symbols() throws {
        let expected: [(String, String, String)] = [
            ("en", "USD", "$"), ("de", "USD", "$"), ("ru", "RUB", "₽"), ("de", "CHF", "CHF"), ("ar", "EGP", "ج.م."),
            ("ja", "JPY", "￥"), ("he", "ILS", "₪"), ("en", "KWD", "KWD"), ("pt-BR", "BRL", "R$"),
            ("zh-Hans", "CNY", "¥"),
        ]
        for (language, currency, symbol) in expected {
            let terms = try TemplateSamples.terms("5", "P1M", currency: currency)
            let text = try TemplateSamples.filler(language).text(
                of: AuthorTemplate(parsing: "{{ product.currency_symbol }}"), for: terms)
            #expect(text == symbol, "\(language) \(currency)")
        }
    }

    @Test("a template of a hundred thousand variables is filled at once")
    func hostile() throws {
        let filler = TemplateSamples.filler("ru")
        let terms = try TemplateSamples.terms("59.99", "P1Y")
        let count = 100_000
        let template = AuthorTemplate(
            parsing: String(repeating: "{{ product.price_per_period }} {{ custom.x | uppercase }}", count: count / 2))
        let start = ContinuousClock.now
        #expect(filler.filled(template, for: terms).problems.count == count / 2)
        // What a value holds is not read again.
        let context = TemplateContext(customValues: ["x": "{{ price }}"])
        #expect(try filler.text(of: template, for: terms, context).hasSuffix("{{ PRICE }}"))
        let duration = ContinuousClock.now - start
        #expect(duration < .seconds(30))
    }

    // MARK: - Tables

    private func table(_ texts: [(key: String, language: LanguageTag, text: String)]) throws -> StringTable {
        var builder = StringTable.Builder()
        for (key, language, text) in texts {
            try builder.add(key: key, language: language, text: try MessageText(parsing: text))
        }
        return try builder.table()
    }

    @Test("a text of a table with %@ and %lld is filled from the same values")
    func tables() throws {
        let tables = [
            try table([
                ("trial", "en", "%1$@ free, then %2$@. Bye, %3$@!"), ("trial", "de", "%3$@: %1$@ gratis, danach %2$@"),
                ("days", "en", "%lld days"),
            ])
        ]
        let terms = try TemplateSamples.terms("59.99", "P1Y", offer: Samples.offer(.freeTrial, nil, "P7D"))
        let names = ["product.offer_period_with_unit", "product.price_per_period", "custom.name | uppercase"]
        let german = try TemplateSamples.filler("de", tables: tables).text(
            forKey: "trial", variables: names, for: terms, TemplateSamples.context)
        #expect(
            TemplateSamples.seen(german.text) == "ADA: 7 Tage gratis, danach 59,99_€ pro Jahr".replacing("€", with: "$")
        )
        #expect(german.language == "de")
        let english = TemplateSamples.filler("en", tables: tables)
        #expect(
            try english.text(forKey: "trial", variables: names, for: terms, TemplateSamples.context).text
                == "7 days free, then $59.99 per year. Bye, ADA!")
        #expect(
            try english.text(forKey: "days", variables: ["product.offer_period_in_days"], for: terms).text == "7 days")

        func code(_ key: String, _ names: [String]) -> TemplateProblem.Code? {
            do throws(TemplateProblem) {
                _ = try english.text(forKey: key, variables: names, for: terms)
                return nil
            } catch { return error.code }
        }
        #expect(code("nope", []) == .missingKey)
        #expect(code("trial", ["price"]) == .argumentMismatch)
        #expect(code("trial", ["price", "prize", "price"]) == .unknownVariable)
        #expect(code("trial", ["price", "custom.name", "price"]) == .noCustomValue)
    }
}
