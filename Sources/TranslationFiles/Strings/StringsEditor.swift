internal import Diagnostics

/// Makes patches of the edits of a `.strings` file in the old syntax.
struct StringsEditor {
    private let document: StringsDocument
    private let text: [UInt8]
    private let removal: LineRemoval
    private var patches: [BytePatch] = []
    private var removed: [Range<Int>] = []
    /// The entries that do not count, and those that are no texts, by their keys.
    private let others: [[UInt8]: [Int]]

    init(_ document: StringsDocument) {
        self.document = document
        text = document.source.bytes
        removal = LineRemoval(text: text, start: document.textStart)
        var others: [[UInt8]: [Int]] = [:]
        for (number, node) in document.nodes.enumerated() where node.isSuperseded || node.kind == .other {
            others[document.key(of: node), default: []].append(number)
        }
        self.others = others
    }

    /// The patches of all edits, which do not overlap.
    var allPatches: [BytePatch] { patches + removal.patches(removing: removed) }

    mutating func add(_ edit: TranslationEdit) throws(TranslationFileError) {
        switch edit {
        case .set(let text, let address, _):
            try document.checkPlain(address)
            guard let entry = document[address.key] else { throw document.notAText(address.key) }
            patches += setting(entry.number, to: text)
        case .removeText(let address):
            try document.checkPlain(address)
            remove(address.key)
        case .remove(let key), .removeLanguage(_, let key): remove(key)
        case .dropLanguage:
            removed = document.nodes.indices.filter { document.nodes[$0].kind == .entry }
                .map(document.wholeRange(ofNode:))
        case .rename(let key, let name):
            for number in numbers(of: key) { patches += renaming(number, to: name) }
        case .setComment(let comment, let key):
            guard let number = numbers(of: key).last else { return }
            let entry = StringsDocument.Entry(document: document, number: number)
            let lineEnd = LineEnds.first(in: text, from: entry.range.lowerBound) ?? LineEnds.first(in: text, from: 0)
            let edit = EntryCommentEdit(
                syntax: .openStep, text: text, start: document.textStart, lineEnd: lineEnd ?? [0x0A])
            guard let new = edit.patches(comment, for: entry.entryComments, of: entry.range) else {
                throw document.refusal(
                    .notSupported, "no comment can hold “*/” together with such line ends", at: entry.range.lowerBound)
            }
            patches += new
        case .setNumber: throw document.refusal(.notSupported, "a .strings file has no substitutions", at: 0)
        case .copy, .setState, .setShouldTranslate, .setExtractionState: break
        }
    }

    /// The nodes of a key, in the order of the file.
    private func numbers(of key: String) -> [Int] {
        let counting = document[key].map { [$0.number] } ?? []
        return ((others[Array(key.utf8)] ?? []) + counting).sorted()
    }

    private mutating func remove(_ key: String) {
        removed += numbers(of: key).map(document.wholeRange(ofNode:))
    }

    // MARK: - Texts

    private func setting(_ number: Int, to new: String) -> [BytePatch] {
        let node = document.nodes[number]
        guard node.valueStyle != .shortcut else {
            if document.key(of: node).elementsEqual(new.utf8) { return [] }
            let isUnquoted = node.keyStyle == .unquoted && StringsSpelling.canBeUnquoted(Array(new.utf8))
            let token = isUnquoted ? Array(new.utf8) : StringsSpelling().token(new.utf8)
            let end = node.keyRange.upperBound
            return [BytePatch(end..<end, Array(" = ".utf8) + token)]
        }
        return respelling(node.valueRange, node.valueStyle, to: new, isKey: false)
    }

    private func renaming(_ number: Int, to new: String) -> [BytePatch] {
        let node = document.nodes[number]
        guard node.valueStyle == .shortcut else {
            return respelling(node.keyRange, node.keyStyle, to: new, isKey: true)
        }
        // The text was the key, and stays.
        let start = node.keyRange.lowerBound
        let isUnquoted = node.keyStyle == .unquoted && StringsSpelling.canBeUnquoted(Array(new.utf8))
        let token = isUnquoted ? Array(new.utf8) : StringsSpelling().token(new.utf8)
        return [BytePatch(start..<start, token + Array(" = ".utf8))]
    }

    private func respelling(
        _ range: Range<Int>, _ style: StringsNode.Style, to new: String, isKey: Bool
    ) -> [BytePatch] {
        let bytes = Array(new.utf8)
        guard style == .quoted || style == .apostrophes else {
            if text[range].elementsEqual(bytes) { return [] }
            let token =
                StringsSpelling.canBeUnquoted(bytes)
                ? bytes : (isKey ? StringsSpelling() : spelling(of: 0..<0, for: bytes)).token(bytes)
            return [BytePatch(range, token)]
        }
        let content = range.lowerBound + 1..<range.upperBound - 1
        var spelling = isKey ? StringsSpelling() : spelling(of: content, for: bytes)
        spelling.quote = text[range.lowerBound]
        let patch = SpelledText(quoted: content, in: text).patch(to: bytes, in: text) { spelling.spell($0) }
        return patch.map { [$0] } ?? []
    }

    /// How a text is spelled in place of another: as that one, else as others in the file.
    private func spelling(of content: Range<Int>, for new: [UInt8]) -> StringsSpelling {
        guard new.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) else { return StringsSpelling() }
        let bytes = text[content]
        let old = bytes.contains { $0 == 0x0A || $0 == 0x0D || $0 == 0x09 || $0 == UInt8(ascii: "\\") }
        var spelling = old ? StringsSpelling() : fileSpelling
        spelling.adopt(bytes)
        return spelling
    }

    /// The habits of the file's last texts.
    private var fileSpelling: StringsSpelling {
        var spelling = StringsSpelling()
        for number in lastEntries(200) {
            let node = document.nodes[number]
            if node.valueStyle == .quoted { spelling.adopt(text[node.valueRange.dropFirst().dropLast()]) }
        }
        return spelling
    }

    private func lastEntries(_ count: Int) -> [Int] {
        let entries = document.entries
        return (max(0, entries.count - count)..<entries.count).map { entries[$0].number }
    }

    // MARK: - New entries

    /// The patches that add keys, at their places where the keys are sorted, else behind the last entry.
    func insertions(of new: [(key: String, value: String)]) throws(TranslationFileError) -> [BytePatch] {
        let layout = StringsLayout(of: document, last: lastEntries(100))
        let spelling = fileSpelling
        let entries = document.entries
        guard !entries.isEmpty else {
            return try firstInsertions(new.map { layout.entry($0.key, $0.value, spelling) }, layout)
        }
        let keys = entries.map(\.key)
        let order = KeyOrder(of: keys)
        return (order?.sorted(new) ?? new).map { key, value in
            let place = order?.place(of: key, among: keys) ?? keys.count
            return insertion(layout.entry(key, value, spelling), layout, place: place)
        }
    }

    /// An entry behind another one, or before the first.
    private func insertion(_ entry: [UInt8], _ layout: StringsLayout, place: Int) -> BytePatch {
        let number = document.entries[max(0, place - 1)].number
        let whole = document.wholeRange(ofNode: number)
        guard place > 0 else {
            let start = whole.lowerBound
            let lineStart = LineEnds.indentationStart(before: start, in: text, from: document.textStart)
            let indentation = lineStart.map { Array(text[$0..<start]) }
            guard !layout.isInline, let indentation else { return BytePatch(start..<start, entry + [0x20]) }
            return BytePatch(start..<start, entry + lines(layout.emptyLines + 1, layout) + indentation)
        }
        let end = whole.upperBound
        // Behind a comment that goes to the end of its line, and where a semicolon is missing, a new line must begin.
        if layout.isInline, end > 0, text[end - 1] == UInt8(ascii: ";") {
            return BytePatch(end..<end, [0x20] + entry)
        }
        return BytePatch(end..<end, lines(layout.emptyLines + 1, layout) + layout.indentation + entry)
    }

    private func lines(_ count: Int, _ layout: StringsLayout) -> [UInt8] {
        Array(repeatElement(layout.lineEnd, count: count).joined())
    }

    /// The first entries of a table: behind what stands in the file, before the closing brace if it has one.
    private func firstInsertions(
        _ entries: [[UInt8]], _ layout: StringsLayout
    ) throws(TranslationFileError) -> [BytePatch] {
        let isEmptyFile = text.isEmpty
        guard isEmptyFile || document.nodes.allSatisfy({ $0.kind != .damage }) else {
            let place = document.damages.first?.place ?? 0
            throw document.refusal(.damaged, "the file holds nothing behind which a new key could stand", at: place)
        }
        let body = Array(entries.joined(separator: layout.lineEnd))
        if let (brace, floor) = closingBrace {
            var start = brace
            while start > floor, text[start - 1] <= 0x20 { start -= 1 }
            return LineEnds.count(in: start..<brace, of: text) > 0
                ? [BytePatch(start..<start, layout.lineEnd + body)]
                : [BytePatch(start..<brace, layout.lineEnd + body + layout.lineEnd)]
        }
        let end = text.count
        var start = end
        while start > document.textStart, text[start - 1] <= 0x20 { start -= 1 }
        guard start > document.textStart else { return [BytePatch(end..<end, body + layout.lineEnd)] }
        // A comment at the end would be one of the entry below it.
        let lines = LineEnds.count(in: start..<end, of: text)
        let before = Array(repeatElement(layout.lineEnd, count: max(0, 2 - lines)).joined())
        return [BytePatch(end..<end, before + body + (lines > 0 ? layout.lineEnd : []))]
    }

    /// The brace that closes a table without entries, and where the comment before it ends.
    private var closingBrace: (place: Int, floor: Int)? {
        // Outside its comments such a table has nothing but blanks and braces.
        var end = text.count
        for comment in document.nodes.reversed() {
            let floor = comment.range.upperBound
            if let place = text[floor..<end].lastIndex(of: UInt8(ascii: "}")) { return (place, floor) }
            end = comment.range.lowerBound
        }
        let floor = document.textStart
        return text[floor..<end].lastIndex(of: UInt8(ascii: "}")).map { ($0, floor) }
    }
}
