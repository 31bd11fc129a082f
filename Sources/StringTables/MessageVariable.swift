public import Languages

/// A named part of a format string: forms between which a number chooses.
///
/// A format string refers to it as `%#@name@`. In a `.stringsdict` file it is a dictionary with
/// `NSStringFormatSpecTypeKey`, in a string catalogue a substitution.
///
/// ```swift
/// try MessageText(
///     parsing: "%#@files@ in %#@folders@",
///     variables: [
///         "files": MessageVariable(forms: [.one: "%d file", .other: "%d files"], valueType: "d"),
///         "folders": MessageVariable(forms: [.one: "one folder", .other: "%d folders"], valueType: "d"),
///     ])
/// ```
public struct MessageVariable: Hashable, Sendable {
    /// The format strings of the forms.
    public var forms: [PluralCategory: String]
    /// How `%arg` writes the number, without the per cent sign: `d`, `lld`, `u`, `.1f`, `@`; `lld` where it is nil.
    ///
    /// Apple shows `(null)` where a file names none. Where it names one, the forms must agree with it.
    public var valueType: String?
    /// Which argument the number is, counted from 0, where the variable says so itself, as a substitution may.
    public var argument: Int?

    /// Makes a variable from its parts.
    public init(forms: [PluralCategory: String], valueType: String? = nil, argument: Int? = nil) {
        self.forms = forms
        self.valueType = valueType
        self.argument = argument
    }
}
