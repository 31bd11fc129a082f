internal import JSONText
public import Languages
public import TranslationFiles

/// The texts of a project for the translators of one language, as Xcode exports them.
///
/// ```swift
/// let export = XLIFFExport(of: files, from: "en", to: "uk")
/// for finding in export.findings { print(finding) }
/// let bundle = LocalizationBundle(export, project: "App.xcodeproj")
/// ```
///
/// - Catalogues give all keys but those that are not to be translated; targets have their states.
/// - `.strings` and `.stringsdict` files give the keys of the source language; the translations come from the folder of
///   the target language beside it.
/// - A text that varies by number has every plural form of the target language; one that the source does not have is to
///   be translated from the form for all other numbers.
/// - What Xcode would lose is left out and told: keys that read as one with a variation, ids that are there twice,
///   texts that XML cannot hold, variations that the ids of `.stringsdict` files cannot name.
///
/// Source: exports of Xcode in public projects; the plural forms are CLDR's, `PluralRules.version`.
public struct XLIFFExport: Sendable {
    /// The language of the texts.
    public let source: LanguageTag
    /// The language of the translations.
    public let target: LanguageTag
    /// The program that the document says it was written by.
    public let tool: XLIFFWriter.Tool
    /// The XLIFF document.
    public let bytes: [UInt8]
    /// What was left out.
    public let findings: [XLIFFFinding]
    /// The files whose texts are in it, by their paths.
    let sources: [ProjectFile]

    /// Collects the texts.
    ///
    /// - Parameters:
    ///   - files: The translation files of the project, in all their languages.
    ///   - source: The language that the texts were written in first.
    ///   - target: The language to translate to.
    ///   - tool: The program that the document says it was written by.
    /// - Complexity: Linear in the size of the files.
    public init(
        of files: [ProjectFile], from source: LanguageTag, to target: LanguageTag, tool: XLIFFWriter.Tool = .xcode
    ) {
        self.source = source
        self.target = target
        self.tool = tool
        let byPath = Dictionary(files.map { ($0.path, $0) }) { _, last in last }
        var writer = XLIFFWriter(tool: tool)
        var findings: [XLIFFFinding] = []
        var sources: [ProjectFile] = []
        for file in byPath.values.sorted(by: { ExactString($0.path) < ExactString($1.path) }) {
            guard let units = ExchangeUnits(of: file, among: byPath, from: source, to: target) else { continue }
            findings += units.findings
            guard !units.units.isEmpty else { continue }
            sources.append(file)
            writer.beginFile(original: file.path, source: source.description, target: target.description)
            for unit in units.units { writer.add(unit.written) }
            writer.endFile()
        }
        self.findings = findings
        self.sources = sources
        bytes = writer.finish()
    }
}

/// An `.xcloc` bundle: the XLIFF document of a language with the files that it came from.
public struct LocalizationBundle: Sendable {
    /// The bytes of each file by its path in the bundle.
    public let files: [String: [UInt8]]

    /// Makes a bundle of files that were read.
    public init(files: [String: [UInt8]]) { self.files = files }

    /// Makes the bundle of an export, as Xcode lays it out.
    ///
    /// A source whose path leads out of the project is not copied: the copy would lead out of the bundle.
    ///
    /// - Parameters:
    ///   - export: What the bundle is for.
    ///   - project: The name of the Xcode project.
    public init(_ export: XLIFFExport, project: String) {
        let tool: [(key: String, value: JSONValue)] = [
            ("toolBuildNumber", .string(export.tool.build)), ("toolID", .string(export.tool.id)),
            ("toolName", .string(export.tool.name)), ("toolVersion", .string(export.tool.version)),
        ]
        let contents = JSONValue.object([
            ("developmentRegion", .string(export.source.description)), ("project", .string(project)),
            ("targetLocale", .string(export.target.description)), ("toolInfo", .object(tool)),
            ("version", .string("1.0")),
        ])
        var files = [
            "Localized Contents/\(export.target).xliff": export.bytes,
            "contents.json": Array(contents.text(style: .catalogue).utf8),
        ]
        for file in export.sources {
            let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
            if parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) { continue }
            files["Source Contents/\(file.path)"] = file.bytes
        }
        self.files = files
    }

    /// The name and the bytes of the XLIFF document; nil where there is none.
    public var xliff: (name: String, bytes: [UInt8])? {
        files.filter { $0.key.hasPrefix("Localized Contents/") && $0.key.hasSuffix(".xliff") }
            .min { $0.key < $1.key }.map { (String($0.key.dropFirst("Localized Contents/".count)), $0.value) }
    }
}
