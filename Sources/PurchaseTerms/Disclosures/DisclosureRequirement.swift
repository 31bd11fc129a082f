/// Something that a store or a law wants to be said before a purchase, and where that is written.
///
/// An aid, and no legal advice: the rows are in `DisclosureRules.tsv`, each with its source, and they are not all that a
/// country asks for.
public struct DisclosureRequirement: Hashable, Sendable {
    /// How much it is wanted.
    public enum Need: String, Hashable, Sendable, CaseIterable {
        /// The source asks for it.
        case required
        /// The source recommends it, or used to ask for it.
        case advised
    }

    /// What is wanted.
    public enum Topic: Hashable, Sendable {
        /// A statement.
        case part(DisclosurePart.Kind)
        /// No other price stands out as much as the one that is billed.
        case mostProminentPrice
        /// Everything is in the reader's language.
        case oneLanguage

        /// The name of the topic, as in the table of rules.
        public var name: String {
            switch self {
            case .part(let kind): kind.rawValue
            case .mostProminentPrice: "mostProminentPrice"
            case .oneLanguage: "oneLanguage"
            }
        }
    }

    /// What is wanted.
    public let topic: Topic
    /// How much it is wanted.
    public let need: Need
    /// What is wanted, in words.
    public let wish: String
    /// Where that is written.
    public let source: String

    /// What is wanted of an offer by its store and by the law of the buyer's country, in the order of the table.
    ///
    /// A topic is there several times where several sources ask for it.
    ///
    /// - Parameter request: The offer.
    /// - Returns: The requirements that apply to it.
    /// - Complexity: The number of rows, some sixty.
    public static func all(for request: DisclosureRequest) -> [DisclosureRequirement] {
        DisclosureRule.all.filter { $0.applies(to: request) }.map(\.requirement)
    }
}
