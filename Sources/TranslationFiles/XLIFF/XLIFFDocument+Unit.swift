internal import Diagnostics
public import StringTables

extension XLIFFDocument {
    /// A `trans-unit`: one text with its translation.
    ///
    /// Nothing is decoded before it is asked for.
    public struct Unit: Sendable {
        /// The document that the unit stands in.
        public let document: XLIFFDocument
        let number: Int

        var node: XLIFFUnitNode { document.unitNodes[number] }

        /// The file that the unit stands in.
        public var file: File { File(document: document, number: Int(node.file)) }
        /// The id; nil where the attribute is missing.
        public var id: String? { node.id.map { document.attributeText($0) } }
        /// The key that the id begins with; nil where there is no id.
        public var key: String? { id.map { XLIFFIdentifier($0).key } }
        /// Which of the key's texts the unit is.
        public var variation: VariationPath { id.map { XLIFFIdentifier($0).variation } ?? .plain }
        /// The text to translate; nil where the element is missing, as in what Xcode writes after an import.
        public var source: String? { text(node.source) }
        /// The translation; nil where the element is missing.
        public var target: String? { text(node.target) }
        /// What a translator should know: the first note, nil where it is missing or empty.
        public var comment: String? {
            let note = text(node.note)
            return note == "" ? nil : note
        }

        /// The state of the target as it is written; nil where there is none, as in files that are no catalogue.
        public var writtenState: String? { attribute("state", of: node.target) }
        /// What the target says about its state besides, such as `leveraged-mt`.
        public var stateQualifier: String? { attribute("state-qualifier", of: node.target) }
        /// The state of the target in the words of catalogues; nil where the target has none.
        ///
        /// `needs-review-l10n` and its kin are `needs_review`, `final` and `signed-off` are `translated`, a translation by a
        /// machine is `machine_translated`; a word that is not known is kept.
        public var state: EntryState? {
            switch writtenState {
            case nil: nil
            case "new": .new
            case "needs-review-l10n", "needs-review-translation", "needs-review-adaptation": .needsReview
            case "translated" where stateQualifier == "leveraged-mt": .machineTranslated
            case "translated", "final", "signed-off": .translated
            case let word?: EntryState(rawValue: word)
            }
        }

        /// Whether the unit is to be translated at all; false where it says `translate="no"`.
        public var shouldTranslate: Bool { attribute("translate", of: node.element) != "no" }
        /// The bytes of the unit.
        public var range: Range<Int> { node.element.range }
        /// The bytes of the text to translate between its tags; nil where the element is missing.
        public var sourceRange: Range<Int>? { node.source.isThere ? node.source.content : nil }
        /// The bytes of the translation between its tags; nil where the element is missing.
        public var targetRange: Range<Int>? { node.target.isThere ? node.target.content : nil }

        private func text(_ element: XLIFFElement) -> String? {
            guard element.isThere else { return nil }
            return document.source.bytes.withUnsafeBufferPointer { bytes in
                let content = element.content
                if !XMLText.holdsMarkup(content, in: bytes) {
                    return String(decoding: UnsafeBufferPointer(rebasing: bytes[content]), as: UTF8.self)
                }
                return String(decoding: XMLText.decode(content, in: bytes), as: UTF8.self)
            }
        }

        func attribute(_ name: StaticString, of element: XLIFFElement) -> String? {
            guard element.isThere else { return nil }
            return document.source.bytes.withUnsafeBufferPointer { bytes in
                // The tag was read before, so that it can be read again.
                var tokenizer = XMLTokenizer(bytes: bytes, from: element.start)
                guard (try? tokenizer.next()) != nil, let value = tokenizer.attribute(name) else { return nil }
                return String(decoding: XMLText.decodeAttribute(value, in: bytes), as: UTF8.self)
            }
        }
    }
}

extension EntryState {
    /// How XLIFF writes the state of a target: the word, and what goes into `state-qualifier`.
    var xliffWords: (state: String, qualifier: String?) {
        switch self {
        case .needsReview: ("needs-review-l10n", nil)
        case .machineTranslated: ("translated", "leveraged-mt")
        default: (rawValue, nil)
        }
    }
}

extension XLIFFUnitNode {
    /// The key of the unit as UTF-8; empty where there is no id.
    func withKey<R>(in text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
        guard let id else { return body(UnsafeBufferPointer(rebasing: text[0..<0])) }
        // Most ids are keys and are written as they read.
        var isPlain = id.isEmpty || text[id.lowerBound] != UInt8(ascii: "/")
        for index in id where text[index] < 0x20 || text[index] == UInt8(ascii: "&") || text[index] == UInt8(ascii: "|")
        {
            isPlain = false
            break
        }
        if isPlain { return body(UnsafeBufferPointer(rebasing: text[id])) }
        var key = XLIFFIdentifier(String(decoding: XMLText.decodeAttribute(id, in: text), as: UTF8.self)).key
        return key.withUTF8(body)
    }
}
