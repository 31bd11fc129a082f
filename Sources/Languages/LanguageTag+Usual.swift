extension LanguageTag {
    /// Reads the usual tags, such as `ru`, `pt-BR` and `zh-Hans`, where they are written canonically.
    ///
    /// A program reads the tags of all its languages before its first text, and a whole reading of them would be the
    /// longest part of that.
    ///
    /// - Returns: Nil for every other tag, which ``init(_:)`` reads or refuses.
    package init?(usual bytes: UnsafeBufferPointer<UInt8>) {
        let end = bytes.firstIndex(of: UInt8(ascii: "-")) ?? bytes.count
        guard (2...3).contains(end), bytes[..<end].allSatisfy(isLower) else { return nil }
        let language = String(decoding: bytes[..<end], as: UTF8.self)
        guard end < bytes.count else {
            self.init(language: language)
            return
        }
        let rest = bytes[(end + 1)...]
        let text = String(decoding: rest, as: UTF8.self)
        if rest.count == 2, rest.allSatisfy(isUpper) {
            self.init(language: language, region: text)
        } else if rest.count == 4, let first = rest.first, isUpper(first), rest.dropFirst().allSatisfy(isLower) {
            self.init(language: language, script: text)
        } else {
            return nil
        }
    }
}

private func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
private func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
