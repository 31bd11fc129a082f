internal import Diagnostics
internal import Languages
internal import StringTables
internal import TranslationFiles

extension StringsDocument {
    /// The item of an entry.
    func item(_ span: EntrySpan, file: Int, withComments: Bool) -> LintItem {
        let entry = entries[span.number]
        let comments = withComments ? entry.comments.map(\.text) : []
        return LintItem(
            key: entry.key, file: file, keyOffset: span.key.lowerBound,
            groups: [LintGroup(formats: [LintText(entry.value, in: span.value)])],
            comment: comments.isEmpty ? nil : comments.joined(separator: "\n"))
    }

    /// Whether some comment may say something to the rules.
    var hasInstructions: Bool { CommentInstructions.mayBe(in: source.bytes) }
}

extension StringsDictDocument {
    /// The items of the entries that count.
    func items(file: Int) -> [LintItem] {
        let instructive = CommentInstructions.mayBe(in: list.source.bytes) ? list.comments : []
        var comments = instructive[...]
        var end = 0
        return entries.compactMap { entry in
            var words: [String] = []
            while let comment = comments.first, comment.lowerBound < entry.keyRange.lowerBound {
                if comment.lowerBound >= end {
                    words.append(String(decoding: list.source.bytes[comment], as: UTF8.self))
                }
                comments.removeFirst()
            }
            end = entry.valueRange.upperBound
            guard !entry.isSuperseded else { return nil }
            var reading = RuleReading()
            reading.read(entry.rule, VariationPath.plain)
            return LintItem(
                key: entry.key, file: file, keyOffset: entry.keyRange.lowerBound, groups: reading.groups,
                choices: reading.choices, comment: words.isEmpty ? nil : words.joined(separator: "\n"),
                isRules: true)
        }
    }
}

/// Collects the texts of a rule of a `.stringsdict` file.
private struct RuleReading {
    private(set) var groups: [LintGroup] = []
    private(set) var choices: [LintChoice] = []

    /// `<string>` has eight signs, `</string>` nine.
    private static let signs = 8

    private func text(_ text: StringsDictDocument.Text, _ variation: VariationPath) -> LintText {
        LintText(text.value, variation, in: text.range, signs: RuleReading.signs)
    }

    mutating func read(_ rule: StringsDictDocument.Rule, _ path: VariationPath) {
        switch rule {
        case .text(let text): groups.append(LintGroup(formats: [self.text(text, path)]))
        case .plural(let format, let variables):
            let parts = variables.map { variable in
                let own = VariationPath(path.steps + [.substitution(variable.name)])
                let forms = PluralCategory.allCases.filter { variable.forms[$0] != nil }
                let family = variable.valueType.flatMap { MessageText.Conversion(formatSpecifier: $0.value) }?.family
                choices.append(
                    LintChoice(
                        categories: forms, offset: variable.nameRange.lowerBound, variation: own,
                        isDecimal: family == .decimal))
                return LintVariable(
                    name: variable.name, offset: variable.nameRange.lowerBound,
                    texts: forms.compactMap { category in
                        variable.forms[category].map {
                            text($0, VariationPath(own.steps + [.plural(category)]))
                        }
                    }, valueType: variable.valueType?.value, argument: nil)
            }
            groups.append(LintGroup(formats: [text(format, path)], variables: parts))
        case .widths(let rules):
            for (width, rule) in rules.sorted(by: { $0.key < $1.key }) {
                read(rule, VariationPath(path.steps + [.width(width)]))
            }
        case .devices(let rules):
            for (device, rule) in rules.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                read(rule, VariationPath(path.steps + [.device(device)]))
            }
        }
    }
}
