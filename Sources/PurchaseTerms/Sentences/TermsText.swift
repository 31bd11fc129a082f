import StringTables

/// A text of the catalogue that was looked at once: it inserts what it must insert and nothing else.
struct TermsText: Sendable {
    let pieces: [MessageText.Piece]
    /// How sure the text is.
    let state: EntryState

    /// Takes a text, or nothing where it leaves a value out or asks for one that there is not.
    ///
    /// - Parameters:
    ///   - text: The text as a table has it.
    ///   - state: How sure it is.
    ///   - values: How many values it inserts, at the first places; all of them must be shown.
    ///   - number: The place of the number that chooses its form and may be shown, or nil where there is none.
    init?(_ text: MessageText, state: EntryState, values: Int, number: Int?) {
        guard let places = text.shownPlaces(number: number), places.always.isSuperset(of: 0..<values),
            places.ever.isSubset(of: 0..<values)
        else { return nil }
        pieces = text.pieces
        self.state = state
    }

    /// Stands in where no table has the text: the values, and the number before them, with spaces between.
    init(values: Int, number: Int?) {
        let places = (number.map { [$0] } ?? []) + Array(0..<values)
        pieces = Array(places.map { [.argument($0, .value)] }.joined(separator: [.words(" ")]))
        state = .new
    }
}

extension MessageText {
    /// The places of arguments that are shown whichever form is chosen, and those that some form shows.
    ///
    /// - Parameter number: The place that may be shown as a number and choose a form.
    /// - Returns: Nil where an argument is asked for as another kind than it is.
    fileprivate func shownPlaces(number: Int?) -> (always: Set<Int>, ever: Set<Int>)? {
        var always: Set<Int> = []
        var ever: Set<Int> = []
        for piece in pieces {
            switch piece {
            case .words: continue
            case .argument(let place, let conversion):
                guard conversion.isNumber == (place == number) else { return nil }
                always.insert(place)
                ever.insert(place)
                continue
            case .plural(let place, _): guard place == number else { return nil }
            case .device, .width: break
            }
            var inAll: Set<Int>?
            for variant in piece.forms {
                guard let places = variant.shownPlaces(number: number) else { return nil }
                inAll = inAll?.intersection(places.always) ?? places.always
                ever.formUnion(places.ever)
            }
            always.formUnion(inAll ?? [])
        }
        // The number is never among what must be shown: “every month” says one without it.
        if let number { ever.remove(number) }
        return (always, ever)
    }
}

extension MessageText.Piece {
    /// The texts between which the part chooses.
    fileprivate var forms: [MessageText] {
        switch self {
        case .words, .argument: []
        case .plural(_, let forms): Array(forms.values)
        case .device(let texts): Array(texts.values)
        case .width(let texts): Array(texts.values)
        }
    }
}
