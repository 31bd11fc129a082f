public import Languages
internal import StringTables
internal import TranslationFiles

extension TranslationTable {
    /// The texts of a language as a gettext catalogue (PO), and what it cannot hold; without a language a template (POT).
    ///
    /// - `msgid` is the text in the source language. Where the key is another, it is `msgctxt`, and the header
    ///   `X-Key-In-Context` says so. A key with U+0004 is a context and a text, as in compiled catalogues.
    /// - Plural forms follow the language's CLDR rules for whole numbers, with the matching `Plural-Forms`.
    /// - A text that needs review is `fuzzy`; one that is new is empty.
    ///
    /// Source: GNU gettext manual, “The Format of PO Files”.
    public func gettext(language: LanguageTag?) -> (bytes: [UInt8], losses: [ConversionLoss]) {
        var writer = GettextWriter(table: self, language: language)
        return (writer.write(), writer.losses)
    }
}

private struct GettextWriter {
    let table: TranslationTable
    let language: LanguageTag?
    private(set) var losses: [ConversionLoss] = []
    private var text = ""
    private var seen: Set<ExactString> = []
    private let plurals: GettextPlurals?
    private let sourcePlurals: GettextPlurals?

    init(table: TranslationTable, language: LanguageTag?) {
        self.table = table
        self.language = language
        plurals = GettextPlurals(language: language ?? table.sourceLanguage ?? .english)
        sourcePlurals = GettextPlurals(language: table.sourceLanguage ?? .english)
    }

    mutating func write() -> [UInt8] {
        var header = "Content-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: 8bit\nMIME-Version: 1.0\n"
        if let language {
            header += "Language: \(language.description.map { $0 == "-" ? "_" : String($0) }.joined())\n"
        }
        if let plurals, language != nil { header += "Plural-Forms: \(plurals.header)\n" }
        if let source = table.sourceLanguage { header += "X-Source-Language: \(source)\n" }
        header += "X-Key-In-Context: yes\n"
        text = "msgid \"\"\nmsgstr \(quoted(header))\n"
        for entry in table.entries { write(entry) }
        return Array(text.utf8)
    }

    private mutating func lose(_ entry: TranslationTable.Entry, _ message: String) {
        losses.append(ConversionLoss(key: entry.key, language: language, message: message))
    }

    private mutating func write(_ entry: TranslationTable.Entry) {
        var found: [String] = []
        let sourceText = entry.localization(in: table.sourceLanguage).flatMap { SimpleText($0, losses: &found) }
        let target = language.flatMap { entry.localization(in: $0) }.flatMap { SimpleText($0, losses: &found) }
        for message in found { lose(entry, message) }
        if !entry.shouldTranslate { lose(entry, "that it is not to be translated is left out") }
        if let state = entry.extractionState { lose(entry, "the extraction state \(state.rawValue) is left out") }

        let singular: String
        var plural: String?
        switch sourceText {
        case nil: singular = entry.key
        case .plain(let unit): singular = unit.value
        case .plural(_, let forms):
            plural = (forms[.other] ?? forms.values.first)?.value ?? entry.key
            singular = forms[.one]?.value ?? plural ?? entry.key
            for category in forms.keys where category != .one && category != .other {
                lose(entry, "the form \(category.rawValue) of the source language is left out")
            }
        }
        if case .plural = target, plural == nil { plural = singular }
        guard !singular.isEmpty || !entry.key.isEmpty else {
            lose(entry, "an entry without a key is the header of the format and is left out")
            return
        }
        let (context, identity) = names(entry.key, singular)
        guard seen.insert(ExactString((context ?? "") + "\u{4}" + identity)).inserted else {
            lose(entry, "an entry with the same words is there already")
            return
        }
        text += "\n"
        for line in (entry.comment ?? "").split(whereSeparator: \.isNewline) { text += "#. \(line)\n" }
        let state = target?.state
        var flags: [String] = []
        if let state, state != .translated, state != .new { flags.append("fuzzy") }
        if let state, state != .translated, state != .new, state != .needsReview {
            lose(entry, "the state \(state.rawValue) becomes needs_review")
        }
        if FormatString(singular).placeholderCount > 0 { flags.append("objc-format") }
        if !flags.isEmpty { text += "#, \(flags.joined(separator: ", "))\n" }
        if let context { text += "msgctxt \(quoted(context))\n" }
        text += "msgid \(quoted(identity))\n"
        if let plural {
            text += "msgid_plural \(quoted(plural))\n"
            writeForms(target, of: entry)
        } else if case .plain(let unit)? = target {
            if unit.value.isEmpty, unit.state != .new { lose(entry, "an empty text is one that is not there yet") }
            text += "msgstr \(quoted(unit.value))\n"
        } else {
            text += "msgstr \"\"\n"
        }
    }

    private mutating func writeForms(_ target: SimpleText?, of entry: TranslationTable.Entry) {
        let categories = plurals?.categories ?? [.other]
        var forms: [PluralCategory: TranslationTable.Unit] = [:]
        switch target {
        case nil: break
        case .plain(let unit): for category in categories { forms[category] = unit }
        case .plural(let place, let all):
            forms = all
            if place != 1, all.values.allSatisfy({ FormatString($0.value).placeholderCount == 0 }) {
                lose(entry, "which argument is the number is left out")
            }
            for category in all.keys where !categories.contains(category) {
                // “other” is for fractions where it serves no whole number.
                lose(entry, "the form \(category.rawValue) is left out")
            }
            if plurals == nil { lose(entry, "the plural rule of the language has no expression here") }
        }
        for (index, category) in categories.enumerated() {
            text += "msgstr[\(index)] \(quoted((forms[category] ?? forms[.other])?.value ?? ""))\n"
        }
    }

    /// The context and the words of an entry.
    private func names(_ key: String, _ singular: String) -> (context: String?, identity: String) {
        if ExactString(key) == ExactString(singular), !key.isEmpty { return (nil, key) }
        if let sign = key.unicodeScalars.firstIndex(of: "\u{4}") {
            return (String(key[..<sign]), String(key.unicodeScalars[key.unicodeScalars.index(after: sign)...]))
        }
        return (key, singular.isEmpty ? key : singular)
    }

    private func quoted(_ text: String) -> String {
        var lines: [String] = []
        var line = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": line += "\\\""
            case "\\": line += "\\\\"
            case "\t": line += "\\t"
            case "\r": line += "\\r"
            case "\n":
                lines.append("\"\(line)\\n\"")
                line = ""
            case _ where scalar.value < 0x20:
                // Three digits always, so that a digit behind it does not belong to it.
                let digits = String(scalar.value, radix: 8)
                line += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            default: line.unicodeScalars.append(scalar)
            }
        }
        if !line.isEmpty || lines.isEmpty { lines.append("\"\(line)\"") }
        return lines.count == 1 ? lines[0] : "\"\"\n" + lines.joined(separator: "\n")
    }
}
