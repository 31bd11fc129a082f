public import Languages

/// Words that have to be translated in one way, as a file of lines and cells has them.
///
/// Cells are parted by tabs; empty lines and lines that begin with `#` are passed over. The first line tells which of two
/// forms a file has.
///
/// A line a word, where nobody asks where a translation comes from. From the second cell on the first line has the
/// languages, the others a translation, or nothing where it does not matter:
///
/// ```
/// term      de       fr
/// purchase  Kauf     achat
/// ```
///
/// A line a word and language. The first line begins with the cells `language`, `term` and `approved` and may name
/// `further`, `part` and `sources`; other columns are for people:
///
/// ```
/// language  term      approved  further         part    sources
/// en        purchase  purchase  purchases       noun
/// ru        purchase  покупка   покупк, покупо  noun    apple, mozilla
/// ru        Cancel    Отмена                    button  apple, mozilla
/// ```
///
/// Cells with several values part them with commas. `further` has the forms and stems that grammar makes of a word, for
/// the language of the source those of the term itself. A line of the part `button` is about entries whose key or
/// comment has the word “button” and whose text is the term and nothing else, as their translation is then the approved
/// form. `sources` names who uses the approved form. Forms are compared by their characters in lower case, so a file and
/// its glossary should both be in Unicode's form NFC.
///
/// - Complexity: Linear in the number of bytes.
public struct Glossary: Hashable, Sendable {
    /// The most bytes of a cell that is looked for in texts.
    public static let longestForm = 200

    /// The words, in the order of the file.
    public let terms: [LintOptions.Term]

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The file, in UTF-8.
    ///   - name: The name of the file, for messages.
    ///   - source: The language whose forms are those of the terms themselves.
    /// - Throws: ``GlossaryError`` with the place.
    public init(parsing bytes: [UInt8], name: String, source: LanguageTag = .english) throws(GlossaryError) {
        var rows = GlossaryRows(bytes, name: name)
        guard rows.isText else { throw rows.error(.notText, "the file is not UTF-8", at: 0) }
        guard let head = rows.next() else {
            terms = []
            return
        }
        let names = head.map(\.text)
        terms =
            if names.starts(with: ["language", "term", "approved"]) {
                try Self.terms(byLanguage: &rows, columns: names, source: source)
            } else {
                try Self.terms(&rows, head: head)
            }
    }

    private static func terms(
        _ rows: inout GlossaryRows, head: [GlossaryRows.Cell]
    ) throws(GlossaryError) -> [LintOptions.Term] {
        var tags: [LanguageTag] = []
        for cell in head.dropFirst() {
            guard let tag = LanguageTag(cell.text) else {
                throw rows.error(
                    .noLanguage, "the first line names languages, and this is no tag of one", at: cell.offset)
            }
            tags.append(tag)
        }
        var terms: [LintOptions.Term] = []
        while let cells = rows.next() {
            guard cells.count <= tags.count + 1 else {
                throw rows.error(
                    .tooManyCells, "the line has more cells than the first one names languages",
                    at: cells[tags.count + 1].offset)
            }
            guard let word = cells.first, !word.text.isEmpty else {
                throw rows.error(.noTerm, "the word is missing", at: cells.first?.offset ?? 0)
            }
            for cell in cells { try rows.checkLength(of: cell.text, at: cell.offset) }
            var required: [LanguageTag: String] = [:]
            for (tag, cell) in zip(tags, cells.dropFirst()) where !cell.text.isEmpty { required[tag] = cell.text }
            terms.append(LintOptions.Term(word.text, required: required))
        }
        return terms
    }

    private static func terms(
        byLanguage rows: inout GlossaryRows, columns: [String], source: LanguageTag
    ) throws(GlossaryError) -> [LintOptions.Term] {
        var terms: [LintOptions.Term] = []
        var numbers: [String: Int] = [:]
        let further = columns.firstIndex(of: "further")
        let part = columns.firstIndex(of: "part")
        let sources = columns.firstIndex(of: "sources")
        while let cells = rows.next() {
            func list(_ column: Int?) -> [String] {
                guard let column, column < cells.count else { return [] }
                return cells[column].text.split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
            }
            guard cells.count >= 3, !cells[1].text.isEmpty, !cells[2].text.isEmpty else {
                throw rows.error(
                    .noTerm, "a line needs a language, a term and its approved form", at: cells.first?.offset ?? 0)
            }
            guard cells.count <= columns.count else {
                throw rows.error(
                    .tooManyCells, "the line has more cells than the first one names columns",
                    at: cells[columns.count].offset)
            }
            guard let language = LanguageTag(cells[0].text) else {
                throw rows.error(.noLanguage, "this is no tag of a language", at: cells[0].offset)
            }
            let (word, approved) = (cells[1].text, cells[2].text)
            for form in [word, approved] + list(further) { try rows.checkLength(of: form, at: cells[0].offset) }
            let isButton = list(part) == ["button"]
            let number = numbers[word] ?? terms.count
            if number == terms.count {
                numbers[word] = number
                terms.append(LintOptions.Term(word, required: [:], isButton: isButton))
            }
            guard terms[number].isButton == isButton else {
                throw rows.error(.contradiction, "the term is a button in one line only", at: cells[1].offset)
            }
            guard terms[number].required[language] == nil else {
                throw rows.error(.contradiction, "the term has a line in this language already", at: cells[0].offset)
            }
            terms[number].required[language] = approved
            if language == source {
                terms[number].sourceForms = list(further)
            } else {
                terms[number].furtherForms[language] = list(further)
            }
            terms[number].evidence[language] = list(sources)
        }
        return terms
    }
}

extension Substring {
    /// The text without spaces at its ends.
    fileprivate var trimmed: String {
        var rest = self
        while rest.first == " " { rest.removeFirst() }
        while rest.last == " " { rest.removeLast() }
        return String(rest)
    }
}
