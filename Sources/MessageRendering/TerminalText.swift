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
        description = TerminalText.visible(String(text), known: nil)
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
        description = TerminalText.visible(String(text), known: TerminalText.acting(values))
    }

    static let firstStrongIsolate: Unicode.Scalar = "\u{2068}"
    static let popIsolate: Unicode.Scalar = "\u{2069}"

    private static func visible(_ text: String, known: [[UInt8]]?) -> String {
        var bytes: [UInt8] = []
        append(text, known: known, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Those of some values in which a character acts, the longest first: no other value has to be known by name to find
    /// the end of the isolate around it.
    static func acting(_ values: some Sequence<String>) -> [[UInt8]] {
        var found: [[UInt8]] = []
        for var value in values {
            value.withUTF8 { bytes in
                if indexOfActing(in: bytes, from: 0) < bytes.count { found.append(Array(bytes)) }
            }
        }
        return found.count < 2 ? found : found.sorted { $0.count > $1.count }
    }

    /// Appends a text with its characters made visible.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - known: The values whose isolates stay and in which a character acts, from ``acting(_:)``; where it is nil, no
    ///     isolate stays.
    ///   - bytes: What is appended to.
    static func append(_ text: String, known: [[UInt8]]?, to bytes: inout [UInt8]) {
        var text = text
        text.withUTF8 { append($0, known: known, to: &bytes) }
    }

    private static func append(_ text: UnsafeBufferPointer<UInt8>, known: [[UInt8]]?, to bytes: inout [UInt8]) {
        var copied = 0
        var place = 0
        while true {
            place = indexOfActing(in: text, from: place)
            guard place < text.count, let acting = actingCharacter(in: text, at: place) else { break }
            let isIsolate = known != nil && acting.scalar == firstStrongIsolate.value
            if isIsolate, known?.isEmpty == true, let end = endOfPlainValue(in: text, from: place + acting.size) {
                // A value in which no character acts stays as it is, its isolate too.
                place = end + acting.size
                continue
            }
            bytes += UnsafeBufferPointer(rebasing: text[copied..<place])
            copied = place + acting.size
            if isIsolate, let known, let length = lengthOfValue(in: text, at: copied, known: known) {
                bytes += String(firstStrongIsolate).utf8
                append(UnsafeBufferPointer(rebasing: text[copied..<copied + length]), known: nil, to: &bytes)
                bytes += String(popIsolate).utf8
                copied += length + acting.size
            } else {
                bytes += sign(of: acting.scalar).utf8
            }
            place = copied
        }
        bytes += UnsafeBufferPointer(rebasing: text[copied...])
    }

    /// Where the next character is that acts, or the end.
    private static func indexOfActing(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var place = start
        while place < text.count {
            // Eight bytes at once.
            while place <= text.count - 8, isPlain(text, at: place) { place += 8 }
            guard place < text.count, actingCharacter(in: text, at: place) == nil else { break }
            place += 1
        }
        return place
    }

    /// Whether none of the eight bytes at a place begins a character that may act.
    ///
    /// Subtracting one from each byte borrows into the high bit of one that was zero, subtracting a space into that of a
    /// control character; bytes whose high bit was set before do not count.
    @inline(__always)
    private static func isPlain(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        let word = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: place, as: UInt64.self)
        let ones: UInt64 = 0x0101_0101_0101_0101
        func marked(_ byte: UInt64) -> UInt64 {
            let difference = word ^ ones &* byte
            return (difference &- ones) & ~difference
        }
        let controls = (word &- ones &* 0x20) & ~word
        return (marked(0x7F) | marked(0xC2) | marked(0xE2) | controls) & (ones &* 0x80) == 0
    }

    /// How many bytes of an isolated value begin here, or nil where the isolate is not one of a message.
    private static func lengthOfValue(
        in text: UnsafeBufferPointer<UInt8>, at start: Int, known: [[UInt8]]
    ) -> Int? {
        for value in known where start + value.count < text.count {
            if isPop(in: text, at: start + value.count), text[start..<start + value.count].elementsEqual(value) {
                return value.count
            }
        }
        return endOfPlainValue(in: text, from: start).map { $0 - start }
    }

    /// Where the isolate ends that begins before a value in which no character acts, however it was written.
    private static func endOfPlainValue(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        let end = indexOfActing(in: text, from: start)
        return end < text.count && isPop(in: text, at: end) ? end : nil
    }

    private static func isPop(in text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        actingCharacter(in: text, at: place).map { $0.scalar == popIsolate.value } ?? false
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
