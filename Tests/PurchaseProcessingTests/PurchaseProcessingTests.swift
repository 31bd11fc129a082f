// Tests of PurchaseProcessing.
