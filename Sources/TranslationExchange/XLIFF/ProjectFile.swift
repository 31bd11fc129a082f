internal import Diagnostics
internal import Languages
public import TranslationFiles

/// A translation file of a project: where it lies, and what it holds.
public struct ProjectFile: Sendable {
    /// What a file holds.
    public enum Content: Sendable {
        /// A string catalogue, with all its languages.
        case catalogue(StringCatalogue)
        /// The texts of one language.
        case strings(StringsDocument)
        /// The texts of one language that numbers choose.
        case stringsDict(StringsDictDocument)
    }

    /// The path in the project, such as `App/en.lproj/Localizable.strings`.
    public let path: String
    /// What the file holds.
    public let content: Content

    /// Makes a file from its parts.
    public init(path: String, content: Content) {
        self.path = path
        self.content = content
    }

    /// The bytes of the file.
    var bytes: [UInt8] {
        switch content {
        case .catalogue(let catalogue): catalogue.source.bytes
        case .strings(let document): document.bytes
        case .stringsDict(let document): document.bytes
        }
    }

    /// The folder of the file's language with what is before and behind it; nil for a catalogue or where there is none.
    private var folder: (before: Substring, name: Substring, after: Substring)? { ProjectFile.folder(of: path) }

    private static func folder(of path: String) -> (before: Substring, name: Substring, after: Substring)? {
        let ending: Substring = ".lproj/"
        guard let end = path.firstRange(of: ending)?.lowerBound else { return nil }
        let start = path[..<end].lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        return (path[..<start], path[start..<end], path[end...])
    }

    /// The language of the folder; nil where there is none, or it is that of the base localization.
    var folderLanguage: LanguageTag? { TranslationPath(path).flatMap { $0.isBase ? nil : $0.language } }

    /// The kinds of files that hold their own sources, and are translated by a `.strings` file of each language.
    private static let interfaceEndings = [".storyboard", ".xib", ".intentdefinition"]

    /// Whether a path is that of a storyboard, a `.xib` file or an intent definition.
    public static func isInterface(_ path: String) -> Bool { interfaceEndings.contains { path.hasSuffix($0) } }

    /// The path of the `.strings` file that translates a file of Interface Builder or of intents; nil for other paths.
    static func translations(ofInterface path: String, in language: LanguageTag) -> String? {
        guard let ending = interfaceEndings.first(where: { path.hasSuffix($0) }), let folder = folder(of: path) else {
            return nil
        }
        return "\(folder.before)\(language)\(folder.after.dropLast(ending.count)).strings"
    }

    /// The path of the same table in another language: that of a file that is there, or of one to be made.
    ///
    /// Folders are named as Xcode does, `pt-BR.lproj`, and older ones `pt_BR.lproj` or, by SwiftPM, `pt-br.lproj`.
    func path(in language: LanguageTag, among files: [String: ProjectFile]) -> String? {
        guard let folder else { return nil }
        let name = language.description
        let paths = [name, String(name.map { $0 == "-" ? "_" : $0 }), name.lowercased()].map {
            "\(folder.before)\($0)\(folder.after)"
        }
        return paths.first { files[$0] != nil } ?? paths[0]
    }
}

/// What an export or an import has to say about one text.
public struct XLIFFFinding: Hashable, Sendable, CustomStringConvertible {
    /// What kind of finding it is.
    public struct Kind: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public let rawValue: String

        /// Makes a kind from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A key reads as one with a variation, so that Xcode can never import it.
        public static let unimportableKey = Kind(rawValue: "unimportableKey")
        /// Two texts have one id; Xcode's exporter crashes on them.
        public static let duplicateID = Kind(rawValue: "duplicateID")
        /// XLIFF cannot hold the text or its shape.
        public static let notExported = Kind(rawValue: "notExported")
        /// The XLIFF file is damaged.
        public static let damaged = Kind(rawValue: "damaged")
        /// The file says no target language; Xcode passes over it without a word.
        public static let noTargetLanguage = Kind(rawValue: "noTargetLanguage")
        /// The project has no such file; a translation service may have changed its name.
        public static let unmatchedFile = Kind(rawValue: "unmatchedFile")
        /// The file has no such key; a translation service may have changed the id.
        public static let unmatchedID = Kind(rawValue: "unmatchedID")
        /// The text to translate is another one now; the translation is taken all the same, by its id.
        public static let changedSource = Kind(rawValue: "changedSource")
        /// The target is not finished, so that the old text stays.
        public static let unfinishedState = Kind(rawValue: "unfinishedState")
        /// The target is empty, so that the text becomes empty.
        public static let emptyTarget = Kind(rawValue: "emptyTarget")
        /// The sources are in a file that is not looked into, so that ids and changed sources are not checked.
        public static let uncheckedSources = Kind(rawValue: "uncheckedSources")
        /// The key is not to be translated; the text is taken all the same.
        public static let notToTranslate = Kind(rawValue: "notToTranslate")
    }

    /// What kind of finding it is.
    public let kind: Kind
    /// Whether nothing should be changed before somebody has looked.
    public let isError: Bool
    /// The path of the translation file in the project.
    public let file: String
    /// The key or id; nil where it is about the whole file.
    public let id: String?
    /// What is found, in one sentence without a full stop.
    public let message: String
    /// The byte of the XLIFF file that it is about; nil in an export.
    public let offset: Int?

    init(
        _ kind: Kind, isError: Bool = false, file: String, id: String? = nil, _ message: String, at offset: Int? = nil
    ) {
        self.kind = kind
        self.isError = isError
        self.file = file
        self.id = id
        self.message = message
        self.offset = offset
    }

    /// File, id and what is found.
    public var description: String {
        "\(file): \(isError ? "error" : "warning"): \(message)\(id.map { " (“\($0)”)" } ?? "")"
    }
}
