/// The name under which Swift code refers to a key or to a catalogue.
///
/// - The words of the text are its runs of letters and digits; placeholders such as `%lld` are left out.
/// - They are joined in camel case: `checkout.page-title` is `checkoutPageTitle`, `URL_COUNT` is `urlCOUNT`.
/// - What begins with a digit gets an underscore before it, a keyword stands between back quotes, and what would mean
///   something else after a point (`init`, `self`, `Type`, `Protocol`) gets the word `Key` after it.
public struct SwiftIdentifier: Hashable, Sendable {
    /// The name as Swift source writes it.
    public let text: String

    /// The name of a key, or nil where the key has no letter or digit.
    public init?(key: String) {
        guard let words = SwiftIdentifier.words(of: key) else { return nil }
        let name = SwiftIdentifier.lowerCased(words[0]) + words.dropFirst().map(SwiftIdentifier.upperCased).joined()
        if SwiftIdentifier.taken.contains(name) {
            text = name + "Key"
        } else {
            text = SwiftIdentifier.keywords.contains(name) ? "`\(name)`" : SwiftIdentifier.begun(name)
        }
    }

    /// The name of a catalogue as a type, or nil where it has no letter or digit.
    public init?(catalogue: String) {
        guard let words = SwiftIdentifier.words(of: catalogue) else { return nil }
        let name = words.map(SwiftIdentifier.upperCased).joined()
        text = ["Self", "Type", "Protocol", "Any"].contains(name) ? name + "Table" : SwiftIdentifier.begun(name)
    }

    /// Names that mean something else after a point, or that every catalogue uses for its table.
    private static let taken: Set<String> = ["init", "self", "Self", "Type", "Protocol", "table"]

    /// The reserved words of declarations, statements and expressions.
    ///
    /// Source: The Swift Programming Language, Lexical Structure, Keywords and Punctuation.
    private static let keywords: Set<String> = [
        "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
        "consuming", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
        "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil", "open",
        "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]

    private static func begun(_ name: String) -> String {
        name.unicodeScalars.first?.properties.isXIDStart == true ? name : "_" + name
    }

    private static func words(of text: String) -> [String]? {
        var words: [String] = []
        var word = ""
        var scalars = Array(text.unicodeScalars)[...]
        while let scalar = scalars.popFirst() {
            if scalar == "%" {
                scalars = skippingPlaceholder(scalars)
            } else if scalar != "_", scalar.properties.isXIDContinue {
                word.unicodeScalars.append(scalar)
                continue
            }
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        if !word.isEmpty { words.append(word) }
        return words.isEmpty ? nil : words
    }

    /// What follows the placeholder whose per cent sign was read: as much of it as looks like one.
    private static func skippingPlaceholder(_ scalars: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
        var rest = scalars.drop { "0123456789$#'+-.".unicodeScalars.contains($0) }
        if rest.first == "@", scalars.first == "#" || scalars.dropFirst(2).first == "#" {
            // `%#@name@` and `%1$#@name@`.
            let name = rest.dropFirst()
            if let end = name.firstIndex(of: "@") { return name[(end + 1)...] }
        }
        rest = rest.drop { "hlqLztj".unicodeScalars.contains($0) }
        return rest.first.map { "@dDiuUoOxXeEfFgGaAcCsSp%".unicodeScalars.contains($0) } == true
            ? rest.dropFirst() : scalars
    }

    /// `URLTitle` is `urlTitle`, `OK` is `ok`.
    private static func lowerCased(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        guard capitals.count > 1, capitals.count < word.count else {
            return capitals.count == word.count ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
        }
        // The last capital begins the next word, unless digits or the like follow it.
        let next = word[capitals.endIndex]
        let kept = next.isLowercase ? capitals.dropLast() : capitals
        return kept.lowercased() + word[kept.endIndex...]
    }

    private static func upperCased(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
