internal import StringTables

/// How a text with all its forms asks for its arguments.
struct ArgumentProfile: Equatable {
    /// The kinds of value by place; a place that only chooses a form has none.
    var families: [Int: Set<MessageText.ArgumentFamily>] = [:]
    /// The places of numbers that choose a form.
    var choosers: Set<Int> = []

    /// Adds what a text asks for.
    mutating func add(_ text: MessageText) {
        families.merge(text.families) { $0.union($1) }
        add(text.pieces)
    }

    private mutating func add(_ pieces: [MessageText.Piece]) {
        for piece in pieces {
            switch piece {
            case .words, .argument: break
            case .plural(let place, let forms):
                choosers.insert(place)
                for form in forms.values { add(form.pieces) }
            case .device(let texts): for text in texts.values { add(text.pieces) }
            case .width(let texts): for text in texts.values { add(text.pieces) }
            }
        }
    }

    /// The arguments of a text whose per cent signs are clear at a glance.
    init(_ traits: TextTraits) {
        var rest = traits.arguments
        var place = 0
        while rest != 0 {
            switch rest & 3 {
            case 1: families[place] = [.value]
            case 2: families[place] = [.whole]
            case 3: families[place] = [.decimal]
            default: break
            }
            rest >>= 2
            place += 1
        }
    }

    /// No arguments.
    init() {}

    /// The places before the last that are not asked for.
    var skippedPlaces: [Int] {
        let last = min(families.keys.max() ?? 0, MessageText.largestPlace)
        return last > 0 ? (0..<last).filter { families[$0] == nil } : []
    }

    /// How many arguments there are, in words.
    var countInWords: String {
        switch families.count {
        case 0: "none"
        case 1: "one argument"
        default: "\(families.count) arguments"
        }
    }

    /// Kinds of value in words.
    static func words(_ families: Set<MessageText.ArgumentFamily>) -> String {
        families.map { family in
            switch family {
            case .value: "a value (%@)"
            case .whole: "a whole number (%d)"
            case .decimal: "a decimal number (%f)"
            }
        }.sorted().joined(separator: " and ")
    }
}
