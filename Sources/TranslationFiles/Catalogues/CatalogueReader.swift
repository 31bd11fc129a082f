internal import Diagnostics
internal import JSONText
internal import Languages
internal import StringTables

/// Reads the entries of a string catalogue and collects what is wrong with them.
struct CatalogueReader {
    private let catalogue: StringCatalogue
    private(set) var diagnostics: [Diagnostic] = []
    private var languages: [String: LanguageTag] = [:]

    init(catalogue: StringCatalogue) { self.catalogue = catalogue }

    mutating func readAll() -> [StringCatalogue.Entry] {
        for damage in catalogue.damages { report(.error, damage.message, at: damage.place) }
        if let version = catalogue.document.root["version"], version.string?.hasPrefix("1.") != true {
            report(.warning, "the version is not 1.x; what is new in it is not read", at: version)
        }
        return catalogue.members.map { entry($0) }
    }

    mutating func entry(_ member: JSONMember) -> StringCatalogue.Entry {
        entry(key: member.key, offset: member.keyRange.lowerBound, member.value)
    }

    private mutating func entry(key: String, offset: Int, _ node: JSONNode) -> StringCatalogue.Entry {
        _ = isObject(node, "the entry of a key")
        var localizations: [StringCatalogue.Localization] = []
        var seen: Set<LanguageTag> = []
        if let all = node["localizations"], isObject(all, "localizations") {
            for member in all.members {
                guard let language = language(member.key) else {
                    report(.error, "“\(member.key)” is not the tag of a language", at: member.keyRange.lowerBound)
                    continue
                }
                guard seen.insert(language).inserted else {
                    report(
                        .error, "“\(member.key)” names the language \(language) once more",
                        at: member.keyRange.lowerBound)
                    continue
                }
                localizations.append(localization(in: language, offset: member.keyRange.lowerBound, member.value))
            }
        }
        return StringCatalogue.Entry(
            key: key, comment: string("comment", of: node),
            extractionState: string("extractionState", of: node).map { StringCatalogue.ExtractionState(rawValue: $0) },
            shouldTranslate: bool("shouldTranslate", of: node) ?? true, localizations: localizations, offset: offset,
            range: node.range)
    }

    /// The language of a tag; a catalogue has the same few at every key.
    private mutating func language(_ tag: String) -> LanguageTag? {
        if let known = languages[tag] { return known }
        let language = LanguageTag(tag)
        languages[tag] = language
        return language
    }

    private mutating func localization(
        in language: LanguageTag, offset: Int, _ node: JSONNode
    ) -> StringCatalogue.Localization {
        var substitutions: [StringCatalogue.Substitution] = []
        if let all = node["substitutions"], isObject(all, "substitutions") {
            for member in all.members {
                guard let variant = variant(of: member.value) else { continue }
                let number = member.value["argNum"]
                if let number, number.integer.map({ (1...MessageText.largestPlace).contains($0) }) != true {
                    report(.error, "argNum is a number between 1 and \(MessageText.largestPlace)", at: number)
                    continue
                }
                if member.value["formatSpecifier"] == nil {
                    report(.warning, "the formatSpecifier is missing; the number is taken for lld", at: member.value)
                }
                substitutions.append(
                    StringCatalogue.Substitution(
                        name: member.key, argumentNumber: number?.integer,
                        formatSpecifier: string("formatSpecifier", of: member.value) ?? "lld", variant: variant,
                        offset: member.keyRange.lowerBound))
            }
        }
        let stringSet = node["stringSet"].flatMap { self.stringSet($0) }
        // A localization without a text is what Xcode writes before anybody has translated.
        let isEmpty = isObject(node, "a localization") && node.members.isEmpty
        return StringCatalogue.Localization(
            language: language, variant: isEmpty || node["stringSet"] != nil ? nil : variant(of: node),
            substitutions: substitutions, stringSet: stringSet, offset: offset, range: node.range)
    }

    private mutating func stringSet(_ node: JSONNode) -> StringCatalogue.StringSet? {
        guard isObject(node, "stringSet") else { return nil }
        guard let values = node["values"], values.kind == .array else {
            report(.error, "a stringSet has an array of values", at: node["values"] ?? node)
            return nil
        }
        let state = string("state", of: node).map { EntryState(rawValue: $0) } ?? .translated
        var phrases: [StringCatalogue.Unit] = []
        for value in values.elements {
            guard let text = value.string else {
                report(.error, "a phrase is a string", at: value)
                continue
            }
            phrases.append(StringCatalogue.Unit(state: state, value: text, range: value.range))
        }
        report(.note, "a stringSet holds phrases to listen for, not a text to show", at: node)
        return StringCatalogue.StringSet(state: state, phrases: phrases, range: node.range)
    }

    /// The text of a localization, of a case of a variation, or of a substitution.
    private mutating func variant(of node: JSONNode, in parent: String? = nil) -> StringCatalogue.Variant? {
        guard isObject(node, "a text") else { return nil }
        let unit = node["stringUnit"]
        guard let variations = node["variations"] else {
            guard let unit else {
                report(.error, "neither a stringUnit nor variations", at: node)
                return nil
            }
            return self.unit(unit)
        }
        if let unit { report(.error, "a text has a stringUnit or variations, not both", at: unit) }
        guard isObject(variations, "variations") else { return nil }
        if parent == "plural" {
            report(.error, "a plural case cannot be varied further", at: variations)
            return nil
        }
        let plural = variations["plural"]
        let device = variations["device"]
        if plural != nil, let device {
            report(.error, "a text varies by plural or by device; the other one stands inside a case", at: device)
        }
        if let plural { return self.plural(plural) }
        guard let device, parent == nil else {
            report(.error, "variations by something other than plural or device are not read", at: variations)
            return nil
        }
        guard isObject(device, "device") else { return nil }
        var cases: [String: StringCatalogue.Variant] = [:]
        for member in device.members { cases[member.key] = variant(of: member.value, in: "device") }
        return cases.isEmpty ? nil : .device(cases)
    }

    private mutating func plural(_ node: JSONNode) -> StringCatalogue.Variant? {
        guard isObject(node, "plural") else { return nil }
        var cases: [PluralCategory: StringCatalogue.Variant] = [:]
        for member in node.members {
            guard let category = PluralCategory(rawValue: member.key) else {
                report(.error, "“\(member.key)” is not a plural category", at: member.keyRange.lowerBound)
                continue
            }
            cases[category] = variant(of: member.value, in: "plural")
        }
        if cases.isEmpty { report(.error, "a plural variation has no case", at: node) }
        return cases.isEmpty ? nil : .plural(cases)
    }

    private mutating func unit(_ node: JSONNode) -> StringCatalogue.Variant? {
        guard isObject(node, "stringUnit") else { return nil }
        guard let value = node["value"], let text = value.string else {
            report(.error, "a stringUnit has a value that is a string", at: node["value"] ?? node)
            return nil
        }
        let state = string("state", of: node).map { EntryState(rawValue: $0) } ?? .translated
        return .unit(StringCatalogue.Unit(state: state, value: text, range: value.range))
    }

    /// A member that is true or false where it is there.
    private mutating func bool(_ key: String, of node: JSONNode) -> Bool? {
        guard let value = node[key] else { return nil }
        if value.bool == nil { report(.error, "\(key) is true or false", at: value) }
        return value.bool
    }

    /// A member that is a string where it is there.
    private mutating func string(_ key: String, of node: JSONNode) -> String? {
        guard let value = node[key] else { return nil }
        if value.string == nil { report(.error, "\(key) is a string", at: value) }
        return value.string
    }

    private mutating func isObject(_ node: JSONNode, _ what: String) -> Bool {
        if node.kind != .object { report(.error, "\(what) is an object", at: node) }
        return node.kind == .object
    }

    private mutating func report(_ severity: Diagnostic.Severity, _ message: String, at node: JSONNode) {
        report(severity, message, at: node.range.lowerBound)
    }

    private mutating func report(_ severity: Diagnostic.Severity, _ message: String, at offset: Int) {
        // A file of nothing but mistakes must not cost a search for each of a million places.
        guard diagnostics.count < 1_000 else { return }
        diagnostics.append(catalogue.source.diagnostic(severity, message, at: offset))
    }
}
