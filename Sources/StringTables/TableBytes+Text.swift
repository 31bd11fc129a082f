internal import Languages

extension TableBytes {
    /// The whole text at an offset as a value, or nil where the table is damaged.
    func messageText(at offset: Int) -> MessageText? {
        guard let cursor = TextCursor(table: self, at: offset) else { return nil }
        return messageText(cursor, depth: 0)
    }

    private func messageText(_ start: TextCursor, depth: Int) -> MessageText? {
        guard depth <= MessageText.deepestNesting else { return nil }
        var cursor = start
        var pieces: [MessageText.Piece] = []
        while cursor.remaining > 0 {
            guard let view = cursor.next(), let piece = piece(view, depth: depth) else { return nil }
            pieces.append(piece)
        }
        return MessageText(pieces: pieces)
    }

    private func piece(_ view: TextCursor.PieceView, depth: Int) -> MessageText.Piece? {
        switch view {
        case .words(let run):
            return .words(String(decoding: run, as: UTF8.self))
        case .argument(let place, let conversion):
            return .argument(place, conversion)
        case .plural(let place, _, var variants):
            var forms: [PluralCategory: MessageText] = [:]
            while let variant = variants.nextForm() {
                guard PluralCategory.allCases.indices.contains(variant.category),
                    let text = messageText(variant.text, depth: depth + 1)
                else { return nil }
                forms[PluralCategory.allCases[variant.category]] = text
            }
            return variants.isWhole ? .plural(place, forms) : nil
        case .device(var variants):
            var texts: [Device: MessageText] = [:]
            while let variant = variants.nextDevice() {
                guard let text = messageText(variant.text, depth: depth + 1) else { return nil }
                texts[Device(rawValue: String(decoding: variant.name, as: UTF8.self))] = text
            }
            return variants.isWhole ? .device(texts) : nil
        case .width(var variants):
            var texts: [Int: MessageText] = [:]
            while let variant = variants.nextWidth() {
                guard let text = messageText(variant.text, depth: depth + 1) else { return nil }
                texts[variant.width] = text
            }
            return variants.isWhole ? .width(texts) : nil
        }
    }
}
