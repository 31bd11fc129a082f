/// Where a message belongs on a screen, such as `alert`.
///
/// The set is open: a name that is not known here survives being stored and read again. Show it as `inline`.
public struct Presentation: Hashable, Sendable, CustomStringConvertible {
    /// The name, as JSON writes it.
    public let rawValue: String

    /// Makes a presentation from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nowhere: the message is silent and has no text.
    public static let none = Presentation(rawValue: "none")
    /// An indicator while something runs; the end of the operation takes it away.
    public static let progress = Presentation(rawValue: "progress")
    /// Text beside the thing that it is about.
    public static let inline = Presentation(rawValue: "inline")
    /// A short note that goes away by itself.
    public static let toast = Presentation(rawValue: "toast")
    /// A dialog that has to be answered.
    public static let alert = Presentation(rawValue: "alert")
    /// A panel over the screen, with room for an explanation.
    public static let sheet = Presentation(rawValue: "sheet")
    /// A strip that stays until it no longer applies.
    public static let banner = Presentation(rawValue: "banner")
    /// A small mark, such as the one of a test purchase.
    public static let badge = Presentation(rawValue: "badge")
    /// A notification outside the app.
    public static let push = Presentation(rawValue: "push")
    /// A letter.
    public static let email = Presentation(rawValue: "email")
    /// Text that the law or a store wants to be seen before a purchase.
    public static let disclosure = Presentation(rawValue: "disclosure")

    /// Every presentation that is known, in this order.
    public static let known: [Presentation] = [
        .none, .progress, .inline, .toast, .alert, .sheet, .banner, .badge, .push, .email, .disclosure,
    ]

    /// The name.
    public var description: String { rawValue }
}
