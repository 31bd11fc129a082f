internal import Diagnostics

/// The lines of a glossary that are not empty and no comments, each as its cells.
struct GlossaryRows {
    /// What stands between two tabs.
    struct Cell {
        let text: String
        /// Where it begins in the file.
        let offset: Int
    }

    private let source: SourceText
    private let name: String
    private var start: Int

    init(_ bytes: [UInt8], name: String) {
        source = SourceText(bytes: bytes)
        self.name = name
        start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Whether the bytes are UTF-8.
    var isText: Bool { String(validating: source.bytes, as: UTF8.self) != nil }

    /// The cells of the next line, at least one; nil at the end.
    mutating func next() -> [Cell]? {
        while start < source.bytes.count {
            let end = source.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count
            var line = source.bytes[start..<end]
            start = end + 1
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
            return line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
                Cell(text: String(decoding: $0, as: UTF8.self), offset: $0.startIndex)
            }
        }
        return nil
    }

    /// Refuses what is too long to be looked for.
    ///
    /// - Throws: ``GlossaryError`` with the place.
    func checkLength(of form: String, at offset: Int) throws(GlossaryError) {
        guard form.utf8.count <= Glossary.longestForm else {
            throw error(.tooLong, "a form of a word has \(Glossary.longestForm) bytes at most", at: offset)
        }
    }

    /// An error at a place of the file.
    func error(_ code: GlossaryError.Code, _ message: String, at offset: Int) -> GlossaryError {
        GlossaryError(code, name: name, diagnostic: source.diagnostic(.error, message, at: offset))
    }
}
