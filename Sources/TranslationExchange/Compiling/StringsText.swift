/// The text of a `.strings` file.
enum StringsText {
    /// An entry, with its comment above it.
    static func entry(key: String, value: String, comment: String?) -> String {
        // A comment ends at the first `*/`, so one inside it is parted.
        let words = comment.map {
            "/* \($0.replacingScalars("*/", with: "* /")) */\n"
        }
        return "\(words ?? "")\(quoted(key)) = \(quoted(value));\n"
    }

    /// A text in quotation marks, with no more escapes than it needs.
    static func quoted(_ text: String) -> String {
        var output = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": output += "\\\""
            case "\\": output += "\\\\"
            case "\n": output += "\\n"
            case "\r": output += "\\r"
            case "\t": output += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                output += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
            default: output.unicodeScalars.append(scalar)
            }
        }
        return output + "\""
    }
}
