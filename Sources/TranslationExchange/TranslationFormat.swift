public import TranslationFiles

/// A format of translation files that can be edited.
///
/// ```swift
/// let document = try TranslationFormat(path: path)?.document(parsing: bytes, name: path)
/// ```
public enum TranslationFormat: String, Hashable, Sendable, CaseIterable {
    /// `.strings`
    case strings
    /// `.stringsdict`
    case stringsDict = "stringsdict"
    /// `.xcstrings`
    case catalogue = "xcstrings"
    /// XLIFF 1.2
    case xliff

    /// The format that the ending of a path names; nil where it names none.
    public init?(path: String) {
        guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
        let ending = path[path.index(after: dot)...].lowercased()
        self.init(rawValue: ending == "xlf" ? "xliff" : ending)
    }

    /// The format that a file seems to have, for files without a name; nil where it is empty.
    ///
    /// A property list is taken for a `.stringsdict` file where it has one of its keys.
    public init?(detectedIn bytes: [UInt8]) {
        guard !bytes.isEmpty else { return nil }
        let head = bytes.prefix(4_096).filter { $0 != 0 }
        let first = head.drop { $0 == 0x20 || (0x09...0x0D).contains($0) || $0 >= 0x80 }
        func holds(_ word: String, in bytes: some Sequence<UInt8>) -> Bool {
            String(decoding: Array(bytes), as: UTF8.self).contains(word)
        }
        if first.starts(with: "<".utf8) || first.starts(with: "bplist".utf8) {
            if holds("<xliff", in: head) || holds(":xliff", in: head) {
                self = .xliff
            } else {
                self = holds("NSString", in: bytes.filter { $0 != 0 }) ? .stringsDict : .strings
            }
        } else if first.starts(with: "{".utf8),
            holds("\"sourceLanguage\"", in: bytes) || holds("\"strings\"", in: bytes)
        {
            self = .catalogue
        } else {
            self = .strings
        }
    }

    /// Reads a file of the format.
    ///
    /// - Throws: ``TranslationExchangeError/Code/unreadable`` with the place, where nothing of it can be read.
    public func document(
        parsing bytes: [UInt8], name: String
    ) throws(TranslationExchangeError) -> any TranslationDocument {
        switch self {
        case .strings: return StringsDocument(parsing: bytes, name: name)
        case .stringsDict: return StringsDictDocument(parsing: bytes, name: name)
        case .xliff: return XLIFFDocument(parsing: bytes, name: name)
        case .catalogue:
            do {
                return try StringCatalogue(parsing: bytes, name: name)
            } catch {
                throw TranslationExchangeError(
                    .unreadable, name: name, message: error.description, diagnostic: error.diagnostic)
            }
        }
    }
}

extension ThreeWayMerge {
    /// Merges the bytes of three files, as a version control system hands them over.
    ///
    /// - Parameters:
    ///   - base: The file before both changes; empty where there was none.
    ///   - ours: Our file.
    ///   - theirs: Their file.
    ///   - path: The path of the file, whose ending names the format; where it does not, the content of ours does.
    /// - Returns: The merged document, and the conflicts.
    /// - Throws: ``TranslationExchangeError``.
    public static func merge(
        base: [UInt8], ours: [UInt8], theirs: [UInt8], path: String
    ) throws(TranslationExchangeError) -> (document: any TranslationDocument, conflicts: [MergeConflict]) {
        let format =
            TranslationFormat(path: path) ?? TranslationFormat(detectedIn: ours)
            ?? TranslationFormat(detectedIn: theirs)
        guard let format else {
            throw TranslationExchangeError(.unreadable, name: path, message: "the files are empty")
        }
        return try merge(
            anyBase: base.isEmpty ? nil : format.document(parsing: base, name: path),
            ours: format.document(parsing: ours, name: path), theirs: format.document(parsing: theirs, name: path))
    }
}
