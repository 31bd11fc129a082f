import Diagnostics
import Languages
import StringTables
import TestSupport
import Testing
import TranslationFiles

/// What an entry says, without the places.
private struct Contents: Equatable, CustomStringConvertible {
    struct Text: Equatable {
        var language: LanguageTag?
        var variation: VariationPath
        var value: String
        var state: EntryState?
    }

    var key: String
    var comment: String?
    var shouldTranslate: Bool
    var texts: [Text]

    init(_ entry: TranslationEntry) {
        (key, comment, shouldTranslate) = (entry.key, entry.comment, entry.shouldTranslate)
        texts = entry.texts.map {
            Text(language: $0.language, variation: $0.variation, value: $0.value, state: $0.state)
        }
    }

    var description: String { "\(key) (\(comment ?? "–")): \(texts)" }
}

@Suite("Editing XLIFF")
struct XLIFFEditingTests {
    private let words = [
        "", "a", "Größe & <b>\"x\"</b>", "two\nlines", "tab\tcr\r", "]]>", "日本語", "%1$#@n@ %%", "'", " ",
    ]

    @Test(
        "1,000 random edits change their entry alone, and read again as what was meant",
        arguments: [2026, 7] as [UInt64])
    func randomEdits(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let documents = try Sample.corpus("xliff").filter { $0.bytes.count < 40_000 && $0.bytes.count > 8_000 }
            .map { XLIFFDocument(parsing: $0.bytes, name: $0.name) }.filter { $0.languages.count == 2 }
        guard !documents.isEmpty else { return }
        for document in documents.shuffled(using: &random).prefix(5) {
            let entries = document.translationEntries
            let contents = entries.map(Contents.init)
            for _ in 0..<100 {
                let number = Int.random(in: entries.indices, using: &random)
                let edit = self.edit(of: contents[number], &random)
                let changed = try document.applying([edit])
                let expected = expectation(contents, number, edit, document.languages[1])
                let found = changed.translationEntries.map(Contents.init)
                let isRight = found == expected && changed.damages.isEmpty
                let place = zip(found, expected).first { $0 != $1 }
                #expect(isRight, "seed \(seed), \(document.name): \(edit): \(String(describing: place))")
                let isLocal = isChanged(onlyIn: entryRange(number, of: document), document, changed)
                #expect(isLocal, "seed \(seed), \(document.name): \(edit)")
            }
        }
    }

    private func edit(of entry: Contents, _ random: inout SplitMix64) -> TranslationEdit {
        let text = entry.texts.randomElement(using: &random)
        let address = TextAddress(key: entry.key, language: nil, variation: text?.variation ?? .plain)
        let word = (words.randomElement(using: &random) ?? "") + (words.randomElement(using: &random) ?? "")
        let states: [EntryState?] = [nil, .new, .needsReview, .machineTranslated, .translated]
        let hasTarget = entry.texts.contains { $0.language != "en" && $0.variation == address.variation }
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return .remove(key: entry.key)
        case 1: return .rename(key: entry.key, to: "new " + word)
        case 2: return .setComment(word.isEmpty ? nil : word, key: entry.key)
        case 3: return .setShouldTranslate(!entry.shouldTranslate, key: entry.key)
        case 4 where hasTarget: return .removeText(address)
        case 5 where hasTarget: return .setState(.needsReview, at: address)
        case 6:
            return .set(word, at: TextAddress(key: entry.key, language: "en", variation: address.variation), state: nil)
        default: return .set(word, at: address, state: states.randomElement(using: &random) ?? nil)
        }
    }

    private func expectation(
        _ entries: [Contents], _ number: Int, _ edit: TranslationEdit, _ target: LanguageTag
    ) -> [Contents] {
        var entries = entries
        var entry = entries[number]
        let isCatalogue = entry.key.contains(".xcstrings|==|")
        func index(_ address: TextAddress, isSource: Bool) -> Int? {
            entry.texts.firstIndex { $0.variation == address.variation && ($0.language == "en") == isSource }
        }
        switch edit {
        case .remove:
            entries.remove(at: number)
            return entries
        case .rename(_, let name):
            entry.key =
                String(entry.key[..<(entry.key.firstRange(of: "|==|")?.upperBound ?? entry.key.startIndex)]) + name
        case .setComment(let comment, _): entry.comment = comment
        case .setShouldTranslate(let value, _): entry.shouldTranslate = value
        case .removeText(let address): index(address, isSource: false).map { _ = entry.texts.remove(at: $0) }
        case .setState(let state, let address): index(address, isSource: false).map { entry.texts[$0].state = state }
        case .set(let text, let address, let state):
            if address.language != nil {
                index(address, isSource: true).map { entry.texts[$0].value = text }
            } else if let target = index(address, isSource: false) {
                entry.texts[target].value = text
                let isWritten = isCatalogue || state != .translated || entry.texts[target].state != nil
                if let state, isWritten { entry.texts[target].state = state }
            } else if let source = index(address, isSource: true) {
                let written = state ?? (isCatalogue ? .translated : nil)
                entry.texts.insert(
                    Contents.Text(
                        language: target, variation: address.variation, value: text,
                        state: written == .translated && !isCatalogue ? nil : written), at: source + 1)
            }
        default: break
        }
        entries[number] = entry
        return entries
    }

    /// The bytes of the units of an entry, with the white space before them.
    private func entryRange(_ number: Int, of document: XLIFFDocument) -> Range<Int> {
        let entry = document.translationEntries[number]
        let ranges = document.units.filter { unit in
            "\(unit.file.original ?? "")|==|\(unit.key ?? "")" == entry.key
        }.map(\.range)
        var start = ranges.map(\.lowerBound).min() ?? 0
        while start > 0, [0x20, 0x0A, 0x0D, 0x09].contains(document.source.bytes[start - 1]) { start -= 1 }
        return start..<(ranges.map(\.upperBound).max() ?? 0)
    }

    private func isChanged(onlyIn range: Range<Int>, _ old: XLIFFDocument, _ new: XLIFFDocument) -> Bool {
        new.bytes.starts(with: old.bytes[..<range.lowerBound])
            && new.bytes.reversed().starts(with: old.bytes[range.upperBound...].reversed())
    }

    // MARK: - One by one

    private let document = XLIFFSample.parse(
        XLIFFSample.document(
            XLIFFSample.file(
                "A.xcstrings",
                XLIFFSample.unit("k", "Key", nil) + "\n" + XLIFFSample.unit("n|==|plural.one", "%lld day", "день")
                    + "\n" + XLIFFSample.unit("n|==|plural.other", "%lld days", "дні"))))

    private func line(_ document: XLIFFDocument, containing word: String) -> String? {
        document.text.split(separator: "\n").first { $0.contains(word) }.map(String.init)
    }

    @Test("a new target stands behind the source, translated in a catalogue")
    func newTarget() throws {
        let changed = try document.applying([.set("a<\r\n", at: TextAddress(key: "k"), state: nil)])
        #expect(
            changed.text.contains(
                "<source>Key</source>\n        <target state=\"translated\">a&lt;&#13;\n</target>\n        <note/>"))
        let machine = try document.applying([.set("m", at: TextAddress(key: "k"), state: .machineTranslated)])
        #expect(
            line(machine, containing: ">m<")?.contains(
                "<target state=\"translated\" state-qualifier=\"leveraged-mt\">m</target>") == true)
        #expect(machine.translationEntry(forKey: "k")?.texts.last?.state == .machineTranslated)
        let reviewed = try machine.applying([.setState(.needsReview, at: TextAddress(key: "k"))])
        #expect(line(reviewed, containing: ">m<")?.contains("<target state=\"needs-review-l10n\">m</target>") == true)
    }

    @Test("a new variation is a unit behind those of its key, with the text for all other numbers as its source")
    func newVariation() throws {
        let few = TextAddress(key: "n", language: "uk", variation: VariationPath([.plural(.few)]))
        let changed = try document.applying([.set("дні2", at: few, state: nil)])
        let unit = changed.units[3]
        #expect(unit.id == "n|==|plural.few")
        #expect(unit.source == "%lld days")
        #expect(unit.target == "дні2")
        #expect(changed.translationEntry(forKey: "A.xcstrings|==|n")?.texts.count == 6)
        #expect(try changed.applying([.removeLanguage("uk", key: "n")]).units.compactMap(\.target) == [])
    }

    @Test("new keys come to the end of the body, an empty one too")
    func newKeys() throws {
        let changed = try document.applying([
            .set("1", at: TextAddress(key: "x"), state: nil),
            .set("2", at: TextAddress(key: "y\t\n\r\"<&>"), state: nil),
        ])
        #expect(changed.units.map(\.key) == ["k", "n", "n", "x", "y\t\n\r\"<&>"])
        #expect(changed.text.contains("id=\"y&#9;&#10;&#13;&quot;&lt;&amp;&gt;\""))
        for body in ["<body/>", "<body></body>", "<body>\n    </body>"] {
            let empty = XLIFFSample.parse(
                XLIFFSample.document(
                    "  <file original=\"a.strings\" source-language=\"en\" target-language=\"uk\">\n    \(body)\n  </file>"
                ))
            let filled = try empty.applying([
                .set("1", at: TextAddress(key: "x"), state: nil), .set("2", at: TextAddress(key: "y"), state: nil),
            ])
            #expect(filled.units.map(\.target) == ["1", "2"])
            #expect(
                filled.text.contains("\n      <trans-unit id=\"y\" xml:space=\"preserve\">\n        <source>y</source>")
            )
            #expect(filled.problems == [])
        }
    }

    @Test("edits of one key follow each other")
    func rows() throws {
        let changed = try document.applying([
            .set("1", at: TextAddress(key: "k"), state: nil), .set("2", at: TextAddress(key: "k"), state: nil),
            .rename(key: "k", to: "l"), .setComment("c", key: "l"), .remove(key: "n"), .dropLanguage("uk"),
            .set("3", at: TextAddress(key: "l"), state: nil),
        ])
        #expect(changed.units.map(\.id) == ["l"])
        #expect(changed.units[0].target == "3")
        #expect(changed.units[0].comment == "c")
    }

    @Test("new forms and both sides of a text in one row are as they are one by one")
    func oneRow() throws {
        let edits: [TranslationEdit] = [PluralCategory.few, .many, .few, .one].flatMap { category in
            (["uk", "en"] as [LanguageTag]).map {
                .set(
                    "\(category.rawValue) \($0)",
                    at: TextAddress(key: "n", language: $0, variation: VariationPath([.plural(category)])), state: nil)
            }
        }
        let row = try document.applying(edits)
        let one = try edits.reduce(document) { try $0.applying([$1]) }
        #expect(row.units.map(\.target) == [nil, "one uk", "дні", "few uk", "many uk"])
        #expect(row.units.map(\.source) == ["Key", "one en", "%lld days", "few en", "many en"])
        #expect(one.text == row.text)
    }

    @Test("what cannot be is refused, and says why")
    func refusals() {
        func code(_ edits: TranslationEdit...) -> TranslationFileError.Code? {
            do {
                _ = try document.applying(edits)
                return nil
            } catch {
                return error.code
            }
        }
        #expect(code(.remove(key: "nothing")) == .noSuchKey)
        #expect(code(.rename(key: "k", to: "n")) == .keyExists)
        #expect(code(.rename(key: "k", to: "m|==|plural.one")) == .notSupported)
        #expect(code(.set("x", at: TextAddress(key: "k|==|device.mac"), state: nil)) == .notSupported)
        #expect(code(.set("\u{1}", at: TextAddress(key: "k"), state: nil)) == .notSupported)
        #expect(code(.set("x", at: TextAddress(key: "k", language: "de"), state: nil)) == .notSupported)
        #expect(code(.removeText(TextAddress(key: "k"))) == .noSuchText)
        #expect(code(.removeText(TextAddress(key: "k", language: "en"))) == .notSupported)
        #expect(code(.setState(.new, at: TextAddress(key: "k"))) == .noSuchText)
        #expect(code(.setExtractionState(.manual, key: "k")) == .notSupported)
        #expect(code(.dropLanguage("de")) == .noSuchText)
    }

    @Test("where sources and targets are in one language, the target stands for the source")
    func oneLanguage() throws {
        let document = XLIFFSample.parse(
            XLIFFSample.document(XLIFFSample.file("a.strings", to: "en", XLIFFSample.unit("k", "A", nil))))
        #expect(document.languages == ["en"])
        #expect(document.translationEntries[0].texts.map(\.value) == ["A"])
        let changed = try document.applying([.set("B", at: TextAddress(key: "k", language: "en"), state: nil)])
        #expect(changed.translationEntries[0].texts.map(\.value) == ["B"])
        #expect(changed.units[0].source == "A")
    }

    @Test("a key of several files is named with its file")
    func severalFiles() throws {
        let document = XLIFFSample.parse(
            XLIFFSample.document(
                XLIFFSample.file("a.strings", XLIFFSample.unit("k", "A", "1")) + "\n"
                    + XLIFFSample.file("b.strings", XLIFFSample.unit("k", "B", "2"))))
        #expect(document.translationEntry(forKey: "k") == nil)
        #expect(throws: TranslationFileError.self) { try document.applying([.remove(key: "k")]) }
        let changed = try document.applying([.set("3", at: TextAddress(key: "b.strings|==|k"), state: nil)])
        #expect(changed.units.map(\.target) == ["1", "3"])
        #expect(changed.translationEntries.map(\.key) == ["a.strings|==|k", "b.strings|==|k"])
    }
}
