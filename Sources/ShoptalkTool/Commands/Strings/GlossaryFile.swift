internal import TranslationLint

/// A file of words that have to be translated in one way.
struct GlossaryFile: Sendable {
    /// The words, in the order of the file.
    let terms: [LintOptions.Term]

    /// Reads a file.
    ///
    /// - Throws: A failure with status 65 and the place, 66 where it is not there.
    init(_ path: String, _ io: CommandIO) throws(CommandFailure) {
        let bytes = try io.read(path)
        do {
            terms = try Glossary(parsing: bytes, name: io.fileName(path)).terms
        } catch {
            throw CommandFailure(.badData, error.description)
        }
    }
}
