import Languages
import StringTables

/// The messages that a composer has made before, each prepared for the readers of one language.
///
/// What is prepared stays as long as the composer, and is found without a lock. A program that speaks more languages than
/// there is room for prepares a message of the others each time.
final class PreparedMessages: Sendable {
    /// How many languages stay.
    private static let capacity = 128

    private let messageCount: Int
    /// A ``MessagePlan`` for each message of the catalogue that was composed.
    private let plans: ReferencePlaces
    /// A ``PreparedReader`` for each language, by the number that the localizer's selection gave it.
    private let languages = ReferencePlaces(capacity: PreparedMessages.capacity)

    /// Makes room for so many messages of a catalogue.
    init(messageCount: Int) {
        self.messageCount = messageCount
        plans = ReferencePlaces(capacity: messageCount)
    }

    /// Lends a message of a number in the catalogue, prepared where it is not yet.
    @inline(__always)
    func withMessage<Result>(
        _ number: Int, for language: LanguageTag, in localizer: Localizer, _ definition: () -> MessageDefinition,
        _ body: (PreparedMessage) -> Result
    ) -> Result {
        func plan() -> MessagePlan {
            let plan = plans.address(at: number) ?? plans.fill(number, with: MessagePlan(definition()))
            return Unmanaged<MessagePlan>.fromOpaque(plan).takeUnretainedValue()
        }

        guard let place = localizer.selection.number(of: language), place < PreparedMessages.capacity else {
            return body(PreparedMessage(plan(), for: PreparedReader(of: language, messageCount: 0), in: localizer))
        }
        let reader =
            languages.address(at: place)
            ?? languages.fill(place, with: PreparedReader(of: language, messageCount: messageCount))
        // What is kept lives as long as we do: no reference has to be counted.
        return Unmanaged<PreparedReader>.fromOpaque(reader)._withUnsafeGuaranteedRef { reader in
            let message =
                reader.messages.address(at: number)
                ?? reader.messages.fill(number, with: PreparedMessage(plan(), for: reader, in: localizer))
            return Unmanaged<PreparedMessage>.fromOpaque(message)._withUnsafeGuaranteedRef(body)
        }
    }
}

/// What is prepared for the readers of one language.
final class PreparedReader: Sendable {
    let language: TextLanguage
    let names: DisplayNames
    /// A ``PreparedMessage`` for each message of the catalogue that was composed.
    fileprivate let messages: ReferencePlaces

    init(of language: LanguageTag, messageCount: Int) {
        self.language = TextLanguage(language)
        names = DisplayNames(for: language)
        messages = ReferencePlaces(capacity: messageCount)
    }
}
