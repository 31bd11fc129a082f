public import Languages

/// An immutable table from key and language to a text.
///
/// A table is one run of bytes. Making one from a literal or a mapped file reads only its header, and finding a text
/// reads only what belongs to it, so that a program with many texts starts as fast as one with few. Keys are compared
/// as bytes.
///
/// ```swift
/// let table = try StringTable(mapping: "/usr/share/shop/texts")
/// let localizer = Localizer(tables: [table.named("Shop")] + Localizations.tables, formatting: formatting)
/// ```
///
/// Tables come from ``Builder`` or, compiled into a program, from the `CompileStringTables` plugin. Texts are found
/// with a ``Localizer``. A table may be used from any number of threads at once; reading takes no lock.
public struct StringTable: Sendable {
    let storage: TableStorage

    /// The name by which a lookup may ask for this table alone; nil where it has none.
    public let name: String?

    private init(_ storage: TableStorage, name: String? = nil) {
        self.storage = storage
        self.name = name
    }

    /// Makes a table from a literal that the `CompileStringTables` plugin wrote.
    ///
    /// The literal is a part of the program and as trustworthy as its code: nothing but its header is looked at.
    /// A literal of another kind makes an empty table. ``init(bytes:)`` tells why.
    public init(literal: StaticString) {
        self = (try? TableStorage(literal: literal)).map { StringTable($0) } ?? .empty
    }

    /// Makes a table from a copy of the bytes of a compiled one.
    ///
    /// - Throws: ``StringTableError/Code/notATable`` where the bytes are something else,
    ///   ``StringTableError/Code/damaged`` where they are damaged: every key and every text is looked at once.
    /// - Complexity: The size of the table.
    public init(bytes: [UInt8]) throws(StringTableError) {
        // Whether the bytes are UTF-8 comes first: everything else trusts it.
        let refusal = bytes.withUnsafeBytes { UTF8Text.isValid($0) ? nil : StringTableError.refusal(of: $0) }
        if let refusal { throw refusal }
        let table = StringTable(try TableStorage(trusted: bytes))
        try table.check()
        self = table
    }

    /// Makes a table from bytes that the builder has just written.
    init(trusted bytes: [UInt8]) throws(StringTableError) { self.init(try TableStorage(trusted: bytes)) }

    /// Makes a table that reads a file where it is, by mapping it into memory.
    ///
    /// Only the header is read and checked now. Each block of 4 KiB is checked – its checksum, and that it is UTF-8 –
    /// when a lookup touches it first; in a damaged block no key and no text is found. ``check()`` looks at everything.
    /// Memory is taken for what is touched, and shared with other processes that map the same file.
    ///
    /// A mapped file must never be written in place or cut: replace it by renaming another file over it. The table then
    /// keeps the old file until it is no longer used. Use ``init(copying:sizeLimit:)`` for a file that others may write.
    ///
    /// - Parameters:
    ///   - path: The path of a regular file.
    ///   - sizeLimit: The most bytes that the file may have.
    /// - Throws: ``StringTableError/Code/unreadable`` where the file cannot be mapped,
    ///   ``StringTableError/Code/tooLarge`` above the limit, ``StringTableError/Code/notATable`` where it is empty or
    ///   something else, ``StringTableError/Code/damaged`` where the header is damaged.
    /// - Complexity: The number of languages and blocks.
    public init(mapping path: String, sizeLimit: Int = StringTable.largestSize) throws(StringTableError) {
        self.init(try TableStorage(mapped: FileBytes.map(path, sizeLimit: sizeLimit)))
    }

    /// Makes a table from a copy of a file, which others may write at any time.
    ///
    /// - Parameters:
    ///   - path: The path of a regular file.
    ///   - sizeLimit: The most bytes that the file may have.
    /// - Throws: As ``init(mapping:sizeLimit:)`` and ``init(bytes:)``.
    /// - Complexity: The size of the file.
    public init(copying path: String, sizeLimit: Int = StringTable.largestSize) throws(StringTableError) {
        try self.init(bytes: FileBytes.copy(path, sizeLimit: sizeLimit))
    }

    /// The most bytes that a compiled table has.
    public static let largestSize = TableBytes.largestSize

    /// Whether a file begins as a compiled table of any version does.
    public static func isCompiled(_ bytes: [UInt8]) -> Bool { bytes.starts(with: TableBytes.magic) }

    /// The table without any text.
    public static let empty = StringTable(TableStorage(empty: ()))

    /// The same table under a name.
    public func named(_ name: String?) -> StringTable { StringTable(storage, name: name) }

    /// The languages of the table, sorted by their tags.
    public var languages: [LanguageTag] { storage.languages }

    /// The number of keys.
    public var count: Int { storage.index.keyCount }

    /// The keys, sorted by their bytes.
    public var keys: [String] {
        withIndex { index in
            (0..<index.keyCount).compactMap { index.key($0).map { String(decoding: $0, as: UTF8.self) } }
        }
    }

    /// The text of a key in exactly one language, with its state, for tools and checks.
    public func text(forKey key: String, in language: LanguageTag) -> (text: MessageText, state: EntryState)? {
        guard let position = languages.firstIndex(of: language) else { return nil }
        return key.withKeyBytes { key in
            withIndex { index in
                guard let number = index.number(ofKey: key, hash: KeyHash.hash(key)),
                    let found = index.text(ofKey: number, places: storage.places[position]),
                    let text = index.text(at: found.offset)?.messageText(at: 0)
                else { return nil }
                return (text, storage.state(found.state))
            }
        }
    }

    /// Lets a function read the table while its memory is held.
    func withIndex<Result>(_ read: (TableIndex) -> Result) -> Result {
        withExtendedLifetime(storage) { read(storage.index) }
    }
}

extension String {
    /// Lends the bytes of a key.
    @inline(__always)
    func withKeyBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        // Without a copy of the string: that would count up a reference that threads may share.
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        var copy = self
        return copy.withUTF8(body)
    }
}
