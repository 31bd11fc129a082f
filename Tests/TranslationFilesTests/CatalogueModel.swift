import Languages
import StringTables
import TranslationFiles

/// What a catalogue says, without its bytes, and what an edit makes of it: written anew for the tests to compare with.
struct CatalogueModel: Equatable {
    struct Place: Hashable {
        let language: LanguageTag
        let path: VariationPath
    }

    struct Text: Equatable {
        var value: [UInt8]
        var state: EntryState

        init(_ value: String, _ state: EntryState) {
            self.value = Array(value.utf8)
            self.state = state
        }
    }

    struct Entry: Equatable {
        var comment: [UInt8]?
        var shouldTranslate = true
        var extractionState: StringCatalogue.ExtractionState?
        var texts: [Place: Text] = [:]
    }

    var entries: [[UInt8]: Entry] = [:]

    init(_ catalogue: StringCatalogue) {
        for entry in catalogue.translationEntries {
            var model = Entry(
                comment: entry.comment.map { Array($0.utf8) }, shouldTranslate: entry.shouldTranslate,
                extractionState: entry.extractionState)
            for text in entry.texts {
                guard let language = text.language, let state = text.state else { continue }
                model.texts[Place(language: language, path: text.variation)] = Text(text.value, state)
            }
            entries[Array(entry.key.utf8)] = model
        }
    }

    mutating func apply(_ edit: TranslationEdit) {
        let key = Array((edit.key ?? "").utf8)
        switch edit {
        case .set(let value, let address, let state):
            entries[key, default: Entry()].set(value, address, state)
        case .setState(let state, let address):
            if let place = Place(address) { entries[key]?.texts[place]?.state = state }
        case .removeText(let address):
            if let place = Place(address) { entries[key]?.texts[place] = nil }
        case .removeLanguage(let language, _): entries[key]?.drop(language)
        case .remove: entries[key] = nil
        case .rename(_, let name): entries[Array(name.utf8)] = entries.removeValue(forKey: key)
        case .copy(_, let name): entries[Array(name.utf8)] = entries[key]
        case .setNumber: break
        case .setComment(let comment, _): entries[key]?.comment = comment.map { Array($0.utf8) }
        case .setShouldTranslate(let isWanted, _): entries[key]?.shouldTranslate = isWanted
        case .setExtractionState(let state, _): entries[key]?.extractionState = state
        case .dropLanguage(let language): for key in entries.keys { entries[key]?.drop(language) }
        }
    }
}

extension CatalogueModel.Place {
    init?(_ address: TextAddress) {
        guard let language = address.language else { return nil }
        self.init(language: language, path: address.variation)
    }
}

extension CatalogueModel.Entry {
    mutating func drop(_ language: LanguageTag) { texts = texts.filter { $0.key.language != language } }

    mutating func set(_ value: String, _ address: TextAddress, _ state: EntryState?) {
        guard let place = CatalogueModel.Place(address) else { return }
        if let old = texts[place] {
            texts[place] = CatalogueModel.Text(value, state ?? old.state)
            return
        }
        let steps = place.path.steps
        // A text that stands on the way moves to `other`; texts that vary further than the new one make room.
        for length in steps.indices {
            let way = CatalogueModel.Place(language: place.language, path: VariationPath(Array(steps[..<length])))
            guard let plain = texts.removeValue(forKey: way) else { continue }
            let other: VariationPath.Step = if case .plural = steps[length] { .plural(.other) } else { .device(.other) }
            if case .substitution = steps[length] {
                texts[way] = plain
                continue
            }
            texts[
                CatalogueModel.Place(language: place.language, path: VariationPath(Array(steps[..<length]) + [other]))] =
                plain
        }
        texts = texts.filter { old, _ in
            guard old.language == place.language, old.path.steps.count > steps.count else { return true }
            if steps.isEmpty, case .substitution? = old.path.steps.first { return true }
            return !old.path.steps.starts(with: steps)
        }
        texts[place] = CatalogueModel.Text(value, state ?? .translated)
    }
}
