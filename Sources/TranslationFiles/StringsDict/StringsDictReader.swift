internal import Languages
internal import StringTables

/// Reads the rules of a `.stringsdict` file.
struct StringsDictReader {
    private let list: PropertyListValues
    private let isBinary: Bool
    var problems: [ReadingProblem] = []

    /// How deep rules may stand inside rules.
    private static let deepest = 4

    /// The entries of a list, and what is wrong with them.
    static func read(_ list: PropertyListDocument) -> (entries: [StringsDictDocument.Entry], problems: [ReadingProblem])
    {
        PropertyListValues.with(list) { values in
            var reader = StringsDictReader(values, isBinary: list.isBinary)
            reader.problems = list.damages.map { ReadingProblem(error: $0.message, at: $0.place) }
            if let place = list.firstInvalid {
                reader.problems.append(
                    ReadingProblem(error: "the bytes are not \(list.encoding.form.title)", at: place))
            }
            let entries = list.root == nil ? [] : reader.readEntries()
            return (entries, reader.problems)
        }
    }

    private init(_ list: PropertyListValues, isBinary: Bool) {
        self.list = list
        self.isBinary = isBinary
    }

    private mutating func error(_ message: String, at number: Int) {
        problems.append(ReadingProblem(error: message, at: list.range(number).lowerBound))
    }

    private mutating func warning(_ message: String, at number: Int) {
        problems.append(ReadingProblem(warning: message, at: list.range(number).lowerBound))
    }

    private mutating func readEntries() -> [StringsDictDocument.Entry] {
        let root = 0
        guard list.kind(root) == .dictionary else {
            error("a .stringsdict file holds a dictionary", at: root)
            return []
        }
        var entries: [StringsDictDocument.Entry] = []
        let members = list.members(root)
        entries.reserveCapacity(members.count)
        for (position, member) in members.enumerated() {
            guard let rule = rule(of: member.value, depth: 0) else { continue }
            // In a binary list the places of members tell nothing.
            let before =
                position > 0 ? list.range(members[position - 1].value).upperBound : list.range(root).lowerBound
            let after =
                position + 1 < members.count
                ? list.range(members[position + 1].key).lowerBound : list.range(root).upperBound
            entries.append(
                StringsDictDocument.Entry(
                    key: list.key(member), rule: rule, keyRange: list.range(member.key),
                    valueRange: list.range(member.value), neighbours: isBinary ? 0..<0 : before..<after,
                    isFirst: position == 0))
        }
        return entries
    }

    private mutating func rule(of number: Int, depth: Int) -> StringsDictDocument.Rule? {
        if let text = text(of: number) { return .text(text) }
        guard list.kind(number) == .dictionary else {
            error("a key has a text or a dictionary of rules", at: number)
            return nil
        }
        guard depth < StringsDictReader.deepest else {
            error("rules lie too deep in each other", at: number)
            return nil
        }
        let members = list.members(number)
        reportDuplicates(members)
        // Of two with one key the last one counts.
        var kinds: [PropertyListValues.Member?] = [nil, nil, nil]
        for member in members {
            if let kind = list.position(of: member.key, among: Key.rules) { kinds[kind] = member }
        }
        guard let kind = kinds.firstIndex(where: { $0 != nil }), let chosen = kinds[kind] else {
            error("the dictionary has none of \(Key.format), \(Key.widths) and \(Key.devices)", at: number)
            return nil
        }
        for case let other? in kinds[(kind + 1)...] {
            warning("an entry has one rule; \(Key.rules[kind]) is taken and this is left out", at: other.key)
        }
        switch kind {
        case 0: return plural(chosen.value, members)
        case 1: return widths(chosen.value, depth: depth)
        default: return devices(chosen.value, depth: depth)
        }
    }

    private mutating func reportDuplicates(_ members: [PropertyListValues.Member]) {
        // Nearly all have a format and one variable.
        if members.count < 2
            || members.count == 2 && list.position(of: members[0].key, among: Key.rules) == 0
                && list.position(of: members[1].key, among: Key.rules) == nil
        {
            return
        }
        var before: [String: PropertyListValues.Member] = [:]
        for member in members {
            let key = list.key(member)
            guard let before = before.updateValue(member, forKey: key) else { continue }
            problems.append(
                ReadingProblem(
                    warning: "“\(key)” is there twice; this one counts, not the one",
                    at: list.range(member.key).lowerBound, line: list.range(before.key).lowerBound))
        }
    }

    private func text(of number: Int) -> StringsDictDocument.Text? {
        list.string(number).map { StringsDictDocument.Text(value: $0, range: list.range(number)) }
    }

    // MARK: - Rules

    private mutating func widths(_ number: Int, depth: Int) -> StringsDictDocument.Rule? {
        var rules: [Int: StringsDictDocument.Rule] = [:]
        for member in members(of: number, Key.widths) {
            let key = list.key(member)
            guard let width = Int(key), width >= 0, String(width) == key else {
                error("“\(key)” is no width; a width is a whole number", at: member.key)
                continue
            }
            if let rule = rule(of: member.value, depth: depth + 1) { rules[width] = rule }
        }
        return rules.isEmpty ? nil : .widths(rules)
    }

    private mutating func devices(_ number: Int, depth: Int) -> StringsDictDocument.Rule? {
        var rules: [Device: StringsDictDocument.Rule] = [:]
        for member in members(of: number, Key.devices) {
            if let rule = rule(of: member.value, depth: depth + 1) {
                rules[Device(rawValue: list.key(member))] = rule
            }
        }
        return rules.isEmpty ? nil : .devices(rules)
    }

    private mutating func members(of number: Int, _ name: StaticString) -> [PropertyListValues.Member] {
        let members = list.members(number)
        if members.isEmpty { error("\(name) is a dictionary with a text at least", at: number) }
        return members
    }

    private mutating func plural(
        _ number: Int, _ members: [PropertyListValues.Member]
    ) -> StringsDictDocument.Rule? {
        guard let format = text(of: number) else {
            error("\(Key.format) is a text", at: number)
            return nil
        }
        var variables: [StringsDictDocument.Variable] = []
        for member in members where list.position(of: member.key, among: Key.rules) == nil {
            guard list.kind(member.value) == .dictionary else {
                error("the variable “\(list.key(member))” is a dictionary", at: member.value)
                continue
            }
            if let variable = variable(member) { variables.append(variable) }
        }
        report(references(of: format, variables))
        return .plural(format, variables)
    }

    private mutating func variable(_ member: PropertyListValues.Member) -> StringsDictDocument.Variable? {
        let parts = list.members(member.value)
        var valueType: StringsDictDocument.Text?
        var forms: [PluralCategory: StringsDictDocument.Text] = [:]
        forms.reserveCapacity(min(parts.count, PluralCategory.allCases.count))
        var hasSpecification = false
        for part in parts {
            if list.kind(part.value) != .string { error("“\(list.key(part))” is a text", at: part.value) }
            let position = list.position(of: part.key, among: Key.parts)
            if let position, position < Key.categories.count {
                let text = text(of: part.value)
                let category = Key.categories[position]
                if forms.updateValue(text ?? StringsDictDocument.Text(value: "", range: 0..<0), forKey: category) != nil
                {
                    warning("“\(category.rawValue)” is there twice; this one counts", at: part.key)
                }
                if text == nil { forms[category] = nil }
            } else if position == Key.categories.count {
                hasSpecification = true
                if list.kind(part.value) == .string, list.position(of: part.value, among: [Key.plural]) == nil {
                    let rule = list.string(part.value) ?? ""
                    error("“\(rule)” is no rule for a variable; \(Key.plural) is", at: part.value)
                    return nil
                }
            } else if position != nil {
                valueType = text(of: part.value)
            } else {
                error("“\(list.key(part))” is not a plural category", at: part.key)
            }
        }
        guard !forms.isEmpty else {
            error("the variable “\(list.key(member))” has no form", at: member.key)
            return nil
        }
        if !hasSpecification {
            warning("\(Key.specification) is missing; the variable is taken for a plural", at: member.key)
        }
        if valueType == nil {
            warning("\(Key.valueType) is missing; the number is taken for lld", at: member.key)
        }
        if forms[.other] == nil { warning("the form “other” is missing", at: member.key) }
        return StringsDictDocument.Variable(
            name: list.key(member), nameRange: list.range(member.key), valueType: valueType, forms: forms)
    }

    // MARK: - References

    /// The problems of what the texts refer to: references that are misspelt, and variables that have none.
    private func references(
        of format: StringsDictDocument.Text, _ variables: [StringsDictDocument.Variable]
    ) -> [ReadingProblem] {
        var problems: [ReadingProblem] = []
        var referred: Set<String> = []
        let texts =
            [format]
            + variables.flatMap { variable in
                PluralCategory.allCases.compactMap { variable.forms[$0] }
            }
        for text in texts {
            for reference in VariableReference.all(in: text.value) {
                referred.insert(reference.name)
                guard reference.isMisspelt else { continue }
                problems.append(
                    ReadingProblem(
                        warning: "“\(reference.spelling)” lacks the “$” before “#”", at: text.range.lowerBound))
            }
        }
        for variable in variables where !referred.contains(variable.name) {
            problems.append(
                ReadingProblem(
                    warning: "the variable is never referred to; to refer to it, use %#@\(variable.name)@",
                    at: variable.nameRange.lowerBound))
        }
        return problems
    }

    private mutating func report(_ more: [ReadingProblem]) { problems += more }

    /// The keys of Apple's that say how a text is chosen.
    enum Key {
        static let format: StaticString = "NSStringLocalizedFormatKey"
        static let widths: StaticString = "NSStringVariableWidthRuleType"
        static let devices: StaticString = "NSStringDeviceSpecificRuleType"
        static let specification: StaticString = "NSStringFormatSpecTypeKey"
        static let plural: StaticString = "NSStringPluralRuleType"
        static let valueType: StaticString = "NSStringFormatValueTypeKey"

        static let rules = [format, widths, devices]
        /// What a variable has: its forms, the usual ones first, then the two keys of Apple's.
        static let parts: [StaticString] = ["other", "one", "few", "many", "two", "zero", specification, valueType]
        static let categories: [PluralCategory] = [.other, .one, .few, .many, .two, .zero]
    }
}
