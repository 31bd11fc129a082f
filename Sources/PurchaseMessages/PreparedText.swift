import Languages
import StringTables

/// A text of a message where it was found for the readers of a language.
final class PreparedText: Sendable {
    let plan: TextPlan
    /// Where the text is; nil where no table has it.
    let found: FoundText?
    /// How sure it is; `translated` where no table has it.
    let state: EntryState
    /// Whether it is in the language of the reader, as is usual.
    let isOwn: Bool
    /// A ``PreparedText`` for each of the plan's others that was needed.
    private let others: ReferencePlaces?

    /// Finds a text.
    init(_ plan: TextPlan, for language: LanguageTag, in localizer: Localizer) {
        self.plan = plan
        found = localizer.find(plan.key.key, for: language)
        state = found?.state ?? .translated
        isOwn = found?.language == language
        others = plan.others.isEmpty ? nil : ReferencePlaces(capacity: plan.others.count)
    }

    /// The text with its arguments, or nil where no table has it and where an argument is missing or of the wrong kind.
    func filled(with arguments: [MessageArgument], in localizer: Localizer) -> String? {
        switch found {
        case nil: nil
        case .some(let found): localizer.fill(found, with: arguments)
        }
    }

    /// The text for what is known: this one, or what it is without the values that are missing.
    func form(
        knowing parameters: [MessageParameter], for language: LanguageTag, in localizer: Localizer
    ) -> PreparedText {
        guard let number = plan.other(knowing: parameters), let others else { return self }
        let other =
            others.address(at: number)
            ?? others.fill(number, with: PreparedText(plan.others[number], for: language, in: localizer))
        return Unmanaged<PreparedText>.fromOpaque(other).takeUnretainedValue()
    }
}
