public import Purchases

/// Turns an error of any store into what it means for the buyer.
///
/// Use it wherever a store answered with an error: the pipeline does, and so does `shoptalk explain`.
///
/// ```swift
/// let failure = FailureClassifier().classify(StoreError(domain: "SKErrorDomain", code: "2"))
/// failure.isSilent  // true: the buyer changed their mind
/// ```
///
/// What single errors mean stands in `Failures.tsv`, each row with its source: StoreKit, the App Store's server, Google
/// Play, RevenueCat, Adapty, Qonversion, openiap, Flutter, Cordova, Stripe, and the network beneath them. A code is a
/// number or a name in any of its spellings, a domain is one of the table or another spelling of it (`vocabulary(named:)`).
/// The errors beneath count too, since stores disguise what happened, and libraries wrap what a store said:
///
/// - What the pipeline says itself, and what is said after payment, stands: nothing beneath can silence it.
/// - A documented cancel anywhere makes it a cancel.
/// - A finer code says more than the one above it: Play's sub-response code, Stripe's `decline_code`.
/// - An error that says little (unknown, a code or domain without a row, a wrapper) means what the first telling error
///   beneath it means. Undocumented cancels come last there: a lost connection beneath says more.
/// - `charged` is `no` only where that is known. A connection that failed somewhere within a payment leaves it open.
///
/// An error that nothing is known about is `unknown` with the message `purchase.failed.unknown`, and keeps its number.
public struct FailureClassifier: Sendable {
    private let table = FailureTable()

    /// Makes a classifier.
    public init() {}

    /// What an error means for the buyer.
    ///
    /// - Parameter error: The error with everything beneath it; it comes back unchanged in the failure.
    /// - Returns: A failure, for any input.
    /// - Complexity: Linear in the number of errors beneath; the depth costs no stack.
    public func classify(_ error: StoreError) -> PurchaseFailure {
        let verdict = verdict(on: error)
        let row = verdict.speaker
        return PurchaseFailure(
            kind: row.kind, isSilent: row.isSilent, retry: verdict.retry, charged: verdict.charged, action: row.action,
            messageID: row.messageID, error: error)
    }

    /// What a developer should know, do or log about an error, in English.
    ///
    /// Use it in logs and for people on duty; a buyer is shown the message of the failure instead.
    ///
    /// - Parameter error: The error with everything beneath it.
    /// - Returns: What happened, where the table says more than the kind, and what to do about it: one or two sentences.
    public func developerAdvice(about error: StoreError) -> String {
        let speaker = verdict(on: error).speaker
        let advice = table.advice(for: speaker.kind)
        let note = speaker.note
        guard let first = note.first else { return advice }
        return "\(first.uppercased())\(note.dropFirst()). \(advice)"
    }

    /// Which vocabulary the name of a domain means.
    ///
    /// Names as logs, classes and people write them are known beside those of the table, such as `BillingResponseCode`,
    /// `RCErrorCode` or `AdaptyError`. Two vendors' code 7 mean different things, so a name that several use
    /// (`ErrorCode`) is never guessed: an error with such a domain is classified as `unknown`.
    ///
    /// - Parameter name: A domain as it was reported or pasted.
    /// - Returns: The vocabulary, or that there are several, or none.
    public func vocabulary(named name: String) -> VocabularyMatch {
        let candidates = table.domains(named: name)
        return switch candidates.count {
        case 0: .unknown
        case 1: .known(candidates[0])
        default: .ambiguous(candidates)
        }
    }

    /// The names of all vocabularies in the table, sorted by their bytes.
    public var vocabularies: [String] { table.vocabularies }

    /// Whether the table has a row for an error itself, whatever lies beneath it.
    ///
    /// Use it to find out which codes of a store are met in the field and not known yet.
    ///
    /// - Parameter error: The error; what lies beneath it is not looked at.
    /// - Returns: False for an unknown code, an unknown domain and one that may mean several vocabularies.
    public func knows(_ error: StoreError) -> Bool { table.row(domain: error.domain, code: error.code) != nil }

    // MARK: - What many rows say together

    /// The row that speaks for an error, and what it does not decide alone.
    private struct Verdict {
        let speaker: FailureTable.Row
        let retry: PurchaseFailure.Retry
        let charged: PurchaseFailure.Charged
    }

    private func verdict(on error: StoreError) -> Verdict {
        let own = table.row(domain: error.domain, code: error.code)
        if let own, own.role == .final || own.role == .paid {
            return Verdict(speaker: own, retry: own.retry, charged: own.charged)
        }
        let beneath = rows(beneath: error)
        let speaker = speaker(own: own, beneath: beneath)
        let advised = speaker.isOfKind("cancelled") ? nil : beneath.first { $0.role == .advice }?.retry
        return Verdict(
            speaker: speaker, retry: advised ?? speaker.retry,
            charged: charged(speaker, own: own, beneath: beneath))
    }

    /// The row that speaks for the whole error.
    private func speaker(own: FailureTable.Row?, beneath: [FailureTable.Row]) -> FailureTable.Row {
        // Whoever may have paid must hear of it, unless the error itself says something else.
        if own.map({ $0.role == .wrapper }) ?? true, let paid = beneath.first(where: { $0.role == .paid }) {
            return paid
        }
        if let own, beneath.isEmpty { return own }
        let all = [own].compactMap(\.self) + beneath
        let telling = all.filter { $0.role != .wrapper && $0.role != .advice }
        // An undocumented cancel is a guess: it speaks only where nothing else does.
        return telling.first(where: \.isDocumentedCancel) ?? telling.first { $0.role == .detail }
            ?? telling.first { $0.role != .guess } ?? telling.first ?? all.first(where: \.isTelling) ?? own ?? .unknown
    }

    /// Whether money moved, when one row speaks for the whole error.
    private func charged(
        _ speaker: FailureTable.Row, own: FailureTable.Row?, beneath: [FailureTable.Row]
    ) -> PurchaseFailure.Charged {
        if speaker.role == .paid { return speaker.charged }
        if speaker == own {
            let isOpen = speaker.isOfTheConnection && beneath.contains { $0.charged == .unknown && $0.role != .wrapper }
            return speaker.charged == .no && isOpen ? .unknown : speaker.charged
        }
        // Beneath a payment nobody can tell which of its requests failed, nor for what a disk was too full.
        if speaker.isOfTheConnection || speaker.charged == .yes { return .unknown }
        if let own, own.role != .wrapper, own.charged != .no { return .unknown }
        return speaker.charged
    }

    /// The rows of the errors beneath, outermost first, without those that nothing is known about.
    private func rows(beneath error: StoreError) -> [FailureTable.Row] {
        var found: [FailureTable.Row] = []
        var waiting = Array(error.underlying.reversed())
        while let next = waiting.popLast() {
            if let row = table.row(domain: next.domain, code: next.code) { found.append(row) }
            waiting.append(contentsOf: next.underlying.reversed())
        }
        return found
    }
}
