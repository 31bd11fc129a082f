internal import Diagnostics
internal import JSONText
internal import Languages
internal import StringTables

/// The edits of one catalogue, collected entry by entry and written at once.
struct CatalogueEditing {
    private let catalogue: StringCatalogue
    private var works: [Work] = []
    /// The work of a key by the key's bytes; nil where the key is no longer there.
    private var workOfKey: [[UInt8]: Int?] = [:]
    private var workOfNumber: [Int: Int] = [:]

    /// An entry that edits are about.
    private struct Work {
        /// Its number among those of the file; nil for a new one.
        let number: Int?
        var key: String
        /// The entry; nil where it was taken away.
        var draft: CatalogueEntryDraft?
    }

    init(catalogue: StringCatalogue) { self.catalogue = catalogue }

    /// The number of keys after the edits.
    var keyCount: Int {
        catalogue.members.count + works.count { $0.number == nil && $0.draft != nil }
            - works.count { $0.number != nil && $0.draft == nil }
    }

    mutating func apply(_ edit: TranslationEdit) throws(TranslationFileError) {
        switch edit {
        case .set(let text, let address, let state):
            let known = try find(address.key)
            let work = if let known { known } else { try add(address.key) }
            let example = example(of: work, besides: address.language)
            try change(work) { (draft) throws(CatalogueEntryDraft.Fault) in
                try draft.set(text, at: address, state: state, like: example)
            }
        case .setState(let state, let address):
            try change(required(address.key)) { (draft) throws(CatalogueEntryDraft.Fault) in
                try draft.setState(state, at: address)
            }
        case .removeText(let address):
            try change(required(address.key)) { (draft) throws(CatalogueEntryDraft.Fault) in
                try draft.removeText(address)
            }
        case .removeLanguage(let language, let key):
            try change(required(key)) { (draft) throws(CatalogueEntryDraft.Fault) in
                try draft.removeLanguage(language)
            }
        case .remove(let key):
            works[try required(key)].draft = nil
            workOfKey[Array(key.utf8)] = .some(nil)
        case .rename(let key, let name): try rename(key, to: name)
        case .copy(let key, let name): try copy(key, to: name)
        case .setComment(let comment, let key): try change(required(key)) { $0.setComment(comment) }
        case .setShouldTranslate(let isWanted, let key):
            try change(required(key)) { $0.setShouldTranslate(isWanted) }
        case .setExtractionState(let state, let key): try change(required(key)) { $0.setExtractionState(state) }
        case .setNumber(let number, let name, let language, let key):
            try change(required(key)) { (draft) throws(CatalogueEntryDraft.Fault) in
                try draft.setNumber(number, of: name, in: language)
            }
        case .dropLanguage(let language): try drop(language)
        }
    }

    // MARK: Finding entries

    /// The work of a key, or nil where there is no such key.
    private mutating func find(_ key: String) throws(TranslationFileError) -> Int? {
        let bytes = Array(key.utf8)
        if let known = workOfKey[bytes] { return known }
        guard let number = catalogue.number(ofKey: key) else {
            if let damage = damage(of: key) {
                throw fault(.damaged, "the entry of the key cannot be read", at: damage.place)
            }
            return nil
        }
        return try work(ofNumber: number)
    }

    private mutating func required(_ key: String) throws(TranslationFileError) -> Int {
        guard let work = try find(key) else { throw fault(.noSuchKey, "there is no key “\(key)”", at: 0) }
        return work
    }

    private mutating func work(ofNumber number: Int) throws(TranslationFileError) -> Int {
        if let known = workOfNumber[number] { return known }
        let member = catalogue.members[number]
        let work = Work(number: number, key: member.key, draft: try draft(of: JSONDraft(member.value), number))
        works.append(work)
        workOfKey[Array(member.keyBytes)] = works.count - 1
        workOfNumber[number] = works.count - 1
        return works.count - 1
    }

    private mutating func add(_ key: String) throws(TranslationFileError) -> Int {
        works.append(Work(number: nil, key: key, draft: try draft(of: JSONDraft(object: []), nil)))
        workOfKey[Array(key.utf8)] = works.count - 1
        return works.count - 1
    }

    private func draft(of json: JSONDraft, _ number: Int?) throws(TranslationFileError) -> CatalogueEntryDraft {
        do { return try CatalogueEntryDraft(json) } catch { throw fault(error, of: number) }
    }

    /// The damage that begins with a key as the file would spell it.
    private func damage(of key: String) -> Damage? {
        let spelled = Array(JSONValue.string(key).text(style: .catalogue).utf8)
        return catalogue.damages.first { damage in
            catalogue.source.bytes[damage.range].drop { $0 <= 0x20 }.starts(with: spelled)
        }
    }

    // MARK: Changing entries

    private mutating func change(
        _ work: Int, _ change: (inout CatalogueEntryDraft) throws(CatalogueEntryDraft.Fault) -> Void
    ) throws(TranslationFileError) {
        guard var draft = works[work].draft else { return }
        // Held once, so that what it holds is changed in place.
        works[work].draft = nil
        do { try change(&draft) } catch { throw fault(error, of: works[work].number) }
        works[work].draft = draft
    }

    /// Finds the substitution of a name in another language of an entry, in the source language first.
    private func example(of work: Int, besides language: LanguageTag?) -> (String) -> JSONDraft? {
        let json = works[work].draft?.json
        let source = catalogue.ownLanguage
        return { name in
            let all = json?["localizations"]?.members ?? []
            let found = all.first {
                LanguageTag($0.key) == source && $0.value.value(at: ["substitutions", name]) != nil
            }
            return (found ?? all.first { $0.value.value(at: ["substitutions", name]) != nil })?
                .value.value(at: ["substitutions", name])
        }
    }

    private mutating func rename(_ key: String, to name: String) throws(TranslationFileError) {
        let work = try required(key)
        guard !key.utf8.elementsEqual(name.utf8) else { return }
        guard try find(name) == nil else { throw fault(.keyExists, "there is a key “\(name)” already", at: 0) }
        works[work].key = name
        workOfKey[Array(key.utf8)] = .some(nil)
        workOfKey[Array(name.utf8)] = work
    }

    private mutating func copy(_ key: String, to name: String) throws(TranslationFileError) {
        let work = try required(key)
        guard try find(name) == nil else { throw fault(.keyExists, "there is a key “\(name)” already", at: 0) }
        works.append(Work(number: nil, key: name, draft: works[work].draft))
        workOfKey[Array(name.utf8)] = works.count - 1
    }

    private mutating func drop(_ language: LanguageTag) throws(TranslationFileError) {
        guard language != catalogue.ownLanguage else {
            throw fault(.notSupported, "\(language) is the source language, which a catalogue cannot be without", at: 0)
        }
        var isThere = false
        // Every entry has the same few.
        var tags: [String: Bool] = [:]
        for (number, member) in catalogue.members.enumerated() where workOfNumber[number] == nil {
            let keys = member.value["localizations"]?.members.map(\.key) ?? []
            let hasLanguage = keys.contains { key in
                if let known = tags[key] { return known }
                tags[key] = LanguageTag(key) == language
                return tags[key] ?? false
            }
            if hasLanguage { _ = try work(ofNumber: number) }
        }
        for work in works.indices where works[work].draft?.hasLanguage(language) == true {
            isThere = true
            try change(work) { (draft) throws(CatalogueEntryDraft.Fault) in try draft.removeLanguage(language) }
        }
        guard isThere else { throw fault(.noSuchText, "no key has a text in \(language)", at: 0) }
    }

    // MARK: Writing

    /// The bytes of the file after the edits.
    func rewritten() throws(TranslationFileError) -> [UInt8] {
        var root = JSONDraft(catalogue.document.root)
        guard !works.isEmpty, var strings = root["strings"] else { return catalogue.source.bytes }
        var members: [JSONDraft.Member?] = strings.members
        var added: [JSONDraft.Member] = []
        for work in works {
            guard let draft = work.draft else {
                if let number = work.number { members[number] = nil }
                continue
            }
            let original = work.number.map { JSONDraft(catalogue.members[$0].value) }
            do { try draft.check(against: original) } catch { throw fault(error, of: work.number) }
            guard let number = work.number, var member = members[number] else {
                added.append(JSONDraft.Member(key: work.key, value: draft.json))
                continue
            }
            member.value = draft.json
            let isRenamed = !member.hasKey(work.key)
            member.key = work.key
            members[number] = member
            if isRenamed, !fits(work.key, at: number, among: members) {
                members[number] = nil
                added.append(member)
            }
        }
        strings.members = FinderOrder.placing(added, among: members.compactMap { $0 })
        root["strings"] = strings
        return catalogue.document.rewritten(as: root, keeping: catalogue.source.bytes)
    }

    /// Whether a key that is named anew stays in order between its neighbours.
    private func fits(_ key: String, at number: Int, among members: [JSONDraft.Member?]) -> Bool {
        let before = members[..<number].last { $0 != nil } ?? nil
        let after = members[(number + 1)...].first { $0 != nil } ?? nil
        return before.map { FinderOrder.precedes($0.key, key) } ?? true
            && after.map { FinderOrder.precedes(key, $0.key) } ?? true
    }

    // MARK: Faults

    private func fault(_ fault: CatalogueEntryDraft.Fault, of number: Int?) -> TranslationFileError {
        let offset = number.map { catalogue.members[$0].keyRange.lowerBound } ?? 0
        return self.fault(fault.code, fault.message, at: offset)
    }

    private func fault(_ code: TranslationFileError.Code, _ message: String, at offset: Int) -> TranslationFileError {
        TranslationFileError(
            code, name: catalogue.name, diagnostic: catalogue.source.diagnostic(.error, message, at: offset))
    }
}
