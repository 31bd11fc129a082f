/// A place in a text that an author wrote, for people who correct it.
public struct TemplatePlace: Hashable, Sendable, CustomStringConvertible {
    /// The byte of UTF-8 from the start of the text.
    public let offset: Int
    /// The line, from 1.
    public let line: Int
    /// The column in characters as a reader counts them, from 1.
    public let column: Int

    /// Line and column: `3:14`.
    public var description: String { "\(line):\(column)" }
}

/// What is wrong with a template, or cannot be said of a product, and where.
///
/// A paywall with a hole in it is worse than one that says that it has no text: ``TemplateFiller/text(of:for:_:)`` throws
/// the first problem. ``TemplateFiller/filled(_:for:_:)`` gives all of them, for an editor or a check of many texts.
public struct TemplateProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of problem it is.
    public struct Code: Hashable, Sendable {
        /// The name of the code.
        public let name: String

        // MARK: The template

        /// A `{{` that no `}}` follows, or another `{{` before it.
        public static let unclosedVariable = Code(name: "unclosedVariable")
        /// A `}}` without a `{{` before it.
        public static let unopenedVariable = Code(name: "unopenedVariable")
        /// Braces with no name between them.
        public static let emptyVariable = Code(name: "emptyVariable")
        /// A name that no variable has.
        public static let unknownVariable = Code(name: "unknownVariable")
        /// A name that no filter has.
        public static let unknownFilter = Code(name: "unknownFilter")

        // MARK: The values

        /// A variable that says something of an offer, a subscription or an app that is not there.
        public static let noValue = Code(name: "noValue")
        /// A variable `custom.` whose value the app has not given.
        public static let noCustomValue = Code(name: "noCustomValue")
        /// A value that needs words, in a language in which the tables do not have all of them.
        public static let untranslated = Code(name: "untranslated")
        /// A number beyond what can be calculated.
        public static let outOfRange = Code(name: "outOfRange")

        // MARK: Tables

        /// A key that no table has.
        public static let missingKey = Code(name: "missingKey")
        /// A text that asks for other values than were named for it.
        public static let argumentMismatch = Code(name: "argumentMismatch")
    }

    /// What kind of problem it is.
    public let code: Code
    /// The piece of the template that it is about.
    public let text: String
    /// Where it is.
    public let place: TemplatePlace

    init(_ code: Code, _ text: String, at place: TemplatePlace) {
        self.code = code
        self.text = text
        self.place = place
    }

    /// One sentence that names the problem.
    public var description: String {
        // What somebody pasted may be long; its beginning tells which it is.
        let start = text.unicodeScalars.prefix(60)
        let text = start.endIndex == text.endIndex ? text : "\(start)…"
        return switch code {
        case .unclosedVariable: "“{{” is not closed: \(text)"
        case .unopenedVariable: "“}}” closes nothing"
        case .emptyVariable: "no variable is named between “{{” and “}}”"
        case .unknownVariable: "there is no variable “\(text)”"
        case .unknownFilter: "there is no filter “\(text)”"
        case .noValue: "“\(text)” has no value for this product"
        case .noCustomValue: "“\(text)” was given no value"
        case .untranslated: "“\(text)” needs words that are not translated"
        case .outOfRange: "“\(text)” is beyond what can be calculated"
        case .missingKey: "no table has the text “\(text)”"
        default: "the values named for the text do not fit it: \(text)"
        }
    }
}
