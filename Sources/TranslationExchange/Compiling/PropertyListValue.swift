/// A value of an XML property list to be written.
indirect enum PropertyListValue {
    /// Text.
    case string(String)
    /// Members in their order.
    case dictionary([(key: String, value: PropertyListValue)])

    /// The value as a whole file, as Xcode lays it out.
    var file: [UInt8] {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """
        write(to: &text, level: 0)
        text += "</plist>\n"
        return Array(text.utf8)
    }

    private func write(to text: inout String, level: Int) {
        let indent = String(repeating: "\t", count: level)
        switch self {
        case .string(let string): text += "\(indent)<string>\(PropertyListValue.escaped(string))</string>\n"
        case .dictionary(let members):
            text += "\(indent)<dict>\n"
            for (key, value) in members {
                text += "\(indent)\t<key>\(PropertyListValue.escaped(key))</key>\n"
                value.write(to: &text, level: level + 1)
            }
            text += "\(indent)</dict>\n"
        }
    }

    /// A text with what XML would read otherwise written as references.
    private static func escaped(_ text: String) -> String {
        var output = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": output += "&amp;"
            case "<": output += "&lt;"
            case ">": output += "&gt;"
            case "\t", "\n": output.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20: output += "&#\(scalar.value);"
            default: output.unicodeScalars.append(scalar)
            }
        }
        return output
    }
}
