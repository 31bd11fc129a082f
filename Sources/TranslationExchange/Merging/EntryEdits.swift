internal import Languages
internal import StringTables
internal import TranslationFiles

/// The edits that make one entry say what another says.
struct EntryEdits {
    private(set) var edits: [TranslationEdit] = []

    /// Compares two entries of one key; nil where the key is not there yet.
    init(key: String, from old: EntryContents?, to new: EntryContents) {
        let before = old ?? EntryContents()
        var sets: [TranslationEdit] = []
        for slot in new.slots {
            guard let text = new.texts[slot] else { continue }
            let address = slot.address(key)
            if let known = before.texts[slot], known.value == text.value {
                guard let state = text.state, state != known.state else { continue }
                sets.append(.setState(state, at: address))
            } else {
                sets.append(.set(text.value.text, at: address, state: text.state))
            }
        }
        let removals = before.slots.filter { new.texts[$0] == nil }.map { TranslationEdit.removeText($0.address(key)) }
        // Texts that cannot stand beside each other leave before the others come; else the others come first, so that a
        // language that goes on having texts keeps its place in the entry.
        let canMeet = before.languages.allSatisfy { language in
            let known = before.variations(in: language)
            return VariationShape.isConsistent(known + new.variations(in: language).filter { !known.contains($0) })
        }
        edits += canMeet ? sets + removals : removals + sets
        for (slot, number) in new.substitutions.sorted(by: { $0.key < $1.key })
        where before.substitutions[slot] != number {
            guard case .substitution(let name) = slot.variation.steps.first else { continue }
            edits.append(.setNumber(number, substitution: name, language: slot.language, key: key))
        }
        if before.comment != new.comment { edits.append(.setComment(new.comment?.text, key: key)) }
        if before.shouldTranslate != new.shouldTranslate {
            edits.append(.setShouldTranslate(new.shouldTranslate, key: key))
        }
        if before.extractionState != new.extractionState {
            edits.append(.setExtractionState(new.extractionState, key: key))
        }
    }
}
