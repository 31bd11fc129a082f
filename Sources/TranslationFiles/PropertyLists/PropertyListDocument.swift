public import Diagnostics

/// A property list, XML or binary, as values that know their places.
///
/// Use it for the files of Apple's tools where a mistake is to be told with its place. The list is never refused as a
/// whole: what cannot be read is ``damages``. In XML every entry of the outermost dictionary around the damage is there.
///
/// - Arrays and dictionaries lie at most 64 deep in each other.
/// - The five entities of XML and numbers are resolved; a document type that declares its own is refused.
/// - A binary list may name an object twice but not inside itself, and holds a million values at most.
///
/// Source: Apple's PropertyList-1.0.dtd; CFPropertyList.c and CFBinaryPList.c of swift-corelibs-foundation.
public struct PropertyListDocument: Sendable {
    /// How the characters are written; UTF-8 for a binary list, which says for each string.
    public let encoding: TextEncoding
    /// Whether the list is binary.
    public let isBinary: Bool
    /// The text in UTF-8, in which all places count: the file itself where it is UTF-8 or binary.
    public let source: SourceText
    /// The bytes that could not be read, in the order of the file.
    public let damages: [Damage]
    /// The places of the comments of XML, in the order of the file.
    public let comments: [Range<Int>]
    /// Where the first bytes are that are no characters; nil where there are none, and for a binary list.
    let firstInvalid: Int?
    let entries: [PropertyListEntry]

    /// How many values a binary list may hold, those that it names twice counted twice.
    static let mostValues = 1 << 20

    /// Reads a list.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - limits: What is refused for its size alone.
    /// - Complexity: Linear in the number of bytes and values.
    public init(parsing bytes: [UInt8], limits: ReadingLimits = .standard) {
        let isBinary = bytes.starts(with: "bplist".utf8)
        let encoding = isBinary ? TextEncoding(.utf8) : TextEncoding(detectedIn: bytes)
        guard bytes.count <= limits.size else {
            self.init(
                source: SourceText(bytes: bytes), encoding: encoding, isBinary: isBinary,
                damages: [Damage(range: 0..<bytes.count, place: 0, message: "the file is too large")])
            return
        }
        let transcoded = isBinary ? nil : TranscodedText(of: bytes, in: encoding)
        self.init(
            text: transcoded?.bytes ?? bytes, encoding: encoding, isBinary: isBinary,
            firstInvalid: transcoded?.firstInvalid, limits: limits)
    }

    /// Reads a list whose text is in UTF-8 or which is binary.
    ///
    /// - Parameters:
    ///   - text: The text, or the binary list.
    ///   - encoding: How the file writes its characters.
    ///   - isBinary: Whether the list is binary.
    ///   - firstInvalid: Where the first bytes are that are no characters.
    ///   - limits: What is refused.
    init(text: [UInt8], encoding: TextEncoding, isBinary: Bool, firstInvalid: Int? = nil, limits: ReadingLimits) {
        let source = SourceText(bytes: text)
        if isBinary {
            do throws(PropertyListFault) {
                let entries = try text.withUnsafeBufferPointer { (buffer) throws(PropertyListFault) in
                    var reader = BinaryPropertyListReader(bytes: buffer, depthLimit: limits.depth)
                    return try reader.read()
                }
                self.init(source: source, encoding: encoding, isBinary: true, damages: [], entries: entries)
            } catch {
                let damage = Damage(range: 0..<text.count, place: error.offset, message: error.message)
                self.init(source: source, encoding: encoding, isBinary: true, damages: [damage])
            }
            return
        }
        let start = encoding.form == .utf8 && encoding.hasByteOrderMark ? 3 : 0
        let reader = text.withUnsafeBufferPointer { buffer in
            var reader = XMLPropertyListReader(bytes: buffer, from: start, depthLimit: limits.depth)
            reader.readAll()
            return (reader.entries, reader.damages, reader.comments)
        }
        self.init(
            source: source, encoding: encoding, isBinary: false, damages: reader.1, comments: reader.2,
            firstInvalid: firstInvalid, entries: reader.0)
    }

    private init(
        source: SourceText, encoding: TextEncoding, isBinary: Bool, damages: [Damage], comments: [Range<Int>] = [],
        firstInvalid: Int? = nil, entries: [PropertyListEntry] = []
    ) {
        self.source = source
        self.encoding = encoding
        self.isBinary = isBinary
        self.damages = damages
        self.comments = comments
        self.firstInvalid = firstInvalid
        self.entries = entries
    }

    /// The outermost value; nil where damage left none.
    public var root: PropertyListNode? {
        entries.isEmpty ? nil : PropertyListNode(document: self, index: 0)
    }

    /// Where a place of the text is in the file.
    public func fileOffset(of offset: Int) -> Int {
        TranscodedText.fileOffset(of: offset, in: source.bytes, encoding: encoding)
    }

    /// A problem at a place; in a binary list, which has no lines, the message names the byte.
    public func diagnostic(_ severity: Diagnostic.Severity, _ message: String, at offset: Int) -> Diagnostic {
        isBinary
            ? source.binaryDiagnostic(severity, message, at: offset)
            : source.diagnostic(severity, message, at: offset)
    }
}

/// One value or key; the members of a dictionary follow it as key, value, key, value, and `next` leads over them.
struct PropertyListEntry: Sendable {
    var start: UInt32
    var end: UInt32
    var next: UInt32 = 0
    var kind: PropertyListNode.Kind

    init(_ kind: PropertyListNode.Kind, from start: Int, to end: Int) {
        self.kind = kind
        self.start = UInt32(truncatingIfNeeded: start)
        self.end = UInt32(truncatingIfNeeded: end)
    }
}

/// Why a property list cannot be read on.
struct PropertyListFault: Error {
    let message: String
    let offset: Int

    init(_ message: String, at offset: Int) {
        self.message = message
        self.offset = offset
    }
}
