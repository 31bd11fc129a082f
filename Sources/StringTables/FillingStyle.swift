internal import Languages

/// How the texts of a language are filled for a reader, worked out once for many texts.
final class FillingStyle: Sendable {
    /// In which language values are written.
    let language: LanguageTag
    /// The rules by which numbers choose their forms.
    let rules: PluralRules
    let formatting: any ValueFormatting
    let isolation: ArgumentIsolation
    /// The device of the reader.
    let device: Device
    /// Whether numbers are written as ASCII digits, so that nobody needs to be asked.
    let isPlain: Bool

    init(
        language: LanguageTag, rules: PluralRules, formatting: any ValueFormatting, isolation: ArgumentIsolation,
        device: Device = .other
    ) {
        self.language = language
        self.rules = rules
        self.formatting = formatting
        self.isolation = isolation
        self.device = device
        isPlain = type(of: formatting) == PlainValueFormatting.self
    }

    /// What writes numbers.
    var numbers: NumberWriting { NumberWriting(formatting: formatting, language: language) }
}
