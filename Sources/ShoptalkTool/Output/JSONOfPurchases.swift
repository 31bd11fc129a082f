internal import JSONText
internal import Purchases

extension PurchaseTransaction {
    /// The transaction as the command prints it.
    var json: JSONValue {
        .object([
            ("id", .string(id.rawValue)),
            ("originalID", .string(originalID.rawValue)),
            ("productID", .string(productID.rawValue)),
            ("productKind", .string(kind.rawValue)),
            ("quantity", .integer(quantity)),
            ("reason", .string(reason.rawValue)),
            ("purchaseDate", .string(purchaseDate.iso8601)),
            ("expirationDate", .optional(expirationDate?.iso8601)),
            ("revocationDate", .optional(revocationDate?.iso8601)),
            ("price", price?.json ?? .null),
        ])
    }
}

extension SubscriptionStatus {
    /// The standing of a subscription as the command prints it.
    var json: JSONValue {
        .object([
            ("id", .string(subscriptionID.rawValue)),
            ("transaction", transaction.json),
            ("state", .string(state.rawValue)),
            ("renewsAutomatically", .bool(renewsAutomatically)),
            ("renewalProductID", .string(renewalProductID.rawValue)),
            ("gracePeriodEnd", .optional(gracePeriodEnd?.iso8601)),
            ("priceIncrease", .optional(priceIncrease?.rawValue)),
        ])
    }
}

extension Money {
    /// The exact amount as text, with its currency.
    var json: JSONValue {
        .object([("amount", .string(amount.description)), ("currency", .string(currency.rawValue))])
    }
}

extension PurchaseFailure {
    /// The failure as the command prints it, with the error that it was found from.
    var json: JSONValue { .object(jsonMembers(about: error)) }

    /// The members of the object that the command prints for a failure.
    ///
    /// - Parameter error: The error as the store reported it.
    /// - Returns: What the error is, and what it means.
    func jsonMembers(about error: StoreError) -> [(key: String, value: JSONValue)] {
        [
            ("kind", .string(kind.rawValue)),
            ("domain", .string(error.domain)),
            ("code", .string(error.code)),
            ("underlying", .array(error.underlying.map(\.json))),
            ("silent", .bool(isSilent)),
            ("retry", .string(retry.rawValue)),
            ("charged", .string(charged.rawValue)),
            ("action", .string(action.rawValue)),
            ("messageID", .string(messageID.rawValue)),
        ]
    }
}

extension StoreError {
    /// The error with what lies beneath it.
    var json: JSONValue {
        .object([
            ("domain", .string(domain)), ("code", .string(code)), ("underlying", .array(underlying.map(\.json))),
        ])
    }
}

extension PurchaseAttempt {
    /// The attempt as the command prints it.
    var json: JSONValue {
        .object([
            ("id", .string(id.rawValue)), ("productID", .string(productID.rawValue)),
            ("quantity", .integer(quantity)),
        ])
    }
}

extension RestoreSummary {
    /// What a restore found, all in one.
    var json: JSONValue {
        .object([
            ("outcome", .string(outcome.rawValue)),
            ("restored", .array(restored.map(\.json))),
            ("alreadyOwned", .array(alreadyOwned.map(\.json))),
            ("revoked", .array(revoked.map(\.json))),
            ("expired", .array(expired.map(\.json))),
            ("failed", .array(failed.map { .object($0.jsonMembers) })),
            ("failure", failure?.json ?? .null),
        ])
    }
}

extension FailedPurchase {
    /// The members that a failed purchase adds to the object that holds it.
    var jsonMembers: [(key: String, value: JSONValue)] {
        [
            ("productID", .string(productID.rawValue)),
            ("quantity", .integer(quantity)),
            ("attempt", attempt?.json ?? .null),
            ("transaction", transaction?.json ?? .null),
            ("failure", failure.json),
        ]
    }
}

extension Timestamp {
    /// The moment in UTC as ISO 8601 writes it, with milliseconds where there are any: `2026-11-30T09:30:00Z`.
    var iso8601: String {
        let day = CalendarDay(self)
        let ofDay = milliseconds - Timestamp(startOf: day).milliseconds
        func padded(_ number: Int64, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
        }
        let seconds = ofDay / 1_000
        let time = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { padded($0, 2) }.joined(separator: ":")
        let fraction = ofDay % 1_000 == 0 ? "" : "." + padded(ofDay % 1_000, 3)
        return "\(day)T\(time)\(fraction)Z"
    }
}
