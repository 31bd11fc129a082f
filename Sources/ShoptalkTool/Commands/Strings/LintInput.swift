internal import FileReplacement
internal import Languages
internal import TranslationFiles
internal import TranslationLint

/// The files that `lint` is asked about, with what they are compared with.
struct LintInput {
    private let files: TranslationFileSet
    /// The paths as they were given, by those that the linter knows.
    private var names: [String: String] = [:]
    /// The files in the source language that were not named and are only compared with.
    private var companions: Set<String> = []
    /// The languages of the files that were named.
    private var languages: Set<LanguageTag> = []

    /// Reads files and folders.
    ///
    /// - Throws: A failure with status 65 where a file is too large, 66 where it is not there.
    init(
        _ paths: [String], options: LintOptions, _ reading: TranslationReading, _ io: CommandIO
    ) throws(CommandFailure) {
        var bytes: [String: [UInt8]] = [:]
        for path in paths {
            let inside = try reading.files(below: path, io)
            for file in inside ?? [path] {
                let content = try reading.bytes(of: file, io)
                let place = Self.place(of: file, content, reading, isNamed: inside == nil)
                bytes[place] = content
                names[place] = file
            }
        }
        for place in names.keys {
            guard let path = TranslationPath(place, developmentLanguage: options.developmentLanguage),
                let language = path.language
            else { continue }
            languages.insert(language)
            for companion in Self.companions(of: path, options.developmentLanguage) where bytes[companion] == nil {
                guard let content = try Self.content(companion, reading, io) else { continue }
                bytes[companion] = content
                companions.insert(companion)
            }
        }
        files = TranslationFileSet(
            files: bytes, developmentLanguage: options.developmentLanguage, limits: reading.limits)
    }

    /// Whether nothing of any file could be read.
    var isUnreadable: Bool {
        let named = files.files.filter { !companions.contains($0.path) }
        return named.allSatisfy { file in
            if case .unreadable = file.content { true } else { false }
        }
    }

    /// The faults of the files that were named.
    func findings(by linter: Linter) -> [Finding] {
        linter.findings(in: files).compactMap { finding in
            if companions.contains(finding.file) {
                // What a translation lacks shows in the file of the source.
                guard let language = finding.language, languages.contains(language), language != source(of: finding)
                else { return nil }
            }
            guard let name = names[finding.file], name != finding.file else { return finding }
            return Finding(
                rule: finding.rule, file: name == "-" ? "<stdin>" : name, diagnostic: finding.diagnostic,
                key: finding.key, language: finding.language, variation: finding.variation)
        }
    }

    private func source(of finding: Finding) -> LanguageTag? {
        files.files.first { $0.path == finding.file }?.language
    }

    /// The path under which the linter knows a file: one whose name does not tell its format or language gets another.
    private static func place(
        of path: String, _ bytes: [UInt8], _ reading: TranslationReading, isNamed: Bool
    ) -> String {
        var place = path == "-" ? "<stdin>" : path
        if TranslationPath(place) == nil { place += ".\(reading.format(of: bytes, path).rawValue)" }
        guard isNamed, let language = reading.language, let parts = TranslationPath(place), parts.languageFolder == nil,
            parts.format == .strings || parts.format == .stringsdict
        else { return place }
        let name = place.split(separator: "/").last.map(String.init) ?? place
        return place.dropLast(name.count) + "\(language.withoutExtensions).lproj/\(name)"
    }

    /// Where the same table may lie in the source language.
    private static func companions(of path: TranslationPath, _ source: LanguageTag) -> [String] {
        guard path.languageFolder != nil, path.format == .strings || path.format == .stringsdict else { return [] }
        let root = path.root.isEmpty ? "" : path.root + "/"
        return [source.description, "Base"].flatMap { folder in
            [TranslationFormat.strings, .stringsdict].map { format in
                "\(root)\(folder).lproj/\(path.table).\(format.rawValue)"
            }
        }
    }

    private static func content(
        _ path: String, _ reading: TranslationReading, _ io: CommandIO
    ) throws(CommandFailure) -> [UInt8]? {
        do {
            return try io.readFile(path, reading.limits.size)
        } catch {
            if error.code == .missing { return nil }
        }
        // Whatever else is wrong is told as for a file that was named.
        return try reading.bytes(of: path, io)
    }
}
