/// The part of a line around a place that is short enough to print, and where the caret stands under it.
struct Excerpt {
    /// The part, control characters made visible, with `…` where the line goes on.
    let text: String
    /// The cell under which the caret stands, from 0.
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
        var caret = width
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
        caretColumn = max(0, caret)
    }

    private struct Cell {
        let text: String
        let width: Int
    }

    private static func cells(_ bytes: ArraySlice<UInt8>) -> [Cell] {
        String(decoding: bytes, as: UTF8.self).map { character in
            let visible = VisibleText(String(character)).text
            return Cell(text: visible, width: CellWidth.width(of: visible))
        }
    }
}
