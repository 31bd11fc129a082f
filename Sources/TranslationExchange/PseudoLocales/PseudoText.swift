/// A text cut into the words that a pseudo-locale changes and what it leaves alone.
struct PseudoText {
    enum Part: Hashable {
        case words(String)
        /// Placeholders, markup, addresses.
        case fixed(String)

        /// Whether there is something to translate in it.
        var hasLetters: Bool {
            guard case .words(let words) = self else { return false }
            return words.contains(where: \.isLetter)
        }

        /// The part as it stands in the text.
        var text: String {
            switch self {
            case .words(let text), .fixed(let text): text
            }
        }
    }

    let parts: [Part]

    init(_ text: String, isForm: Bool) {
        var parts: [Part] = []
        for piece in FormatString(text, isForm: isForm).pieces {
            switch piece {
            case .words(let words): parts += PseudoText.cut(words)
            default: parts.append(.fixed(piece.text))
            }
        }
        self.parts = parts
    }

    /// Words and, fixed, tags, references to characters, addresses and `${name}`.
    private static func cut(_ words: String) -> [Part] {
        let scalars = Array(words.unicodeScalars)
        var parts: [Part] = []
        var start = 0
        var index = 0
        func text(_ from: Int, _ to: Int) -> String {
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[from..<to])
            return String(view)
        }
        while index < scalars.count {
            guard let end = fixedEnd(scalars, from: index) else {
                index += 1
                continue
            }
            if start < index { parts.append(.words(text(start, index))) }
            parts.append(.fixed(text(index, end)))
            start = end
            index = end
        }
        if start < index { parts.append(.words(text(start, index))) }
        return parts
    }

    /// Where what begins here and is not translated ends; nil where words go on.
    private static func fixedEnd(_ scalars: [Unicode.Scalar], from start: Int) -> Int? {
        /// Where a sign comes next, before any of others and within a line's length.
        func end(_ sign: Unicode.Scalar, unless others: String = "", within length: Int = 500) -> Int? {
            for index in start + 1..<max(start + 1, min(scalars.count, start + length)) {
                if scalars[index] == sign { return index + 1 }
                if others.unicodeScalars.contains(scalars[index]) { return nil }
            }
            return nil
        }
        switch scalars[start] {
        case "<":
            guard AndroidText.isTag(at: start, in: scalars) || scalars[start...].starts(with: "<!".unicodeScalars)
            else {
                return nil
            }
            return end(">", unless: "<")
        case "\\" where start + 1 < scalars.count: return start + 2
        case "&": return end(";", unless: " &<\n", within: 12)
        case "$" where start + 1 < scalars.count && scalars[start + 1] == "{": return end("}", unless: " \n")
        case "{": return end("}", unless: " \n{")
        default: break
        }
        let isStart = start == 0 || !scalars[start - 1].properties.isAlphabetic
        guard isStart,
            ["http://", "https://", "mailto:", "www."].contains(where: {
                scalars[start...].starts(with: $0.unicodeScalars)
            })
        else { return nil }
        var index = start
        while index < scalars.count, !scalars[index].properties.isWhitespace,
            !"<>\"”»)".unicodeScalars.contains(scalars[index])
        {
            index += 1
        }
        // A full stop at the end belongs to the sentence.
        while index > start, ".,;:!?".unicodeScalars.contains(scalars[index - 1]) { index -= 1 }
        return index
    }

    /// Words with accents on their letters.
    static func accented(_ words: String) -> String {
        String(words.map { PseudoText.accents[$0] ?? $0 })
    }

    /// Words for the length that other languages need: half as much for short texts, a third for long ones.
    static func filler(for length: Int) -> String {
        let wanted = length < 20 ? (length + 1) / 2 : (length * 3 + 9) / 10
        let numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
        var text = ""
        var index = 0
        while text.count < wanted {
            let word = " " + numbers[index % numbers.count]
            // The last word is cut, so that a text grows by what was said.
            text += word.prefix(max(2, wanted - text.count))
            index += 1
        }
        return text
    }

    /// Words twice, with a space between where they have none.
    static func doubled(_ words: String) -> String {
        let isApart = words.first?.isWhitespace == true || words.last?.isWhitespace == true
        return words + (isApart ? "" : " ") + words
    }

    private static let accents: [Character: Character] = [
        "a": "å", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "î", "j": "ĵ", "k": "ķ",
        "l": "ļ", "m": "ɱ", "n": "ñ", "o": "ö", "p": "þ", "q": "ǫ", "r": "ŕ", "s": "š", "t": "ţ", "u": "û", "v": "ṽ",
        "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž", "A": "Å", "B": "Ɓ", "C": "Ç", "D": "Ð", "E": "É", "F": "Ƒ", "G": "Ĝ",
        "H": "Ĥ", "I": "Î", "J": "Ĵ", "K": "Ķ", "L": "Ļ", "M": "Ṁ", "N": "Ñ", "O": "Ö", "P": "Þ", "Q": "Ǫ", "R": "Ŕ",
        "S": "Š", "T": "Ţ", "U": "Û", "V": "Ṽ", "W": "Ŵ", "X": "Ẋ", "Y": "Ý", "Z": "Ž",
    ]
}
