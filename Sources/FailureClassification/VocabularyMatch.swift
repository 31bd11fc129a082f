/// What the name of a domain means to a `FailureClassifier`.
///
/// ```swift
/// FailureClassifier().vocabulary(named: "RCErrorCode")  // .known("revenuecat.ErrorCode")
/// FailureClassifier().vocabulary(named: "ErrorCode")    // .ambiguous(["revenuecat.ErrorCode", "openiap", "adapty"])
/// ```
public enum VocabularyMatch: Hashable, Sendable {
    /// One vocabulary, by its name in the table.
    case known(String)
    /// Several vendors use the name: these vocabularies may be meant.
    case ambiguous([String])
    /// No vocabulary that the table has.
    case unknown
}
