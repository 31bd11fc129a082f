public import Purchases

/// The days on which something is paid or ends, counted from the day of purchase.
///
/// A month is a calendar month and every day is counted from the first one: what is bought on 31 January is paid on
/// 28 February and on 31 March. The day is the reader's, who says how far the clock is from UTC.
public struct TermsSchedule: Hashable, Sendable {
    /// The day of purchase.
    public let start: CalendarDay
    /// The first day without the offer, or nil where there is none.
    public let offerEnd: CalendarDay?
    /// The day of the first payment: behind a free trial, else the day of purchase.
    public let firstPayment: CalendarDay
    /// The day of the payment after the first one, or nil where it is paid once.
    public let nextPayment: CalendarDay?
    /// The first day without the commitment, or nil where there is none.
    public let commitmentEnd: CalendarDay?
}

extension TermsOfPrice {
    /// The days on which it is paid, for a purchase on a day.
    ///
    /// A commitment begins when its payments do: behind a free trial.
    ///
    /// - Throws: ``PurchaseTermsError/Code/outOfRange`` where a day is beyond the calendar.
    public func schedule(startingOn start: CalendarDay) throws(PurchaseTermsError) -> TermsSchedule {
        do throws(PurchaseValueError) {
            let offerEnd = offer.map { start.adding($0.length) }
            let usual = offerEnd ?? start
            var firstPayment = start
            var nextPayment = try period.map { (period) throws(PurchaseValueError) in
                try BillingSchedule(startingOn: usual, every: period).day(1)
            }
            switch offer?.charge {
            case .free: firstPayment = usual
            case .each(_, let period): nextPayment = start.adding(period)
            case .once: nextPayment = usual
            case nil: break
            }
            return TermsSchedule(
                start: start, offerEnd: offerEnd, firstPayment: firstPayment, nextPayment: nextPayment,
                commitmentEnd: commitment.map { usual.adding($0.length) })
        } catch {
            throw PurchaseTermsError(.outOfRange, of: product, in: .schedule, error.description)
        }
    }

    /// The days on which it is paid, as a reader in one time zone counts them.
    ///
    /// - Parameters:
    ///   - start: The moment of purchase, which is another day in another time zone.
    ///   - offset: Seconds east of UTC; at most a day either way.
    /// - Returns: The days in that time zone.
    /// - Throws: ``PurchaseTermsError/Code/outOfRange`` where a day is beyond the calendar.
    public func schedule(
        startingAt start: Timestamp, secondsFromUTC offset: Int
    ) throws(PurchaseTermsError) -> TermsSchedule {
        try schedule(startingOn: CalendarDay(start, secondsFromUTC: offset))
    }
}
