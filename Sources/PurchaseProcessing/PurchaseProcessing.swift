// The room PurchaseProcessing opens with its first type.
