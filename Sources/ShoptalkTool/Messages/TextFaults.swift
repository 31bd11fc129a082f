/// What no reader should see in a text, found without knowing what the text says.
///
/// Placeholders are looked for outside the isolates (U+2066 … U+2069) that stand around values: a product may be called
/// “%@”.
struct TextFaults {
    /// The faults, each in one English sentence without a full stop; empty where there are none.
    let found: [String]

    /// Looks at a filled text.
    ///
    /// - Parameters:
    ///   - text: The text, its values in isolates.
    ///   - isLine: Whether it may hold no line feed.
    /// - Complexity: Linear in the length of the text.
    init(_ text: String, isLine: Bool) {
        var found: [String] = []
        var controls: [Unicode.Scalar] = []
        var words = String.UnicodeScalarView()
        var isEmpty = true
        var depth = 0
        var isUnbalanced = false
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x2066...0x2068: depth += 1
            case 0x2069:
                isUnbalanced = isUnbalanced || depth == 0
                depth = max(0, depth - 1)
                // What stands on both sides of a value is no placeholder together.
                if depth == 0 { words.append(" ") }
            default:
                if Self.isControl(scalar), isLine || scalar != "\n" { controls.append(scalar) }
                if !scalar.properties.isWhitespace { isEmpty = false }
                if depth == 0 { words.append(scalar) }
            }
        }
        if isEmpty { found.append("the text is empty") }
        if isUnbalanced || depth > 0 { found.append("an isolate is not closed, or closed twice") }
        if let first = controls.first {
            let digits = String(first.value, radix: 16, uppercase: true)
            found.append("it holds the control character U+" + String(repeating: "0", count: 4 - digits.count) + digits)
        }
        if text.unicodeScalars.contains("\u{FFFD}") { found.append("a value is missing or of another type") }
        if text.contains("\u{2068}–\u{2069}") { found.append("a dash stands for a value that is not known") }
        if let placeholder = Self.placeholder(in: Array(words)) {
            found.append("the placeholder '\(placeholder)' is left in it")
        }
        self.found = found
    }

    /// Whether a character drives a terminal or turns the text around it, and is no line feed of a text of several lines.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x206A...0x206F, 0xFEFF: true
        default: false
        }
    }

    /// The first placeholder of the forms `%@`, `%1$@`, `%lld`, `%.2f`, `%#@name@`, `{name}`, `${name}`.
    private static func placeholder(in text: [Unicode.Scalar]) -> String? {
        for start in text.indices where text[start] == "%" || text[start] == "{" {
            let rest = text[start...].dropFirst()
            let end = text[start] == "%" ? conversionEnd(in: rest) : braceEnd(in: rest)
            guard let end else { continue }
            var found = String.UnicodeScalarView()
            found.append(contentsOf: text[start..<end])
            return String(found)
        }
        return nil
    }

    /// Where a conversion of `printf` ends that begins behind its `%`; nil where the sign means per cent.
    ///
    /// Turkish writes the sign before the number, `%50`, so that digits alone are no position.
    private static func conversionEnd(in text: ArraySlice<Unicode.Scalar>) -> Int? {
        var rest = text
        let digits = rest.prefix(while: isDigit).count
        if digits > 0 {
            guard rest.dropFirst(digits).first == "$" else { return nil }
            rest = rest.dropFirst(digits + 1)
        }
        if rest.first == "#" { rest = rest.dropFirst() }
        if rest.first == "@" { return rest.startIndex + 1 }
        if rest.first == "." { rest = rest.dropFirst().drop(while: isDigit) }
        rest = rest.drop { "lhqzjt".unicodeScalars.contains($0) }
        guard let letter = rest.first, "diuxXofFeEgGcCsSpaA".unicodeScalars.contains(letter) else { return nil }
        if rest.dropFirst().first?.properties.isAlphabetic == true { return nil }
        return rest.startIndex + 1
    }

    /// Where a name in braces ends that begins behind the first of them; nil where there is none.
    private static func braceEnd(in text: ArraySlice<Unicode.Scalar>) -> Int? {
        let name = text.prefix { isDigit($0) || $0.properties.isAlphabetic || $0 == "_" || $0 == "." || $0 == "{" }
        return !name.isEmpty && text[name.endIndex...].first == "}" ? name.endIndex + 1 : nil
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
