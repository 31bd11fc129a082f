internal import Languages
internal import StringTables
internal import TranslationFiles

/// The differences between two entries of one key.
struct EntryComparison {
    let key: String
    private(set) var differences: [TranslationDifference] = []

    /// Compares entries; the texts come in the order of the first one, then those that only the second one has.
    init(key: String, from old: EntryContents, to new: EntryContents) {
        self.key = key
        let address = TextAddress(key: key)
        add(.comment, address, old.comment?.text, new.comment?.text, old.comment != new.comment)
        add(
            .shouldTranslate, address, String(old.shouldTranslate), String(new.shouldTranslate),
            old.shouldTranslate != new.shouldTranslate)
        add(
            .extractionState, address, old.extractionState?.rawValue, new.extractionState?.rawValue,
            old.extractionState != new.extractionState)
        for slot in old.slots + new.slots.filter({ old.texts[$0] == nil }) {
            let (before, after) = (old.texts[slot], new.texts[slot])
            let address = slot.address(key)
            add(.text, address, before?.value.text, after?.value.text, before?.value != after?.value)
            guard let before, let after else { continue }
            add(.state, address, before.state?.rawValue, after.state?.rawValue, before.state != after.state)
        }
        for slot in Set(old.substitutions.keys).union(new.substitutions.keys).sorted() {
            let (before, after) = (old.substitutions[slot], new.substitutions[slot])
            add(.substitution, slot.address(key), before?.words, after?.words, before != after)
        }
    }

    private mutating func add(
        _ aspect: TranslationAspect, _ address: TextAddress, _ old: String?, _ new: String?, _ isDifferent: Bool
    ) {
        guard isDifferent else { return }
        differences.append(TranslationDifference(aspect: aspect, address: address, old: old, new: new))
    }
}
