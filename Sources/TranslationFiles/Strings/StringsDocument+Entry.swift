internal import Diagnostics

extension StringsDocument {
    /// A key with its text, and where each stands.
    ///
    /// Nothing is decoded before it is asked for.
    public struct Entry: Sendable {
        /// The document that the entry stands in.
        public let document: StringsDocument
        let number: Int

        private var node: StringsNode { document.nodes[number] }

        /// The key, its escapes resolved.
        ///
        /// - Complexity: Linear in its length, each time.
        public var key: String {
            document.source.bytes.withUnsafeBufferPointer { text in
                node.withKey(in: text) { String(decoding: $0, as: UTF8.self) }
            }
        }

        /// The text, its escapes resolved.
        ///
        /// - Complexity: Linear in its length, each time.
        public var value: String {
            document.source.bytes.withUnsafeBufferPointer { text in
                node.withValue(in: text) { String(decoding: $0, as: UTF8.self) }
            }
        }

        /// The bytes from the key to the semicolon.
        public var range: Range<Int> { node.range }
        /// The bytes of the key with its quotation marks.
        public var keyRange: Range<Int> { node.keyRange }
        /// The bytes of the value with its quotation marks; those of the key where the entry is `key;`.
        public var valueRange: Range<Int> { node.valueRange }
        /// Whether a later entry has the same key.
        public var isSuperseded: Bool { node.isSuperseded }
        /// Whether the entry is `key;`, so that the text is the key.
        public var isShortcut: Bool { node.valueStyle == .shortcut }

        /// Where a byte of the text stands; the beginning of the value where escapes come between.
        func place(ofByte offset: Int) -> Int {
            let start = valueRange.lowerBound
            switch node.valueStyle {
            case .quoted, .apostrophes:
                return node.valueHasEscapes ? start : min(start + 1 + offset, valueRange.upperBound)
            case .unquoted: return min(start + offset, valueRange.upperBound)
            default: return start
            }
        }

        /// The comments that belong to the entry, in the order of the file.
        ///
        /// Those right above it, with no empty line between; those inside it; and one behind it on the same line.
        public var comments: [Comment] {
            let found = entryComments
            return (found.above + found.beside).map { Comment(document: document, range: $0) }
        }

        /// The comments that belong to the entry, by where they stand.
        var entryComments: EntryComments {
            let nodes = document.nodes
            var first = number
            while first > 0, nodes[first - 1].kind == .comment { first -= 1 }
            let previous = first > 0 && nodes[first - 1].kind != .damage ? nodes[first - 1].range.upperBound : nil
            let before = nodes[first..<number].lazy.map(\.range).filter { [range] in
                $0.lowerBound >= previous ?? 0 && $0.lowerBound < range.lowerBound
            }
            let after = nodes[(number + 1)...].lazy.prefix { $0.kind == .comment }.map(\.range)
            return EntryComments(
                before: Array(before), previous: previous, entry: range, after: after, in: document.source.bytes)
        }
    }

    /// A comment, and where it stands.
    public struct Comment: Sendable {
        let document: StringsDocument
        /// The bytes of the comment with its signs.
        public let range: Range<Int>

        /// The words of the comment, without its signs and the white space around it.
        public var text: String {
            let text = document.source.bytes
            let words = document.syntax == .binary ? range : document.commentSyntax.words(of: range, in: text)
            return String(decoding: text[words], as: UTF8.self)
        }
    }

    /// How the comments of the file are written.
    var commentSyntax: CommentSyntax { syntax == .openStep ? .openStep : .xml }
}

extension StringsNode {
    /// The key as UTF-8.
    func withKey<R>(in text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
        withString(keyRange, keyStyle, hasEscapes: keyHasEscapes, in: text, body)
    }

    /// The value as UTF-8.
    func withValue<R>(in text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
        if valueStyle == .shortcut { return withKey(in: text, body) }
        return withString(valueRange, valueStyle, hasEscapes: valueHasEscapes, in: text, body)
    }

    private func withString<R>(
        _ range: Range<Int>, _ style: Style, hasEscapes: Bool, in text: UnsafeBufferPointer<UInt8>,
        _ body: (UnsafeBufferPointer<UInt8>) -> R
    ) -> R {
        switch style {
        case .quoted, .apostrophes:
            let content = UnsafeBufferPointer(rebasing: text[range.lowerBound + 1..<range.upperBound - 1])
            return hasEscapes ? StringsEscapes.decode(content).withUnsafeBufferPointer(body) : body(content)
        case .element, .object:
            return PropertyListText.decode(range, isBinary: style == .object, in: text).withUnsafeBufferPointer(body)
        case .unquoted, .shortcut, .container:
            return body(UnsafeBufferPointer(rebasing: text[range]))
        }
    }
}
