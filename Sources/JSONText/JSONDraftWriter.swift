import Diagnostics

extension JSONDocument {
    /// The bytes of the document with its outermost value as a draft has it.
    ///
    /// - Parameters:
    ///   - draft: A draft of ``root``, or of something new.
    ///   - layout: How new values are laid out; nil is the document's own layout.
    ///   - original: The bytes to keep in place of the document's, where it was read from others of the same places, as a
    ///     file is in which damage was blanked.
    /// - Returns: A byte-order mark, white space around the whole and everything that the draft has not changed are as
    ///   they were.
    /// - Complexity: Linear in the number of bytes; it recurses as deep as the draft was changed.
    public func rewritten(
        as draft: JSONDraft, layout: JSONLayout? = nil, keeping original: [UInt8]? = nil
    ) -> [UInt8] {
        var writer = JSONDraftWriter(
            document: self, original: original ?? source.bytes, layout: layout ?? JSONLayout(of: self))
        writer.keep(0..<root.range.lowerBound)
        writer.write(draft, indentation: [], isOnOneLine: writer.layout.lineEnd.isEmpty)
        writer.keep(root.range.upperBound..<max(root.range.upperBound, writer.original.count))
        return writer.bytes
    }
}

/// The writing of one draft: new bytes between those that are kept.
private struct JSONDraftWriter {
    let document: JSONDocument
    let original: [UInt8]
    let layout: JSONLayout
    private(set) var bytes: [UInt8] = []

    init(document: JSONDocument, original: [UInt8], layout: JSONLayout) {
        self.document = document
        self.original = original
        self.layout = layout
        bytes.reserveCapacity(original.count + 1024)
    }

    mutating func keep(_ range: Range<Int>) {
        bytes += original[min(range.lowerBound, original.count)..<min(range.upperBound, original.count)]
    }

    /// Writes a draft that begins on a line with an indentation.
    mutating func write(_ draft: JSONDraft, indentation: [UInt8], isOnOneLine: Bool) {
        switch draft.content {
        case .kept: if let origin = draft.origin { keep(origin.range) }
        case .value(let value): write(value, indentation, isOnOneLine)
        case .object(let members):
            let old = draft.origin.flatMap { $0.kind == .object ? $0 : nil }
            if let old, let first = old.members.first {
                write(members, of: old, first: first, indentation, isOnOneLine)
            } else if let old, members.isEmpty {
                keep(old.range)
            } else {
                write(members, indentation, isOnOneLine)
            }
        }
    }

    private mutating func write(_ value: JSONValue, _ indentation: [UInt8], _ isOnOneLine: Bool) {
        var writer = JSONWriter(
            layout: isOnOneLine ? layout.onOneLine : layout, sortedKeys: false, indentation: indentation)
        writer.write(value)
        bytes += writer.bytes
    }

    /// Writes an object of which nothing stands in the document.
    private mutating func write(_ members: [JSONDraft.Member], _ indentation: [UInt8], _ isOnOneLine: Bool) {
        guard !members.isEmpty else { return write(.object([]), indentation, isOnOneLine) }
        let inside = indentation + Array(layout.indentation.utf8)
        let lineEnd = Array(layout.lineEnd.utf8)
        bytes.append(UInt8(ascii: "{"))
        for (index, member) in members.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            if isOnOneLine {
                bytes += (index > 0 ? layout.spacing : layout.padding).utf8
            } else {
                bytes += lineEnd + inside
            }
            write(member, inside, isOnOneLine)
        }
        if isOnOneLine { bytes += layout.padding.utf8 } else { bytes += lineEnd + indentation }
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func write(_ member: JSONDraft.Member, _ indentation: [UInt8], _ isOnOneLine: Bool) {
        if let name = member.name {
            write(.string(name), indentation, isOnOneLine)
        } else if let origin = member.origin {
            keep(origin.keyRange)
        }
        if let origin = member.origin {
            keep(origin.keyRange.upperBound..<origin.value.range.lowerBound)
        } else {
            bytes += layout.keySeparator.utf8
        }
        write(member.value, indentation: indentation, isOnOneLine: isOnOneLine)
    }

    /// Writes an object that stands in the document, with the white space that it has.
    private mutating func write(
        _ members: [JSONDraft.Member], of object: JSONNode, first: JSONMember, _ indentation: [UInt8],
        _ isOnOneLine: Bool
    ) {
        let source = document.source.bytes
        guard !members.isEmpty else { return write(.object([]), indentation, isOnOneLine) }
        let lead = JSONGap.lead(before: first.keyRange.lowerBound, in: source)
        let inside = JSONGap.indentation(of: source[lead])
        let gap = Gap(
            first: Array(original[lead]), next: leadOfOthers(behind: first, of: object),
            indentation: inside ?? indentation,
            isOnOneLine: inside == nil)
        bytes.append(UInt8(ascii: "{"))
        var position = object.range.lowerBound + 1
        for (index, member) in members.enumerated() {
            let isKeptGap = member.origin.map { isNext($0, at: position, isFirst: index == 0) } ?? false
            if let origin = member.origin, isKeptGap {
                keep(position..<origin.keyRange.lowerBound)
            } else {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                bytes += index > 0 ? ownLead(of: member, first: first, gap) : gap.first
            }
            write(member, gap.indentation, gap.isOnOneLine)
            // Behind a new member nothing of the document follows by itself.
            position = member.origin?.value.range.upperBound ?? -1
        }
        writeEnd(of: object, position, gap)
    }

    /// The white space around the members of one object.
    private struct Gap {
        let first: [UInt8]
        let next: [UInt8]
        let indentation: [UInt8]
        let isOnOneLine: Bool
    }

    /// Whether a member follows in the document what was written last, so that the bytes between are kept.
    private func isNext(_ member: JSONMember, at position: Int, isFirst: Bool) -> Bool {
        guard position >= 0, position <= member.keyRange.lowerBound else { return false }
        let source = document.source.bytes
        var commas = 0
        for byte in source[position..<member.keyRange.lowerBound] {
            if byte == UInt8(ascii: ",") { commas += 1 } else if !JSONGap.isSpace(byte) { return false }
        }
        return commas == (isFirst ? 0 : 1)
    }

    /// What separates a member from the comma before it.
    private func ownLead(of member: JSONDraft.Member, first: JSONMember, _ gap: Gap) -> [UInt8] {
        guard let origin = member.origin, origin.keyRange != first.keyRange else { return gap.next }
        return Array(original[JSONGap.lead(before: origin.keyRange.lowerBound, in: document.source.bytes)])
    }

    /// The white space before the second member, or what would stand there.
    private func leadOfOthers(behind first: JSONMember, of object: JSONNode) -> [UInt8] {
        let source = document.source.bytes
        let lead = Array(source[JSONGap.lead(before: first.keyRange.lowerBound, in: source)])
        guard JSONGap.indentation(of: lead) == nil else { return lead }
        guard object.members.count > 1 else { return Array(layout.spacing.utf8) }
        let second = object.members[1].keyRange.lowerBound
        return Array(source[JSONGap.lead(before: second, in: source)])
    }

    /// Closes an object behind the last member that was written.
    private mutating func writeEnd(of object: JSONNode, _ position: Int, _ gap: Gap) {
        let source = document.source.bytes
        let closing = JSONGap.lead(before: object.range.upperBound - 1, in: source)
        let isLast = closing.lowerBound == position
        keep((isLast ? position : closing.lowerBound)..<object.range.upperBound)
    }
}
