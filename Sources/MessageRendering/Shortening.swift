import Languages
import PurchaseMessages

/// Makes the texts of a message fit under limits, by one rule for every format, and remembers what it did.
///
/// A text that is too long keeps the longest beginning that fits together with “…”:
///
/// - It ends at the end of a word where one lies in its last third, else behind a whole character.
/// - An amount, a number, a percentage and a day are never cut: the text ends before them. A name is cut only where
///   more than half of what fits is the name.
/// - Isolates that the beginning opened are closed before the “…”.
///
/// Source of “…”: CLDR 42, `characters/ellipsis[@type='final']`, the same in every language shipped.
struct Shortening {
    static let ellipsis = "…"
    /// A longer value, which no amount is, may be cut anywhere; finding it would take the square of its length.
    private static let longestKeptValue = 256

    /// What was shortened or left out.
    private(set) var notes: [RenderingNote] = []
    private let values: [Value]

    /// A value in the text, as text.
    private struct Value {
        let scalars: [Unicode.Scalar]
        /// Whether a part of it still says something true.
        let isDivisible: Bool
    }

    init(_ message: PurchaseMessage) {
        values = message.parameters.compactMap { parameter in
            let scalars = Array(InertText(parameter.formatted, isLine: true).description.unicodeScalars)
            let isDivisible =
                switch parameter.value {
                case .string, .product, .list: true
                default: false
                }
            return (2...Shortening.longestKeptValue).contains(scalars.count)
                ? Value(scalars: scalars, isDivisible: isDivisible) : nil
        }
    }

    /// Remembers something that has no place in the format.
    mutating func omit(_ part: String, because reason: String) {
        notes.append(RenderingNote(kind: .omitted, part: part, reason: reason))
    }

    /// A text that fits under the limit of its part.
    ///
    /// - Parameters:
    ///   - text: The text, inert.
    ///   - part: Its name for the note.
    ///   - limit: What it must fit under.
    ///   - escaped: The text as it is written, which is what is measured.
    /// - Returns: The text, or its beginning.
    mutating func fitted(
        _ text: String, part: String, limit: LengthLimit, escaped: (String) -> String = { $0 }
    ) -> String {
        let length = limit.length(of: escaped(text))
        if length <= limit.maximum { return text }
        let short =
            beginning(of: text, atMost: limit.maximum) { limit.length(of: escaped($0)) <= limit.maximum } ?? ""
        let lengths = RenderingNote.Lengths(from: length, to: limit.length(of: escaped(short)))
        notes.append(RenderingNote(kind: .shortened, part: part, limit: limit, lengths: lengths))
        return short
    }

    /// Texts with which a whole document fits under its limit; the first is shortened first.
    ///
    /// - Parameters:
    ///   - parts: The texts with their names for the notes.
    ///   - limit: What the document must fit under.
    ///   - document: The document as it is written with these texts.
    /// - Returns: The document; nil where it is too large even without them, of which there is a note then.
    mutating func document(
        shortening parts: [(name: String, text: String)], limit: LengthLimit, document: ([String]) -> String
    ) -> String? {
        var texts = parts.map(\.text)
        var written = document(texts)
        for (index, part) in parts.enumerated() where limit.length(of: written) > limit.maximum {
            let before = limit.length(of: written)
            let short = beginning(of: part.text, atMost: limit.maximum) { candidate in
                texts[index] = candidate
                return limit.length(of: document(texts)) <= limit.maximum
            }
            texts[index] = short ?? (part.text.isEmpty ? "" : Shortening.ellipsis)
            written = document(texts)
            let after = limit.length(of: written)
            if after >= before {
                // A text as short as the mark gains nothing.
                texts[index] = part.text
                written = document(texts)
                continue
            }
            let lengths = RenderingNote.Lengths(from: before, to: after)
            notes.append(RenderingNote(kind: .shortened, part: part.name, limit: limit, lengths: lengths))
        }
        let length = limit.length(of: written)
        if length <= limit.maximum { return written }
        notes = [
            RenderingNote(
                kind: .unsuited, part: "message", limit: limit,
                reason: "\(length) are needed even where every text is shortened")
        ]
        return nil
    }

    /// The longest beginning of a text, with “…”, that fits; nil where not even “…” does.
    ///
    /// - Complexity: The length of the text, and as many questions as its logarithm.
    func beginning(of text: String, atMost most: Int, fits: (String) -> Bool) -> String? {
        guard fits(Shortening.ellipsis) else { return nil }
        // No character is shorter than one of any unit, so no more of them than the limit can fit; a value that lies
        // across that place has to be seen as a whole.
        let characters = Array(text.prefix(most + Shortening.longestKeptValue))
        // The largest number of characters that fits; what is closed and cut at the end only ever grows with it.
        var low = 0
        var high = min(most, characters.count)
        while low < high {
            let middle = (low + high + 1) / 2
            if fits(Shortening.ended(characters[..<middle])) { low = middle } else { high = middle - 1 }
        }
        return Shortening.ended(characters[..<wordEnd(beforeValue(low, in: characters), in: characters)])
    }

    /// The place to cut, moved before a value that must not be cut.
    private func beforeValue(_ cut: Int, in characters: [Character]) -> Int {
        var place = cut
        for value in values {
            let length = value.scalars.count
            for start in max(0, cut - length)..<max(0, cut) where start < place {
                guard characters[start].unicodeScalars.first == value.scalars.first,
                    let end = Shortening.end(of: value.scalars, in: characters, from: start), end > cut
                else { continue }
                if !value.isDivisible || cut - start <= cut / 2 { place = min(place, start) }
            }
        }
        return place
    }

    /// Where a value ends that begins with this character; nil where it does not stand there.
    private static func end(of value: [Unicode.Scalar], in characters: [Character], from start: Int) -> Int? {
        var index = start
        var matched = 0
        while matched < value.count {
            guard index < characters.count else { return nil }
            let scalars = characters[index].unicodeScalars
            guard value[matched...].starts(with: scalars) else { return nil }
            matched += scalars.count
            index += 1
        }
        return index
    }

    /// The place to cut, moved to the end of a word where one is near.
    private func wordEnd(_ cut: Int, in characters: [Character]) -> Int {
        guard cut > 0, cut < characters.count else { return cut }
        if Shortening.isWordEnd(characters[cut - 1], characters[cut]) { return cut }
        let nearest = cut - cut / 3
        var place = cut - 1
        while place >= nearest, place > 0 {
            if Shortening.isWordEnd(characters[place - 1], characters[place]) {
                return beforeValue(place, in: characters)
            }
            place -= 1
        }
        return cut
    }

    /// Whether a line could end between two characters: at white space, and beside a letter written without it.
    private static func isWordEnd(_ before: Character, _ after: Character) -> Bool {
        if after.isWhitespace || before.isWhitespace { return after != "\u{A0}" && before != "\u{A0}" }
        return isIdeographic(before) || isIdeographic(after)
    }

    private static func isIdeographic(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        return switch scalar.value {
        case 0x3001...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
        default: false
        }
    }

    /// A beginning as it is written: without loose ends, its isolates closed, and “…”.
    private static func ended(_ characters: ArraySlice<Character>) -> String {
        var text = String(characters)
        while let last = text.unicodeScalars.last, isLoose(last) { text.unicodeScalars.removeLast() }
        // Every isolate begins with one byte, which most texts do not hold.
        if text.utf8.contains(0xE2) {
            var open = 0
            for scalar in text.unicodeScalars where (0x2066...0x2069).contains(scalar.value) {
                open += scalar == InertText.pop ? -1 : 1
            }
            for _ in 0..<max(0, open) { text.unicodeScalars.append(InertText.pop) }
        }
        return text + ellipsis
    }

    /// Whether a sign before “…” is left out: white space, a comma, an isolate that holds nothing.
    private static func isLoose(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || InertText.isIsolate(scalar) || ",;:،؛、，；：…".unicodeScalars.contains(scalar)
    }
}
