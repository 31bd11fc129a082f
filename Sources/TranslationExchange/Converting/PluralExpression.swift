internal import Languages

/// The rule of a gettext catalogue by which a number chooses a form: an expression of C over `n`.
///
/// Source: GNU gettext manual, “Additional functions for plural forms”.
struct PluralExpression {
    private indirect enum Node {
        case number(Int)
        case variable
        case not(Node)
        case binary(String, Node, Node)
        case conditional(Node, Node, Node)
    }

    private let root: Node

    /// Reads an expression, or gives nil where it is none.
    init?(_ text: String) {
        // Nodes lie at most as deep in each other as the text is long.
        guard text.utf8.count <= 1_000 else { return nil }
        var parser = Parser(bytes: Array(text.utf8).filter { !" \t\r\n".utf8.contains($0) })
        guard let node = parser.expression(depth: 0), parser.position == parser.bytes.count else { return nil }
        root = node
    }

    /// The form for a number.
    func form(of number: Int) -> Int { PluralExpression.value(root, number) }

    private static func value(_ node: Node, _ number: Int) -> Int {
        switch node {
        case .number(let value): return value
        case .variable: return number
        case .not(let inner): return value(inner, number) == 0 ? 1 : 0
        case .conditional(let condition, let yes, let no):
            return value(value(condition, number) != 0 ? yes : no, number)
        case .binary(let sign, let left, let right):
            let first = value(left, number)
            if sign == "||", first != 0 { return 1 }
            if sign == "&&", first == 0 { return 0 }
            let second = value(right, number)
            return switch sign {
            case "||", "&&": second != 0 ? 1 : 0
            case "==": first == second ? 1 : 0
            case "!=": first != second ? 1 : 0
            case "<": first < second ? 1 : 0
            case ">": first > second ? 1 : 0
            case "<=": first <= second ? 1 : 0
            case ">=": first >= second ? 1 : 0
            case "+": first &+ second
            case "-": first &- second
            case "*": first &* second
            case "/": second == 0 ? 0 : first.dividedReportingOverflow(by: second).partialValue
            default: second == 0 ? 0 : first.remainderReportingOverflow(dividingBy: second).partialValue
            }
        }
    }

    private struct Parser {
        let bytes: [UInt8]
        var position = 0

        /// The signs by how loosely they bind.
        private static let levels = [
            ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
        ]

        mutating func expression(depth: Int) -> Node? {
            guard depth < 64, let condition = binary(0, depth: depth) else { return nil }
            guard take("?") else { return condition }
            guard let yes = expression(depth: depth + 1), take(":"), let no = expression(depth: depth + 1) else {
                return nil
            }
            return .conditional(condition, yes, no)
        }

        private mutating func binary(_ level: Int, depth: Int) -> Node? {
            guard level < Parser.levels.count else { return unary(depth: depth) }
            guard var left = binary(level + 1, depth: depth) else { return nil }
            var count = 0
            while let sign = Parser.levels[level].first(where: { take($0) }) {
                count += 1
                guard count < 64, let right = binary(level + 1, depth: depth) else { return nil }
                left = .binary(sign, left, right)
            }
            return left
        }

        private mutating func unary(depth: Int) -> Node? {
            guard depth < 64 else { return nil }
            if !bytes[position...].starts(with: "!=".utf8), take("!") {
                return unary(depth: depth + 1).map { .not($0) }
            }
            if take("(") {
                guard let inner = expression(depth: depth + 1), take(")") else { return nil }
                return inner
            }
            if take("n") { return .variable }
            let start = position
            while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) {
                position += 1
            }
            return Int(String(decoding: bytes[start..<position], as: UTF8.self)).map { .number($0) }
        }

        private mutating func take(_ sign: String) -> Bool {
            guard bytes[position...].starts(with: sign.utf8) else { return false }
            position += sign.utf8.count
            return true
        }
    }
}

/// How the forms of a gettext catalogue are those of CLDR.
struct GettextPlurals {
    /// The value of the header `Plural-Forms`.
    let header: String
    /// The category of each form.
    let categories: [PluralCategory]

    /// The rules that gettext's catalogues use, from `plural-table.c` of GNU gettext, and those of CLDR beside them.
    private static let known: [(count: Int, expression: String)] = [
        (1, "0"), (2, "n != 1"), (2, "n > 1"), (2, "n%10 != 1 || n%100 == 11"),
        (2, "n == 1 || n%10 == 1 && n%100 != 11 ? 0 : 1"), (2, "n <= 1 || n >= 11 && n <= 99 ? 0 : 1"),
        (2, "n%10 == 4 || n%10 == 6 || n%10 == 9 ? 1 : 0"),
        (3, "n%10 == 1 && n%100 != 11 ? 0 : n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14) ? 1 : 2"),
        (3, "n == 1 ? 0 : n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14) ? 1 : 2"),
        (3, "n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2"),
        (3, "n%10 == 1 && (n%100 < 11 || n%100 > 19) ? 0 : n%10 >= 2 && (n%100 < 11 || n%100 > 19) ? 1 : 2"),
        (3, "n%10 == 0 || n%100 >= 11 && n%100 <= 19 ? 0 : n%10 == 1 ? 1 : 2"),
        (3, "n == 1 ? 0 : n == 0 || n%100 >= 1 && n%100 <= 19 ? 1 : 2"), (3, "n == 1 ? 0 : n == 2 ? 1 : 2"),
        (3, "n == 0 ? 0 : n == 1 ? 1 : 2"),
        (4, "n%100 == 1 ? 0 : n%100 == 2 ? 1 : n%100 == 3 || n%100 == 4 ? 2 : 3"),
        (4, "n == 1 || n == 11 ? 0 : n == 2 || n == 12 ? 1 : n >= 3 && n <= 10 || n >= 13 && n <= 19 ? 2 : 3"),
        (4, "n%10 == 1 ? 0 : n%10 == 2 ? 1 : n%20 == 0 ? 2 : 3"),
        (5, "n == 1 ? 0 : n == 2 ? 1 : n >= 3 && n <= 6 ? 2 : n >= 7 && n <= 10 ? 3 : 4"),
        (5, "n == 1 ? 0 : n == 2 ? 1 : n == 0 || n%100 >= 3 && n%100 <= 10 ? 2 : n%100 >= 11 && n%100 <= 19 ? 3 : 4"),
        (6, "n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n%100 >= 3 && n%100 <= 10 ? 3 : n%100 >= 11 ? 4 : 5"),
        (6, "n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n == 3 ? 3 : n == 6 ? 4 : 5"),
    ]

    private static let samples = Array(0...200) + [1_000, 1_001, 1_002, 1_011, 1_021]

    /// The forms of a language, in the order of CLDR's categories; nil where no known rule is that of the language.
    init?(language: LanguageTag) {
        let rules = PluralRules.cardinal(for: language)
        for (count, text) in GettextPlurals.known {
            guard let expression = PluralExpression(text),
                let categories = GettextPlurals.categories(of: expression, count: count, rules: rules, isExact: true)
            else { continue }
            header = "nplurals=\(count); plural=(\(text));"
            self.categories = categories
            return
        }
        return nil
    }

    /// Reads a header for a language; nil where it is none.
    init?(header: String, language: LanguageTag) {
        let parts = header.split(separator: ";").map { part -> (String, String)? in
            guard let sign = part.firstIndex(of: "=") else { return nil }
            return (
                part[..<sign].filter { !$0.isWhitespace }, String(part[part.index(after: sign)...])
            )
        }
        var count: Int?
        var expression: PluralExpression?
        for case let (name, value)? in parts {
            if name == "nplurals" { count = Int(value.filter { !$0.isWhitespace }) }
            if name == "plural" { expression = PluralExpression(value) }
        }
        guard let count, (1...6).contains(count), let expression,
            let categories = GettextPlurals.categories(
                of: expression, count: count, rules: PluralRules.cardinal(for: language), isExact: false)
        else { return nil }
        self.header = header
        self.categories = categories
    }

    /// The category of each form, by looking at numbers.
    ///
    /// - Parameters:
    ///   - expression: The expression that gives a number its form.
    ///   - count: How many forms there are.
    ///   - rules: The rules of the language.
    ///   - isExact: Whether each form must be one category and each category one form.
    /// - Returns: A category for each form, or nil where the forms are no such categories.
    private static func categories(
        of expression: PluralExpression, count: Int, rules: PluralRules, isExact: Bool
    ) -> [PluralCategory]? {
        var votes = Array(repeating: [PluralCategory: Int](), count: count)
        for number in samples {
            let form = expression.form(of: number)
            guard votes.indices.contains(form) else { return nil }
            votes[form][rules.category(of: Int64(number)), default: 0] += 1
        }
        if isExact {
            let found = votes.compactMap { $0.count == 1 ? $0.keys.first : nil }
            return found.count == count && Set(found).count == count ? found : nil
        }
        // A file's own rule may part numbers otherwise than CLDR: each form goes to the category that it serves most,
        // and no category is given twice.
        var result: [PluralCategory] = []
        for vote in votes {
            let best =
                vote.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }.map(\.key)
                + PluralCategory.allCases.reversed()
            guard let category = best.first(where: { !result.contains($0) }) else { return nil }
            result.append(category)
        }
        return result
    }
}
