import Languages
import Localizations
import PurchaseMessages
import StoreEvents
import StringTables

extension FuzzTarget {
    /// Events of the four vendors; behind two zero bytes, the decoded parts of an event of the App Store.
    static let event = FuzzTarget(name: "event") { bytes in
        guard let event = read(bytes) else { return }
        expect(read(bytes) == event, "the same bytes are another event")
        if case .unknown = event.meaning {
            expect(event.isSilent && event.messageID == "ops.event", "what an unknown event means is guessed")
        }
        for language: LanguageTag in ["en", "ar", "ru"] {
            let message = composer.message(for: event, language: language)
            expect((message == nil) == event.isSilent, "\(event.name) is silent, and is told")
            expect(message?.id == (event.isSilent ? nil : event.messageID), "\(event.name) is told in other words")
            let operations = composer.operationsMessage(for: event, language: language)
            expect(operations?.id == "ops.event", "nobody on duty hears of \(event.name)")
            for message in [message, operations] {
                guard let message else { continue }
                expect(message.language == language, "\(message.id) has no text in \(language)")
                expect(message.title?.isEmpty == false, "\(message.id) has no title")
                expect(message.body?.isEmpty == false, "\(message.id) has no body")
                expect(hasClosedIsolates(message.body ?? ""), "a value turns the text around it: \(message.body ?? "")")
            }
        }
        let missing = composer.missingParameters(for: event)
        expect(missing.isEmpty || !event.isSilent, "what is not told lacks \(missing)")
    }

    private static let composer = MessageComposer(
        localizer: Localizer(tables: Localizations.tables, formatting: PlainValueFormatting()))

    /// Reads an event, and holds an error against the text that it is about.
    private static func read(_ bytes: [UInt8]) -> StoreEvent? {
        let parts = bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false).map { Array($0) }
        do throws(StoreEventError) {
            guard parts.count == 3 else { return try StoreEvent(parsing: bytes) }
            return try StoreEvent(appStoreNotification: parts[0], transaction: parts[1], renewalInfo: parts[2])
        } catch {
            expect(!error.diagnostic.message.isEmpty, "an error says nothing")
            expect(error.diagnostic.position.offset <= bytes.count, "an error lies behind the text")
            return nil
        }
    }

    /// Whether each value is set apart and let go again.
    private static func hasClosedIsolates(_ text: String) -> Bool {
        var depth = 0
        for scalar in text.unicodeScalars {
            if scalar == "\u{2066}" || scalar == "\u{2067}" || scalar == "\u{2068}" { depth += 1 }
            if scalar == "\u{2069}" { depth -= 1 }
            if depth < 0 { return false }
        }
        return depth == 0
    }
}
