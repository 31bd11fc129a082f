import Foundation
import Languages
import StringTables
import TestSupport
import Testing

@testable import TranslationFiles

/// Files of one format and its ways of being written, for the tests of editing.
enum EditingSample {
    /// A file as it is, and as others would write the same text.
    static func variants(_ file: [UInt8]) -> [(name: String, bytes: [UInt8])] {
        let encoding = TextEncoding(detectedIn: file)
        guard encoding.form == .utf8, !file.starts(with: "bplist".utf8), UTF8Validity.firstInvalid(in: file) == nil
        else {
            return [("as it is", file)]
        }
        let text = encoding.hasByteOrderMark ? Array(file.dropFirst(3)) : file
        var windows: [UInt8] = []
        for (index, byte) in text.enumerated() {
            if byte == 0x0A, index == 0 || text[index - 1] != 0x0D { windows.append(0x0D) }
            windows.append(byte)
        }
        return [("as it is", file), ("CRLF", windows)]
            + TextEncoding.Form.allCases.map { form in
                ("\(form) with a mark", form.byteOrderMark + TextEncoding(form, hasByteOrderMark: true).encode(text))
            }
            + [("UTF-16 without a mark", TextEncoding(.utf16LittleEndian).encode(text))]
    }

    /// Where two byte strings differ: the part of the first that is not common to both ends, as short as it can be.
    static func difference(_ old: [UInt8], _ new: [UInt8]) -> Range<Int> {
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return start..<old.count - end
    }

    /// Whether two byte strings are the same outside of a range of the first.
    static func differs(_ old: [UInt8], _ new: [UInt8], within range: Range<Int>) -> Bool {
        let behind = old.count - range.upperBound
        return new.count >= range.lowerBound + behind
            && old[..<range.lowerBound].elementsEqual(new[..<range.lowerBound])
            && old[range.upperBound...].elementsEqual(new[(new.count - behind)...])
    }

    static func key(_ generator: inout SplitMix64) -> String {
        let parts = [
            "title", "a b", "ключ", "\"", "\\", "'", "\n", "=", ";", "/*", "//", "😀", "é", "<&>", ".", "\t", "0",
        ]
        return (0..<Int.random(in: 1...4, using: &generator)).map { _ in parts.randomElement(using: &generator) ?? "" }
            .joined()
    }

    static func text(_ generator: inout SplitMix64) -> String {
        let parts = [
            "Buy", " ", "%@", "%d", "\"", "\\", "'", "\n", "\r\n", "\t", "日本語", "🇩🇪", "e\u{301}", "\u{200F}", "&", "<b>",
            "]]>", "\u{2028}", "0", "7", "f", "D83D", ";", "\u{A0}",
        ]
        return (0..<Int.random(in: 0...6, using: &generator)).map { _ in parts.randomElement(using: &generator) ?? "" }
            .joined()
    }

    static func comment(_ generator: inout SplitMix64) -> String? {
        ["Shown on the button", "Two\nlines", "Größe 😀", nil, "x = y;", "a // b"].randomElement(using: &generator)
            ?? nil
    }
}

/// What a document is expected to hold: the oracle of the tests of editing.
struct EditingModel: Equatable {
    struct Entry: Equatable {
        var texts: [VariationPath: [UInt8]] = [:]
        var comment: [UInt8]?
    }
    var entries: [[UInt8]: Entry] = [:]

    init(_ document: some TranslationDocument) {
        for entry in document.translationEntries {
            var texts: [VariationPath: [UInt8]] = [:]
            for text in entry.texts { texts[text.variation] = Array(text.value.utf8) }
            entries[Array(entry.key.utf8)] = Entry(texts: texts, comment: entry.comment.map { Array($0.utf8) })
        }
    }

    mutating func apply(_ edit: TranslationEdit) {
        switch edit {
        case .set(let text, let address, _):
            let key = Array(address.key.utf8)
            if entries[key] == nil, case .substitution(let name) = address.variation.steps.first {
                entries[key] = Entry(texts: [.plain: Array("%#@\(name)@".utf8)])
            }
            entries[key, default: Entry()].texts[address.variation] = Array(text.utf8)
        case .removeText(let address):
            let key = Array(address.key.utf8)
            entries[key]?.texts[address.variation] = nil
            if entries[key]?.texts.isEmpty == true { entries[key] = nil }
        case .remove(let key): entries[Array(key.utf8)] = nil
        case .rename(let key, let name): entries[Array(name.utf8)] = entries.removeValue(forKey: Array(key.utf8))
        case .setComment(let comment, let key): entries[Array(key.utf8)]?.comment = comment.map { Array($0.utf8) }
        default: Issue.record("\(edit) is not in the model")
        }
    }

    /// How another differs, in short.
    func difference(_ other: EditingModel) -> String? {
        if self == other { return nil }
        for key in Set(entries.keys).union(other.entries.keys) where entries[key] != other.entries[key] {
            func words(_ entry: Entry?) -> String {
                guard let entry else { return "nothing" }
                return entry.texts.map { "\($0.key): \(String(decoding: $0.value, as: UTF8.self).debugDescription)" }
                    .sorted().joined(separator: ", ")
                    + (entry.comment.map { " /* \(String(decoding: $0, as: UTF8.self)) */" } ?? "")
            }
            return "\(String(decoding: key, as: UTF8.self).debugDescription) is \(words(other.entries[key])) and not "
                + words(entries[key])
        }
        return "they differ"
    }
}
