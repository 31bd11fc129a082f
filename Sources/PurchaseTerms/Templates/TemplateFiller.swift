public import Languages
internal import Localizations
import Purchases
public import StringTables

/// A template with its values, and what could not be said.
public struct FilledTemplate: Hashable, Sendable {
    /// The text; a variable that has no value, or that nobody knows, stands there as it was written.
    public let text: String
    /// What is wrong with the template, and what has no value for this product, in the order of places.
    public let problems: [TemplateProblem]
}

/// Fills the texts that authors of paywalls have, in one language.
///
/// Make one for a reader's language and keep it. It may be used from any number of threads.
///
/// ```swift
/// let filler = TemplateFiller(localizer: localizer, language: "ru")
/// try filler.text(of: template, for: terms, TemplateContext(productName: "Плюс"))
/// ```
///
/// - The values are those of a ``TermsComposer``: a price per period is written as the language writes it, in its plural
///   form and order of words, not with a stroke between two texts.
/// - An inserted value is isolated, unless the localizer says otherwise.
/// - The template itself stays in the language that its author wrote it in. Prices, numbers, days and spans of time are
///   written in the reader's language, whichever it is. Words such as “free” and “monthly” are there in the languages of
///   the tables; in another one a variable that needs them is a problem, for an English word in the middle of a Turkish
///   text is none of ours to insert. A table of your own with all of ``TermsComposer/keys`` and ``keys`` adds a language.
public struct TemplateFiller: Sendable {
    /// What writes the values.
    public let composer: TermsComposer
    /// The names of units without a number, or nil where the language of the texts does not have them.
    let units: ByUnit<TermsText>?
    let letters: LetterCase
    private let localizer: Localizer

    /// Makes a filler for a language.
    ///
    /// - Parameters:
    ///   - localizer: Where texts and the writing of values come from; the library's own tables need not be among its.
    ///   - language: The language of the reader; nil for the one that the localizer has chosen now.
    public init(localizer: Localizer, language: LanguageTag? = nil) {
        composer = TermsComposer(localizer: localizer, language: language)
        var reader = TermsTextReader(tables: localizer.tables + Localizations.tables, language: composer.language)
        let units = ByUnit { reader.text("template.unit.\($0.rawValue)") }
        self.units = reader.isWhole ? units : nil
        letters = LetterCase(of: composer.requestedLanguage)
        self.localizer = localizer
    }

    /// The keys of the catalogue for what only templates say, sorted.
    public static let keys = Period.Unit.allCases.map { "template.unit.\($0.rawValue)" }.sorted()

    /// The text of a template, with nothing missing.
    ///
    /// - Parameters:
    ///   - template: The template.
    ///   - terms: The terms of the product.
    ///   - context: What it says besides them.
    /// - Returns: The text.
    /// - Throws: The first ``TemplateProblem``.
    /// - Complexity: Linear in the length of the template and of the text.
    public func text(
        of template: AuthorTemplate, for terms: TermsOfPrice, _ context: TemplateContext = TemplateContext()
    ) throws(TemplateProblem) -> String {
        if let problem = template.problems.first { throw problem }
        let filled = filled(template, for: terms, context)
        if let problem = filled.problems.first { throw problem }
        return filled.text
    }

    /// The text of a template with everything that can be said, and every problem.
    ///
    /// - Parameters:
    ///   - template: The template.
    ///   - terms: The terms of the product.
    ///   - context: What it says besides them.
    /// - Returns: The text and the problems.
    /// - Complexity: Linear in the length of the template and of the text.
    public func filled(
        _ template: AuthorTemplate, for terms: TermsOfPrice, _ context: TemplateContext = TemplateContext()
    ) -> FilledTemplate {
        var values = TemplateValues(filler: self, terms: terms, context: context)
        var text = ""
        var problems: [TemplateProblem] = []
        for piece in template.pieces {
            switch piece {
            case .words(let words): text += words
            case .variable(let variable):
                do throws(TemplateProblem) {
                    let value = try values.text(of: variable)
                    text += composer.isolation == .isolate ? "\u{2068}\(value)\u{2069}" : value
                } catch {
                    problems.append(error)
                    text += variable.source
                }
            }
        }
        if !template.problems.isEmpty {
            problems = (template.problems + problems).sorted { $0.place.offset < $1.place.offset }
        }
        return FilledTemplate(text: text, problems: problems)
    }

    /// The value of one variable, with its filters and without marks of direction around it.
    ///
    /// - Parameters:
    ///   - variable: The variable.
    ///   - terms: The terms of the product.
    ///   - context: What is said besides them.
    /// - Returns: The value as text.
    /// - Throws: ``TemplateProblem`` where it has no value for this product.
    public func value(
        of variable: AuthorTemplate.Variable, for terms: TermsOfPrice, _ context: TemplateContext = TemplateContext()
    ) throws(TemplateProblem) -> String {
        var values = TemplateValues(filler: self, terms: terms, context: context)
        return try values.text(of: variable)
    }

    /// A text of a table with `%@` and `%lld`, filled from the same values.
    ///
    /// ```swift
    /// // "paywall.trial" = "%1$@ gratis, danach %2$@"
    /// try filler.text(
    ///     forKey: "paywall.trial", variables: ["product.offer_period_with_unit", "product.price_per_period"], for: terms)
    /// ```
    ///
    /// A variable that is a number chooses the plural form where the text asks for a number.
    ///
    /// - Parameters:
    ///   - key: The key of the text.
    ///   - table: The name of the table, or nil for all of them.
    ///   - expressions: What to insert at each place, as it would stand between braces, filters included.
    ///   - terms: The terms of the product.
    ///   - context: What is said besides them.
    /// - Returns: The text with its language and state.
    /// - Throws: ``TemplateProblem``; its place is one in the expression or, for `missingKey` and `argumentMismatch`, the
    ///   start of the key.
    public func text(
        forKey key: String, table: String? = nil, variables expressions: [String], for terms: TermsOfPrice,
        _ context: TemplateContext = TemplateContext()
    ) throws(TemplateProblem) -> LocalizedText {
        var values = TemplateValues(filler: self, terms: terms, context: context)
        var arguments: [MessageArgument] = []
        for expression in expressions {
            let variable = try AuthorTemplate.variable(parsing: expression)
            arguments.append(try values.argument(for: variable))
        }
        let start = TemplatePlace(offset: 0, line: 1, column: 1)
        do throws(StringTableError) {
            return try localizer.requiredText(
                forKey: key, table: table, arguments: arguments, language: composer.requestedLanguage)
        } catch {
            let isMissing = error.code == .keyMissing
            throw TemplateProblem(
                isMissing ? .missingKey : .argumentMismatch, isMissing ? key : "\(key): \(error)", at: start)
        }
    }
}
