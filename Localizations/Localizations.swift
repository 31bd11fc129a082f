public import Languages
public import StringTables

/// Shoptalk's own texts, compiled into the program.
///
/// The texts live beside this file, one string catalogue for each family of messages. Whoever adds a language or a text
/// edits a catalogue; the build compiles them.
///
/// ```swift
/// let localizer = Localizer(tables: [myTable] + Localizations.tables, language: "ru", formatting: formatting)
/// ```
public enum Localizations {
    /// The tables of all texts, one a family of messages; put them behind your own tables, so that theirs win.
    public static let tables = Strings.tables

    /// The languages that the texts are written in, sorted by their tags.
    public static let languages = Set(tables.flatMap(\.languages)).sorted()
}
