import PurchaseMessages

/// The title and body of a notification: inert, and beginning with a mark where a display would take the wrong direction.
struct NotificationTexts {
    let title: String?
    let body: String?

    /// The texts of a message; nil where nothing can be sent, which `nothing` tells.
    init?(_ message: PurchaseMessage) {
        title = message.inertTitle.map { ReadingDirection.marked($0, message.direction) }
        body = message.inertBody.map { ReadingDirection.marked($0, message.direction) }
        if message.isSilent || (title == nil && body == nil) { return nil }
    }

    /// What is sent of a message without texts: nothing, with a note.
    static func nothing(of message: PurchaseMessage) -> RenderedMessage {
        let note = message.isSilent ? RenderingNote.silent : RenderingNote.unsuited("there is no text in it")
        return .nothing(note, contentType: RenderedMessage.json)
    }

    private init(title: String?, body: String?) {
        self.title = title
        self.body = body
    }

    /// The texts in the order in which they are shortened.
    var parts: [(name: String, text: String)] {
        [("body", body), ("title", title)].compactMap { name, text in text.map { (name, $0) } }
    }

    /// The same with the texts of `parts` replaced.
    func replaced(by parts: [String]) -> NotificationTexts {
        var rest = parts[...]
        let body = self.body == nil ? nil : rest.popFirst()
        let title = self.title == nil ? nil : rest.popFirst()
        return NotificationTexts(title: title, body: body)
    }
}
