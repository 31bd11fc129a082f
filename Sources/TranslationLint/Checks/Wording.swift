internal import Languages

/// Looks at texts as words.
enum Wording {
    /// Whether there is a letter outside of placeholders.
    static func hasLetters(_ text: String) -> Bool { withoutPlaceholders(text).contains { $0.isLetter } }

    /// The text without its placeholders.
    static func withoutPlaceholders(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        let bytes = Array(text.utf8)
        var output: [UInt8] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "%") else {
                output.append(bytes[index])
                index += 1
                continue
            }
            index += 1
            if bytes[index...].starts(with: "arg".utf8) {
                index += 3
                continue
            }
            while index < bytes.count, "0123456789$.#'-+hlqLztj".utf8.contains(bytes[index]) {
                let isReference = bytes[index] == UInt8(ascii: "#")
                index += 1
                if isReference, index < bytes.count, bytes[index] == UInt8(ascii: "@") {
                    index = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "@")) ?? bytes.count
                    break
                }
            }
            if index < bytes.count, bytes[index] != 0x20 { index += 1 }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Whether a text is words that somebody has to translate, and no name, address or code.
    ///
    /// That is so where a word in lower case follows another: `Buy now` is, `App Store` and `iCloud` are not.
    static func isSentence(_ text: String) -> Bool {
        let words = withoutPlaceholders(text).split { $0 == " " || $0 == "\n" || $0 == "\u{A0}" }
        let real = words.filter { word in
            word.filter(\.isLetter).count >= 2 && !word.contains { "/@:_<>=\\#{}".contains($0) }
                && !word.dropLast().contains(".")
        }
        guard real.count >= 2, real.count * 2 > words.count else { return false }
        return real.dropFirst().contains { word in
            let letters = word.filter(\.isLetter)
            return letters.count >= 2 && letters.allSatisfy(\.isLowercase)
        }
    }

    /// The white space at both ends.
    static func edges(_ text: String) -> (leading: Substring, trailing: Substring) {
        let scalars = text.unicodeScalars
        let leading = scalars.prefix { $0.properties.isWhitespace }
        let trailing = scalars.reversed().prefix { $0.properties.isWhitespace }
        return (
            text.prefix(upTo: leading.endIndex),
            text.suffix(from: scalars.index(scalars.endIndex, offsetBy: -trailing.count))
        )
    }

    /// Whether the text has three points; false where it has `…`, nil where it has neither.
    static func hasPoints(_ text: String) -> Bool? {
        var run = 0
        for scalar in text.unicodeScalars {
            if scalar == "…" { return false }
            run = scalar == "." ? run + 1 : 0
            if run == 3 { return true }
        }
        return nil
    }

    /// How often a character is there.
    static func count(_ wanted: Unicode.Scalar, in text: String) -> Int {
        text.unicodeScalars.reduce(0) { $1 == wanted ? $0 + 1 : $0 }
    }
}
