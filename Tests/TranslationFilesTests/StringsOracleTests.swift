import Diagnostics
import Foundation
import TestSupport
import Testing
import TranslationFiles

/// The reader against Foundation's, which is CoreFoundation's.
///
/// The rule: where the document has no error, Foundation reads the file and reads the same. Where it has one, Foundation
/// refuses the file, or ends it silently at the damage; then what it read is what stands before.
///
/// The known differences, each of which the comparison lets through:
/// - Foundation ends a table silently at `;;`, `#`, U+00A0 and their like; here that is damage, and what follows is read.
/// - Foundation refuses the whole file where a semicolon is missing; here the other entries are there.
/// - UTF-16 without a byte-order mark is read here with a warning; Foundation takes any zero among the first two bytes
///   for UTF-16.
/// - A file that holds one string, an array or data is a property list to Foundation and no table here.
/// - An empty file is refused by both; one of white space or comments is an empty table to both.
@Suite("Reading .strings files as Foundation does")
struct StringsOracleTests {
    private func table(_ document: StringsDocument) -> FoundationPropertyLists.Table {
        var table: FoundationPropertyLists.Table = [:]
        for entry in document.entries { table[Array(entry.key.utf16)] = Array(entry.value.utf16) }
        return table
    }

    /// How the two differ, or nil.
    private func difference(_ file: [UInt8], _ theirs: FoundationPropertyLists.Table?) -> String? {
        let document = StringsDocument(parsing: file, name: "Test.strings")
        let errors = document.diagnostics.filter { $0.severity == .error }
        if document.diagnostics.contains(where: { $0.message.contains("byte-order mark is missing") }) { return nil }
        guard errors.isEmpty else {
            // Silent truncation: the first damage is where Foundation ended, and it read what stands before.
            guard let theirs, let end = document.damages.first?.range.lowerBound else { return nil }
            let before = document.entries.filter { $0.range.upperBound <= end }
            let ours = Dictionary(before.map { (Array($0.key.utf16), Array($0.value.utf16)) }) { $1 }
            let texts = theirs.compactMapValues { $0 }
            return ours == texts || document.syntax != .openStep
                ? nil
                : "\(errors[0].message): Foundation read \(theirs.count) entries, before the damage are \(ours.count)"
        }
        guard let theirs else { return "Foundation refuses it" }
        let ours = table(document)
        // An entry that is no text is left out here; where a text has the same key, the two disagree which is the last.
        for (key, value) in theirs {
            guard let value else { continue }
            guard let own = ours[key].flatMap({ $0 }) else {
                return "\(String(decoding: key, as: UTF16.self)) is missing"
            }
            if own != value {
                return
                    "\(String(decoding: key, as: UTF16.self)): \(String(decoding: own, as: UTF16.self)), Foundation: "
                    + String(decoding: value, as: UTF16.self)
            }
        }
        return ours.count > theirs.count ? "there are \(ours.count) keys, \(theirs.count) in Foundation" : nil
    }

    @Test("every public file is read without damage, and every text is the same")
    func corpus() throws {
        let files = PublicCorpora.files(in: "strings", withExtension: "strings")
        guard !files.isEmpty else {
            if let message = PublicCorpora.reportMissing("the corpus of .strings files") { Issue.record("\(message)") }
            return
        }
        #expect(files.count >= 150)
        let contents = try files.map { Array(try Data(contentsOf: $0)) }
        let tables = try FoundationPropertyLists.tables(of: contents)
        var refused: [String] = []
        for (file, (bytes, theirs)) in zip(files, zip(contents, tables)) {
            let name = file.lastPathComponent
            if let difference = difference(bytes, theirs) { Issue.record("\(name): \(difference)") }
            let document = StringsDocument(parsing: bytes, name: name)
            if document.diagnostics.contains(where: { $0.severity == .error }) { refused.append(name) }
        }
        #expect(refused.count <= 1, "\(refused)")
    }

    @Test("all 256 octal escapes name the same characters")
    func octals() throws {
        let file = (0..<256).map { "k\($0) = \"\\\(String($0, radix: 8))\";" }.joined(separator: "\n")
        let theirs = try FoundationPropertyLists.tables(of: [Array(file.utf8)])
        #expect(difference(Array(file.utf8), theirs[0]) == nil)
    }

    @Test("random files made of the grammar's parts are read the same")
    func random() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("random .strings files, seed \(seed)")
        var generator = SplitMix64(seed: seed)
        let parts = [
            "\"", "\"", "'", "=", "=", ";", ";", ";", "a", "b", "\"a\"", "\"b\"", "c = d;", "\"e\" = \"f\";", " ", "\n",
            "\r\n", "/* c */", "// d\n", "/*", "*/", "\\", "\\n", "\\\"", "\\U00e9", "\\U", "\\351", "\\UD83D\\UDE00",
            "{", "}", "(", ")", ",", "<", ">", "0f", "é", "\u{2028}", "\u{A0}", "\0", "#", "/", "-", "😀",
        ]
        var files: [[UInt8]] = []
        for _ in 0..<20_000 {
            let count = Int.random(in: 1...14, using: &generator)
            let text = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
            // Foundation takes a zero among the first two bytes for UTF-16.
            if !text.utf8.prefix(2).contains(0) { files.append(Array(text.utf8)) }
        }
        let tables = try FoundationPropertyLists.tables(of: files)
        for (file, theirs) in zip(files, tables) {
            if let difference = difference(file, theirs) {
                Issue.record("\(String(decoding: file, as: UTF8.self).debugDescription): \(difference)")
            }
        }
    }
}
