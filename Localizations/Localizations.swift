public import StringTables

/// Shoptalk's own texts, compiled into the program.
///
/// The texts live beside this file, one string catalogue for each family of messages. Whoever adds a language or a text
/// edits a catalogue; the build compiles them.
///
/// ```swift
/// let localizer = Localizer(tables: [myTable, Localizations.table], language: "ru", formatting: formatting)
/// ```
public enum Localizations {
    /// The table of all texts; put it behind your own tables, so that theirs win.
    public static let table = StringTable(literal: CompiledStringTable.literal)
}
