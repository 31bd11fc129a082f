/// A text with its control characters made visible, so that printing it cannot steer a terminal.
///
/// Escape sequences and marks that turn the direction of writing become pictures or code points: ESC is `␛`, U+202E is
/// `⟨U+202E⟩`. A tab becomes a space.
public struct VisibleText: Hashable, Sendable {
    /// The harmless text.
    public let text: String

    /// Makes a text visible.
    public init(_ text: String) {
        guard text.unicodeScalars.contains(where: VisibleText.isInvisible) else {
            self.text = text
            return
        }
        var result = ""
        for scalar in text.unicodeScalars { result += VisibleText.picture(of: scalar) }
        self.text = result
    }

    /// Whether a character would do something instead of showing something.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    private static func picture(of scalar: Unicode.Scalar) -> String {
        guard isInvisible(scalar) else { return String(Character(scalar)) }
        switch scalar.value {
        case 0x09: return " "
        case 0...0x1F: return Unicode.Scalar(0x2400 + scalar.value).map { String(Character($0)) } ?? ""
        case 0x7F: return "␡"
        default:
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "⟨U+\(String(repeating: "0", count: max(0, 4 - digits.utf8.count)))\(digits)⟩"
        }
    }
}
