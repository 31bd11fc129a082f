public import Languages

/// A text with places for arguments, as a table keeps it.
///
/// It is read from Apple's format strings, such as `%@ costs %2$@`, and may choose between plural forms, between texts
/// for devices and between texts for widths.
///
/// ```swift
/// try MessageText(parsing: "Delete %@?")
/// try MessageText(plural: [.one: MessageText(parsing: "%lld day"), .other: MessageText(parsing: "%lld days")])
/// try MessageText(devices: [.mac: MessageText(words: "Click"), .other: MessageText(words: "Tap")])
/// ```
public struct MessageText: Hashable, Sendable {
    /// A part of a text.
    public indirect enum Piece: Hashable, Sendable {
        /// Words as they are.
        case words(String)
        /// The place of an argument, counted from 0.
        case argument(Int, Conversion)
        /// One of several texts, chosen by the number that is the argument at this place.
        case plural(Int, [PluralCategory: MessageText])
        /// One of several texts, chosen by the reader's device.
        ///
        /// A device without a text takes that of ``Device/other``; where there is none, an iPad or iPod takes the
        /// iPhone's, and every other device the Mac's, else the first by its name.
        case device([Device: MessageText])
        /// One of several texts, chosen by the room there is: the widest that fits, or the narrowest if none does.
        ///
        /// The unit is the caller's; Apple's files count letters of the system font.
        case width([Int: MessageText])

        /// The texts between which the part chooses.
        var variants: [MessageText] {
            switch self {
            case .words, .argument: []
            case .plural(_, let forms): PluralCategory.allCases.compactMap { forms[$0] }
            case .device(let texts): texts.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
            case .width(let texts): texts.sorted { $0.key < $1.key }.map(\.value)
            }
        }
    }

    /// The parts in their order.
    public let pieces: [Piece]

    /// How deep texts may stand inside texts between which something chooses.
    public static let deepestNesting = 8

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

    /// Makes a text that chooses by the reader's device, as ``Piece/device(_:)`` says.
    ///
    /// - Throws: ``StringTableError/Code/formsMissing`` where there is no text.
    public init(devices texts: [Device: MessageText]) throws(StringTableError) {
        guard !texts.isEmpty else {
            throw StringTableError(.formsMissing, "A text that depends on the device has no text for any.")
        }
        self.init(pieces: [.device(texts)])
    }

    /// Makes a text that chooses by the room there is, as ``Piece/width(_:)`` says.
    ///
    /// - Throws: ``StringTableError/Code/formsMissing`` where there is no text.
    public init(widths texts: [Int: MessageText]) throws(StringTableError) {
        guard !texts.isEmpty else {
            throw StringTableError(.formsMissing, "A text that depends on the width has no text for any.")
        }
        self.init(pieces: [.width(texts)])
    }

    /// The places of the arguments that the text inserts as numbers, here and in its variants.
    public var numbers: Set<Int> {
        var places: Set<Int> = []
        for piece in pieces {
            switch piece {
            case .words, .device, .width: break
            case .argument(let place, let conversion): if conversion.isNumber { places.insert(place) }
            case .plural(let place, _): places.insert(place)
            }
            for variant in piece.variants { places.formUnion(variant.numbers) }
        }
        return places
    }
}
