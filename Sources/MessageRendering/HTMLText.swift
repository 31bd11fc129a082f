import Languages

/// A text of a message as HTML, in which no character is markup.
///
/// - `& < > " '` and the backtick are character references, in elements and in attributes alike.
/// - An isolate is a `<bdi>` element, which HTML has for it; in an attribute it stays a character.
/// - A mark that would combine with the `>` before it is a character reference: normalizing the document would merge the
///   two into another character.
/// - A line feed is `<br>`.
///
/// Sources: HTML Living Standard, section 13.1.2 and 4.5.24; Unicode Standard Annex 9, section 2.7.
enum HTMLText {
    /// The text inside an element; it is inert, so that its isolates are balanced.
    static func element(_ text: String) -> String {
        var html = ""
        var afterTag = true
        for scalar in text.unicodeScalars {
            let isTag = scalar == "\n" || (0x2066...0x2069).contains(scalar.value)
            switch scalar.value {
            case 0x2066: html += "<bdi dir=\"ltr\">"
            case 0x2067: html += "<bdi dir=\"rtl\">"
            case 0x2068: html += "<bdi>"
            case 0x2069: html += "</bdi>"
            case 0x0A: html += "<br>"
            default:
                if afterTag, InertText.isMark(scalar) {
                    html += "&#\(scalar.value);"
                } else {
                    append(scalar, to: &html)
                }
            }
            afterTag = isTag
        }
        return html
    }

    /// The text inside the quotation marks of an attribute.
    static func attribute(_ text: String) -> String {
        var html = ""
        for (index, scalar) in InertText(text, isLine: true).description.unicodeScalars.enumerated() {
            if index == 0, InertText.isMark(scalar) { html += "&#\(scalar.value);" } else { append(scalar, to: &html) }
        }
        return html
    }

    private static func append(_ scalar: Unicode.Scalar, to html: inout String) {
        switch scalar {
        case "&": html += "&amp;"
        case "<": html += "&lt;"
        case ">": html += "&gt;"
        case "\"": html += "&quot;"
        case "'": html += "&#39;"
        case "`": html += "&#96;"
        default: html.unicodeScalars.append(scalar)
        }
    }
}
