internal import Diagnostics

/// What is said of a text that is not JSON.
extension JSONReader {
    /// A fault at the position, or at another place.
    func fault(_ code: JSONTextError.Code, _ message: String, at offset: Int? = nil) -> JSONFault {
        JSONFault(code: code, offset: offset ?? position, message: message)
    }

    /// The fault that something else stands at the position, or nothing at all.
    func unexpected(_ expected: String) -> JSONFault {
        guard position < bytes.count else {
            guard let container = open.last else { return fault(.truncated, "the text ends before a value") }
            let place = tape[container >> 1].start
            let kind = bytes[place] == UInt8(ascii: "{") ? "an object" : "an array"
            var truncation = fault(.truncated, "the text ends within \(kind)")
            truncation.opening = place
            return truncation
        }
        guard UTF8Check.characterLength(raw, at: position, to: bytes.count) != nil else {
            return fault(.invalidUTF8, "the bytes are not UTF-8")
        }
        return fault(.unexpectedCharacter, "expected \(expected), found \(found)")
    }

    /// The word or character at the position, in quotation marks.
    var found: String {
        var end = min(position + (UTF8Check.characterLength(raw, at: position, to: bytes.count) ?? 1), bytes.count)
        func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) }
        if isLetter(current) {
            while end < bytes.count, end < position + 20, isLetter(bytes[end]) { end += 1 }
        }
        return "“" + String(decoding: bytes[position..<end], as: UTF8.self) + "”"
    }
}
