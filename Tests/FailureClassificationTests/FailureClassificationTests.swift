// Tests of FailureClassification.
