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

        /// The table of what was added.
        ///
        /// - Throws: ``StringTableError/Code/tooLarge`` where the format does not hold it: 268,435,455 bytes, 128 states,
        ///   and for one text 16,383 pieces and forms eight deep.
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
                    layout.add(found.text, key: number, state: stateNumbers[found.state.rawValue.bytes] ?? 0)
                }
            }
            guard let bytes = layout.finished() else {
                throw StringTableError(.tooLarge, "The table holds more than its format can.")
            }
            return bytes
        }
    }
}

/// Writes the parts of a compiled table one after another.
struct TableWriter {
    let bodyOffset: Int
    var body: [UInt8] = []
    /// Whether some number did not fit.
    var overflowed = false
    private var known: [[UInt8]: Int] = [:]

    init(bodyOffset: Int = 0) { self.bodyOffset = bodyOffset }

    /// Where the next byte goes.
    var end: Int { bodyOffset + body.count }

    mutating func number(_ value: Int, width: Int) {
        if value < 0 || value >= 1 << (7 * width) { overflowed = true }
        for digit in (0..<width).reversed() { body.append(UInt8(truncatingIfNeeded: value >> (7 * digit)) & 0x7F) }
    }

    /// Writes a number of four bytes over what is there.
    mutating func replace(at place: Int, with value: Int) {
        if value < 0 || value > TableBytes.largestSize { overflowed = true }
        for digit in 0..<4 { body[place + digit] = UInt8(truncatingIfNeeded: value >> (7 * (3 - digit))) & 0x7F }
    }

    /// Writes a sum.
    mutating func sum(_ value: UInt64) {
        for digit in (0..<TableBytes.sumSize).reversed() {
            body.append(UInt8(truncatingIfNeeded: value >> (7 * UInt64(digit))) & 0x7F)
        }
    }

    /// Begins anew with writing each text once.
    mutating func forgetTexts() { known.removeAll(keepingCapacity: true) }

    /// Writes bytes after their size.
    mutating func sizedRun(_ bytes: [UInt8]) -> Int {
        let offset = end
        number(bytes.count, width: 4)
        body += bytes
        return offset
    }

    /// Writes a text once, however often it is asked for.
    mutating func text(_ text: MessageText) -> Int {
        var writer = TableWriter(bodyOffset: 0)
        writer.pieces(of: text, depth: 0)
        if writer.overflowed { overflowed = true }
        if let offset = known[writer.body] { return offset }
        let offset = end
        body += writer.body
        known[writer.body] = offset
        return offset
    }

    private mutating func pieces(of text: MessageText, depth: Int) {
        guard depth <= TableBytes.deepestNesting else {
            overflowed = true
            return
        }
        number(text.pieces.count, width: 2)
        for piece in text.pieces {
            switch piece {
            case .words(let words):
                letter("w")
                _ = sizedRun(words.bytes)
            case .argument(let place, .value):
                letter("@")
                number(place, width: 2)
            case .argument(let place, .integer(let minimumDigits)):
                letter("d")
                number(place, width: 2)
                number(minimumDigits, width: 1)
            case .argument(let place, .decimal(let fractionDigits)):
                letter("f")
                number(place, width: 2)
                if fractionDigits == 127 { overflowed = true }
                number(fractionDigits ?? 127, width: 1)
            case .argument(let place, .bits(let radix, let uppercase)):
                letter("x")
                number(place, width: 2)
                if radix != 8 && radix != 16 { overflowed = true }
                number(radix, width: 1)
                number(uppercase ? 1 : 0, width: 1)
            case .plural(let place, let forms):
                letter("p")
                number(place, width: 2)
                number(forms.count, width: 1)
                for (category, form) in forms.sorted(by: { $0.key.index < $1.key.index }) {
                    var writer = TableWriter(bodyOffset: 0)
                    writer.pieces(of: form, depth: depth + 1)
                    if writer.overflowed { overflowed = true }
                    number(category.index, width: 1)
                    _ = sizedRun(writer.body)
                }
            }
        }
    }

    private mutating func letter(_ letter: Unicode.Scalar) { body.append(UInt8(ascii: letter)) }
}

extension String {
    var bytes: [UInt8] { Array(utf8) }
}
