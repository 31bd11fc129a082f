/// A text whose control characters can be seen instead of being obeyed.
///
/// Use it for whatever comes from a file or an argument and goes to a terminal. ESC becomes `␛`, other C0 characters and
/// DEL their control pictures (U+2400 to U+2421), a tab four spaces; C1 characters, the bidirectional controls, the line
/// and paragraph separators and the byte-order mark become `<U+202E>`.
///
/// Source: Unicode Standard, Control Pictures; Unicode Standard Annex 9, section 2 (the bidirectional controls).
public struct VisibleText: Hashable, Sendable, CustomStringConvertible {
    /// The text that is safe to print.
    public let description: String

    /// Makes the control characters of a text visible.
    ///
    /// - Complexity: Linear in the length of the text; a text without such characters is not copied.
    public init(_ text: String) {
        guard text.unicodeScalars.contains(where: VisibleText.mustBeShown) else {
            description = text
            return
        }
        var visible = ""
        for scalar in text.unicodeScalars { VisibleText.append(scalar, to: &visible) }
        description = visible
    }

    /// Whether a terminal would obey the character, or a reader would not see it.
    static func mustBeShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F: true
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        case 0x2028, 0x2029, 0xFEFF: true
        default: false
        }
    }

    static func append(_ scalar: Unicode.Scalar, to text: inout String) {
        guard mustBeShown(scalar) else {
            text.unicodeScalars.append(scalar)
            return
        }
        switch scalar.value {
        case 0x09: text += "    "
        case 0x00...0x1F, 0x7F:
            let picture = scalar.value == 0x7F ? 0x2421 : 0x2400 + scalar.value
            if let shown = Unicode.Scalar(picture) { text.unicodeScalars.append(shown) }
        default:
            let digits = String(scalar.value, radix: 16, uppercase: true)
            text += "<U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + ">"
        }
    }
}
