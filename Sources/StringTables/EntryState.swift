/// How sure a text of a table is, in the words of Apple's string catalogues.
///
/// The set is open: a catalogue may hold a state that this library does not know, and its word is kept.
public struct EntryState: RawRepresentable, Hashable, Sendable {
    /// The word that a catalogue writes.
    public let rawValue: String

    /// Makes a state from the word of a catalogue.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A text that nobody has translated yet.
    public static let new = EntryState(rawValue: "new")
    /// A text that somebody has to look at again.
    public static let needsReview = EntryState(rawValue: "needs_review")
    /// A text that a machine has translated and nobody has looked at.
    public static let machineTranslated = EntryState(rawValue: "machine_translated")
    /// A text that is done.
    public static let translated = EntryState(rawValue: "translated")

    /// The least sure of several states; ``translated`` where there are none.
    public static func worst(of states: some Sequence<EntryState>) -> EntryState {
        states.min() ?? .translated
    }

    private var rank: Int {
        switch self {
        case .new: 0
        case .machineTranslated: 2
        case .translated: 3
        default: 1  // Needs review; so does whatever an unknown word means.
        }
    }
}

extension EntryState: Comparable {
    /// Whether the left state is less sure than the right one.
    public static func < (left: EntryState, right: EntryState) -> Bool {
        left.rank != right.rank
            ? left.rank < right.rank : left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
    }
}
