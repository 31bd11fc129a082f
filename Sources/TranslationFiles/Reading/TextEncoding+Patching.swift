extension TextEncoding {
    /// A file with some bytes of its text replaced; all others are the same.
    ///
    /// - Parameters:
    ///   - patches: What changes, in places of the text.
    ///   - file: The bytes of the file.
    ///   - text: Its text in UTF-8; the file itself where that is UTF-8.
    /// - Returns: The bytes of the new file.
    /// - Complexity: Linear in the number of bytes, and sorting the patches.
    func applying(_ patches: [BytePatch], to file: [UInt8], text: [UInt8]) -> [UInt8] {
        guard !patches.isEmpty else { return file }
        guard form.unitSize > 1 else { return file.applying(patches) }
        let size = form.unitSize
        let sorted = patches.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        var place = 0
        var units = hasByteOrderMark ? 1 : 0
        /// The place in the file; each call asks for one behind that of the call before.
        func fileOffset(of offset: Int) -> Int {
            while place < min(offset, text.count) {
                let byte = text[place]
                if byte & 0xC0 != 0x80 { units += size == 2 && byte >= 0xF0 ? 2 : 1 }
                place += 1
            }
            return min(units * size, file.count)
        }
        return file.applying(
            sorted.map { _, patch in
                let start = fileOffset(of: patch.range.lowerBound)
                let end = fileOffset(of: patch.range.upperBound)
                return BytePatch(start..<max(start, end), encode(patch.bytes))
            })
    }

    /// A text in UTF-8, written in the form of the file.
    func encode(_ text: [UInt8]) -> [UInt8] {
        let isLittle = form == .utf16LittleEndian || form == .utf32LittleEndian
        var output: [UInt8] = []
        func append(_ unit: UInt32) {
            for index in 0..<form.unitSize {
                let shift = 8 * (isLittle ? index : form.unitSize - 1 - index)
                output.append(UInt8(truncatingIfNeeded: unit >> UInt32(shift)))
            }
        }
        switch form {
        case .utf8: return text
        case .utf16LittleEndian, .utf16BigEndian:
            for unit in String(decoding: text, as: UTF8.self).utf16 { append(UInt32(unit)) }
        case .utf32LittleEndian, .utf32BigEndian:
            for scalar in String(decoding: text, as: UTF8.self).unicodeScalars { append(scalar.value) }
        }
        return output
    }
}
