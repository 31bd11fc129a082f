/// A variable that authors of paywalls write between braces.
///
/// These are the names of RevenueCat's two generations of paywall templates, so that a team can bring its texts as they
/// are. What a name stands for is here said right where it is wrong there: see each case.
///
/// Source: https://www.revenuecat.com/docs/tools/paywalls/creating-paywalls/variables and `VariableHandlerV2.swift` of
/// https://github.com/RevenueCat/purchases-ios, 2026.
public enum TemplateVariable: String, Hashable, Sendable, CaseIterable {
    // MARK: The first generation

    /// The name of the app.
    case appName = "app_name"
    /// The price: “$59.99”.
    case price
    /// The price for each period, abbreviated: “$59.99/yr”.
    case pricePerPeriod = "price_per_period"
    /// The price for each period: “$59.99 per year”.
    case pricePerPeriodFull = "price_per_period_full"
    /// The price for each period, and for a month: “$59.99/yr ($4.99/mo)”.
    case totalPriceAndPerMonth = "total_price_and_per_month"
    /// The same in whole words: “$59.99 per year ($4.99 per month)”.
    case totalPriceAndPerMonthFull = "total_price_and_per_month_full"
    /// The name of the product.
    case productName = "product_name"
    /// The name of the plan: “Monthly”, “3 months”, “Lifetime”.
    case subPeriod = "sub_period"
    /// The period: “month”, “3 months”.
    case subPeriodLength = "sub_period_length"
    /// The period, abbreviated: “mo”, “3 mo”.
    case subPeriodAbbreviated = "sub_period_abbreviated"
    /// The price for a month.
    case subPricePerMonth = "sub_price_per_month"
    /// The price for a week.
    case subPricePerWeek = "sub_price_per_week"
    /// The period with its number: “1 month”; “Lifetime” where it is paid once.
    case subDuration = "sub_duration"
    /// The period in months where it is years: “12 months”.
    case subDurationInMonths = "sub_duration_in_months"
    /// How long the offer lasts: “7 days”.
    case subOfferDuration = "sub_offer_duration"
    /// What the offer costs: “Free”, “$0.99”.
    case subOfferPrice = "sub_offer_price"
    /// How much lower the price is than another one: “44% off”, never more than it is.
    case subRelativeDiscount = "sub_relative_discount"

    // MARK: The second generation: a product

    /// The letters of the currency: “USD”.
    case productCurrencyCode = "product.currency_code"
    /// The sign of the store's currency as the reader knows it: “$”.
    case productCurrencySymbol = "product.currency_symbol"
    /// How often it is paid: “monthly”, “every 3 months”.
    case productPeriodly = "product.periodly"
    /// The price: “$59.99”.
    case productPrice = "product.price"
    /// The price for each period: “$59.99 per year”.
    case productPricePerPeriod = "product.price_per_period"
    /// The price for each period, abbreviated: “$59.99/yr”.
    case productPricePerPeriodAbbreviated = "product.price_per_period_abbreviated"
    /// The price for a day.
    case productPricePerDay = "product.price_per_day"
    /// The price for a week.
    case productPricePerWeek = "product.price_per_week"
    /// The price for a month.
    case productPricePerMonth = "product.price_per_month"
    /// The price for a year.
    case productPricePerYear = "product.price_per_year"
    /// The period: “month”, “3 months”.
    case productPeriod = "product.period"
    /// The period, abbreviated: “mo”, “3 mo”.
    case productPeriodAbbreviated = "product.period_abbreviated"
    /// How many whole days the period has.
    case productPeriodInDays = "product.period_in_days"
    /// How many whole weeks the period has.
    case productPeriodInWeeks = "product.period_in_weeks"
    /// How many whole months the period has.
    case productPeriodInMonths = "product.period_in_months"
    /// How many whole years the period has.
    case productPeriodInYears = "product.period_in_years"
    /// The period with its number: “1 month”.
    case productPeriodWithUnit = "product.period_with_unit"
    /// The name of the product.
    case productStoreProductName = "product.store_product_name"
    /// How much is saved against another price: “44%”, never more than it is.
    case productRelativeDiscount = "product.relative_discount"

    // MARK: The second generation: an offer

    /// What the offer costs: “Free”, “$0.99”.
    case productOfferPrice = "product.offer_price"
    /// What the offer costs for a day.
    case productOfferPricePerDay = "product.offer_price_per_day"
    /// What the offer costs for a week; no value where it is shorter.
    case productOfferPricePerWeek = "product.offer_price_per_week"
    /// What the offer costs for a month; no value where it is shorter.
    case productOfferPricePerMonth = "product.offer_price_per_month"
    /// What the offer costs for a year; no value where it is shorter.
    case productOfferPricePerYear = "product.offer_price_per_year"
    /// How long the whole offer lasts: “month”, “3 months”.
    case productOfferPeriod = "product.offer_period"
    /// The same, abbreviated: “mo”, “3 mo”.
    case productOfferPeriodAbbreviated = "product.offer_period_abbreviated"
    /// How many whole days the offer lasts.
    case productOfferPeriodInDays = "product.offer_period_in_days"
    /// How many whole weeks the offer lasts; no value where it is shorter.
    case productOfferPeriodInWeeks = "product.offer_period_in_weeks"
    /// How many whole months the offer lasts; no value where it is shorter.
    case productOfferPeriodInMonths = "product.offer_period_in_months"
    /// How many whole years the offer lasts; no value where it is shorter.
    case productOfferPeriodInYears = "product.offer_period_in_years"
    /// How long the whole offer lasts, with its number: “7 days”.
    case productOfferPeriodWithUnit = "product.offer_period_with_unit"
    /// The day on which the offer ends, counted on the calendar.
    case productOfferEndDate = "product.offer_end_date"
    /// What a second offer costs; the App Store has none.
    case productSecondaryOfferPrice = "product.secondary_offer_price"
    /// How long a second offer lasts; the App Store has none.
    case productSecondaryOfferPeriod = "product.secondary_offer_period"
    /// The same, abbreviated; the App Store has none.
    case productSecondaryOfferPeriodAbbreviated = "product.secondary_offer_period_abbreviated"

    // MARK: The second generation: a countdown

    /// The days left, with two digits.
    case countDaysWithZero = "count_days_with_zero"
    /// The days left.
    case countDaysWithoutZero = "count_days_without_zero"
    /// The hours left of the day, with two digits.
    case countHoursWithZero = "count_hours_with_zero"
    /// The hours left of the day.
    case countHoursWithoutZero = "count_hours_without_zero"
    /// The minutes left of the hour, with two digits.
    case countMinutesWithZero = "count_minutes_with_zero"
    /// The minutes left of the hour.
    case countMinutesWithoutZero = "count_minutes_without_zero"
    /// The seconds left of the minute, with two digits.
    case countSecondsWithZero = "count_seconds_with_zero"
    /// The seconds left of the minute.
    case countSecondsWithoutZero = "count_seconds_without_zero"
}
