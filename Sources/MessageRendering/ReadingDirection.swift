import Languages

/// The direction of a paragraph for a display that finds it out by itself.
///
/// Notifications, mail and chat take the direction of the first letter outside an isolate. A text of Hebrew that begins
/// with `iCloud` would run the wrong way, so a mark of its own direction goes before it.
///
/// Source: Unicode Standard Annex 9, rules P2 and P3.
enum ReadingDirection {
    static let rightToLeftMark = "\u{200F}"
    static let leftToRightMark = "\u{200E}"

    /// The lines of a text, each beginning with a mark where its first letter would mislead.
    static func marked(_ text: String, _ direction: TextDirection) -> String {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard let first = firstStrong(line), first != direction else { return String(line) }
            return (direction == .rightToLeft ? rightToLeftMark : leftToRightMark) + String(line)
        }.joined(separator: "\n")
    }

    /// The direction of the first letter that is not inside an isolate; nil where there is none.
    private static func firstStrong(_ line: String.UnicodeScalarView.SubSequence) -> TextDirection? {
        var depth = 0
        for scalar in line {
            if InertText.isIsolate(scalar) { depth += 1 }
            if scalar == InertText.pop { depth -= 1 }
            if depth > 0 { continue }
            switch scalar.value {
            case 0x200E: return .leftToRight
            case 0x200F, 0x61C: return .rightToLeft
            default: break
            }
            guard scalar.properties.isAlphabetic else { continue }
            return isRightToLeft(scalar) ? .rightToLeft : .leftToRight
        }
        return nil
    }

    /// Whether a text holds a letter that runs from right to left.
    static func hasRightToLeft(_ text: String) -> Bool { text.unicodeScalars.contains(where: isRightToLeft) }

    /// The blocks whose letters run from right to left, by the defaults of DerivedBidiClass.txt (Unicode 15).
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }

    /// The text without isolates where nothing in it runs from right to left, so that they would only take room.
    static func withoutNeedlessIsolates(_ text: String) -> String {
        if hasRightToLeft(text) { return text }
        var scalars = text.unicodeScalars
        scalars.removeAll { (0x2066...0x2069).contains($0.value) }
        return String(scalars)
    }
}
