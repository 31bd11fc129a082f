import Foundation
import Languages
import StringTables
import TestSupport
import Testing
import TranslationExchange
import TranslationFiles

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Short ways to write the projects of a test.
enum ProjectSample {
    static func catalogue(_ path: String, _ strings: String) throws -> ProjectFile {
        let text = #"{ "sourceLanguage" : "en", "strings" : { \#(strings) }, "version" : "1.0" }"#
        return ProjectFile(path: path, content: .catalogue(try StringCatalogue(parsing: Array(text.utf8), name: path)))
    }

    static func strings(_ path: String, _ text: String) -> ProjectFile {
        ProjectFile(path: path, content: .strings(StringsDocument(parsing: Array(text.utf8), name: path)))
    }

    static func stringsDict(_ path: String, _ members: String) -> ProjectFile {
        let text = "<plist version=\"1.0\"><dict>\(members)</dict></plist>"
        return ProjectFile(
            path: path, content: .stringsDict(StringsDictDocument(parsing: Array(text.utf8), name: path)))
    }

    static func unit(_ value: String, _ state: String = "translated") -> String {
        #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(value)" } }"#
    }

    static func corpus(_ ending: String) throws -> [(name: String, bytes: [UInt8])] {
        let files = PublicCorpora.files(in: ending, withExtension: ending)
        if files.isEmpty, let message = PublicCorpora.reportMissing("the corpus of .\(ending) files") {
            Issue.record("\(message)")
        }
        return try files.map { ($0.lastPathComponent, Array(try Data(contentsOf: $0))) }
    }

    /// Whether Foundation's reader of XML finds a document well formed.
    static func isWellFormed(_ bytes: [UInt8]) -> Bool {
        let parser = XMLParser(data: Data(bytes))
        // It says yes to a truncated text, and has an error all the same.
        return parser.parse() && parser.parserError == nil
    }
}

extension XLIFFExport {
    var text: String { String(decoding: bytes, as: UTF8.self) }
    var document: XLIFFDocument { XLIFFDocument(parsing: bytes, name: "\(target).xliff") }
}

extension XLIFFImport {
    var edits: [TranslationEdit] { files.flatMap(\.edits) }
    var kinds: [XLIFFFinding.Kind] { findings.map(\.kind) }
}
