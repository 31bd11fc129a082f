import Purchases

/// What the data files say about single errors, each looked at alone.
struct FailureTable: Sendable {
    private static let failures = SortedLines(text: FailureData.failures)
    private static let names = SortedLines(text: FailureData.names)
    private static let domains = SortedLines(text: FailureData.domains)
    private static let kinds = SortedLines(text: FailureData.kinds)

    /// The domains of the data file that a domain, or another spelling of one, may mean.
    func domains(named name: String) -> [String] {
        guard let value = Self.domains.value(after: name.utf8) else { return [] }
        return Self.domains.fields(of: value)
    }

    /// The names of the domains in the data file, sorted by their bytes.
    var vocabularies: [String] {
        Self.domains.text.description.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t")
            return fields.count == 2 && fields[0] == fields[1] ? String(fields[0]) : nil
        }
    }

    /// The row of an error, or nil where the data file does not know it or the domain may mean several.
    ///
    /// The code is a number or a name, with or without the dot of a case. A case with a payload, as Swift prints it, is
    /// found by the name before the bracket: `networkError(…)`.
    func row(domain: String, code: String) -> Row? {
        guard let domains = Self.domains.value(after: domain.utf8) else { return nil }
        let place = Self.domains.place(of: 0, in: domains)
        // Several fields are candidates, and which of them is meant is not for this table to guess.
        guard place.upperBound == domains.upperBound else { return nil }
        let name = code.utf8.prefix { $0 != UInt8(ascii: "(") }
        guard !name.isEmpty else { return nil }
        return FailureData.domains.withUTF8Buffer { bytes in
            let domain = bytes[place]
            if let value = Self.failures.value(after: domain, name) { return Row(value) }
            guard let folded = Self.folded(name), let known = Self.names.value(after: domain, folded) else {
                return nil
            }
            return FailureData.names.withUTF8Buffer { Self.failures.value(after: domain, $0[known]) }.map { Row($0) }
        }
    }

    /// What a developer does about a kind.
    func advice(for kind: PurchaseFailure.Kind) -> String {
        Self.kinds.value(after: kind.rawValue.utf8).map { Self.kinds.field(0, of: $0) } ?? ""
    }

    /// A name without what languages spell differently; nil for what is no name, such as a number.
    ///
    /// `E_USER_CANCELLED`, `user-cancelled` and `.userCanceled` are one. `Scripts/generate-failures` does the same.
    static func folded(_ name: Substring.UTF8View) -> [UInt8]? {
        var bytes: [UInt8] = []
        var hasLetter = false
        let name = name.first == UInt8(ascii: ".") ? name.dropFirst() : name
        for byte in name.starts(with: "E_".utf8) ? name.dropFirst(2) : name {
            switch byte {
            case UInt8(ascii: "-"), UInt8(ascii: "_"): continue
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
            case 0..<0x80: bytes.append(byte)
            default: return nil
            }
            hasLetter = hasLetter || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes.last ?? 0)
        }
        return hasLetter ? american(bytes) : nil
    }

    /// The one word of the stores that British and American English write differently.
    private static func american(_ bytes: [UInt8]) -> [UInt8] {
        guard let l = bytes.indices.first(where: { bytes[$0...].starts(with: "cancelled".utf8) }) else { return bytes }
        var bytes = bytes
        bytes.remove(at: l + 5)
        return bytes
    }
}

extension FailureTable {
    /// What one row says, read from the table where it lies.
    struct Row: Hashable, Sendable {
        /// The place of the row's value in the table; nil for an error without a row.
        private let value: Range<Int>?
        /// How the row gets on with those above and beneath it.
        let role: Role

        /// The row whose value lies at a place of the table.
        fileprivate init(_ value: Range<Int>) {
            self.value = value
            role = Role(rawValue: FailureTable.failures.field(6, of: value)) ?? .plain
        }

        private init() {
            value = nil
            role = .wrapper
        }

        /// What is said of an error without a row.
        static let unknown = Row()

        var kind: PurchaseFailure.Kind { value == nil ? .unknown : .init(rawValue: field(0)) }
        var isSilent: Bool { value != nil && reads("y", 1) }
        var retry: PurchaseFailure.Retry { value == nil ? .now : .init(rawValue: field(2)) }
        var charged: PurchaseFailure.Charged { value == nil ? .unknown : .init(rawValue: field(3)) }
        var action: SuggestedAction { value == nil ? .retry : .init(rawValue: field(4)) }
        var messageID: MessageID { value == nil ? "purchase.failed.unknown" : MessageID(field(5)) }
        /// What happened, for a developer; may be empty.
        var note: String { value == nil ? "" : field(7) }

        /// Whether the kind has a name.
        func isOfKind(_ name: StaticString) -> Bool { value != nil && reads(name, 0) }

        private func field(_ number: Int) -> String {
            value.map { FailureTable.failures.field(number, of: $0) } ?? ""
        }

        private func reads(_ text: StaticString, _ number: Int) -> Bool {
            guard let value else { return false }
            return FailureTable.failures.reads(text, at: FailureTable.failures.place(of: number, in: value))
        }
    }

    /// How a row gets on with the rows above and beneath it.
    enum Role: String, Sendable {
        /// Says what happened.
        case plain
        /// Says all there is to say: what lies beneath is not looked at.
        case final
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
}
