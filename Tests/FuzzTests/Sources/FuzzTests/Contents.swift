import Languages
import StringTables
import TranslationFiles

/// What a document says, without its bytes and places.
struct Contents: Equatable {
    struct Place: Hashable {
        let language: LanguageTag?
        let variation: VariationPath
    }

    struct Text: Equatable {
        let value: [UInt8]
        let state: EntryState?
    }

    struct Entry: Equatable {
        let key: [UInt8]
        var comment: [UInt8]?
        let shouldTranslate: Bool
        let extractionState: StringCatalogue.ExtractionState?
        var texts: [Place: Text] = [:]

        init(_ entry: TranslationEntry) {
            key = Array(entry.key.utf8)
            comment = entry.comment.map { Array($0.utf8) }
            shouldTranslate = entry.shouldTranslate
            extractionState = entry.extractionState
            for text in entry.texts {
                texts[Place(language: text.language, variation: text.variation)] =
                    Text(value: Array(text.value.utf8), state: text.state)
            }
        }
    }

    let entries: [Entry]

    init(_ document: some TranslationDocument) { entries = document.translationEntries.map(Entry.init) }

    /// The languages that some text is in.
    var languages: Set<LanguageTag> { Set(entries.flatMap { $0.texts.keys.compactMap(\.language) }) }
}

extension Contents.Entry: CustomStringConvertible {
    var description: String {
        let words = texts.map { place, text in
            "\(place.language?.description ?? "–") \(place.variation): "
                + String(decoding: text.value, as: UTF8.self).debugDescription
        }
        return "\(String(decoding: key, as: UTF8.self).debugDescription) (\(words.sorted().joined(separator: ", ")))"
    }
}
