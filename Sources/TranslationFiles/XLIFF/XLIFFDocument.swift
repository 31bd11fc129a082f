public import Diagnostics

/// An XLIFF 1.2 file as Xcode writes it, with every byte kept: files, units, notes and damage.
///
/// Use it to look into what goes to translators and comes back from them, and to change it. The file is never refused as
/// a whole: what cannot be read is ``damages``, each with its place, and every unit around it is there.
///
/// ```swift
/// let document = XLIFFDocument(parsing: bytes, name: "uk.xliff")
/// for unit in document.units where unit.target == nil { print(unit.id, unit.source ?? "") }
/// ```
///
/// - The units of a key, those of its plural forms, devices and substitutions, are one entry. An entry is named
///   `original|==|key` by the file that it stands in; where one file alone has the key, the key is enough to find it.
/// - Of several units with one id in one file the last counts, with a warning: Xcode's exporter crashes on such keys.
/// - A document type is refused, and no entities but the five of XML and
///   numbers are resolved.
/// - What Xcode passes over without a word, such as a file without `target-language`, is an error among ``diagnostics``.
/// - All places count bytes of ``source``, the text in UTF-8; ``fileOffset(of:)`` leads back to the file.
///
/// Source: XLIFF 1.2, OASIS standard; the rest is what Xcode 8 to 27 write and read.
public struct XLIFFDocument: Sendable {
    /// The name of the file, for messages.
    public let name: String
    /// The bytes of the file.
    public let bytes: [UInt8]
    /// How the characters are written.
    public let encoding: TextEncoding
    /// The text in UTF-8, in which all places count: the file itself where it is UTF-8.
    public let source: SourceText
    /// The bytes that could not be read, in the order of the file; an edit keeps them.
    public let damages: [Damage]
    let fileNodes: [XLIFFFileNode]
    let unitNodes: [XLIFFUnitNode]
    let entryNodes: [XLIFFEntryNode]
    let problems: [ReadingProblem]
    let limits: ReadingLimits
    private let index: KeyIndex
    /// The files by their originals; of several with one original the first.
    private let filesByOriginal: [[UInt8]: Int]

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - name: The name of the file, for messages.
    ///   - limits: What is refused for its size alone.
    /// - Complexity: Linear in the number of bytes.
    public init(parsing bytes: [UInt8], name: String, limits: ReadingLimits = .standard) {
        var reading = XLIFFReading(of: bytes, limits: limits)
        self.limits = limits
        self.name = name
        self.bytes = bytes
        encoding = reading.encoding
        source = SourceText(bytes: reading.text)
        (entryNodes, index, filesByOriginal) = reading.makeEntries()
        fileNodes = reading.files
        unitNodes = reading.units
        damages = reading.damages
        problems = reading.problems
    }

    /// The files in their order.
    public var files: [File] { fileNodes.indices.map { File(document: self, number: $0) } }

    /// The units in the order of the file, those without an id or with one that is there again too.
    public var units: Units { Units(document: self) }

    /// What is wrong with the file, in the order of its bytes: a thousand problems at most.
    ///
    /// - Complexity: Linear in the number of bytes for each of them.
    public var diagnostics: [Diagnostic] {
        let damaged = damages.prefix(1_000).map { ReadingProblem(error: $0.message, at: $0.place) }
        return source.diagnostics(damaged + problems)
    }

    /// Where a place of the text is in the file.
    ///
    /// - Complexity: Linear in the offset where the file is UTF-16 or UTF-32.
    public func fileOffset(of offset: Int) -> Int {
        TranscodedText.fileOffset(of: offset, in: source.bytes, encoding: encoding)
    }

    // MARK: - Finding entries

    /// The entry of a key in a file or one of its namesakes.
    func entryNumber(key: String, file: Int) -> Int? {
        var key = key
        return key.withUTF8 { wanted in
            let number = XLIFFReading.hash(wanted, file: file)
            return source.bytes.withUnsafeBufferPointer { text in
                index.find(number) { entry in
                    let unit = unitNodes[Int(entryNodes[entry].first)]
                    guard fileNodes[Int(unit.file)].namesake == file else { return false }
                    return unit.withKey(in: text) { wanted.elementsEqual($0) }
                }
            }
        }
    }

    /// Where a name leads: one entry, several of different files, or none.
    func entryNumbers(named name: String) -> [Int] {
        if let (file, key) = split(name), let number = entryNumber(key: key, file: file) { return [number] }
        return fileNodes.indices.lazy.filter { fileNodes[$0].namesake == $0 }.compactMap {
            entryNumber(key: name, file: $0)
        }
    }

    /// The file and the key of `original|==|key`; nil where no file has that original.
    func split(_ name: String) -> (file: Int, key: String)? {
        let bytes = Array(name.utf8)
        let separator = Array(XLIFFIdentifier.separator.utf8)
        var cut = 0
        while cut + separator.count <= bytes.count {
            if bytes[cut] == separator[0], bytes[cut...].starts(with: separator),
                let file = filesByOriginal[Array(bytes[..<cut])]
            {
                return (file, String(decoding: bytes[(cut + separator.count)...], as: UTF8.self))
            }
            cut += 1
        }
        return nil
    }
}

extension XLIFFDocument {
    /// A file of the project: where its texts come from and the languages that they are in.
    public struct File: Sendable {
        /// The document that the file stands in.
        public let document: XLIFFDocument
        /// The number of the file in the document, from 0.
        public let number: Int

        private var node: XLIFFFileNode { document.fileNodes[number] }

        /// The path of the translation file in the project; nil where the attribute is missing.
        public var original: String? { text(node.original) }
        /// The language of the sources as it is written.
        public var sourceLanguage: String? { text(node.sourceLanguage) }
        /// The language of the targets as it is written; Xcode passes over a file without one.
        public var targetLanguage: String? { text(node.targetLanguage) }
        /// The bytes of the element.
        public var range: Range<Int> { node.element.range }
        /// Whether the texts come from a string catalogue, so that targets have states.
        public var isCatalogue: Bool { original?.hasSuffix(".xcstrings") == true }

        private func text(_ range: Range<Int>?) -> String? { range.map { document.attributeText($0) } }
    }

    /// The units of a document in their order.
    public struct Units: RandomAccessCollection, Sendable {
        fileprivate let document: XLIFFDocument

        /// Where the first unit is.
        public var startIndex: Int { 0 }
        /// The number of units.
        public var endIndex: Int { document.unitNodes.count }

        /// The unit at a place of the order.
        public subscript(position: Int) -> Unit { Unit(document: document, number: position) }
    }

    /// The value of an attribute.
    func attributeText(_ range: Range<Int>) -> String {
        source.bytes.withUnsafeBufferPointer {
            String(decoding: XMLText.decodeAttribute(range, in: $0), as: UTF8.self)
        }
    }
}
