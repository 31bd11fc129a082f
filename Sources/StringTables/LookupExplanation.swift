public import Languages

/// Which text answers a lookup, why, and which were tried.
///
/// ```swift
/// print(localizer.explain("days", arguments: [.integer(21)], language: "ru-RU"))
/// ```
public struct LookupExplanation: Hashable, Sendable {
    /// What happened to one language of one table.
    public enum Outcome: Hashable, Sendable {
        /// The table has no such key, or the key has no text in the language.
        case noText
        /// The text gives the answer.
        case answered
        /// The text asks for other arguments.
        case misfit(ArgumentMisfit)
        /// The text cannot be read, because the table is damaged there.
        case damaged
        /// An earlier text has answered already.
        case notNeeded
        /// An earlier text asks for other arguments, and this is not the source language.
        case notTheSource
    }

    /// One language of one table, in the order in which they are tried.
    public struct Step: Hashable, Sendable {
        /// The language.
        public let language: LanguageTag
        /// The name of the table, or its place from `#1` on where it has none.
        public let table: String
        /// Whether it is the source language, tried last.
        public let isSourceLanguage: Bool
        /// What happened.
        public let outcome: Outcome
    }

    /// A choice that the text made between its variants.
    public enum Choice: Hashable, Sendable {
        /// A number chose a plural form: the argument's place from 0 on, the category of the number in the language, and
        /// the form that was there for it.
        case plural(place: Int, category: PluralCategory, form: PluralCategory)
        /// The device chose: the reader's, and the one whose text was there for it.
        case device(Device, text: Device)
        /// The room chose: what there was, nil for enough, and the width of the text.
        case width(Int?, text: Int)
    }

    /// The key.
    public let key: String
    /// The language of the reader.
    public let language: LanguageTag
    /// The languages that a reader of it is served, the best first, as ``LanguageChain`` gives them.
    public let chain: [LanguageTag]
    /// Every language of every table that was considered.
    public let steps: [Step]
    /// The text, or nil where no table has the key for the reader.
    public let answer: LocalizedText?
    /// The choices that the text made between its variants, the outer ones first.
    public let choices: [Choice]

    /// The step that gave the answer.
    public var answeredStep: Step? { steps.first { $0.outcome == .answered } }
}

extension LookupExplanation: CustomStringConvertible {
    /// The explanation in lines of plain text.
    public var description: String {
        var lines = ["\(key) for \(language)", "chain: \(chain.map(\.description).joined(separator: ", "))"]
        for step in steps {
            let source = step.isSourceLanguage ? " (source language)" : ""
            lines.append("\(step.language)\(source) in \(step.table): \(step.outcome)")
        }
        lines += choices.map(\.description)
        lines.append(answer.map { "answer: \($0.text) [\($0.state.rawValue)]" } ?? "answer: none")
        return lines.joined(separator: "\n")
    }
}

extension LookupExplanation.Outcome: CustomStringConvertible {
    /// The outcome in words.
    public var description: String {
        switch self {
        case .noText: "no text"
        case .answered: "answers"
        case .misfit(let misfit): "passed over: \(misfit)"
        case .damaged: "passed over: the table is damaged there"
        case .notNeeded: "not needed"
        case .notTheSource: "passed over: not the source language"
        }
    }
}

extension LookupExplanation.Choice: CustomStringConvertible {
    /// The choice in words.
    public var description: String {
        switch self {
        case .plural(let place, let category, let form):
            "argument \(place + 1) is “\(category)”"
                + (form == category ? "" : ", for which the form “\(form)” stands in")
        case .device(let device, let text):
            "the device is “\(device.rawValue)”"
                + (text == device ? "" : ", for which the text of “\(text.rawValue)” stands in")
        case .width(let width, let text):
            "the room is \(width.map { String($0) } ?? "enough"), which takes the text of width \(text)"
        }
    }
}
