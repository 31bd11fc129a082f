internal import Languages
internal import MessageRendering
internal import PurchaseMessages
internal import Purchases
internal import StringTables

/// Holds messages against what a reader may expect: a text in their language that is whole and fits.
///
/// Every text of a message is looked at, also those for values that are not known; they are told apart by their keys. The
/// composer has to isolate values, for else a placeholder could not be told from a product that is called so.
struct MessageCheck: Sendable {
    /// What makes the messages.
    let composer: MessageComposer
    /// Where the messages are written for; nil for the places that each of them is meant for.
    let format: RenderingFormat?
    /// Whether a text that nobody has looked at is a finding.
    let requiresReview: Bool

    /// What is wrong with a message in one language; nothing where the message is silent.
    ///
    /// - Parameters:
    ///   - definition: The message.
    ///   - values: A value for each of its parameters.
    ///   - language: The language of the reader. A region shares the texts of its language: German serves Austria, but
    ///     simplified Chinese does not serve Taiwan.
    /// - Returns: The findings, each once.
    func findings(
        about definition: MessageDefinition, values: [String: MessageValue], in language: LanguageTag
    ) -> [MessageFinding] {
        if definition.isSilent { return [] }
        let incomplete = (definition.titlesWithout + definition.bodiesWithout).map { names in
            values.filter { !names.contains($0.key) }
        }
        var known: Set<MessageFinding> = []
        return ([values] + incomplete).flatMap { values in
            findings(in: composer.message(definition.id, parameters: values, language: language), definition)
        }.filter { known.insert($0).inserted }
    }

    private func findings(in message: PurchaseMessage, _ definition: MessageDefinition) -> [MessageFinding] {
        let finding = { (kind: MessageFinding.Kind, part: String, key: String?, reason: String) in
            MessageFinding(
                id: definition.id, language: message.requestedLanguage, kind: kind, part: part, key: key, reason: reason
            )
        }
        let parts = parts(of: message, definition)
        if !parts.contains(where: { $0.name == "title" || $0.name == "body" }) {
            return [finding(.malformed, "message", nil, "it has neither a title nor a body")]
        }
        var findings: [MessageFinding] = []
        var unreviewed: [(state: EntryState, name: String)] = []
        for part in parts {
            guard let found = lookUp(part, message) else {
                findings.append(finding(.missing, part.name, part.key.key, "there is no such text"))
                continue
            }
            if !isOwn(found.language, of: message.requestedLanguage), hasUnfilledText(part, message) {
                let reason = "a value is missing or of another type, so the text in \(found.language) is shown"
                findings.append(finding(.malformed, part.name, part.key.key, reason))
            } else if !isOwn(found.language, of: message.requestedLanguage) {
                let reason = "the text is in \(found.language)"
                findings.append(finding(.missing, part.name, part.key.key, reason))
            } else if found.state != .translated {
                unreviewed.append((found.state, part.name))
            }
            for fault in TextFaults(found.text, isLine: part.name != "body" && part.name != "spoken").found {
                findings.append(finding(.malformed, part.name, part.key.key, fault))
            }
            let budget = definition.lengthBudget
            let limit = part.name == "title" ? budget.title : part.name == "body" ? budget.body : nil
            if let limit, LengthBudget.length(of: found.text) > limit {
                let length = LengthBudget.length(of: found.text)
                let reason = "\(length) characters, and \(limit) are the most (\(budget.source))"
                findings.append(finding(.tooLong, part.name, part.key.key, reason))
            }
        }
        for format in format.map({ [$0] }) ?? Self.formats(for: definition) {
            for note in format.renderer.render(message).notes where note.kind == .shortened || note.kind == .unsuited {
                let key = parts.first { $0.name == note.part }?.key.key
                findings.append(finding(.tooLong, note.part, key, "\(format.rawValue): \(note)"))
            }
        }
        if requiresReview, let worst = unreviewed.map(\.state).min() {
            let names = unreviewed.map(\.name).joined(separator: ", ")
            findings.append(finding(.notReviewed, "message", nil, "\(worst.rawValue): \(names)"))
        }
        return findings
    }

    /// A text of a message: its name as part of the message, and where it comes from.
    private typealias Part = (name: String, key: TextKey)

    private func parts(of message: PurchaseMessage, _ definition: MessageDefinition) -> [Part] {
        var parts: [Part] = []
        if let key = message.titleKey { parts.append(("title", key)) }
        if let key = message.bodyKey { parts.append(("body", key)) }
        if let names = definition.spokenArguments, names.allSatisfy({ value($0, message) != nil }) {
            let values = names.map { value($0, message)?.formatted ?? "" }
            parts.append(("spoken", TextKey(definition.spokenKey, parameters: names, values: values)))
        }
        return parts + definition.buttons.map { ("button." + $0.id, TextKey($0.titleKey)) }
    }

    private func lookUp(_ part: Part, _ message: PurchaseMessage) -> LocalizedText? {
        let arguments = zip(part.key.parameters, part.key.values).map { name, text -> MessageArgument in
            // A text needs the number itself to choose its plural form.
            if case .integer(let number)? = value(name, message)?.value { return .integer(Int64(number)) }
            return .formatted(text)
        }
        return composer.localizer.localizedText(
            forKey: part.key.key, arguments: arguments, language: message.requestedLanguage)
    }

    /// Whether the reader's own language has a text that asks for other values than the message has.
    private func hasUnfilledText(_ part: Part, _ message: PurchaseMessage) -> Bool {
        // A number fills every place, and nobody reads it.
        let found = composer.localizer.localizedText(
            forKey: part.key.key, arguments: Array(repeating: .integer(2), count: part.key.parameters.count + 9),
            language: message.requestedLanguage)
        return found.map { isOwn($0.language, of: message.requestedLanguage) } ?? false
    }

    private func value(_ name: String, _ message: PurchaseMessage) -> MessageParameter? {
        message.parameters.first { $0.name == name }
    }

    /// Whether a text is in the reader's own language, whatever the region.
    private func isOwn(_ language: LanguageTag, of reader: LanguageTag) -> Bool {
        let text = language.canonical.maximized
        let wish = reader.canonical.maximized
        return text.language == wish.language && text.script == wish.script
    }

    /// The places with limits of their own that a message is meant for.
    private static func formats(for definition: MessageDefinition) -> [RenderingFormat] {
        if definition.lengthBudget == .retention { return [.retention] }
        if definition.lengthBudget == .slack { return [.slack] }
        switch definition.presentation {
        case .push: return [.apns, .localizedAPNs, .fcm, .webPush]
        case .email: return [.email]
        default: return []
        }
    }
}
