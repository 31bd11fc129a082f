internal import TranslationFiles

/// How the numbers of substitutions are written in XLIFF: `%#@files@` is `%1$#@files@`, and `%arg` is `%lld`.
///
/// `%arg` names its place, `%2$lld`, where that is not the first or there are several substitutions.
struct SubstitutionSpelling {
    private let places: [String: Int]
    /// What `%arg` is in the text; nil where it is no form of a substitution.
    private let number: FormatString.Piece?

    /// The spelling of the texts of an entry at a path.
    init(_ substitutions: [StringCatalogue.Substitution], in path: VariationPath) {
        let places = substitutions.enumerated().map { ($0.element.name, $0.element.argumentNumber ?? $0.offset + 1) }
        self.places = Dictionary(places) { first, _ in first }
        if case .substitution(let name)? = path.steps.first,
            let index = substitutions.firstIndex(where: { $0.name == name })
        {
            let place = places[index].1
            number = .placeholder(
                place: substitutions.count == 1 && place == 1 ? nil : place,
                specification: substitutions[index].formatSpecifier)
        } else {
            number = nil
        }
    }

    /// A text of the catalogue as XLIFF writes it.
    func exported(_ text: String) -> String {
        if places.isEmpty { return text }
        return rewritten(text) { piece in
            switch piece {
            case .reference(nil, let name): places[name].map { .reference(place: $0, name: name) } ?? piece
            case .argument: number ?? piece
            default: piece
            }
        }
    }

    /// A text of an XLIFF file as the catalogue writes it.
    ///
    /// A place that the catalogue did name is lost, so that only a text that changed goes this way.
    func imported(_ text: String) -> String {
        if places.isEmpty { return text }
        return rewritten(text) { piece in
            switch piece {
            case .reference(let place?, let name) where places[name] == place: .reference(place: nil, name: name)
            case .placeholder(_, let specification):
                if case .placeholder(let place, let wanted)? = number, wanted == specification, piece.place == place {
                    .argument
                } else {
                    piece
                }
            default: piece
            }
        }
    }

    private func rewritten(_ text: String, _ change: (FormatString.Piece) -> FormatString.Piece) -> String {
        FormatString(pieces: FormatString(text, isForm: number != nil).pieces.map(change)).text
    }
}

extension FormatString.Piece {
    /// The place that a placeholder names.
    fileprivate var place: Int? { if case .placeholder(let place, _) = self { place } else { nil } }
}
