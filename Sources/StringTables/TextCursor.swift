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

    /// The bytes of the table up to the end of the text.
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position: Int
    /// How many pieces are not read yet.
    private(set) var remaining: Int
    /// How many arguments the whole text asks for; 0 in a variant.
    let argumentCount: Int

    /// The text at an offset of a table, or nil where none can begin there.
    init?(table: TableBytes, at offset: Int) {
        guard offset >= 0, offset < table.bytes.count else { return nil }
        self.init(bytes: table.bytes, body: offset + 1, argumentCount: Int(table.bytes[offset] & 0x7F))
    }

    private init?(bytes: UnsafeBufferPointer<UInt8>, body: Int, argumentCount: Int) {
        guard body <= bytes.count - 2 else { return nil }
        self.bytes = bytes
        self.argumentCount = argumentCount
        remaining = bytes.number(at: body, width: 2)
        position = body + 2
    }

    /// The next piece, or nil where there is none or the table is damaged.
    mutating func next() -> PieceView? {
        guard remaining > 0, position < bytes.count else { return nil }
        remaining -= 1
        let letter = bytes[position]
        switch TextLetter(rawValue: letter) {
        case .shortWords: return words(sizeWidth: 1)
        case .words: return words(sizeWidth: 4)
        case .argument:
            guard position <= bytes.count - 6, let kind = MessageText.Conversion.Kind(rawValue: bytes[position + 2])
            else { return nil }
            let precision = bytes.number(at: position + 5, width: 1)
            let conversion = MessageText.Conversion(
                kind, flags: MessageText.Conversion.Flags(rawValue: bytes[position + 3] & 0x7F),
                width: bytes.number(at: position + 4, width: 1),
                precision: precision == TextLetter.noPrecision ? nil : precision)
            defer { position += 6 }
            return .argument(bytes.number(at: position + 1, width: 1), conversion)
        case .plural:
            guard position <= bytes.count - 4, let kind = MessageText.Conversion.Kind(rawValue: bytes[position + 2])
            else { return nil }
            let place = bytes.number(at: position + 1, width: 1)
            let precision = bytes.number(at: position + 3, width: 1)
            let conversion = MessageText.Conversion(
                kind, precision: precision == TextLetter.noPrecision ? nil : precision)
            return variants(at: position + 4).map { .plural(place, conversion, $0) }
        case .device: return variants(at: position + 1).map { .device($0) }
        case .width: return variants(at: position + 1).map { .width($0) }
        case nil:
            guard position <= bytes.count - 2, let kind = MessageText.Conversion.Kind(rawValue: letter) else {
                return nil
            }
            defer { position += 2 }
            return .argument(bytes.number(at: position + 1, width: 1), MessageText.Conversion(kind))
        }
    }

    private mutating func words(sizeWidth: Int) -> PieceView? {
        let start = position + 1 + sizeWidth
        guard start <= bytes.count else { return nil }
        let size = bytes.number(at: position + 1, width: sizeWidth)
        guard size <= bytes.count - start else { return nil }
        position = start + size
        return .words(UnsafeBufferPointer(rebasing: bytes[start..<position]))
    }

    private mutating func variants(at offset: Int) -> Variants? {
        guard offset <= bytes.count - 5 else { return nil }
        let size = bytes.number(at: offset + 1, width: 4)
        guard size <= bytes.count - offset - 5 else { return nil }
        position = offset + 5 + size
        return Variants(
            bytes: UnsafeBufferPointer(rebasing: bytes[..<position]), position: offset + 5,
            remaining: bytes.number(at: offset, width: 1))
    }
}

extension TextCursor {
    /// The texts between which a piece chooses, one after another.
    struct Variants {
        /// The bytes of the table up to the end of the variants.
        let bytes: UnsafeBufferPointer<UInt8>
        fileprivate(set) var position: Int
        fileprivate(set) var remaining: Int

        /// Whether every variant has been read.
        var isWhole: Bool { remaining == 0 && position == bytes.count }

        /// The next form of a plural with the number of its category.
        mutating func nextForm() -> (category: Int, text: TextCursor)? {
            guard remaining > 0, position < bytes.count else { return nil }
            let category = bytes.number(at: position, width: 1)
            return text(at: position + 1).map { (category, $0) }
        }

        /// The next text for a device with the device's name.
        mutating func nextDevice() -> (name: UnsafeBufferPointer<UInt8>, text: TextCursor)? {
            guard remaining > 0, position < bytes.count else { return nil }
            let start = position + 1
            let size = bytes.number(at: position, width: 1)
            guard size <= bytes.count - start else { return nil }
            let name = UnsafeBufferPointer(rebasing: bytes[start..<(start + size)])
            return text(at: start + size).map { (name, $0) }
        }

        /// The next text for a width with the width.
        mutating func nextWidth() -> (width: Int, text: TextCursor)? {
            guard remaining > 0, position <= bytes.count - 4 else { return nil }
            let width = bytes.number(at: position, width: 4)
            return text(at: position + 4).map { (width, $0) }
        }

        /// The text behind the size at an offset.
        private mutating func text(at offset: Int) -> TextCursor? {
            guard offset <= bytes.count - 4 else { return nil }
            let size = bytes.number(at: offset, width: 4)
            guard size <= bytes.count - offset - 4 else { return nil }
            position = offset + 4 + size
            remaining -= 1
            return TextCursor(
                bytes: UnsafeBufferPointer(rebasing: bytes[..<position]), body: offset + 4, argumentCount: 0)
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// A number in base 128; the caller has looked that it is there.
    fileprivate func number(at offset: Int, width: Int) -> Int {
        var value = 0
        for index in offset..<(offset + width) { value = value << 7 | Int(self[index] & 0x7F) }
        return value
    }
}
