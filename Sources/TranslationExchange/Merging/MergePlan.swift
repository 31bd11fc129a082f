internal import TranslationFiles

/// What the merged file says, where that is not what ours says.
struct MergePlan {
    /// What a key shall say; nil where it shall go.
    struct Wish {
        let key: ExactString
        let contents: EntryContents?

        /// What has to be done where the key says this, or is not there.
        func edits(from entry: EntryContents?) -> [TranslationEdit] {
            guard let contents else { return entry == nil ? [] : [.remove(key: key.text)] }
            return EntryEdits(key: key.text, from: entry, to: contents).edits
        }
    }

    private(set) var wanted: [Wish] = []
    private(set) var conflicts: [MergeConflict] = []
    private let base: DocumentContents
    private let theirs: DocumentContents

    init(base: DocumentContents, ours: DocumentContents, theirs: DocumentContents) {
        self.base = base
        self.theirs = theirs
        for key in ours.keys(with: theirs) { merge(key, base: base[key], ours: ours[key], theirs: theirs[key]) }
    }

    private mutating func merge(
        _ key: ExactString, base: EntryContents?, ours: EntryContents?, theirs: EntryContents?
    ) {
        switch (ours, theirs) {
        case (nil, nil): return
        case (let ours?, let theirs?):
            let merge = EntryMerge(key: key.text, base: base, ours: ours, theirs: theirs)
            conflicts += merge.conflicts
            if merge.merged != ours { wanted.append(Wish(key: key, contents: merge.merged)) }
        case (let ours?, nil):
            guard let base else { return }
            if ours == base {
                wanted.append(Wish(key: key, contents: nil))
            } else {
                conflict(key, base, ours, nil)
            }
        case (nil, let theirs?):
            guard let base else {
                wanted.append(Wish(key: key, contents: theirs))
                return
            }
            if theirs != base { conflict(key, base, nil, theirs) }
        }
    }

    private mutating func conflict(
        _ key: ExactString, _ base: EntryContents, _ ours: EntryContents?, _ theirs: EntryContents?
    ) {
        conflicts.append(
            MergeConflict(
                aspect: .key, address: TextAddress(key: key.text), base: base.summary, ours: ours?.summary,
                theirs: theirs?.summary))
    }

    /// What a document does not say although it should, as conflicts.
    func missing(in document: some TranslationDocument) -> [MergeConflict] {
        let contents = DocumentContents(document)
        return wanted.flatMap { wish in
            let found = contents[wish.key]
            guard let contents = wish.contents else {
                return found.map {
                    [
                        MergeConflict(
                            aspect: .key, address: TextAddress(key: wish.key.text), base: base[wish.key]?.summary,
                            ours: $0.summary, theirs: nil)
                    ]
                } ?? []
            }
            guard let found else {
                return [
                    MergeConflict(
                        aspect: .key, address: TextAddress(key: wish.key.text), base: base[wish.key]?.summary,
                        ours: nil, theirs: contents.summary)
                ]
            }
            return EntryComparison(key: wish.key.text, from: found, to: contents).differences
                // A state that nobody gave is the format's own.
                .filter { $0.aspect != .state || $0.new != nil }
                .map { difference in
                    MergeConflict(
                        aspect: difference.aspect, address: difference.address, base: nil, ours: difference.old,
                        theirs: difference.new)
                }
        }
    }
}

extension EntryContents {
    /// The first text, which tells a reader which entry it is.
    var summary: String { slots.first.flatMap { texts[$0]?.value.text } ?? "" }
}

extension TranslationDocument {
    /// The document after as many of the edits as it takes that make some of its keys say what they shall.
    ///
    /// A format may give a new entry what nobody asked for, such as a state, so a second round looks at what is there.
    func made(to wishes: [MergePlan.Wish]) -> Self {
        var document = self
        for _ in 0..<3 {
            let contents = DocumentContents(document)
            let groups = wishes.map { $0.edits(from: contents[$0.key]) }.filter { !$0.isEmpty }
            if groups.isEmpty { break }
            document = document.applyingWhatFits(groups[...])
        }
        return document
    }

    /// Applies all groups at once, or where one is refused, each half by itself.
    private func applyingWhatFits(_ groups: ArraySlice<[TranslationEdit]>) -> Self {
        if let all = try? applying(groups.flatMap { $0 }) { return all }
        guard groups.count > 1 else {
            // The edits of one key that are taken one by one.
            return (groups.first ?? []).reduce(self) { document, edit in (try? document.applying([edit])) ?? document }
        }
        let middle = groups.startIndex + groups.count / 2
        return applyingWhatFits(groups[..<middle]).applyingWhatFits(groups[middle...])
    }
}
