internal import Languages
internal import StringTables

/// Turns edits of a `.stringsdict` file into edits of its property list.
struct StringsDictEditor {
    let document: StringsDictDocument
    let table: PropertyListTable

    private typealias Key = StringsDictReader.Key
    private typealias Steps = ArraySlice<VariationPath.Step>

    /// The name of the variable of an entry that names none.
    private static let unnamed = "value"

    func changes(of edit: TranslationEdit) throws(TranslationFileError) -> [PropertyListEdit] {
        switch edit {
        case .set(let text, let address, _):
            return try set(text, at: address.variation.steps[...], of: try value(address.key))
        case .removeText(let address):
            switch try remove(address.variation.steps[...], of: try value(address.key)) {
            case .part(let edits): return edits
            case .whole: return table.removal(of: address.key)
            }
        case .remove(let key), .removeLanguage(_, let key): return table.removal(of: key)
        case .dropLanguage:
            return table.members.indices.map { .remove(dictionary: table.root.index, position: $0) }
        case .rename(let key, let name): return table.renaming(of: key, to: name)
        case .setComment(let comment, let key): return table.commenting(key, comment)
        case .setNumber(let number, let name, _, let key): return try set(number, of: name, in: try value(key))
        case .copy, .setState, .setShouldTranslate, .setExtractionState: return []
        }
    }

    /// The value of a key whose rule can be read.
    private func value(_ key: String) throws(TranslationFileError) -> PropertyListNode {
        guard let member = table.member(key) else {
            throw document.refusal(.noSuchKey, "there is no key “\(key)”", at: 0)
        }
        guard document.hasEntry(key) else { throw damaged(member.value) }
        return member.value
    }

    private func damaged(_ node: PropertyListNode) -> TranslationFileError {
        document.refusal(.damaged, "the rules of the text cannot be read", at: node.range.lowerBound)
    }

    private func notSupported(_ message: String, _ node: PropertyListNode) -> TranslationFileError {
        document.refusal(.notSupported, message, at: node.range.lowerBound)
    }

    private func noSuchText(_ node: PropertyListNode) -> TranslationFileError {
        document.refusal(.noSuchText, "the entry has no such text", at: node.range.lowerBound)
    }

    // MARK: - Giving a text

    private func set(_ text: String, at steps: Steps, of node: PropertyListNode) throws(TranslationFileError)
        -> [PropertyListEdit]
    {
        if node.kind == .string {
            if steps.isEmpty { return [.setText(node.index, text)] }
            guard let (name, category) = form(steps, of: node) else {
                throw notSupported("the entry has one text, and no rule for widths or devices", node)
            }
            let format = (key: Key.format, value: PropertyListDraft.text(node.string ?? ""))
            return [.replace(node.index, .dictionary([format, (name, variable(category, text))]))]
        }
        guard node.kind == .dictionary else { throw damaged(node) }
        let members = node.members
        if let format = last(Key.format, members) {
            guard format.kind == .string else { throw damaged(format) }
            if steps.isEmpty { return [.setText(format.index, text)] }
            guard let (name, category) = form(steps, of: node) else {
                throw notSupported("the entry has a format, and no rule for widths or devices", node)
            }
            guard let known = last(name, members) else {
                return [.insert(dictionary: node.index, position: members.count, key: name, variable(category, text))]
            }
            return try setForm(category, text, of: known)
        }
        guard let (rules, key) = rules(steps, members) else {
            throw notSupported("the entry has texts of another kind", node)
        }
        let choices = rules.members
        if let known = last(key, choices) { return try set(text, at: steps.dropFirst(), of: known) }
        let position = choices.firstIndex { follows($0.key, key) } ?? choices.count
        let draft = try draft(of: text, at: steps.dropFirst())
        return [.insert(dictionary: rules.index, position: position, key: key, draft)]
    }

    /// Whether a width or a device stands behind a new one: a greater number, or `other`.
    private func follows(_ key: String, _ new: String) -> Bool {
        if let width = Int(key), let newWidth = Int(new) { return width > newWidth }
        return key == Device.other.rawValue
    }

    private func setForm(
        _ category: PluralCategory, _ text: String, of variable: PropertyListNode
    ) throws(TranslationFileError) -> [PropertyListEdit] {
        let members = variable.members
        guard variable.kind == .dictionary,
            last(Key.specification, members).map({ $0.string == Key.plural }) ?? true
        else { throw damaged(variable) }
        if let known = last(category.rawValue, members) {
            guard known.kind == .string else { throw damaged(known) }
            return [.setText(known.index, text)]
        }
        let order = PluralCategory.allCases.map(\.rawValue)
        let own = order.firstIndex(of: category.rawValue) ?? 0
        let later = members.firstIndex { member in order.firstIndex(of: member.key).map { $0 > own } ?? false }
        let lastForm = members.lastIndex { order.contains($0.key) }
        let position = later ?? lastForm.map { $0 + 1 } ?? members.count
        return [.insert(dictionary: variable.index, position: position, key: category.rawValue, .text(text))]
    }

    private func set(
        _ number: SubstitutionNumber, of name: String, in node: PropertyListNode
    ) throws(TranslationFileError) -> [PropertyListEdit] {
        guard let variable = last(name, node.members), last(Key.format, node.members) != nil,
            variable.kind == .dictionary
        else {
            throw document.refusal(.noSuchText, "the entry has no variable “\(name)”", at: node.range.lowerBound)
        }
        guard number.argument == nil else {
            throw notSupported("which argument it is stands in the format, as in %1$#@\(name)@", variable)
        }
        let members = variable.members
        guard let known = last(Key.valueType, members) else {
            let position = members.firstIndex { $0.key == Key.specification }.map { $0 + 1 } ?? 0
            return [
                .insert(
                    dictionary: variable.index, position: position, key: Key.valueType, .text(number.specifier))
            ]
        }
        guard known.kind == .string else { throw damaged(known) }
        return [.setText(known.index, number.specifier)]
    }

    // MARK: - Drafts

    /// What a copy of a key gets.
    func draft(copying key: String) throws(TranslationFileError) -> PropertyListDraft {
        let node = try value(key)
        guard let draft = PropertyListDraft(node) else {
            throw notSupported("the entry holds something that is neither a text nor a dictionary", node)
        }
        return draft
    }

    /// What a key gets that is not there yet.
    func draft(
        of text: String, at steps: ArraySlice<VariationPath.Step>
    ) throws(TranslationFileError) -> PropertyListDraft {
        guard let first = steps.first else {
            // A text that refers to variables waits for them as a format.
            return VariableReference.all(in: text).isEmpty ? .text(text) : .dictionary([(Key.format, .text(text))])
        }
        switch first {
        case .width(let width):
            return .dictionary([
                (Key.widths, .dictionary([(String(width), try draft(of: text, at: steps.dropFirst()))]))
            ])
        case .device(let device):
            return .dictionary([
                (Key.devices, .dictionary([(device.rawValue, try draft(of: text, at: steps.dropFirst()))]))
            ])
        case .substitution, .plural:
            guard let (name, category) = form(steps, of: nil) else {
                throw document.refusal(.notSupported, "a .stringsdict file has no such variation", at: 0)
            }
            return .dictionary([(Key.format, .text("%#@\(name)@")), (name, variable(category, text))])
        }
    }

    private func variable(_ category: PluralCategory, _ text: String) -> PropertyListDraft {
        .dictionary([
            (Key.specification, .text(Key.plural)), (Key.valueType, .text("lld")), (category.rawValue, .text(text)),
        ])
    }

    // MARK: - Finding the way

    /// The variable and the category that the rest of a way means, or nil where it means something else.
    private func form(_ steps: Steps, of node: PropertyListNode?) -> (name: String, category: PluralCategory)? {
        guard case .plural(let category) = steps.last else { return nil }
        if steps.count == 2, case .substitution(let name) = steps.first {
            let isName = !name.isEmpty && !name.contains("@") && ![Key.format, Key.widths, Key.devices].contains(name)
            return isName ? (name, category) : nil
        }
        guard steps.count == 1 else { return nil }
        guard let node else { return (StringsDictEditor.unnamed, category) }
        let variables = Set(node.members.map(\.key)).subtracting([Key.format, Key.widths, Key.devices])
        if let only = variables.first { return variables.count == 1 ? (only, category) : nil }
        // The format of an entry that has no variable yet may name it.
        let format = node.string ?? node[Key.format]?.string ?? ""
        let names = Set(VariableReference.all(in: format).map(\.name))
        return names.count == 1 ? names.first.map { ($0, category) } : nil
    }

    /// The dictionary of widths or devices in which the next step is a key, and that key.
    private func rules(_ steps: Steps, _ members: [PropertyListMember]) -> (node: PropertyListNode, key: String)? {
        // A rule for widths counts before one for devices, as for the reader.
        let widths = last(Key.widths, members)
        switch steps.first {
        case .width(let width): return widths.map { ($0, String(width)) }
        case .device(let device) where widths == nil: return last(Key.devices, members).map { ($0, device.rawValue) }
        default: return nil
        }
    }

    /// The value of the last member with a key.
    private func last(_ key: String, _ members: [PropertyListMember]) -> PropertyListNode? {
        members.last { $0.key.utf8.elementsEqual(key.utf8) }?.value
    }

    private func removal(_ key: String, of dictionary: PropertyListNode) -> [PropertyListEdit] {
        dictionary.members.enumerated().filter { $0.element.key.utf8.elementsEqual(key.utf8) }
            .map { .remove(dictionary: dictionary.index, position: $0.offset) }
    }

    // MARK: - Taking a text away

    private enum Removal {
        case part([PropertyListEdit])
        /// Nothing would be left.
        case whole
    }

    private func remove(_ steps: Steps, of node: PropertyListNode) throws(TranslationFileError) -> Removal {
        if node.kind == .string {
            guard steps.isEmpty else { throw noSuchText(node) }
            return .whole
        }
        let members = node.members
        if let format = last(Key.format, members) {
            if steps.isEmpty {
                guard members.allSatisfy({ [Key.format, Key.widths, Key.devices].contains($0.key) }) else {
                    throw notSupported("the variables of an entry need its format", format)
                }
                return .whole
            }
            guard let (name, category) = form(steps, of: node), let variable = last(name, members),
                last(category.rawValue, variable.members)?.kind == .string
            else { throw noSuchText(node) }
            let others = variable.members.contains {
                PluralCategory(rawValue: $0.key) != nil && $0.key != category.rawValue
            }
            return .part(others ? removal(category.rawValue, of: variable) : removal(name, of: node))
        }
        guard let (rules, key) = rules(steps, members), let known = last(key, rules.members) else {
            throw noSuchText(node)
        }
        switch try remove(steps.dropFirst(), of: known) {
        case .part(let edits): return .part(edits)
        case .whole:
            let others = rules.members.contains { !$0.key.utf8.elementsEqual(key.utf8) }
            return others ? .part(removal(key, of: rules)) : .whole
        }
    }
}
