internal import JSONText
internal import Languages
internal import StringTables
internal import TranslationFiles

extension TranslationTable {
    /// The table as a string catalogue, laid out as Xcode does it, and what it cannot hold.
    ///
    /// A text without a state is `translated`. Texts that depend on the width keep the widest one.
    public func catalogue() -> (bytes: [UInt8], losses: [ConversionLoss]) {
        var losses: [ConversionLoss] = []
        let source = sourceLanguage ?? .english
        if sourceLanguage == nil {
            losses.append(
                ConversionLoss(key: nil, message: "the source language is not known and is taken for English"))
        }
        var strings: [(key: String, value: JSONValue)] = []
        for entry in entries {
            var members: [(key: String, value: JSONValue)] = []
            if let comment = entry.comment { members.append(("comment", .string(comment))) }
            if let state = entry.extractionState { members.append(("extractionState", .string(state.rawValue))) }
            let localizations = entry.localizations.compactMap { localization -> (key: String, value: JSONValue)? in
                guard let variant = localization.variant else { return nil }
                var value = catalogueMembers(variant, entry.key, localization.language, &losses)
                if !localization.substitutions.isEmpty {
                    let all = localization.substitutions.map { ($0.name, $0.catalogueValue) }
                    value.append(("substitutions", .object(sorted(all))))
                }
                return ((localization.language ?? source).description, .object(sorted(value)))
            }
            if !localizations.isEmpty { members.append(("localizations", .object(sorted(localizations)))) }
            if !entry.shouldTranslate { members.append(("shouldTranslate", .bool(false))) }
            strings.append((entry.key, .object(members)))
        }
        let root = JSONValue.object([
            ("sourceLanguage", .string(source.description)), ("strings", .object(sorted(strings))),
            ("version", .string("1.0")),
        ])
        return (Array(root.text(style: .catalogue, sortedKeys: false).utf8), losses)
    }

    private func catalogueMembers(
        _ variant: Variant, _ key: String, _ language: LanguageTag?, _ losses: inout [ConversionLoss]
    ) -> [(key: String, value: JSONValue)] {
        switch variant {
        case .unit(let unit): return [("stringUnit", unit.catalogueValue)]
        case .plural(let cases):
            let members = PluralCategory.allCases.compactMap { category in
                cases[category].map {
                    (category.rawValue, JSONValue.object(catalogueMembers($0, key, language, &losses)))
                }
            }
            return [("variations", .object([("plural", .object(sorted(members)))]))]
        case .device(let cases):
            let members = cases.map { device, variant in
                (device.rawValue, JSONValue.object(catalogueMembers(variant, key, language, &losses)))
            }
            return [("variations", .object([("device", .object(sorted(members)))]))]
        case .width(let cases):
            losses.append(
                ConversionLoss(key: key, language: language, message: "of the texts for widths only the widest is kept")
            )
            guard let widest = cases.max(by: { $0.key < $1.key }) else { return [] }
            return catalogueMembers(widest.value, key, language, &losses)
        }
    }

    private func sorted(_ members: [(key: String, value: JSONValue)]) -> [(key: String, value: JSONValue)] {
        members.sorted { ExactString($0.key) < ExactString($1.key) }
    }
}

extension TranslationTable.Unit {
    fileprivate var catalogueValue: JSONValue {
        .object([("state", .string((state ?? .translated).rawValue)), ("value", .string(value))])
    }
}

extension TranslationTable.Substitution {
    fileprivate var catalogueValue: JSONValue {
        var members: [(key: String, value: JSONValue)] = []
        if let argumentNumber { members.append(("argNum", .integer(argumentNumber))) }
        members.append(("formatSpecifier", .string(formatSpecifier ?? "lld")))
        let cases = forms.map { ($0.key.rawValue, JSONValue.object([("stringUnit", $0.value.catalogueValue)])) }
            .sorted { $0.0 < $1.0 }
        members.append(("variations", .object([("plural", .object(cases))])))
        return .object(members)
    }
}
