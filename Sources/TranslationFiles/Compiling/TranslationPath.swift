public import Languages

/// What the path of a translation file says: its table, its format and its language.
///
/// ```swift
/// TranslationPath("App/de.lproj/Localizable.strings")?.table     // "Localizable"
/// TranslationPath("App/de.lproj/Localizable.strings")?.language  // "de"
/// TranslationPath("App/de.lproj/Localizable.strings")?.root      // "App"
/// ```
///
/// The folders are Apple's. The name of one may be in lower case, as SwiftPM writes it, and may be one of the old
/// English names; `Base.lproj` has texts in the development language.
public struct TranslationPath: Hashable, Sendable {
    /// The name of the table: that of the file without its ending.
    public let table: String
    /// The format.
    public let format: TranslationFormat
    /// The folder of the table: what holds the `.lproj` folders, or the folder of a file that lies in none.
    public let root: String
    /// The name of the `.lproj` folder without its ending; nil where the file lies in none.
    public let languageFolder: String?
    /// The language of the `.lproj` folder; nil where there is none, or where it is not named after a language.
    public let language: LanguageTag?
    /// Whether the folder is `Base.lproj`.
    public let isBase: Bool

    /// Reads a path, or gives nil where the ending is not that of a translation file or nothing stands before it.
    ///
    /// - Parameters:
    ///   - path: The path, with `/` between the folders.
    ///   - developmentLanguage: The language of `Base.lproj`.
    public init?(_ path: String, developmentLanguage: LanguageTag = .english) {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let file = parts.popLast(), let dot = file.lastIndex(of: "."), dot > file.startIndex,
            let format = TranslationFormat(fileName: String(file))
        else { return nil }
        table = String(file[..<dot])
        self.format = format
        if let folder = parts.last, folder.lowercased().hasSuffix(".lproj") {
            let name = String(folder.dropLast(".lproj".count))
            parts.removeLast()
            languageFolder = name
            isBase = name.lowercased() == "base"
            language = isBase ? developmentLanguage : TranslationPath.language(of: name)
        } else {
            languageFolder = nil
            isBase = false
            language = nil
        }
        root = parts.joined(separator: "/")
    }

    /// The language of a folder: a tag in any case, or a name from before tags were used.
    private static func language(of folder: String) -> LanguageTag? {
        let old: [String: LanguageTag] = [
            "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es",
            "dutch": "nl",
        ]
        return old[folder.lowercased()] ?? LanguageTag(folder)
    }
}
