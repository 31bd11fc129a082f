/// A Swift file that holds a compiled table as a literal.
///
/// The same table gives the same file, byte for byte.
public enum CompiledTableSource {
    /// The text of the file: `CompiledStringTable.literal`, internal to its module, for `StringTable(literal:)`.
    ///
    /// - Parameter bytes: A compiled table, which is valid UTF-8.
    /// - Returns: Swift source, ending with a new line.
    /// - Complexity: The number of bytes.
    public static func text(for bytes: [UInt8]) -> String {
        """
        // swift-format-ignore-file
        // Written by StringTableCompiler from the string catalogues of this target. Do not edit.

        /// The texts of this target's string catalogues, compiled.
        enum CompiledStringTable {
            /// The bytes of the table, for `StringTable(literal:)`.
            static let literal: StaticString = "\(escaped(bytes))"
        }

        """
    }

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
