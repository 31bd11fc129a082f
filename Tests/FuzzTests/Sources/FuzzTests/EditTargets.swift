import Languages
import StringTables
import TranslationFiles

extension FuzzTarget {
    /// An edit of a `.strings` file.
    static let editStrings = FuzzTarget(name: "edit-strings") { bytes in
        EditCheck.run(bytes, text: { $0.source.bytes }) {
            StringsDocument(parsing: $0, name: "T.strings", language: "de")
        }
    }

    /// An edit of a `.stringsdict` file.
    static let editStringsdict = FuzzTarget(name: "edit-stringsdict") { bytes in
        EditCheck.run(bytes, text: { $0.list.source.bytes }) {
            StringsDictDocument(parsing: $0, name: "T.stringsdict", language: "de")
        }
    }

    /// An edit of a string catalogue.
    static let editCatalogue = FuzzTarget(name: "edit-xcstrings") { bytes in
        EditCheck.run(bytes, text: \.bytes) { try? StringCatalogue(parsing: $0, name: "T.xcstrings") }
    }

    /// An edit of an XLIFF file.
    static let editXLIFF = FuzzTarget(name: "edit-xliff") { bytes in
        EditCheck.run(bytes, text: { $0.source.bytes }) { XLIFFDocument(parsing: $0, name: "T.xliff") }
    }
}

extension ByteChoices {
    /// An edit of what a document has, or of what it has not.
    mutating func edit(of document: some TranslationDocument) -> TranslationEdit {
        let entries = document.translationEntries
        let languages = document.languages + ["de", "en", "uk"]
        let entry = element(of: entries)
        let key = number(below: 4) == 0 ? text() : entry?.key ?? "k"
        let old = element(of: entry?.texts ?? [])
        let language = number(below: 3) == 0 ? element(of: languages) : old?.language
        let isOld = number(below: 3) > 0
        let address = TextAddress(
            key: key, language: language, variation: isOld ? old?.variation ?? .plain : variation())
        let states: [EntryState?] = [
            nil, nil, .new, .needsReview, .translated, .machineTranslated, .init(rawValue: "odd"),
        ]
        switch number(below: 13) {
        case 0: return .setState((element(of: states) ?? nil) ?? .new, at: address)
        case 1: return .removeText(address)
        case 2: return .removeLanguage(language ?? "de", key: key)
        case 3: return .remove(key: key)
        case 4: return .rename(key: key, to: text())
        case 5: return .setComment(number(below: 4) == 0 ? nil : text(), key: key)
        case 6: return .setShouldTranslate(number(below: 2) == 0, key: key)
        case 7:
            let states: [StringCatalogue.ExtractionState?] = [nil, .manual, .stale, .extractedWithValue]
            return .setExtractionState(element(of: states) ?? nil, key: key)
        case 8: return .dropLanguage(language ?? "de")
        case 9: return .copy(key: key, to: text())
        case 10:
            // A text that keeps most of the old one.
            let scalars = (old?.value ?? "").unicodeScalars
            let place = scalars.index(scalars.startIndex, offsetBy: number(below: scalars.count + 1))
            return .set(
                String(scalars[..<place]) + text() + String(scalars[place...]), at: address,
                state: element(of: states) ?? nil)
        default: return .set(text(), at: address, state: element(of: states) ?? nil)
        }
    }

    private mutating func variation() -> VariationPath {
        let category = element(of: PluralCategory.allCases) ?? .other
        let paths: [[VariationPath.Step]] = [
            [], [.plural(category)], [.device(.iphone)], [.device(.mac), .plural(category)],
            [.substitution("n"), .plural(category)], [.width(20)], [.substitution("a.b"), .plural(category)],
            [.substitution(text()), .plural(.other)], [.device(Device(rawValue: text()))],
        ]
        return VariationPath(element(of: paths) ?? [])
    }
}
