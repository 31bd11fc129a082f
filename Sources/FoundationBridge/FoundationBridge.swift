// The room FoundationBridge opens with its first type.
