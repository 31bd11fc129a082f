/// The grammar of a placeholder's flags, width, precision, length and letter, without any meaning of its place.
struct PlaceholderGrammar {
    let bytes: [UInt8]

    /// The byte at an index, or nil behind the text.
    func byte(_ index: Int) -> UInt8? { index >= 0 && index < bytes.count ? bytes[index] : nil }

    /// A run of digits, cut where it is larger than anything allowed.
    func digits(from start: Int) -> (value: Int, end: Int)? {
        var end = start
        var value = 0
        while let digit = byte(end), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
            value = min(value * 10 + Int(digit & 0x0F), 1_000_000)
            end += 1
        }
        return end > start ? (value, end) : nil
    }

    /// Whether `#@` stands here.
    func beginsReference(at start: Int) -> Bool {
        byte(start) == UInt8(ascii: "#") && byte(start + 1) == UInt8(ascii: "@")
    }

    /// The name in `#@name@` and where it ends, or nil where it has no end.
    func reference(from start: Int) -> (name: String, end: Int)? {
        guard let end = bytes[(start + 2)...].firstIndex(of: UInt8(ascii: "@")) else { return nil }
        return (String(decoding: bytes[(start + 2)..<end], as: UTF8.self), end + 1)
    }

    /// Reads flags, width, precision, length and letter.
    ///
    /// - Parameters:
    ///   - first: Where to begin.
    ///   - start: Where the placeholder begins, for errors.
    /// - Returns: The conversion and where it ends, or nil where this is no placeholder.
    /// - Throws: ``StringTableError/Code/placeholderRefused``.
    func conversion(
        from first: Int, start: Int
    ) throws(StringTableError) -> (conversion: MessageText.Conversion, end: Int)? {
        var scan = first
        var flags: MessageText.Conversion.Flags = []
        while let flag = byte(scan).flatMap(Self.flag) {
            // In the public catalogues `63% de` and `%0 ago` are sentences, so a space needs a better flag before it.
            if flag == .spaceForSign, flags.subtracting(.zeroPadded).isEmpty { return nil }
            flags.insert(flag)
            scan += 1
        }
        var width = 0
        if let (value, end) = digits(from: scan) {
            width = value
            scan = end
        }
        var takesWidth = star(at: &scan)
        var precision: Int?
        if byte(scan) == UInt8(ascii: ".") {
            scan += 1
            takesWidth = star(at: &scan) || takesWidth
            let (value, end) = digits(from: scan) ?? (0, scan)
            precision = value
            scan = end
        }
        skipLength(at: &scan)

        guard let letter = byte(scan) else { return nil }
        let end = scan + 1
        guard let kind = Self.kind(letter) else {
            guard "nsSpcCaA".utf8.contains(letter) else { return nil }
            throw refused(start, end, "it reads or writes memory, or has no meaning in a text")
        }
        if takesWidth { throw refused(start, end, "a width comes from the text, not from an argument") }
        guard max(width, precision ?? 0) <= MessageText.largestWidth else {
            throw refused(start, end, "a width or precision is at most \(MessageText.largestWidth)")
        }
        return (MessageText.Conversion(kind, flags: flags, width: width, precision: precision), end)
    }

    /// The error about a placeholder that is refused.
    func refused(_ start: Int, _ end: Int, _ why: String) -> StringTableError {
        let placeholder = String(decoding: bytes[start..<min(end, bytes.count)], as: UTF8.self)
        return StringTableError(
            .placeholderRefused, "The placeholder “\(placeholder)” is refused: \(why).", offset: start)
    }

    /// `*` or `*2$`: a width that an argument gives.
    private func star(at scan: inout Int) -> Bool {
        guard byte(scan) == UInt8(ascii: "*") else { return false }
        scan += 1
        if let (_, end) = digits(from: scan), byte(end) == UInt8(ascii: "$") { scan = end + 1 }
        return true
    }

    private func skipLength(at scan: inout Int) {
        guard let letter = byte(scan), "hlqLztj".utf8.contains(letter) else { return }
        scan += 1
        if letter == UInt8(ascii: "h") || letter == UInt8(ascii: "l"), byte(scan) == letter { scan += 1 }
    }

    private static func flag(_ byte: UInt8) -> MessageText.Conversion.Flags? {
        switch byte {
        case UInt8(ascii: "-"): .leftAligned
        case UInt8(ascii: "+"): .showsSign
        case UInt8(ascii: " "): .spaceForSign
        case UInt8(ascii: "0"): .zeroPadded
        case UInt8(ascii: "#"): .alternate
        case UInt8(ascii: "'"): .grouped
        default: nil
        }
    }

    private static func kind(_ letter: UInt8) -> MessageText.Conversion.Kind? {
        switch letter {
        case UInt8(ascii: "i"), UInt8(ascii: "D"): .integer
        case UInt8(ascii: "U"): .unsigned
        case UInt8(ascii: "F"): .decimal
        case UInt8(ascii: "O"): .octal
        default: MessageText.Conversion.Kind(rawValue: letter)
        }
    }
}
