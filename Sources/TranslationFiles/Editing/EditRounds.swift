/// Edits in rounds: those of one round are about different keys, so that a document reads itself once a round.
///
/// Edits of one key stay in their order. A text that is given twice with nothing of the key between is given once.
struct EditRounds {
    /// The edits of each round, in the order in which they came.
    private(set) var rounds: [[TranslationEdit]] = []
    /// Where the last edit of a key is.
    private var last: [[UInt8]: (round: Int, index: Int)] = [:]
    /// The first round that is open; an edit about all keys closes those before it.
    private var open = 0

    /// - Complexity: Linear in the number of edits.
    init(_ edits: [TranslationEdit]) {
        for edit in edits { add(edit) }
    }

    private mutating func add(_ edit: TranslationEdit) {
        guard let key = edit.key else {
            open = rounds.count + 1
            rounds.append([edit])
            return
        }
        // Swift strings merge canonically equal keys, so bytes are compared.
        let bytes = Array(key.utf8)
        var touched = [bytes]
        switch edit {
        case .rename(_, let name), .copy(_, let name): touched.append(Array(name.utf8))
        default: break
        }
        if case .set(_, let address, _) = edit, let (round, index) = last[bytes], round >= open,
            case .set(_, address, _) = rounds[round][index]
        {
            rounds[round][index] = edit
            return
        }
        let round = touched.compactMap { last[$0]?.round }.reduce(open) { max($0, $1 + 1) }
        while rounds.count <= round { rounds.append([]) }
        for key in touched { last[key] = (round, rounds[round].count) }
        rounds[round].append(edit)
    }
}
