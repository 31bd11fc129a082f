import Languages

/// Capital and small letters as a language uses them, for the filters of templates.
///
/// The rules of Unicode for all languages, and those of Turkish, Azerbaijani, Lithuanian, Greek and Dutch where they
/// differ.
///
/// Source: Unicode Standard, section 3.13, and `SpecialCasing.txt`; for Greek capitals, which lose their accents, ICU's
/// description in https://unicode-org.github.io/icu/design/text-segmentation/case-mapping-greek.html.
struct LetterCase: Sendable {
    private enum Rules {
        case common
        case turkic
        case lithuanian
        case greek
        case dutch
    }

    private let rules: Rules

    /// The rules of a language.
    init(of language: LanguageTag) {
        rules =
            switch language.language {
            case "tr", "az": .turkic
            case "lt": .lithuanian
            case "el": .greek
            case "nl": .dutch
            default: .common
            }
    }

    /// A value with a filter applied.
    func applying(_ filter: TemplateFilter, to text: String) -> String {
        switch filter {
        case .lowercase: lowercased(text)
        case .uppercase: uppercased(text)
        case .capitalize: capitalized(text)
        }
    }

    /// The text in small letters.
    func lowercased(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var result = ""
        for index in scalars.indices { result += lowercased(scalars, at: index) }
        return result
    }

    /// The text in capital letters.
    func uppercased(_ text: String) -> String {
        if rules == .greek { return GreekCapitals.text(of: text) }
        let scalars = Array(text.unicodeScalars)
        var result = ""
        for index in scalars.indices { result += uppercased(scalars, at: index) }
        return result
    }

    /// The text with a capital letter at the start of each word and small letters behind it.
    func capitalized(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var result = ""
        var isInside = false
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            if isInside {
                result += lowercased(scalars, at: index)
            } else if rules == .dutch, "iI".unicodeScalars.contains(scalar), index + 1 < scalars.count,
                "jJ".unicodeScalars.contains(scalars[index + 1])
            {
                // The Dutch ij is one letter: IJsland.
                result += "IJ"
                index += 1
            } else if rules == .turkic, scalar == "i" {
                result += "İ"
            } else {
                result += scalar.properties.titlecaseMapping
            }
            isInside = isInside ? scalar.continuesWord : scalar.beginsWord
            index += 1
        }
        return result
    }

    private func lowercased(_ scalars: [Unicode.Scalar], at index: Int) -> String {
        let scalar = scalars[index]
        // A sigma at the end of a word is written as such in every language.
        if scalar == "Σ" {
            return scalars.hasCased(before: index) && !scalars.hasCased(after: index) ? "ς" : "σ"
        }
        switch rules {
        case .turkic:
            if scalar == "İ" { return "i" }
            if scalar == "I" { return scalars.isFollowed(by: "\u{307}", after: index) ? "i" : "ı" }
            if scalar == "\u{307}", scalars.isDotOfCapitalI(at: index) { return "" }
        case .lithuanian:
            switch scalar {
            case "Ì": return "i\u{307}\u{300}"
            case "Í": return "i\u{307}\u{301}"
            case "Ĩ": return "i\u{307}\u{303}"
            case "I", "J", "Į":
                return scalar.properties.lowercaseMapping + (scalars.hasMarkAbove(after: index) ? "\u{307}" : "")
            default: break
            }
        default: break
        }
        return scalar.properties.lowercaseMapping
    }

    private func uppercased(_ scalars: [Unicode.Scalar], at index: Int) -> String {
        let scalar = scalars[index]
        if rules == .turkic, scalar == "i" { return "İ" }
        // A dot that was only written because of the accent above it.
        if rules == .lithuanian, scalar == "\u{307}", scalars.hasSoftDotted(before: index) { return "" }
        return scalar.properties.uppercaseMapping
    }
}

extension Unicode.Scalar {
    fileprivate var beginsWord: Bool { properties.isAlphabetic || properties.numericType != nil }

    /// Whether it goes on with a word: a letter, a digit, a mark or an apostrophe.
    fileprivate var continuesWord: Bool {
        beginsWord || self == "'" || self == "’" || properties.generalCategory == .nonspacingMark
    }
}

extension [Unicode.Scalar] {
    /// Whether a letter with capitals stands before, with nothing between but what is ignored.
    fileprivate func hasCased(before index: Int) -> Bool {
        self[..<index].last { !$0.properties.isCaseIgnorable }?.properties.isCased ?? false
    }

    /// Whether a letter with capitals stands behind, with nothing between but what is ignored.
    fileprivate func hasCased(after index: Int) -> Bool {
        self[(index + 1)...].first { !$0.properties.isCaseIgnorable }?.properties.isCased ?? false
    }

    /// Whether a mark follows, with no other mark above and no letter between.
    fileprivate func isFollowed(by mark: Unicode.Scalar, after index: Int) -> Bool {
        for scalar in self[(index + 1)...] {
            if scalar == mark { return true }
            let kind = scalar.properties.canonicalCombiningClass
            if kind == .notReordered || kind == .above { return false }
        }
        return false
    }

    /// Whether the letter before this dot is a capital I, which has no dot of its own in Turkish.
    fileprivate func isDotOfCapitalI(at index: Int) -> Bool {
        for scalar in self[..<index].reversed() {
            if scalar == "I" { return true }
            let kind = scalar.properties.canonicalCombiningClass
            if kind == .notReordered || kind == .above { return false }
        }
        return false
    }

    /// Whether a mark above follows, with nothing between but marks elsewhere.
    fileprivate func hasMarkAbove(after index: Int) -> Bool {
        for scalar in self[(index + 1)...] {
            let kind = scalar.properties.canonicalCombiningClass
            if kind == .above { return true }
            if kind == .notReordered { return false }
        }
        return false
    }

    /// Whether the letter before has a dot that a mark above replaces.
    fileprivate func hasSoftDotted(before index: Int) -> Bool {
        for scalar in self[..<index].reversed() {
            if scalar.properties.isSoftDotted { return true }
            let kind = scalar.properties.canonicalCombiningClass
            if kind == .notReordered || kind == .above { return false }
        }
        return false
    }
}
