internal import Diagnostics
internal import FileReplacement
internal import Languages
internal import TranslationFiles

/// A translation file that a command has opened, with the state in which it was read.
struct TranslationFile: Sendable {
    /// The path.
    let path: String
    /// What it holds.
    let document: any TranslationDocument
    /// The state of the file when it was read.
    let version: FileVersion

    /// The languages that the file has texts in: `und` for a file in a language that nothing tells.
    var languages: [LanguageTag] {
        let isInOneLanguage = document is StringsDocument || document is StringsDictDocument
        return isInOneLanguage && document.languages.isEmpty ? [.undetermined] : document.languages
    }

    /// What a command that writes says of damage, nil where the file is whole.
    var damage: String? {
        guard !document.damages.isEmpty, path != TranslationReading.noFile else { return nil }
        return document.diagnostics.filter { $0.severity == .error }.map { $0.description(file: document.name) }
            .joined(separator: "\n")
    }

    /// Says what is damaged in some files on standard error.
    ///
    /// - Returns: 65 where something is, else 0.
    static func report(_ files: [TranslationFile], _ io: CommandIO) -> ExitStatus {
        let damages = files.compactMap(\.damage)
        for damage in damages { io.report(damage + "\n") }
        return damages.isEmpty ? .success : .badData
    }

    /// The bytes of the file after some edits.
    ///
    /// - Throws: A failure with status 65 where an edit cannot be made there.
    func edited(by edits: [TranslationEdit]) throws(CommandFailure) -> [UInt8] {
        do {
            return try document.rewritten(by: edits)
        } catch {
            throw CommandFailure(.badData, error.description)
        }
    }
}
