public import Diagnostics
public import Languages
internal import StringTables
internal import TranslationFiles

extension TranslationTable {
    /// Reads Android's `strings.xml`, as far as it holds texts and plurals.
    ///
    /// - Parameters:
    ///   - bytes: The file, UTF-8.
    ///   - language: The language of its texts, which the folder of the file names.
    /// - Returns: The table, and what could not be read, each with its place; arrays are among it.
    /// - Complexity: Linear in the number of bytes; elements within elements cost no stack.
    public static func readingAndroidStrings(
        _ bytes: [UInt8], language: LanguageTag
    ) -> (table: TranslationTable, diagnostics: [Diagnostic]) {
        var reader = AndroidStringsReader(bytes: bytes, language: language)
        reader.read()
        return (TranslationTable(sourceLanguage: nil, entries: reader.entries), reader.diagnostics)
    }
}

/// Reads one file, element by element.
private struct AndroidStringsReader {
    let source: SourceText
    let bytes: [UInt8]
    let language: LanguageTag
    private(set) var entries: [TranslationTable.Entry] = []
    private(set) var diagnostics: [Diagnostic] = []
    private var position = 0
    private var comment: String?

    init(bytes: [UInt8], language: LanguageTag) {
        self.bytes = bytes
        self.language = language
        source = SourceText(bytes: bytes)
    }

    private mutating func report(_ message: String, at offset: Int) {
        // A hostile file has more mistakes than anybody reads.
        if diagnostics.count < 1_000 { diagnostics.append(source.diagnostic(.error, message, at: offset)) }
    }

    // MARK: - Elements

    mutating func read() {
        while let tag = nextTag() {
            switch tag.name {
            case "resources" where !tag.isEnd: continue
            case "resources": return
            case "string" where !tag.isEnd: readString(tag)
            case "plurals" where !tag.isEnd: readPlurals(tag)
            case _ where tag.isEnd: report("the end of “\(tag.name)” has no beginning", at: tag.start)
            default:
                report("“\(tag.name)” holds no text that can be translated here", at: tag.start)
                if !tag.isEmpty { _ = content(of: tag) }
            }
            comment = nil
        }
    }

    private mutating func readString(_ tag: Tag) {
        guard let content = content(of: tag) else { return }
        guard let name = tag.attributes["name"] else {
            report("a string has no name", at: tag.start)
            return
        }
        entries.append(
            TranslationTable.Entry(
                key: name, comment: comment, shouldTranslate: tag.attributes["translatable"] != "false",
                localizations: [
                    TranslationTable.Localization(language: language, variant: .unit(.init(text(content))))
                ]))
    }

    private mutating func readPlurals(_ tag: Tag) {
        var forms: [PluralCategory: TranslationTable.Variant] = [:]
        let kept = comment
        if !tag.isEmpty {
            while let item = nextTag() {
                if item.isEnd, item.name == "plurals" { break }
                guard item.name == "item", !item.isEnd, let content = content(of: item) else {
                    report("plurals hold items alone", at: item.start)
                    if item.isEnd { return }
                    continue
                }
                guard let category = item.attributes["quantity"].flatMap(PluralCategory.init(rawValue:)) else {
                    report("the quantity is none of zero, one, two, few, many and other", at: item.start)
                    continue
                }
                forms[category] = .unit(.init(text(content)))
            }
        }
        guard let name = tag.attributes["name"] else {
            report("a plural has no name", at: tag.start)
            return
        }
        entries.append(
            TranslationTable.Entry(
                key: name, comment: kept,
                localizations: [TranslationTable.Localization(language: language, variant: .plural(forms))]))
    }

    // MARK: - Text

    private func text(_ content: Range<Int>) -> String {
        let raw = String(decoding: bytes[content], as: UTF8.self)
        let text = AndroidText.unescaped(Array(raw.unicodeScalars))
        let format = FormatString(text, isJava: true)
        return FormatString(
            pieces: format.pieces.map { piece in
                guard case .placeholder(let place, let specification) = piece else { return piece }
                return .placeholder(place: place, specification: AndroidText.appleSpecification(specification))
            }
        ).inTurn.text
    }

    // MARK: - Tags

    private struct Tag {
        var name: String
        var attributes: [String: String] = [:]
        var isEnd = false
        var isEmpty = false
        var start: Int
    }

    /// The bytes between a tag and its end; nil where the end is missing, which is reported.
    private mutating func content(of tag: Tag) -> Range<Int>? {
        if tag.isEmpty { return position..<position }
        let start = position
        var depth = 1
        while position < bytes.count {
            guard let sign = bytes[position...].firstIndex(of: UInt8(ascii: "<")) else { break }
            position = sign
            if skip("<!--", to: "-->") || skip("<![CDATA[", to: "]]>") { continue }
            guard let inner = readTag() else { break }
            guard inner.name == tag.name, !inner.isEmpty else { continue }
            depth += inner.isEnd ? -1 : 1
            if depth == 0 { return start..<sign }
        }
        position = bytes.count
        report("“\(tag.name)” has no end", at: tag.start)
        return nil
    }

    /// The next tag; comments before it are kept.
    private mutating func nextTag() -> Tag? {
        while position < bytes.count, let sign = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = sign
            if bytes[sign...].starts(with: "<!--".utf8) {
                let start = sign + 4
                guard skip("<!--", to: "-->") else { break }
                let words = String(decoding: bytes[start..<max(start, position - 3)], as: UTF8.self)
                comment = String(AndroidText.trimmed(words))
                continue
            }
            if skip("<?", to: "?>") || skip("<!", to: ">") { continue }
            return readTag()
        }
        position = bytes.count
        return nil
    }

    private mutating func skip(_ opening: String, to closing: String) -> Bool {
        guard bytes[position...].starts(with: opening.utf8) else { return false }
        let wanted = Array(closing.utf8)
        var index = position + opening.utf8.count
        while index + wanted.count <= bytes.count {
            if bytes[index] == wanted[0], bytes[index..<index + wanted.count].elementsEqual(wanted) {
                position = index + wanted.count
                return true
            }
            index += 1
        }
        report("“\(opening)” has no end", at: position)
        position = bytes.count
        return true
    }

    private mutating func readTag() -> Tag? {
        let start = position
        position += 1
        var tag = Tag(name: "", start: start)
        if position < bytes.count, bytes[position] == UInt8(ascii: "/") {
            tag.isEnd = true
            position += 1
        }
        tag.name = word()
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: ">"):
                position += 1
                return tag
            case UInt8(ascii: "/"):
                tag.isEmpty = true
                position += 1
            case 0x09, 0x0A, 0x0D, 0x20: position += 1
            default:
                let name = word()
                guard !name.isEmpty, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "=") else {
                    position += 1
                    continue
                }
                let quote = bytes[position + 1]
                guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
                    let end = bytes[(position + 2)...].firstIndex(of: quote)
                else {
                    position += 1
                    continue
                }
                tag.attributes[name] = AndroidText.decoded(String(decoding: bytes[position + 2..<end], as: UTF8.self))
                position = end + 1
            }
        }
        report("the tag has no end", at: start)
        return nil
    }

    private mutating func word() -> String {
        let start = position
        while position < bytes.count, !" \t\r\n/>=".utf8.contains(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }
}

extension AndroidText {
    /// A text without the white space around it.
    static func trimmed(_ text: String) -> Substring {
        func isBlank(_ character: Character) -> Bool { character.isWhitespace }
        var rest = text[...].drop(while: isBlank)
        while let last = rest.last, isBlank(last) { rest.removeLast() }
        return rest
    }

    /// A text with its references to characters resolved.
    static func decoded(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var output = String.UnicodeScalarView()
        var index = 0
        while index < scalars.count {
            if scalars[index] == "&", let (scalar, end) = reference(in: scalars, at: index) {
                output.append(scalar)
                index = end
            } else {
                output.append(scalars[index])
                index += 1
            }
        }
        return String(output)
    }

    private static func reference(in scalars: [Unicode.Scalar], at start: Int) -> (Unicode.Scalar, Int)? {
        let limit = min(scalars.count, start + 12)
        guard let end = scalars[start..<limit].firstIndex(of: ";") else { return nil }
        var name = String.UnicodeScalarView()
        name.append(contentsOf: scalars[start + 1..<end])
        let word = String(name)
        let scalar: Unicode.Scalar? =
            switch word {
            case "amp": "&"
            case "lt": "<"
            case "gt": ">"
            case "quot": "\""
            case "apos": "'"
            case _ where word.hasPrefix("#x"): UInt32(word.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
            case _ where word.hasPrefix("#"): UInt32(word.dropFirst()).flatMap(Unicode.Scalar.init)
            default: nil
            }
        return scalar.map { ($0, end + 1) }
    }

    /// The content of an element as a text: escapes resolved, runs of white space one space, markup as it is.
    static func unescaped(_ scalars: [Unicode.Scalar]) -> String {
        var output = String.UnicodeScalarView()
        var index = 0
        var isQuoted = false
        /// White space that was not written yet.
        var pending = false
        func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || (0x09...0x0D).contains(scalar.value) }
        while index < scalars.count {
            let scalar = scalars[index]
            if !isQuoted, isBlank(scalar) {
                pending = !output.isEmpty
                index += 1
                continue
            }
            if pending { output.append(" ") }
            pending = false
            if scalars[index...].starts(with: "<![CDATA[".unicodeScalars),
                let end = find("]]>", in: scalars, from: index)
            {
                output.append(contentsOf: scalars[index..<end])
                index = end
            } else if scalars[index...].starts(with: "<!--".unicodeScalars),
                let end = find("-->", in: scalars, from: index)
            {
                index = end
            } else if scalar == "<", let end = scalars[index...].firstIndex(of: ">") {
                output.append(contentsOf: scalars[index...end])
                index = end + 1
            } else if scalar == "\"" {
                isQuoted.toggle()
                index += 1
            } else if scalar == "\\", index + 1 < scalars.count {
                index = appendEscape(scalars, at: index + 1, to: &output)
            } else if scalar == "&", let (decoded, end) = reference(in: scalars, at: index) {
                // A sign that would begin a tag stays a reference, else it would come back as markup.
                if decoded == "<", isTag(at: end - 1, in: scalars) {
                    output.append(contentsOf: scalars[index..<end])
                } else {
                    output.append(decoded)
                }
                index = end
            } else {
                output.append(scalar)
                index += 1
            }
        }
        return String(output)
    }

    private static func appendEscape(
        _ scalars: [Unicode.Scalar], at index: Int, to output: inout String.UnicodeScalarView
    ) -> Int {
        switch scalars[index] {
        case "n": output.append("\n")
        case "t": output.append("\t")
        case "u":
            var digits = String.UnicodeScalarView()
            digits.append(contentsOf: scalars[(index + 1)...].prefix(4))
            guard let value = UInt32(String(digits), radix: 16), digits.count == 4 else { return index + 1 }
            // The halves of a pair come one after the other.
            if value & 0xFC00 == 0xD800, scalars[(index + 5)...].starts(with: "\\u".unicodeScalars) {
                var more = String.UnicodeScalarView()
                more.append(contentsOf: scalars[(index + 7)...].prefix(4))
                if let low = UInt32(String(more), radix: 16), low & 0xFC00 == 0xDC00 {
                    output.append(Unicode.Scalar(0x10000 + (value & 0x3FF) << 10 + low & 0x3FF) ?? "\u{FFFD}")
                    return index + 11
                }
            }
            output.append(Unicode.Scalar(value) ?? "\u{FFFD}")
            return index + 5
        default: output.append(scalars[index])
        }
        return index + 1
    }
}
