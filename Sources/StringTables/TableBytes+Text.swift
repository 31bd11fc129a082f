internal import Languages

/// A place of an argument in a compiled text.
struct Placeholder {
    let place: Int
    let conversion: MessageText.Conversion
}

extension TableBytes {
    /// How deep forms may stand inside forms.
    static let deepestNesting = 8

    /// What a reader of a compiled text meets, one piece after another.
    enum PieceView {
        case words(UnsafeBufferPointer<UInt8>)
        case argument(Placeholder)
        /// The number's place, how many forms there are, and where the first of them is.
        case plural(place: Int, forms: Int, offset: Int)
    }

    /// The piece at an offset, and where the next one begins; nil where the table is damaged.
    func piece(at offset: Int) -> (piece: PieceView, next: Int)? {
        guard let letter = number(at: offset, width: 1) else { return nil }
        if letter == Int(UInt8(ascii: "w")) {
            guard let run = sizedRun(at: offset + 1) else { return nil }
            return (.words(run), offset + 5 + run.count)
        }
        guard let place = number(at: offset + 1, width: 2) else { return nil }
        func argument(_ conversion: MessageText.Conversion, size: Int) -> (PieceView, Int) {
            (.argument(Placeholder(place: place, conversion: conversion)), offset + size)
        }
        switch UInt8(letter) {
        case UInt8(ascii: "@"):
            return argument(.value, size: 3)
        case UInt8(ascii: "d"):
            guard let digits = number(at: offset + 3, width: 1) else { return nil }
            return argument(.integer(minimumDigits: digits), size: 4)
        case UInt8(ascii: "f"):
            guard let digits = number(at: offset + 3, width: 1) else { return nil }
            return argument(.decimal(fractionDigits: digits == 127 ? nil : digits), size: 4)
        case UInt8(ascii: "x"):
            guard let radix = number(at: offset + 3, width: 1), radix == 8 || radix == 16,
                let uppercase = number(at: offset + 4, width: 1)
            else { return nil }
            return argument(.bits(radix: radix, uppercase: uppercase == 1), size: 5)
        case UInt8(ascii: "p"):
            guard let forms = number(at: offset + 3, width: 1) else { return nil }
            var next = offset + 4
            for _ in 0..<forms {
                guard let size = number(at: next + 1, width: 4), run(at: next + 5, size: size) != nil else {
                    return nil
                }
                next += 5 + size
            }
            return (.plural(place: place, forms: forms, offset: offset + 4), next)
        default:
            return nil
        }
    }

    /// Where the form for one of several categories is: the first of those asked for that is there.
    func form(_ categories: [PluralCategory], forms: Int, offset: Int) -> Int? {
        for category in categories {
            var next = offset
            for _ in 0..<forms {
                guard let found = number(at: next, width: 1), let size = number(at: next + 1, width: 4) else {
                    return nil
                }
                if found == category.index { return next + 5 }
                next += 5 + size
            }
        }
        return nil
    }

    /// The whole text at an offset as a value, or nil where the table is damaged.
    func messageText(at offset: Int, depth: Int = 0) -> MessageText? {
        guard depth <= TableBytes.deepestNesting, let count = number(at: offset, width: 2) else { return nil }
        var pieces: [MessageText.Piece] = []
        var position = offset + 2
        for _ in 0..<count {
            guard let (piece, next) = piece(at: position) else { return nil }
            switch piece {
            case .words(let run):
                pieces.append(.words(String(decoding: run, as: UTF8.self)))
            case .argument(let placeholder):
                pieces.append(.argument(placeholder.place, placeholder.conversion))
            case .plural(let place, let forms, let first):
                var texts: [PluralCategory: MessageText] = [:]
                var form = first
                for _ in 0..<forms {
                    guard let index = number(at: form, width: 1), let size = number(at: form + 1, width: 4),
                        PluralCategory.allCases.indices.contains(index),
                        let text = messageText(at: form + 5, depth: depth + 1)
                    else { return nil }
                    texts[PluralCategory.allCases[index]] = text
                    form += 5 + size
                }
                pieces.append(.plural(place, texts))
            }
            position = next
        }
        return MessageText(pieces: pieces)
    }
}

extension PluralCategory {
    /// The number of the category in a compiled table.
    var index: Int {
        switch self {
        case .zero: 0
        case .one: 1
        case .two: 2
        case .few: 3
        case .many: 4
        case .other: 5
        }
    }
}
