import Languages

/// A message as a screen reader says it: full sentences, and no signs that are only for the eye.
struct SpokenText {
    /// The sentences, or nil where there are none.
    let text: String?

    /// Puts a heading and an explanation together.
    init(title: String?, body: String?, language: LanguageTag) {
        let isWrittenWithoutSpaces = language.language == "ja" || language.language == "zh"
        let stop = isWrittenWithoutSpaces ? "。" : language.language == "hi" ? "।" : "."
        // As bytes: nothing here asks for characters, and a text is looked through for each message.
        var bytes: [UInt8] = []
        bytes.reserveCapacity((title?.utf8.count ?? 0) + (body?.utf8.count ?? 0) + 8)
        for part in [title, body] {
            guard let part else { continue }
            let start = bytes.count
            if start > 0, !isWrittenWithoutSpaces { bytes.append(UInt8(ascii: " ")) }
            let first = bytes.count
            SpokenText.append(part, to: &bytes)
            guard bytes.count > first else {
                bytes.removeLast(first - start)
                continue
            }
            if !SpokenText.endsSentence(bytes) { bytes += stop.utf8 }
        }
        text = bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    /// Appends a text without the marks of direction around values, and without the ellipsis of “still running”.
    private static func append(_ text: String, to bytes: inout [UInt8]) {
        let first = bytes.count
        var text = text
        text.withUTF8 { text in
            var copied = 0
            var place = 0
            while place < text.count {
                // U+2066 to U+2069 are E2 81 A6 to E2 81 A9.
                guard text[place] == 0xE2, place + 2 < text.count, text[place + 1] == 0x81,
                    (0xA6...0xA9).contains(text[place + 2])
                else {
                    place += 1
                    continue
                }
                bytes += UnsafeBufferPointer(rebasing: text[copied..<place])
                place += 3
                copied = place
            }
            bytes += UnsafeBufferPointer(rebasing: text[copied...])
        }
        while let size = endings.first(where: { bytes[first...].ends(with: $0) })?.count { bytes.removeLast(size) }
    }

    /// What is left out at the end: an ellipsis and spaces.
    private static let endings = ["…", " ", "\u{A0}"].map { Array($0.utf8) }

    /// Whether a text ends as a sentence does.
    private static func endsSentence(_ bytes: [UInt8]) -> Bool { stops.contains { bytes[...].ends(with: $0) } }

    private static let stops = [".", "!", "?", "。", "！", "？", "؟", "।"].map { Array($0.utf8) }
}

extension ArraySlice<UInt8> {
    fileprivate func ends(with other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
}
