public import Purchases
public import StringTables

// MARK: - Prices

extension TermsComposer {
    /// A price for each period: “$4.99 per month”, “$19.99 every 3 months”.
    ///
    /// Where there is little room it is “$4.99/mo”.
    ///
    /// - Parameters:
    ///   - rate: The price and its period.
    ///   - width: Whole words, or an abbreviation for anything less.
    ///   - kind: What the price is; an equivalent is not what is billed.
    /// - Returns: The price with its period.
    public func rate(
        _ rate: Rate, width: PeriodForm.Width = .full, as kind: TermsSentence.Run.Kind = .billedPrice
    ) -> TermsSentence {
        build { builder in
            guard width != .full else {
                append(StatedPrice(rate.price), as: kind, every: rate.period, to: &builder)
                return
            }
            builder.append(texts.rateShort) { place, builder in
                if place == 0 {
                    builder.append(text(of: StatedPrice(rate.price)), as: kind)
                } else {
                    appendShort(rate.period, to: &builder)
                }
            }
        }
    }

    /// What a price is for another period: “$4.99 per month”.
    public func equivalent(_ equivalent: EquivalentPrice, width: PeriodForm.Width = .full) -> TermsSentence {
        rate(Rate(price: equivalent.money, period: equivalent.period), width: width, as: .equivalentPrice)
    }

    /// The lowest of several prices: “from $4.99”.
    public func from(_ price: Money) -> TermsSentence { value(price, as: .billedPrice, in: texts.from) }

    /// The highest of several prices: “up to $59.99”.
    public func upTo(_ price: Money) -> TermsSentence { value(price, as: .billedPrice, in: texts.upTo) }

    /// The word for what is free, said only of what the store calls free.
    public var free: TermsSentence { build { $0.append(texts.free) } }
}

// MARK: - Savings and offers

extension TermsComposer {
    /// How much cheaper a plan is: “Save 44%”.
    public func savings(_ savings: Savings) -> TermsSentence { percent(savings.fraction, in: texts.savings) }

    /// How much cheaper the cheapest of several plans is: “Save up to 44%”.
    public func savings(upTo savings: Savings) -> TermsSentence { percent(savings.fraction, in: texts.savingsUpTo) }

    /// How much money a plan saves: “Save $59.89”.
    public func amountSaved(_ savings: Savings) -> TermsSentence {
        value(savings.amount, as: .savings, in: texts.savingsAmount)
    }

    /// How much lower the price of an offer is: “50% off”.
    ///
    /// - Parameter fraction: The part that is not paid: 0.5 for a half.
    /// - Returns: The percentage in a text that stands alone.
    public func off(_ fraction: Amount) -> TermsSentence { percent(fraction, in: texts.off) }

    /// The name of an offer: “Introductory offer”.
    public func name(of kind: Offer.Kind) -> TermsSentence { build { $0.append(texts.offerName[kind]) } }
}

// MARK: - Plans and periods

extension TermsComposer {
    /// The name of a plan by how often it is paid: “Monthly”, “3 months”.
    ///
    /// A plan that is paid once has no period and is called “Lifetime”.
    public func planName(for period: Period?) -> TermsSentence {
        build { builder in
            guard let period else {
                builder.append(texts.lifetime)
                return
            }
            if period.count == 1 {
                builder.append(texts.plan[period.unit])
            } else {
                append(period, .alone, to: &builder)
            }
        }
    }

    /// How often something is paid, within a sentence: “monthly”, “every 3 months”.
    public func frequency(_ period: Period) -> TermsSentence { build { appendFrequency(period, to: &$0) } }

    /// A span of time as CLDR writes it: “3 months”.
    ///
    /// Another width than whole words takes the catalogue's abbreviations, which name one unit without a number: “mo”,
    /// “3 mo”.
    public func period(_ period: Period, width: PeriodForm.Width = .full) -> TermsSentence {
        build { builder in
            if width == .full {
                append(period, .alone, to: &builder)
            } else {
                appendShort(period, to: &builder)
            }
        }
    }

    func appendShort(_ period: Period, to builder: inout SentenceBuilder) {
        if period.count == 1 {
            builder.append(texts.short[period.unit])
        } else {
            builder.append(texts.shortCount[period.unit], number: period.count) { _, builder in
                append(period.count, to: &builder)
            }
        }
    }
}

// MARK: - Days

extension TermsComposer {
    /// When a subscription renews: “Renews on January 31, 2027”.
    public func renews(on day: CalendarDay) -> TermsSentence { date(day, in: texts.renews) }

    /// When an offer or a commitment ends: “Ends on January 31, 2027”.
    public func ends(on day: CalendarDay) -> TermsSentence { date(day, in: texts.ends) }

    /// When something that does not renew expires: “Expires on January 31, 2027”.
    public func expires(on day: CalendarDay) -> TermsSentence { date(day, in: texts.expires) }

    /// When something is paid for the first time: “First payment on January 31, 2027”.
    public func firstPayment(on day: CalendarDay) -> TermsSentence { date(day, in: texts.firstPayment) }

    /// After how long the first payment is: “First payment after 7 days”.
    public func firstPayment(after period: Period) -> TermsSentence {
        build { builder in
            builder.append(texts.firstPaymentAfter) { _, builder in
                append(period, .firstPaymentAfter, to: &builder)
            }
        }
    }

    /// How many days are left: “1 day left”.
    public func daysLeft(_ count: Int) -> TermsSentence {
        build { builder in
            builder.append(texts.daysLeft, number: count) { _, builder in append(count, to: &builder) }
        }
    }

    /// That a subscription goes on by itself.
    public var renewsAutomatically: TermsSentence { build { $0.append(texts.renewsAutomatically) } }

    /// That a subscription can be ended whenever one likes.
    public var cancelAnyTime: TermsSentence { build { $0.append(texts.cancelAnyTime) } }
}

// MARK: - One value in a text

extension TermsComposer {
    private func value(_ money: Money, as kind: TermsSentence.Run.Kind, in pattern: TermsText) -> TermsSentence {
        build { builder in
            builder.append(pattern) { _, builder in builder.append(text(of: StatedPrice(money)), as: kind) }
        }
    }

    private func percent(_ fraction: Amount, in pattern: TermsText) -> TermsSentence {
        build { builder in
            builder.append(pattern) { _, builder in
                builder.append(formatting.percent(fraction.description, in: valueLanguage), as: .savings)
            }
        }
    }

    private func date(_ day: CalendarDay, in pattern: TermsText) -> TermsSentence {
        build { builder in
            builder.append(pattern) { _, builder in
                builder.append(
                    formatting.date(year: day.year, month: day.month, day: day.day, in: valueLanguage), as: .date)
            }
        }
    }
}
