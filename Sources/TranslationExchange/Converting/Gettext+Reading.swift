public import Diagnostics
public import Languages
internal import StringTables
internal import TranslationFiles

extension TranslationTable {
    /// Reads a gettext catalogue (PO or POT).
    ///
    /// - Without the header `X-Key-In-Context` the key is `msgid`, behind its context and U+0004 where it has one.
    /// - Entries that are obsolete (`#~`) are passed over.
    ///
    /// - Parameters:
    ///   - bytes: The file, UTF-8.
    ///   - language: The language of the texts; nil to take that of the header.
    ///   - sourceLanguage: The language of `msgid`; nil to take that of the header, else English.
    /// - Returns: The table, and what could not be read, each with its place.
    /// - Complexity: Linear in the number of bytes.
    public static func readingGettext(
        _ bytes: [UInt8], language: LanguageTag? = nil, sourceLanguage: LanguageTag? = nil
    ) -> (table: TranslationTable, diagnostics: [Diagnostic]) {
        var reader = GettextReader(bytes: bytes, language: language, sourceLanguage: sourceLanguage)
        reader.read()
        return (TranslationTable(sourceLanguage: reader.source, entries: reader.entries), reader.diagnostics)
    }
}

private struct GettextReader {
    private struct Message {
        var comments: [String] = []
        var isFuzzy = false
        var context: String?
        var identity: String?
        var plural: String?
        var texts: [Int: String] = [:]
        var start = 0
    }

    private let bytes: [UInt8]
    private let sourceText: SourceText
    private var language: LanguageTag?
    private(set) var source: LanguageTag
    private var hasSource: Bool
    private(set) var entries: [TranslationTable.Entry] = []
    private(set) var diagnostics: [Diagnostic] = []
    private var plurals: GettextPlurals?
    private var keysInContext = false
    private var message = Message()
    /// Which text the next quoted line goes on with.
    private var current: WritableKeyPath<Message, String?>?
    private var currentForm: Int?

    init(bytes: [UInt8], language: LanguageTag?, sourceLanguage: LanguageTag?) {
        self.bytes = bytes
        self.language = language
        source = sourceLanguage ?? .english
        hasSource = sourceLanguage != nil
        sourceText = SourceText(bytes: bytes)
    }

    private mutating func report(_ message: String, at offset: Int) {
        if diagnostics.count < 1_000 { diagnostics.append(sourceText.diagnostic(.error, message, at: offset)) }
    }

    mutating func read() {
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            var line = bytes[start..<end]
            while let last = line.last, last == 0x0D || last == 0x20 || last == 0x09 { line.removeLast() }
            line = line.drop { $0 == 0x20 || $0 == 0x09 }
            read(line, at: start)
            start = end + 1
        }
        finish()
    }

    private mutating func read(_ line: ArraySlice<UInt8>, at offset: Int) {
        if line.isEmpty { return }
        if line.first == UInt8(ascii: "#") {
            if line.starts(with: "#~".utf8) { return }
            if !message.texts.isEmpty { finish() }
            let words = String(decoding: line.dropFirst(2), as: UTF8.self)
            if line.starts(with: "#.".utf8) { message.comments.append(String(AndroidText.trimmed(words))) }
            if line.starts(with: "#,".utf8) {
                let flags = words.split(separator: ",").map { AndroidText.trimmed(String($0)) }
                if flags.contains("fuzzy") { message.isFuzzy = true }
            }
            return
        }
        if line.first == UInt8(ascii: "\"") {
            guard let text = unquoted(line, at: line.startIndex) else { return }
            if let currentForm {
                message.texts[currentForm, default: ""] += text
            } else if let current {
                message[keyPath: current] = (message[keyPath: current] ?? "") + text
            } else {
                report("a text stands behind no keyword", at: line.startIndex)
            }
            return
        }
        guard let quote = line.firstIndex(of: UInt8(ascii: "\"")) else {
            report("a keyword and a quoted text are expected", at: offset)
            return
        }
        let word = AndroidText.trimmed(String(decoding: line[..<quote], as: UTF8.self))
        if (word == "msgctxt" || word == "msgid"), !message.texts.isEmpty { finish() }
        guard let text = unquoted(line[quote...], at: quote) else { return }
        currentForm = nil
        current = nil
        switch word {
        case "msgctxt": current = \.context
        case "msgid":
            message.start = offset
            current = \.identity
        case "msgid_plural": current = \.plural
        case "msgstr": currentForm = 0
        case _ where word.hasPrefix("msgstr["):
            guard word.hasSuffix("]"), let number = Int(word.dropFirst(7).dropLast()), (0..<100).contains(number) else {
                report("the number of the form cannot be read", at: offset)
                return
            }
            currentForm = number
        default:
            report("“\(word)” is no keyword", at: offset)
            return
        }
        if let currentForm { message.texts[currentForm] = text }
        if let current { message[keyPath: current] = text }
    }

    /// The text between quotation marks, its escapes resolved.
    private mutating func unquoted(_ line: ArraySlice<UInt8>, at offset: Int) -> String? {
        guard line.count >= 2, line.last == UInt8(ascii: "\"") else {
            report("the quoted text has no end", at: offset)
            return nil
        }
        var output: [UInt8] = []
        var index = line.startIndex + 1
        let end = line.endIndex - 1
        while index < end {
            guard line[index] == UInt8(ascii: "\\"), index + 1 < end else {
                output.append(line[index])
                index += 1
                continue
            }
            let letter = line[index + 1]
            index += 2
            switch letter {
            case UInt8(ascii: "n"): output.append(0x0A)
            case UInt8(ascii: "t"): output.append(0x09)
            case UInt8(ascii: "r"): output.append(0x0D)
            case UInt8(ascii: "a"): output.append(0x07)
            case UInt8(ascii: "b"): output.append(0x08)
            case UInt8(ascii: "v"): output.append(0x0B)
            case UInt8(ascii: "f"): output.append(0x0C)
            case UInt8(ascii: "0")...UInt8(ascii: "7"):
                var value = Int(letter & 7)
                var count = 1
                while count < 3, index < end, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(line[index]) {
                    value = value * 8 + Int(line[index] & 7)
                    index += 1
                    count += 1
                }
                output.append(UInt8(truncatingIfNeeded: value))
            default: output.append(letter)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    // MARK: - Messages

    private mutating func finish() {
        defer {
            message = Message()
            current = nil
            currentForm = nil
        }
        guard let identity = message.identity else {
            if !message.texts.isEmpty { report("a text has no msgid", at: message.start) }
            return
        }
        if identity.isEmpty, message.context == nil {
            readHeader(message.texts[0] ?? "")
            return
        }
        var key = identity
        if let context = message.context { key = keysInContext ? context : context + "\u{4}" + identity }
        var localizations: [TranslationTable.Localization] = []
        let original: TranslationTable.Variant =
            message.plural.map { plural in
                .plural([.one: .unit(.init(identity)), .other: .unit(.init(plural))])
            } ?? .unit(.init(identity))
        localizations.append(TranslationTable.Localization(language: source, variant: original))
        if let language, language != source, message.texts.values.contains(where: { !$0.isEmpty }) {
            let state: EntryState = message.isFuzzy ? .needsReview : .translated
            var variant = TranslationTable.Variant.unit(.init(message.texts[0] ?? "", state: state))
            if message.plural != nil {
                if plurals == nil { report("the header has no Plural-Forms that can be read", at: message.start) }
                let categories = plurals?.categories ?? [.other]
                var forms: [PluralCategory: TranslationTable.Variant] = [:]
                for (index, category) in categories.enumerated() {
                    if let text = message.texts[index] { forms[category] = .unit(.init(text, state: state)) }
                }
                variant = .plural(forms)
            }
            localizations.append(TranslationTable.Localization(language: language, variant: variant))
        }
        entries.append(
            TranslationTable.Entry(
                key: key, comment: message.comments.isEmpty ? nil : message.comments.joined(separator: "\n"),
                localizations: localizations))
    }

    private mutating func readHeader(_ text: String) {
        var forms: String?
        for line in text.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let value = AndroidText.trimmed(String(line[line.index(after: colon)...]))
            switch line[..<colon].lowercased() {
            case "language": if language == nil { language = LanguageTag(String(value)) }
            case "plural-forms": forms = String(value)
            case "x-source-language":
                if !hasSource, let tag = LanguageTag(String(value)) { source = tag }
            case "x-key-in-context": keysInContext = value == "yes"
            default: break
            }
        }
        plurals = forms.flatMap { GettextPlurals(header: $0, language: language ?? source) }
    }
}
