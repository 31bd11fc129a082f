import Diagnostics

/// How a JSON text is laid out: its indentation, its line ends, and what stands between its signs.
///
/// Ask a document for its own, so that what is added to a file looks as the rest does.
///
/// ```swift
/// JSONLayout(of: document).keySeparator  // " : " in a file of Xcode
/// ```
public struct JSONLayout: Hashable, Sendable {
    /// What one level is indented by.
    public var indentation: String
    /// How a line ends; empty where everything stands on one line.
    public var lineEnd: String
    /// What stands between the key of a member and its value.
    public var keySeparator: String
    /// What follows a bracket and comes before the closing one on one line.
    public var padding: String
    /// What follows a comma on one line.
    public var spacing: String
    /// What stands inside an object or array that holds nothing; nil where it takes three lines, as Xcode writes it.
    public var emptyPadding: String?
    /// Whether U+2028, U+2029 and U+007F to U+009F are written as escapes too.
    ///
    /// JavaScript once ended lines at the first two, and a terminal obeys the others; Xcode leaves them alone.
    public var escapesInvisible: Bool

    /// On one line, without spaces.
    public static let compact = JSONLayout(
        indentation: "", lineEnd: "", keySeparator: ":", padding: "", spacing: "", emptyPadding: "",
        escapesInvisible: true)
    /// Two spaces a level.
    public static let indented = JSONLayout(
        indentation: "  ", lineEnd: "\n", keySeparator: ": ", padding: "", spacing: " ", emptyPadding: "",
        escapesInvisible: true)
    /// As Xcode writes string catalogues and StoreKit configurations.
    public static let catalogue = JSONLayout(
        indentation: "  ", lineEnd: "\n", keySeparator: " : ", padding: " ", spacing: " ", emptyPadding: nil,
        escapesInvisible: false)

    /// The same with everything on one line.
    var onOneLine: JSONLayout {
        var layout = self
        layout.lineEnd = ""
        if emptyPadding == nil { layout.emptyPadding = "" }
        return layout
    }
}

extension JSONLayout {
    /// The layout of a text, seen at its outermost members and at the first object or array that holds nothing.
    ///
    /// A text that shows nothing of it, such as a single number, is taken for one of Xcode's.
    ///
    /// - Complexity: Linear in the number of values up to the first that holds nothing.
    public init(of document: JSONDocument) {
        self = .catalogue
        let tape = document.tape
        let bytes = document.source.bytes
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        guard tape.isContainer(0), tape.next(after: 0) > tape.first(in: 0) else { return }
        let first = tape.first(in: 0)
        let isObject = bytes[tape.start(of: 0)] == UInt8(ascii: "{")
        let lead = tape.start(of: 0) + 1..<tape.start(of: first)
        if isObject { keySeparator = text(tape.end(of: first)..<tape.start(of: first + 1)) }
        if let end = bytes[lead].lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
            lineEnd = bytes[end] == 0x0D ? "\r" : end > lead.lowerBound && bytes[end - 1] == 0x0D ? "\r\n" : "\n"
            indentation = text(end + 1..<lead.upperBound)
            padding = keySeparator.hasPrefix(" ") ? " " : ""
            spacing = keySeparator.hasSuffix(" ") ? " " : ""
        } else {
            lineEnd = ""
            padding = text(lead)
            let second = tape.next(after: isObject ? first + 1 : first)
            spacing = keySeparator.hasSuffix(" ") ? " " : ""
            if second < tape.next(after: 0) {
                spacing = text(JSONGap.lead(before: tape.start(of: second), in: bytes))
            }
        }
        emptyPadding = keySeparator == " : " && !lineEnd.isEmpty ? nil : ""
        var index = 0
        while index < tape.count {
            let isContainer = tape.isContainer(index)
            if isContainer, tape.next(after: index) == index + 2 {
                let inside = tape.content(of: index)
                let isSpread = bytes[inside].contains { $0 == 0x0A || $0 == 0x0D }
                emptyPadding = isSpread ? nil : text(inside)
                return
            }
            index += isContainer ? 2 : 1
        }
    }
}

/// The white space around the members of an object.
enum JSONGap {
    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    /// The white space before a key or an element, back to the sign before it.
    static func lead(before start: Int, in bytes: [UInt8]) -> Range<Int> {
        var place = start
        while place > 0, isSpace(bytes[place - 1]) { place -= 1 }
        return place..<start
    }

    /// What a line is indented by, seen at white space that leads to something on it; nil where no line ends there.
    static func indentation(of lead: some BidirectionalCollection<UInt8>) -> [UInt8]? {
        guard let end = lead.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
        return Array(lead[lead.index(after: end)...])
    }
}
