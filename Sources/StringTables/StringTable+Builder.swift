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
        /// - Throws: ``StringTableError/Code/tooLarge`` where the format does not hold it: 268,435,455 bytes, 128 states,
        ///   and for one text 16,383 pieces and variants eight deep.
        public func table() throws(StringTableError) -> StringTable { try StringTable(trusted: bytes()) }

        /// The bytes of the table: valid UTF-8, and ASCII outside the keys and texts.
        ///
        /// Each key takes five bytes more in each language, whether it has a text there or not.
        ///
        /// - Throws: As ``table()``.
        public func bytes() throws(StringTableError) -> [UInt8] {
            let keys = entries.sorted { $0.key.lexicographicallyPrecedes($1.key) }
            let languages = Set(keys.lazy.flatMap(\.value.keys)).sorted()
            let states = Set(keys.lazy.flatMap { $0.value.values.map(\.state.rawValue.bytes) })
                .sorted { $0.lexicographicallyPrecedes($1) }
            let stateNumbers = Dictionary(uniqueKeysWithValues: zip(states, 0...))
            var layout = TableLayout(
                tags: languages.map(\.description.bytes), states: states, keys: keys.map(\.key))
            for language in languages {
                layout.beginLanguage()
                for (number, entry) in keys.enumerated() {
                    guard let found = entry.value[language] else { continue }
                    try layout.add(found.text, key: number, state: stateNumbers[found.state.rawValue.bytes] ?? 0)
                }
            }
            guard let bytes = layout.finished() else {
                throw StringTableError(.tooLarge, "The table holds more than its format can.")
            }
            return bytes
        }
    }
}
