import Languages
import StringTables

/// A message as a screen reader says it: full sentences, and no signs that are only for the eye.
struct SpokenText {
    /// The sentences, or nil where there are none.
    let text: String?

    /// Puts a heading and an explanation together.
    init(title: String?, body: String?, language: LanguageTag) {
        let isWrittenWithoutSpaces = language.language == "ja" || language.language == "zh"
        let stop: StaticString = isWrittenWithoutSpaces ? "。" : language.language == "hi" ? "।" : "."
        // A space and a full stop for each.
        let capacity = (title?.utf8.count ?? 0) + (body?.utf8.count ?? 0) + 8
        // As bytes: nothing here asks for characters, and a text is looked through for each message.
        func write(_ memory: UnsafeMutableBufferPointer<UInt8>) -> String? {
            var sentences = Sentences(memory: memory)
            if let title { sentences.append(title, stop: stop, spaced: false) }
            if let body { sentences.append(body, stop: stop, spaced: !isWrittenWithoutSpaces) }
            if sentences.count == 0 { return nil }
            return UTF8Text.string(valid: UnsafeBufferPointer(rebasing: memory[..<sentences.count]))
        }
        // Of a size that is known beforehand it is on the stack.
        text =
            capacity <= 1_024
            ? withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1_024, write)
            : withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity, write)
    }
}

/// Sentences on their way into the memory of a text, which has room for them.
private struct Sentences {
    let memory: UnsafeMutableBufferPointer<UInt8>
    private(set) var count = 0

    init(memory: UnsafeMutableBufferPointer<UInt8>) { self.memory = memory }

    /// Appends a text as a sentence, unless there is nothing to say in it.
    mutating func append(_ text: String, stop: StaticString, spaced: Bool) {
        let start = count
        if spaced, start > 0 { append(" ") }
        let first = count
        appendWithoutSigns(text)
        while count > first, let size = sizeOfEnding(from: first) { count -= size }
        if count == first {
            count = start
        } else if !endsSentence {
            append(stop)
        }
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append($0) }
    }

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        _ = UnsafeMutableBufferPointer(rebasing: memory[count...]).update(fromContentsOf: bytes)
        count += bytes.count
    }

    /// Appends a text without the marks of direction around values.
    private mutating func appendWithoutSigns(_ text: String) {
        var text = text
        text.withUTF8 { text in
            var copied = 0
            var place = 0
            while true {
                place = UTF8Isolate.index(in: text, from: place)
                guard place <= text.count - 3 else { break }
                guard text[place + 1] == UTF8Isolate.second,
                    (UTF8Isolate.leftToRight...UTF8Isolate.pop).contains(text[place + 2])
                else {
                    place += 1
                    continue
                }
                append(UnsafeBufferPointer(rebasing: text[copied..<place]))
                place += 3
                copied = place
            }
            append(UnsafeBufferPointer(rebasing: text[copied...]))
        }
    }

    /// How many bytes of a space or of the ellipsis of “still running” stand at the end, which are left out.
    private func sizeOfEnding(from first: Int) -> Int? {
        switch memory[count - 1] {
        case UInt8(ascii: " "): 1
        case 0xA0 where ends(with: "\u{A0}", from: first): 2
        case 0xA6 where ends(with: "…", from: first): 3
        default: nil
        }
    }

    /// Whether a sentence is at its end.
    private var endsSentence: Bool {
        switch memory[count - 1] {
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): true
        case 0..<0x80: false
        default:
            ends(with: "。") || ends(with: "！") || ends(with: "？") || ends(with: "؟") || ends(with: "।")
        }
    }

    private func ends(with sign: StaticString, from first: Int = 0) -> Bool {
        sign.withUTF8Buffer { sign in
            count - first >= sign.count && memory[(count - sign.count)..<count].elementsEqual(sign)
        }
    }
}
