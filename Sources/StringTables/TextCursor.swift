/// Reads the pieces of a compiled text one after another.
///
/// It never reads beyond the end of its text, and the variants of a piece lie within the piece, so that reading a
/// damaged table takes no longer than reading a whole one.
struct TextCursor {
    /// What a piece is.
    enum PieceView {
        case words(UnsafeBufferPointer<UInt8>)
        case argument(Int, MessageText.Conversion)
        /// The number's place, how it is written in the forms, and the forms.
        case plural(Int, MessageText.Conversion, Variants)
        case device(Variants)
        case width(Variants)
    }

    private let base: UnsafePointer<UInt8>
    private let end: Int
    private var position: Int
    /// How many pieces are not read yet.
    private(set) var remaining: Int

    /// The text at an offset of a table, or nil where none can begin there.
    init?(table: TableBytes, at offset: Int) {
        guard offset >= 0, offset < table.bytes.count, let base = table.bytes.baseAddress else { return nil }
        self.init(base: base, body: offset + 1, end: table.bytes.count)
    }

    /// How many arguments the whole text at an offset asks for.
    static func argumentCount(table: TableBytes, at offset: Int) -> Int {
        offset >= 0 && offset < table.bytes.count ? Int(table.bytes[offset] & 0x7F) : 0
    }

    @inline(__always)
    fileprivate init?(base: UnsafePointer<UInt8>, body: Int, end: Int) {
        guard body <= end - 2 else { return nil }
        self.base = base
        self.end = end
        remaining = base.number2(at: body)
        position = body + 2
    }

    /// The next piece, or nil where there is none or the table is damaged.
    @inline(__always)
    mutating func next() -> PieceView? {
        guard remaining > 0, position < end else { return nil }
        remaining -= 1
        switch base[position] {
        case TextLetter.shortWords.rawValue:
            guard position + 2 <= end else { return nil }
            return words(from: position + 2, size: base.number1(at: position + 1))
        case TextLetter.words.rawValue:
            guard position + 5 <= end else { return nil }
            return words(from: position + 5, size: base.number4(at: position + 1))
        case TextLetter.plural.rawValue: return plural()
        case TextLetter.argument.rawValue: return argument()
        case TextLetter.device.rawValue: return variants(at: position + 1).map { .device($0) }
        case TextLetter.width.rawValue: return variants(at: position + 1).map { .width($0) }
        case MessageText.Conversion.Kind.value.rawValue: return plain(.value)
        case MessageText.Conversion.Kind.integer.rawValue: return plain(.integer)
        case let letter:
            return MessageText.Conversion.Kind(rawValue: letter).flatMap { plain(MessageText.Conversion($0)) }
        }
    }

    @inline(__always)
    private mutating func plain(_ conversion: MessageText.Conversion) -> PieceView? {
        guard position + 2 <= end else { return nil }
        defer { position += 2 }
        return .argument(base.number1(at: position + 1), conversion)
    }

    private mutating func argument() -> PieceView? {
        guard position + 6 <= end, let kind = MessageText.Conversion.Kind(rawValue: base[position + 2]) else {
            return nil
        }
        defer { position += 6 }
        let precision = base.number1(at: position + 5)
        let conversion = MessageText.Conversion(
            kind, flags: MessageText.Conversion.Flags(rawValue: base[position + 3] & 0x7F),
            width: base.number1(at: position + 4), precision: precision == TextLetter.noPrecision ? nil : precision)
        return .argument(base.number1(at: position + 1), conversion)
    }

    private mutating func plural() -> PieceView? {
        guard position + 4 <= end, let kind = MessageText.Conversion.Kind(rawValue: base[position + 2]) else {
            return nil
        }
        let place = base.number1(at: position + 1)
        let precision = base.number1(at: position + 3)
        let conversion = MessageText.Conversion(
            kind, precision: precision == TextLetter.noPrecision ? nil : precision)
        return variants(at: position + 4).map { .plural(place, conversion, $0) }
    }

    /// Words, which are never cut within a character, so that words of a valid text are valid.
    @inline(__always)
    private mutating func words(from start: Int, size: Int) -> PieceView? {
        guard size <= end - start, size == 0 || base[start] & 0xC0 != 0x80,
            start + size == end || base[start + size] & 0xC0 != 0x80
        else { return nil }
        position = start + size
        return .words(UnsafeBufferPointer(start: base + start, count: size))
    }

    private mutating func variants(at offset: Int) -> Variants? {
        guard offset <= end - 5 else { return nil }
        let size = base.number4(at: offset + 1)
        guard size <= end - offset - 5 else { return nil }
        position = offset + 5 + size
        return Variants(base: base, end: position, position: offset + 5, remaining: base.number1(at: offset))
    }
}

extension TextCursor {
    /// The texts between which a piece chooses, one after another.
    struct Variants {
        fileprivate let base: UnsafePointer<UInt8>
        fileprivate let end: Int
        fileprivate var position: Int
        fileprivate var remaining: Int

        /// Whether every variant has been read.
        var isWhole: Bool { remaining == 0 && position == end }

        /// The next form of a plural with the number of its category.
        @inline(__always)
        mutating func nextForm() -> (category: Int, text: TextCursor)? {
            guard remaining > 0, position < end else { return nil }
            let category = base.number1(at: position)
            return text(at: position + 1).map { (category, $0) }
        }

        /// The next text for a device with the device's name.
        mutating func nextDevice() -> (name: UnsafeBufferPointer<UInt8>, text: TextCursor)? {
            guard remaining > 0, position < end else { return nil }
            let start = position + 1
            let size = base.number1(at: position)
            guard size <= end - start else { return nil }
            return text(at: start + size).map { (UnsafeBufferPointer(start: base + start, count: size), $0) }
        }

        /// The next text for a width with the width.
        mutating func nextWidth() -> (width: Int, text: TextCursor)? {
            guard remaining > 0, position <= end - 4 else { return nil }
            let width = base.number4(at: position)
            return text(at: position + 4).map { (width, $0) }
        }

        /// The text behind the size at an offset.
        @inline(__always)
        private mutating func text(at offset: Int) -> TextCursor? {
            guard offset <= end - 4 else { return nil }
            let size = base.number4(at: offset)
            guard size <= end - offset - 4 else { return nil }
            position = offset + 4 + size
            remaining -= 1
            return TextCursor(base: base, body: offset + 4, end: position)
        }
    }
}

/// Numbers in base 128; the caller has looked that they are there.
extension UnsafePointer<UInt8> {
    @inline(__always)
    fileprivate func number1(at offset: Int) -> Int { Int(self[offset] & 0x7F) }

    @inline(__always)
    fileprivate func number2(at offset: Int) -> Int { number1(at: offset) << 7 | number1(at: offset + 1) }

    @inline(__always)
    fileprivate func number4(at offset: Int) -> Int { number2(at: offset) << 14 | number2(at: offset + 2) }
}
