import Languages
import StringTables

/// A renewal that a reader is told of.
struct Renewal {
    let reader: String
    let plan: String
    /// Plain digits, such as `9.99`.
    let amount: String
    /// Three letters of ISO 4217.
    let currency: String
    let nextPayment: (year: Int, month: Int, day: Int)
    /// How many months the reader has been a member.
    let months: Int64
}

/// The mail about a renewal in one language.
struct RenewalMail {
    let subject: String
    let body: [String]

    init(_ renewal: Renewal, localizer: Localizer, language: LanguageTag) {
        let formatting = localizer.formatting
        let price = formatting.price(renewal.amount, currency: renewal.currency, in: language)
        let next = renewal.nextPayment
        let date = formatting.date(year: next.year, month: next.month, day: next.day, in: language)
        func text(_ key: StringKey, _ arguments: MessageArgument...) -> String {
            localizer.languageSelectedString(for: key, arguments: arguments, language: language)
        }
        subject = text(Strings.Mail.subject, .string(renewal.plan))
        body = [
            text(Strings.Mail.greeting, .string(renewal.reader)),
            text(Strings.Mail.charged, .string(renewal.plan), .formatted(price)),
            text(Strings.Mail.member, .integer(renewal.months)),
            text(Strings.Mail.next, .formatted(date)),
            text(Strings.Mail.cancel),
        ]
    }
}
