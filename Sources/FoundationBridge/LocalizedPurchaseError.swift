public import Foundation
public import PurchaseMessages
public import Purchases

/// A failure together with the text that a reader was given for it, as an error that Foundation understands.
///
/// Use it where an error must be thrown or shown by code that knows `LocalizedError` or `NSError` and nothing of this
/// library. A `PurchaseFailure` alone has no text: the text depends on the reader's language and comes from a message.
public struct LocalizedPurchaseError: LocalizedError, CustomNSError, Hashable, Sendable {
    /// What happened.
    public let failure: PurchaseFailure
    /// The title of the message.
    public let errorDescription: String?
    /// The body of the message.
    public let failureReason: String?
    /// The title of the first button that does more than put the message away.
    public let recoverySuggestion: String?

    /// Makes an error from a failure and the texts of its message.
    ///
    /// - Parameters:
    ///   - failure: What happened.
    ///   - title: The title of the composed message; nil where nothing is shown.
    ///   - body: The body of the composed message.
    ///   - suggestion: The title of the first button that is not a cancel button.
    public init(failure: PurchaseFailure, title: String?, body: String?, suggestion: String?) {
        self.failure = failure
        errorDescription = title
        failureReason = body
        recoverySuggestion = suggestion
    }

    /// Makes an error from a failure and the message that was composed of it.
    ///
    /// - Parameters:
    ///   - failure: What happened.
    ///   - message: What the buyer is told, in the buyer's language; nil where nothing is shown.
    public init(_ failure: PurchaseFailure, message: PurchaseMessage?) {
        self.init(
            failure: failure, title: message?.title, body: message?.body,
            suggestion: message?.buttons.first { $0.role != .cancel && $0.action != .dismiss }?.title)
    }

    /// The domain for `NSError`.
    public static var errorDomain: String { "Shoptalk.PurchaseFailure" }

    /// The store's number for the error where it has one that fits, else 0.
    public var errorCode: Int { Int(failure.error.code) ?? 0 }

    /// The store's own error beneath, and the texts.
    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [NSUnderlyingErrorKey: NSError(failure.error)]
        info[NSLocalizedDescriptionKey] = errorDescription
        info[NSLocalizedFailureReasonErrorKey] = failureReason
        info[NSLocalizedRecoverySuggestionErrorKey] = recoverySuggestion
        return info
    }
}
