internal import JSONText
public import Languages
internal import StringTables
internal import TranslationFiles

extension TranslationTable {
    /// The texts of a language as an application resource bundle (ARB), and what it cannot hold.
    ///
    /// - The first argument is `{arg1}`; its type and, as `x-specifier`, how Apple writes it stand in `@key`.
    /// - Plurals and substitutions are ICU plurals, devices a selection by `device`. `zero` is written `=0` where the
    ///   language has no such category.
    /// - A state other than translated is `x-state`, and a text that is not to be translated has `x-translate` false.
    ///
    /// Source: github.com/google/app-resource-bundle, “ARB specification”; ICU User Guide, “Formatting Messages”.
    public func arb(language: LanguageTag) -> (bytes: [UInt8], losses: [ConversionLoss]) {
        var members: [(key: String, value: JSONValue)] = [("@@locale", .string(language.description))]
        var losses: [ConversionLoss] = []
        var seen: Set<ExactString> = []
        for entry in entries {
            guard let localization = entry.localization(in: language), let variant = localization.variant else {
                continue
            }
            guard !entry.key.utf8.starts(with: "@".utf8), seen.insert(ExactString(entry.key)).inserted else {
                losses.append(
                    ConversionLoss(key: entry.key, language: language, message: "the key cannot be one of the format"))
                continue
            }
            var writer = IntlMessageWriter(localization, language: language)
            let text = writer.text(of: variant)
            losses += writer.losses.map { ConversionLoss(key: entry.key, language: language, message: $0) }
            if let state = entry.extractionState {
                losses.append(
                    ConversionLoss(key: entry.key, message: "the extraction state \(state.rawValue) is left out"))
            }
            members.append((entry.key, .string(text)))
            var metadata: [(key: String, value: JSONValue)] = []
            if let comment = entry.comment { metadata.append(("description", .string(comment))) }
            let placeholders = writer.specifications.sorted { $0.key < $1.key }.map { place, specification in
                (
                    "arg\(place)",
                    JSONValue.object([
                        ("type", .string(IntlMessageWriter.type(of: specification))),
                        ("x-specifier", .string(specification)),
                    ])
                )
            }
            if !placeholders.isEmpty { metadata.append(("placeholders", .object(placeholders))) }
            let states = (variant.units + localization.substitutions.flatMap(\.forms.values)).compactMap(\.state)
            if let worst = states.min(), worst != .translated { metadata.append(("x-state", .string(worst.rawValue))) }
            if !entry.shouldTranslate { metadata.append(("x-translate", .bool(false))) }
            if !metadata.isEmpty { members.append(("@" + entry.key, .object(metadata))) }
        }
        return (Array((JSONValue.object(members).text(style: .indented, sortedKeys: false) + "\n").utf8), losses)
    }
}

private struct IntlMessageWriter {
    let localization: TranslationTable.Localization
    let categories: [PluralCategory]
    private(set) var losses: [String] = []
    /// How each argument is written, by its place.
    private(set) var specifications: [Int: String] = [:]
    private let arguments: [String: Int]
    private var path: [String] = []

    init(_ localization: TranslationTable.Localization, language: LanguageTag) {
        self.localization = localization
        categories = PluralRules.cardinal(for: language).categories
        var arguments: [String: Int] = [:]
        for substitution in localization.substitutions { arguments[substitution.name] = substitution.argumentNumber }
        self.arguments = arguments
    }

    static func type(of specification: String) -> String {
        switch specification.last {
        case "@": "String"
        case "f", "e", "g", "F", "E", "G": "double"
        default: "int"
        }
    }

    mutating func text(of variant: TranslationTable.Variant) -> String {
        switch variant {
        case .unit(let unit): return text(of: FormatString(unit.value).placed(arguments: arguments))
        case .width(let cases):
            losses.append("of the texts for widths only the widest is kept")
            return cases.max(by: { $0.key < $1.key }).map { text(of: $0.value) } ?? ""
        case .device(let cases):
            guard !cases.isEmpty else { return withoutBranches("the selection by the device") }
            var branches = cases.sorted { $0.key.rawValue < $1.key.rawValue }.map {
                ($0.key.rawValue, text(of: $0.value))
            }
            if cases[.other] == nil, let first = branches.first {
                losses.append("the text for other devices is made of that for \(first.0)")
                branches.append(("other", first.1))
            }
            return "{device, select, " + branches.map { "\($0.0){\($0.1)}" }.joined(separator: " ") + "}"
        case .plural(let cases):
            var numbers: Set<Int> = []
            for case .unit(let unit) in cases.values {
                for case .placeholder(let place?, let specification) in FormatString(unit.value).placed().pieces
                where specification.last != "@" { numbers.insert(place) }
            }
            var forms: [PluralCategory: String] = [:]
            for (category, variant) in cases { forms[category] = text(of: variant) }
            let place = numbers.min() ?? 1
            if specifications[place] == nil { specifications[place] = "lld" }
            return plural(place, forms)
        }
    }

    private mutating func plural(_ place: Int, _ forms: [PluralCategory: String]) -> String {
        guard !forms.isEmpty else { return withoutBranches("a plural") }
        let last: [PluralCategory] = [.other, .many, .few, .two, .one, .zero]
        var branches = PluralCategory.allCases.compactMap { category in
            forms[category].map { form in
                (category == .zero && !categories.contains(.zero) ? "=0" : category.rawValue, form)
            }
        }
        if forms[.other] == nil, let category = last.first(where: { forms[$0] != nil }), let form = forms[category] {
            losses.append("the form other is made of the form \(category.rawValue)")
            branches.append(("other", form))
        }
        return "{arg\(place), plural, " + branches.map { "\($0.0){\($0.1)}" }.joined(separator: " ") + "}"
    }

    /// What has no texts is left out: a choice among no branches could not be read.
    private mutating func withoutBranches(_ kind: String) -> String {
        losses.append("\(kind) without texts is left out")
        return ""
    }

    private mutating func text(of format: FormatString) -> String {
        var output = ""
        for piece in format.pieces {
            switch piece {
            case .words(let words): output += IntlMessage.escaped(words)
            case .percent: output += "%"
            case .placeholder(let place, let specification):
                let place = place ?? 1
                if let known = specifications[place], known != specification, known != "lld" || path.isEmpty {
                    losses.append("the placeholder %\(place)$\(specification) is written as \(known)")
                }
                specifications[place] = specifications[place] ?? specification
                output += "{arg\(place)}"
            case .reference(let place, let name):
                guard let substitution = localization.substitutions.first(where: { $0.name == name }),
                    !path.contains(name), path.count < MessageText.deepestNesting
                else {
                    losses.append("the substitution “\(name)” cannot be written")
                    continue
                }
                let place = place ?? 1
                let specifier = substitution.formatSpecifier ?? "lld"
                specifications[place] = specifications[place] ?? specifier
                path.append(name)
                var forms: [PluralCategory: String] = [:]
                for (category, unit) in substitution.forms {
                    forms[category] = text(
                        of: FormatString(unit.value, isForm: true).placed(
                            from: place, arguments: arguments, number: (place, specifier)))
                }
                path.removeLast()
                output += plural(place, forms)
            case .argument: output += "{arg1}"
            }
        }
        return output
    }
}
