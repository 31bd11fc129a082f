/// The part of a line around a place that is short enough to print, and where the caret stands under it.
struct Excerpt {
    /// The part, control characters made visible, with `…` where the line goes on.
    let text: String
    /// The cell under which the caret stands, 1 the first.
    let caretColumn: Int

    /// The most cells on each side of the place.
    private static let reach = 80
    /// The most bytes on each side of the place that are looked at; what is not seen of a long cluster is cut.
    static let span = reach * 8

    /// Cuts the part out of a line.
    ///
    /// - Parameters:
    ///   - bytes: The whole text.
    ///   - line: The bytes of the line, without its end.
    ///   - place: The offset of the place, within the line or at its end.
    init(of bytes: [UInt8], line: Range<Int>, around place: Int) {
        let span = Excerpt.span
        let middle = UTF8Boundary.scalarStart(at: place, in: bytes, notBefore: line.lowerBound)
        let start = UTF8Boundary.scalarStart(
            at: max(line.lowerBound, middle - span), in: bytes, notBefore: line.lowerBound)
        let end = UTF8Boundary.scalarStart(
            at: min(line.upperBound, middle + span), in: bytes, notBefore: line.lowerBound)

        let leading = Excerpt.cells(bytes[start..<middle])
        let trailing = Excerpt.cells(bytes[middle..<max(middle, end)])
        var width = 0
        var before = ""
        var shown = 0
        for cell in leading.reversed() {
            guard width + cell.width <= Excerpt.reach else { break }
            before = cell.text + before
            width += cell.width
            shown += 1
        }
        var caret = width + 1
        if start > line.lowerBound || shown < leading.count {
            before = "…" + before
            caret += 1
        }
        // A mark in the middle of a cluster is shown under the character that it belongs to.
        if let first = trailing.first, first.width == 0, let last = leading.last { caret -= last.width }
        var after = ""
        width = 0
        shown = 0
        for cell in trailing {
            guard width + cell.width <= Excerpt.reach else { break }
            after += cell.text
            width += cell.width
            shown += 1
        }
        if end < line.upperBound || shown < trailing.count { after += "…" }
        text = before + after
        caretColumn = max(1, caret)
    }

    private struct Cell {
        let text: String
        let width: Int
    }

    private static func cells(_ bytes: ArraySlice<UInt8>) -> [Cell] {
        String(decoding: bytes, as: UTF8.self).map { character in
            let visible = VisibleText(String(character)).description
            return Cell(text: visible, width: CellWidth.width(of: visible))
        }
    }
}

/// How many cells of a terminal a text takes.
///
/// Source: Unicode Standard Annex 11 (East Asian Width), the blocks of wide and full-width characters; emoji presentation
/// is wide.
enum CellWidth {
    static func width(of text: String) -> Int { text.reduce(0) { $0 + width(of: $1) } }

    private static func width(of character: Character) -> Int {
        var width = 0
        for scalar in character.unicodeScalars {
            // The parts of a cluster share its cells: a family emoji is as wide as one person.
            width = max(width, self.width(of: scalar))
            if scalar.value == 0xFE0F { width = 2 }
        }
        return width
    }

    private static func width(of scalar: Unicode.Scalar) -> Int {
        if scalar.isASCII { return 1 }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
            0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFD:
            return 2
        default: return properties.isEmojiPresentation ? 2 : 1
        }
    }
}
