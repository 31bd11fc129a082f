import Diagnostics
import Languages
import StringTables
import TranslationFiles

/// What holds for every document, whatever its bytes are.
enum DocumentChecks {
    /// Reads a file and reads it again; looks at every span.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - text: The text in UTF-8, in which the document counts its places.
    ///   - read: Reads a file.
    /// - Returns: The document; nil where the bytes are none.
    static func check<Document: TranslationDocument>(
        _ bytes: [UInt8], text: (Document) -> [UInt8], _ read: ([UInt8]) -> Document?
    ) -> Document? {
        guard let document = read(bytes) else {
            expect(read(bytes) == nil, "read only the second time")
            return nil
        }
        expect(document.bytes == bytes, "reading and writing changes bytes")
        let count = text(document).count
        let isWhole =
            bytes.starts(with: "bplist".utf8) || String(validating: text(document), as: UTF8.self) != nil
        let entries = document.translationEntries
        for entry in entries {
            expect(isInside(entry.range, count), "\(entry.key.debugDescription) at \(entry.range) of \(count)")
            expect(isUTF8(entry.key) && entry.comment.map(isUTF8) ?? true, "a key or comment is no UTF-8")
            for text in entry.texts {
                expect(isInside(text.range, count), "\(text.variation) at \(text.range) of \(count)")
                expect(isUTF8(text.value), "a text is no UTF-8")
            }
            // A key that is no UTF-8 cannot be asked for.
            guard isWhole else { continue }
            let found = document.translationEntry(forKey: entry.key)
            expect(
                found == entry, "\(entry.key.debugDescription) is \(entry) in a row and \(String(describing: found))")
        }
        for damage in document.damages {
            expect(isInside(damage.range, count), "damage at \(damage.range) of \(count)")
            expect((0...count).contains(damage.place), "damage at \(damage.place) of \(count)")
        }
        let diagnostics = document.diagnostics
        for diagnostic in diagnostics { expect(!diagnostic.description(file: "F").isEmpty, "an empty diagnostic") }
        expect(
            document.damages.isEmpty || !diagnostics.isEmpty, "damage and no diagnostic: \(document.damages)")

        expect(isWhole || !diagnostics.isEmpty, "no UTF-8 and no diagnostic")

        guard let again = read(bytes) else {
            expect(false, "read only the first time")
            return nil
        }
        expect(again.translationEntries == entries, "read twice, the entries differ")
        expect(again.diagnostics == diagnostics, "read twice, the diagnostics differ")
        expect(again.damages == document.damages && again.languages == document.languages, "read twice, differs")
        if isWhole { setAll(document, entries) }
        return document
    }

    /// Gives every text the words that it has: no byte changes.
    private static func setAll<Document: TranslationDocument>(_ document: Document, _ entries: [TranslationEntry]) {
        let edits = entries.prefix(64).flatMap { entry in
            // Without a language an address is about the target of XLIFF, where this may be the source.
            entry.texts.prefix(16).filter { $0.language != nil || !(document is XLIFFDocument) }.map {
                TranslationEdit.set(
                    $0.value, at: TextAddress(key: entry.key, language: $0.language, variation: $0.variation),
                    state: nil)
            }
        }
        guard let same = try? document.applying(edits) else { return }
        expect(same.bytes == document.bytes, "the same texts change bytes")
    }

    static func isInside(_ range: Range<Int>, _ count: Int) -> Bool {
        range.lowerBound >= 0 && range.upperBound <= count
    }

    static func isUTF8(_ text: String) -> Bool { String(validating: text.utf8, as: UTF8.self) != nil }
}

/// Looks up and fills everything that a table holds.
enum TableChecks {
    /// Compiles documents, reads the bytes of the table again, and fills every text.
    static func check(_ builder: StringTable.Builder) {
        guard let bytes = try? builder.bytes() else { return }
        do {
            fillAll(try StringTable(bytes: bytes), ByteChoices([]))
        } catch {
            expect(false, "a table that the builder wrote is refused: \(error)")
        }
    }

    /// Looks up the keys of a table that may be damaged, and fills what is found.
    static func lookUp(in table: StringTable, _ choices: ByteChoices) {
        var choices = choices
        let arguments = (0..<4).map { _ in choices.argument() }
        let localizer = Localizer(tables: [table], language: "ru", formatting: PlainValueFormatting())
        for key in table.keys.prefix(100) + ["", "title"] {
            let text = localizer.languageSelectedString(forKey: key, arguments: arguments)
            expect(DocumentChecks.isUTF8(text), "\(key.debugDescription) is filled with no UTF-8")
            for language in table.languages.prefix(10) { _ = table.text(forKey: key, in: language) }
        }
        _ = try? table.check()
    }

    /// Fills every text of a table with arguments that some bytes choose.
    static func fillAll(_ table: StringTable, _ choices: ByteChoices) {
        var choices = choices
        let arguments = (0..<4).map { _ in choices.argument() }
        for isolation in [ArgumentIsolation.isolate, .none] {
            let localizer = Localizer(
                tables: [table], language: table.languages.first ?? .english, formatting: PlainValueFormatting(),
                isolation: isolation, device: .iphone)
            for key in table.keys {
                for language in table.languages {
                    let text = localizer.languageSelectedString(forKey: key, arguments: arguments, language: language)
                    expect(DocumentChecks.isUTF8(text), "\(key.debugDescription) is filled with no UTF-8")
                    let lent = localizer.withUTF8(forKey: key, arguments: arguments, language: language) { span in
                        span.withUnsafeBufferPointer { Array($0) }
                    }
                    // Where no table answers, nothing is lent, and the key is the text.
                    expect(
                        lent ?? Array(key.utf8) == Array(text.utf8), "\(key.debugDescription) is lent as something else"
                    )
                    if let found = table.text(forKey: key, in: language) {
                        let filled = try? found.text.filled(
                            with: arguments, language: language, formatting: PlainValueFormatting(),
                            isolation: isolation, device: .iphone, width: 20)
                        expect(filled != nil, "\(key.debugDescription) cannot be filled")
                    }
                }
                let explanation = localizer.explain(key, arguments: arguments)
                expect(!explanation.description.isEmpty, "no explanation")
            }
        }
    }
}

extension ByteChoices {
    /// An argument of any kind.
    mutating func argument() -> MessageArgument {
        switch number(below: 6) {
        case 0: return .string(text())
        case 1: return .integer(Int64(bitPattern: word()))
        case 2: return .unsigned(word())
        case 3: return .decimal("\(Int8(bitPattern: byte())).\(byte())")
        case 4: return .decimal(text())
        default: return .formatted(text())
        }
    }
}
