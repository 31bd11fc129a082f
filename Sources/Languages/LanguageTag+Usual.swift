extension LanguageTag {
    /// Reads one of the usual tags, such as `ru`, `pt-BR` and `zh-Hans`, where it is written canonically.
    ///
    /// A program reads the tags of all its languages before its first text, and a whole reading of them would be the
    /// longest part of that. The tag is appended rather than returned: the runtime would first have to build the type of
    /// an optional tag, which takes as long as reading twenty of them.
    ///
    /// - Returns: False for every other tag, which ``init(_:)`` reads or refuses; nothing is appended then.
    package static func append(usual bytes: UnsafeBufferPointer<UInt8>, to tags: inout [LanguageTag]) -> Bool {
        let end = bytes.firstIndex(of: UInt8(ascii: "-")) ?? bytes.count
        guard (2...3).contains(end), bytes[..<end].allSatisfy(isLower) else { return false }
        let language = String(decoding: bytes[..<end], as: UTF8.self)
        guard end < bytes.count else {
            tags.append(LanguageTag(language: language))
            return true
        }
        let rest = bytes[(end + 1)...]
        let text = String(decoding: rest, as: UTF8.self)
        if rest.count == 2, rest.allSatisfy(isUpper) {
            tags.append(LanguageTag(language: language, region: text))
        } else if rest.count == 4, let first = rest.first, isUpper(first), rest.dropFirst().allSatisfy(isLower) {
            tags.append(LanguageTag(language: language, script: text))
        } else {
            return false
        }
        return true
    }

    /// Reads one of the usual tags, or gives nil for every other.
    package init?(usual bytes: UnsafeBufferPointer<UInt8>) {
        var tags: [LanguageTag] = []
        guard LanguageTag.append(usual: bytes, to: &tags) else { return nil }
        self = tags[0]
    }
}

private func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
private func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
