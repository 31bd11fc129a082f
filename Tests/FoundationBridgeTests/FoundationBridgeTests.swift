// Tests of FoundationBridge.
