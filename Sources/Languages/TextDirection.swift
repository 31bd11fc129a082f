/// The direction in which lines of a language run.
public enum TextDirection: String, Hashable, Sendable, CaseIterable {
    /// From left to right, as in English.
    case leftToRight = "ltr"
    /// From right to left, as in Arabic and Hebrew.
    case rightToLeft = "rtl"
}
