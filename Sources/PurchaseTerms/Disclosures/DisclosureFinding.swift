/// Something that a text lacks, or that contradicts the terms.
public struct DisclosureFinding: Hashable, Sendable, CustomStringConvertible {
    /// What kind of finding it is.
    public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The name of the kind.
        public let rawValue: String

        /// Makes a code from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A statement is not there.
        public static let missing = Code(rawValue: "missing")
        /// A price that is none of the terms'.
        public static let otherPrice = Code(rawValue: "otherPrice")
        /// The price stands with another period than the one that is billed.
        public static let otherPeriod = Code(rawValue: "otherPeriod")
        /// Something else stands out as much as the price that is billed.
        public static let notMostProminent = Code(rawValue: "notMostProminent")
        /// The label of the order button is not the statute's.
        public static let otherWords = Code(rawValue: "otherWords")
        /// Parts are in another language than the rest.
        public static let mixedLanguages = Code(rawValue: "mixedLanguages")
        /// There are no texts in the language that was asked for, and another one stood in.
        public static let notInLanguage = Code(rawValue: "notInLanguage")

        /// The name of the kind.
        public var description: String { rawValue }
    }

    /// How sure the finding is.
    public enum Certainty: String, Hashable, Sendable, CaseIterable {
        /// A value was looked for: a price, an address, a name, the words of a statute.
        case value
        /// Words were looked for, and other words may say the same.
        case wording
    }

    /// What kind of finding it is.
    public let code: Code
    /// What it is about.
    public let topic: DisclosureRequirement.Topic
    /// How sure it is.
    public let certainty: Certainty
    /// The finding in one sentence, in English, for whoever writes the text.
    public let description: String
    /// What was looked for, where something was not found; any one would have done.
    public let lookedFor: [String]
    /// What was found instead, as the text has it.
    public let found: String?
    /// Who asks for it, the ones that require it first; none where the terms alone are contradicted.
    public let requirements: [DisclosureRequirement]

    /// Makes a finding.
    public init(
        _ code: Code, _ topic: DisclosureRequirement.Topic, certainty: Certainty, _ description: String,
        lookedFor: [String] = [], found: String? = nil, requirements: [DisclosureRequirement] = []
    ) {
        self.code = code
        self.topic = topic
        self.certainty = certainty
        self.description = description
        self.lookedFor = lookedFor
        self.found = found
        self.requirements = requirements
    }

    /// How much it is wanted; what contradicts the terms is never only advised against.
    public var need: DisclosureRequirement.Need {
        requirements.isEmpty || requirements.contains { $0.need == .required } ? .required : .advised
    }
}
