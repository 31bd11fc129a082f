import Diagnostics
import Foundation
import Languages
import StringTables
import TestSupport
import Testing
import TranslationFiles

@Suite("The public XLIFF files")
struct XLIFFCorpusTests {
    @Test("are kept byte for byte, with nothing lost")
    func identity() throws {
        for file in try XLIFFSample.corpus(variantsUpTo: .max) {
            let document = XLIFFDocument(parsing: file.bytes, name: file.name)
            // A whole file in the message of a failure would cost minutes.
            let isSame = document.bytes == file.bytes
            #expect(isSame, "\(file.name)")
            let unchanged = try document.applying([]).bytes == file.bytes
            #expect(unchanged, "\(file.name)")
            let damages = document.damages
            #expect(damages.isEmpty, "\(file.name)")
            let markers = document.text.components(separatedBy: "<trans-unit").count - 1
            let count = document.units.count
            #expect(count == markers, "\(file.name)")
        }
    }

    @Test("read alike in every encoding and with every line end")
    func variants() throws {
        let files = try XLIFFSample.corpus(variantsUpTo: 40_000).filter { $0.bytes.count <= 80_000 }
        for start in stride(from: 0, to: files.count, by: 5) {
            let plain = contents(of: XLIFFDocument(parsing: files[start].bytes, name: ""))
            for variant in files[start..<start + 5] {
                let isSame = contents(of: XLIFFDocument(parsing: variant.bytes, name: "")) == plain
                #expect(isSame, "\(variant.name)")
            }
        }
    }

    private func contents(of document: XLIFFDocument) -> [[String?]] {
        document.translationEntries.flatMap { entry in
            [[entry.key, entry.comment]]
                + entry.texts.map {
                    [$0.language?.description, $0.variation.description, $0.value, $0.state?.rawValue]
                }
        }
    }

    @Test("name what Xcode passes over")
    func problems() throws {
        for file in try Sample.corpus("xliff") {
            let found = XLIFFDocument(parsing: file.bytes, name: file.name).diagnostics.map(\.message)
            let count =
                switch file.name {
                case "viktorasl__xlocalize__cryptic.xliff": 3
                case "viktorasl__xlocalize__en.xliff": 2
                case "viktorasl__xlocalize__xliff_quotes.xliff": 1
                default: 0
                }
            #expect(
                found
                    == Array(
                        repeating: "the file has no target-language; Xcode passes over it without a word",
                        count: count), "\(file.name)")
        }
    }

    @Test("a text that is set and set back leaves no trace, nor does a translation that is added and removed")
    func setBack() throws {
        var count = 0
        for file in try XLIFFSample.corpus(variantsUpTo: 9_000) {
            let document = XLIFFDocument(parsing: file.bytes, name: file.name)
            var there: [TranslationEdit] = []
            var back: [TranslationEdit] = []
            // A debug build takes a minute for all 18,298 texts; the first of each file say as much.
            for (offset, entry) in document.translationEntries.prefix(40).enumerated() {
                for text in entry.texts {
                    let address = TextAddress(key: entry.key, language: text.language, variation: text.variation)
                    there.append(.set("\(offset) <&>\n\"\(text.value)\"", at: address, state: nil))
                    back.append(.set(text.value, at: address, state: nil))
                }
                for text in entry.texts where entry.texts.count == 1 && text.language != document.languages.last {
                    guard document.languages.count == 2 else { continue }
                    let address = TextAddress(key: entry.key, language: nil, variation: text.variation)
                    there.append(.set("new", at: address, state: .new))
                    back.append(.removeText(address))
                }
            }
            let changed = try document.applying(there)
            let isChanged = changed.bytes != document.bytes
            #expect(isChanged || there.isEmpty)
            let restored = try changed.applying(back)
            if restored.bytes != document.bytes {
                let place = zip(restored.source.bytes, document.source.bytes).prefix { $0 == $1 }.count
                let around = document.source.bytes[max(0, place - 60)..<min(place + 60, document.source.bytes.count)]
                Issue.record("\(file.name) differs at \(place): \(String(decoding: around, as: UTF8.self))")
            }
            count += there.count
        }
        print("set and set back: \(count) texts")
    }
}
