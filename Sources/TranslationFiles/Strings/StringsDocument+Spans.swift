internal import Diagnostics

extension StringsDocument {
    /// Where an entry stands, for tools that look at many and decode few.
    public struct EntrySpan: Sendable {
        /// The number of the entry in ``StringsDocument/entries``.
        public let number: Int
        /// The bytes of the key with its quotation marks.
        public let key: Range<Int>
        /// The bytes of the value with its quotation marks.
        public let value: Range<Int>
        /// The characters of the key as they stand; nil where escapes or a property list come between.
        public let keyContent: Range<Int>?
        /// The characters of the value as they stand; nil where escapes or a property list come between.
        public let valueContent: Range<Int>?
        /// Whether a later entry has the same key.
        public let isSuperseded: Bool
    }

    /// Calls a function with the place of each entry, in the order of ``entries``.
    ///
    /// - Parameter body: What to do; it is given the text of ``source`` too.
    /// - Complexity: Linear in the number of entries; nothing is decoded or copied.
    public func forEachSpan(_ body: (EntrySpan, UnsafeBufferPointer<UInt8>) -> Void) {
        source.bytes.withUnsafeBufferPointer { text in
            var number = 0
            for node in nodes where node.kind == .entry {
                let isShortcut = node.valueStyle == .shortcut
                let style = isShortcut ? node.keyStyle : node.valueStyle
                let hasEscapes = isShortcut ? node.keyHasEscapes : node.valueHasEscapes
                body(
                    EntrySpan(
                        number: number, key: node.keyRange, value: node.valueRange,
                        keyContent: StringsDocument.content(of: node.keyRange, node.keyStyle, node.keyHasEscapes),
                        valueContent: StringsDocument.content(of: node.valueRange, style, hasEscapes),
                        isSuperseded: node.isSuperseded), text)
                number += 1
            }
        }
    }

    private static func content(of range: Range<Int>, _ style: StringsNode.Style, _ hasEscapes: Bool) -> Range<Int>? {
        switch style {
        case .quoted, .apostrophes: hasEscapes ? nil : range.lowerBound + 1..<range.upperBound - 1
        case .unquoted: range
        case .shortcut, .container, .element, .object: nil
        }
    }

    /// The damage at which Apple's readers end the table without a word; nil where they read all or refuse the file.
    ///
    /// Source: CFOldStylePList.c of swift-corelibs-foundation, which takes the end of the entries for that of the file.
    public var silentTruncation: Damage? {
        // A fault of another kind makes them refuse the file, wherever it stands before the end that they find.
        guard syntax == .openStep, let first = nodes.first(where: { $0.kind == .damage }),
            first.fault == .strayCharacter || first.fault == .straySemicolon
        else { return nil }
        return Damage(range: first.range, place: Int(first.keyStart), message: first.fault.message)
    }
}
