import Languages

/// A message as a screen reader says it: full sentences, and no signs that are only for the eye.
struct SpokenText {
    /// The sentences, or nil where there are none.
    let text: String?

    /// Puts a heading and an explanation together.
    init(title: String?, body: String?, language: LanguageTag) {
        let isWrittenWithoutSpaces = language.language == "ja" || language.language == "zh"
        let stop = isWrittenWithoutSpaces ? "。" : language.language == "hi" ? "।" : "."
        let sentences = [title, body].compactMap(\.self).map(SpokenText.withoutSigns).filter { !$0.isEmpty }
            .map { SpokenText.sentence($0, stop: stop) }
        text = sentences.isEmpty ? nil : sentences.joined(separator: isWrittenWithoutSpaces ? "" : " ")
    }

    /// Leaves out the marks of direction around values, and the ellipsis of “still running”.
    private static func withoutSigns(_ text: String) -> String {
        var scalars = text.unicodeScalars
        scalars.removeAll { (0x2066...0x2069).contains($0.value) }
        while let last = scalars.last, last == "…" || last == " " || last == "\u{A0}" { scalars.removeLast() }
        return String(scalars)
    }

    private static func sentence(_ text: String, stop: String) -> String {
        guard let last = text.unicodeScalars.last else { return text }
        return ".!?。！？؟।".unicodeScalars.contains(last) ? text : text + stop
    }
}
