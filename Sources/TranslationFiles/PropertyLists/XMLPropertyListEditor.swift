internal import Diagnostics

/// Makes patches of the edits of an XML property list.
struct XMLPropertyListEditor {
    private let list: PropertyListDocument
    private let text: [UInt8]
    private let layout: XMLPropertyListLayout
    private var patches: [BytePatch] = []
    private var removed: [Range<Int>] = []
    /// What stands behind the first members of dictionaries that had none.
    private var tails: [Int: BytePatch] = [:]
    /// The members of the dictionaries that were edited.
    private var members: [Int: [PropertyListMember]] = [:]

    init(_ list: PropertyListDocument) {
        self.list = list
        text = list.source.bytes
        layout = XMLPropertyListLayout(list)
    }

    /// The patches of all edits, which do not overlap.
    var allPatches: [BytePatch] {
        patches + tails.values + LineRemoval(text: text, start: start).patches(removing: removed)
    }

    private var start: Int { list.encoding.form == .utf8 && list.encoding.hasByteOrderMark ? 3 : 0 }

    mutating func add(_ edit: PropertyListEdit) throws(PropertyListRefusal) {
        switch edit {
        case .setText(let number, let new):
            try check(new)
            setText(of: range(of: number), new)
        case .replace(let number, let draft):
            try check(draft)
            let place = range(of: number)
            let indentation = XMLPropertyListLayout.indentation(ofLineAt: place.lowerBound, in: text, isOnly: false)
            patches.append(BytePatch(place, layout.element(draft, indentation)))
        case .insert(let dictionary, let position, let key, let draft):
            try check(key)
            try check(draft)
            insert(dictionary, position, key, draft)
        case .remove(let dictionary, let position):
            let (entry, comments) = entry(dictionary, position)
            let first = comments.above.first?.lowerBound ?? entry.lowerBound
            removed.append(first..<max(entry.upperBound, comments.beside.last?.upperBound ?? 0))
        case .setComment(let words, let dictionary, let position):
            let (entry, comments) = entry(dictionary, position)
            let edit = EntryCommentEdit(syntax: .xml, text: text, start: start, lineEnd: layout.lineEnd)
            guard let new = edit.patches(words, for: comments, of: entry) else {
                throw PropertyListRefusal(message: "a comment of XML can hold no “--” and no control characters")
            }
            patches += new
        }
    }

    private func check(_ text: String) throws(PropertyListRefusal) {
        guard XMLSpelling.canHold(text.unicodeScalars) else {
            throw PropertyListRefusal(message: "XML cannot hold the control characters of the text")
        }
    }

    private func check(_ draft: PropertyListDraft) throws(PropertyListRefusal) {
        switch draft {
        case .text(let text): try check(text)
        case .dictionary(let members):
            for (key, value) in members {
                try check(key)
                try check(value)
            }
        }
    }

    private func range(of number: Int) -> Range<Int> {
        Int(list.entries[number].start)..<Int(list.entries[number].end)
    }

    private mutating func members(of dictionary: Int) -> [PropertyListMember] {
        if let known = members[dictionary] { return known }
        let found = PropertyListNode(document: list, index: dictionary).members
        members[dictionary] = found
        return found
    }

    /// The bytes of a member and the comments that belong to it.
    private mutating func entry(_ dictionary: Int, _ position: Int) -> (range: Range<Int>, comments: EntryComments) {
        let members = members(of: dictionary)
        let member = members[position]
        let whole = range(of: dictionary)
        let before = position > 0 ? members[position - 1].value.range.upperBound : whole.lowerBound
        let after = position + 1 < members.count ? members[position + 1].keyRange.lowerBound : whole.upperBound
        let range = member.keyRange.lowerBound..<member.value.range.upperBound
        let comments = list.entryComments(
            of: (range, member.value.range), between: before..<after, isFirst: position == 0)
        return (range, comments)
    }

    // MARK: - Texts

    private mutating func setText(of element: Range<Int>, _ new: String) {
        let bytes = text[element]
        guard let open = bytes.firstIndex(of: UInt8(ascii: ">")), let close = bytes.lastIndex(of: UInt8(ascii: "<")),
            open < close
        else {
            // `<string/>`, and what its tag says besides its name.
            let name = bytes.dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
            guard !new.isEmpty else { return }
            var written: [UInt8] = [UInt8(ascii: "<")]
            written += name
            written.append(UInt8(ascii: ">"))
            written += XMLSpelling.spell(new.utf8)
            written += "</".utf8
            written += name
            written.append(UInt8(ascii: ">"))
            patches.append(BytePatch(element, written))
            return
        }
        let spelled = SpelledText(element: open + 1..<close, in: text)
        let patch = spelled.patch(
            to: Array(new.utf8), in: text, neverFirst: UInt8(ascii: ">"), spell: XMLSpelling.spell)
        if let patch { patches.append(patch) }
    }

    // MARK: - New members

    private mutating func insert(_ dictionary: Int, _ position: Int, _ key: String, _ draft: PropertyListDraft) {
        let members = members(of: dictionary)
        guard !members.isEmpty else { return insertFirst(dictionary, key, draft) }
        let (neighbour, comments) = entry(dictionary, max(0, position - 1))
        let first = comments.above.first?.lowerBound ?? neighbour.lowerBound
        let lineStart = LineEnds.indentationStart(before: first, in: text, from: start)
        let indentation = lineStart.map { Array(text[$0..<first]) }
        let new = layout.member(key, draft, indentation)
        let lineBreak = indentation.map { layout.lineEnd + $0 } ?? []
        if position > 0 {
            let end = max(neighbour.upperBound, comments.beside.last?.upperBound ?? 0)
            patches.append(BytePatch(end..<end, lineBreak + new))
        } else {
            patches.append(BytePatch(first..<first, new + lineBreak))
        }
    }

    /// Inserts into a dictionary that has no members yet.
    private mutating func insertFirst(_ dictionary: Int, _ key: String, _ draft: PropertyListDraft) {
        let element = range(of: dictionary)
        let bytes = text[element]
        let outer = XMLPropertyListLayout.indentation(ofLineAt: element.lowerBound, in: text, isOnly: false) ?? []
        // Members of the outermost dictionary are indented although it is not.
        let indentation = outer + layout.unit
        let new = layout.lineEnd + indentation + layout.member(key, draft, indentation)
        guard let open = bytes.firstIndex(of: UInt8(ascii: ">")), let close = bytes.lastIndex(of: UInt8(ascii: "<")),
            open < close
        else {
            let end = element.upperBound
            if tails[dictionary] == nil { patches.append(BytePatch(element, Array("<dict>".utf8))) }
            patches.append(BytePatch(end..<end, new))
            tails[dictionary] = BytePatch(end..<end, layout.lineEnd + outer + Array("</dict>".utf8))
            return
        }
        var end = close
        while end > open + 1, text[end - 1] <= 0x20 { end -= 1 }
        patches.append(BytePatch(end..<end, new))
        if LineEnds.count(in: end..<close, of: text) == 0 {
            tails[dictionary] = BytePatch(end..<close, layout.lineEnd + outer)
        }
    }
}
