/// What a button is to its dialog; the platform gives it a place and a style by it.
public struct ButtonRole: Hashable, Sendable, CustomStringConvertible {
    /// The name, as JSON writes it.
    public let rawValue: String

    /// Makes a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Goes on; the first of several is the one that the return key presses.
    public static let `default` = ButtonRole(rawValue: "default")
    /// Leaves the dialog and changes nothing; a message has at most one of these.
    public static let cancel = ButtonRole(rawValue: "cancel")
    /// Takes something away for good.
    public static let destructive = ButtonRole(rawValue: "destructive")

    /// Every role that is known.
    public static let known: [ButtonRole] = [.default, .cancel, .destructive]

    /// The name.
    public var description: String { rawValue }
}
