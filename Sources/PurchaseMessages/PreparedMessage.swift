import Languages
import StringTables

/// What a message is made of for the readers of one language, found once for all messages of its name.
///
/// Only values differ from one message of a name to the next. Everything else is here: where the texts are, the titles of
/// buttons, the language in which values are written.
final class PreparedMessage: Sendable {
    let plan: MessagePlan
    /// The language of the reader.
    let requested: TextLanguage
    /// The names of products for the reader.
    let names: DisplayNames
    let title: PreparedText?
    let body: PreparedText?
    let spoken: PreparedText?
    /// The buttons; nil where no table has one of their titles.
    let buttons: [MessageButton]?
    /// The language of the title of the first button where that is not the reader's, and the worst state of all titles.
    let buttonLanguage: TextLanguage?
    let buttonState: EntryState
    /// The language that the text is in, unless values are missing that it needs.
    let language: TextLanguage
    /// The language in which to write numbers, prices and days.
    ///
    /// It is the reader's own, with its region, where the text is in it; a text that is in another language has the
    /// numbers of that language.
    let writing: TextLanguage

    /// Finds the texts of a message.
    init(_ plan: MessagePlan, for reader: PreparedReader, in localizer: Localizer) {
        let requested = reader.language
        func text(_ plan: TextPlan?) -> PreparedText? {
            plan.map { PreparedText($0, for: requested.tag, in: localizer) }
        }

        self.plan = plan
        self.requested = requested
        names = reader.names
        title = text(plan.title)
        body = text(plan.body)
        spoken = text(plan.spoken)

        var buttons: [MessageButton] = []
        var firstLanguage: TextLanguage?
        var state = EntryState.translated
        buttons.reserveCapacity(plan.buttons.count)
        for button in plan.buttons {
            guard let title = reader.title(of: button, in: localizer) else { break }
            if buttons.isEmpty { firstLanguage = title.language }
            state = min(state, title.state)
            let definition = button.definition
            buttons.append(
                MessageButton(id: definition.id, role: definition.role, title: title.text, action: definition.action))
        }
        self.buttons = buttons.count == plan.buttons.count ? buttons : nil
        buttonLanguage = firstLanguage
        buttonState = state

        language = PreparedMessage.language(of: title ?? body, for: requested, in: localizer)
        let isOwn =
            language === requested
            || language.tag.canonical.language == requested.tag.canonical.language
        writing = isOwn ? requested : language
    }

    /// The language of the text that decides in which one values are written.
    private static func language(
        of text: PreparedText?, for requested: TextLanguage, in localizer: Localizer
    ) -> TextLanguage {
        guard let text, text.found != nil else { return requested }
        // What is put in does not matter here, but a text that lacks an argument would not be the one that is shown.
        let arguments = text.plan.arguments.map { _ in MessageArgument.formatted("") }
        if text.filled(with: arguments, in: localizer) != nil {
            return text.isOwn ? requested : text.found.map { TextLanguage($0.language) } ?? requested
        }
        let other = localizer.localizedText(
            forKey: text.plan.key.key, arguments: arguments, language: requested.tag)
        return other.map { TextLanguage($0.language) } ?? requested
    }
}

/// A language with the direction in which its texts run, which takes a while to find.
final class TextLanguage: Sendable {
    let tag: LanguageTag
    let direction: TextDirection

    init(_ tag: LanguageTag) {
        self.tag = tag
        direction = tag.direction
    }
}
