internal import Diagnostics
internal import Languages
internal import StringTables

/// A translation file whose texts are all of one language and have no states.
protocol SingleLanguageDocument: TranslationDocument {
    /// The language of all texts, where it is known.
    var language: LanguageTag? { get }
    /// What refuses an edit.
    func refusal(_ code: TranslationFileError.Code, _ message: String, at offset: Int) -> TranslationFileError
    /// The keys that are no entries of the document.
    var otherKeys: OtherKeys { get }
    /// The document after edits of keys that are there and are different.
    func changing(_ edits: [TranslationEdit]) throws(TranslationFileError) -> Self
    /// The document with keys that are not there yet, each of them once.
    func adding(_ edits: [(text: String, address: TextAddress)]) throws(TranslationFileError) -> Self
    /// The document with copies of keys that are there, under names that are not.
    func copying(_ copies: [(key: String, name: String)]) throws(TranslationFileError) -> Self
    /// How the characters are written.
    var encoding: TextEncoding { get }
    /// The number of entries that count.
    var entryCount: Int { get }
    /// Whether a key has an entry.
    func hasEntry(_ key: String) -> Bool
    /// The text of an address.
    func value(at address: TextAddress) -> String?
}

/// The keys that stand in a file and are no entries of its document.
struct OtherKeys {
    /// Those whose value is no text, by their bytes.
    var withoutText: Set<[UInt8]> = []
    /// Those that stand at the beginning of damage.
    var damaged: [[UInt8]: Damage] = [:]
}

extension SingleLanguageDocument {
    /// The document after edits, read once or twice for each of their rounds.
    func applyingRounds(_ edits: [TranslationEdit]) throws(TranslationFileError) -> Self {
        var document = self
        for round in EditRounds(edits).rounds { document = try document.applying(round: round) }
        return document
    }

    private func applying(round: [TranslationEdit]) throws(TranslationFileError) -> Self {
        var changes: [TranslationEdit] = []
        var additions: [(text: String, address: TextAddress)] = []
        var copies: [(key: String, name: String)] = []
        let others = otherKeys
        for edit in round {
            try check(edit, others)
            if case .set(let text, let address, _) = edit, !hasKey(address.key, others) {
                additions.append((text, address))
            } else if case .copy(let key, let name) = edit {
                copies.append((key, name))
                // Comments stand outside an entry, and are written as any other.
                changes.append(.setComment(translationEntry(forKey: key)?.comment, key: name))
            } else if try isChange(edit) {
                changes.append(edit)
            }
        }
        var document = self
        // New keys come first: an entry that goes may be the one that shows how the file writes its entries.
        if !additions.isEmpty { document = try document.adding(additions) }
        if !copies.isEmpty { document = try document.copying(copies) }
        if !changes.isEmpty { document = try document.changing(changes) }
        guard copies.allSatisfy({ document.hasEntry($0.name) }) else { throw refusalBesideDamage }
        try verify(document, after: changes, additions)
        return document
    }

    /// Refuses what the format has nothing of, and what is not there.
    private func check(_ edit: TranslationEdit, _ others: OtherKeys) throws(TranslationFileError) {
        switch edit {
        case .set(_, let address, let state):
            try check(address.language)
            // What stands in such a file is translated.
            guard state == nil || state == .translated else {
                throw refusal(.notSupported, "the format has no states", at: 0)
            }
            if !hasKey(address.key, others) { try checkDamage(address.key, others) }
            return
        case .setState(let state, let address):
            try check(address.language)
            guard state == .translated else { throw refusal(.notSupported, "the format has no states", at: 0) }
        case .removeText(let address): try check(address.language)
        case .removeLanguage(let tag, _), .dropLanguage(let tag):
            guard tag == language else {
                throw refusal(.noSuchText, "the file has no texts of \(tag.description)", at: 0)
            }
        case .setShouldTranslate(false, _):
            throw refusal(.notSupported, "the format cannot say that a key is not to be translated", at: 0)
        case .setExtractionState(.some, _):
            throw refusal(.notSupported, "the format cannot say how a key came into it", at: 0)
        case .setNumber(_, _, let tag, _): try check(tag)
        case .rename(let key, let name) where key.utf8.elementsEqual(name.utf8): break
        case .rename(_, let name), .copy(_, let name):
            if hasKey(name, others) { throw refusal(.keyExists, "the key “\(name)” is there already", at: 0) }
            try checkDamage(name, others)
        case .remove, .setComment, .setShouldTranslate, .setExtractionState: break
        }
        guard let key = edit.key, !hasKey(key, others) else { return }
        try checkDamage(key, others)
        throw refusal(.noSuchKey, "there is no key “\(key)”", at: 0)
    }

    /// Whether a key is there, even if its value is no text.
    private func hasKey(_ key: String, _ others: OtherKeys) -> Bool {
        hasEntry(key) || others.withoutText.contains(Array(key.utf8))
    }

    private func checkDamage(_ key: String, _ others: OtherKeys) throws(TranslationFileError) {
        guard let damage = others.damaged[Array(key.utf8)] else { return }
        throw refusal(.damaged, "the key “\(key)” stands in what cannot be read", at: damage.place)
    }

    private func check(_ tag: LanguageTag?) throws(TranslationFileError) {
        guard tag == nil || tag == language else {
            let own = language.map { "of \($0.description)" } ?? "of a language that is not known"
            throw refusal(.notSupported, "the file holds texts \(own) alone", at: 0)
        }
    }

    /// Whether something is left to do of an edit that is allowed.
    private func isChange(_ edit: TranslationEdit) throws(TranslationFileError) -> Bool {
        switch edit {
        case .setState(_, let address):
            guard value(at: address) != nil else {
                throw refusal(.noSuchText, "the key “\(address.key)” has no such text", at: 0)
            }
            return false
        case .setShouldTranslate, .setExtractionState: return false
        case .rename(let key, let name): return !key.utf8.elementsEqual(name.utf8)
        default: return true
        }
    }

    /// Refuses a result that does not read as what was asked, which only happens in and beside damage.
    private func verify(
        _ document: Self, after changes: [TranslationEdit], _ additions: [(text: String, address: TextAddress)]
    ) throws(TranslationFileError) {
        func isSame(_ left: String?, _ right: String?) -> Bool {
            left.map { Array($0.utf8) } == right.map { Array($0.utf8) }
        }
        let others = document.otherKeys
        // What is left of a file may be taken for another encoding, or damage for entries.
        var isRight = document.damages.count <= damages.count && document.encoding == encoding
        var touched: Set<[UInt8]> = []
        var expectedCount = entryCount
        func touch(_ key: String) {
            guard touched.insert(Array(key.utf8)).inserted else { return }
            if hasEntry(key) { expectedCount -= 1 }
            if document.hasEntry(key) { expectedCount += 1 }
        }
        for (_, address) in additions { touch(address.key) }
        for edit in changes {
            if let key = edit.key { touch(key) } else { expectedCount = 0 }
            if case .rename(_, let name) = edit { touch(name) }
        }
        isRight = isRight && document.entryCount == expectedCount
        for (text, address) in additions { isRight = isRight && isSame(document.value(at: address), text) }
        for edit in changes {
            switch edit {
            case .set(let text, let address, _): isRight = isRight && isSame(document.value(at: address), text)
            case .remove(let key), .removeLanguage(_, let key): isRight = isRight && !document.hasKey(key, others)
            case .rename(let key, let name):
                isRight = isRight && !document.hasKey(key, others) && document.hasKey(name, others)
            case .removeText(let address): isRight = isRight && document.value(at: address) == nil
            case .setComment(let comment, let key):
                let words = CommentSyntax.trimmed(comment).map { String(decoding: $0, as: UTF8.self) }
                // A copy has its entry only afterwards, and a key without a text has none at all.
                if hasEntry(key) || document.hasEntry(key) {
                    isRight = isRight && isSame(document.translationEntry(forKey: key)?.comment, words)
                }
            default: break
            }
        }
        guard isRight else { throw refusalBesideDamage }
    }

    private var refusalBesideDamage: TranslationFileError {
        refusal(.damaged, "the edit would not be read where the file is damaged", at: damages.first?.place ?? 0)
    }
}
