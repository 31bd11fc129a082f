public import Purchases

extension PurchaseFailure {
    /// What a developer should know, do or log about the failure, in English.
    ///
    /// ```swift
    /// logger.warning("\(failure.error): \(failure.developerAdvice)")
    /// ```
    ///
    /// It is read from the tables of this module by the failure's error, so a failure from an old journal has it too.
    public var developerAdvice: String { FailureClassifier().developerAdvice(about: error) }
}
