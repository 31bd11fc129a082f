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
            let nodes = document.nodes
            var comments: [Comment] = []
            var below = node.range.lowerBound
            var index = number - 1
            while index >= 0, nodes[index].kind == .comment, lineEnds(nodes[index].range.upperBound..<below) <= 1 {
                // One on the line of the entry before it belongs to that one.
                if index > 0, let before = document.end(ofEntryAround: index - 1),
                    before <= nodes[index].range.lowerBound, lineEnds(before..<nodes[index].range.lowerBound) == 0
                {
                    break
                }
                comments.insert(Comment(document: document, range: nodes[index].range), at: 0)
                below = nodes[index].range.lowerBound
                index -= 1
            }
            index = number + 1
            while index < nodes.count, nodes[index].kind == .comment {
                let range = nodes[index].range
                guard
                    range.lowerBound < node.range.upperBound
                        || lineEnds(node.range.upperBound..<range.lowerBound) == 0
                else { break }
                comments.append(Comment(document: document, range: range))
                index += 1
            }
            return comments
        }

        private func lineEnds(_ range: Range<Int>) -> Int {
            let bytes = document.source.bytes
            return range.reduce(0) { count, index in
                let isEnd =
                    bytes[index] == 0x0A || (bytes[index] == 0x0D && bytes[min(index + 1, bytes.count - 1)] != 0x0A)
                return isEnd ? count + 1 : count
            }
        }
    }

    /// Where the entry ends that is a node or holds it; nil where comments alone stand there.
    fileprivate func end(ofEntryAround index: Int) -> Int? {
        var index = index
        while index >= 0 {
            switch nodes[index].kind {
            case .entry, .other: return nodes[index].range.upperBound
            case .damage: return nil
            case .comment: index -= 1
            }
        }
        return nil
    }

    /// A comment, and where it stands.
    public struct Comment: Sendable {
        let document: StringsDocument
        /// The bytes of the comment with its signs.
        public let range: Range<Int>

        /// The words of the comment, without its signs and the white space around it.
        public var text: String {
            let bytes = document.source.bytes
            var content = range.lowerBound + 2..<range.upperBound
            switch document.syntax {
            case .openStep:
                let isBlock = bytes[range.lowerBound + 1] == UInt8(ascii: "*")
                if isBlock, range.count >= 4, bytes[range.upperBound - 1] == UInt8(ascii: "/"),
                    bytes[range.upperBound - 2] == UInt8(ascii: "*")
                {
                    content = content.lowerBound..<range.upperBound - 2
                }
            case .xml:
                content = min(range.lowerBound + 4, range.upperBound)..<max(range.lowerBound + 4, range.upperBound - 3)
            case .binary:
                content = range
            }
            func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
            let words = bytes[content].drop(while: isBlank)
            let end = words.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? words.startIndex
            return String(decoding: words[..<end], as: UTF8.self)
        }
    }
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
