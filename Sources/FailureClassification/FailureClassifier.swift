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
/// What single errors mean stands in `Failures.tsv`, each row with its source. The errors beneath count too, since
/// stores disguise what happened (a cancelled payment sheet comes as an unknown error):
///
/// - What the pipeline says itself, and what is said after payment, stands: nothing beneath can silence it.
/// - A documented cancel anywhere beneath makes it a cancel.
/// - An error that says nothing (unknown, a code or domain without a row, a wrapper) means what the first telling error
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
        let own = table.row(domain: error.domain, code: error.code)
        if let own, own.isOfThePipeline || own.isSaidAfterPayment { return failure(own, own.charged, error) }
        let beneath = rows(beneath: error)
        let speaker = speaker(own: own, beneath: beneath)
        return failure(speaker, charged(speaker, own: own, beneath: beneath), error)
    }

    /// The row that speaks for the whole error.
    private func speaker(own: FailureTable.Row?, beneath: [FailureTable.Row]) -> FailureTable.Row {
        let all = [own].compactMap(\.self) + beneath
        let telling = all.filter { !$0.isWrapper }
        // Whoever may have paid must hear of it, unless the error itself says something else.
        if own?.isWrapper ?? true, let paid = beneath.first(where: \.isSaidAfterPayment) { return paid }
        // An undocumented cancel is a guess: it speaks only where nothing else does.
        return telling.first(where: \.isDocumentedCancel) ?? telling.first { !$0.isGuess } ?? telling.first
            ?? all.first { $0.kind != .unknown } ?? own ?? .unknown
    }

    /// Whether money moved, when one row speaks for the whole error.
    private func charged(
        _ speaker: FailureTable.Row, own: FailureTable.Row?, beneath: [FailureTable.Row]
    ) -> PurchaseFailure.Charged {
        if speaker.isSaidAfterPayment { return speaker.charged }
        if speaker == own {
            let isOpen = speaker.isOfTheConnection && beneath.contains { $0.charged == .unknown && !$0.isWrapper }
            return speaker.charged == .no && isOpen ? .unknown : speaker.charged
        }
        // Beneath a payment nobody can tell which of its requests failed, nor for what a disk was too full.
        if speaker.isOfTheConnection || speaker.charged == .yes { return .unknown }
        if let own, !own.isWrapper, own.charged != .no { return .unknown }
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

    private func failure(
        _ row: FailureTable.Row, _ charged: PurchaseFailure.Charged, _ error: StoreError
    ) -> PurchaseFailure {
        PurchaseFailure(
            kind: row.kind, isSilent: row.isSilent, retry: row.retry, charged: charged, action: row.action,
            messageID: row.messageID, error: error)
    }
}
