internal import Languages

/// How the texts of a language are filled for a reader, worked out once for many texts.
final class FillingStyle: Sendable {
    /// In which language values are written.
    let language: LanguageTag
    /// The rules by which numbers choose their forms.
    let rules: PluralRules
    /// What writes numbers.
    let numbers: NumberWriting
    /// The integers that were written before, where somebody has to be asked for them; nil for one text alone.
    let integers: RememberedIntegers?
    let isolation: ArgumentIsolation
    /// The device of the reader.
    let device: Device
    /// Whether numbers are written as ASCII digits, so that nobody needs to be asked.
    let isPlain: Bool

    init(
        language: LanguageTag, rules: PluralRules, formatting: any ValueFormatting, isolation: ArgumentIsolation,
        device: Device = .other, remembersIntegers: Bool = false
    ) {
        self.language = language
        self.rules = rules
        numbers = NumberWriting(formatting: formatting, language: language)
        self.isolation = isolation
        self.device = device
        isPlain = type(of: formatting) == PlainValueFormatting.self
        integers =
            remembersIntegers && !isPlain ? RememberedIntegers(formatting, language: language) : nil
    }
}
