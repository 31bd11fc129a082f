internal import Diagnostics
public import Languages
internal import StringTables
public import TranslationFiles

/// What an XLIFF file that comes back from translators changes in a project, looked at before anything is changed.
///
/// ```swift
/// let result = XLIFFImport(document, into: files)
/// for finding in result.findings { print(finding) }
/// guard !result.hasErrors else { return }
/// for file in result.files { … try document.applying(file.edits) … }
/// ```
///
/// Texts go by the path of their file and their id, as in Xcode, and:
///
/// - What Xcode does without a word is told: targets in the states `new`, `needs-review-l10n` and
///   `needs-review-translation` leave the old text, an empty target empties it, a file without `target-language` is
///   passed over. Any other state, and none, is `translated`; a machine's is `machine_translated`.
/// - A changed source, for which Xcode drops the translation, is a warning, and the translation is taken.
/// - Files and ids that the project does not have, damage, and ids that are there twice are errors.
/// - A text and a state that are there already make no edit, and neither does a unit without a target.
/// - Texts of a storyboard, a `.xib` or an intent definition go to the `.strings` file beside it in the language's folder,
///   as in Xcode. What they were translated from is not looked into, which is a warning.
///
/// Source: what Xcode 27 does with catalogues, as public test files of its imports show.
public struct XLIFFImport: Sendable {
    /// The edits of one file.
    public struct FileEdits: Sendable {
        /// The path of the file in the project.
        public let path: String
        /// Whether the file is not there yet.
        public let isNew: Bool
        /// The language of the texts.
        public let language: LanguageTag
        /// The edits, in the order of the units.
        public let edits: [TranslationEdit]
    }

    /// The files that change, in the order of the XLIFF file.
    public let files: [FileEdits]
    /// What should be known before anything is changed, in the order of the XLIFF file.
    public let findings: [XLIFFFinding]

    /// Whether something is wrong; nothing should be changed then.
    public var hasErrors: Bool { findings.contains(where: \.isError) }

    /// Looks at what a file changes.
    ///
    /// - Parameters:
    ///   - document: The XLIFF file.
    ///   - files: The translation files of the project, in all their languages.
    ///   - interfaces: The paths of the project's storyboards, `.xib` files and intent definitions.
    /// - Complexity: Linear in the size of the files, times the files of the XLIFF document that are one in the project.
    public init(_ document: XLIFFDocument, into files: [ProjectFile], interfaces: Set<String> = []) {
        let byPath = Dictionary(files.map { ($0.path, $0) }) { _, last in last }
        var findings = document.damages.map { damage in
            XLIFFFinding(.damaged, isError: true, file: document.name, damage.message, at: damage.place)
        }
        var changed: [FileEdits] = []
        var reading = UnitImport(document: document)
        var rest = document.units[...]
        for (number, file) in document.files.enumerated() {
            let own = rest.prefix { $0.file.number == number }
            rest = rest.dropFirst(own.count)
            let path = file.original ?? ""
            func fail(_ kind: XLIFFFinding.Kind, _ message: String) {
                findings.append(XLIFFFinding(kind, isError: true, file: path, message, at: file.range.lowerBound))
            }
            let project = byPath[path]
            guard project != nil || interfaces.contains(path) else {
                let name = path.split(separator: "/").last ?? ""
                let likely = byPath.keys.filter { $0.split(separator: "/").last == name }.min()
                fail(
                    .unmatchedFile,
                    "the project has no file “\(path)”" + (likely.map { "; “\($0)” has the same name" } ?? ""))
                continue
            }
            guard let source = file.sourceLanguage.flatMap({ LanguageTag($0) }) else {
                fail(.unmatchedFile, "the file has no source-language")
                continue
            }
            guard let target = file.targetLanguage.flatMap({ LanguageTag($0) }) else {
                fail(.noTargetLanguage, "the file has no target-language; Xcode passes over it without a word")
                continue
            }
            let units =
                if let project {
                    ExchangeUnits(of: project, among: byPath, from: source, to: target)
                } else {
                    ExchangeUnits(ofInterface: path, among: byPath, from: source, to: target)
                }
            guard let current = units else {
                fail(
                    .unmatchedFile,
                    project == nil
                        ? "the file is in no folder of a language"
                        : "the file is not in \(source), the language of the sources")
                continue
            }
            if !current.knowsSources {
                findings.append(
                    XLIFFFinding(
                        .uncheckedSources, file: path, "its sources are not looked into: ids that are wrong go unseen",
                        at: file.range.lowerBound))
            }
            let edits = reading.edits(of: own, current, target)
            if !edits.isEmpty {
                changed.append(
                    FileEdits(path: current.targetPath, isNew: !current.hasTarget, language: target, edits: edits))
            }
        }
        self.files = changed
        self.findings = (findings + reading.findings).sorted { ($0.offset ?? 0) < ($1.offset ?? 0) }
    }
}

/// Turns the units of one file into edits.
private struct UnitImport {
    let document: XLIFFDocument
    private(set) var findings: [XLIFFFinding] = []

    init(document: XLIFFDocument) { self.document = document }

    mutating func edits(
        of units: some Sequence<XLIFFDocument.Unit>, _ current: ExchangeUnits, _ language: LanguageTag
    ) -> [TranslationEdit] {
        let pairs = current.units.map { (ExactString($0.identifier.description), $0) }
        let known = Dictionary(pairs) { first, _ in first }
        var seen: Set<ExactString> = []
        var edits: [TranslationEdit] = []
        for unit in units {
            let place = unit.range.lowerBound
            func report(_ kind: XLIFFFinding.Kind, isError: Bool = false, _ message: String) {
                findings.append(
                    XLIFFFinding(kind, isError: isError, file: current.original, id: unit.id, message, at: place))
            }
            guard let id = unit.id else {
                report(.unmatchedID, isError: true, "the trans-unit has no id")
                continue
            }
            guard seen.insert(ExactString(id)).inserted else {
                report(.duplicateID, isError: true, "the id is there twice in the file")
                continue
            }
            let before = known[ExactString(id)]
            let identifier = before?.identifier ?? XLIFFIdentifier(id)
            let key = ExactString(identifier.key)
            guard !current.knowsSources || current.keys.contains(key) else {
                let isKey = current.keys.contains(ExactString(id))
                report(
                    isKey ? .unimportableKey : .unmatchedID, isError: true,
                    isKey
                        ? "the key ends as a variation does, so that Xcode can never import it"
                        : "the project's file has no such key")
                continue
            }
            if current.knowsSources, let source = unit.source, let before,
                !source.utf8.elementsEqual(before.source.utf8)
            {
                report(.changedSource, "the text was “\(source)” when it was translated and is “\(before.source)” now")
            }
            guard let target = unit.target else { continue }
            let state = importedState(of: unit)
            let isSame = before?.target.map { $0.utf8.elementsEqual(target.utf8) } ?? false
            guard let state else {
                // What is exported unfinished comes back so, and changes nothing.
                if !isSame || unit.state != before?.state {
                    report(.unfinishedState, "the target has an unfinished state, so that the old text stays")
                }
                continue
            }
            if isSame, !current.isCatalogue || before?.state == state { continue }
            if target.isEmpty { report(.emptyTarget, "the target is empty, and so the text becomes") }
            if current.untranslatable.contains(key) { report(.notToTranslate, "the key is not to be translated") }
            let address = TextAddress(
                key: identifier.key, language: current.isCatalogue ? language : nil, variation: identifier.variation)
            if isSame {
                edits.append(.setState(state, at: address))
                continue
            }
            let spelling = SubstitutionSpelling(current.substitutions[key] ?? [], in: identifier.variation)
            edits.append(
                .set(
                    spelling.imported(target), at: address, state: current.isCatalogue ? state : nil))
        }
        return edits
    }

    /// The state that a text gets; nil where Xcode leaves the old text.
    private func importedState(of unit: XLIFFDocument.Unit) -> EntryState? {
        switch unit.writtenState {
        case "new", "needs-review-l10n", "needs-review-translation": nil
        default: unit.stateQualifier == "leveraged-mt" ? .machineTranslated : .translated
        }
    }
}
