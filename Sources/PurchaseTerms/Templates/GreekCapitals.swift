/// Capital letters of modern Greek, which are written without accents.
///
/// - A vowel loses its accent and keeps its diaeresis; ι and υ behind a vowel that has lost its accent get one, so that
///   the two are not read together: μάιος is ΜΑΪΟΣ.
/// - The word ή, “or”, keeps its accent: without it, it would be the article.
///
/// Letters of ancient Greek with their marks in one character are written with the rules of all languages.
///
/// Source: https://unicode-org.github.io/icu/design/text-segmentation/case-mapping-greek.html.
enum GreekCapitals {
    /// A letter taken apart.
    private struct Letter {
        let capital: Unicode.Scalar
        var isVowel = true
        var hasAccent = false
        var hasDiaeresis = false
    }

    static func text(of text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var result = ""
        var isBehindLostAccent = false
        var index = 0
        while index < scalars.count {
            guard var letter = letter(scalars[index]) else {
                result += scalars[index].properties.uppercaseMapping
                isBehindLostAccent = false
                index += 1
                continue
            }
            let start = index
            if isBehindLostAccent, letter.capital == "Ι" || letter.capital == "Υ" { letter.hasDiaeresis = true }
            index += 1
            while index < scalars.count, add(scalars[index], to: &letter) { index += 1 }

            let isWordOr =
                letter.capital == "Η" && letter.hasAccent && !isCased(scalars, before: start)
                && !isCased(scalars, from: index)
            switch (letter.capital, letter.hasDiaeresis) {
            case ("Η", _) where isWordOr: result += "Ή"
            case ("Ι", true): result += "Ϊ"
            case ("Υ", true): result += "Ϋ"
            default:
                result.unicodeScalars.append(letter.capital)
                if letter.hasDiaeresis { result.unicodeScalars.append("\u{308}") }
            }
            isBehindLostAccent = letter.isVowel && letter.hasAccent && !letter.hasDiaeresis
        }
        return result
    }

    /// Adds a mark that stands behind a letter.
    ///
    /// - Returns: Whether it is one that Greek has.
    private static func add(_ scalar: Unicode.Scalar, to letter: inout Letter) -> Bool {
        switch scalar {
        case "\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{311}", "\u{342}": letter.hasAccent = true
        case "\u{308}": letter.hasDiaeresis = true
        default: return false
        }
        return true
    }

    private static func letter(_ scalar: Unicode.Scalar) -> Letter? {
        switch scalar {
        case "ά", "Ά": Letter(capital: "Α", hasAccent: true)
        case "έ", "Έ": Letter(capital: "Ε", hasAccent: true)
        case "ή", "Ή": Letter(capital: "Η", hasAccent: true)
        case "ί", "Ί": Letter(capital: "Ι", hasAccent: true)
        case "ϊ", "Ϊ": Letter(capital: "Ι", hasDiaeresis: true)
        case "ΐ": Letter(capital: "Ι", hasAccent: true, hasDiaeresis: true)
        case "ό", "Ό": Letter(capital: "Ο", hasAccent: true)
        case "ύ", "Ύ": Letter(capital: "Υ", hasAccent: true)
        case "ϋ", "Ϋ": Letter(capital: "Υ", hasDiaeresis: true)
        case "ΰ": Letter(capital: "Υ", hasAccent: true, hasDiaeresis: true)
        case "ώ", "Ώ": Letter(capital: "Ω", hasAccent: true)
        case "α"..."ω", "Α"..."Ω":
            scalar.properties.uppercaseMapping.unicodeScalars.first.map {
                Letter(capital: $0, isVowel: "ΑΕΗΙΟΥΩ".unicodeScalars.contains($0))
            }
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
