// Tests of Purchases.
