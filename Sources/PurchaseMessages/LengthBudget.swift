/// How long the texts of a message may be where they are shown.
///
/// ```swift
/// LengthBudget.usual(for: .banner).holds(message)  // true: 60 characters and 150 at most
/// ```
///
/// Lengths are in characters that a reader counts. A text is written to fit, its values included; a renderer of a
/// target with a harder limit shortens it. Nil is no limit.
///
/// The budgets of places on a screen are this project's own: what stands in one or two lines of a telephone in the longest
/// of its languages. The others are their targets' rules, and name their source.
public struct LengthBudget: Hashable, Sendable {
    /// The most characters of the title.
    public let title: Int?
    /// The most characters of the body.
    public let body: Int?
    /// Who says so: an address, a standard, or `Shoptalk`.
    public let source: String

    /// Makes a budget.
    public init(title: Int?, body: Int?, source: String) {
        self.title = title
        self.body = body
        self.source = source
    }

    /// A line under an indicator.
    public static let progress = LengthBudget(title: 52, body: 60, source: "Shoptalk")
    /// Text beside the thing that it is about.
    public static let inline = LengthBudget(title: 60, body: 200, source: "Shoptalk")
    /// A short note.
    public static let toast = LengthBudget(title: 52, body: 120, source: "Shoptalk")
    /// A dialog: a short title and an optional sentence.
    ///
    /// Source: Apple's Human Interface Guidelines, “Alerts”.
    public static let dialog = LengthBudget(title: 60, body: 200, source: "Shoptalk")
    /// A strip over the screen.
    public static let banner = LengthBudget(title: 60, body: 150, source: "Shoptalk")
    /// A small mark.
    public static let badge = LengthBudget(title: 30, body: 60, source: "Shoptalk")
    /// A notification as a lock screen shows it unfolded.
    ///
    /// The 4,096 bytes of a payload are far away.
    public static let push = LengthBudget(title: 60, body: 178, source: "Shoptalk")
    /// A letter: with its name, the subject stays within the 78 characters of a line.
    public static let email = LengthBudget(title: 69, body: nil, source: "RFC 5322, section 2.1.1")
    /// Terms that have to be there in full.
    public static let disclosure = LengthBudget(title: 80, body: nil, source: "Shoptalk")
    /// A message within the App Store's own sheet.
    public static let retention = LengthBudget(
        title: 66, body: 144,
        source: "https://developer.apple.com/documentation/retentionmessaging/uploadmessagerequestbody")
    /// A message in a channel: a header and a section.
    public static let slack = LengthBudget(
        title: 150, body: 3_000, source: "https://docs.slack.dev/reference/block-kit/blocks")
    /// Nothing is shown, or nobody knows where.
    public static let none = LengthBudget(title: nil, body: nil, source: "Shoptalk")

    /// The budget of the place where a message is shown.
    ///
    /// - Parameter presentation: The place.
    /// - Returns: Its budget; `none` for a place that is not known here.
    public static func usual(for presentation: Presentation) -> LengthBudget {
        switch presentation {
        case .progress: progress
        case .inline: inline
        case .toast: toast
        case .alert, .sheet: dialog
        case .banner: banner
        case .badge: badge
        case .push: push
        case .email: email
        case .disclosure: disclosure
        default: none
        }
    }

    /// Whether a message fits; marks of direction around values take no room.
    public func holds(_ message: PurchaseMessage) -> Bool {
        func fits(_ text: String?, _ limit: Int?) -> Bool {
            guard let text, let limit else { return true }
            return LengthBudget.length(of: text) <= limit
        }
        return fits(message.title, title) && fits(message.body, body)
    }

    /// How many characters of a text take room: all but the marks of direction around values.
    ///
    /// - Complexity: Linear in the length of the text.
    public static func length(of text: String) -> Int {
        var scalars = text.unicodeScalars
        scalars.removeAll(where: marks.contains)
        return String(scalars).count
    }

    /// What stands around an isolated value.
    private static let marks: Set<Unicode.Scalar> = ["\u{2068}", "\u{2069}"]
}
