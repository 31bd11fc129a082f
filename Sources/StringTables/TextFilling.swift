internal import Languages

/// Fills a compiled text with arguments.
///
/// It never fails and never shows memory. An argument that is missing or of the wrong kind stands as U+FFFD and is
/// counted, so that the caller can take another language's text instead.
struct TextFilling {
    let table: TableBytes
    let arguments: [MessageArgument]
    let language: LanguageTag
    let rules: PluralRules
    let formatting: any ValueFormatting
    let isolation: ArgumentIsolation

    private(set) var output: [UInt8] = []
    /// How many arguments were missing or of the wrong kind.
    private(set) var misfits = 0

    init(
        table: TableBytes, arguments: [MessageArgument], language: LanguageTag, rules: PluralRules,
        formatting: any ValueFormatting, isolation: ArgumentIsolation
    ) {
        self.table = table
        self.arguments = arguments
        self.language = language
        self.rules = rules
        self.formatting = formatting
        self.isolation = isolation
    }

    /// What stands for an argument that is not there.
    static let missing = "\u{FFFD}"

    /// Fills the text at an offset; false where the table is damaged there.
    mutating func fill(at offset: Int, depth: Int = 0) -> Bool {
        guard depth <= TableBytes.deepestNesting, let count = table.number(at: offset, width: 2) else { return false }
        var position = offset + 2
        for _ in 0..<count {
            guard let (piece, next) = table.piece(at: position) else { return false }
            switch piece {
            case .words(let run):
                output.append(contentsOf: run)
            case .argument(let placeholder):
                insert(placeholder)
            case .plural(let place, let forms, let first):
                guard let form = table.form(categories(for: place), forms: forms, offset: first),
                    fill(at: form, depth: depth + 1)
                else { return false }
            }
            position = next
        }
        return true
    }

    /// The forms to look for, for the number at a place.
    private mutating func categories(for place: Int) -> [PluralCategory] {
        let operands: PluralOperands?
        switch arguments.indices.contains(place) ? arguments[place] : nil {
        case .integer(let value): operands = PluralOperands(value)
        case .unsigned(let value): operands = PluralOperands(magnitude: value)
        case .decimal(let digits): operands = PluralOperands(digits: digits)
        case .formatted: return [.other]
        case .string, nil: operands = nil
        }
        guard let operands else {
            misfits += 1
            return [.other]
        }
        let category = rules.category(of: operands)
        return operands.isZero ? [.zero, category, .other] : [category, .other]
    }

    private mutating func insert(_ placeholder: Placeholder) {
        guard arguments.indices.contains(placeholder.place),
            let text = written(arguments[placeholder.place], as: placeholder.conversion)
        else {
            misfits += 1
            output.append(contentsOf: TextFilling.missing.utf8)
            return
        }
        switch isolation {
        case .none: output.append(contentsOf: text.utf8)
        case .isolate: output.appendIsolated(text)
        }
    }

    /// An argument as its placeholder asks for it, or nil where it is of the wrong kind.
    private func written(_ argument: MessageArgument, as conversion: MessageText.Conversion) -> String? {
        switch (argument, conversion) {
        case (.formatted(let text), _), (.string(let text), .value):
            text
        case (.string, _):
            nil
        case (.integer(let value), .bits(let radix, let uppercase)):
            String(UInt64(bitPattern: value), radix: radix, uppercase: uppercase)
        case (.unsigned(let value), .bits(let radix, let uppercase)):
            String(value, radix: radix, uppercase: uppercase)
        case (.decimal, .bits):
            nil
        case (.integer(let value), .decimal(let fractionDigits?)):
            decimal(String(value), fractionDigits: fractionDigits)
        case (.unsigned(let value), .decimal(let fractionDigits?)):
            decimal(String(value), fractionDigits: fractionDigits)
        case (.integer(let value), .integer(let minimumDigits)):
            padded(formatting.integer(value, in: language), value: value, to: minimumDigits)
        case (.integer(let value), _):
            formatting.integer(value, in: language)
        case (.unsigned(let value), _):
            if let value = Int64(exactly: value) {
                formatting.integer(value, in: language)
            } else {
                formatting.decimal(String(value), in: language)
            }
        case (.decimal(let digits), .integer):
            PluralOperands(digits: digits)?.v == 0 ? formatting.decimal(digits, in: language) : nil
        case (.decimal(let digits), .decimal(let fractionDigits)):
            decimal(digits, fractionDigits: fractionDigits)
        case (.decimal(let digits), .value):
            decimal(digits, fractionDigits: nil)
        }
    }

    private func decimal(_ digits: String, fractionDigits: Int?) -> String? {
        guard PluralOperands(digits: digits) != nil else { return nil }
        guard let fractionDigits else { return formatting.decimal(digits, in: language) }
        return formatting.decimal(DecimalDigits.rounded(digits, fractionDigits: fractionDigits), in: language)
    }

    /// A number of several digits at least, filled with the language's own zero.
    private func padded(_ text: String, value: Int64, to minimumDigits: Int) -> String {
        let missing = minimumDigits - String(value.magnitude).utf8.count
        guard missing > 0, value >= 0 else { return text }
        return String(repeating: formatting.integer(0, in: language), count: missing) + text
    }
}

extension [UInt8] {
    /// Appends a text between U+2068 and U+2069, closed even where the text itself opens or closes isolates.
    fileprivate mutating func appendIsolated(_ text: String) {
        guard !text.isEmpty else { return }
        append(contentsOf: "\u{2068}".utf8)
        var open = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x2066...0x2068: open += 1
            case 0x2069 where open == 0: continue  // It would close the isolate around the text.
            case 0x2069: open -= 1
            default: break
            }
            append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
        for _ in 0...open { append(contentsOf: "\u{2069}".utf8) }
    }
}
