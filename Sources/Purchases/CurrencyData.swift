// swift-format-ignore-file
// Written by Scripts/generate-currency-data from CLDR 42 (as packaged in ICU 72.1) and StripeMinorUnits.tsv. Do not edit.

/// How many fraction digits currencies have, where these are not two.
enum CurrencyTable {
    /// By CLDR 42 (as packaged in ICU 72.1).
    static let fractionDigits = CurrencyDigitTable("""
        ADP0AFN0ALL0BHD3BIF0BYR0CLF4CLP0DJF0ESP0GNF0IQD0IRR0ISK0ITL0JOD3JPY0KMF0KPW0KRW0\
        KWD3LAK0LBP0LUF0LYD3MGA0MGF0MMK0MRO0OMR3PYG0RSD0RWF0SLL0SOS0STD0SYP0TMM0TND3TRL0\
        UGX0UYI0UYW4VND0VUV0XAF0XOF0XPF0YER0ZMK0ZWD0
        """)

    /// In the amounts of Stripe's charges.
    static let stripeDigits = CurrencyDigitTable("""
        BHD3BIF0CLP0DJF0GNF0JOD3JPY0KMF0KRW0KWD3MGA0OMR3PYG0RWF0TND3VND0VUV0XAF0XOF0XPF0
        """)
}
