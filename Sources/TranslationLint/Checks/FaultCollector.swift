internal import Diagnostics
internal import Languages
internal import TranslationFiles

/// Collects faults, those of entries whose comments do not silence them.
struct FaultCollector {
    private(set) var found: [FoundFault] = []
    /// Where something was reported, so that what a reader says about the same place is not told once more.
    private var places: Set<Place> = []

    private struct Place: Hashable {
        let file: Int
        let offset: Int
    }

    /// Adds a fault of a file.
    mutating func add(
        _ rule: LintRule, file: Int, at offset: Int, _ message: String, key: String? = nil,
        language: LanguageTag? = nil, severity: Diagnostic.Severity? = nil
    ) {
        found.append(
            FoundFault(
                rule: rule, file: file, offset: offset, message: message, key: key, language: language,
                severity: severity))
    }

    /// Adds a fault of an item, unless a comment silences it.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - item: The item.
    ///   - text: The text of the item, where it is about one.
    ///   - byte: Which byte of the text.
    ///   - place: Where, if not in the text.
    ///   - variation: Which of the texts, if not that one.
    ///   - context: The language, and what comments say.
    ///   - message: What is wrong.
    ///   - severity: How bad it is, if not as the rule says.
    mutating func add(
        _ rule: LintRule, _ item: LintItem, _ text: LintText? = nil, byte: Int = 0, at place: Int? = nil,
        variation: VariationPath? = nil, _ context: ItemContext, _ message: String,
        severity: Diagnostic.Severity? = nil
    ) {
        let offset = place ?? text?.place(ofByte: byte) ?? item.keyOffset
        places.insert(Place(file: item.file, offset: offset))
        if let text { places.insert(Place(file: item.file, offset: text.elementStart)) }
        guard !context.ignores(rule.id) else { return }
        found.append(
            FoundFault(
                rule: rule, file: item.file, offset: offset, message: message, key: item.key,
                language: context.language, variation: variation ?? text?.variation ?? .plain,
                severity: severity))
    }

    /// Remembers a place about which nothing more is to be said.
    mutating func noteReported(file: Int, offset: Int) { places.insert(Place(file: file, offset: offset)) }

    /// Whether something was reported at a place.
    func hasReported(file: Int, offset: Int) -> Bool { places.contains(Place(file: file, offset: offset)) }
}

/// What the checks of an item know besides the item.
struct ItemContext {
    let language: LanguageTag?
    /// What its comment says, and that of the source language.
    var instructions: [CommentInstructions] = []
    /// Whether there is a source that the item is compared with.
    var hasSource = false

    func ignores(_ rule: String) -> Bool { instructions.contains { $0.ignores(rule) } }
}
