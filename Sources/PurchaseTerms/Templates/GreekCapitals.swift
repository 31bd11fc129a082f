/// Capital letters of modern Greek, which are written without accents.
///
/// - A vowel loses its accent and keeps its diaeresis; ι and υ behind a vowel that has lost its accent get one, so that
///   the two are not read together: μάιος is ΜΑΪΟΣ.
/// - The word ή, “or”, keeps its accent: without it, it would be the article.
///
/// Letters of ancient Greek are written with the rules of all languages.
///
/// Source: https://unicode-org.github.io/icu/design/text-segmentation/case-mapping-greek.html.
enum GreekCapitals {
    /// A letter without its accent.
    private struct Vowel {
        let capital: Unicode.Scalar
        let hasAccent: Bool
        let hasDiaeresis: Bool
    }

    static func text(of text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var result = ""
        var isAfterAccentedVowel = false
        var index = 0
        while index < scalars.count {
            guard let vowel = vowel(scalars[index]) else {
                result += scalars[index].properties.uppercaseMapping
                isAfterAccentedVowel = false
                index += 1
                continue
            }
            let start = index
            var hasAccent = vowel.hasAccent
            var hasDiaeresis = vowel.hasDiaeresis
            index += 1
            while index < scalars.count, let mark = mark(scalars[index]) {
                if mark == .diaeresis { hasDiaeresis = true } else { hasAccent = true }
                index += 1
            }
            let isWordOr =
                vowel.capital == "Η" && hasAccent && !isCased(scalars, before: start)
                && !isCased(scalars, from: index)
            let isClosing = vowel.capital == "Ι" || vowel.capital == "Υ"
            if isAfterAccentedVowel, isClosing { hasDiaeresis = true }
            if isWordOr {
                result += "Ή"
            } else if hasDiaeresis, isClosing {
                result += vowel.capital == "Ι" ? "Ϊ" : "Ϋ"
            } else {
                result.unicodeScalars.append(vowel.capital)
                if hasDiaeresis { result += "\u{308}" }
            }
            isAfterAccentedVowel = hasAccent
        }
        return result
    }

    private enum Mark {
        case accent
        case diaeresis
    }

    private static func mark(_ scalar: Unicode.Scalar) -> Mark? {
        switch scalar {
        case "\u{300}", "\u{301}", "\u{342}", "\u{302}", "\u{303}", "\u{311}": .accent
        case "\u{308}": .diaeresis
        default: nil
        }
    }

    private static func vowel(_ scalar: Unicode.Scalar) -> Vowel? {
        func vowel(_ capital: Unicode.Scalar, accent: Bool = false, diaeresis: Bool = false) -> Vowel {
            Vowel(capital: capital, hasAccent: accent, hasDiaeresis: diaeresis)
        }
        return switch scalar {
        case "α", "Α": vowel("Α")
        case "ά", "Ά": vowel("Α", accent: true)
        case "ε", "Ε": vowel("Ε")
        case "έ", "Έ": vowel("Ε", accent: true)
        case "η", "Η": vowel("Η")
        case "ή", "Ή": vowel("Η", accent: true)
        case "ι", "Ι": vowel("Ι")
        case "ί", "Ί": vowel("Ι", accent: true)
        case "ϊ", "Ϊ": vowel("Ι", diaeresis: true)
        case "ΐ": vowel("Ι", accent: true, diaeresis: true)
        case "ο", "Ο": vowel("Ο")
        case "ό", "Ό": vowel("Ο", accent: true)
        case "υ", "Υ": vowel("Υ")
        case "ύ", "Ύ": vowel("Υ", accent: true)
        case "ϋ", "Ϋ": vowel("Υ", diaeresis: true)
        case "ΰ": vowel("Υ", accent: true, diaeresis: true)
        case "ω", "Ω": vowel("Ω")
        case "ώ", "Ώ": vowel("Ω", accent: true)
        default: nil
        }
    }

    private static func isCased(_ scalars: [Unicode.Scalar], before index: Int) -> Bool {
        scalars[..<index].last { !$0.properties.isCaseIgnorable }?.properties.isCased ?? false
    }

    private static func isCased(_ scalars: [Unicode.Scalar], from index: Int) -> Bool {
        scalars[index...].first { !$0.properties.isCaseIgnorable }?.properties.isCased ?? false
    }
}
