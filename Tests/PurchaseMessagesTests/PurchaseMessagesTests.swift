// Tests of PurchaseMessages.
