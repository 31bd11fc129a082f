internal import JSONText
internal import Languages
internal import StringTables

/// Puts one text where it belongs within a localization, and makes room for it.
///
/// - A plain text takes the place of all variations.
/// - A form of a plural or for a device that is set where a plain text stands keeps that text as `other`.
/// - A form for a device takes the place of the plural forms that the device had.
/// - What Xcode refuses to compile, or loses on its way through XLIFF, is refused: a plural beside devices, devices beside
///   a plural, a plural within a plural or within the device `other`, variations of a text that has substitutions.
struct CatalogueTextSetter {
    typealias Fault = CatalogueEntryDraft.Fault

    let text: String
    let state: EntryState?
    /// The substitution of a name in another language, to be like it.
    let like: (String) -> JSONDraft?

    private enum Place {
        case language, device(Device), plural, substitution
    }

    func set(_ steps: ArraySlice<VariationPath.Step>, in localization: inout JSONDraft) throws(Fault) {
        try set(steps, in: &localization, .language)
    }

    /// Sets the text in an object that holds a `stringUnit` or `variations`.
    private func set(
        _ steps: ArraySlice<VariationPath.Step>, in holder: inout JSONDraft, _ place: Place
    ) throws(Fault) {
        guard holder.isObject else { throw Fault(.damaged, "what holds the text is no object") }
        guard holder["stringSet"] == nil else {
            throw Fault(.notSupported, "the key has phrases to listen for in place of a text")
        }
        guard let step = steps.first else { return try setUnit(in: &holder, place) }
        let rest = steps.dropFirst()
        switch (step, place) {
        case (.plural(let category), .language), (.plural(let category), .device),
            (.plural(let category), .substitution):
            if case .device(.other) = place, holder.value(at: ["variations", "plural"]) == nil {
                throw Fault(.notSupported, "the text for other devices cannot be a plural; Xcode refuses it")
            }
            try set(rest, in: &holder, kind: "plural", case: category.rawValue, .plural)
        case (.device(let device), .language), (.device(let device), .substitution):
            if case .substitution = place, holder.value(at: ["variations", "device"]) == nil {
                throw Fault(.notSupported, "a substitution varies by plural, not by device")
            }
            try set(rest, in: &holder, kind: "device", case: device.rawValue, .device(device))
        case (.substitution(let name), .language): try setSubstitution(name, rest, in: &holder)
        case (.width, _): throw Fault(.notSupported, "a catalogue has no variations by width")
        default: throw Fault(.notSupported, "a catalogue has no variation of this kind within the other")
        }
    }

    private func setUnit(in holder: inout JSONDraft, _ place: Place) throws(Fault) {
        if var unit = holder["stringUnit"] {
            guard unit.isObject else { throw Fault(.damaged, "the stringUnit is no object") }
            if let state { set("state", to: state.rawValue, in: &unit) }
            set("value", to: text, in: &unit)
            holder["stringUnit"] = unit
            return
        }
        if case .substitution = place {
            throw Fault(.notSupported, "a substitution has a text for each plural form, not one")
        }
        if let variations = holder["variations"] {
            try checkKinds(of: variations)
            holder["variations"] = nil
        }
        holder.place(JSONDraft(unit), forKey: "stringUnit")
    }

    private func set(_ key: String, to text: String, in unit: inout JSONDraft) {
        var value = unit[key] ?? JSONDraft(.string(text))
        value.setString(text)
        unit.place(value, forKey: key)
    }

    private var unit: JSONValue {
        .object([("state", .string((state ?? .translated).rawValue)), ("value", .string(text))])
    }

    /// Refuses to touch variations of a kind that is not known here.
    private func checkKinds(of variations: JSONDraft) throws(Fault) {
        let isKnown =
            variations.isObject && variations.members.allSatisfy { $0.hasKey("plural") || $0.hasKey("device") }
        guard isKnown else { throw Fault(.notSupported, "the text varies by something that is not known here") }
    }

    /// Sets the text in one case of a kind of variation.
    private func set(
        _ steps: ArraySlice<VariationPath.Step>, in holder: inout JSONDraft, kind: String, case name: String,
        _ place: Place
    ) throws(Fault) {
        var variations = holder["variations"] ?? JSONDraft(object: [])
        guard variations.isObject else { throw Fault(.damaged, "the variations are no object") }
        var cases = variations[kind] ?? JSONDraft(object: [])
        guard cases.isObject else { throw Fault(.damaged, "the variations by \(kind) are no object") }
        let isThere = cases[name] != nil
        if !isThere { try checkKinds(of: variations) }
        if variations[kind] == nil, !variations.members.isEmpty {
            throw Fault(.notSupported, "the text varies by \(kind == "plural" ? "device" : "plural") already")
        }
        if !isThere, let plain = holder["stringUnit"] {
            guard variations[kind] == nil else {
                throw Fault(.notSupported, "a text with variations beside it is lost on its way through XLIFF")
            }
            guard holder["substitutions"] == nil else {
                throw Fault(.notSupported, "a text with substitutions has no variations of its own")
            }
            // Within a deeper object the lines are indented more, so that the text is written anew.
            if name != "other" || !steps.isEmpty {
                cases.place(JSONDraft(.object([("stringUnit", plain.value)])), forKey: "other")
            }
            holder["stringUnit"] = nil
        }
        var one = cases[name] ?? JSONDraft(object: [])
        try set(steps, in: &one, place)
        cases.place(one, forKey: name)
        variations.place(cases, forKey: kind)
        holder.place(variations, forKey: "variations")
    }

    private func setSubstitution(
        _ name: String, _ steps: ArraySlice<VariationPath.Step>, in holder: inout JSONDraft
    ) throws(Fault) {
        var substitutions = holder["substitutions"] ?? JSONDraft(object: [])
        var substitution: JSONDraft
        if let known = substitutions[name] {
            substitution = known
        } else {
            guard holder["variations"] == nil else {
                throw Fault(.notSupported, "a text with variations has no substitutions of its own")
            }
            guard case .plural? = steps.first else {
                throw Fault(.notSupported, "a substitution has a text for each plural form")
            }
            let example = like(name)
            var members: [(key: String, value: JSONValue)] = []
            if let number = example?["argNum"] { members.append(("argNum", number.value)) }
            members.append(("formatSpecifier", example?["formatSpecifier"]?.value ?? .string("lld")))
            substitution = JSONDraft(.object(members))
        }
        try set(steps, in: &substitution, .substitution)
        substitutions.place(substitution, forKey: name)
        holder.place(substitutions, forKey: "substitutions")
    }
}
