import Diagnostics
public import StringTables

/// A Swift file that holds compiled tables as literals, and a typed key for each of their entries.
///
/// The same catalogues give the same file, byte for byte. In the file, `Strings.Checkout.title` is the key `title` of
/// `Checkout.xcstrings`, and `Strings.tables` are all tables for a `Localizer`.
public struct CompiledStringsSource: Sendable {
    /// One catalogue of a target, compiled.
    public struct Catalogue: Sendable {
        /// The name of its file without the ending: the name of its table.
        public let name: String
        /// The compiled table.
        public let bytes: [UInt8]
        /// Its keys with the text of the source language, where there is one.
        public let keys: [(key: String, text: String?)]

        /// Makes a catalogue from its parts.
        public init(name: String, bytes: [UInt8], keys: [(key: String, text: String?)]) {
            self.name = name
            self.bytes = bytes
            self.keys = keys
        }
    }

    /// The Swift source, ending with a new line.
    public let text: String

    /// What was left out, a sentence each: keys whose names in Swift would be the same.
    public let warnings: [String]

    /// Writes the file.
    ///
    /// - Parameter catalogues: The catalogues of one target, in the order in which their tables are searched.
    /// - Throws: ``StringTableError/Code/duplicate`` where two catalogues have one name in Swift, or one has none.
    /// - Complexity: The number of bytes.
    public init(_ catalogues: [Catalogue]) throws(StringTableError) {
        var types: [(name: SwiftIdentifier, body: String)] = []
        var warnings: [String] = []
        for catalogue in catalogues {
            guard let name = SwiftIdentifier(catalogue: catalogue.name), !types.contains(where: { $0.name == name })
            else {
                throw StringTableError(
                    .duplicate,
                    "The catalogue “\(catalogue.name)” has no name in Swift, or one that another catalogue has.")
            }
            types.append((name, CompiledStringsSource.type(name, of: catalogue, &warnings)))
        }
        self.warnings = warnings
        text = """
            // swift-format-ignore-file
            // Written by StringTableCompiler from the string catalogues of this target. Do not edit.

            import StringTables

            /// The texts of this target's string catalogues, and a key for each of them.
            enum Strings {
                /// The tables, for a `Localizer`.
                static var tables: [StringTable] { [\(types.map { "\($0.name.text).table" }.joined(separator: ", "))] }
            \(types.map(\.body).joined())}

            """
    }

    private static func type(
        _ name: SwiftIdentifier, of catalogue: Catalogue, _ warnings: inout [String]
    ) -> String {
        var byName: [SwiftIdentifier: [String]] = [:]
        for (key, _) in catalogue.keys { SwiftIdentifier(key: key).map { byName[$0, default: []].append(key) } }
        var lines: [String] = []
        for (key, text) in catalogue.keys {
            guard let name = SwiftIdentifier(key: key), let keys = byName[name] else { continue }
            if keys.count > 1 {
                // Said once, at the first of them. A number behind the name would change its meaning one day.
                if keys.first == key {
                    let all = keys.map { "“\($0)”" }.joined(separator: ", ")
                    warnings.append("\(all) of \(catalogue.name) would all be \(name.text) in Swift: none of them is")
                }
                continue
            }
            if let text { lines.append("        /// \(documentation(text))\n") }
            let literal = "StringKey(\"\(escaped(key))\", table: \"\(escaped(catalogue.name))\")"
            lines.append("        static var \(name.text): StringKey { \(literal) }\n")
        }
        return """

                /// The texts of \(documentation(catalogue.name)).xcstrings.
                enum \(name.text) {
                    /// The compiled texts.
                    static let table = StringTable(literal: \"\(escaped(catalogue.bytes))\").named(\"\(escaped(catalogue.name))\")
            \(lines.joined())    }

            """
    }

    /// A text as one line of a comment.
    private static func documentation(_ text: String) -> String {
        let line = VisibleText(text.split(whereSeparator: \.isNewline).joined(separator: " ")).text
        return line.count > 100 ? line.prefix(99) + "…" : line
    }

    private static func escaped(_ text: String) -> String { escaped(Array(text.utf8)) }

    /// The bytes as the inside of a string literal; what cannot be seen is written as a number.
    private static func escaped(_ bytes: [UInt8]) -> String {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count * 2)
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar {
            case "\"": output += "\\\"".utf8
            case "\\": output += "\\\\".utf8
            case "\0": output += "\\0".utf8
            case _ where scalar.isASCII && scalar.value >= 0x20 && scalar.value < 0x7F:
                output.append(UInt8(truncatingIfNeeded: scalar.value))
            case _ where isVisible(scalar):
                output += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            default: output += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".utf8
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate,
            .spaceSeparator:
            false
        default: true
        }
    }
}
