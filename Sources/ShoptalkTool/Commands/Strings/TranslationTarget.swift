internal import Diagnostics
internal import Languages
internal import TranslationFiles

/// Finds the file and the language that an edit is about.
enum TranslationTarget {
    /// The file itself, or the one in a folder that has the key in the language.
    ///
    /// - Throws: A failure with status 1 where no file has the key, 64 where several have.
    static func file(
        of key: String, in path: String, language: LanguageTag?, _ reading: TranslationReading,
        _ io: CommandIO
    ) throws(CommandFailure) -> TranslationFile {
        let files = try reading.open(path, io)
        if files.count == 1 { return files[0] }
        let having = files.filter { $0.document.translationEntry(forKey: key) != nil }
        let chosen = having.filter { language == nil || $0.document.languages.contains(language ?? .undetermined) }
        guard let file = chosen.first else {
            let reason =
                having.isEmpty
                ? "has the key '\(VisibleText(key).text)'" : "has the key in \(language?.description ?? "")"
            throw CommandFailure(.findings, "Error: No file in '\(io.fileName(path))' \(reason); name the file")
        }
        if chosen.count > 1 {
            let names = chosen.map { "'\(io.fileName($0.path))'" }.joined(separator: ", ")
            throw .usage("Several files have the key: \(names). Name one of them, or give --language")
        }
        return file
    }

    /// The language that is meant in a document: the named one, else that of the file or of its source.
    ///
    /// - Throws: A failure with status 64 where the file is in another language.
    static func language(
        _ language: LanguageTag?, in document: any TranslationDocument
    ) throws(CommandFailure) -> LanguageTag? {
        if document is StringCatalogue { return language ?? document.sourceLanguage }
        let own = document.languages.first
        if let language, let own, document.languages.count == 1, language != own {
            throw .usage(
                "The file '\(document.name)' is in \(own), not in \(language)", in: "--language \(language)", at: 11)
        }
        return own ?? language
    }
}
