// The room FailureClassification opens with its first type.
