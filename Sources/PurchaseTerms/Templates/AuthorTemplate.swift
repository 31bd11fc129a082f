/// A text with variables between braces, as authors of paywalls write it: `{{ product.price | uppercase }}`.
///
/// It is read once and filled for any number of products and languages by a ``TemplateFiller``.
///
/// ```swift
/// let template = AuthorTemplate(parsing: "Try {{ product.offer_period_with_unit }}, then {{ product.price_per_period }}")
/// template.problems.first?.description  // nil: every name is known and every brace has its partner
/// ```
///
/// - A variable is `{{`, a name of ``TemplateVariable`` or `custom.` with a key of the app, and any number of filters,
///   each behind `|`; spaces do not matter. Filters are applied in their order.
/// - Everything else is words. What cannot be read is kept as words and is a problem with its place.
public struct AuthorTemplate: Hashable, Sendable {
    /// What a variable stands for.
    public enum Name: Hashable, Sendable {
        /// One of the variables about a product.
        case known(TemplateVariable)
        /// A value of the app's own, by its key without `custom.`.
        case custom(String)
    }

    /// A variable in a template.
    public struct Variable: Hashable, Sendable {
        /// What it stands for.
        public let name: Name
        /// The filters, the first one to apply first.
        public let filters: [TemplateFilter]
        /// Where its name stands.
        public let place: TemplatePlace
        /// The variable as its author wrote it, with its braces.
        public let source: String

        /// The name as authors write it.
        public var writtenName: String {
            switch name {
            case .known(let variable): variable.rawValue
            case .custom(let key): "custom.\(key)"
            }
        }
    }

    /// A part of a template.
    public enum Piece: Hashable, Sendable {
        /// Words as they are.
        case words(String)
        /// Something to insert.
        case variable(Variable)
    }

    /// The parts, in their order.
    public let pieces: [Piece]
    /// What could not be read, in the order of places.
    public let problems: [TemplateProblem]

    /// Reads a text; what is wrong with it is in ``problems``.
    ///
    /// - Parameter text: The text.
    /// - Complexity: Linear in the length of the text.
    public init(parsing text: String) {
        var reader = TemplateReader(text)
        reader.read()
        pieces = reader.pieces
        problems = reader.problems
    }

    /// Reads what stands between the braces of one variable: `product.price | uppercase`.
    ///
    /// - Parameter expression: The name of a variable, and filters behind it.
    /// - Returns: The variable.
    /// - Throws: ``TemplateProblem`` with the place of the fault.
    public static func variable(parsing expression: String) throws(TemplateProblem) -> Variable {
        var reader = TemplateReader(expression)
        let whole = 0..<expression.utf8.count
        return try reader.variable(in: whole, source: whole)
    }
}
