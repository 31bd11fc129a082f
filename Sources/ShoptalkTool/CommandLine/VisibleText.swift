extension StringProtocol {
    /// The text with everything that could move a terminal's cursor, hide or turn text around written as an escape.
    ///
    /// Use it for every piece of an argument that is written back to the terminal. C0 and C1 controls, the marks of
    /// bidirectional text, zero-width characters and line separators become `\u{1B}`; a tab becomes `\t`, a line feed
    /// `\n`.
    var madeVisible: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x09: result += "\\t"
            case 0x0A: result += "\\n"
            case 0x0D: result += "\\r"
            case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
                0xE0000...0xE007F:
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
