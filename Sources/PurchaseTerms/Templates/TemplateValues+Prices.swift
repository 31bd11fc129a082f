import Purchases
import StringTables

// MARK: - Prices

extension TemplateValues {
    func text(of price: StatedPrice) -> String {
        price.storeText
            ?? formatting.price(
                price.money.amount.description, currency: price.money.currency.rawValue, in: language)
    }

    /// The price for each period; by itself where it is paid once.
    func price(_ width: PeriodForm.Width) throws(Fault) -> String {
        guard let period = terms.period else { return text(of: terms.price) }
        if width == .full, period.count == 1 {
            let price = text(of: terms.price)
            return formatting.rate(
                composer.isolation == .isolate ? "\u{2068}\(price)\u{2069}" : price, per: period.unit.rawValue,
                width: .full, in: language)
        }
        let composer = try words
        return composer.build { composer.append(terms.price, as: .billedPrice, every: period, width, to: &$0) }.text
    }

    /// The price for each period with that for a month; without it where it is paid monthly or once.
    func totalAndMonthly(_ width: PeriodForm.Width) throws(Fault) -> String {
        guard let period = terms.period, period != .month,
            let monthly = try equivalent(of: terms.price, every: period, per: .month)
        else { return try price(width) }
        let composer = try words
        return composer.build { builder in
            builder.append(composer.texts.withEquivalent) { place, builder in
                if place == 0 {
                    composer.append(terms.price, as: .billedPrice, every: period, width, to: &builder)
                } else {
                    composer.append(monthly, as: .equivalentPrice, every: .month, width, to: &builder)
                }
            }
        }.text
    }

    /// What the price is for another period; nothing where it is paid once, for then no time is paid for.
    func equivalent(per other: Period) throws(Fault) -> Value? {
        guard let period = terms.period,
            let price = try equivalent(of: terms.price, every: period, per: other)
        else { return nil }
        return .text(text(of: price))
    }

    /// A price for another period; the store's own text stays where the price does.
    func equivalent(
        of price: StatedPrice, every period: Period, per other: Period
    ) throws(Fault) -> StatedPrice? {
        let rate = Rate(price: price.money, period: period)
        guard
            let equivalent = try? rate.equivalent(
                per: other, rule: context.calculation.rule, rounding: context.calculation.rounding,
                fractionDigits: context.fractionDigits)
        else { throw .outOfRange }
        return equivalent.factor == .one ? price : StatedPrice(equivalent.money)
    }

    /// The sign of the currency: what is left of a price of nothing without its digits.
    var currencySymbol: String {
        let zero = formatting.price("0", currency: terms.price.money.currency.rawValue, in: language)
        let scalars = Array(zero.unicodeScalars)
        let isDigit = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .decimalNumber }
        guard let first = scalars.firstIndex(where: isDigit), let last = scalars.lastIndex(where: isDigit) else {
            return terms.price.money.currency.rawValue
        }
        let words = [scalars[..<first], scalars[(last + 1)...]].map { side in
            let start = side.drop { $0.isGap }
            return String(String.UnicodeScalarView(start.reversed().drop { $0.isGap }.reversed()))
        }
        let symbol = words.joined()
        return symbol.isEmpty ? terms.price.money.currency.rawValue : symbol
    }
}

// MARK: - Offers

extension TemplateValues {
    func price(of offer: OfferTerms) throws(Fault) -> Value {
        if let price = offer.price { .text(text(of: price)) } else { .text(try words.free.text) }
    }

    func discount(_ savings: Savings) throws(Fault) -> Value { .text(try words.off(savings.fraction).text) }

    func offerEquivalent(per other: Period) throws(Fault) -> Value? {
        guard let offer = terms.offer, try wholeNumber(of: other, in: offer.length) > 0 else { return nil }
        let price: StatedPrice?
        switch offer.charge {
        case .free: return .text(try words.free.text)
        case .each(let each, let period): price = try equivalent(of: each, every: period, per: other)
        case .once(let once): price = try equivalent(of: once, every: offer.length, per: other)
        }
        return price.map { .text(text(of: $0)) }
    }

    func offerLength(in unit: Period) throws(Fault) -> Value? {
        guard let length = terms.offer?.length else { return nil }
        let number = try wholeNumber(of: unit, in: length)
        return number > 0 ? .number(number) : nil
    }

    var offerEnd: Value? {
        guard let length = terms.offer?.length, let day = context.today?.adding(length) else { return nil }
        return .text(formatting.date(year: day.year, month: day.month, day: day.day, in: language))
    }
}

extension TermsComposer {
    /// A price for each period in whole words, or abbreviated.
    fileprivate func append(
        _ price: StatedPrice, as kind: TermsSentence.Run.Kind, every period: Period, _ width: PeriodForm.Width,
        to builder: inout SentenceBuilder
    ) {
        if width == .full {
            append(price, as: kind, every: period, to: &builder)
        } else {
            builder.append(texts.rateShort) { place, builder in
                if place == 0 {
                    builder.append(text(of: price), as: kind)
                } else {
                    appendShort(period, to: &builder)
                }
            }
        }
    }
}
