internal import Diagnostics
internal import Languages
internal import TranslationLint

/// A file of words that have to be translated in one way.
///
/// It is lines of cells with tabs between them. The first line has the languages from its second cell on; each other one
/// has a word of the source and what a translation has to hold, an empty cell where that does not matter. Empty lines and
/// lines that begin with `#` are passed over.
struct GlossaryFile: Sendable {
    /// The words, in the order of the file.
    let terms: [LintOptions.Term]

    /// Reads a file.
    ///
    /// - Throws: A failure with status 65 and the place, 66 where it is not there.
    init(_ path: String, _ io: CommandIO) throws(CommandFailure) {
        let source = SourceText(bytes: try io.read(path))
        func fault(_ message: String, at offset: Int) -> CommandFailure {
            CommandFailure(
                .badData, source.diagnostic(.error, message, at: offset).description(file: io.fileName(path)))
        }
        guard String(validating: source.bytes, as: UTF8.self) != nil else {
            throw fault("the file is not UTF-8", at: 0)
        }
        var languages: [LanguageTag]?
        var terms: [LintOptions.Term] = []
        var start = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while start < source.bytes.count {
            let end = source.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count
            defer { start = end + 1 }
            var line = source.bytes[start..<end]
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
            let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            func text(_ cell: ArraySlice<UInt8>) -> String { String(decoding: cell, as: UTF8.self) }
            guard let tags = languages else {
                var tags: [LanguageTag] = []
                for cell in cells.dropFirst() {
                    guard let tag = LanguageTag(text(cell)) else {
                        throw fault("the first line names languages, and this is no tag of one", at: cell.startIndex)
                    }
                    tags.append(tag)
                }
                languages = tags
                continue
            }
            guard cells.count <= tags.count + 1 else {
                throw fault(
                    "the line has more cells than the first one names languages", at: cells[tags.count + 1].startIndex)
            }
            guard let word = cells.first, !word.isEmpty else { throw fault("the word is missing", at: start) }
            var required: [LanguageTag: String] = [:]
            for (tag, cell) in zip(tags, cells.dropFirst()) where !cell.isEmpty { required[tag] = text(cell) }
            terms.append(LintOptions.Term(text(word), required: required))
        }
        self.terms = terms
    }
}
