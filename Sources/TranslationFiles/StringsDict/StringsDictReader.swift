internal import Languages
internal import StringTables

/// Reads the rules of a `.stringsdict` file.
struct StringsDictReader {
    private let list: PropertyListDocument
    var problems: [ReadingProblem] = []

    /// How deep rules may stand inside rules.
    private static let deepest = 4

    init(_ list: PropertyListDocument) {
        self.list = list
        problems = list.damages.map { ReadingProblem(error: $0.message, at: $0.place) }
        if let place = list.firstInvalid {
            problems.append(ReadingProblem(error: "the bytes are not \(list.encoding.form.title)", at: place))
        }
    }

    private mutating func error(_ message: String, at range: Range<Int>) {
        problems.append(ReadingProblem(error: message, at: range.lowerBound))
    }

    private mutating func warning(_ message: String, at range: Range<Int>) {
        problems.append(ReadingProblem(warning: message, at: range.lowerBound))
    }

    mutating func readEntries() -> [StringsDictDocument.Entry] {
        guard let root = list.root else { return [] }
        guard root.kind == .dictionary else {
            error("a .stringsdict file holds a dictionary", at: root.range)
            return []
        }
        var entries: [StringsDictDocument.Entry] = []
        let members = root.members
        for (position, member) in members.enumerated() {
            guard let rule = rule(of: member.value, depth: 0) else { continue }
            // In a binary list the places of members tell nothing.
            let before = position > 0 ? members[position - 1].value.range.upperBound : root.range.lowerBound
            let after =
                position + 1 < members.count ? members[position + 1].keyRange.lowerBound : root.range.upperBound
            entries.append(
                StringsDictDocument.Entry(
                    key: member.key, rule: rule, keyRange: member.keyRange, valueRange: member.value.range,
                    neighbours: list.isBinary ? 0..<0 : before..<after, isFirst: position == 0))
        }
        return entries
    }

    private mutating func rule(of node: PropertyListNode, depth: Int) -> StringsDictDocument.Rule? {
        if let text = text(of: node) { return .text(text) }
        guard node.kind == .dictionary else {
            error("a key has a text or a dictionary of rules", at: node.range)
            return nil
        }
        guard depth < StringsDictReader.deepest else {
            error("rules lie too deep in each other", at: node.range)
            return nil
        }
        var members: [String: PropertyListMember] = [:]
        for member in node.members {
            if let before = members.updateValue(member, forKey: member.key) {
                problems.append(
                    ReadingProblem(
                        warning: "“\(member.key)” is there twice; this one counts, not the one",
                        at: member.keyRange.lowerBound, line: before.keyRange.lowerBound))
            }
        }
        let kinds = [Key.format, Key.widths, Key.devices].compactMap { members[$0] }
        guard let kind = kinds.first else {
            error("the dictionary has none of \(Key.format), \(Key.widths) and \(Key.devices)", at: node.range)
            return nil
        }
        for other in kinds.dropFirst() {
            warning("an entry has one rule; \(kind.key) is taken and this is left out", at: other.keyRange)
        }
        switch kind.key {
        case Key.format: return plural(kind.value, node)
        case Key.widths: return widths(kind.value, depth: depth)
        default: return devices(kind.value, depth: depth)
        }
    }

    private func text(of node: PropertyListNode) -> StringsDictDocument.Text? {
        node.string.map { StringsDictDocument.Text(value: $0, range: node.range) }
    }

    // MARK: - Rules

    private mutating func widths(_ node: PropertyListNode, depth: Int) -> StringsDictDocument.Rule? {
        var rules: [Int: StringsDictDocument.Rule] = [:]
        for member in members(of: node, Key.widths) {
            guard let width = Int(member.key), width >= 0, String(width) == member.key else {
                error("“\(member.key)” is no width; a width is a whole number", at: member.keyRange)
                continue
            }
            if let rule = rule(of: member.value, depth: depth + 1) { rules[width] = rule }
        }
        return rules.isEmpty ? nil : .widths(rules)
    }

    private mutating func devices(_ node: PropertyListNode, depth: Int) -> StringsDictDocument.Rule? {
        var rules: [Device: StringsDictDocument.Rule] = [:]
        for member in members(of: node, Key.devices) {
            if let rule = rule(of: member.value, depth: depth + 1) { rules[Device(rawValue: member.key)] = rule }
        }
        return rules.isEmpty ? nil : .devices(rules)
    }

    private mutating func members(of node: PropertyListNode, _ name: String) -> [PropertyListMember] {
        let members = node.members
        if members.isEmpty { error("\(name) is a dictionary with a text at least", at: node.range) }
        return members
    }

    private mutating func plural(_ node: PropertyListNode, _ rules: PropertyListNode) -> StringsDictDocument.Rule? {
        guard let format = text(of: node) else {
            error("\(Key.format) is a text", at: node.range)
            return nil
        }
        var variables: [StringsDictDocument.Variable] = []
        for member in rules.members where ![Key.format, Key.widths, Key.devices].contains(member.key) {
            guard member.value.kind == .dictionary else {
                error("the variable “\(member.key)” is a dictionary", at: member.value.range)
                continue
            }
            if let variable = variable(member) { variables.append(variable) }
        }
        report(references(of: format, variables))
        return .plural(format, variables)
    }

    private mutating func variable(_ member: PropertyListMember) -> StringsDictDocument.Variable? {
        var valueType: StringsDictDocument.Text?
        var forms: [PluralCategory: StringsDictDocument.Text] = [:]
        var hasSpecification = false
        for part in member.value.members {
            let text = text(of: part.value)
            if text == nil { error("“\(part.key)” is a text", at: part.value.range) }
            switch part.key {
            case Key.specification:
                hasSpecification = true
                if let text, text.value != Key.plural {
                    error("“\(text.value)” is no rule for a variable; \(Key.plural) is", at: part.value.range)
                    return nil
                }
            case Key.valueType:
                valueType = text
            default:
                guard let category = PluralCategory(rawValue: part.key) else {
                    error("“\(part.key)” is not a plural category", at: part.keyRange)
                    continue
                }
                if forms.updateValue(text ?? StringsDictDocument.Text(value: "", range: 0..<0), forKey: category) != nil
                {
                    warning("“\(part.key)” is there twice; this one counts", at: part.keyRange)
                }
                if text == nil { forms[category] = nil }
            }
        }
        guard !forms.isEmpty else {
            error("the variable “\(member.key)” has no form", at: member.keyRange)
            return nil
        }
        if !hasSpecification {
            warning("\(Key.specification) is missing; the variable is taken for a plural", at: member.keyRange)
        }
        if valueType == nil {
            warning("\(Key.valueType) is missing; the number is taken for lld", at: member.keyRange)
        }
        if forms[.other] == nil { warning("the form “other” is missing", at: member.keyRange) }
        return StringsDictDocument.Variable(
            name: member.key, nameRange: member.keyRange, valueType: valueType, forms: forms)
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
}

extension StringsDictReader {
    /// The keys of Apple's that say how a text is chosen.
    enum Key {
        static let format = "NSStringLocalizedFormatKey"
        static let widths = "NSStringVariableWidthRuleType"
        static let devices = "NSStringDeviceSpecificRuleType"
        static let specification = "NSStringFormatSpecTypeKey"
        static let plural = "NSStringPluralRuleType"
        static let valueType = "NSStringFormatValueTypeKey"
    }
}
