/// A text for a terminal, in which no character can act instead of being read.
///
/// What comes from outside, such as the name of a product, may hold anything: an escape sequence may not colour the
/// terminal, an override may not turn the rest of the line around.
///
/// - Control characters become their pictures, ESC `␛`; those of U+0080…U+009F, which have none, `⟨U+009B⟩`.
/// - Line and paragraph separators, and marks that embed, override or isolate a direction, become `⟨U+202E⟩`.
/// - Everything else stays, also the marks U+200E and U+200F, which real names need and which act on nothing else.
package struct TerminalText: Hashable, Sendable, CustomStringConvertible {
    /// The text, safe to print on one line.
    package let description: String

    /// Makes every character of a text visible.
    ///
    /// - Complexity: Linear in the length of the text.
    package init(_ text: some StringProtocol) {
        let text = String(text)
        if TerminalText.isInert(text) {
            description = text
            return
        }
        var visible = ""
        for scalar in text.unicodeScalars { TerminalText.append(scalar, to: &visible) }
        description = visible
    }

    /// Makes every character of a text visible, except the isolates that stand around one of the known values.
    ///
    /// A message isolates each value that it inserts (U+2068 … U+2069). Whether an isolate is the message's or came in
    /// with a hostile value cannot be seen by itself; what stands between tells it.
    ///
    /// - Parameters:
    ///   - text: The text of a message.
    ///   - values: The values that were inserted, as text.
    /// - Complexity: The length of the text times the number of values.
    package init(_ text: some StringProtocol, keepingIsolatesAround values: [String]) {
        let text = String(text)
        if TerminalText.isInert(text) {
            description = text
            return
        }
        let scalars = Array(text.unicodeScalars)
        let known = values.map { Array($0.unicodeScalars) }.sorted { $0.count > $1.count }
        var visible = ""
        var position = 0
        while position < scalars.count {
            guard scalars[position] == TerminalText.firstStrongIsolate,
                let length = TerminalText.lengthOfValue(in: scalars, at: position + 1, known: known)
            else {
                TerminalText.append(scalars[position], to: &visible)
                position += 1
                continue
            }
            visible.unicodeScalars.append(TerminalText.firstStrongIsolate)
            for scalar in scalars[position + 1..<position + 1 + length] { TerminalText.append(scalar, to: &visible) }
            visible.unicodeScalars.append(TerminalText.popIsolate)
            position += length + 2
        }
        description = visible
    }

    static let firstStrongIsolate: Unicode.Scalar = "\u{2068}"
    static let popIsolate: Unicode.Scalar = "\u{2069}"

    /// How many scalars of an isolated value begin here, or nil where the isolate is not one of a message.
    private static func lengthOfValue(
        in scalars: [Unicode.Scalar], at start: Int, known: [[Unicode.Scalar]]
    ) -> Int? {
        for value in known where start + value.count < scalars.count {
            if scalars[start + value.count] == popIsolate, scalars[start..<start + value.count].elementsEqual(value) {
                return value.count
            }
        }
        // A value that was written differently: plain text up to the end of the isolate will do.
        for index in scalars.indices.dropFirst(start) {
            if scalars[index] == popIsolate { return index - start }
            if isActing(scalars[index]) { return nil }
        }
        return nil
    }

    /// Whether a text is certain to hold nothing that acts, found by its bytes, as it is of most texts.
    ///
    /// The characters that act are ASCII, begin with 0xC2 and a byte up to 0x9F, or with 0xE2 and 0x80 or 0x81, as
    /// quotation marks do too.
    private static func isInert(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            for place in bytes.indices {
                switch bytes[place] {
                case 0x20...0x7E: continue
                case 0x00...0x1F, 0x7F: return false
                case 0xC2 where place + 1 < bytes.count && bytes[place + 1] <= 0x9F: return false
                case 0xE2 where place + 2 < bytes.count && (bytes[place + 1] == 0x80 || bytes[place + 1] == 0x81):
                    // U+2028 to U+202E, U+2066 to U+2069.
                    let last = bytes[place + 2]
                    if bytes[place + 1] == 0x80 ? (0xA8...0xAE).contains(last) : (0xA6...0xA9).contains(last) {
                        return false
                    }
                default: continue
                }
            }
            return true
        }
    }

    /// Whether a terminal would obey the character instead of showing it.
    private static func isActing(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
        guard isActing(scalar) else { return text.unicodeScalars.append(scalar) }
        // The pictures of U+0000…U+001F are at U+2400, the one of DEL is at U+2421.
        let picture = scalar.value < 0x20 ? 0x2400 + scalar.value : 0x2421
        if scalar.value <= 0x7F, let picture = Unicode.Scalar(picture) {
            text.unicodeScalars.append(picture)
        } else {
            let digits = String(scalar.value, radix: 16, uppercase: true)
            text += "⟨U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + "⟩"
        }
    }
}
