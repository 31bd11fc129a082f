public import PurchaseMessages

/// Writes a message for one place where people read it.
///
/// Rendering never fails: what a place cannot take is shortened or left out by rule, and the notes of the result say
/// what. A message that the place cannot take at all has no bytes and a note that says why.
///
/// ```swift
/// let payload = APNsRenderer().render(message)
/// for note in payload.notes { logger.notice("\(message.id): \(note)") }
/// ```
public protocol MessageRenderer: Sendable {
    /// Writes a message.
    ///
    /// - Complexity: Linear in the length of the text, times its logarithm where it is too long.
    func render(_ message: PurchaseMessage) -> RenderedMessage
}

/// A message as bytes of one format, and what had to be changed to fit it in.
public struct RenderedMessage: Hashable, Sendable {
    /// The bytes; none where there is nothing to send or to show.
    public let bytes: [UInt8]
    /// The media type of the bytes, such as `application/json`.
    public let contentType: String
    /// What was shortened or left out, in the order of its parts.
    public let notes: [RenderingNote]

    /// Makes a rendered message.
    public init(bytes: [UInt8], contentType: String, notes: [RenderingNote] = []) {
        self.bytes = bytes
        self.contentType = contentType
        self.notes = notes
    }

    init(_ text: String, contentType: String, notes: [RenderingNote] = []) {
        self.init(bytes: Array(text.utf8), contentType: contentType, notes: notes)
    }

    /// The bytes as text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Nothing, and why.
    static func nothing(_ note: RenderingNote, contentType: String) -> RenderedMessage {
        RenderedMessage(bytes: [], contentType: contentType, notes: [note])
    }

    static let json = "application/json"
    static let plainText = "text/plain; charset=utf-8"
}

/// Something that a renderer shortened or left out.
public struct RenderingNote: Hashable, Sendable, CustomStringConvertible {
    /// What was done.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A text was too long and ends in “…”.
        case shortened
        /// A part has no place in the format.
        case omitted
        /// The format cannot take the message; there are no bytes.
        case unsuited
        /// The message is silent; there is nothing to send.
        case silent
    }

    /// What was done.
    public let kind: Kind
    /// The part of the message, such as `title`; `message` for the whole.
    ///
    /// Others are `body`, `button.retry` and `parameter.product`.
    public let part: String
    /// The limit that a shortened text was over.
    public let limit: LengthLimit?
    /// The length before and after, in the unit of the limit.
    ///
    /// It is that of the part, or of the whole where that is limited.
    public let lengths: Lengths?
    /// Why, in one English sentence without a full stop; nil where the limit says it.
    public let reason: String?

    /// The length before and after.
    public struct Lengths: Hashable, Sendable {
        /// Before.
        public let from: Int
        /// After.
        public let to: Int

        /// Makes a pair of lengths.
        public init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// Makes a note.
    public init(kind: Kind, part: String, limit: LengthLimit? = nil, lengths: Lengths? = nil, reason: String? = nil) {
        self.kind = kind
        self.part = part
        self.limit = limit
        self.lengths = lengths
        self.reason = reason
    }

    /// One line: `body shortened: at most 144 UTF-16 code units, from 180 to 141`.
    public var description: String {
        var text = TerminalText(part).description + " " + kind.rawValue
        var details: [String] = []
        if let limit { details.append("at most \(limit)") }
        if let lengths { details.append("from \(lengths.from) to \(lengths.to)") }
        if let reason { details.append(reason) }
        if !details.isEmpty { text += ": " + details.joined(separator: ", ") }
        return text
    }

    static func unsuited(_ reason: String) -> RenderingNote {
        RenderingNote(kind: .unsuited, part: "message", reason: reason)
    }

    static let silent = RenderingNote(kind: .silent, part: "message", reason: "there is nothing to say")
}
