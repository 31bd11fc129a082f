public import Languages

extension StringTable {
    /// Collects texts and makes a table of them.
    ///
    /// The table depends only on what was added, not on the order.
    public struct Builder: Sendable {
        private struct Entry {
            let text: MessageText
            let state: EntryState
        }

        private var entries: [[UInt8]: [LanguageTag: Entry]] = [:]

        /// Makes an empty builder.
        public init() {}

        /// Adds the text of a key in a language.
        ///
        /// - Throws: ``StringTableError/Code/duplicate`` where the key has a text in the language already.
        public mutating func add(
            key: String, language: LanguageTag, text: MessageText, state: EntryState = .translated
        ) throws(StringTableError) {
            let bytes = Array(key.utf8)
            let tag = language.withoutExtensions
            guard entries[bytes]?[tag] == nil else {
                throw StringTableError(.duplicate, "The key “\(key)” has two texts in the language \(tag).")
            }
            entries[bytes, default: [:]][tag] = Entry(text: text, state: state)
        }

        /// Whether the builder has a text of a key in any language.
        public func contains(key: String) -> Bool { entries[Array(key.utf8)] != nil }

        /// Whether the builder has the text of a key in a language.
        public func contains(key: String, language: LanguageTag) -> Bool {
            entries[Array(key.utf8)]?[language.withoutExtensions] != nil
        }

        /// The table of what was added.
        ///
        /// - Throws: ``StringTableError/Code/tooLarge`` where the format does not hold it: 268,435,455 bytes, 16,383
        ///   languages, 128 states, and for one text 16,383 pieces and variants eight deep.
        public func table() throws(StringTableError) -> StringTable { try StringTable(bytes: bytes()) }

        /// The bytes of the table: valid UTF-8, and ASCII outside the keys and texts.
        ///
        /// - Throws: As ``table()``.
        public func bytes() throws(StringTableError) -> [UInt8] {
            let languages = Set(entries.values.flatMap(\.keys)).sorted()
            let states = Set(entries.values.flatMap { $0.values.map(\.state.rawValue.bytes) })
                .sorted { $0.lexicographicallyPrecedes($1) }
            let keys = entries.keys.sorted { $0.lexicographicallyPrecedes($1) }
            let languageNumbers = Dictionary(uniqueKeysWithValues: zip(languages, 0...))
            let stateNumbers = Dictionary(uniqueKeysWithValues: zip(states, 0...))

            var writer = TableWriter(
                bodyOffset: TableBytes.headerSize + 4 * (languages.count + states.count + keys.count))
            var records: [Int] = []
            for language in languages { records.append(writer.sizedRun(language.description.bytes)) }
            for state in states { records.append(writer.sizedRun(state)) }
            for key in keys {
                // The texts come first, so that their places are known when the entry is written.
                let texts = (entries[key] ?? [:]).sorted { $0.key < $1.key }
                var offsets: [Int] = []
                for text in texts { offsets.append(try writer.text(text.value.text)) }
                records.append(writer.sizedRun(key))
                writer.number(texts.count, width: 2)
                for (text, offset) in zip(texts, offsets) {
                    writer.number(languageNumbers[text.key] ?? 0, width: 2)
                    writer.number(stateNumbers[text.value.state.rawValue.bytes] ?? 0, width: 1)
                    writer.number(offset, width: 4)
                }
            }

            var header = TableWriter(bodyOffset: 0)
            header.body = TableBytes.magic
            let size = writer.end
            for value in [TableBytes.version, size, keys.count, languages.count, states.count] + records {
                header.number(value, width: 4)
            }
            guard !writer.overflowed, !header.overflowed else {
                throw StringTableError(.tooLarge, "The table holds more than its format can.")
            }
            return header.body + writer.body
        }
    }
}

/// Writes the parts of a compiled table one after another.
private struct TableWriter {
    let bodyOffset: Int
    var body: [UInt8] = []
    /// Whether some number did not fit.
    var overflowed = false
    private var known: [[UInt8]: Int] = [:]

    init(bodyOffset: Int) { self.bodyOffset = bodyOffset }

    /// Where the next byte goes.
    var end: Int { bodyOffset + body.count }

    mutating func number(_ value: Int, width: Int) {
        if value < 0 || value >= 1 << (7 * width) { overflowed = true }
        for digit in (0..<width).reversed() { body.append(UInt8(truncatingIfNeeded: value >> (7 * digit)) & 0x7F) }
    }

    /// Writes bytes after their size.
    mutating func sizedRun(_ bytes: [UInt8]) -> Int {
        let offset = end
        number(bytes.count, width: 4)
        body += bytes
        return offset
    }

    /// Writes a text once, however often it is asked for.
    mutating func text(_ text: MessageText) throws(StringTableError) -> Int {
        let bytes = try TextWriter.bytes(of: text)
        if let offset = known[bytes] { return offset }
        let offset = end
        body += bytes
        known[bytes] = offset
        return offset
    }
}

extension String {
    fileprivate var bytes: [UInt8] { Array(utf8) }
}
