import Purchases

/// What the data file says about single errors, each looked at alone.
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
    }

    private let failures = SortedLines(text: FailureData.failures)
    private let domains = SortedLines(text: FailureData.domains)

    /// The row of an error, or nil where the data file does not know it.
    ///
    /// The code is a number or a name. A case with a payload, as Swift prints it, is found by the name before the
    /// bracket: `networkError(…)`.
    func row(domain: String, code: String) -> Row? {
        let name = code.prefix { $0 != "(" }
        // A tab in either would shift one field into the next.
        guard !name.isEmpty, !domain.isEmpty, !domain.utf8.contains(9), !name.utf8.contains(9) else { return nil }
        let canonical = domains.fields(after: domain)?.first.map { String($0) } ?? domain
        guard let fields = failures.fields(after: "\(canonical)\t\(name)"), fields.count == 6 else { return nil }
        return Row(
            domain: canonical, kind: PurchaseFailure.Kind(rawValue: String(fields[0])), isSilent: fields[1] == "y",
            retry: PurchaseFailure.Retry(rawValue: String(fields[2])),
            charged: PurchaseFailure.Charged(rawValue: String(fields[3])),
            action: SuggestedAction(rawValue: String(fields[4])), messageID: MessageID(String(fields[5])))
    }
}
