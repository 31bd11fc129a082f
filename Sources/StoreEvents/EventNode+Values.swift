import JSONText
import Purchases

/// Money and moments, as the four vendors write them.
extension EventNode {
    /// The last millisecond of the year 9999.
    private static let lastMillisecond = 253_402_300_799_999

    /// A moment in milliseconds since 1970, as a number or, where Google writes it so, as text.
    ///
    /// Xcode writes fractions of a millisecond, which are cut off.
    func milliseconds(_ name: String) throws(StoreEventError) -> Timestamp? {
        guard let member = member(name) else { return nil }
        if member.kind == .string, try text(name) == nil { return nil }
        guard let digits = member.number ?? member.string else {
            throw fault(.wrongType, "“\(name)” must be a number of milliseconds", at: member)
        }
        guard let amount = try? Amount(parsing: digits),
            let whole = try? amount.rounded(.down, fractionDigits: 0), let count = Int(whole.description),
            (0...Self.lastMillisecond).contains(count)
        else { throw fault(.outOfRange, "“\(name)” is no number of milliseconds up to the year 9999", at: member) }
        return Timestamp(milliseconds: Int64(count))
    }

    /// A moment in whole seconds since 1970.
    func seconds(_ name: String) throws(StoreEventError) -> Timestamp? {
        guard let count = try integer(name) else { return nil }
        guard (0...Self.lastMillisecond / 1_000).contains(count) else {
            throw fault(.outOfRange, "“\(name)” is no number of seconds up to the year 9999", at: member(name))
        }
        return Timestamp(milliseconds: Int64(count) * 1_000)
    }

    /// A moment as RFC 3339 writes it.
    func internetDate(_ name: String) throws(StoreEventError) -> Timestamp? {
        guard let text = try text(name) else { return nil }
        if let moment = Timestamp(rfc3339: text) { return moment }
        throw fault(.invalidValue, "“\(name)” is no moment such as 2026-01-15T10:00:00Z", at: member(name))
    }

    /// A period as ISO 8601 writes it.
    func period(_ name: String) throws(StoreEventError) -> Period? {
        guard let text = try text(name) else { return nil }
        if let period = Period(iso8601: text) { return period }
        throw fault(.invalidValue, "“\(name)” is no period such as P1M", at: member(name))
    }

    /// A currency by its three capital letters.
    func currency(_ name: String = "currency") throws(StoreEventError) -> CurrencyCode? {
        guard let text = try text(name) else { return nil }
        if let currency = CurrencyCode(text) { return currency }
        throw fault(.invalidValue, "“\(name)” is no currency of three capital letters", at: member(name))
    }

    /// Money in the thousandths in which the App Store writes it.
    func milliunits(_ name: String) throws(StoreEventError) -> Money? {
        guard let units = try integer(name) else { return nil }
        guard units >= 0 else { throw fault(.outOfRange, "“\(name)” is a price, and below 0", at: member(name)) }
        return try currency().map { Money(milliunits: Int64(units), $0) }
    }

    /// Money written as a decimal number, taken by its digits.
    func decimal(_ name: String) throws(StoreEventError) -> Money? {
        guard let member = member(name) else { return nil }
        guard let digits = member.number else { throw fault(.wrongType, "“\(name)” must be a number", at: member) }
        guard let amount = try? Amount(parsing: digits) else {
            throw fault(.outOfRange, "“\(name)” has more digits than any price", at: member)
        }
        return try currency().map { Money(amount, $0) }
    }

    /// Money in the minor units in which Stripe writes it, less what was there before, so many times.
    func stripeAmount(
        _ name: String, minus previous: Int = 0, times quantity: Int = 1
    ) throws(StoreEventError) -> Money? {
        guard let units = try integer(name) else { return nil }
        let (difference, isBelow) = units.subtractingReportingOverflow(previous)
        let (total, isBeyond) = difference.multipliedReportingOverflow(by: quantity)
        if isBelow || isBeyond { throw fault(.outOfRange, "“\(name)” is beyond any amount", at: member(name)) }
        guard let code = try text("currency") else { return nil }
        if let money = try? Money(stripeAmount: Int64(total), currency: code) { return money }
        throw fault(.invalidValue, "“currency” is no currency of three letters", at: member("currency"))
    }
}
