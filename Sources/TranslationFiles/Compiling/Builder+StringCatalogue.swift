public import Diagnostics
internal import Languages
public import StringTables

extension StringTable.Builder {
    /// Adds every text of a catalogue that is there.
    ///
    /// - A text that is empty and `new` is not there yet.
    /// - A key that Xcode found in code and that has no text in the source language is its own text, as in Xcode.
    /// - The state of a text that chooses between forms is the worst of theirs.
    /// - Forms that insert several numbers are chosen by the first of them, with a warning.
    /// - A substitution without a number takes the argument whose turn it is, as any placeholder does.
    ///
    /// - Returns: What is wrong with the catalogue, its own ``StringCatalogue/diagnostics`` first. A text with an error
    ///   is left out, and everything else is added.
    @discardableResult
    public mutating func add(_ catalogue: StringCatalogue) -> [Diagnostic] {
        var compiler = CatalogueCompiler(catalogue: catalogue)
        let (entries, diagnostics) = catalogue.read()
        for entry in entries {
            for text in compiler.texts(of: entry) {
                do {
                    try add(key: entry.key, language: text.language, text: text.text, state: text.state)
                } catch {
                    compiler.report(ReadingProblem(error: error, at: entry.offset))
                }
            }
        }
        return diagnostics + catalogue.source.diagnostics(compiler.problems)
    }
}
