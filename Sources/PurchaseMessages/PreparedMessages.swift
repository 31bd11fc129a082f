import Languages
import StringTables

/// The messages that a composer has made before, each prepared for the readers of one language.
///
/// What is asked for a second time stays as long as the composer, and is found without a lock: a preview of everything asks
/// once, and would hold some megabytes for nothing. A program that speaks more languages than there is room for prepares a
/// message of the others each time.
final class PreparedMessages: Sendable {
    /// How many languages stay.
    private static let capacity = 128

    private let messageCount: Int
    /// The titles of buttons by their keys, each with a number.
    private let titles: [String: Int]
    /// A ``MessagePlan`` for each message of the catalogue that was composed.
    private let plans: ReferencePlaces
    /// A ``PreparedReader`` for each language, by the number that the localizer's selection gave it.
    private let languages = ReferencePlaces(capacity: PreparedMessages.capacity)

    /// Makes room for the messages of a catalogue.
    init(of catalogue: MessageCatalogue) {
        messageCount = catalogue.definitions.count
        plans = ReferencePlaces(capacity: messageCount)
        titles = catalogue.definitions.reduce(into: [:]) { titles, definition in
            for button in definition.buttons where titles[button.titleKey] == nil {
                titles[button.titleKey] = titles.count
            }
        }
    }

    /// Lends a message of a number in the catalogue, prepared where it is not yet.
    @inline(__always)
    func withMessage<Result>(
        _ number: Int, for language: LanguageTag, in localizer: Localizer, _ definition: () -> MessageDefinition,
        _ body: (PreparedMessage) -> Result
    ) -> Result {
        func plan() -> MessagePlan {
            let plan = plans.address(at: number) ?? plans.fill(number, with: MessagePlan(definition(), titles: titles))
            return Unmanaged<MessagePlan>.fromOpaque(plan).takeUnretainedValue()
        }

        guard let place = localizer.selection.number(of: language), place < PreparedMessages.capacity else {
            let reader = PreparedReader(of: language, messageCount: 0, titleCount: 0)
            return body(PreparedMessage(plan(), for: reader, in: localizer))
        }
        let reader =
            languages.address(at: place)
            ?? languages.fill(
                place, with: PreparedReader(of: language, messageCount: messageCount, titleCount: titles.count))
        // What is kept lives as long as we do: no reference has to be counted.
        return Unmanaged<PreparedReader>.fromOpaque(reader)._withUnsafeGuaranteedRef { reader in
            if let known = reader.messages.address(at: number) {
                return Unmanaged<PreparedMessage>.fromOpaque(known)._withUnsafeGuaranteedRef(body)
            }
            let plan = plan()
            let message = PreparedMessage(plan, for: reader, in: localizer)
            if reader.asked.address(at: number) == nil {
                _ = reader.asked.fill(number, with: plan)
            } else {
                _ = reader.messages.fill(number, with: message)
            }
            return body(message)
        }
    }
}

/// What is prepared for the readers of one language.
final class PreparedReader: Sendable {
    let language: TextLanguage
    let names: DisplayNames
    /// Something for each message of the catalogue that was composed once.
    fileprivate let asked: ReferencePlaces
    /// A ``PreparedMessage`` for each message of the catalogue that was composed again.
    fileprivate let messages: ReferencePlaces

    /// A ``ButtonTitle`` for each that was found.
    private let titles: ReferencePlaces

    init(of language: LanguageTag, messageCount: Int, titleCount: Int) {
        self.language = TextLanguage(language)
        names = DisplayNames(for: language)
        asked = ReferencePlaces(capacity: messageCount)
        messages = ReferencePlaces(capacity: messageCount)
        titles = ReferencePlaces(capacity: titleCount)
    }

    /// The title of a button, which many messages have alike; nil where no table has it.
    func title(of button: MessagePlan.Button, in localizer: Localizer) -> ButtonTitle? {
        if let known = titles.address(at: button.number) {
            return Unmanaged<ButtonTitle>.fromOpaque(known).takeUnretainedValue()
        }
        guard let title = ButtonTitle(button.titleKey, for: language, in: localizer) else { return nil }
        if button.number < titles.capacity { _ = titles.fill(button.number, with: title) }
        return title
    }
}

/// What is written on a button for the readers of one language.
final class ButtonTitle: Sendable {
    let text: String
    let state: EntryState
    /// The language of the text where that is not the reader's.
    let language: TextLanguage?

    init?(_ key: String, for reader: TextLanguage, in localizer: Localizer) {
        guard let found = localizer.find(key, for: reader.tag), let text = localizer.fill(found, with: []) else {
            return nil
        }
        self.text = text
        state = found.state
        language = found.language == reader.tag ? nil : TextLanguage(found.language)
    }
}
