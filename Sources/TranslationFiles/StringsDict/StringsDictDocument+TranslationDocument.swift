internal import Diagnostics
public import Languages
internal import StringTables

/// Editing keeps the encoding, line ends, indentation, references, comments and damage of the file.
///
/// The plain text of an entry is its format, `NSStringLocalizedFormatKey`, or its only text. Further texts are
///
/// - `substitutions.NAME.plural.CATEGORY`, the forms of a variable; an edit may leave `substitutions.NAME` out where the
///   entry has one variable, or is new (then its name is `value`),
/// - `width.20` and `device.mac`, the texts of those rules, before the rest of the way where they hold plurals.
///
/// What is new is written so:
///
/// - A new form stands where CLDR's order of the categories has it, a new width by its number, a new device before
///   `other`. A new variable is a plural of `lld`; a new entry whose first text is a form has the format `%#@NAME@`.
/// - An entry that was one text gets a format when it gets a form.
/// - The last form takes its variable along, and the last text its entry. The format of an entry with variables stays.
/// - A new key comes behind the last entry or to its place, and an entry goes, as in ``StringsDocument``.
/// - A binary property list is written anew: its values stay, its bytes do not.
extension StringsDictDocument: TranslationDocument {
    /// The bytes that could not be read, in the order of the file.
    public var damages: [Damage] { list.damages }

    /// Nil: the file does not say which language its texts come from.
    public var sourceLanguage: LanguageTag? { nil }

    /// The language of the file, where it is known.
    public var languages: [LanguageTag] { language.map { [$0] } ?? [] }

    /// The entries that count, with all their texts.
    ///
    /// - Complexity: Linear in the number of bytes.
    public var translationEntries: [TranslationEntry] {
        entries.lazy.filter { !$0.isSuperseded }.map(translationEntry)
    }

    /// The entry of a key that counts, compared as bytes; nil where there is none.
    public func translationEntry(forKey key: String) -> TranslationEntry? {
        numbers[Array(key.utf8)].map { translationEntry(entries[$0]) }
    }

    /// The file after some edits, each made on what those before it left.
    ///
    /// - Throws: ``TranslationFileError``; nothing was changed then.
    /// - Complexity: Linear in the number of bytes for as many edits of different keys as there are, once more for each
    ///   further edit of one key.
    public func applying(_ edits: [TranslationEdit]) throws(TranslationFileError) -> StringsDictDocument {
        try applyingRounds(edits)
    }

    private func translationEntry(_ entry: Entry) -> TranslationEntry {
        let (key, value) = (entry.keyRange, entry.valueRange)
        let range = min(key.lowerBound, value.lowerBound)..<max(key.upperBound, value.upperBound)
        var comment: String?
        if !list.isBinary, !list.comments.isEmpty {
            let comments = list.entryComments(
                of: (range, value), between: entry.neighbours, isFirst: entry.isFirst)
            comment = CommentSyntax.xml.words(
                of: comments.above.isEmpty ? comments.beside[...] : comments.above, in: list.source.bytes)
        }
        let texts = texts(of: entry.rule, []).sorted {
            ($0.range.lowerBound, $0.variation.description) < ($1.range.lowerBound, $1.variation.description)
        }
        return TranslationEntry(key: entry.key, comment: comment, texts: texts, range: range)
    }

    private func texts(of rule: Rule, _ steps: [VariationPath.Step]) -> [TranslationEntry.Text] {
        func made(_ text: Text, _ more: [VariationPath.Step]) -> TranslationEntry.Text {
            TranslationEntry.Text(
                language: language, variation: VariationPath(steps + more), value: text.value, state: nil,
                range: text.range)
        }
        switch rule {
        case .text(let text): return [made(text, [])]
        case .plural(let format, let variables):
            // Of two variables with one name the last one counts.
            let forms = Dictionary(variables.map { ($0.name, $0.forms) }) { $1 }
            return [made(format, [])]
                + forms.flatMap { name, forms in
                    forms.map { made($0.value, [.substitution(name), .plural($0.key)]) }
                }
        case .widths(let rules): return rules.flatMap { texts(of: $0.value, steps + [.width($0.key)]) }
        case .devices(let rules): return rules.flatMap { texts(of: $0.value, steps + [.device($0.key)]) }
        }
    }
}

extension StringsDictDocument: SingleLanguageDocument {
    func refusal(_ code: TranslationFileError.Code, _ message: String, at offset: Int) -> TranslationFileError {
        TranslationFileError(code, name: name, diagnostic: list.diagnostic(.error, message, at: offset))
    }

    var encoding: TextEncoding { list.encoding }

    var entryCount: Int { numbers.count }

    func hasEntry(_ key: String) -> Bool { numbers[Array(key.utf8)] != nil }

    var otherKeys: OtherKeys {
        var keys = OtherKeys()
        if let root = list.root {
            for member in root.members {
                let key = Array(member.key.utf8)
                if numbers[key] == nil { keys.withoutText.insert(key) }
            }
        }
        for damage in damages {
            if let key = PropertyListText.firstKey(in: damage.range, of: list.source.bytes),
                keys.damaged[key] == nil
            {
                keys.damaged[key] = damage
            }
        }
        return keys
    }

    func value(at address: TextAddress) -> String? {
        guard let entry = translationEntry(forKey: address.key) else { return nil }
        if case .plural(let category) = address.variation.steps.last, !address.variation.hasVariable {
            // The way may leave out the name of the only variable.
            let outer = address.variation.steps.dropLast()
            return entry.texts.first {
                $0.variation.steps.dropLast(2).elementsEqual(outer) && $0.variation.steps.last == .plural(category)
            }?.value
        }
        return entry.texts.first { $0.variation == address.variation }?.value
    }

    func changing(_ edits: [TranslationEdit]) throws(TranslationFileError) -> StringsDictDocument {
        guard let table = PropertyListTable(list) else {
            throw refusal(.damaged, "the property list holds no table that could be edited", at: 0)
        }
        let editor = StringsDictEditor(document: self, table: table)
        var changes: [PropertyListEdit] = []
        for edit in edits { changes += try editor.changes(of: edit) }
        return try applying(changes)
    }

    func adding(_ edits: [(text: String, address: TextAddress)]) throws(TranslationFileError) -> StringsDictDocument {
        if bytes.isEmpty { return try StringsDictDocument.empty(like: self).adding(edits) }
        guard let table = PropertyListTable(list) else {
            throw refusal(.damaged, "the property list holds no table that could be edited", at: 0)
        }
        let editor = StringsDictEditor(document: self, table: table)
        var new: [(key: String, value: PropertyListDraft)] = []
        for (text, address) in edits {
            new.append((address.key, try editor.draft(of: text, at: address.variation.steps[...])))
        }
        return try applying(table.adding(new))
    }

    func copying(_ copies: [(key: String, name: String)]) throws(TranslationFileError) -> StringsDictDocument {
        guard let table = PropertyListTable(list) else {
            throw refusal(.damaged, "the property list holds no table that could be edited", at: 0)
        }
        let editor = StringsDictEditor(document: self, table: table)
        var new: [(key: String, value: PropertyListDraft)] = []
        for (key, name) in copies { new.append((name, try editor.draft(copying: key))) }
        return try applying(table.adding(new))
    }

    private func applying(_ changes: [PropertyListEdit]) throws(TranslationFileError) -> StringsDictDocument {
        do {
            return StringsDictDocument(
                parsing: try list.applying(changes, to: bytes), name: name, language: language, limits: limits)
        } catch {
            throw refusal(.notSupported, error.message, at: 0)
        }
    }

    /// A table without entries, as Xcode writes it, in place of a file without bytes.
    private static func empty(like document: StringsDictDocument) -> StringsDictDocument {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            </dict>
            </plist>

            """
        return StringsDictDocument(
            parsing: Array(text.utf8), name: document.name, language: document.language, limits: document.limits)
    }
}

extension VariationPath {
    /// Whether some step names a variable.
    var hasVariable: Bool {
        steps.contains {
            if case .substitution = $0 { true } else { false }
        }
    }
}
