internal import Languages
internal import StringTables

/// Turns one localization into the rule that a `.strings` or `.stringsdict` file has for it.
struct RuleBuilder {
    /// The rule, or nil where nobody has written the text yet.
    private(set) var rule: StringsRule?
    /// What the files cannot say.
    private(set) var losses: [String] = []

    private let localization: TranslationTable.Localization
    private let variables: [String: MessageVariable]
    private let arguments: [String: Int]
    /// Where each substitution is first referred to, counted from 1.
    private var places: [String: Int] = [:]

    init(_ localization: TranslationTable.Localization) {
        self.localization = localization
        var variables: [String: MessageVariable] = [:]
        var arguments: [String: Int] = [:]
        for substitution in localization.substitutions {
            variables[substitution.name] = MessageVariable(
                forms: substitution.forms.mapValues(\.value), valueType: substitution.formatSpecifier,
                argument: substitution.argumentNumber.map { $0 - 1 })
            arguments[substitution.name] = substitution.argumentNumber
        }
        self.variables = variables
        self.arguments = arguments
        guard let variant = localization.variant, !isUnwritten else { return }
        findPlaces(in: variant)
        rule = rule(for: variant)
    }

    /// Whether a substitution that the text refers to has a form that nobody has written yet.
    private var isUnwritten: Bool {
        let units = (localization.variant?.units ?? []) + localization.substitutions.flatMap(\.forms.values)
        let referred = Set(units.flatMap { FormatString($0.value, isForm: true).references })
        return localization.substitutions.contains { substitution in
            referred.contains(substitution.name) && substitution.forms.values.contains(where: \.isUnwritten)
        }
    }

    private mutating func findPlaces(in variant: TranslationTable.Variant) {
        var queue: [(FormatString, Int)] = variant.units.map { (FormatString($0.value), 1) }
        while let (format, first) = queue.popLast() {
            let placed = format.placed(from: first, arguments: arguments, number: (first, "lld"))
            for case .reference(let place?, let name) in placed.pieces where places[name] == nil {
                places[name] = place
                let forms = localization.substitutions.first { $0.name == name }?.forms ?? [:]
                queue += forms.values.map { (FormatString($0.value, isForm: true), place) }
            }
        }
    }

    // MARK: - Rules

    private mutating func rule(for variant: TranslationTable.Variant) -> StringsRule? {
        switch variant {
        case .unit(let unit):
            if unit.isUnwritten { return nil }
            let format = FormatString(unit.value)
            let variables = variables(of: [format])
            if variables.isEmpty { return .text(unit.value) }
            return .plural(written(format, from: 1), variables)
        case .plural(let cases): return plural(cases)
        case .device(let cases):
            var rules: [Device: StringsRule] = [:]
            for (device, variant) in cases { rules[device] = rule(for: variant) }
            return rules.isEmpty ? nil : .devices(rules)
        case .width(let cases):
            var rules: [Int: StringsRule] = [:]
            for (width, variant) in cases { rules[width] = rule(for: variant) }
            return rules.isEmpty ? nil : .widths(rules)
        }
    }

    private mutating func plural(_ cases: [PluralCategory: TranslationTable.Variant]) -> StringsRule? {
        var forms: [PluralCategory: FormatString] = [:]
        for (category, variant) in cases {
            guard case .unit(let unit) = variant else {
                losses.append("a plural form cannot vary by anything else")
                continue
            }
            if !unit.isUnwritten { forms[category] = FormatString(unit.value) }
        }
        guard !forms.isEmpty else { return nil }
        let numbers = Set(
            forms.values.flatMap { (try? MessageText(parsing: $0.text, variables: variables))?.numbers ?? [] })
        let place = (numbers.min() ?? 0) + 1
        let placed = PluralCategory.allCases.compactMap { forms[$0]?.placed(arguments: arguments) }
        let valueType = placed.lazy.compactMap { $0.specification(at: place) }.first ?? "lld"
        var name = "value"
        while variables[name] != nil { name += "_" }
        let own = StringsRule.Variable(
            name: name, valueType: valueType,
            forms: forms.mapValues { form in
                // The first placeholder of a form is the number itself, which is right where the number is the first
                // argument; else every placeholder names its place.
                place == 1 ? written(form, from: 1) : form.placed(arguments: arguments).text
            })
        return .plural(
            place == 1 ? "%#@\(name)@" : "%\(place)$#@\(name)@", [own] + variables(of: Array(forms.values)))
    }

    /// The variables to which texts refer, directly or by others, in the order of the localization.
    private mutating func variables(of formats: [FormatString]) -> [StringsRule.Variable] {
        var referred: Set<String> = []
        var queue = formats.flatMap(\.references)
        while let name = queue.popLast() {
            guard referred.insert(name).inserted, let variable = variables[name] else { continue }
            queue += variable.forms.values.flatMap { FormatString($0, isForm: true).references }
        }
        return localization.substitutions.filter { referred.contains($0.name) }.map { substitution in
            let place = places[substitution.name] ?? 1
            let specifier = substitution.formatSpecifier ?? "lld"
            return StringsRule.Variable(
                name: substitution.name, valueType: specifier,
                forms: substitution.forms.mapValues { unit in
                    written(FormatString(unit.value, isForm: true), from: place, number: (place, specifier))
                })
        }
    }

    /// A text as these files write it: a reference names the place that its substitution names.
    private func written(
        _ format: FormatString, from first: Int, number: (place: Int, specification: String)? = nil
    ) -> String {
        // A reference that names its place takes no turn here, so then all of them name theirs.
        let takesTurns = format.references.contains { arguments[$0] != nil }
        if takesTurns { return format.placed(from: first, arguments: arguments, number: number).text }
        return format.replacingNumber(from: first, number: number).text
    }
}

extension TranslationTable.Unit {
    /// Whether nobody has written the text yet.
    var isUnwritten: Bool { value.isEmpty && state == .new }
}
