internal import Diagnostics
internal import JSONText
internal import Languages
internal import Purchases

/// Something that a check found in a message of one language.
struct MessageFinding: Hashable, Sendable {
    /// What is wrong; the names are those of JSON.
    enum Kind: String, Hashable, Sendable, CaseIterable {
        /// There is no text in the language that was asked for.
        case missing
        /// A text has more characters than the place where it is shown has room for.
        case tooLong
        /// A text has something in it that no reader should see, or nothing at all.
        case malformed
        /// Nobody has looked at a text yet.
        case notReviewed

        /// The kind in words.
        var words: String {
            switch self {
            case .missing: "missing"
            case .tooLong: "too long"
            case .malformed: "malformed"
            case .notReviewed: "not reviewed"
            }
        }
    }

    /// The message.
    let id: MessageID
    /// The language that was asked for.
    let language: LanguageTag
    /// What is wrong.
    let kind: Kind
    /// The part of the message: `title`, `body`, `spoken`, `button.ok`, or `message` for the whole.
    let part: String
    /// The key of the text in the catalogues; nil where the finding is about more than one text.
    let key: String?
    /// What was found, in one English sentence without a full stop.
    let reason: String

    /// The finding on one line, which ends with a line feed.
    var line: String {
        let text = "\(id) \(language): \(kind.words): \(key ?? part): \(reason)"
        return VisibleText(text).text + "\n"
    }

    /// The finding for programs.
    var json: JSONValue {
        .object([
            ("id", .string(id.rawValue)), ("language", .string(language.description)), ("kind", .string(kind.rawValue)),
            ("part", .string(part)), ("key", key.map { .string($0) } ?? .null), ("reason", .string(reason)),
        ])
    }
}
