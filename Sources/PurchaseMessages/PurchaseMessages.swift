// The room PurchaseMessages opens with its first type.
