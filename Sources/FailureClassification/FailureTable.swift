import Purchases

/// What the data files say about single errors, each looked at alone.
struct FailureTable: Sendable {
    /// What one row says.
    struct Row: Hashable, Sendable {
        /// The domain as the data file spells it.
        let domain: String
        let kind: PurchaseFailure.Kind
        let isSilent: Bool
        let retry: PurchaseFailure.Retry
        let charged: PurchaseFailure.Charged
        let action: SuggestedAction
        let messageID: MessageID
        let role: Role
        /// What happened, for a developer; may be empty.
        let note: String
    }

    /// How a row gets on with the rows above and beneath it.
    enum Role: String, Sendable {
        /// Says what happened.
        case plain
        /// Says little by itself: the error beneath says more.
        case wrapper
        /// A finer code: says more than the error above it.
        case detail
        /// Corrects when the same call may succeed, and nothing else.
        case advice
        /// Known from experience alone: speaks where nothing else does.
        case guess
        /// Can only be said once the store has sold something: nothing beneath silences it.
        case paid
    }

    private let failures = SortedLines(text: FailureData.failures)
    private let names = SortedLines(text: FailureData.names)
    private let domains = SortedLines(text: FailureData.domains)
    private let kinds = SortedLines(text: FailureData.kinds)

    /// The domains of the data file that a domain, or another spelling of one, may mean.
    func domains(named name: String) -> [String] {
        guard !name.utf8.contains(9) else { return [] }
        return domains.fields(after: name)?.map { String($0) } ?? []
    }

    /// The row of an error, or nil where the data file does not know it or the domain may mean several.
    ///
    /// The code is a number or a name, with or without the dot of a case. A case with a payload, as Swift prints it, is
    /// found by the name before the bracket: `networkError(…)`.
    func row(domain: String, code: String) -> Row? {
        let candidates = domains(named: domain)
        guard candidates.count == 1, let canonical = candidates.first else { return nil }
        let name = code.prefix { $0 != "(" }
        // A tab would shift one field into the next.
        guard !name.isEmpty, !name.utf8.contains(9) else { return nil }
        if let row = row(canonical, String(name)) { return row }
        guard let folded = FailureTable.folded(name),
            let known = names.fields(after: "\(canonical)\t\(folded)")?.first
        else { return nil }
        return row(canonical, String(known))
    }

    /// What a developer does about a kind.
    func advice(for kind: PurchaseFailure.Kind) -> String {
        kinds.fields(after: kind.rawValue)?.first.map { String($0) } ?? ""
    }

    private func row(_ domain: String, _ code: String) -> Row? {
        guard let fields = failures.fields(after: "\(domain)\t\(code)"), fields.count == 8,
            let role = Role(rawValue: String(fields[6]))
        else { return nil }
        return Row(
            domain: domain, kind: PurchaseFailure.Kind(rawValue: String(fields[0])), isSilent: fields[1] == "y",
            retry: PurchaseFailure.Retry(rawValue: String(fields[2])),
            charged: PurchaseFailure.Charged(rawValue: String(fields[3])),
            action: SuggestedAction(rawValue: String(fields[4])), messageID: MessageID(String(fields[5])), role: role,
            note: String(fields[7]))
    }

    /// A name without the differences between the spellings of languages: `E_USER_CANCELLED`, `user-cancelled` and
    /// `.userCanceled` are one. Nil for what is not a name, such as a number.
    ///
    /// `Scripts/generate-failures` does the same.
    static func folded(_ name: Substring) -> String? {
        var bytes: [UInt8] = []
        var hasLetter = false
        let utf8 = name.first == "." ? name.dropFirst().utf8 : name.utf8
        for byte in utf8.starts(with: "E_".utf8) ? utf8.dropFirst(2) : utf8[...] {
            switch byte {
            case 0x2D, 0x5F: continue
            case 0x41...0x5A: bytes.append(byte | 0x20)
            case 0..<0x80: bytes.append(byte)
            default: return nil
            }
            hasLetter = hasLetter || (0x61...0x7A).contains(bytes.last ?? 0)
        }
        guard hasLetter else { return nil }
        return String(decoding: American.spelled(bytes), as: UTF8.self)
    }
}

/// British and American English write one word of the stores differently.
private enum American {
    private static let british = Array("cancelled".utf8)

    static func spelled(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count >= british.count else { return bytes }
        var spelled: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index...].starts(with: british) {
                spelled.append(contentsOf: "canceled".utf8)
                index += british.count
            } else {
                spelled.append(bytes[index])
                index += 1
            }
        }
        return spelled
    }
}
