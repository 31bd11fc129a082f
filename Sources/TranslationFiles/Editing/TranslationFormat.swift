public import Languages

/// The formats of translation files that are read and edited.
public enum TranslationFormat: String, Hashable, Sendable, CaseIterable {
    /// `"key" = "text";`, or a property list of texts.
    case strings
    /// A property list of plural, width and device rules.
    case stringsdict
    /// A string catalogue of Xcode.
    case xcstrings
    /// XLIFF 1.2 as Xcode writes it.
    case xliff

    /// The format that the ending of a name tells, or nil where it tells none.
    public init?(fileName: String) {
        guard let point = fileName.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        self.init(rawValue: fileName[fileName.index(after: point)...].lowercased())
    }

    /// The format that a file's content tells: Git hands over files without names.
    ///
    /// - Complexity: Constant: the first 8,192 bytes are looked at.
    public init(content bytes: [UInt8]) {
        // UTF-16 has a zero beside each of these letters: without zeros both read alike.
        let start = bytes.prefix(8_192).filter { $0 != 0 }
        func has(_ text: String) -> Bool { start.firstRange(of: Array(text.utf8)) != nil }
        let first = start.first { $0 > 0x20 && $0 < 0x80 }
        if has("<xliff") {
            self = .xliff
        } else if first == UInt8(ascii: "{"), has("\"sourceLanguage\"") || has("\"strings\"") {
            self = .xcstrings
        } else if has("<plist"), has("<key>NSString") {
            self = .stringsdict
        } else {
            self = .strings
        }
    }

    /// Reads a file of the format.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - name: The name of the file, for messages.
    ///   - language: The language of a `.strings` or `.stringsdict` file, whose text does not name it.
    ///   - limits: What is refused for its size alone.
    /// - Returns: The document; what cannot be read is damage in it.
    /// - Throws: ``TranslationFileError`` where the file is of another kind.
    public func document(
        parsing bytes: [UInt8], name: String, language: LanguageTag?, limits: ReadingLimits = .standard
    ) throws(TranslationFileError) -> any TranslationDocument {
        switch self {
        case .strings: StringsDocument(parsing: bytes, name: name, language: language, limits: limits)
        case .stringsdict: StringsDictDocument(parsing: bytes, name: name, language: language, limits: limits)
        case .xcstrings: try StringCatalogue(parsing: bytes, name: name, limits: limits)
        case .xliff: XLIFFDocument(parsing: bytes, name: name, limits: limits)
        }
    }
}
