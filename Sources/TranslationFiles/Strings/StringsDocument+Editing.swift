internal import Diagnostics
internal import Languages

extension StringsDocument {
    /// Where the text begins, behind the byte-order mark.
    var textStart: Int { encoding.form == .utf8 && encoding.hasByteOrderMark ? 3 : 0 }

    /// The bytes of an entry with its comments.
    func wholeRange(ofNode number: Int) -> Range<Int> {
        let entry = Entry(document: self, number: number)
        let comments = entry.entryComments
        let start = comments.above.first?.lowerBound ?? entry.range.lowerBound
        return start..<max(entry.range.upperBound, closedEnd(of: comments.beside) ?? 0)
    }

    /// Where the last of some comments ends; one that is not closed takes the rest of the file and is left out.
    private func closedEnd(of comments: [Range<Int>]) -> Int? {
        guard let last = comments.last else { return nil }
        let text = source.bytes
        let isClosed =
            commentSyntax.isLine(last, in: text)
            || (last.count >= 4 && text[last.upperBound - 1] == UInt8(ascii: "/")
                && text[last.upperBound - 2] == UInt8(ascii: "*"))
        return isClosed || syntax != .openStep ? last.upperBound : nil
    }

    func changing(_ edits: [TranslationEdit]) throws(TranslationFileError) -> StringsDocument {
        guard syntax == .openStep else { return try changingPropertyList(edits) }
        var editor = StringsEditor(self)
        for edit in edits { try editor.add(edit) }
        let file = encoding.applying(editor.allPatches, to: bytes, text: source.bytes)
        if !file.isEmpty, encoding.hasByteOrderMark || TextEncoding(detectedIn: file) == encoding {
            return reread(file)
        }
        // Other readers refuse a file of no bytes, and two characters are needed to tell UTF-16 without its mark.
        let rest = reread(encoding.encode([0x0A, 0x0A]))
        return rest.encoding == encoding && TranscodedText(of: file, in: encoding).bytes.allSatisfy { $0 <= 0x20 }
            ? rest : reread(file)
    }

    func adding(_ edits: [(text: String, address: TextAddress)]) throws(TranslationFileError) -> StringsDocument {
        for (_, address) in edits { try checkPlain(address) }
        let new = edits.map { (key: $0.address.key, value: $0.text) }
        guard syntax == .openStep else {
            return try applying(table().adding(new.map { ($0.key, .text($0.value)) }))
        }
        let editor = StringsEditor(self)
        return reread(encoding.applying(try editor.insertions(of: new), to: bytes, text: source.bytes))
    }

    func copying(_ copies: [(key: String, name: String)]) throws(TranslationFileError) -> StringsDocument {
        var additions: [(text: String, address: TextAddress)] = []
        for (key, name) in copies {
            guard let text = self[key]?.value else { throw notAText(key) }
            additions.append((text, TextAddress(key: name)))
        }
        return try adding(additions)
    }

    func checkPlain(_ address: TextAddress) throws(TranslationFileError) {
        guard address.variation == .plain else {
            throw refusal(.notSupported, "a .strings file has no variations of a text", at: 0)
        }
    }

    // MARK: - Property lists

    private func changingPropertyList(_ edits: [TranslationEdit]) throws(TranslationFileError) -> StringsDocument {
        let table = try table()
        var changes: [PropertyListEdit] = []
        for edit in edits {
            switch edit {
            case .set(let text, let address, _):
                try checkPlain(address)
                guard let value = table.member(address.key)?.value, value.kind == .string else {
                    throw notAText(address.key)
                }
                changes.append(.setText(value.index, text))
            case .removeText(let address):
                try checkPlain(address)
                changes += table.removal(of: address.key)
            case .remove(let key), .removeLanguage(_, let key): changes += table.removal(of: key)
            case .dropLanguage: changes += translationEntries.flatMap { table.removal(of: $0.key) }
            case .rename(let key, let name): changes += table.renaming(of: key, to: name)
            case .setComment(let comment, let key): changes += table.commenting(key, comment)
            case .setNumber: throw refusal(.notSupported, "a .strings file has no substitutions", at: 0)
            case .copy, .setState, .setShouldTranslate, .setExtractionState: break
            }
        }
        return try applying(changes)
    }

    func notAText(_ key: String) -> TranslationFileError {
        let other = nodes.last { $0.kind == .other && self.key(of: $0).elementsEqual(key.utf8) }
        return refusal(.notSupported, "the value of “\(key)” is not a text", at: other?.valueRange.lowerBound ?? 0)
    }

    private func table() throws(TranslationFileError) -> PropertyListTable {
        let list = PropertyListDocument(
            text: source.bytes, encoding: encoding, isBinary: syntax == .binary, limits: limits)
        guard let table = PropertyListTable(list) else {
            throw refusal(.damaged, "the property list holds no table that could be edited", at: 0)
        }
        return table
    }

    private func applying(_ changes: [PropertyListEdit]) throws(TranslationFileError) -> StringsDocument {
        let list = PropertyListDocument(
            text: source.bytes, encoding: encoding, isBinary: syntax == .binary, limits: limits)
        do {
            return reread(try list.applying(changes, to: bytes))
        } catch {
            throw refusal(.notSupported, error.message, at: 0)
        }
    }
}
