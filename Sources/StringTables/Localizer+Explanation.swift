public import Languages

extension Localizer {
    /// Says which text answers a lookup and why, and which were tried.
    ///
    /// - Parameters:
    ///   - key: The key, compared as bytes.
    ///   - table: The name of the tables to look into; all of them where it is nil.
    ///   - arguments: What to insert.
    ///   - language: The language of the reader; the selected one where it is nil.
    ///   - width: The room there is, for a text that depends on it.
    /// - Returns: What ``localizedText(forKey:table:arguments:language:width:)`` gives, and how it came to it.
    public func explain(
        _ key: String, table: String? = nil, arguments: [MessageArgument] = [], language: LanguageTag? = nil,
        width: Int? = nil
    ) -> LookupExplanation {
        withPrepared(language) { prepared in
            key.withKeyBytes { bytes in
                explanation(KeyLookup(bytes, in: prepared), table: table, prepared, key, arguments, width)
            }
        }
    }

    private func explanation(
        _ lookup: KeyLookup, table: String?, _ prepared: PreparedLanguage, _ key: String,
        _ arguments: [MessageArgument], _ width: Int?
    ) -> LookupExplanation {
        let answer = lookup.find(in: layers, table: table).flatMap {
            fill(lookup, table: table, $0, prepared, arguments, width)
        }
        let answered = answer?.found.step
        var hasMisfit = false
        var steps: [LookupExplanation.Step] = []
        for (position, step) in prepared.steps.enumerated()
        where table == nil || layers.tables[step.layer].name == table {
            let candidate = prepared.candidates[step.candidate]
            var outcome = LookupExplanation.Outcome.noText
            if let found = lookup.find(in: layers, table: table, from: position), found.step == position {
                let filled = fill(found, prepared.style(of: step.candidate), arguments, width)
                // Where nothing fits, the first text is shown with its gaps, though all were tried.
                if position == answered {
                    outcome = .answered
                } else if let answered, position > answered, answer?.misfit == nil {
                    outcome = .notNeeded
                } else if hasMisfit, !candidate.isSource {
                    outcome = .notTheSource
                } else if let misfit = filled?.misfit {
                    outcome = .misfit(misfit)
                } else {
                    outcome = .damaged
                }
                hasMisfit = hasMisfit || filled?.misfit != nil
            }
            steps.append(
                LookupExplanation.Step(
                    language: candidate.language, table: layers.label(step.layer),
                    isSourceLanguage: candidate.isSource, outcome: outcome))
        }
        return LookupExplanation(
            key: key, language: prepared.language, chain: LanguageChain(prepared.language).tags, steps: steps,
            answer: answer.map { text($0.text, key, $0.found, prepared) },
            choices: answer.map { choices(in: $0.found, prepared, arguments, width) } ?? [])
    }

    /// The choices that a text made between its variants.
    private func choices(
        in found: PreparedLanguage.Found, _ prepared: PreparedLanguage, _ arguments: [MessageArgument], _ width: Int?
    ) -> [LookupExplanation.Choice] {
        guard let text = layers.indexes[found.layer].text(at: found.offset)?.messageText(at: 0) else { return [] }
        let style = prepared.style(of: prepared.steps[found.step].candidate)
        var finder = ChoiceFinder(
            arguments: arguments, rules: style.rules, device: device, width: width,
            writing: style.numbers)
        finder.read(text)
        return finder.choices
    }
}

/// Makes the choices that ``TextFilling`` makes, and notes them.
private struct ChoiceFinder {
    let arguments: [MessageArgument]
    let rules: PluralRules
    let device: Device
    let width: Int?
    let writing: NumberWriting
    var choices: [LookupExplanation.Choice] = []

    init(arguments: [MessageArgument], rules: PluralRules, device: Device, width: Int?, writing: NumberWriting) {
        self.arguments = arguments
        self.rules = rules
        self.device = device
        self.width = width
        self.writing = writing
    }

    mutating func read(_ text: MessageText) {
        for piece in text.pieces {
            switch piece {
            case .words, .argument: break
            case .plural(let place, let forms): plural(place, forms, shownAs: piece.shownConversion)
            case .device(let texts): chooseDevice(texts)
            case .width(let texts):
                let widths = texts.keys.sorted()
                guard let chosen = widths.last(where: { $0 <= width ?? .max }) ?? widths.first else { continue }
                choices.append(.width(width, text: chosen))
                if let text = texts[chosen] { read(text) }
            }
        }
    }

    private mutating func plural(
        _ place: Int, _ forms: [PluralCategory: MessageText], shownAs conversion: MessageText.Conversion
    ) {
        let operands = arguments.indices.contains(place) ? writing.operands(arguments[place], conversion) : nil
        let category = operands.map { rules.category(of: $0) } ?? .other
        let isZero = operands?.isZero == true
        guard let form = (isZero ? [.zero, category, .other] : [category, .other]).first(where: { forms[$0] != nil })
        else { return }
        choices.append(.plural(place: place, category: category, form: form))
        if let text = forms[form] { read(text) }
    }

    private mutating func chooseDevice(_ texts: [Device: MessageText]) {
        let kin: Device = device == .ipad || device == .ipod ? .iphone : .mac
        let first = texts.keys.min { $0.rawValue.utf8.lexicographicallyPrecedes($1.rawValue.utf8) }
        guard let chosen = [device, .other, kin, .mac].first(where: { texts[$0] != nil }) ?? first else { return }
        choices.append(.device(device, text: chosen))
        if let text = texts[chosen] { read(text) }
    }
}
