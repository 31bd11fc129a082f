import Foundation
import Testing

/// A row of `Events.tsv`, read without the generator's help, and the smallest event that leads to it.
struct EventRow: CustomTestStringConvertible, Sendable {
    let store: String
    let type: String
    let subtype: String
    let name: String
    let kind: String
    let silent: String
    let charged: String
    let message: String
    let source: String

    var testDescription: String { "\(store) \(type) \(subtype)" }

    static let all: [EventRow] = {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appendingPathComponent("Sources/StoreEvents/Events.tsv")
        let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
        return lines.filter { !$0.hasPrefix("#") }.dropFirst().compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
            guard fields.count == 9 else { return nil }
            return EventRow(
                store: fields[0], type: fields[1], subtype: fields[2], name: fields[3], kind: fields[4],
                silent: fields[5], charged: fields[6], message: fields[7], source: fields[8])
        }
    }()

    /// The JSON of the smallest event of this row.
    var json: String {
        switch store {
        case "appstore":
            if type == "REFUND", !subtype.isEmpty {
                return "{\"notificationType\":\"REFUND\",\"data\":{\"transactionInfo\":{\"type\":\"\(subtype)\"}}}"
            }
            let isShared = subtype.hasSuffix("FAMILY_SHARED")
            let own = subtype.replacingOccurrences(of: "FAMILY_SHARED", with: "").trimmingCharacters(in: .whitespaces)
            let ownership = isShared ? ",\"data\":{\"transactionInfo\":{\"inAppOwnershipType\":\"FAMILY_SHARED\"}}" : ""
            let refining = own.isEmpty ? "" : ",\"subtype\":\"\(own)\""
            return "{\"notificationType\":\"\(type)\"\(refining)\(ownership)}"
        case "play":
            let member = type == "voidedPurchaseNotification" ? "refundType" : "notificationType"
            let content = subtype.isEmpty ? "" : "\"\(member)\":\(subtype)"
            return "{\"packageName\":\"a.b\",\"\(type)\":{\(content)}}"
        case "revenuecat":
            let member = ["INITIAL_PURCHASE": "period_type", "CANCELLATION": "cancel_reason"][type]
            var more = subtype.isEmpty ? "" : ",\"\(member ?? "expiration_reason")\":\"\(subtype)\""
            if subtype == "FAMILY_SHARED" { more = ",\"is_family_share\":true" }
            if subtype == "credited" { more = ",\"adjustments\":[{\"amount\":5}]" }
            if subtype == "debited" { more = ",\"adjustments\":[{\"amount\":-5}]" }
            return "{\"api_version\":\"1.0\",\"event\":{\"type\":\"\(type)\"\(more)}}"
        default:
            return "{\"object\":\"event\",\"type\":\"\(type)\",\"data\":{\(stripeData)}}"
        }
    }

    private var stripeData: String {
        switch (type, subtype) {
        case (_, ""): return "\"object\":{}"
        case ("customer.subscription.created", _): return "\"object\":{\"status\":\"\(subtype)\"}"
        case ("customer.subscription.updated", "price"):
            return """
                "object":{"items":{"data":[{"price":{"id":"b"}}]}},
                "previous_attributes":{"items":{"data":[{"price":{"id":"a"}}]}}
                """
        case ("customer.subscription.updated", _) where subtype.hasPrefix("status="):
            let parts = subtype.split(separator: ",")
            let before = parts.count > 1 ? "incomplete" : "something"
            let now = parts[0].dropFirst("status=".count)
            return "\"object\":{\"status\":\"\(now)\"},\"previous_attributes\":{\"status\":\"\(before)\"}"
        case ("customer.subscription.updated", _):
            let isOff = subtype.hasSuffix("=true")
            return """
                "object":{"cancel_at_period_end":\(isOff)},
                "previous_attributes":{"cancel_at_period_end":\(!isOff)}
                """
        case ("customer.subscription.deleted", _):
            return "\"object\":{\"cancellation_details\":{\"reason\":\"\(subtype)\"}}"
        case ("checkout.session.completed", _) where subtype.hasPrefix("payment="):
            let status = subtype.dropFirst("payment=".count)
            return "\"object\":{\"mode\":\"payment\",\"payment_status\":\"\(status)\"}"
        case ("checkout.session.completed", _): return "\"object\":{\"mode\":\"\(subtype)\"}"
        case ("charge.refunded", _): return "\"object\":{\"refunded\":false}"
        case (_, "invoice"): return "\"object\":{\"invoice\":\"in_1\"}"
        default: return "\"object\":{\"billing_reason\":\"\(subtype)\"}"
        }
    }
}
