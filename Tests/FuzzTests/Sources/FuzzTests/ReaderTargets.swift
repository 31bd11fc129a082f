import JSONText
import Languages
import StringTables
import TranslationExchange
import TranslationFiles

extension FuzzTarget {
    /// `.strings`, in every encoding and syntax.
    static let strings = FuzzTarget(name: "strings") { bytes in
        let language: LanguageTag? = "de"
        guard
            let document = DocumentChecks.check(
                bytes, text: { $0.source.bytes },
                { StringsDocument(parsing: $0, name: "T.strings", language: language) })
        else { return }
        for entry in document.entries {
            expect(entry.range.contains(entry.keyRange.lowerBound), "the key is outside")
            for comment in entry.comments { _ = comment.text.utf8.count }
        }
        for comment in document.comments { expect(DocumentChecks.isUTF8(comment.text), "a comment is no UTF-8") }
        for entry in document.nonTextEntries { expect(DocumentChecks.isUTF8(entry.value), "a value is no UTF-8") }
        let count = document.source.bytes.count
        document.forEachSpan { span, text in
            expect(DocumentChecks.isInside(span.key, count), "a key is outside")
            expect(DocumentChecks.isInside(span.value, count), "a value is outside")
            expect(text.count == count, "another text")
        }
        var builder = StringTable.Builder()
        for diagnostic in builder.add(document, language: "de") { _ = diagnostic.description(file: "F") }
        TableChecks.check(builder)
        let table = TranslationTable(strings: document, rules: nil, language: "de")
        _ = table.catalogue()
        _ = PseudoLocale.accented.edits(for: document)
    }

    /// `.stringsdict`.
    static let stringsdict = FuzzTarget(name: "stringsdict") { bytes in
        guard
            let document = DocumentChecks.check(
                bytes, text: { $0.list.source.bytes },
                { StringsDictDocument(parsing: $0, name: "T.stringsdict", language: "ru") })
        else { return }
        var builder = StringTable.Builder()
        for diagnostic in builder.add(document, language: "ru") { _ = diagnostic.description(file: "F") }
        TableChecks.check(builder)
        let table = TranslationTable(strings: nil, rules: document, language: "ru")
        _ = table.catalogue()
        _ = table.stringsFiles(table: "T")
    }

    /// `.xcstrings`.
    static let catalogue = FuzzTarget(name: "xcstrings") { bytes in
        guard
            let catalogue = DocumentChecks.check(
                bytes, text: \.bytes, { try? StringCatalogue(parsing: $0, name: "T.xcstrings") })
        else { return }
        for entry in catalogue.entries {
            expect(DocumentChecks.isInside(entry.range, bytes.count), "an entry is outside")
            for localization in entry.localizations {
                expect(DocumentChecks.isInside(localization.range, bytes.count), "a localization is outside")
            }
        }
        var builder = StringTable.Builder()
        for diagnostic in builder.add(catalogue) { _ = diagnostic.description(file: "F") }
        TableChecks.check(builder)
        for file in CompiledCatalogue(catalogue, table: "T").files where file.path.hasSuffix(".strings") {
            let strings = StringsDocument(parsing: file.bytes, name: file.path)
            expect(strings.damages.isEmpty, "compiled to a damaged \(file.path): \(strings.damages)")
        }
        _ = TranslationTable(catalogue).catalogue()
    }

    /// JSON.
    static let json = FuzzTarget(name: "json") { bytes in
        guard let document = try? JSONDocument(parsing: bytes, depthLimit: 128, skipsByteOrderMark: true) else {
            return
        }
        expect(document.rewritten(as: JSONDraft(document.root)) == bytes, "a draft changes bytes")
        var nodes = [document.root]
        while let node = nodes.popLast() {
            expect(DocumentChecks.isInside(node.range, bytes.count), "a value is outside")
            if let string = node.string { expect(DocumentChecks.isUTF8(string), "a string is no UTF-8") }
            _ = node.integer
            for member in node.members {
                expect(DocumentChecks.isInside(member.keyRange, bytes.count), "a key is outside")
                expect(node[member.key] != nil, "the member \(member.key.debugDescription) is not found")
                nodes.append(member.value)
            }
            nodes += node.elements
        }
        let value = JSONValue(document.root)
        for style in JSONValue.Style.allCases {
            let text = value.text(style: style, sortedKeys: false)
            guard let again = try? JSONDocument(parsing: Array(text.utf8)) else {
                expect(false, "\(style) is no JSON: \(text.debugDescription)")
                return
            }
            let same = JSONValue(again.root).text(style: style, sortedKeys: false)
            expect(same == text, "\(style): \(same.debugDescription) and \(text.debugDescription)")
        }
    }

    /// XLIFF.
    static let xliff = FuzzTarget(name: "xliff") { bytes in
        guard
            let document = DocumentChecks.check(
                bytes, text: { $0.source.bytes }, { XLIFFDocument(parsing: $0, name: "T.xliff") })
        else { return }
        let count = document.source.bytes.count
        for file in document.files {
            expect(DocumentChecks.isInside(file.range, count), "a file is outside")
            _ = (file.original, file.sourceLanguage, file.targetLanguage)
        }
        for unit in document.units {
            expect(DocumentChecks.isInside(unit.range, count), "a unit is outside")
            for range in [unit.sourceRange, unit.targetRange] {
                expect(range.map { DocumentChecks.isInside($0, count) } ?? true, "a text is outside")
            }
            _ = (unit.id, unit.variation, unit.comment, unit.state, unit.shouldTranslate)
            for text in [unit.source, unit.target] { expect(text.map(DocumentChecks.isUTF8) ?? true, "no UTF-8") }
        }
        _ = XLIFFImport(document, into: [])
    }

    /// Property lists, XML and binary.
    static let propertyList = FuzzTarget(name: "plist") { bytes in
        let list = PropertyListDocument(parsing: bytes)
        let count = list.source.bytes.count
        for range in list.damages.map(\.range) + list.comments {
            expect(DocumentChecks.isInside(range, count), "\(range) is outside")
        }
        guard let root = list.root else {
            expect(!list.damages.isEmpty, "neither a value nor damage")
            return
        }
        var nodes = [root]
        // A binary list may hold one object many times.
        var most = 10_000
        while let node = nodes.popLast(), most > 0 {
            most -= 1
            expect(DocumentChecks.isInside(node.range, count), "a value is outside")
            if let string = node.string { expect(DocumentChecks.isUTF8(string), "a string is no UTF-8") }
            for member in node.members {
                expect(DocumentChecks.isInside(member.keyRange, count), "a key is outside")
                expect(DocumentChecks.isUTF8(member.key), "a key is no UTF-8")
                nodes.append(member.value)
            }
            nodes += node.elements
        }
    }
}
