internal import Languages
internal import StringTables
internal import TranslationFiles

/// The three-way merge of one entry that both sides have.
struct EntryMerge {
    let key: String
    let base: EntryContents
    let ours: EntryContents
    let theirs: EntryContents
    private(set) var merged: EntryContents
    private(set) var conflicts: [MergeConflict] = []

    init(key: String, base: EntryContents?, ours: EntryContents, theirs: EntryContents) {
        self.key = key
        self.base = base ?? EntryContents()
        self.ours = ours
        self.theirs = theirs
        merged = ours
        mergeComment()
        mergeShouldTranslate()
        mergeExtractionState()
        for language in languages { mergeTexts(in: language) }
        mergeSubstitutions()
    }

    private var languages: [LanguageTag?] {
        var seen: Set<LanguageTag?> = []
        return (ours.languages + theirs.languages + base.languages).filter { seen.insert($0).inserted }
    }

    // MARK: - What belongs to the key

    private mutating func mergeComment() {
        merged.comment = pick(\.comment, .comment) { $0?.text }
    }

    private mutating func mergeShouldTranslate() {
        merged.shouldTranslate = pick(\.shouldTranslate, .shouldTranslate) { $0 ? "true" : "false" }
    }

    private mutating func mergeExtractionState() {
        merged.extractionState = pick(\.extractionState, .extractionState) { $0?.rawValue }
    }

    private mutating func pick<Value: Equatable>(
        _ path: KeyPath<EntryContents, Value>, _ aspect: TranslationAspect, _ words: (Value) -> String?
    ) -> Value {
        let (before, mine, other) = (base[keyPath: path], ours[keyPath: path], theirs[keyPath: path])
        if mine == other || other == before { return mine }
        if mine == before { return other }
        conflicts.append(
            MergeConflict(
                aspect: aspect, address: TextAddress(key: key), base: words(before), ours: words(mine),
                theirs: words(other)))
        return mine
    }

    private mutating func mergeSubstitutions() {
        let slots = [base, ours, theirs].reduce(into: Set()) { $0.formUnion($1.substitutions.keys) }
        for slot in slots.sorted() {
            let (before, mine, other) = (base.substitutions[slot], ours.substitutions[slot], theirs.substitutions[slot])
            if mine == other || other == before { continue }
            // Where the texts of a language are not taken, neither is what belongs to them.
            let isThere = merged.texts.keys.contains { $0.language == slot.language }
            if mine == before {
                merged.substitutions[slot] = isThere ? other : mine
            } else if isThere, other != nil {
                conflicts.append(
                    MergeConflict(
                        aspect: .substitution, address: slot.address(key), base: before?.words, ours: mine?.words,
                        theirs: other?.words))
            }
        }
    }

    // MARK: - Texts

    /// Merges the texts of a language one by one, unless that would mix two ways of varying.
    private mutating func mergeTexts(in language: LanguageTag?) {
        var slots: [EntryContents.Slot] = []
        var seen: Set<EntryContents.Slot> = []
        for slot in ours.slots + theirs.slots + base.slots where slot.language == language {
            if seen.insert(slot).inserted { slots.append(slot) }
        }
        var found: [MergeConflict] = []
        var result = merged
        for slot in slots { result.set(mergedText(at: slot, &found), at: slot) }
        let isMixed =
            !VariationShape.isConsistent(result.variations(in: language))
            && VariationShape.isConsistent(ours.variations(in: language))
        guard isMixed else {
            merged = result
            conflicts += found
            return
        }
        // One side has made a plural of what the other has changed as a plain text: all of it is ours or theirs.
        for slot in slots where ours.texts[slot] != theirs.texts[slot] {
            let isSameText = ours.texts[slot]?.value == theirs.texts[slot]?.value
            conflicts.append(
                isSameText ? conflict(.state, slot) { $0?.state?.rawValue } : conflict(.text, slot) { $0?.value.text })
        }
    }

    private func mergedText(
        at slot: EntryContents.Slot, _ found: inout [MergeConflict]
    ) -> EntryContents.Text? {
        let (before, mine, other) = (base.texts[slot], ours.texts[slot], theirs.texts[slot])
        if mine == other || other == before { return mine }
        if mine == before { return other }
        guard let mine, let other,
            mine.value == other.value || mine.value == before?.value || other.value == before?.value
        else {
            found.append(conflict(.text, slot) { $0?.value.text })
            return mine
        }
        // One side alone changed the words, the other the state.
        let value = mine.value == before?.value ? other.value : mine.value
        guard mine.state != other.state else { return EntryContents.Text(value: value, state: mine.state) }
        if mine.state == before?.state || other.state == before?.state, before != nil {
            let isSameText = mine.value == other.value
            let changed = mine.state == before?.state ? other.state : mine.state
            // A state judges the words it was given for; over other words the less sure one holds.
            return EntryContents.Text(
                value: value, state: isSameText ? changed : EntryMerge.worst(mine.state, other.state))
        }
        found.append(conflict(.state, slot) { $0?.state?.rawValue })
        return EntryContents.Text(value: value, state: mine.state)
    }

    /// The less sure of two states; a text without a state is done.
    private static func worst(_ left: EntryState?, _ right: EntryState?) -> EntryState? {
        (left ?? .translated) <= (right ?? .translated) ? left : right
    }

    private func conflict(
        _ aspect: TranslationAspect, _ slot: EntryContents.Slot, _ words: (EntryContents.Text?) -> String?
    ) -> MergeConflict {
        MergeConflict(
            aspect: aspect, address: slot.address(key), base: words(base.texts[slot]), ours: words(ours.texts[slot]),
            theirs: words(theirs.texts[slot]))
    }
}
