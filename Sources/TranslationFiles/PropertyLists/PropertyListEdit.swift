internal import Diagnostics

/// One change of a property list; values and dictionaries are named by their number among the list's entries.
enum PropertyListEdit {
    /// Gives a string or a key another text.
    case setText(Int, String)
    /// Puts another value in place of one.
    case replace(Int, PropertyListDraft)
    /// Puts a member before the one at a position, or behind the last.
    case insert(dictionary: Int, position: Int, key: String, PropertyListDraft)
    /// Takes a member with its comments.
    case remove(dictionary: Int, position: Int)
    /// Gives a member a comment, another one or none.
    case setComment(String?, dictionary: Int, position: Int)
}

/// A value that is not in a file yet.
indirect enum PropertyListDraft {
    case text(String)
    case dictionary([(key: String, value: PropertyListDraft)])

    /// What stands in a file, or nil where it holds other kinds of values.
    ///
    /// It recurses as deep as a document is nested, which is bounded.
    init?(_ node: PropertyListNode) {
        switch node.kind {
        case .string: self = .text(node.string ?? "")
        case .dictionary:
            var members: [(key: String, value: PropertyListDraft)] = []
            for member in node.members {
                guard let value = PropertyListDraft(member.value) else { return nil }
                members.append((member.key, value))
            }
            self = .dictionary(members)
        default: return nil
        }
    }
}

/// Why a property list cannot hold something.
struct PropertyListRefusal: Error {
    /// In words, without a full stop.
    let message: String
}

extension PropertyListDocument {
    /// The file after some edits of different values.
    ///
    /// XML keeps every byte that the edits are not about. A binary list is written anew: its values and their order stay,
    /// their places do not.
    ///
    /// - Parameters:
    ///   - edits: The edits; none may be about a part of what another replaces or takes away.
    ///   - file: The bytes of the file that the list was read from.
    /// - Returns: The bytes of the new file.
    /// - Throws: ``PropertyListRefusal`` where the list cannot hold a text or a comment.
    func applying(_ edits: [PropertyListEdit], to file: [UInt8]) throws(PropertyListRefusal) -> [UInt8] {
        let edits = edits.filter { edit in
            guard case .setText(let number, let text) = edit else { return true }
            let old = PropertyListNode(document: self, index: number).string
            return old.map { !$0.utf8.elementsEqual(text.utf8) } ?? true
        }
        if edits.isEmpty { return file }
        guard !isBinary else {
            var writer = BinaryPropertyListWriter(self)
            return try writer.write(edits)
        }
        var editor = XMLPropertyListEditor(self)
        for edit in edits { try editor.add(edit) }
        return encoding.applying(editor.allPatches, to: file, text: source.bytes)
    }

    /// The comments that belong to a member of a dictionary.
    ///
    /// - Parameters:
    ///   - member: The bytes of its key and its value, and of the value alone.
    ///   - neighbours: From the end of the member before it, or the beginning of the dictionary, to the next member's key
    ///     or the dictionary's end.
    ///   - isFirst: Whether no member stands before it.
    /// - Returns: The comments by their places.
    func entryComments(
        of member: (range: Range<Int>, value: Range<Int>), between neighbours: Range<Int>, isFirst: Bool
    ) -> EntryComments {
        // The comments stand in the order of the file.
        var (low, high) = (0, comments.count)
        while low < high {
            let middle = (low + high) / 2
            if comments[middle].lowerBound < neighbours.lowerBound { low = middle + 1 } else { high = middle }
        }
        let all = comments[low...].prefix { $0.lowerBound < neighbours.upperBound }
        return EntryComments(
            before: all.filter { $0.lowerBound < member.range.lowerBound },
            previous: isFirst ? nil : neighbours.lowerBound, entry: member.range,
            after: all.filter { $0.lowerBound > member.range.lowerBound && !member.value.contains($0.lowerBound) },
            in: source.bytes)
    }
}
