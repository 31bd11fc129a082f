public import Diagnostics
public import Languages

/// A `.strings` file with every byte kept: keys, texts, comments and damage.
///
/// Use it to look up texts, to compile them, or to find what is wrong with a file. The file is never refused as a whole:
/// what cannot be read is ``damages``, each with its place, and every entry around it is there.
///
/// ```swift
/// let document = StringsDocument(parsing: bytes, name: "Localizable.strings")
/// document["title"]?.value
/// ```
///
/// - All spellings that Apple's readers take are taken: quoted, unquoted, `key;`, octal and `\U` escapes, comments
///   anywhere, braces around the whole, XML and binary property lists, UTF-8, UTF-16 and UTF-32.
/// - Of several entries with one key the last one counts. Keys are compared as bytes, after their escapes.
/// - All places count bytes of ``source``, the text in UTF-8; ``fileOffset(of:)`` leads back to the file.
///
/// Source: CFOldStylePList.c of swift-corelibs-foundation.
public struct StringsDocument: Sendable {
    /// How a file is written.
    public enum Syntax: String, Hashable, Sendable, CaseIterable {
        /// `"key" = "text";`
        case openStep
        /// An XML property list.
        case xml
        /// A binary property list.
        case binary
    }

    /// The name of the file, for messages.
    public let name: String
    /// The bytes of the file.
    public let bytes: [UInt8]
    /// The language of the texts, which the name of the folder around a file tells; nil where it is not known.
    public let language: LanguageTag?
    /// How the characters are written; UTF-8 for a binary property list, which says for each string.
    public let encoding: TextEncoding
    /// How the file is written.
    public let syntax: Syntax
    /// The text in UTF-8, in which all places count: the file itself where it is UTF-8 or binary.
    public let source: SourceText

    let nodes: [StringsNode]
    let problems: [ReadingProblem]
    let limits: ReadingLimits
    /// The nodes that are entries.
    let entryNodes: [UInt32]
    private let index: KeyIndex

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - name: The name of the file, for messages.
    ///   - language: The language of its texts, where it is known.
    ///   - limits: What is refused for its size alone.
    /// - Complexity: Linear in the number of bytes.
    public init(
        parsing bytes: [UInt8], name: String, language: LanguageTag? = nil, limits: ReadingLimits = .standard
    ) {
        var reading = StringsReading(of: bytes, limits: limits)
        self.limits = limits
        self.name = name
        self.language = language
        self.bytes = bytes
        encoding = reading.encoding
        syntax = reading.syntax
        source = SourceText(bytes: reading.text)
        (entryNodes, index) = reading.makeIndex()
        nodes = reading.nodes
        problems = reading.problems
    }

    /// The entries with texts in the order of the file, those with the same key too.
    public var entries: Entries { Entries(document: self) }

    /// The entry of a key that counts, found by the key's bytes; nil where there is none.
    public subscript(key: String) -> Entry? {
        var key = key
        return key.withUTF8 { wanted in
            let found = index.find(KeyIndex.hash(wanted)) { number in
                source.bytes.withUnsafeBufferPointer { text in
                    nodes[Int(entryNodes[number])].withKey(in: text) { wanted.elementsEqual($0) }
                }
            }
            return found.map { Entry(document: self, number: Int(entryNodes[$0])) }
        }
    }

    /// The entries whose value is data, an array or a dictionary, and so no text, in the order of the file.
    ///
    /// Their ``Entry/value`` is the value as it is written.
    public var nonTextEntries: [Entry] {
        nodes.indices.filter { nodes[$0].kind == .other }.map { Entry(document: self, number: $0) }
    }

    /// The comments in the order of the file.
    public var comments: [Comment] {
        nodes.lazy.filter { $0.kind == .comment }.map { Comment(document: self, range: $0.range) }
    }

    /// The bytes that could not be read, in the order of the file.
    public var damages: [Damage] {
        nodes.lazy.filter { $0.kind == .damage }.map {
            Damage(range: $0.range, place: Int($0.keyStart), message: $0.fault.message)
        }
    }

    /// What is wrong with the file: errors for damage, warnings for what is read otherwise than its writer meant.
    ///
    /// - Returns: The first thousand, in the order of the file.
    /// - Complexity: Linear in the number of bytes for each of them.
    public var diagnostics: [Diagnostic] {
        let damaged = nodes.lazy.filter { $0.kind == .damage && $0.fault != .brokenPropertyList }.prefix(1_000)
            .map { ReadingProblem(error: $0.fault.message, at: Int($0.keyStart)) }
        return source.diagnostics(damaged + problems, isBinary: syntax == .binary)
    }

    /// Where a place of the text is in the file.
    ///
    /// - Complexity: Linear in the offset where the file is UTF-16 or UTF-32.
    public func fileOffset(of offset: Int) -> Int {
        TranscodedText.fileOffset(of: offset, in: source.bytes, encoding: encoding)
    }
}

extension StringsDocument {
    /// The entries of a document in their order.
    public struct Entries: RandomAccessCollection, Sendable {
        fileprivate let document: StringsDocument

        /// Where the first entry is.
        public var startIndex: Int { 0 }
        /// The number of entries.
        public var endIndex: Int { document.entryNodes.count }

        /// The entry at a place of the order.
        public subscript(position: Int) -> Entry {
            Entry(document: document, number: Int(document.entryNodes[position]))
        }
    }
}
