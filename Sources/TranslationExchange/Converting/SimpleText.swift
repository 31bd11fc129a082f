internal import Languages
internal import StringTables
internal import TranslationFiles

/// A text as the formats of other systems have it: one, or plural forms of the whole that one number chooses.
enum SimpleText {
    case plain(TranslationTable.Unit)
    /// The forms by an argument, counted from 1, in which every placeholder names its place or they come in turn.
    case plural(place: Int, forms: [PluralCategory: TranslationTable.Unit])

    /// Makes a simple text of a localization; nil where there is none, with what is lost.
    init?(_ localization: TranslationTable.Localization, losses: inout [String]) {
        guard var variant = localization.variant else { return nil }
        while true {
            switch variant {
            case .device(let cases):
                losses.append("of the texts for devices only one is kept")
                guard
                    let kept = cases[.other] ?? cases[.iphone]
                        ?? cases.min(by: { $0.key.rawValue < $1.key.rawValue })?.value
                else { return nil }
                variant = kept
                continue
            case .width(let cases):
                losses.append("of the texts for widths only the widest is kept")
                guard let widest = cases.max(by: { $0.key < $1.key })?.value else { return nil }
                variant = widest
                continue
            case .unit(let unit): self.init(unit, localization, &losses)
            case .plural(let cases): self.init(cases, localization, &losses)
            }
            return
        }
    }

    private init?(
        _ unit: TranslationTable.Unit, _ localization: TranslationTable.Localization, _ losses: inout [String]
    ) {
        let format = FormatString(unit.value)
        let arguments = SimpleText.arguments(of: localization)
        let references = format.references
        guard !references.isEmpty else {
            self = .plain(unit)
            return
        }
        let placed = format.placed(arguments: arguments)
        let index = placed.pieces.firstIndex { if case .reference = $0 { true } else { false } }
        guard references.count == 1, let index, case .reference(let place?, let name) = placed.pieces[index],
            let substitution = localization.substitutions.first(where: { $0.name == name })
        else {
            losses.append("a text with several substitutions cannot be written")
            return nil
        }
        if format.pieces.count > 1 { losses.append("the substitution becomes a plural of the whole text") }
        var forms: [PluralCategory: TranslationTable.Unit] = [:]
        for (category, form) in substitution.forms {
            let inner = FormatString(form.value, isForm: true).placed(
                from: place, number: (place, substitution.formatSpecifier ?? "lld"))
            guard inner.references.isEmpty else {
                losses.append("a substitution within a substitution cannot be written")
                return nil
            }
            var pieces = placed.pieces
            pieces.replaceSubrange(index...index, with: inner.pieces)
            forms[category] = TranslationTable.Unit(
                FormatString(pieces: pieces).inTurn.text, state: EntryState.worst(unit.state, form.state))
        }
        self = .plural(place: place, forms: forms)
    }

    private init?(
        _ cases: [PluralCategory: TranslationTable.Variant], _ localization: TranslationTable.Localization,
        _ losses: inout [String]
    ) {
        var forms: [PluralCategory: TranslationTable.Unit] = [:]
        var numbers: Set<Int> = []
        for (category, variant) in cases {
            guard case .unit(let unit) = variant, FormatString(unit.value).references.isEmpty else {
                losses.append("a plural form that varies by something else cannot be written")
                return nil
            }
            forms[category] = unit
            numbers.formUnion((try? MessageText(parsing: unit.value))?.numbers ?? [])
        }
        self = .plural(place: (numbers.min() ?? 0) + 1, forms: forms)
    }

    private static func arguments(of localization: TranslationTable.Localization) -> [String: Int] {
        var arguments: [String: Int] = [:]
        for substitution in localization.substitutions { arguments[substitution.name] = substitution.argumentNumber }
        return arguments
    }

    /// The worst state of the text; nil where it has none.
    var state: EntryState? {
        switch self {
        case .plain(let unit): return unit.state
        case .plural(_, let forms):
            let states = forms.values.compactMap(\.state)
            return states.isEmpty ? nil : EntryState.worst(of: states)
        }
    }
}

extension EntryState {
    /// The less sure of two states, either of which may be missing.
    fileprivate static func worst(_ left: EntryState?, _ right: EntryState?) -> EntryState? {
        let states = [left, right].compactMap { $0 }
        return states.isEmpty ? nil : worst(of: states)
    }
}

extension FormatString {
    /// The text without the names of places where the placeholders come in the order of their places.
    var inTurn: FormatString {
        var turn = 1
        var bare: [Piece] = []
        for piece in pieces {
            switch piece {
            case .placeholder(let place?, let specification) where place == turn:
                bare.append(.placeholder(place: nil, specification: specification))
                turn += 1
            case .reference(let place?, let name) where place == turn:
                bare.append(.reference(place: nil, name: name))
                turn += 1
            case .placeholder(_?, _), .reference(_?, _): return self
            case .placeholder(nil, _), .reference(nil, _):
                bare.append(piece)
                turn += 1
            default: bare.append(piece)
            }
        }
        return FormatString(pieces: bare)
    }

    /// How many placeholders there are.
    var placeholderCount: Int {
        pieces.reduce(0) { count, piece in
            switch piece {
            case .placeholder, .reference, .argument: count + 1
            default: count
            }
        }
    }
}
