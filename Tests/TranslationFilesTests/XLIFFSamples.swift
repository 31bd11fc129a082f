import Diagnostics
import Foundation
import TestSupport
import Testing
import TranslationFiles

/// Short ways to write the XLIFF files of a test.
enum XLIFFSample {
    /// A document around its files.
    static func document(_ files: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        \(files)
        </xliff>

        """
    }

    /// A file around its units.
    static func file(
        _ original: String, to target: String? = "uk", _ units: String
    )
        -> String
    {
        let language = target.map { " target-language=\"\($0)\"" } ?? ""
        return """
              <file original="\(original)" source-language="en"\(language) datatype="plaintext">
                <body>
            \(units)
                </body>
              </file>
            """
    }

    /// A unit; without a target where that is nil.
    static func unit(_ id: String, _ source: String, _ target: String?, note: String? = nil) -> String {
        let target = target.map { "\n        <target>\($0)</target>" } ?? ""
        let note = note.map { "<note>\($0)</note>" } ?? "<note/>"
        return """
                  <trans-unit id="\(id)" xml:space="preserve">
                    <source>\(source)</source>\(target)
                    \(note)
                  </trans-unit>
            """
    }

    static func parse(_ text: String, name: String = "uk.xliff") -> XLIFFDocument {
        XLIFFDocument(parsing: Array(text.utf8), name: name)
    }

    /// The documents of the corpus with the variants that the test makes of them.
    ///
    /// - Parameter largest: The most bytes of a file whose variants are wanted too; a debug build reads slowly.
    /// - Returns: The names and bytes, each file before its variants.
    /// - Throws: Where a file cannot be read.
    static func corpus(variantsUpTo largest: Int) throws -> [(name: String, bytes: [UInt8])] {
        try Sample.corpus("xliff").flatMap { file -> [(name: String, bytes: [UInt8])] in
            guard file.bytes.count <= largest else { return [file] }
            let text = String(decoding: file.bytes, as: UTF8.self)
            let crlf = Array(text.utf8).flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
            return [
                file, (file.name + " with a mark", [0xEF, 0xBB, 0xBF] + file.bytes), (file.name + " with CR LF", crlf),
                (
                    file.name + " in UTF-16LE",
                    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
                ),
                (
                    file.name + " in UTF-16BE",
                    [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
                ),
            ]
        }
    }
}

extension XLIFFDocument {
    /// The problems as `line:column severity message`.
    var problems: [String] {
        diagnostics.map { "\($0.position.line):\($0.position.column) \($0.severity) \($0.message)" }
    }

    var text: String { String(decoding: source.bytes, as: UTF8.self) }
}
