public import StringTables

/// Writes an XLIFF 1.2 file as Xcode does.
///
/// ```swift
/// var writer = XLIFFWriter(tool: .xcode)
/// writer.beginFile(original: "App/en.lproj/Localizable.strings", source: "en", target: "uk")
/// writer.add(XLIFFWriter.Unit(id: "title", source: "Welcome", target: "Ласкаво просимо"))
/// writer.endFile()
/// let bytes = writer.finish()
/// ```
///
/// Source: the exports of Xcode 8.1 to 16.4 in public projects.
public struct XLIFFWriter: Sendable {
    /// The program that a file says it was written by.
    public struct Tool: Hashable, Sendable {
        /// The identifier.
        public let id: String
        /// The name.
        public let name: String
        /// The version.
        public let version: String
        /// The build.
        public let build: String

        /// Makes a tool from its parts.
        public init(id: String, name: String, version: String, build: String) {
            self.id = id
            self.name = name
            self.version = version
            self.build = build
        }

        /// Xcode 16.0, whose exports are the model; translation services look for its name.
        public static let xcode = Tool(id: "com.apple.dt.xcode", name: "Xcode", version: "16.0", build: "16A242")
    }

    /// One text with its translation.
    public struct Unit: Hashable, Sendable {
        /// The id.
        public let id: String
        /// The text to translate.
        public let source: String
        /// The translation; nil where there is none.
        public let target: String?
        /// The state of the translation; nil where none is written.
        public let state: EntryState?
        /// What a translator should know; nil for an empty note.
        public let note: String?
        /// Whether a machine wrote the note.
        public let isNoteGenerated: Bool

        /// Makes a unit from its parts.
        public init(
            id: String, source: String, target: String?, state: EntryState? = nil, note: String? = nil,
            isNoteGenerated: Bool = false
        ) {
            self.id = id
            self.source = source
            self.target = target
            self.state = state
            self.note = note
            self.isNoteGenerated = isNoteGenerated
        }

        /// Whether XML can hold the texts; it has no place for most control characters.
        public var canBeWritten: Bool { [id, source, target ?? "", note ?? ""].allSatisfy(XMLText.canHold) }
    }

    private let tool: Tool
    private var bytes: [UInt8]

    /// Begins a document.
    public init(tool: Tool) {
        self.tool = tool
        bytes = Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" \
            xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" \
            xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 \
            http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

            """.utf8)
    }

    /// Begins a file of the project.
    ///
    /// - Parameters:
    ///   - original: Its path in the project.
    ///   - source: The language of the texts to translate.
    ///   - target: The language of the translations.
    public mutating func beginFile(original: String, source: String, target: String) {
        open(
            "  ", "file",
            [
                ("original", original), ("source-language", source), ("target-language", target),
                ("datatype", "plaintext"),
            ])
        bytes += ">\n    <header>\n".utf8
        open(
            "      ", "tool",
            [
                ("tool-id", tool.id), ("tool-name", tool.name), ("tool-version", tool.version),
                ("build-num", tool.build),
            ])
        bytes += "/>\n    </header>\n    <body>\n".utf8
    }

    /// Adds a text to the file that was begun.
    public mutating func add(_ unit: Unit) {
        open("      ", "trans-unit", [("id", unit.id), ("xml:space", "preserve")])
        bytes += ">\n".utf8
        element("source", unit.source)
        if let target = unit.target {
            let words = unit.state?.xliffWords
            let state = words.map { [("state", $0.state)] } ?? []
            element("target", target, state + (words?.qualifier.map { [("state-qualifier", $0)] } ?? []))
        }
        element("note", unit.note ?? "", unit.isNoteGenerated ? [("from", "auto-generated")] : [])
        bytes += "      </trans-unit>\n".utf8
    }

    /// Ends the file that was begun.
    public mutating func endFile() { bytes += "    </body>\n  </file>\n".utf8 }

    /// Ends the document.
    ///
    /// - Returns: The document's bytes.
    public consuming func finish() -> [UInt8] { bytes + "</xliff>\n".utf8 }

    private mutating func element(_ name: String, _ value: String, _ attributes: [(String, String)] = []) {
        open("        ", name, attributes)
        if value.isEmpty {
            bytes += "/>\n".utf8
            return
        }
        bytes.append(UInt8(ascii: ">"))
        XMLText.append(value, to: &bytes)
        bytes += "</\(name)>\n".utf8
    }

    private mutating func open(_ indentation: String, _ name: String, _ attributes: [(String, String)]) {
        bytes += "\(indentation)<\(name)".utf8
        for (name, value) in attributes {
            bytes += " \(name)=\"".utf8
            XMLText.appendAttribute(value, to: &bytes)
            bytes.append(UInt8(ascii: "\""))
        }
    }
}
