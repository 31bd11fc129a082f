internal import JSONText
internal import Languages
internal import PurchaseTerms
internal import Purchases
internal import StringTables

/// Disclosures and what a checker finds, for programs.
enum JSONOfDisclosures {
    /// A disclosure with its parts.
    static func members(of disclosure: Disclosure) -> [(key: String, value: JSONValue)] {
        [
            ("language", .string(disclosure.language.description)),
            ("requestedLanguage", .string(disclosure.requestedLanguage.description)),
            ("direction", .string(disclosure.direction.rawValue)),
            ("state", .string(disclosure.state.rawValue)),
            ("parts", .array(disclosure.parts.map(value))),
        ]
    }

    private static func value(_ part: DisclosurePart) -> JSONValue {
        .object([
            ("kind", .string(part.kind.rawValue)),
            ("text", .string(part.text)),
            ("prominence", .integer(part.prominence.rawValue)),
            ("url", .optional(part.url)),
        ])
    }

    /// What was found in a text.
    static func value(_ finding: DisclosureFinding) -> JSONValue {
        .object([
            ("code", .string(finding.code.rawValue)),
            ("topic", .string(finding.topic.name)),
            ("need", .string(finding.need.rawValue)),
            ("certainty", .string(finding.certainty.rawValue)),
            ("description", .string(finding.description)),
            ("lookedFor", .array(finding.lookedFor.map(JSONValue.string))),
            ("found", .optional(finding.found)),
            ("requirements", .array(finding.requirements.map(value))),
        ])
    }

    private static func value(_ requirement: DisclosureRequirement) -> JSONValue {
        .object([
            ("need", .string(requirement.need.rawValue)),
            ("wish", .string(requirement.wish)),
            ("source", .string(requirement.source)),
        ])
    }
}
