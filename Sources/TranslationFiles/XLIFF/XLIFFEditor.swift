internal import Diagnostics
internal import Languages
internal import StringTables

/// Turns edits of one state of an XLIFF document into patches of its text.
struct XLIFFEditor {
    let document: XLIFFDocument
    private(set) var patches: [BytePatch] = []
    /// Whether a body got its first unit, so that the next one must see where that stands.
    private(set) var mustReadAgain = false
    let markup: XLIFFMarkup
    /// The languages of each file.
    private let languages: [XLIFFDocument.LanguagePair]

    init(_ document: XLIFFDocument) {
        self.document = document
        languages = document.fileNodes.indices.map { document.languagePair(ofFile: $0) }
        markup = XLIFFMarkup(document)
    }

    /// What an edit is about.
    func touch(of edit: TranslationEdit) -> XLIFFDocument.Touch {
        var touch = XLIFFDocument.Touch()
        guard let key = edit.key else { return touch }
        var names = [key]
        switch edit {
        case .rename(_, let new), .copy(_, let new): names.append(new)
        default: break
        }
        for name in names {
            let found = document.entryNumbers(named: name)
            if found.isEmpty {
                let mark = XLIFFDocument.Touched.newKey(Array((document.split(name)?.key ?? name).utf8))
                touch.marks.insert(mark)
                touch.conflicts.insert(mark)
            }
            for entry in found {
                if case .set(_, let address, _) = edit {
                    let texts = sides(of: address, in: entry).map {
                        XLIFFDocument.Touched.text(entry, address.variation, isTarget: $0)
                    }
                    touch.marks.formUnion(texts + [.someText(entry)])
                    touch.conflicts.formUnion(texts + [.entry(entry)])
                } else {
                    touch.marks.insert(.entry(entry))
                    touch.conflicts.formUnion([.entry(entry), .someText(entry)])
                }
            }
        }
        return touch
    }

    /// Whether an address is about a target, a source, or a unit that is not there yet and so about both.
    private func sides(of address: TextAddress, in entry: Int) -> [Bool] {
        let isThere = document.unitNumbers(ofEntry: entry).contains { $0.identifier.variation == address.variation }
        let pair = languages[Int(document.unitNodes[Int(document.entryNodes[entry].first)].file)]
        return isThere ? [address.language.map { $0 == pair.target } ?? true] : [true, false]
    }

    mutating func apply(_ edit: TranslationEdit) throws(TranslationFileError) {
        switch edit {
        case .set(let text, let address, let state): try set(text, at: address, state: state)
        case .setState(let state, let address):
            let unit = try target(at: address, named: "a state")
            patches += markup.statePatches(state, of: unit)
        case .removeText(let address):
            let unit = try target(at: address, named: "to be taken away")
            patches.append(markup.removal(of: unit.node.target))
        case .removeLanguage(let language, let key):
            let entry = try entry(key)
            let units = document.unitNumbers(ofEntry: entry).map { unit($0.number) }
            guard try isTarget(language, unit: units.first), units.contains(where: { $0.node.target.isThere }) else {
                throw refusal(
                    .noSuchText, "the key has no text in \(language) that could be taken away", at: units.first)
            }
            removeTargets(of: units)
        case .remove(let key):
            let entry = try entry(key)
            patches += document.allUnitNumbers(ofEntry: entry).map { markup.removal(of: unit($0).node.element) }
        case .rename(let key, let name): try rename(key, to: name)
        case .copy(let key, let name): try copy(key, to: name)
        case .setComment(let comment, let key):
            try check(comment ?? "", at: nil)
            for number in document.allUnitNumbers(ofEntry: try entry(key)) {
                patches += markup.notePatches(comment, of: unit(number))
            }
        case .setShouldTranslate(let shouldTranslate, let key):
            for number in document.allUnitNumbers(ofEntry: try entry(key))
            where unit(number).shouldTranslate != shouldTranslate {
                patches.append(
                    markup.attributePatch(
                        "translate", shouldTranslate ? nil : "no", of: unit(number).node.element, after: "id"))
            }
        case .setNumber:
            throw refusal(.notSupported, "XLIFF does not say how a number is written", at: nil)
        case .setExtractionState:
            throw refusal(.notSupported, "XLIFF has no extraction state", at: nil)
        case .dropLanguage(let language):
            let files = document.fileNodes.indices.filter { languages[$0].target == language }
            guard !files.isEmpty else {
                throw refusal(.noSuchText, "no file has targets in \(language)", at: nil)
            }
            removeTargets(of: document.units.filter { files.contains(Int($0.node.file)) })
        }
    }

    // MARK: - Texts

    private mutating func set(
        _ text: String, at address: TextAddress, state: EntryState?
    ) throws(TranslationFileError) {
        try check(text, at: address.key)
        let found = document.entryNumbers(named: address.key)
        guard !found.isEmpty else { return try addUnit(text, at: address, state: state, entry: nil) }
        let entry = try entry(address.key)
        let known = document.unitNumbers(ofEntry: entry).first { $0.identifier.variation == address.variation }
        guard let known else { return try addUnit(text, at: address, state: state, entry: entry) }
        let unit = unit(known.number)
        guard try isTarget(address.language, unit: unit) else {
            patches += markup.contentPatches(text, of: unit.node.source, current: unit.source)
            return
        }
        if unit.node.target.isThere {
            patches += markup.contentPatches(text, of: unit.node.target, current: unit.target)
            if let state { patches += markup.statePatches(state, of: unit) }
        } else {
            patches += markup.insertion(ofTarget: text, state: state, in: unit)
        }
    }

    private mutating func addUnit(
        _ text: String, at address: TextAddress, state: EntryState?, entry: Int?
    ) throws(TranslationFileError) {
        let siblings = entry.map { document.unitNumbers(ofEntry: $0) } ?? []
        let split = document.split(address.key)
        let style = siblings.first { $0.identifier.style == .dictionary }?.identifier.style
        let file: Int
        if let first = siblings.first {
            file = Int(unit(first.number).node.file)
        } else if let split {
            file = split.file
        } else if document.fileNodes.count == 1 {
            file = 0
        } else {
            throw refusal(
                .noSuchKey, "no file has the key; a new one is named original|==|key, by its file", at: nil)
        }
        let key = siblings.first?.identifier.key ?? split?.key ?? address.key
        try checkKey(key)
        let identifier = XLIFFIdentifier(key: key, variation: address.variation, style: style ?? .path)
        let isTarget = try isTarget(address.language, file: file)
        // A form that was not there varies the text that all numbers without a form of their own have.
        let model = siblings.first { $0.identifier.variation.steps.last == .plural(.other) } ?? siblings.last
        let source = isTarget ? (model.flatMap { unit($0.number).source } ?? key) : text
        let unitText = markup.unit(
            id: identifier.description, source: source, target: isTarget ? text : nil, state: state, file: file,
            comment: model.flatMap { unit($0.number).comment })
        guard
            let patch = markup.insertion(
                ofUnit: unitText, behind: siblings.last.map { unit($0.number).node.element }, file: file)
        else {
            throw refusal(.damaged, "the file has no whole body that a unit could be added to", at: nil)
        }
        patches.append(patch)
        mustReadAgain = !document.unitNodes.contains { Int($0.file) == file }
    }

    /// The unit of an address that is about a target which is there.
    private func target(at address: TextAddress, named what: String) throws(TranslationFileError) -> XLIFFDocument.Unit
    {
        let units = document.unitNumbers(ofEntry: try entry(address.key))
        guard let number = units.first(where: { $0.identifier.variation == address.variation })?.number else {
            throw refusal(.noSuchText, "the key has no such text", at: units.first.map { self.unit($0.number) })
        }
        let unit = unit(number)
        guard try isTarget(address.language, unit: unit) else {
            throw refusal(.notSupported, "the source has no state and stays", at: unit)
        }
        guard unit.node.target.isThere else {
            throw refusal(.noSuchText, "there is no target", at: unit)
        }
        return unit
    }

    private mutating func removeTargets(of units: some Sequence<XLIFFDocument.Unit>) {
        for unit in units where unit.node.target.isThere { patches.append(markup.removal(of: unit.node.target)) }
    }

    // MARK: - Keys

    private mutating func rename(_ key: String, to name: String) throws(TranslationFileError) {
        let entry = try entry(key)
        let units = document.allUnitNumbers(ofEntry: entry)
        let new = try self.name(name, besides: entry, inFileOf: entry)
        for number in units {
            let unit = unit(number)
            guard let id = unit.id, let range = unit.node.id else { continue }
            let old = XLIFFIdentifier(id)
            if old.key.utf8.elementsEqual(new.utf8) { continue }
            let identifier = XLIFFIdentifier(key: new, variation: old.variation, style: old.style)
            patches.append(BytePatch(range, markup.attribute(identifier.description)))
        }
    }

    private mutating func copy(_ key: String, to name: String) throws(TranslationFileError) {
        let entry = try entry(key)
        let numbers = document.unitNumbers(ofEntry: entry).map(\.number)
        let new = try self.name(name, besides: nil, inFileOf: entry)
        let last = numbers.last.map { unit($0).node.element }
        for number in numbers {
            let unit = unit(number)
            guard let id = unit.id, let range = unit.node.id else { continue }
            let old = XLIFFIdentifier(id)
            let identifier = XLIFFIdentifier(key: new, variation: old.variation, style: old.style)
            let (start, end) = (unit.node.element.start, unit.node.element.end)
            let text = document.source.bytes
            let copy =
                text[start..<range.lowerBound] + markup.attribute(identifier.description)
                + text[range.upperBound..<end]
            if let patch = markup.insertion(ofUnit: [Array(copy)], behind: last, file: Int(unit.node.file)) {
                patches.append(patch)
            }
        }
    }

    /// A new name of a key in the file of an entry, if no other entry has it.
    private func name(
        _ name: String, besides own: Int?, inFileOf entry: Int
    ) throws(TranslationFileError) -> String {
        let units = document.allUnitNumbers(ofEntry: entry)
        let file = document.fileNodes[Int(unit(units.first ?? 0).node.file)].namesake
        let new = document.split(name).map { $0.file == file ? $0.key : name } ?? name
        try checkKey(new)
        if let taken = document.entryNumber(key: new, file: file), taken != own {
            throw refusal(
                .keyExists, "the file has the key “\(new)” already", at: unit(Int(document.entryNodes[taken].first)))
        }
        return new
    }

    private func entry(_ key: String) throws(TranslationFileError) -> Int {
        let found = document.entryNumbers(named: key)
        if found.count > 1 {
            let originals = found.prefix(3).map { number in
                unit(Int(document.entryNodes[number].first)).file.original ?? ""
            }
            throw refusal(
                .noSuchKey,
                "the key “\(key)” is in several files, \(originals.joined(separator: ", ")); name it original|==|key",
                at: unit(Int(document.entryNodes[found[0]].first)))
        }
        guard let entry = found.first else { throw refusal(.noSuchKey, "there is no key “\(key)”", at: nil) }
        return entry
    }

    /// A key may not read as one with a variation.
    private func checkKey(_ key: String) throws(TranslationFileError) {
        try check(key, at: nil)
        let identifier = XLIFFIdentifier(key)
        if identifier.variation != .plain || identifier.style == .dictionary {
            throw refusal(.notSupported, "the key ends as a variation does, so that Xcode can never import it", at: nil)
        }
    }

    // MARK: - Checks

    private func unit(_ number: Int) -> XLIFFDocument.Unit { XLIFFDocument.Unit(document: document, number: number) }

    private func isTarget(
        _ language: LanguageTag?, unit: XLIFFDocument.Unit?
    ) throws(TranslationFileError) -> Bool {
        try isTarget(language, file: Int(unit?.node.file ?? 0))
    }

    private func isTarget(_ language: LanguageTag?, file: Int) throws(TranslationFileError) -> Bool {
        let pair = languages[file]
        guard let language, language != pair.target else { return true }
        if language == pair.source { return false }
        let languages = [pair.source, pair.target].compactMap { $0?.description }.joined(separator: " and ")
        throw refusal(.notSupported, "the file is about \(languages), not \(language)", at: nil)
    }

    private func check(_ text: String, at key: String?) throws(TranslationFileError) {
        if !XMLText.canHold(text) {
            throw refusal(.notSupported, "XML cannot hold a control character of the text", at: nil)
        }
    }

    private func refusal(
        _ code: TranslationFileError.Code, _ message: String, at unit: XLIFFDocument.Unit?
    ) -> TranslationFileError {
        TranslationFileError(
            code, name: document.name,
            diagnostic: document.source.diagnostic(.error, message, at: unit?.range.lowerBound ?? 0))
    }
}
