public import Purchases

/// What a template says besides the terms of a price: names, days, and how equivalents are calculated.
///
/// ```swift
/// let context = TemplateContext(appName: "Cookbook", productName: product.displayName(in: "de"), today: today)
/// ```
public struct TemplateContext: Hashable, Sendable {
    /// The name of the app.
    public var appName: String?
    /// The name of the product in the reader's language.
    public var productName: String?
    /// The app's own values, by their keys without `custom.`; they are inserted as they are.
    public var customValues: [String: String]
    /// The day on which the reader would buy, from which an offer's end is counted.
    public var today: CalendarDay?
    /// How many seconds are left of a countdown.
    public var secondsLeft: Int?
    /// Where it is sold; equivalents get the digits that are shown there.
    public var storefront: Storefront?
    /// How equivalents and lengths in other units are calculated.
    ///
    /// The rule is the one that authors of these templates know, 30 days a month; say another one if you like.
    public var calculation: TermsCalculation

    /// Makes a context.
    public init(
        appName: String? = nil, productName: String? = nil, customValues: [String: String] = [:],
        today: CalendarDay? = nil, secondsLeft: Int? = nil, storefront: Storefront? = nil,
        calculation: TermsCalculation = TermsCalculation(rule: .thirtyDayMonths)
    ) {
        self.appName = appName
        self.productName = productName
        self.customValues = customValues
        self.today = today
        self.secondsLeft = secondsLeft
        self.storefront = storefront
        self.calculation = calculation
    }

    var fractionDigits: FractionDigits { calculation.fractionDigits ?? storefront?.fractionDigits ?? .ofCurrency }
}
