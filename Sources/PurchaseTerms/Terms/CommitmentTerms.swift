public import Purchases

/// For how long a subscriber is bound, and what all payments of that time come to.
public struct CommitmentTerms: Hashable, Sendable {
    /// How long it lasts.
    public let length: Period
    /// How many payments it has.
    public let payments: Int
    /// What all payments come to; an offer before them is not taken off.
    public let total: Money

    /// Reads the commitment of a plan that is paid in parts, and refuses what contradicts itself.
    ///
    /// - Parameters:
    ///   - plan: The plan.
    ///   - length: How long it lasts.
    ///   - rate: What one payment is, and how often it is paid.
    ///   - product: The product, for the error.
    /// - Throws: ``PurchaseTermsError`` about the billing plan.
    init(
        of plan: BillingPlan, lasting length: Period, paidAs rate: Rate, product: ProductID
    ) throws(PurchaseTermsError) {
        func refusal(_ code: PurchaseTermsError.Code, _ text: String) -> PurchaseTermsError {
            PurchaseTermsError(code, of: product, in: .billingPlan, text)
        }
        self.length = length
        guard let payments = length.number(of: rate.period), payments > 0 else {
            throw refusal(
                .paymentsDoNotFillCommitment,
                "A commitment of \(length) cannot be paid every \(rate.period) without a rest.")
        }
        self.payments = payments
        guard let sum = try? rate.price.times(payments) else {
            throw refusal(.outOfRange, "\(payments) times \(rate.price) has too many digits.")
        }
        if let stated = plan.commitmentPrice, stated != sum {
            throw refusal(
                .totalDiffers, "\(payments) payments of \(rate.price) are \(sum), and the store says \(stated).")
        }
        total = sum
    }
}

extension Period {
    /// How many times another period fits into this one on every calendar, or nil where a rest is left or it depends.
    ///
    /// Twelve months are a year and seven days a week; how many days a month has depends.
    func number(of other: Period) -> Int? {
        guard isCountedInMonths == other.isCountedInMonths else { return nil }
        return smallUnits.isMultiple(of: other.smallUnits) ? smallUnits / other.smallUnits : nil
    }

    var isCountedInMonths: Bool { unit == .month || unit == .year }

    /// The length in days or in months; no count is so large that this overflows.
    var smallUnits: Int {
        switch unit {
        case .day, .month: count
        case .week: count * 7
        case .year: count * 12
        }
    }

    /// Whether it is longer than another one, whenever both begin on the same day.
    func isAlwaysLonger(than other: Period) -> Bool {
        guard isCountedInMonths != other.isCountedInMonths else { return smallUnits > other.smallUnits }
        // Days against months: how many days there are in so many months depends on where they begin.
        return Period.sampleStarts.allSatisfy { $0.adding(self) > $0.adding(other) }
    }

    /// The first days of the months of four years, one of them a leap year.
    private static let sampleStarts: [CalendarDay] = (2023...2026).flatMap { year in
        (1...12).compactMap { CalendarDay(year: year, month: $0, day: 1) }
    }
}
