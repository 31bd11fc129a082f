internal import Diagnostics
internal import JSONText
internal import Languages
internal import StringTables
internal import TranslationFiles

/// The units of one translation file between two languages, as Xcode exports them.
struct ExchangeUnits {
    /// A unit, and where its text goes.
    struct Unit {
        let identifier: XLIFFIdentifier
        let source: String
        let target: String?
        let state: EntryState?
        let note: String?
        let isNoteGenerated: Bool

        init(
            _ identifier: XLIFFIdentifier, source: String, target: String?, state: EntryState? = nil,
            note: String? = nil, isNoteGenerated: Bool = false
        ) {
            self.identifier = identifier
            self.source = source
            self.target = target
            self.state = state
            self.note = note
            self.isNoteGenerated = isNoteGenerated
        }

        var written: XLIFFWriter.Unit {
            XLIFFWriter.Unit(
                id: identifier.description, source: source, target: target, state: state, note: note,
                isNoteGenerated: isNoteGenerated)
        }
    }

    /// The path of the file that holds the sources.
    let original: String
    /// The path of the file that gets the translations.
    let targetPath: String
    /// Whether that file is there.
    let hasTarget: Bool
    /// Whether targets have states.
    let isCatalogue: Bool
    /// Whether the sources and keys are known; those of Interface Builder's files are not.
    let knowsSources: Bool
    private(set) var units: [Unit] = []
    /// The keys that are there, those of refused units too.
    private(set) var keys: Set<ExactString> = []
    /// The keys that are not to be translated.
    private(set) var untranslatable: Set<ExactString> = []
    /// The substitutions of the keys of a catalogue, the target's where it has some.
    private(set) var substitutions: [ExactString: [StringCatalogue.Substitution]] = [:]
    private(set) var findings: [XLIFFFinding] = []
    private let source: LanguageTag
    private let target: LanguageTag

    /// Collects the units; nil for a file that is not in the source language.
    init?(of file: ProjectFile, among files: [String: ProjectFile], from source: LanguageTag, to target: LanguageTag) {
        self.source = source
        self.target = target
        original = file.path
        knowsSources = true
        if case .catalogue(let catalogue) = file.content {
            (targetPath, hasTarget, isCatalogue) = (file.path, true, true)
            add(catalogue)
        } else {
            guard file.folderLanguage == source, let path = file.path(in: target, among: files) else { return nil }
            (targetPath, hasTarget, isCatalogue) = (path, files[path] != nil, false)
            switch (file.content, files[path]?.content) {
            case (.strings(let source), .strings(let target)): add(source, target)
            case (.strings(let source), _): add(source, nil)
            case (.stringsDict(let source), .stringsDict(let target)): add(source, target)
            case (.stringsDict(let source), _): add(source, nil)
            case (.catalogue, _): break
            }
            // Xcode writes the units of these files by their ids.
            units = units.map { (ExactString($0.identifier.description), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
        }
        refuse()
    }

    /// The translations of a file that holds its own sources, such as a storyboard; nil for any other path.
    init?(
        ofInterface path: String, among files: [String: ProjectFile], from source: LanguageTag, to target: LanguageTag
    ) {
        guard let translations = ProjectFile.translations(ofInterface: path, in: target) else { return nil }
        self.source = source
        self.target = target
        (original, targetPath, isCatalogue, knowsSources) = (path, translations, false, false)
        guard let file = files[translations] else {
            hasTarget = false
            return
        }
        guard case .strings(let document) = file.content else { return nil }
        hasTarget = true
        add(document, document)
    }

    /// Leaves out what XLIFF cannot carry there and back.
    private mutating func refuse() {
        var seen: Set<ExactString> = []
        units = units.filter { unit in
            let id = unit.identifier.description
            let key = XLIFFIdentifier(unit.identifier.key)
            if key.variation != .plain || key.style == .dictionary {
                report(.unimportableKey, id, "the key ends as a variation does, so that Xcode can never import it")
                return false
            }
            guard seen.insert(ExactString(id)).inserted else {
                report(.duplicateID, id, "the id is there twice, on which Xcode's exporter crashes")
                return false
            }
            guard unit.written.canBeWritten else {
                report(.notExported, id, "XML cannot hold a control character of the text")
                return false
            }
            return true
        }
    }

    private mutating func report(_ kind: XLIFFFinding.Kind, _ id: String, _ message: String) {
        findings.append(XLIFFFinding(kind, isError: true, file: original, id: id, message))
    }

    // MARK: - Files of one language

    private mutating func add(_ source: StringsDocument, _ target: StringsDocument?) {
        for entry in source.translationEntries {
            keys.insert(ExactString(entry.key))
            guard let text = entry.texts.first else { continue }
            units.append(
                Unit(
                    XLIFFIdentifier(key: entry.key, variation: .plain, style: .path), source: text.value,
                    target: target?[entry.key]?.value, note: entry.comment))
        }
    }

    private mutating func add(_ source: StringsDictDocument, _ target: StringsDictDocument?) {
        let categories = PluralRules.cardinal(for: self.target).categories
        for entry in source.translationEntries {
            keys.insert(ExactString(entry.key))
            let translation = target?.translationEntry(forKey: entry.key)
            var sources: [VariationPath: String] = [:]
            var paths: [VariationPath] = []
            func add(_ path: VariationPath, _ text: String) {
                if sources.updateValue(text, forKey: path) == nil { paths.append(path) }
            }
            for text in entry.texts { add(text.variation, text.value) }
            // A language has forms that the source has not; their text is that of the form for all other numbers.
            for text in entry.texts where text.variation.steps.last == .plural(.other) {
                let outer = text.variation.steps.dropLast()
                for category in categories {
                    let path = VariationPath(outer + [.plural(category)])
                    if sources[path] == nil { add(path, text.value) }
                }
            }
            for text in translation?.texts ?? [] where sources[text.variation] == nil {
                let other = VariationPath(text.variation.steps.dropLast() + [.plural(.other)])
                add(text.variation, sources[other] ?? sources[.plain] ?? text.value)
            }
            for path in paths {
                let identifier = XLIFFIdentifier(key: entry.key, variation: path, style: .dictionary)
                guard XLIFFIdentifier(identifier.description) == identifier else {
                    report(
                        .notExported, identifier.description, "XLIFF has no id for variations that lie in each other")
                    continue
                }
                units.append(
                    Unit(
                        identifier, source: sources[path] ?? "",
                        target: translation?.texts.first { $0.variation == path }?.value, note: entry.comment))
            }
        }
    }

    // MARK: - Catalogues

    private mutating func add(_ catalogue: StringCatalogue) {
        let members = catalogue.document.root["strings"]?.members ?? []
        for (number, entry) in catalogue.entries.enumerated() {
            keys.insert(ExactString(entry.key))
            guard entry.shouldTranslate else {
                untranslatable.insert(ExactString(entry.key))
                continue
            }
            let (original, translation) = (entry.localization(in: source), entry.localization(in: target))
            if original?.stringSet != nil || translation?.stringSet != nil {
                findings.append(
                    XLIFFFinding(
                        .notExported, file: self.original, id: entry.key,
                        "phrases to listen for have no place in XLIFF"))
                continue
            }
            let node = number < members.count ? members[number].value : nil
            let isGenerated = node?["isCommentAutoGenerated"]?.bool == true
            let names = translation.map { $0.substitutions.isEmpty ? nil : $0.substitutions } ?? nil
            let substitutions = names ?? original?.substitutions ?? []
            self.substitutions[ExactString(entry.key)] = substitutions
            var shape = CatalogueShape(
                categories: PluralRules.cardinal(for: target).categories, words: entry.key)
            shape.add(original?.variant, translation?.variant, [])
            for substitution in substitutions {
                shape.add(
                    original?.substitutions.first { $0.name == substitution.name }?.variant,
                    translation?.substitutions.first { $0.name == substitution.name }?.variant,
                    [.substitution(substitution.name)])
            }
            for text in shape.texts {
                let spelling = SubstitutionSpelling(substitutions, in: text.path)
                units.append(
                    Unit(
                        XLIFFIdentifier(key: entry.key, variation: text.path, style: .path),
                        source: spelling.exported(text.source), target: text.target.map { spelling.exported($0.value) },
                        state: text.target?.state, note: entry.comment, isNoteGenerated: isGenerated))
            }
        }
    }
}

/// Puts the forms of a text and of its translation beside each other.
private struct CatalogueShape {
    struct Text {
        let path: VariationPath
        let source: String
        let target: StringCatalogue.Unit?
    }

    /// The plural forms of the target language.
    let categories: [PluralCategory]
    /// What stands for a text that the catalogue does not have.
    let words: String
    private(set) var texts: [Text] = []

    init(categories: [PluralCategory], words: String) {
        self.categories = categories
        self.words = words
    }

    /// Adds the texts of two variants; where they vary differently, the translation's way counts.
    mutating func add(
        _ source: StringCatalogue.Variant?, _ target: StringCatalogue.Variant?, _ steps: [VariationPath.Step]
    ) {
        // A catalogue varies by device and by plural within, so that this goes two calls deep.
        switch target ?? source {
        case nil, .unit:
            var unit: StringCatalogue.Unit?
            if case .unit(let found)? = target { unit = found }
            texts.append(Text(path: VariationPath(steps), source: source?.words ?? words, target: unit))
        case .plural:
            let (sources, targets) = (source?.plurals ?? [:], target?.plurals ?? [:])
            let all = Set(categories).union(sources.keys).union(targets.keys)
            for category in all.sorted(by: { $0.rawValue < $1.rawValue }) {
                let text = sources[category] ?? sources[.other] ?? source
                add(text?.single, targets[category], steps + [.plural(category)])
            }
        case .device:
            let (sources, targets) = (source?.devices ?? [:], target?.devices ?? [:])
            for name in Set(sources.keys).union(targets.keys).sorted() {
                add(
                    sources[name] ?? sources["other"] ?? source?.single, targets[name],
                    steps + [.device(Device(rawValue: name))])
            }
        }
    }
}

extension StringCatalogue.Variant {
    fileprivate var plurals: [PluralCategory: StringCatalogue.Variant]? {
        if case .plural(let cases) = self { cases } else { nil }
    }

    fileprivate var devices: [String: StringCatalogue.Variant]? {
        if case .device(let cases) = self { cases } else { nil }
    }

    /// The text that stands for all of them: that of all other numbers and devices, else the last.
    fileprivate var representative: StringCatalogue.Unit? {
        switch self {
        case .unit(let unit): unit
        case .plural(let cases): cases[.other]?.representative ?? units.last
        case .device(let cases): cases["other"]?.representative ?? units.last
        }
    }

    /// The text that stands for all of them, as a variant.
    fileprivate var single: StringCatalogue.Variant? { representative.map { .unit($0) } }

    fileprivate var words: String? { representative?.value }
}
