internal import Languages

/// Fills a compiled text with arguments.
///
/// It never fails and never shows memory. An argument that is missing or of the wrong kind stands as U+FFFD and is
/// told, so that the caller can take another language's text instead.
struct TextFilling {
    private let table: TableBytes
    private let arguments: [MessageArgument]
    private let style: FillingStyle
    /// The room there is for the text, or nil where there is enough for every text.
    private let width: Int?

    /// What did not fit, in the order in which the text asks for it, each place once; then what is left over.
    private(set) var misfits: [ArgumentMisfit] = []

    init(table: TableBytes, arguments: [MessageArgument], style: FillingStyle, width: Int? = nil) {
        self.table = table
        self.arguments = arguments
        self.style = style
        self.width = width
    }

    /// A filling of one text, for which a style is worked out anew.
    init(
        table: TableBytes, arguments: [MessageArgument], language: LanguageTag, rules: PluralRules,
        formatting: any ValueFormatting, isolation: ArgumentIsolation, device: Device = .other, width: Int? = nil
    ) {
        let style = FillingStyle(
            language: language, rules: rules, formatting: formatting, isolation: isolation, device: device)
        self.init(table: table, arguments: arguments, style: style, width: width)
    }

    /// The filled text at an offset, or nil where the table is damaged there.
    mutating func text(at offset: Int) -> String? {
        let isIsolating = style.isolation == .isolate
        return withOutput(at: offset) { output in
            // Isolates are no ASCII; of plain words the library finds out whether they are, which makes them faster.
            isIsolating ? output.string : output.checkedString
        }
    }

    /// Lends the bytes of the filled text at an offset, which are valid UTF-8; nil where the table is damaged there.
    mutating func withUTF8<Result>(at offset: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
        withOutput(at: offset) { output in body(output.bytes) }
    }

    @inline(__always)
    private mutating func withOutput<Result>(
        at offset: Int, _ body: (borrowing TextBuffer) -> Result
    ) -> Result? {
        guard let cursor = TextCursor(table: table, at: offset) else { return nil }
        let result = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 768) { memory -> Result? in
            var output = TextBuffer(borrowing: memory)
            return fill(cursor, depth: 0, into: &output) ? body(output) : nil
        }
        let asked = TextCursor.argumentCount(table: table, at: offset)
        if arguments.count > asked {
            for place in asked..<arguments.count {
                misfits.append(
                    ArgumentMisfit(problem: .extra, place: place, asked: nil, given: arguments[place].kind))
            }
        }
        return result
    }

    private mutating func fill(_ text: TextCursor, depth: Int, into output: inout TextBuffer) -> Bool {
        guard depth <= MessageText.deepestNesting else { return false }
        var cursor = text
        while cursor.remaining > 0 {
            let variant: TextCursor?
            switch cursor.next() {
            case nil: return false
            case .words(let run)?:
                output.append(run)
                continue
            case .argument(let place, let conversion)?:
                insert(place, conversion, into: &output)
                continue
            case .plural(let place, let conversion, let forms)?:
                variant = form(of: forms, place: place, shownAs: conversion)
            case .device(let variants)?: variant = variants.text(for: style.device)
            case .width(let variants)?: variant = variants.text(fitting: width)
            }
            guard let variant, fill(variant, depth: depth + 1, into: &output) else { return false }
        }
        return true
    }

    /// The form for the number at a place, as it is shown.
    private mutating func form(
        of forms: TextCursor.Variants, place: Int, shownAs conversion: MessageText.Conversion
    ) -> TextCursor? {
        guard arguments.indices.contains(place) else {
            note(place, nil)
            return forms.form(.other, isZero: false)
        }
        let argument = arguments[place]
        if case .integer(let value) = argument, conversion.family != .decimal {
            return forms.form(style.rules.category(of: PluralOperands(value)), isZero: value == 0)
        }
        if case .formatted = argument { return forms.form(.other, isZero: false) }
        guard let operands = style.numbers.operands(argument, conversion) else {
            note(place, nil)
            return forms.form(.other, isZero: false)
        }
        return forms.form(style.rules.category(of: operands), isZero: operands.isZero)
    }

    private mutating func insert(
        _ place: Int, _ conversion: MessageText.Conversion, into output: inout TextBuffer
    ) {
        guard arguments.indices.contains(place) else {
            note(place, conversion)
            output.append("\u{FFFD}")
            return
        }
        switch arguments[place] {
        case .formatted(let text): append(text, to: &output)
        case .string(let text) where conversion.kind == .value: append(text, to: &output)
        case .integer(let value) where style.isPlain && conversion.isDigits:
            output.append(value, isolated: style.isolation == .isolate)
        case .integer(let value) where conversion.isDigits:
            append(
                style.integers?.text(of: value) ?? style.numbers.formatting.integer(value, in: style.language),
                to: &output)
        case let argument:
            guard let text = style.numbers.text(of: argument, conversion) else {
                note(place, conversion)
                output.append("\u{FFFD}")
                return
            }
            append(text, to: &output)
        }
    }

    private func append(_ text: String, to output: inout TextBuffer) {
        switch style.isolation {
        case .none: output.append(text)
        case .isolate: output.appendIsolated(text)
        }
    }

    /// Remembers that the argument at a place is missing or of the wrong kind.
    private mutating func note(_ place: Int, _ asked: MessageText.Conversion?) {
        guard !misfits.contains(where: { $0.place == place }) else { return }
        let given = arguments.indices.contains(place) ? arguments[place].kind : nil
        misfits.append(
            ArgumentMisfit(problem: given == nil ? .missing : .wrongKind, place: place, asked: asked, given: given))
    }
}

extension TextCursor.Variants {
    /// The form for a category, else that for everything else; for nothing the form for nothing, in every language.
    fileprivate func form(_ category: PluralCategory, isZero: Bool) -> TextCursor? {
        var variants = self
        var best: TextCursor?
        // The forms stand in the order of the categories: `zero` first, `other` last.
        while let (found, text) = variants.nextForm() {
            if found == category.index || (isZero && found == PluralCategory.zero.index) { return text }
            if found == PluralCategory.other.index { best = text }
        }
        return best
    }

    /// The text for a device, as ``MessageText/Piece/device(_:)`` says.
    fileprivate func text(for device: Device) -> TextCursor? {
        let kin: Device = device == .ipad || device == .ipod ? .iphone : .mac
        var variants = self
        var best: (rank: Int, text: TextCursor)?
        while let (name, text) = variants.nextDevice() {
            let rank =
                switch String(decoding: name, as: UTF8.self) {
                case device.rawValue: 0
                case Device.other.rawValue: 1
                case kin.rawValue: 2
                case Device.mac.rawValue: 3
                default: 4
                }
            if rank < best?.rank ?? .max { best = (rank, text) }
        }
        return best?.text
    }

    /// The widest text that fits, or the narrowest where none does.
    fileprivate func text(fitting room: Int?) -> TextCursor? {
        var variants = self
        var best: TextCursor?
        while let (width, text) = variants.nextWidth() {
            if best == nil || width <= room ?? .max { best = text }
        }
        return best
    }
}
