internal import Languages
internal import StringTables
internal import TranslationFiles

/// A text of any format, as the rules look at it.
struct LintText: Sendable {
    let variation: VariationPath
    let value: String
    let state: EntryState?
    let traits: TextTraits
    /// Where the text begins with its signs.
    let elementStart: Int
    /// Where the first character stands.
    let start: Int
    /// Whether the file writes the bytes of the text as they are, so that each has its own place.
    let isVerbatim: Bool

    /// Makes a text of one that stands in a file with its signs, such as quotation marks.
    init(
        _ value: String, _ variation: VariationPath = .plain, state: EntryState? = nil, in range: Range<Int>,
        signs: Int = 1
    ) {
        self.value = value
        self.variation = variation
        self.state = state
        traits = TextTraits(value)
        elementStart = range.lowerBound
        let extra = range.count - value.utf8.count
        isVerbatim = extra == 0 || extra == 2 * signs + (signs > 1 ? 1 : 0)
        start = isVerbatim && extra > 0 ? range.lowerBound + signs : range.lowerBound
    }

    /// Where a byte of the text stands, as nearly as can be told.
    func place(ofByte offset: Int) -> Int { isVerbatim ? start + offset : start }
}

/// A named part of a text, chosen by a number.
struct LintVariable: Sendable {
    let name: String
    let offset: Int
    let texts: [LintText]
    let valueType: String?
    /// Which argument the number is, counted from 0, where the file says so.
    let argument: Int?
}

/// Format strings, of which one is shown, with the variables that they may refer to.
struct LintGroup: Sendable {
    let formats: [LintText]
    var variables: [LintVariable] = []
    /// Whether the format has a place to say how numbers are written.
    var knowsTypes = true
}

/// A choice between plural forms.
struct LintChoice: Sendable {
    let categories: [PluralCategory]
    let offset: Int
    /// The choice; its path ends before the form.
    let variation: VariationPath
    /// Whether the number may have a fraction.
    var isDecimal = false
}

/// A key in one language.
struct LintItem: Sendable {
    let key: String
    /// The number of the file in its set.
    let file: Int
    let keyOffset: Int
    let groups: [LintGroup]
    var choices: [LintChoice] = []
    var comment: String?
    var language: LanguageTag?
    /// Whether it is of a `.stringsdict` file.
    var isRules = false
    /// Whether the key is its own text, as keys from code are.
    var isImplied = false

    /// All texts, those of variables too.
    var texts: [LintText] { groups.flatMap { $0.formats + $0.variables.flatMap(\.texts) } }

    /// The one text of a key that chooses nothing.
    var plainText: LintText? {
        guard groups.count == 1, groups[0].variables.isEmpty, groups[0].formats.count == 1, choices.isEmpty else {
            return nil
        }
        return groups[0].formats[0]
    }
}

/// A key compared as bytes; Swift strings merge canonically equal ones.
struct LintKey: Hashable, Sendable {
    let text: String

    static func == (left: LintKey, right: LintKey) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

    func hash(into hasher: inout Hasher) {
        let isHashed: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
            hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
        }
        if isHashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
    }
}
