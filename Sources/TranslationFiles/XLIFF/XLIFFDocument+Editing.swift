internal import Diagnostics
internal import StringTables

extension XLIFFDocument {
    /// The document after some edits, each made on what those before it left.
    ///
    /// An address without a language is about the target. A new target stands behind its source, on a line of its own
    /// where the source does; without a state it is `translated` in a file of a catalogue and has none elsewhere, as Xcode
    /// writes it. A new key or variation becomes a unit behind the others; its source is the key, or that of the text that
    /// it varies. A comment is the note of each unit of the key. A key that ends in a variation path is refused, since
    /// Xcode can never import it.
    ///
    /// - Throws: ``TranslationFileError`` as the protocol says; also `noSuchKey` where a key without the original of its
    ///   file is in several files, and `notSupported` for a language that the file is not about, a text that XML cannot
    ///   hold, an extraction state, and taking away a source.
    /// - Complexity: Linear in the number of bytes for every row of edits of different texts, and for every edit of a
    ///   damaged file.
    public func applying(_ edits: [TranslationEdit]) throws(TranslationFileError) -> XLIFFDocument {
        guard damages.isEmpty else {
            var document = self
            for edit in edits { document = try document.applyingBesideDamage(edit) }
            return document
        }
        let document = try applyingRows(edits)
        guard document.damages.isEmpty, document.encoding == encoding else { throw XLIFFDocument.isLost(in: self) }
        return document
    }

    /// The document after an edit, which must be read as what was asked: damage can swallow it, and a change before
    /// damage can bring up what nobody has read before.
    private func applyingBesideDamage(_ edit: TranslationEdit) throws(TranslationFileError) -> XLIFFDocument {
        let document = try applyingRows([edit])
        func named(_ key: String, _ document: XLIFFDocument) -> Int { document.entryNumbers(named: key).count }
        var isRight = document.damages.count <= damages.count && document.encoding == encoding
        var keys = edit.key.map { [$0] } ?? []
        if case .rename(let key, let name) = edit, !key.utf8.elementsEqual(name.utf8) {
            keys.append(name)
            isRight = isRight && named(key, document) < named(key, self) && named(name, document) > named(name, self)
        }
        let change = keys.reduce(0) { $0 + named($1, document) - named($1, self) }
        isRight = isRight && document.entryNodes.count == entryNodes.count + change
        func value(_ address: TextAddress) -> [UInt8]? {
            let texts = document.translationEntry(forKey: address.key)?.texts ?? []
            let found = texts.last {
                $0.variation == address.variation && (address.language == nil || $0.language == address.language)
            }
            return found.map { Array($0.value.utf8) }
        }
        switch edit {
        case .set(let text, let address, _): isRight = isRight && value(address) == Array(text.utf8)
        case .remove(let key): isRight = isRight && named(key, document) == 0
        case .setComment(let comment, let key):
            let words = comment.flatMap { $0.isEmpty ? nil : $0 }
            let found = document.translationEntry(forKey: key)?.comment
            isRight = isRight && found.map { Array($0.utf8) } == words.map { Array($0.utf8) }
        default: break
        }
        guard isRight else { throw XLIFFDocument.isLost(in: self) }
        return document
    }

    private static func isLost(in document: XLIFFDocument) -> TranslationFileError {
        TranslationFileError(
            .damaged, name: document.name,
            diagnostic: document.source.diagnostic(
                .error, "the edit would not be read where the file is damaged",
                at: document.damages.first?.place ?? 0))
    }

    private func applyingRows(_ edits: [TranslationEdit]) throws(TranslationFileError) -> XLIFFDocument {
        var document = self
        var editor = XLIFFEditor(document)
        var touched: Set<Touched> = []
        for edit in edits {
            var touch = editor.touch(of: edit)
            // What is already changed, or about everything, is looked at anew.
            if touch.marks.isEmpty || !touched.isDisjoint(with: touch.conflicts) {
                document = document.patched(editor.patches)
                editor = XLIFFEditor(document)
                touched = []
                // Where the edit stands is known only in the document that it is made on.
                touch = editor.touch(of: edit)
            }
            try editor.apply(edit)
            if touch.marks.isEmpty || editor.mustReadAgain {
                document = document.patched(editor.patches)
                editor = XLIFFEditor(document)
                touched = []
            } else {
                touched.formUnion(touch.marks)
            }
        }
        return document.patched(editor.patches)
    }

    /// What an edit is about.
    enum Touched: Hashable {
        /// An entry as a whole.
        case entry(Int)
        /// One text of an entry.
        case text(Int, VariationPath, isTarget: Bool)
        /// Some text of an entry.
        case someText(Int)
        /// A key that is not there.
        case newKey([UInt8])
    }

    /// What an edit leaves changed, and what must not be changed before it is made.
    struct Touch {
        /// Empty where the edit is about everything.
        var marks: Set<Touched> = []
        var conflicts: Set<Touched> = []
    }

    private func patched(_ patches: [BytePatch]) -> XLIFFDocument {
        if patches.isEmpty { return self }
        // What is put in where something is taken away comes before it, as the two do not overlap.
        let patches = patches.filter(\.range.isEmpty) + patches.filter { !$0.range.isEmpty }
        guard encoding.form != .utf8 else {
            return XLIFFDocument(parsing: bytes.applying(patches), name: name, limits: limits)
        }
        // The places of a wide file are found in one walk along its text.
        var places = Set(patches.flatMap { [$0.range.lowerBound, $0.range.upperBound] }).sorted()[...]
        var fileOffsets: [Int: Int] = [:]
        var units = encoding.hasByteOrderMark ? 1 : 0
        let isPair = encoding.form.unitSize == 2
        for offset in 0...source.bytes.count {
            while places.first == offset {
                fileOffsets[offset] = units * encoding.form.unitSize
                places.removeFirst()
            }
            guard offset < source.bytes.count, !places.isEmpty else { break }
            let byte = source.bytes[offset]
            if byte & 0xC0 != 0x80 { units += isPair && byte >= 0xF0 ? 2 : 1 }
        }
        let wide = patches.map { patch in
            let (start, end) = (fileOffsets[patch.range.lowerBound] ?? 0, fileOffsets[patch.range.upperBound] ?? 0)
            return BytePatch(start..<max(start, end), encoding.form.encode(patch.bytes))
        }
        return XLIFFDocument(parsing: bytes.applying(wide), name: name, limits: limits)
    }
}

extension TextEncoding.Form {
    /// A text in UTF-8 in this form, without a byte-order mark.
    fileprivate func encode(_ text: [UInt8]) -> [UInt8] {
        if self == .utf8 { return text }
        let isLittle = self == .utf16LittleEndian || self == .utf32LittleEndian
        let string = String(decoding: text, as: UTF8.self)
        let units = unitSize == 2 ? string.utf16.map { UInt32($0) } : string.unicodeScalars.map(\.value)
        return units.flatMap { unit in
            let bytes = (0..<unitSize).map { UInt8(truncatingIfNeeded: unit >> (8 * UInt32($0))) }
            return isLittle ? bytes : bytes.reversed()
        }
    }
}
