public import Languages

/// A text with places for arguments, as a table keeps it.
///
/// It is read from Apple's format strings, such as `%@ costs %2$@`, and may choose between plural forms.
///
/// ```swift
/// try MessageText(parsing: "Delete %@?")
/// try MessageText(plural: [.one: MessageText(parsing: "%lld day"), .other: MessageText(parsing: "%lld days")])
/// ```
public struct MessageText: Hashable, Sendable {
    /// How an argument is written.
    public enum Conversion: Hashable, Sendable {
        /// `%@`: any value.
        case value
        /// `%lld`, `%d`, `%u`: a whole number with at least so many digits, as `%02d` asks for.
        case integer(minimumDigits: Int)
        /// `%f`, `%.2f`: a decimal number with so many fraction digits, or with those it has.
        case decimal(fractionDigits: Int?)
        /// `%x`, `%X`, `%o`: the bits of a whole number in ASCII digits.
        case bits(radix: Int, uppercase: Bool)

        /// Whether the argument is a number.
        public var isNumber: Bool { self != .value }
    }

    /// A part of a text.
    public indirect enum Piece: Hashable, Sendable {
        /// Words as they are.
        case words(String)
        /// The place of an argument, counted from 0.
        case argument(Int, Conversion)
        /// One of several texts, chosen by the number that is the argument at this place.
        case plural(Int, [PluralCategory: MessageText])
    }

    /// The parts in their order.
    public let pieces: [Piece]

    /// Makes a text from parts.
    public init(pieces: [Piece]) { self.pieces = pieces }

    /// Makes a text of words alone, in which `%` means nothing.
    public init(words: String) { self.init(pieces: words.isEmpty ? [] : [.words(words)]) }

    /// Makes a text that chooses between forms by a number.
    ///
    /// - Parameters:
    ///   - forms: The forms. ``PluralCategory/zero`` is taken for 0 in every language. Where ``PluralCategory/other`` is
    ///     missing, the form for the most things stands in for it.
    ///   - argument: Which argument the number is, counted from 0. Without it, it is the only number that the forms
    ///     insert, or the first argument where they insert none.
    /// - Throws: ``StringTableError/Code/formsMissing`` or ``StringTableError/Code/pluralArgumentUnclear``.
    public init(plural forms: [PluralCategory: MessageText], argument: Int? = nil) throws(StringTableError) {
        let byCount: [PluralCategory] = [.other, .many, .few, .two, .one, .zero]
        guard let last = byCount.lazy.compactMap({ forms[$0] }).first else {
            throw StringTableError(.formsMissing, "A plural text has no form.")
        }
        var forms = forms
        forms[.other] = last
        let numbers = Set(forms.values.flatMap(\.numbers))
        guard let place = argument ?? (numbers.count <= 1 ? numbers.first ?? 0 : nil) else {
            throw StringTableError(
                .pluralArgumentUnclear,
                "The forms insert several numbers, so that it is not clear which of them chooses the form.")
        }
        self.init(pieces: [.plural(place, forms)])
    }

    /// The places of the arguments that the text inserts as numbers, here and in its forms.
    public var numbers: Set<Int> {
        var places: Set<Int> = []
        for piece in pieces {
            switch piece {
            case .words: break
            case .argument(let place, let conversion): if conversion.isNumber { places.insert(place) }
            case .plural(let place, let forms):
                places.insert(place)
                for form in forms.values { places.formUnion(form.numbers) }
            }
        }
        return places
    }
}
