internal import JSONText
internal import Purchases
internal import StoreEvents

extension StoreEvent {
    /// The members of the object that the command prints for an event, without its messages.
    var jsonMembers: [(key: String, value: JSONValue)] {
        var kind: String?
        if case .known(let known) = meaning { kind = known.kind.rawValue }
        return [
            ("source", .string(source.rawValue)),
            ("type", .string(type)),
            ("subtype", .optional(subtype)),
            ("name", .string(name)),
            ("known", .bool(kind != nil)),
            ("kind", .optional(kind)),
            ("silent", .bool(isSilent)),
            ("charged", .string(charged.rawValue)),
            ("messageID", .string(messageID.rawValue)),
            ("deduplicationKey", .optional(deduplicationKey)),
            ("signedDate", .optional(signedDate?.iso8601)),
            ("environment", .optional(environment?.rawValue)),
            ("test", .bool(isTest)),
            ("details", details.json),
            ("undecodedParts", .array(undecodedParts.map { .string($0) })),
        ]
    }
}

extension EventDetails {
    /// What an event says about a purchase, as the command prints it; null where it says nothing.
    fileprivate var json: JSONValue {
        .object([
            ("productID", .optional(productID?.rawValue)),
            ("price", price?.json ?? .null),
            ("previousPrice", previousPrice?.json ?? .null),
            ("refund", refund?.json ?? .null),
            ("period", .optional(period?.description)),
            ("date", .optional(date?.iso8601)),
            ("resumeDate", .optional(resumeDate?.iso8601)),
            ("quantity", quantity.map { .integer($0) } ?? .null),
            ("item", .optional(item)),
            ("country", .optional(country)),
            ("storeName", .optional(storeName)),
            ("code", .optional(code)),
        ])
    }
}
