public import Languages
internal import StringTables
internal import TranslationFiles

extension TranslationTable {
    /// The texts of a language as Android's `strings.xml`, and what it cannot hold.
    ///
    /// - `%@` is written `%s`, `%lld` `%d`; several placeholders name their places. Edge spaces are written `\u0020`.
    /// - Markup stays markup and `<![CDATA[…]]>` stays as it is; a `<` that begins no tag, or a tag without its other
    ///   half, is written `&lt;`.
    /// - A key that is no name of a resource becomes one, which is told.
    ///
    /// Source: developer.android.com, “String resources”.
    ///
    /// - Parameter language: The language.
    /// - Returns: The file, UTF-8, and the losses.
    public func androidStrings(language: LanguageTag) -> (bytes: [UInt8], losses: [ConversionLoss]) {
        var text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n"
        var losses: [ConversionLoss] = []
        var names: Set<String> = []
        for entry in entries {
            guard let localization = entry.localization(in: language) else { continue }
            var found: [String] = []
            defer { losses += found.map { ConversionLoss(key: entry.key, language: language, message: $0) } }
            guard let simple = SimpleText(localization, losses: &found) else { continue }
            var name = AndroidText.name(entry.key)
            while !names.insert(name).inserted { name += "_" }
            if name != entry.key { found.append("the key is no name of a resource and becomes “\(name)”") }
            if let state = entry.extractionState { found.append("the extraction state \(state.rawValue) is left out") }
            if let state = simple.state, state != .translated {
                found.append("the state \(state.rawValue) is left out")
            }
            if let comment = entry.comment {
                let words = comment.replacingScalars("--", with: "- -")
                text += "    <!-- \(words) -->\n"
            }
            let flag = entry.shouldTranslate ? "" : " translatable=\"false\""
            switch simple {
            case .plain(let unit):
                text += "    <string name=\"\(name)\"\(flag)>\(AndroidText.escaped(unit.value))</string>\n"
            case .plural(let place, let forms):
                if place != 1, forms.values.allSatisfy({ FormatString($0.value).placeholderCount == 0 }) {
                    found.append("which argument is the number is left out")
                }
                if !entry.shouldTranslate { found.append("that it is not to be translated is left out") }
                text += "    <plurals name=\"\(name)\">\n"
                for category in PluralCategory.allCases {
                    guard let form = forms[category] else { continue }
                    text +=
                        "        <item quantity=\"\(category.rawValue)\">\(AndroidText.escaped(form.value))</item>\n"
                }
                text += "    </plurals>\n"
            }
        }
        return (Array((text + "</resources>\n").utf8), losses)
    }
}

/// The spelling of texts in Android's files.
enum AndroidText {
    /// A key as the name of a resource.
    static func name(_ key: String) -> String {
        var name = ""
        for scalar in key.unicodeScalars {
            let isWord = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
            name.unicodeScalars.append(isWord || scalar == "_" || scalar == "." ? scalar : "_")
        }
        guard let first = name.unicodeScalars.first, !("0"..."9").contains(first), first != "." else {
            return "_" + name
        }
        return name
    }

    /// A format string as the content of an element.
    static func escaped(_ text: String) -> String {
        let format = FormatString(text)
        let count = format.placeholderCount
        let pieces = (count > 1 ? format.placed() : format).pieces.map { piece -> FormatString.Piece in
            switch piece {
            case .placeholder(let place, let specification):
                return .placeholder(place: place, specification: javaSpecification(specification))
            case .words(let words) where count > 0 && words.unicodeScalars.contains("%"):
                return .words(words.replacingScalars("%", with: "%%"))
            default: return piece
            }
        }
        return escapedCharacters(Array(FormatString(pieces: pieces).text.unicodeScalars))
    }

    private static func escapedCharacters(_ scalars: [Unicode.Scalar]) -> String {
        let markup = AndroidMarkup.tags(in: scalars)
        var output = ""
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            let rest = scalars[index...]
            if rest.starts(with: "<![CDATA[".unicodeScalars), let end = find("]]>", in: scalars, from: index) {
                output.unicodeScalars.append(contentsOf: scalars[index..<end])
                index = end
                continue
            }
            if let end = markup[index] {
                output.unicodeScalars.append(contentsOf: scalars[index..<end])
                index = end
                continue
            }
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            switch scalar {
            case "\\": output += "\\\\"
            case "'": output += "\\'"
            case "\"": output += "\\\""
            case "\n": output += "\\n"
            case "\t": output += "\\t"
            case "\r": output += "\\u000d"
            case "@" where index == 0, "?" where index == 0: output += "\\\(scalar)"
            case " " where index == 0 || next == nil || next == " ": output += "\\u0020"
            case "&" where rest.starts(with: "&lt;".unicodeScalars) && isTag(at: index + 3, in: scalars): output += "&"
            case "&": output += "&amp;"
            case "<": output += "&lt;"
            case _ where scalar.value < 0x20:
                output += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: output.unicodeScalars.append(scalar)
            }
            index += 1
        }
        return output
    }

    /// Whether what follows the sign at an index reads as a tag.
    static func isTag(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        var next = index + 1
        if next < scalars.count, scalars[next] == "/" { next += 1 }
        return next < scalars.count && scalars[next].isASCII && scalars[next].properties.isAlphabetic
    }

    static func find(_ word: String, in scalars: [Unicode.Scalar], from start: Int) -> Int? {
        let wanted = Array(word.unicodeScalars)
        var index = start
        while index + wanted.count <= scalars.count {
            if scalars[index] == wanted[0], scalars[index..<index + wanted.count].elementsEqual(wanted) {
                return index + wanted.count
            }
            index += 1
        }
        return nil
    }

    /// What stands behind `%` in Java for what stands there in Apple's files.
    static func javaSpecification(_ specification: String) -> String {
        guard let letter = specification.last else { return specification }
        let head = specification.dropLast().filter { !"hlqLztj".contains($0) }.map { $0 == "'" ? "," : String($0) }
            .joined()
        return switch letter {
        case "@": head + "s"
        case "i", "u", "D", "U": head + "d"
        case "F": head + "f"
        default: head + String(letter)
        }
    }

    /// What stands behind `%` in Apple's files for what stands there in Java.
    static func appleSpecification(_ specification: String) -> String {
        guard let letter = specification.last else { return specification }
        let head = specification.dropLast().map { $0 == "," ? "'" : String($0) }.joined()
        return switch letter {
        case "s", "S": head + "@"
        case "d": head + "lld"
        default: head + String(letter)
        }
    }
}
