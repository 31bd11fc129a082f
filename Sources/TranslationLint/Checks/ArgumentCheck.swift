internal import Diagnostics
internal import Languages
internal import StringTables
internal import TranslationFiles

/// Asks about the placeholders and references of one key in one language.
struct ArgumentCheck {
    let item: LintItem
    let context: ItemContext

    /// What the item asks for, or nil where a mistake leaves that open; mistakes are reported.
    mutating func check(_ faults: inout FaultCollector) -> ArgumentProfile? {
        if let text = item.plainText, !text.traits.flags.contains(.unclearPercent) {
            return ArgumentProfile(text.traits)
        }
        var profile: ArgumentProfile? = ArgumentProfile()
        for group in item.groups {
            let isSound = checkReferences(group, &faults)
            checkPercentSigns(group, &faults)
            guard isSound, let found = read(group, &faults) else {
                profile = nil
                continue
            }
            profile?.families.merge(found.families) { $0.union($1) }
            profile?.choosers.formUnion(found.choosers)
        }
        guard var whole = profile else { return nil }
        addChoices(to: &whole)
        let text = item.groups.first?.formats.first
        if let place = whole.families.filter({ $0.value.count > 1 }).keys.min() {
            let kinds = ArgumentProfile.words(whole.families[place] ?? [])
            faults.add(.argumentClash, item, text, context, "argument \(place + 1) is asked for as \(kinds)")
            return nil
        }
        if let skipped = whole.skippedPlaces.first, !context.hasSource {
            faults.add(
                .argumentGap, item, text, context,
                "argument \(skipped + 1) is not asked for, though a later one is")
        }
        return whole
    }

    /// A plural of a catalogue that has no name chooses by its first number.
    private func addChoices(to profile: inout ArgumentProfile) {
        let isNameless = item.choices.contains { choice in
            !choice.variation.steps.contains { if case .substitution = $0 { true } else { false } }
        }
        guard isNameless else { return }
        let numbers = profile.families.filter { !$0.value.isDisjoint(with: [.whole, .decimal]) }.keys
        let place = numbers.min() ?? 0
        profile.choosers.insert(place)
        if profile.families[place] == nil { profile.families[place] = [] }
    }

    /// The arguments of a group, or nil where a text is no format string; that is reported.
    private func read(_ group: LintGroup, _ faults: inout FaultCollector) -> ArgumentProfile? {
        var variables: [String: MessageVariable] = [:]
        for variable in group.variables {
            var forms: [PluralCategory: String] = [:]
            for text in variable.texts {
                var category = PluralCategory.other
                if case .plural(let own)? = text.variation.steps.last { category = own }
                if forms[category] == nil { forms[category] = VariableReference.corrected(text.value) }
            }
            // A variable without a form was reported by the reader of the file.
            guard !forms.isEmpty else { return nil }
            variables[variable.name] = MessageVariable(
                forms: forms, valueType: variable.valueType, argument: variable.argument)
        }
        var profile: ArgumentProfile? = ArgumentProfile()
        for text in group.formats {
            if variables.isEmpty, !text.traits.flags.contains(.unclearPercent) {
                let simple = ArgumentProfile(text.traits)
                profile?.families.merge(simple.families) { $0.union($1) }
                continue
            }
            do {
                profile?.add(
                    try MessageText(parsing: VariableReference.corrected(text.value), variables: variables))
            } catch {
                report(error, text, &faults)
                profile = nil
            }
        }
        return profile
    }

    private func report(_ error: StringTableError, _ text: LintText, _ faults: inout FaultCollector) {
        let rule: LintRule =
            switch error.code {
            case .argumentsClash: .argumentClash
            case .variableCycle: .substitutionCycle
            case .valueTypeUnknown: .valueTypeUnknown
            default: .placeholderRefused
            }
        let words = error.description
        let message = words.hasSuffix(".") ? String(words.dropLast()) : words
        faults.add(rule, item, text, byte: min(error.offset, text.value.utf8.count), context, message)
    }

    // MARK: - Per cent signs

    private func checkPercentSigns(_ group: LintGroup, _ faults: inout FaultCollector) {
        for text in group.formats { checkPercentSigns(text, isForm: false, &faults) }
        for text in group.variables.flatMap(\.texts) { checkPercentSigns(text, isForm: true, &faults) }
    }

    private func checkPercentSigns(_ text: LintText, isForm: Bool, _ faults: inout FaultCollector) {
        guard text.traits.flags.contains(.unclearPercent) else { return }
        let signs = PercentSigns(text.value)
        if let first = signs.ambiguous.first {
            faults.add(
                .ambiguousPercent, item, text, byte: first.offset, context,
                "“\(first.spelling)” is a placeholder to Apple's formatters; a per cent sign is “%%”",
                severity: signs.hasPlaceholder ? nil : .note)
        }
        if let first = signs.lone.first, signs.hasPlaceholder {
            faults.add(
                .unescapedPercent, item, text, byte: first, context,
                "the text has placeholders, so that a per cent sign has to be “%%”")
        }
        // In a form a placeholder without a number is the variable's own.
        if let first = signs.firstMixed, !isForm {
            faults.add(
                .mixedPositions, item, text, byte: first, context,
                "some placeholders are numbered and others are not")
        }
    }

    // MARK: - References

    /// Asks about references and variables; false where they cannot be put together.
    private func checkReferences(_ group: LintGroup, _ faults: inout FaultCollector) -> Bool {
        let texts = group.formats + group.variables.flatMap(\.texts)
        guard !group.variables.isEmpty || texts.contains(where: { $0.traits.flags.contains(.reference) }) else {
            return true
        }
        let names = Set(group.variables.map(\.name))
        var referred: Set<String> = []
        var isSound = true
        for text in texts where text.traits.flags.contains(.reference) {
            for reference in VariableReference.all(in: text.value) {
                referred.insert(reference.name)
                let byte = text.value.utf8Offset(of: reference.spelling)
                if reference.isMisspelt {
                    faults.add(
                        .misspeltReference, item, text, byte: byte, context,
                        "“\(reference.spelling)” lacks the “$” before “#”")
                }
                if !names.contains(reference.name) {
                    isSound = false
                    faults.add(
                        .undefinedSubstitution, item, text, byte: byte, context,
                        "there is no substitution or variable “\(reference.name)”")
                }
            }
        }
        for variable in group.variables {
            if variable.valueType == nil, group.knowsTypes {
                faults.add(
                    .valueTypeMissing, item, at: variable.offset, context,
                    "NSStringFormatValueTypeKey is missing; Apple's readers show “(null)”")
            }
            if !referred.contains(variable.name) {
                faults.add(
                    .unusedSubstitution, item, at: variable.offset, context,
                    "it is never referred to; to refer to it, use %#@\(variable.name)@")
            }
        }
        for variable in SubstitutionGraph(group.variables).inCycles {
            isSound = false
            faults.add(
                .substitutionCycle, item, at: variable.offset, context,
                "“\(variable.name)” refers to itself, directly or by others")
        }
        return isSound
    }
}

extension String {
    /// Where a part of the text begins, or 0.
    fileprivate func utf8Offset(of part: String) -> Int {
        let (all, wanted) = (Array(utf8), Array(part.utf8))
        guard let first = wanted.first, all.count >= wanted.count else { return 0 }
        return (0...all.count - wanted.count).first {
            all[$0] == first && all[$0..<$0 + wanted.count].elementsEqual(wanted)
        } ?? 0
    }
}
