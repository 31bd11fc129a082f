internal import Diagnostics
internal import StringTables

/// Writes elements in the style of the XLIFF file that they go into.
struct XLIFFMarkup {
    private let document: XLIFFDocument
    private let text: [UInt8]
    /// What an LF is written as.
    private let lineEnd: [UInt8]
    /// How a tag without content ends: `/>`, or ` />` where the first one of the file does.
    private let emptyEnd: [UInt8]
    /// The prefix of the outermost element with its colon; empty as it should be.
    private let prefix: String
    /// Whether the file writes an empty text as `<target></target>`; Xcode writes `<target/>`.
    private let opensEmptyElements: Bool

    init(_ document: XLIFFDocument) {
        self.document = document
        let text = document.source.bytes
        let end = text.firstIndex(of: 0x0A)
        lineEnd = end.map { $0 > 0 && text[$0 - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A] } ?? [0x0A]
        let name = document.fileNodes.first.map { XLIFFMarkup.name(of: $0.element, in: text) } ?? ""
        prefix = name.split(separator: ":").count == 2 ? String(name.prefix { $0 != ":" }) + ":" : ""
        let slash = text.withUnsafeBufferPointer { XMLText.find("/>", from: 0, to: $0.count, in: $0) } ?? 0
        emptyEnd = Array((slash > 0 && text[slash - 1] == 0x20 ? " />" : "/>").utf8)
        self.text = text
        opensEmptyElements = document.unitNodes.contains { unit in
            [unit.source, unit.target].contains { $0.isThere && !$0.isSelfClosing && $0.content.isEmpty }
        }
    }

    private static func name(of element: XLIFFElement, in text: [UInt8]) -> String {
        let name = text[(element.start + 1)..<element.tag.upperBound].prefix {
            !XMLText.isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
        }
        return String(decoding: name, as: UTF8.self)
    }

    // MARK: - Parts

    /// The value of an attribute without quotation marks.
    func attribute(_ value: String) -> [UInt8] {
        var output: [UInt8] = []
        XMLText.appendAttribute(value, to: &output)
        return output
    }

    private func content(_ value: String) -> [UInt8] {
        var output: [UInt8] = []
        XMLText.append(value, lineEnd: lineEnd, to: &output)
        return output
    }

    private func element(_ name: String, _ value: String, attributes: String = "") -> [UInt8] {
        let tag = "<\(prefix)\(name)\(attributes)"
        if value.isEmpty { return Array(tag.utf8) + emptyEnd }
        return Array("\(tag)>".utf8) + content(value) + Array("</\(prefix)\(name)>".utf8)
    }

    private func target(_ value: String, state: EntryState?, file: Int) -> [UInt8] {
        let isCatalogue = XLIFFDocument.File(document: document, number: file).isCatalogue
        guard let state = state ?? (isCatalogue ? .translated : nil), isCatalogue || state != .translated else {
            return element("target", value)
        }
        let words = state.xliffWords
        var attributes = " state=\"\(String(decoding: attribute(words.state), as: UTF8.self))\""
        if let qualifier = words.qualifier { attributes += " state-qualifier=\"\(qualifier)\"" }
        return element("target", value, attributes: attributes)
    }

    /// The white space right before a place.
    private func space(before place: Int) -> ArraySlice<UInt8> {
        var start = place
        while start > 0, XMLText.isSpace(text[start - 1]) { start -= 1 }
        return text[start..<place]
    }

    // MARK: - Patches

    /// Another text between the tags of an element, or one tag where it is empty; none where it is the same.
    func contentPatches(_ value: String, of element: XLIFFElement, current: String?) -> [BytePatch] {
        if let current, current.utf8.elementsEqual(value.utf8) { return [] }
        guard element.isThere else { return [] }
        if !element.isSelfClosing {
            return value.isEmpty && !opensEmptyElements
                ? [BytePatch(element.tag.upperBound - 1..<element.end, emptyEnd)]
                : [BytePatch(element.content, content(value))]
        }
        return [opening(element, content(value))]
    }

    /// Makes `<name/>` an element with a content.
    private func opening(_ element: XLIFFElement, _ content: [UInt8]) -> BytePatch {
        var slash = element.end - 2
        while slash > element.start, XMLText.isSpace(text[slash - 1]) { slash -= 1 }
        let name = XLIFFMarkup.name(of: element, in: text)
        return BytePatch(slash..<element.end, [UInt8(ascii: ">")] + content + Array("</\(name)>".utf8))
    }

    /// Takes an element away, and the white space before it.
    func removal(of element: XLIFFElement) -> BytePatch {
        BytePatch(space(before: element.start).startIndex..<element.end, [])
    }

    /// A target in a unit that has none.
    func insertion(ofTarget value: String, state: EntryState?, in unit: XLIFFDocument.Unit) -> [BytePatch] {
        insertion(of: target(value, state: state, file: unit.file.number), in: unit)
    }

    /// An element behind the source, or before the note where there is no source, or as the only one.
    private func insertion(of bytes: [UInt8], isNote: Bool = false, in unit: XLIFFDocument.Unit) -> [BytePatch] {
        let node = unit.node
        let before = isNote && node.target.isThere ? node.target : node.source
        if before.isThere {
            return [BytePatch(before.end..<before.end, space(before: before.start) + bytes)]
        }
        if let after = [node.target, node.note].first(where: \.isThere) {
            return [BytePatch(after.start..<after.start, bytes + space(before: after.start))]
        }
        let outer = space(before: node.element.start)
        let inner = outer.contains(0x0A) ? outer + [0x20, 0x20] : outer
        if node.element.isSelfClosing { return [opening(node.element, inner + bytes + outer)] }
        let start = node.element.tag.upperBound
        let isBlank = text[node.element.content].contains { XMLText.isSpace($0) }
        return [BytePatch(start..<start, inner + bytes + (isBlank ? [] : Array(outer)))]
    }

    /// The state of a target that is there; none where it has that state.
    func statePatches(_ state: EntryState, of unit: XLIFFDocument.Unit) -> [BytePatch] {
        let isCatalogue = unit.file.isCatalogue
        if unit.state == state || (unit.state == nil && state == .translated && !isCatalogue) { return [] }
        let words = state.xliffWords
        let target = unit.node.target
        var patches = [attributePatch("state", words.state, of: target, after: nil)]
        // What another translator or machine said about the old state is no longer true.
        if unit.stateQualifier != words.qualifier {
            patches.append(attributePatch("state-qualifier", words.qualifier, of: target, after: "state"))
        }
        return patches
    }

    /// The note of a unit; none where it says that already.
    func notePatches(_ comment: String?, of unit: XLIFFDocument.Unit) -> [BytePatch] {
        let note = unit.node.note
        if unit.comment == comment { return [] }
        guard note.isThere else { return insertion(of: element("note", comment ?? ""), isNote: true, in: unit) }
        guard let comment else { return [BytePatch(note.range, element("note", ""))] }
        return contentPatches(comment, of: note, current: unit.comment)
    }

    /// Gives an element an attribute, another value of it, or takes it away.
    ///
    /// - Parameters:
    ///   - name: The name of the attribute.
    ///   - value: The value; nil to take it away.
    ///   - element: An element that is there.
    ///   - neighbour: The attribute that a new one stands behind; nil for the name of the element.
    /// - Returns: The patch, which is an empty one where there is nothing to take away.
    func attributePatch(
        _ name: StaticString, _ value: String?, of element: XLIFFElement, after neighbour: StaticString?
    ) -> BytePatch {
        text.withUnsafeBufferPointer { bytes in
            var tokenizer = XMLTokenizer(bytes: bytes, from: element.start)
            // The tag was read before, so that it can be read again.
            guard let tag = try? tokenizer.next() else { return BytePatch(element.start..<element.start, []) }
            if let attribute = tokenizer.attributes.first(where: { tokenizer.isName($0.name, name) }) {
                if let value { return BytePatch(attribute.value, self.attribute(value)) }
                let start = space(before: attribute.name.lowerBound).startIndex
                return BytePatch(start..<attribute.value.upperBound + 1, [])
            }
            let place = neighbour.flatMap { tokenizer.attribute($0) }.map { $0.upperBound + 1 } ?? tag.name.upperBound
            guard let value else { return BytePatch(place..<place, []) }
            return BytePatch(
                place..<place, Array(" \(name)=\"".utf8) + self.attribute(value) + [UInt8(ascii: "\"")])
        }
    }

    // MARK: - Units

    /// A unit without white space around it; between its parts stands a mark for the indentation.
    func unit(
        id: String, source: String, target value: String?, state: EntryState?, file: Int, comment: String?
    ) -> [[UInt8]] {
        let tag = Array("<\(prefix)trans-unit id=\"".utf8) + attribute(id) + Array("\" xml:space=\"preserve\">".utf8)
        let target = value.map { [self.target($0, state: state, file: file)] } ?? []
        return [tag, element("source", source)] + target
            + [element("note", comment ?? ""), Array("</\(prefix)trans-unit>".utf8)]
    }

    /// Puts a new unit behind another, or at the end of the body of a file; nil where there is no whole body.
    func insertion(ofUnit parts: [[UInt8]], behind sibling: XLIFFElement?, file: Int) -> BytePatch? {
        let units = document.unitNodes
        let model = sibling ?? units.last { Int($0.file) == file && $0.element.isThere }?.element
        let body = document.fileNodes[file].body
        let isInBody = model.map { body.content.contains($0.start) } ?? false
        let outer: [UInt8]
        let place: Int
        if let sibling {
            (outer, place) = (Array(space(before: sibling.start)), sibling.end)
        } else if let model, isInBody {
            outer = Array(space(before: model.start))
            // Behind the last unit of the body, and behind the end of the group that it may stand in.
            place = space(before: body.content.upperBound).startIndex
        } else {
            guard body.isThere else { return nil }
            let indentation = Array(space(before: body.start))
            outer = indentation.contains(0x0A) ? indentation + [0x20, 0x20] : indentation
            if body.isSelfClosing {
                return opening(body, lines(parts, outer) + indentation)
            }
            place = body.tag.upperBound
            if text[body.content].allSatisfy({ !XMLText.isSpace($0) }) {
                return BytePatch(place..<place, lines(parts, outer) + indentation)
            }
        }
        return BytePatch(place..<place, lines(parts, outer))
    }

    private func lines(_ parts: [[UInt8]], _ outer: [UInt8]) -> [UInt8] {
        let inner = outer.contains(0x0A) ? outer + [0x20, 0x20] : outer
        var output: [UInt8] = []
        for (index, part) in parts.enumerated() {
            output += index == 0 || index == parts.count - 1 ? outer : inner
            output += part
        }
        return output
    }
}
