/// The encodings of mail: header lines and parts that hold nothing but short lines of ASCII.
enum MailEncoding {
    /// A header line of free text, folded, without a line end at its end.
    ///
    /// What is short and plain ASCII stays; anything else becomes encoded words of whole characters, in the encoding
    /// that takes less room. No line is longer than 76 characters, and no character of the text ends one.
    ///
    /// Source: RFC 2047, sections 2 to 5; RFC 5322, sections 2.1.1 and 2.2.
    static func header(_ name: String, _ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { (0x20...0x7E).contains($0) } && !text.contains("=?")
        let isTrimmed = text.utf8.first != 0x20 && text.utf8.last != 0x20
        if isPlain, isTrimmed, name.utf8.count + 2 + text.utf8.count <= 76 { return "\(name): \(text)" }
        // `=?UTF-8?B?` and `?=` take 12 of the 75 characters of a word, the name of the header more of the first line.
        let room = max(24, 75 - 12 - name.utf8.count - 2)
        let words = encodedWords(text, room: room)
        return "\(name): " + words.joined(separator: "\r\n ")
    }

    private static func encodedWords(_ text: String, room: Int) -> [String] {
        let quoted = pieces(of: text) { $0.reduce(0) { $0 + quotedWord($1).utf8.count } <= room }
        let based = pieces(of: text) { ($0.count + 2) / 3 * 4 <= room }
        let quotedWords = quoted.map { "=?UTF-8?Q?" + $0.map(quotedWord).joined() + "?=" }
        let basedWords = based.map { "=?UTF-8?B?" + base64($0) + "?=" }
        func length(_ words: [String]) -> Int { words.reduce(0) { $0 + $1.utf8.count } }
        return length(quotedWords) <= length(basedWords) ? quotedWords : basedWords
    }

    /// The bytes of a text in pieces that fit: of whole characters, or of whole scalars where a character is too long.
    private static func pieces(of text: String, fits: ([UInt8]) -> Bool) -> [[UInt8]] {
        var pieces: [[UInt8]] = []
        var piece: [UInt8] = []
        func close() {
            if !piece.isEmpty { pieces.append(piece) }
            piece = []
        }
        for character in text {
            let bytes = Array(character.utf8)
            if fits(piece + bytes) {
                piece += bytes
                continue
            }
            close()
            if fits(bytes) {
                piece = bytes
                continue
            }
            for scalar in character.unicodeScalars {
                let bytes = Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
                if !fits(piece + bytes) { close() }
                piece += bytes
            }
        }
        close()
        return pieces
    }

    /// A byte in a word of the encoding `Q`.
    private static func quotedWord(_ byte: UInt8) -> String {
        switch byte {
        case 0x20: "_"
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "+"),
            UInt8(ascii: "-"), UInt8(ascii: "/"):
            String(UnicodeScalar(byte))
        default: hexadecimal(byte)
        }
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        "=" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }

    /// A part of a message: its `Content-Transfer-Encoding` and its lines, in the encoding that takes less room.
    static func part(_ text: String) -> (encoding: String, lines: String) {
        let quoted = quotedPrintable(text)
        let based = base64Lines(text)
        return quoted.utf8.count <= based.utf8.count ? ("quoted-printable", quoted) : ("base64", based)
    }

    /// The lines of a text as quoted-printable; the line feeds of the text become line ends of mail.
    ///
    /// A line that begins with a full stop or with `From ` is written so that no mailer on the way changes it.
    ///
    /// Source: RFC 2045, section 6.7.
    static func quotedPrintable(_ text: String) -> String {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let bytes = Array(String(line).utf8)
            var encoded = ""
            var column = 0
            for (index, byte) in bytes.enumerated() {
                let isLast = index == bytes.count - 1
                var sign =
                    switch byte {
                    case UInt8(ascii: "="): hexadecimal(byte)
                    case 0x21...0x7E: String(UnicodeScalar(byte))
                    case 0x20 where !isLast: " "
                    default: hexadecimal(byte)
                    }
                if column + sign.utf8.count > (isLast ? 76 : 75) {
                    encoded += "=\r\n"
                    column = 0
                }
                if column == 0, sign == "." || sign == "F" { sign = hexadecimal(byte) }
                encoded += sign
                column += sign.utf8.count
            }
            return encoded
        }.joined(separator: "\r\n")
    }

    /// The lines of a text as base64, 76 characters each.
    ///
    /// Source: RFC 2045, section 6.8.
    private static func base64Lines(_ text: String) -> String {
        let canonical = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0) }.joined(separator: "\r\n")
        let signs = Array(base64(Array(canonical.utf8)).utf8)
        return stride(from: 0, to: signs.count, by: 76)
            .map { String(decoding: signs[$0..<min($0 + 76, signs.count)], as: UTF8.self) }
            .joined(separator: "\r\n")
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Bytes as base64.
    ///
    /// Source: RFC 4648, section 4.
    static func base64(_ bytes: [UInt8]) -> String {
        var signs: [UInt8] = []
        signs.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
            for place in 0..<4 {
                let isPadding = place > group.count
                signs.append(
                    isPadding ? UInt8(ascii: "=") : alphabet[Int(bits >> UInt32(18 - 6 * place) & 0x3F)])
            }
        }
        return String(decoding: signs, as: UTF8.self)
    }
}
