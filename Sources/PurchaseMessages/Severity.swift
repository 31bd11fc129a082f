/// How serious a message is, for its colour, its icon and its place in a log.
public struct Severity: Hashable, Sendable, CustomStringConvertible {
    /// The name, as JSON writes it.
    public let rawValue: String

    /// Makes a severity from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Good to know.
    public static let info = Severity(rawValue: "info")
    /// Something went well.
    public static let success = Severity(rawValue: "success")
    /// Something needs attention.
    public static let warning = Severity(rawValue: "warning")
    /// Something went wrong.
    public static let error = Severity(rawValue: "error")

    /// Every severity that is known, the mildest first.
    public static let known: [Severity] = [.info, .success, .warning, .error]

    /// The name.
    public var description: String { rawValue }
}
