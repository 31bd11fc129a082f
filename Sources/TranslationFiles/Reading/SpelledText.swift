/// A text as a file spells it: characters that stand for themselves, escapes, references.
///
/// A new text keeps the spelling of the characters at its beginning and its end that it has in common with the old one,
/// so that an edit changes no escape that it is not about.
struct SpelledText {
    /// What is spelled as one: a byte, an escape, a reference.
    private struct Unit {
        let spellingEnd: Int
        let meaningEnd: Int
        /// Whether it would mean something else before other characters, as `\1` before a digit.
        let isOpen: Bool
    }

    /// Where the spelling stands in the text of the file.
    private let range: Range<Int>
    private var units: [Unit] = []
    private var meaning: [UInt8] = []

    /// Begins a text that is spelled in a range.
    init(in range: Range<Int>) {
        self.range = range
        units.reserveCapacity(range.count)
        meaning.reserveCapacity(range.count)
    }

    /// Adds the next unit of the spelling, up to a place.
    mutating func append(_ bytes: some Sequence<UInt8>, spelledUpTo end: Int, isOpen: Bool = false) {
        meaning.append(contentsOf: bytes)
        units.append(Unit(spellingEnd: end, meaningEnd: meaning.count, isOpen: isOpen))
    }

    /// What changes so that the text is another; nil where it is that already.
    ///
    /// - Parameters:
    ///   - new: The text.
    ///   - text: The text of the file.
    ///   - neverFirst: A byte that keeps its spelling only behind its neighbour: `>`, which may not follow `]]` in XML.
    ///   - spell: How characters are spelled.
    /// - Returns: The replaced bytes begin and end between characters.
    func patch(
        to new: [UInt8], in text: [UInt8], neverFirst: UInt8? = nil, spell: (ArraySlice<UInt8>) -> [UInt8]
    ) -> BytePatch? {
        if new == meaning { return nil }
        func isInside(_ place: Int) -> Bool { place < range.upperBound && text[place] & 0xC0 == 0x80 }

        let limit = min(new.count, meaning.count)
        var common = 0
        while common < limit, new[common] == meaning[common] { common += 1 }
        var kept = units.prefix { $0.meaningEnd <= common }.count
        while kept > 0, units[kept - 1].isOpen || isInside(units[kept - 1].spellingEnd) { kept -= 1 }
        let start = kept > 0 ? units[kept - 1] : Unit(spellingEnd: range.lowerBound, meaningEnd: 0, isOpen: false)

        common = 0
        while common < limit - start.meaningEnd,
            new[new.count - 1 - common] == meaning[meaning.count - 1 - common]
        {
            common += 1
        }
        var first = units.count
        while first > kept, (first > 1 ? units[first - 2].meaningEnd : 0) >= meaning.count - common { first -= 1 }
        func spellingStart(_ unit: Int) -> Int { unit > 0 ? units[unit - 1].spellingEnd : range.lowerBound }
        while first < units.count,
            isInside(spellingStart(first)) || neverFirst == text[spellingStart(first)]
        {
            first += 1
        }
        let meaningStart = first > 0 ? units[first - 1].meaningEnd : 0
        let middle = new[start.meaningEnd..<new.count - (meaning.count - meaningStart)]
        return BytePatch(start.spellingEnd..<spellingStart(first), spell(middle))
    }
}
