import Languages
import PriceFormatting
import StringTables

/// Prints the mail about one renewal in the languages that are named, or in all five.
///
/// Usage: ReceiptMail [LANGUAGE]...
@main
struct ReceiptMail {
    static func main() {
        // A mail is plain text: marks of direction around each argument would only show in old programs.
        let localizer = Localizer(tables: Strings.tables, formatting: ICUValueFormatting(), isolation: .none)
        let renewal = Renewal(
            reader: "Анна", plan: "Cookbook Plus", amount: "9.99", currency: "EUR",
            nextPayment: (year: 2026, month: 12, day: 31), months: 23)
        let named = CommandLine.arguments.dropFirst().compactMap { LanguageTag($0) }
        for language in named.isEmpty ? ["en", "de", "ru", "ja", "ar"] : named {
            let mail = RenewalMail(renewal, localizer: localizer, language: language)
            print("Subject: \(mail.subject)\n")
            print(mail.body.joined(separator: "\n"), terminator: "\n\n")
        }
    }
}
