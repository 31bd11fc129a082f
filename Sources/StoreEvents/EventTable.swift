import Purchases

/// What `Events.tsv` says, found by store, type and subtype.
enum EventTable {
    /// What one row says, and the name that it gives the event.
    struct Row: Sendable {
        let name: String?
        let meaning: KnownEvent
    }

    /// The row of an event, or nil where the data file does not know it.
    ///
    /// A subtype that has no row is not taken for its type: what it means is not known.
    static func row(source: EventSource, type: String, subtype: String?) -> Row? {
        // A tab would shift one field into the next.
        guard !type.utf8.contains(9), subtype?.utf8.contains(9) != true else { return nil }
        return rows["\(source.rawValue)\t\(type)\t\(subtype ?? "")"]
    }

    private static let rows: [String: Row] = EventData.events.withUTF8Buffer { bytes in
        var rows: [String: Row] = [:]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
            guard fields.count == 8 else { continue }
            rows[fields[0...2].joined(separator: "\t")] = Row(
                name: fields[3].isEmpty ? nil : fields[3],
                meaning: KnownEvent(
                    kind: KnownEvent.Kind(rawValue: fields[4]), isSilent: fields[5] == "y",
                    charged: PurchaseFailure.Charged(rawValue: fields[6]), messageID: MessageID(fields[7])))
        }
        return rows
    }
}
