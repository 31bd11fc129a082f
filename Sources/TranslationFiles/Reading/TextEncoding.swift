/// How the characters of a text file are written as bytes.
///
/// A document keeps the bytes of its file and counts its places in UTF-8; this says how to get from one to the other.
public struct TextEncoding: Hashable, Sendable {
    /// The size and order of the code units.
    public enum Form: String, Hashable, Sendable, CaseIterable {
        /// UTF-8.
        case utf8
        /// UTF-16, the low byte first.
        case utf16LittleEndian
        /// UTF-16, the high byte first.
        case utf16BigEndian
        /// UTF-32, the low byte first.
        case utf32LittleEndian
        /// UTF-32, the high byte first.
        case utf32BigEndian

        /// Bytes in a code unit.
        public var unitSize: Int {
            switch self {
            case .utf8: 1
            case .utf16LittleEndian, .utf16BigEndian: 2
            case .utf32LittleEndian, .utf32BigEndian: 4
            }
        }

        /// U+FEFF in this form.
        public var byteOrderMark: [UInt8] {
            switch self {
            case .utf8: [0xEF, 0xBB, 0xBF]
            case .utf16LittleEndian: [0xFF, 0xFE]
            case .utf16BigEndian: [0xFE, 0xFF]
            case .utf32LittleEndian: [0xFF, 0xFE, 0, 0]
            case .utf32BigEndian: [0, 0, 0xFE, 0xFF]
            }
        }
    }

    /// The size and order of the code units.
    public let form: Form
    /// Whether the file begins with a byte-order mark.
    public let hasByteOrderMark: Bool

    /// Makes an encoding from its parts.
    public init(_ form: Form, hasByteOrderMark: Bool = false) {
        self.form = form
        self.hasByteOrderMark = hasByteOrderMark
    }

    /// The encoding that the first bytes of a file tell.
    ///
    /// A byte-order mark decides. Without one the file is UTF-8, unless the zero bytes of its first two characters show
    /// wider units: both are then ASCII, as a translation file begins.
    public init(detectedIn bytes: [UInt8]) {
        // UTF-32 comes first: its mark in little endian begins with that of UTF-16.
        let marked: [Form] = [.utf32LittleEndian, .utf32BigEndian, .utf8, .utf16LittleEndian, .utf16BigEndian]
        if let form = marked.first(where: { bytes.starts(with: $0.byteOrderMark) }) {
            self.init(form, hasByteOrderMark: true)
            return
        }
        let zeros = bytes.prefix(8).map { $0 == 0 }
        let form: Form? =
            switch zeros {
            case [false, true, true, true, false, true, true, true]: .utf32LittleEndian
            case [true, true, true, false, true, true, true, false]: .utf32BigEndian
            case _ where zeros.prefix(4) == [false, true, false, true]: .utf16LittleEndian
            case _ where zeros.prefix(4) == [true, false, true, false]: .utf16BigEndian
            default: nil
            }
        self.init(form ?? .utf8)
    }
}

extension TextEncoding.Form {
    /// The name of the form in messages.
    var title: String {
        switch self {
        case .utf8: "UTF-8"
        case .utf16LittleEndian, .utf16BigEndian: "UTF-16"
        case .utf32LittleEndian, .utf32BigEndian: "UTF-32"
        }
    }
}

/// The text of a file in UTF-8.
struct TranscodedText {
    /// The text in UTF-8.
    ///
    /// Where the file is UTF-8 these are its very bytes, the byte-order mark included.
    let bytes: [UInt8]
    /// Where a unit stands that is no character, in ``bytes``; U+FFFD stands in its place.
    let firstInvalid: Int?

    init(of file: [UInt8], in encoding: TextEncoding) {
        let size = encoding.form.unitSize
        guard size > 1 else {
            bytes = file
            firstInvalid = UTF8Validity.firstInvalid(in: file)
            return
        }
        var output: [UInt8] = []
        output.reserveCapacity(file.count)
        var invalid: Int?
        let isLittle = encoding.form == .utf16LittleEndian || encoding.form == .utf32LittleEndian
        var index = encoding.hasByteOrderMark ? size : 0

        func unit(at index: Int) -> UInt32? {
            guard index + size <= file.count else { return nil }
            var value: UInt32 = 0
            for offset in 0..<size {
                let byte = UInt32(file[isLittle ? index + size - 1 - offset : index + offset])
                value = value << 8 | byte
            }
            return value
        }
        while let first = unit(at: index) {
            index += size
            var value = first
            if size == 2, first & 0xFC00 == 0xD800, let second = unit(at: index), second & 0xFC00 == 0xDC00 {
                value = 0x10000 + (first & 0x3FF) << 10 + second & 0x3FF
                index += size
            }
            if let scalar = Unicode.Scalar(value) {
                output.append(scalar)
            } else {
                invalid = invalid ?? output.count
                output.append("\u{FFFD}")
            }
        }
        // Bytes that are no whole unit cannot be read.
        if index < file.count { invalid = invalid ?? output.count }
        bytes = output
        firstInvalid = invalid
    }

    /// Where a place of the text is in the file.
    static func fileOffset(of offset: Int, in text: [UInt8], encoding: TextEncoding) -> Int {
        let size = encoding.form.unitSize
        guard size > 1 else { return offset }
        var units = encoding.hasByteOrderMark ? 1 : 0
        for byte in text.prefix(max(0, offset)) where byte & 0xC0 != 0x80 {
            units += size == 2 && byte >= 0xF0 ? 2 : 1
        }
        return units * size
    }
}

extension [UInt8] {
    /// Appends a character as UTF-8.
    mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
            append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }
}
