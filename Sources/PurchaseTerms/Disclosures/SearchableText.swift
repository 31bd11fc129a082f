/// A text as it is searched: without marks of direction, with plain spaces, small letters and ASCII digits.
///
/// Two texts that a reader takes for the same are the same here: characters are compared by canonical equivalence.
struct SearchableText: Hashable, Sendable {
    let characters: [Character]
    /// A number for each character, equal where the characters are: most places differ by it.
    private let marks: [Int]

    static func == (left: SearchableText, right: SearchableText) -> Bool { left.characters == right.characters }

    func hash(into hasher: inout Hasher) { hasher.combine(characters) }

    init(_ text: String) {
        var mapped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if (0x21...0x7E).contains(scalar.value), scalar != "-" {
                let isCapital = (0x41...0x5A).contains(scalar.value)
                mapped.append(isCapital ? Unicode.Scalar(UInt8(scalar.value) + 0x20) : scalar)
                continue
            }
            let properties = scalar.properties
            if properties.generalCategory == .format || properties.isDefaultIgnorableCodePoint { continue }
            if properties.isWhitespace || SearchableText.hyphens.contains(scalar) {
                if mapped.last != " ", !mapped.isEmpty { mapped.append(" ") }
            } else if let digit = SearchableText.digit(scalar) {
                mapped.append(digit)
            } else {
                mapped.append(contentsOf: (SearchableText.plain[scalar] ?? properties.lowercaseMapping).unicodeScalars)
            }
        }
        while mapped.last == " " { mapped.removeLast() }
        characters = Array(String(mapped))
        marks = characters.map { $0.asciiValue.map(Int.init) ?? $0.hashValue }
    }

    /// “7-day” is looked for as “7 day”.
    private static let hyphens: Set<Unicode.Scalar> = ["-", "\u{2010}", "\u{2011}"]

    /// Marks that are written in several ways.
    private static let plain: [Unicode.Scalar: String] = [
        "\u{2019}": "'", "\u{066B}": ".", "\u{066C}": ",", "\u{FFE5}": "\u{A5}", "\u{FF04}": "$",
        "\u{FFE6}": "\u{20A9}",
        "\u{FF0E}": ".", "\u{FF0C}": ",",
    ]

    private static func digit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue,
            let digit = UInt8(exactly: value), digit < 10
        else { return nil }
        return Unicode.Scalar(UInt8(ascii: "0") + digit)
    }

    /// Whether another text is in this one as whole words.
    ///
    /// - Complexity: The product of both lengths at worst.
    func contains(_ other: SearchableText) -> Bool {
        let sought = other.characters
        guard let first = other.marks.first, sought.count <= characters.count else { return false }
        for start in 0...(characters.count - sought.count) where marks[start] == first {
            let end = start + sought.count
            if marks[start..<end] == other.marks[...], characters[start..<end] == sought[...], isBoundary(at: start),
                isBoundary(at: end)
            {
                return true
            }
        }
        return false
    }

    /// Whether a word or a number may begin or end at a place.
    ///
    /// Scripts that write without spaces, and those that join prefixes to a word, have no boundary to look for.
    func isBoundary(at place: Int) -> Bool {
        guard place > 0, place < characters.count else { return true }
        let (left, right) = (characters[place - 1], characters[place])
        if left.isDigit, right.isDigit { return false }
        return !(left.isSpacedLetter && right.isSpacedLetter)
    }
}

extension Character {
    /// Whether it is an ASCII digit, as every digit of a searchable text is.
    var isDigit: Bool { asciiValue.map { (48...57).contains($0) } ?? false }

    /// Whether it is a letter of the Latin, Greek or Cyrillic script, whose words stand apart.
    fileprivate var isSpacedLetter: Bool {
        guard isLetter, let scalar = unicodeScalars.first else { return false }
        return scalar.value < 0x0530 || (0x1E00...0x1FFF).contains(scalar.value)
    }
}
