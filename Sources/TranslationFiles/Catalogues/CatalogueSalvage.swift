internal import Diagnostics
internal import JSONText

/// Finds the whole entries of a catalogue whose JSON is broken.
///
/// It goes by the layout that Xcode gives its files: each entry begins with its key on a line of its own, and all keys
/// stand equally deep. What is damaged is blanked, so that the rest is JSON again and every place stays what it was.
struct CatalogueSalvage {
    /// The catalogue without what is damaged.
    private(set) var document: JSONDocument
    /// What is damaged, in the order of the file.
    private(set) var damages: [Damage]

    /// Looks for whole entries; gives nil where there is none, or where the fault is outside the entries.
    ///
    /// - Complexity: Linear in the number of bytes.
    init?(_ bytes: [UInt8], depthLimit: Int) {
        var scanner = EntryScanner(bytes: bytes)
        guard scanner.scan() else { return nil }
        do {
            document = try JSONDocument(parsing: scanner.bytes, sizeLimit: .max, depthLimit: depthLimit)
        } catch {
            // What follows the entries is the version, which can be missed.
            scanner.blankRest(at: min(error.diagnostic.position.offset, bytes.count), error.diagnostic.message)
            guard let document = try? JSONDocument(parsing: scanner.bytes, sizeLimit: .max, depthLimit: depthLimit)
            else { return nil }
            self.document = document
        }
        damages = scanner.damages.sorted { $0.place < $1.place }
    }
}

private struct EntryScanner {
    private(set) var bytes: [UInt8]
    private(set) var damages: [Damage] = []
    /// Where the object of the entries ends.
    private var rest = 0

    /// A line without its end, and where its first visible character is.
    private struct Line {
        let range: Range<Int>
        let content: Int
        var indentation: Int { content - range.lowerBound }
    }

    private let fileSize: Int

    init(bytes: [UInt8]) {
        self.bytes = bytes
        fileSize = bytes.count
    }

    /// Blanks what is damaged; false where the layout is another.
    mutating func scan() -> Bool {
        let lines = lines()
        guard let header = lines.firstIndex(where: { isHeader($0) }),
            let first = lines[(header + 1)...].first(where: { $0.content < $0.range.upperBound }),
            first.indentation > lines[header].indentation
        else { return false }
        var entries: [Int] = []
        var end = bytes.count
        var isClosed = false
        for line in lines[(header + 1)...] {
            if isConflictMarker(line) {
                blank(line.range, at: line.range.lowerBound, "the file was merged and the conflict is not resolved")
            } else if line.indentation == first.indentation, starts("\"", at: line.content) {
                entries.append(line.content)
            } else if line.indentation == lines[header].indentation, starts("}", at: line.content) {
                end = line.range.lowerBound
                rest = line.content + 1
                isClosed = true
                break
            }
        }
        var whole: [Range<Int>] = []
        var keys: Set<ArraySlice<UInt8>> = []
        for (start, next) in zip(entries, entries.dropFirst() + [end]) {
            if let content = wholeEntry(start..<next, isLast: next == end, &keys) { whole.append(content) }
        }
        guard let last = whole.last else { return false }
        for content in whole.dropLast() { bytes[content.upperBound] = UInt8(ascii: ",") }
        if last.upperBound < end { bytes[last.upperBound] = UInt8(ascii: " ") }
        if !isClosed {
            damages.append(Damage(range: end..<end, place: end, message: "the closing “}” is missing"))
            bytes += "}}".utf8
            rest = bytes.count - 1
        }
        return true
    }

    /// Blanks what follows the entries, and closes the whole.
    mutating func blankRest(at place: Int, _ message: String) {
        blank(rest..<bytes.count, at: place, message)
        bytes.append(UInt8(ascii: "}"))
    }

    private func lines() -> [Line] {
        var lines: [Line] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            let content = bytes[start..<end].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? end
            lines.append(Line(range: start..<end, content: content))
            start = end + 1
        }
        return lines
    }

    private func starts(_ word: String, at index: Int) -> Bool { bytes[index...].starts(with: word.utf8) }

    /// Whether the line opens the object of the entries.
    private func isHeader(_ line: Line) -> Bool {
        let words = bytes[line.content..<line.range.upperBound].filter { $0 > 0x20 }
        return words.elementsEqual("\"strings\":{".utf8)
    }

    private func isConflictMarker(_ line: Line) -> Bool {
        line.indentation == 0
            && ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { starts($0, at: line.content) }
    }

    /// The bytes of an entry without its comma, or nil where it is damaged; then it is blanked.
    private mutating func wholeEntry(
        _ range: Range<Int>, isLast: Bool, _ keys: inout Set<ArraySlice<UInt8>>
    ) -> Range<Int>? {
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1] <= 0x20 { end -= 1 }
        let visible = end
        let hasComma = end > range.lowerBound && bytes[end - 1] == UInt8(ascii: ",")
        if hasComma { end -= 1 }
        do {
            let entry = try JSONDocument(
                parsing: [UInt8(ascii: "{")] + bytes[range.lowerBound..<end] + [UInt8(ascii: "}")])
            let members = entry.root.members
            guard members.count == 1, let key = members.first.map({ Array($0.key.utf8)[...] }) else {
                blank(range.lowerBound..<visible, at: range.lowerBound, "the entry is damaged")
                return nil
            }
            guard keys.insert(key).inserted else {
                blank(
                    range.lowerBound..<visible, at: range.lowerBound, "the key is there twice; the first entry counts")
                return nil
            }
        } catch {
            let place = range.lowerBound + max(0, error.diagnostic.position.offset - 1)
            blank(range.lowerBound..<visible, at: min(place, visible), error.diagnostic.message)
            return nil
        }
        if hasComma == isLast {
            damages.append(
                Damage(
                    range: end..<end, place: end,
                    message: isLast ? "no entry follows the “,”" : "“,” is missing after the entry"))
        }
        return range.lowerBound..<end
    }

    private mutating func blank(_ range: Range<Int>, at place: Int, _ message: String) {
        let lost = min(range.lowerBound, fileSize)..<min(range.upperBound, fileSize)
        damages.append(Damage(range: lost, place: place, message: message))
        for index in range where bytes[index] != 0x0A { bytes[index] = 0x20 }
    }
}
