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
        var text = String(text)
        description = text.withUTF8 { TerminalText.visible($0, known: nil) } ?? text
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
        var text = String(text)
        let known = values.map { Array($0.utf8) }.sorted { $0.count > $1.count }
        description = text.withUTF8 { TerminalText.visible($0, known: known) } ?? text
    }

    static let firstStrongIsolate: Unicode.Scalar = "\u{2068}"
    static let popIsolate: Unicode.Scalar = "\u{2069}"

    /// A text with its characters made visible, or nil where none acts, which is so of most texts.
    ///
    /// Isolates around known values stay; where no values are given, none does.
    private static func visible(_ text: UnsafeBufferPointer<UInt8>, known: [[UInt8]]?) -> String? {
        var visible: [UInt8] = []
        var copied = 0
        var place = 0
        while place < text.count {
            guard let acting = actingCharacter(in: text, at: place) else {
                place += 1
                continue
            }
            visible += UnsafeBufferPointer(rebasing: text[copied..<place])
            if let known, acting.scalar == firstStrongIsolate.value,
                let length = lengthOfValue(in: text, at: place + acting.size, known: known)
            {
                let value = UnsafeBufferPointer(rebasing: text[(place + acting.size)..<(place + acting.size + length)])
                visible += String(firstStrongIsolate).utf8
                if let changed = TerminalText.visible(value, known: nil) {
                    visible += changed.utf8
                } else {
                    visible += value
                }
                visible += String(popIsolate).utf8
                place += length + 2 * acting.size
            } else {
                visible += sign(of: acting.scalar).utf8
                place += acting.size
            }
            copied = place
        }
        if copied == 0 { return nil }
        visible += UnsafeBufferPointer(rebasing: text[copied...])
        return String(decoding: visible, as: UTF8.self)
    }

    /// How many bytes of an isolated value begin here, or nil where the isolate is not one of a message.
    private static func lengthOfValue(
        in text: UnsafeBufferPointer<UInt8>, at start: Int, known: [[UInt8]]
    ) -> Int? {
        func isPop(_ place: Int) -> Bool {
            actingCharacter(in: text, at: place).map { $0.scalar == popIsolate.value } ?? false
        }
        for value in known where start + value.count < text.count {
            if isPop(start + value.count), text[start..<start + value.count].elementsEqual(value) { return value.count }
        }
        // A value that was written differently: plain text up to the end of the isolate will do.
        for place in start..<text.count where actingCharacter(in: text, at: place) != nil {
            return isPop(place) ? place - start : nil
        }
        return nil
    }

    /// The character at a place of valid UTF-8 and its size where a terminal would obey it instead of showing it.
    @inline(__always)
    private static func actingCharacter(
        in text: UnsafeBufferPointer<UInt8>, at place: Int
    ) -> (scalar: UInt32, size: Int)? {
        let byte = text[place]
        switch byte {
        case 0x20...0x7E: return nil
        case 0x00...0x1F, 0x7F: return (UInt32(byte), 1)
        // U+0080 to U+009F.
        case 0xC2 where place + 1 < text.count && text[place + 1] <= 0x9F: return (UInt32(text[place + 1]), 2)
        case 0xE2 where place + 2 < text.count && (text[place + 1] == 0x80 || text[place + 1] == 0x81):
            let scalar = 0x2000 | UInt32(text[place + 1] & 0x3F) << 6 | UInt32(text[place + 2] & 0x3F)
            return (0x2028...0x202E).contains(scalar) || (0x2066...0x2069).contains(scalar) ? (scalar, 3) : nil
        default: return nil
        }
    }

    /// What is shown in place of a character that acts.
    private static func sign(of scalar: UInt32) -> String {
        // The pictures of U+0000…U+001F are at U+2400, the one of DEL is at U+2421.
        if scalar <= 0x7F, let picture = Unicode.Scalar(scalar < 0x20 ? 0x2400 + scalar : 0x2421) {
            return String(picture)
        }
        let digits = String(scalar, radix: 16, uppercase: true)
        return "⟨U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + "⟩"
    }
}
