internal import Languages

/// Writes one text as a compiled table holds it; ``TableBytes`` documents the bytes.
struct TextWriter {
    private var bytes: [UInt8] = []
    /// Why the text cannot be written, where something was met that the format does not hold.
    private var refusal: StringTableError.Code?

    /// The bytes of a text.
    ///
    /// - Throws: ``StringTableError/Code/tooLarge`` where the text has more than 16,383 pieces in one place, an argument
    ///   above the 126th, a text for a width below 0, variants more than ``MessageText/deepestNesting``
    ///   deep, or 268,435,455 bytes; ``StringTableError/Code/formsMissing`` where there is nothing to choose from.
    static func bytes(of text: MessageText) throws(StringTableError) -> [UInt8] {
        var writer = TextWriter()
        writer.number(text.argumentCount, width: 1)
        writer.body(of: text, depth: 0)
        switch writer.refusal {
        case nil: return writer.bytes
        case .formsMissing?: throw StringTableError(.formsMissing, "A text chooses between variants and has none.")
        case let code?: throw StringTableError(code, "A text holds more than the format of tables can.")
        }
    }

    private mutating func number(_ value: Int, width: Int) {
        if value < 0 || value >= 1 << (7 * width) { refusal = .tooLarge }
        for digit in (0..<width).reversed() { bytes.append(UInt8(truncatingIfNeeded: value >> (7 * digit)) & 0x7F) }
    }

    private mutating func letter(_ letter: TextLetter) { bytes.append(letter.rawValue) }

    private mutating func body(of text: MessageText, depth: Int) {
        guard depth <= MessageText.deepestNesting else {
            refusal = .tooLarge
            return
        }
        number(text.pieces.count, width: 2)
        for piece in text.pieces {
            switch piece {
            case .words(let words): self.words(words)
            case .argument(let place, let conversion): argument(place, conversion)
            case .plural(let place, let forms):
                letter(.plural)
                number(place, width: 1)
                // The number chooses as it is shown, so the choice needs to know how it is written.
                let shown = piece.shownConversion
                number(Int(shown.kind.rawValue), width: 1)
                number(shown.precision ?? TextLetter.noPrecision, width: 1)
                variants(forms.sorted { $0.key.index < $1.key.index }, depth: depth) { writer, category in
                    writer.number(category.index, width: 1)
                }
            case .device(let texts):
                letter(.device)
                variants(texts.sorted { $0.key.rawValue.isBytewise(before: $1.key.rawValue) }, depth: depth) {
                    writer, device in
                    let name = Array(device.rawValue.utf8)
                    writer.number(name.count, width: 1)
                    writer.bytes += name
                }
            case .width(let texts):
                letter(.width)
                variants(texts.sorted { $0.key < $1.key }, depth: depth) { writer, width in
                    writer.number(width, width: 4)
                }
            }
        }
    }

    private mutating func words(_ words: String) {
        let utf8 = Array(words.utf8)
        let isShort = utf8.count < 128
        letter(isShort ? .shortWords : .words)
        number(utf8.count, width: isShort ? 1 : 4)
        bytes += utf8
    }

    private mutating func argument(_ place: Int, _ conversion: MessageText.Conversion) {
        if conversion.isPlain {
            bytes.append(conversion.kind.rawValue)
            number(place, width: 1)
        } else {
            letter(.argument)
            number(place, width: 1)
            bytes.append(conversion.kind.rawValue)
            number(Int(conversion.flags.rawValue), width: 1)
            number(conversion.width, width: 1)
            number(conversion.precision ?? TextLetter.noPrecision, width: 1)
        }
    }

    /// Writes how many bytes the variants take, how many there are, and each with its key and its size.
    private mutating func variants<Key>(
        _ variants: [(key: Key, value: MessageText)], depth: Int, key: (inout TextWriter, Key) -> Void
    ) {
        var all = TextWriter()
        for (name, text) in variants {
            key(&all, name)
            var one = TextWriter()
            one.body(of: text, depth: depth + 1)
            all.number(one.bytes.count, width: 4)
            all.bytes += one.bytes
            all.refusal = all.refusal ?? one.refusal
        }
        refusal = refusal ?? all.refusal ?? (variants.isEmpty ? .formsMissing : nil)
        number(variants.count, width: 1)
        number(all.bytes.count, width: 4)
        bytes += all.bytes
    }
}

/// What a piece of a compiled text begins with; a plain placeholder begins with its own letter instead.
enum TextLetter: UInt8 {
    /// Words of fewer than 128 bytes.
    case shortWords = 0x77  // w
    /// Other words.
    case words = 0x57  // W
    /// A placeholder with flags, a width or a precision.
    case argument = 0x25  // %
    case plural = 0x70  // p
    case device = 0x76  // v
    case width = 0x62  // b

    /// What stands for a precision that is not given.
    static let noPrecision = 127
}

extension MessageText.Piece {
    /// How the number that chooses between forms is written in them: as ``PluralCategory/other`` does it, else the first
    /// form that inserts it.
    var shownConversion: MessageText.Conversion {
        guard case .plural(let place, let forms) = self else { return .value }
        for category in PluralCategory.allCases.reversed() {
            if let found = forms[category]?.conversion(ofArgument: place) { return found }
        }
        return .value
    }
}

extension MessageText {
    /// How the text writes an argument where it does so first.
    fileprivate func conversion(ofArgument place: Int) -> Conversion? {
        for piece in pieces {
            if case .argument(place, let conversion) = piece { return conversion }
            for variant in piece.variants.reversed() {
                if let found = variant.conversion(ofArgument: place) { return found }
            }
        }
        return nil
    }
}

extension PluralCategory {
    /// The number of the category in a compiled table.
    var index: Int {
        switch self {
        case .zero: 0
        case .one: 1
        case .two: 2
        case .few: 3
        case .many: 4
        case .other: 5
        }
    }
}

extension String {
    fileprivate func isBytewise(before other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
