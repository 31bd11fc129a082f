import Languages
import Localizations
import PurchaseMessages
import StringTables
import TestSupport
import Testing

@testable import StoreEvents

@Suite("What an event does not say")
struct MissingValueTests {
    static let languages = [
        "en", "ar", "de", "es", "fr", "he", "hi", "id", "it", "ja", "ko", "nl", "pl", "pt-BR", "ru", "sv", "tr", "uk",
        "vi", "zh-Hans", "zh-Hant",
    ]

    private let composer = MessageComposer(
        localizer: Localizer(tables: Localizations.tables, formatting: PlainValueFormatting()),
        storeName: "Another Store")

    @Test("leaves no gap in the messages of any public event", arguments: languages)
    func samples(_ language: String) throws {
        let tag = try #require(LanguageTag(language))
        let samples = SampleEvent.all
        if samples.isEmpty, let missing = PublicCorpora.reportMissing("events") { Issue.record("\(missing)") }
        var told = 0
        for sample in samples {
            guard let event = try? StoreEvent(parsing: sample.bytes) else { continue }
            told += check(event, tag, sample.name)
        }
        #expect(samples.isEmpty || told > 30)
    }

    @Test("leaves no gap in the message of any event that says nothing at all", arguments: languages)
    func smallest(_ language: String) throws {
        let tag = try #require(LanguageTag(language))
        var told = 0
        for row in EventRow.all { told += check(try StoreEvent(parsing: Array(row.json.utf8)), tag, row.json) }
        #expect(told > 80)
    }

    @Test(
        "is filled by no name of another store",
        arguments: [
            (
                "{\"event\":{\"type\":\"BILLING_ISSUE\"}}",
                "Your subscription couldn’t be renewed. Update your payment method."
            ),
            (
                "{\"event\":{\"type\":\"BILLING_ISSUE\",\"product_id\":\"pro\"}}",
                "\u{2068}pro\u{2069} couldn’t be renewed. Update your payment method."
            ),
            (
                "{\"event\":{\"type\":\"BILLING_ISSUE\",\"store\":\"PLAY_STORE\"}}",
                "Your subscription couldn’t be renewed. Update your payment method in the \u{2068}Google Play\u{2069} app."
            ),
        ])
    func store(json: String, body: String) throws {
        let event = try StoreEvent(parsing: Array(json.utf8))
        #expect(composer.message(for: event)?.body == body)
        let operations = try #require(composer.operationsMessage(for: event))
        #expect(operations.body?.contains("Another Store") == false)
    }

    /// Checks both messages of an event, and says how many there are for the buyer.
    private func check(_ event: StoreEvent, _ language: LanguageTag, _ name: String) -> Int {
        let message = composer.message(for: event, language: language)
        for message in [message, composer.operationsMessage(for: event, language: language)].compactMap(\.self) {
            for text in [message.title, message.body, message.accessibilityText].compactMap(\.self) {
                #expect(!hasGap(text), "\(language) \(name): \(text)")
                #expect(!text.contains("Another Store"), "\(language) \(name): \(text)")
            }
        }
        return message == nil ? 0 : 1
    }

    /// Whether a text has a value of nothing but a dash or a space, or the dash that stands for a missing one.
    private func hasGap(_ text: String) -> Bool {
        let values = text.split(separator: "\u{2068}", omittingEmptySubsequences: false).dropFirst().map {
            $0.prefix { $0 != "\u{2069}" }
        }
        let isGap = values.contains { value in value.allSatisfy { "–—- \u{00A0}".contains($0) } }
        return isGap || text.contains("–")
    }

    @Test("shows where the guard itself fails")
    func guardFails() {
        #expect(hasGap("\u{2068}\u{2069} ended."))
        #expect(hasGap("\u{2068}—\u{2069} ended."))
        #expect(hasGap("– ended."))
        #expect(!hasGap("Затем — \u{2068}9,99\u{2069}."))
    }
}
