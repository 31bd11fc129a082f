public import Languages

/// An immutable table from key and language to a text.
///
/// A table is one run of bytes. Making one reads only its header, and finding a text reads only what belongs to it, so
/// that a program with many texts starts as fast as one with few. Keys are compared as bytes.
///
/// Tables come from ``Builder`` or, compiled into a program, from the `CompileStringTables` plugin. Texts are found
/// with a ``Localizer``.
public struct StringTable: Sendable {
    private enum Storage: Sendable {
        case literal(StaticString)
        case array([UInt8])
    }

    private let storage: Storage

    /// The languages of the table, sorted by their tags.
    public let languages: [LanguageTag]

    /// Makes a table from a literal that the `CompileStringTables` plugin wrote.
    ///
    /// A literal of another kind makes an empty table. ``init(bytes:)`` tells why.
    public init(literal: StaticString) {
        guard literal.hasPointerRepresentation,
            let table = try? StringTable(storage: .literal(literal))
        else {
            self = .empty
            return
        }
        self = table
    }

    /// Makes a table from the bytes of a compiled one.
    ///
    /// - Throws: ``StringTableError/Code/notATable`` where the bytes are something else or damaged: every key and every
    ///   text is looked at once.
    /// - Complexity: The size of the table.
    public init(bytes: [UInt8]) throws(StringTableError) {
        try self.init(storage: .array(bytes))
        let damage = withBytes { $0.firstDamage }
        if let damage {
            throw StringTableError(.notATable, "The compiled table is damaged.", offset: damage)
        }
    }

    /// The table without any text.
    public static let empty = StringTable(storage: .array([]), languages: [])

    private init(storage: Storage, languages: [LanguageTag]) {
        self.storage = storage
        self.languages = languages
    }

    private init(storage: Storage) throws(StringTableError) {
        let languages = StringTable(storage: storage, languages: []).withBytes { $0.checkedLanguages }
        guard let languages else {
            throw StringTableError(
                .notATable, "These bytes are no compiled string table of version \(TableBytes.version).")
        }
        self.init(storage: storage, languages: languages)
    }

    /// The number of keys.
    public var count: Int { withBytes { $0.keyCount } }

    /// The keys, sorted by their bytes.
    public var keys: [String] {
        withBytes { bytes in
            (0..<bytes.keyCount).compactMap { bytes.key($0).map { String(decoding: $0, as: UTF8.self) } }
        }
    }

    /// The text of a key in exactly one language, with its state, for tools and checks.
    public func text(forKey key: String, in language: LanguageTag) -> (text: MessageText, state: EntryState)? {
        guard let index = languages.firstIndex(of: language) else { return nil }
        return withEntry(forKey: key) { bytes, entry in
            guard let found = bytes.text(ofEntry: entry, language: index),
                let text = bytes.messageText(at: found.offset)
            else { return nil }
            return (text, bytes.state(found.state))
        }
    }

    /// Lets a function read the texts of a key, or gives nil where the table does not have the key.
    func withEntry<Result>(forKey key: String, _ read: (TableBytes, Int) -> Result?) -> Result? {
        var key = key
        return key.withUTF8 { key in
            withBytes { bytes in bytes.entry(forKey: key).flatMap { read(bytes, $0) } }
        }
    }

    func withBytes<Result>(_ read: (TableBytes) -> Result) -> Result {
        switch storage {
        case .literal(let literal):
            // The literal lives as long as the program.
            return read(
                TableBytes(bytes: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)))
        case .array(let array):
            return array.withUnsafeBufferPointer { read(TableBytes(bytes: $0)) }
        }
    }
}

extension TableBytes {
    /// The languages, or nil where the header is not one of this version's.
    fileprivate var checkedLanguages: [LanguageTag]? {
        guard bytes.starts(with: TableBytes.magic), number(at: 8, width: 4) == TableBytes.version,
            number(at: 12, width: 4) == bytes.count, run(at: 0, size: keyRecord(keyCount)) != nil
        else { return nil }
        var languages: [LanguageTag] = []
        for index in 0..<languageCount {
            guard let offset = number(at: languageRecord(index), width: 4), let text = string(at: offset),
                let language = LanguageTag(text)
            else { return nil }
            languages.append(language)
        }
        return languages
    }

    /// The state of a number; a damaged one needs review.
    func state(_ index: Int) -> EntryState {
        guard let offset = number(at: stateRecord(index), width: 4), let word = string(at: offset) else {
            return .needsReview
        }
        return switch word {
        case "translated": .translated
        default: EntryState(rawValue: word)
        }
    }

    /// Where the first damage is, or nil where every key and text can be read.
    fileprivate var firstDamage: Int? {
        var last: UnsafeBufferPointer<UInt8>?
        for index in 0..<keyCount {
            let record = keyRecord(index)
            guard let key = key(index), let entry = entry(forKey: key), let count = number(at: entry, width: 2) else {
                return record
            }
            if let last, !last.lexicographicallyPrecedes(key) { return record }
            last = key
            for position in 0..<count {
                let place = entry + 2 + 7 * position
                guard let language = number(at: place, width: 2), language < languageCount,
                    let state = number(at: place + 2, width: 1), state < stateCount,
                    let offset = number(at: place + 3, width: 4), messageText(at: offset) != nil
                else { return place }
            }
        }
        return String(validating: bytes, as: UTF8.self) == nil ? 0 : nil
    }
}
