extension MessageText {
    /// The largest number that may stand before `$`.
    public static let largestPlace = 99

    /// The largest width and number of fraction digits that a placeholder may ask for.
    public static let largestWidth = 40

    /// Reads a format string as Apple's translation files write it.
    ///
    /// - `%@` inserts a value, `%lld`, `%d`, `%u` and their kin a whole number, `%f` and its kin a decimal number,
    ///   `%x` and `%o` bits; `%2$@` names its argument, the others take one after another; `%%` is a per cent sign.
    /// - `%02d` asks for two digits and `%.2f` for two fraction digits. Other flags and widths are about columns of
    ///   equally wide letters and have no effect.
    /// - A `%` before anything else is a per cent sign; so is one before a space, for in the public catalogues
    ///   `63% de descuento` is never meant as a number. A text that ends in a per cent sign needs no `%%`.
    ///
    /// - Parameters:
    ///   - text: The format string.
    ///   - number: What `%arg` inserts, where the text is a form of a number, as catalogues write substitutions.
    ///   - substitutions: What `%#@name@` inserts, where the text has substitutions.
    /// - Throws: ``StringTableError/Code/placeholderRefused`` for what reads or writes memory, or has no meaning in a text
    ///   (`%n`, `%s`, `%S`, `%p`, `%c`, `%C`, `%a`, `%A`, a width `*`), for a number before `$` that is 0 or above
    ///   ``largestPlace``, for a width above ``largestWidth``, and for a `%#@name@` without its substitution.
    public init(
        parsing text: String, number: Piece? = nil, substitutions: [String: Piece] = [:]
    ) throws(StringTableError) {
        var reader = PlaceholderReader(bytes: Array(text.utf8), number: number, substitutions: substitutions)
        try reader.readAll()
        self.init(pieces: reader.pieces)
    }
}

/// Reads the bytes of a format string from left to right.
private struct PlaceholderReader {
    let bytes: [UInt8]
    let number: MessageText.Piece?
    let substitutions: [String: MessageText.Piece]
    var pieces: [MessageText.Piece] = []
    var position = 0
    var nextPlace = 0
    var words: [UInt8] = []

    init(bytes: [UInt8], number: MessageText.Piece?, substitutions: [String: MessageText.Piece]) {
        self.bytes = bytes
        self.number = number
        self.substitutions = substitutions
    }

    mutating func readAll() throws(StringTableError) {
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "%") {
                try readPlaceholder()
            } else {
                words.append(byte)
                position += 1
            }
        }
        endWords()
    }

    private mutating func endWords() {
        guard !words.isEmpty else { return }
        pieces.append(.words(String(decoding: words, as: UTF8.self)))
        words = []
    }

    private mutating func append(_ piece: MessageText.Piece) {
        endWords()
        pieces.append(piece)
    }

    /// Reads what begins with `%`; where it is no placeholder, the sign becomes a word and the rest is read anew.
    private mutating func readPlaceholder() throws(StringTableError) {
        let start = position
        var scan = position + 1
        func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

        if byte(scan) == UInt8(ascii: "%") {
            words.append(UInt8(ascii: "%"))
            position = scan + 1
            return
        }

        // A number is a place where `$` follows it, else a width.
        var place: Int?
        if let (value, end) = digits(from: scan), byte(end) == UInt8(ascii: "$") {
            guard (1...MessageText.largestPlace).contains(value) else {
                throw refused(start, end + 1, "a place is between 1 and \(MessageText.largestPlace)")
            }
            place = value - 1
            scan = end + 1
        }
        if let (name, end) = reference(from: scan) {
            guard let piece = substitutions[name] else {
                throw refused(start, end, "the text has no substitution of this name")
            }
            // A substitution takes its argument as any other placeholder does.
            if case .plural(nextPlace, _) = piece { nextPlace += 1 }
            append(piece)
            position = end
            return
        }
        if let number, bytes[scan...].starts(with: "arg".utf8) {
            append(number)
            position = scan + 3
            return
        }

        var padsWithZeros = false
        while let flag = byte(scan), "-+0#'".utf8.contains(flag) {
            padsWithZeros = padsWithZeros || flag == UInt8(ascii: "0")
            scan += 1
        }
        var width = 0
        if let (value, end) = digits(from: scan) {
            guard value <= MessageText.largestWidth else {
                throw refused(start, end, "a width is at most \(MessageText.largestWidth)")
            }
            width = value
            scan = end
        }
        var fractionDigits: Int?
        let hasStar = byte(scan) == UInt8(ascii: "*")
        if hasStar { scan += 1 }
        if byte(scan) == UInt8(ascii: ".") {
            if byte(scan + 1) == UInt8(ascii: "*") {
                throw refused(start, scan + 2, "a width comes from the text, not from an argument")
            }
            let (value, end) = digits(from: scan + 1) ?? (0, scan + 1)
            guard value <= MessageText.largestWidth else {
                throw refused(start, end, "at most \(MessageText.largestWidth) fraction digits are shown")
            }
            fractionDigits = value
            scan = end
        }
        while let length = byte(scan), "hlqLztj".utf8.contains(length) { scan += 1 }

        let conversion: MessageText.Conversion
        switch byte(scan).map({ Character(Unicode.Scalar($0)) }) {
        case "@": conversion = .value
        case "d", "D", "i", "u", "U": conversion = .integer(minimumDigits: padsWithZeros ? width : fractionDigits ?? 0)
        case "f", "F", "e", "E", "g", "G": conversion = .decimal(fractionDigits: fractionDigits)
        case "x": conversion = .bits(radix: 16, uppercase: false)
        case "X": conversion = .bits(radix: 16, uppercase: true)
        case "o", "O": conversion = .bits(radix: 8, uppercase: false)
        case "n", "s", "S", "p", "c", "C", "a", "A":
            throw refused(start, scan + 1, "it reads or writes memory, or has no meaning in a text")
        default:
            words.append(UInt8(ascii: "%"))
            position = start + 1
            return
        }
        if hasStar { throw refused(start, scan + 1, "a width comes from the text, not from an argument") }
        if place == nil {
            guard nextPlace < MessageText.largestPlace else {
                throw refused(start, scan + 1, "a text takes at most \(MessageText.largestPlace) arguments")
            }
            place = nextPlace
            nextPlace += 1
        }
        append(.argument(place ?? 0, conversion))
        position = scan + 1
    }

    /// A run of digits, cut where it is larger than anything allowed.
    private func digits(from start: Int) -> (value: Int, end: Int)? {
        var end = start
        var value = 0
        while end < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]) {
            value = min(value * 10 + Int(bytes[end] & 0x0F), 1_000_000)
            end += 1
        }
        return end > start ? (value, end) : nil
    }

    /// `#@name@`.
    private func reference(from start: Int) -> (name: String, end: Int)? {
        guard bytes[start...].starts(with: "#@".utf8), let end = bytes[(start + 2)...].firstIndex(of: UInt8(ascii: "@"))
        else { return nil }
        return (String(decoding: bytes[(start + 2)..<end], as: UTF8.self), end + 1)
    }

    private func refused(_ start: Int, _ end: Int, _ why: String) -> StringTableError {
        let placeholder = String(decoding: bytes[start..<min(end, bytes.count)], as: UTF8.self)
        return StringTableError(
            .placeholderRefused, "The placeholder “\(placeholder)” is refused: \(why).", offset: start)
    }
}
