import Languages
import StringTables
import TranslationFiles

/// Makes an edit of a file and looks at what became of it.
struct EditCheck<Document: TranslationDocument> {
    let before: Document
    let after: Document
    let edit: TranslationEdit
    /// The texts in UTF-8 in which the documents count their places.
    let texts: (before: [UInt8], after: [UInt8])

    /// The end of the input chooses an edit of the file that it begins with; a zero byte may end the file.
    static func run(_ bytes: [UInt8], text: (Document) -> [UInt8], _ read: ([UInt8]) -> Document?) {
        var choices = ByteChoices(bytes)
        let count = choices.number(below: 64)
        let file = Array(bytes.prefix(max(0, bytes.count - 1 - count)))
        guard let before = read(file) else { return }
        let edit = choices.edit(of: before)
        let after: Document
        do throws(TranslationFileError) {
            after = try before.applying([edit])
        } catch {
            expect(!error.description.isEmpty, "an empty error")
            return
        }
        // Texts that are no UTF-8 are told as others.
        guard file.starts(with: "bplist".utf8) || String(validating: text(before), as: UTF8.self) != nil else { return }
        guard let again = read(after.bytes) else {
            expect(false, "\(edit): the result is not read")
            return
        }
        expect(Contents(again) == Contents(after), "\(edit): read again, it is something else")
        EditCheck(before: before, after: after, edit: edit, texts: (text(before), text(after))).check()
    }

    private func check() {
        let (old, new) = (Contents(before), Contents(after))
        let keys = touchedKeys
        if case .dropLanguage(let language) = edit {
            expect(
                before is XLIFFDocument || !new.languages.contains(language) || language == after.sourceLanguage,
                "\(edit): it is there")
        } else {
            // Every other entry stands where it stood and says what it said; only beside damage a comment, such as one
            // without an end, may come to belong to another one.
            let lastComment = (before as? StringsDocument)?.comments.last?.range.upperBound
            let isDamaged =
                lastComment == texts.before.count || before.diagnostics.contains { $0.severity == .error }
            func others(_ contents: Contents) -> [Contents.Entry] {
                contents.entries.filter { !keys.contains($0.key) }.map { entry in
                    var entry = entry
                    if isDamaged { entry.comment = nil }
                    return entry
                }
            }
            let (left, right) = (others(old), others(new))
            expect(left == right, "\(edit): other entries were \(left) and are \(right)")
        }
        checkIntent(old, new)
        expect(after.damages.count <= before.damages.count, "\(edit): new damage \(after.damages)")
        checkBytes()
    }

    /// The keys that the edit is about, as the document has them.
    private var touchedKeys: Set<[UInt8]> {
        guard let key = edit.key else { return [] }
        var keys: Set<[UInt8]> = [Array(key.utf8)]
        for document in [before, after] {
            for key in [key, newName].compactMap({ $0 }) {
                keys.insert(Array(key.utf8))
                if let entry = document.translationEntry(forKey: key) { keys.insert(Array(entry.key.utf8)) }
            }
        }
        return keys
    }

    private var newName: String? {
        switch edit {
        case .rename(_, let name), .copy(_, let name): name
        default: nil
        }
    }

    // MARK: - What was asked for

    private func checkIntent(_ old: Contents, _ new: Contents) {
        func entry(_ document: Document, _ key: String) -> Contents.Entry? {
            document.translationEntry(forKey: key).map(Contents.Entry.init)
        }
        let key = edit.key ?? ""
        let (left, right) = (entry(before, key), entry(after, key))
        // Behind a target of XLIFF its source is left, and comes to the fore where both are in one language.
        let keepsSource = before is XLIFFDocument
        switch edit {
        case .set(let text, let address, let state):
            guard let found = place(address, in: after) else {
                expect(false, "\(edit): the text is not there: \(String(describing: right))")
                return
            }
            expect(found.value == Array(text.utf8), "\(edit): the text is \(found)")
            if let state, found.state != nil { expect(found.state == state, "\(edit): the state is \(found)") }
            if let old = place(address, in: before) {
                // Only this text is another one.
                expect(
                    without(left, old.place) == without(right, old.place),
                    "\(edit): more of \(String(describing: left)) changed: \(String(describing: right))")
            }
        case .setState(let state, let address):
            let found = place(address, in: after)
            expect(found?.state == nil || found?.state == state, "\(edit): the state is \(String(describing: found))")
            if let old = place(address, in: before) {
                expect(without(left, old.place) == without(right, old.place), "\(edit): more changed")
            }
        case .removeText(let address):
            expect(keepsSource || place(address, in: after) == nil, "\(edit): the text is there")
        case .removeLanguage(let language, _):
            expect(
                keepsSource || right?.texts.keys.contains { $0.language == language } != true,
                "\(edit): a text is there")
        case .remove: expect(right == nil, "\(edit): the key is there")
        case .rename(let key, let name):
            guard !key.utf8.elementsEqual(name.utf8), left != nil else { return }
            // A key of XLIFF has a second name, that with its file.
            expect(keepsSource || right == nil || right?.key != left?.key, "\(edit): the old key is there")
        case .setComment(let comment, _):
            guard left != nil else { return }
            func words(_ text: String?) -> [UInt8] { (text ?? "").utf8.filter { $0 > 0x20 } }
            let found = after.translationEntry(forKey: key)?.comment
            expect(words(found) == words(comment), "\(edit): the comment is \(found.debugDescription)")
            expect(left?.texts == right?.texts, "\(edit): the texts changed")
        case .setShouldTranslate, .setExtractionState:
            expect(left?.texts == right?.texts && left?.comment == right?.comment, "\(edit): more changed")
        case .copy(let key, let name):
            guard !key.utf8.elementsEqual(name.utf8), left != nil else { return }
            expect(left?.texts == right?.texts, "\(edit): the entry changed")
            let copy = entry(after, name)
            expect(
                copy != nil && copy?.texts.count == left?.texts.count,
                "\(edit): the copy is \(String(describing: copy))")
        case .setNumber, .dropLanguage: break
        }
    }

    /// The text that an address leads to; without a language that of the target, which stands behind the source.
    private func place(
        _ address: TextAddress, in document: Document
    ) -> (place: Contents.Place, value: [UInt8], state: EntryState?)? {
        let texts = (document.translationEntry(forKey: address.key)?.texts ?? []).filter {
            address.language == nil || $0.language == address.language
        }
        let found =
            texts.last { $0.variation == address.variation }
            ?? texts.last { text in
                // The way may leave out the name of the only variable.
                guard case .plural(let category)? = address.variation.steps.last else { return false }
                let steps = text.variation.steps
                return steps.last == .plural(category)
                    && steps.dropLast(2).elementsEqual(address.variation.steps.dropLast())
            }
        guard let found else { return nil }
        return (
            Contents.Place(language: found.language, variation: found.variation), Array(found.value.utf8), found.state
        )
    }

    private func without(_ entry: Contents.Entry?, _ place: Contents.Place) -> Contents.Entry? {
        var entry = entry
        entry?.texts[place] = nil
        return entry
    }

    // MARK: - Bytes

    /// A text in place of another one changes its own bytes alone.
    private func checkBytes() {
        let (old, new) = texts
        guard case .set(_, let address, let state) = edit, state == nil, !before.bytes.starts(with: "bplist".utf8),
            let entry = before.translationEntry(forKey: address.key)
        else { return }
        let found = entry.texts.filter {
            $0.variation == address.variation && (address.language == nil || $0.language == address.language)
        }
        guard let text = found.last, found.count == 1 else { return }
        let range = text.range
        let behind = old.count - range.upperBound
        expect(
            new.count >= range.lowerBound + behind
                && old[..<range.lowerBound].elementsEqual(new[..<range.lowerBound])
                && old[range.upperBound...].elementsEqual(new[(new.count - behind)...]),
            "\(edit): bytes outside of \(range) changed")
    }
}
