public import Diagnostics
public import JSONText
public import Languages
internal import StringTables
internal import TranslationFiles

extension TranslationTable {
    /// Reads an application resource bundle (ARB).
    ///
    /// - Arguments take their places in the order of `placeholders`, then of the text; `arg2` is the second one.
    /// - A selection by `device` is one; of any other the branch `other` is kept, which is told.
    ///
    /// - Parameters:
    ///   - bytes: The file, UTF-8.
    ///   - language: The language of the texts; nil to take `@@locale`.
    /// - Returns: The table, and what could not be read, each with its place.
    /// - Throws: `JSONTextError` where the file is no JSON.
    /// - Complexity: Linear in the number of bytes.
    public static func readingARB(
        _ bytes: [UInt8], language: LanguageTag? = nil
    ) throws(JSONTextError) -> (table: TranslationTable, diagnostics: [Diagnostic]) {
        let document = try JSONDocument(parsing: bytes, skipsByteOrderMark: true)
        var diagnostics: [Diagnostic] = []
        var metadata: [ExactString: JSONNode] = [:]
        let members = document.root.members
        for member in members where member.key.utf8.starts(with: "@".utf8) {
            metadata[ExactString(String(member.key.unicodeScalars.dropFirst()))] = member.value
        }
        let locale = metadata[ExactString("@locale")]?.string.flatMap { LanguageTag($0) }
        guard let language = language ?? locale else {
            diagnostics.append(document.diagnostic(.error, "the file names no language", at: 0))
            return (TranslationTable(sourceLanguage: nil, entries: []), diagnostics)
        }
        var entries: [Entry] = []
        for member in members where !member.key.utf8.starts(with: "@".utf8) {
            let start = member.value.range.lowerBound
            guard let text = member.value.string else {
                diagnostics.append(document.diagnostic(.error, "the value is no text", at: start))
                continue
            }
            guard let message = IntlMessage(text) else {
                diagnostics.append(document.diagnostic(.error, "the message cannot be read", at: start))
                continue
            }
            let about = metadata[ExactString(member.key)]
            let state = about?["x-state"]?.string.map { EntryState(rawValue: $0) } ?? .translated
            var reading = IntlMessageReading(placeholders: about?["placeholders"], state: state)
            let localization = reading.localization(of: message, language: language)
            diagnostics += reading.problems.map { document.diagnostic(.warning, $0, at: start) }
            entries.append(
                Entry(
                    key: member.key, comment: about?["description"]?.string,
                    shouldTranslate: about?["x-translate"]?.bool ?? true, localizations: [localization]))
        }
        return (TranslationTable(sourceLanguage: nil, entries: entries), diagnostics)
    }
}

/// Turns a message into format strings.
private struct IntlMessageReading {
    private(set) var problems: [String] = []
    private let state: EntryState
    private var places: [String: Int] = [:]
    private var specifications: [Int: String] = [:]
    private var numbers: Set<String> = []
    private var substitutions: [TranslationTable.Substitution] = []

    init(placeholders: JSONNode?, state: EntryState) {
        self.state = state
        for member in placeholders?.members ?? [] {
            let place = place(of: member.key)
            let type = member.value["type"]?.string
            specifications[place] =
                member.value["x-specifier"]?.string
                ?? (type == "int" || type == "num" ? "lld" : type == "double" ? "lf" : type == nil ? nil : "@")
        }
    }

    /// The place of an argument, counted from 1.
    private mutating func place(of name: String) -> Int {
        if let known = places[name] { return known }
        var place = 1
        if name.hasPrefix("arg"), let number = Int(name.dropFirst(3)), (1...MessageText.largestPlace).contains(number) {
            place = number
        } else {
            while places.values.contains(place) { place += 1 }
        }
        places[name] = place
        return place
    }

    mutating func localization(of message: IntlMessage, language: LanguageTag) -> TranslationTable.Localization {
        let variant = variant(of: message.nodes)
        return TranslationTable.Localization(language: language, variant: variant, substitutions: substitutions)
    }

    private mutating func variant(of nodes: [IntlMessage.Node]) -> TranslationTable.Variant {
        if nodes.count == 1 {
            if case .plural(let name, let branches) = nodes[0] {
                // The number is noted first, so that its placeholders are those of a number.
                let place = numberPlace(of: name)
                let forms = forms(branches)
                // Apple's plurals are chosen by the first number that they insert.
                let texts = forms.mapValues { format($0, number: place, isForm: false) }
                let inserted = Set(
                    texts.values.flatMap { text in
                        text.placed().pieces.compactMap { piece -> Int? in
                            if case .placeholder(let place, let specification) = piece, specification.last != "@" {
                                place
                            } else {
                                nil
                            }
                        }
                    })
                if inserted.min() ?? 1 == place, texts.values.allSatisfy({ $0.references.isEmpty }) {
                    return .plural(texts.mapValues { .unit(.init($0.text, state: state)) })
                }
                substitutions = []
            }
            if case .select("device", let branches) = nodes[0] {
                var cases: [Device: TranslationTable.Variant] = [:]
                for branch in branches { cases[Device(rawValue: branch.selector)] = variant(of: branch.nodes) }
                return .device(cases)
            }
        }
        return .unit(.init(format(nodes, number: nil, isForm: false).text, state: state))
    }

    private mutating func numberPlace(of name: String) -> Int {
        let place = place(of: name)
        if specifications[place] == nil { specifications[place] = "lld" }
        return place
    }

    private mutating func forms(_ branches: [IntlMessage.Branch]) -> [PluralCategory: [IntlMessage.Node]] {
        var forms: [PluralCategory: [IntlMessage.Node]] = [:]
        for branch in branches {
            let category: PluralCategory? =
                switch branch.selector {
                case "=0": .zero
                case "=1": .one
                case "=2": .two
                default: PluralCategory(rawValue: branch.selector)
                }
            guard let category else {
                problems.append("the branch “\(branch.selector)” is left out")
                continue
            }
            if branch.selector == "=1" || branch.selector == "=2" {
                problems.append("the branch “\(branch.selector)” becomes the form \(category.rawValue)")
            }
            if forms[category] == nil { forms[category] = branch.nodes }
        }
        return forms
    }

    /// The nodes as a format string; plurals within it become substitutions.
    private mutating func format(_ nodes: [IntlMessage.Node], number: Int?, isForm: Bool) -> FormatString {
        var pieces: [FormatString.Piece] = []
        for node in nodes {
            switch node {
            case .words(let words): pieces.append(.words(words))
            case .argument(let name, let hasFormat):
                if hasFormat { problems.append("the format of the argument “\(name)” is left out") }
                let place = place(of: name)
                pieces.append(
                    isForm && place == number
                        ? .argument : .placeholder(place: place, specification: specifications[place] ?? "@"))
            case .number:
                guard let number else { continue }
                pieces.append(
                    isForm ? .argument : .placeholder(place: number, specification: specifications[number] ?? "lld"))
            case .select(let name, let branches):
                problems.append("of the selection by “\(name)” only one branch is kept")
                let kept = branches.first { $0.selector == "other" } ?? branches.first
                pieces += format(kept?.nodes ?? [], number: number, isForm: isForm).pieces
            case .plural(let name, let branches):
                let place = numberPlace(of: name)
                var own = name
                while substitutions.contains(where: { $0.name == own }) { own += "_" }
                let index = substitutions.count
                substitutions.append(
                    TranslationTable.Substitution(
                        name: own, argumentNumber: place, formatSpecifier: specifications[place], forms: [:]))
                for (category, nodes) in forms(branches) {
                    let text = format(nodes, number: place, isForm: true).text
                    substitutions[index].forms[category] = .init(text, state: state)
                }
                pieces.append(.reference(place: place, name: own))
            }
        }
        let format = FormatString(pieces: pieces).escapingPercents
        return isForm ? format : format.inTurn
    }
}

extension FormatString {
    /// The text with `%%` for every per cent sign of its words that could be read as more.
    fileprivate var escapingPercents: FormatString {
        let isSafe = pieces.allSatisfy { piece in
            guard case .words(let words) = piece else { return false }
            return FormatString(words, isForm: true).pieces.allSatisfy { if case .words = $0 { true } else { false } }
        }
        guard !isSafe else { return self }
        return FormatString(
            pieces: pieces.map { piece in
                guard case .words(let words) = piece else { return piece }
                return .words(words.replacingScalars("%", with: "%%"))
            })
    }
}
