internal import JSONText
internal import Languages
internal import PurchaseTerms
internal import Purchases
internal import StringTables

/// Terms of prices as programs read them.
enum JSONOfTerms {
    /// A price for another period, with how it was calculated.
    static func members(of equivalent: EquivalentPrice) -> [(key: String, value: JSONValue)] {
        [
            ("amount", .string(equivalent.money.amount.description)),
            ("period", .string(equivalent.period.description)),
            ("calculation", .string(equivalent.description)),
            ("rule", .string(equivalent.rule.name)),
            ("rounding", .string(equivalent.rounding.name)),
            ("isExact", .bool(equivalent.isExact)),
        ]
    }

    /// A sentence with its parts; the text has the marks of direction that the parts are without.
    static func value(_ sentence: TermsSentence) -> JSONValue {
        .object([
            ("text", .string(sentence.text)),
            ("language", .string(sentence.language.description)),
            ("direction", .string(sentence.direction.rawValue)),
            ("state", .string(sentence.state.rawValue)),
            (
                "parts",
                .array(
                    sentence.runs.map { run in
                        .object([
                            ("kind", .string(run.kind.rawValue)), ("text", .string(sentence.text(of: run))),
                        ])
                    })
            ),
        ])
    }
}
