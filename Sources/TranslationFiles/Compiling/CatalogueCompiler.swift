internal import Diagnostics
internal import Languages
internal import StringTables

/// Turns the texts of a catalogue into those of a table.
struct CatalogueCompiler {
    struct Text {
        let language: LanguageTag
        let text: MessageText
        let state: EntryState
    }

    let catalogue: StringCatalogue
    private(set) var problems: [ReadingProblem] = []
    private var errorCount = 0

    init(catalogue: StringCatalogue) { self.catalogue = catalogue }

    mutating func report(_ problem: ReadingProblem) {
        problems.append(problem)
        if problem.severity == .error { errorCount += 1 }
    }

    mutating func texts(of entry: StringCatalogue.Entry) -> [Text] {
        var texts: [Text] = []
        var hasSource = false
        for localization in entry.localizations {
            guard let variant = localization.variant else { continue }
            let reported = errorCount
            do {
                if let text = try text(variant, of: localization) { texts.append(text) }
            } catch {
                report(ReadingProblem(error: error, at: localization.offset))
            }
            // A text with a mistake is there; the key must not stand in for it.
            let isThere =
                texts.last?.language == localization.language || errorCount > reported
            if localization.language == catalogue.ownLanguage { hasSource = isThere }
        }
        if !hasSource, entry.extractionState != .manual {
            // A key from code is the text that the code shows; where it is no format string, it is words.
            let text = (try? MessageText(parsing: entry.key)) ?? MessageText(words: entry.key)
            texts.append(Text(language: catalogue.ownLanguage, text: text, state: .translated))
        }
        return texts
    }

    /// The text of a localization, or nil where nobody has written it yet or it was reported.
    private mutating func text(
        _ variant: StringCatalogue.Variant, of localization: StringCatalogue.Localization
    ) throws(StringTableError) -> Text? {
        var states: [EntryState] = []
        var variables: [String: MessageVariable] = [:]
        let referred = localization.references
        for substitution in localization.substitutions {
            guard referred.contains(substitution.name) else {
                report(
                    ReadingProblem(
                        warning: "the substitution is never referred to; to refer to it, use %#@\(substitution.name)@",
                        at: substitution.offset))
                continue
            }
            guard let forms = forms(of: substitution, in: localization, states: &states) else { return nil }
            variables[substitution.name] = MessageVariable(
                forms: forms, valueType: substitution.formatSpecifier,
                argument: substitution.argumentNumber.map { $0 - 1 })
        }
        guard let text = try message(variant, variables, states: &states) else { return nil }
        return Text(language: localization.language, text: text, state: EntryState.worst(of: states))
    }

    /// The format strings of a substitution, or nil where one is not there yet or has a mistake, which is reported.
    private mutating func forms(
        of substitution: StringCatalogue.Substitution, in localization: StringCatalogue.Localization,
        states: inout [EntryState]
    ) -> [PluralCategory: String]? {
        let cases: [PluralCategory: StringCatalogue.Variant]
        switch substitution.variant {
        case .unit: cases = [.other: substitution.variant]
        case .plural(let all): cases = all
        case .device:
            report(
                ReadingProblem(error: "a substitution varies by plural, not by device", at: substitution.offset))
            return nil
        }
        guard let conversion = MessageText.Conversion(formatSpecifier: substitution.formatSpecifier) else {
            report(
                ReadingProblem(error: "the formatSpecifier says no way to write a number", at: substitution.offset))
            return nil
        }
        // A mistake is told at the form that has it; what it refers to is looked at when the whole is put together.
        let names = localization.substitutions.map { ($0.name, MessageText.Piece.words("")) }
        let others = Dictionary(names) { first, _ in first }
        var forms: [PluralCategory: String] = [:]
        var isWhole = true
        for category in PluralCategory.allCases {
            guard case .unit(let unit)? = cases[category] else { continue }
            if unit.value.isEmpty && unit.state == .new { return nil }
            states.append(unit.state)
            forms[category] = unit.value
            do {
                _ = try MessageText(parsing: unit.value, number: .argument(0, conversion), substitutions: others)
            } catch {
                report(ReadingProblem(error: error, at: unit.place(ofByte: error.offset, in: catalogue)))
                isWhole = false
            }
        }
        return isWhole && !forms.isEmpty ? forms : nil
    }

    private mutating func message(
        _ variant: StringCatalogue.Variant, _ variables: [String: MessageVariable], states: inout [EntryState]
    ) throws(StringTableError) -> MessageText? {
        switch variant {
        case .unit(let unit):
            if unit.value.isEmpty && unit.state == .new { return nil }
            states.append(unit.state)
            do {
                return try MessageText(parsing: unit.value, variables: variables)
            } catch {
                report(ReadingProblem(error: error, at: unit.place(ofByte: error.offset, in: catalogue)))
                return nil
            }
        case .plural(let cases):
            var forms: [PluralCategory: MessageText] = [:]
            let errors = errorCount
            // In the order of the categories, so that the same mistakes come in the same order.
            for category in PluralCategory.allCases {
                guard let variant = cases[category] else { continue }
                forms[category] = try message(variant, variables, states: &states)
            }
            guard errors == errorCount, !forms.isEmpty else { return nil }
            if forms[.other] == nil, let unit = variant.firstUnit {
                report(
                    ReadingProblem(warning: "the plural variation has no case for other", at: unit.offset))
            }
            return try MessageText(plural: forms, argument: place(in: forms, of: variant))
        case .device(let cases):
            var texts: [Device: MessageText] = [:]
            let errors = errorCount
            for (name, variant) in cases.sorted(by: { $0.key < $1.key }) {
                texts[Device(rawValue: name)] = try message(variant, variables, states: &states)
            }
            guard errors == errorCount, !texts.isEmpty else { return nil }
            return try MessageText(devices: texts)
        }
    }

    /// The argument that chooses between forms with several numbers: the first of them, as Xcode does it.
    private mutating func place(
        in forms: [PluralCategory: MessageText], of variant: StringCatalogue.Variant
    ) -> Int? {
        let numbers = Set(forms.values.flatMap(\.numbers))
        guard numbers.count > 1, let first = numbers.min() else { return nil }
        report(
            ReadingProblem(
                warning: "the forms insert several numbers; the first one, argument \(first + 1), chooses the form",
                at: variant.firstUnit?.offset ?? 0))
        return first
    }
}

extension StringCatalogue.Unit {
    /// Where a byte of the format string stands; its beginning where escapes come between.
    fileprivate func place(ofByte offset: Int, in catalogue: StringCatalogue) -> Int {
        let isPlain = range.count == value.utf8.count + 2
        return isPlain ? min(range.lowerBound + 1 + offset, range.upperBound) : range.lowerBound
    }
}

extension StringCatalogue.Localization {
    /// The names that the texts refer to as `%#@name@`, those of the substitutions themselves too.
    fileprivate var references: Set<String> {
        let variants = (variant.map { [$0] } ?? []) + substitutions.map(\.variant)
        return Set(variants.flatMap(\.units).flatMap { VariableReference.all(in: $0.value) }.map(\.name))
    }
}

extension StringCatalogue.Variant {
    /// All texts, in the order of the categories and of the names of devices.
    public var units: [StringCatalogue.Unit] {
        switch self {
        case .unit(let unit): [unit]
        case .plural(let cases): PluralCategory.allCases.compactMap { cases[$0] }.flatMap(\.units)
        case .device(let cases): cases.sorted { $0.key < $1.key }.flatMap(\.value.units)
        }
    }

    /// The first text, where there is one.
    fileprivate var firstUnit: StringCatalogue.Unit? { units.first }
}
