public import Languages

/// The key of a text together with the table that it is in.
///
/// The `CompileStringTables` plugin writes one for each entry of a target's catalogues, so that a key that is gone or
/// misspelt is an error of the compiler:
///
/// ```swift
/// localizer.languageSelectedString(for: Strings.Checkout.total, arguments: [.formatted(price)])
/// ```
public struct StringKey: Hashable, Sendable {
    /// The key, compared as bytes where it is looked up.
    public let key: String
    /// The name of the table; nil where every table will do.
    public let table: String?

    /// Makes a key.
    public init(_ key: String, table: String? = nil) {
        self.key = key
        self.table = table
    }
}

extension Localizer {
    /// The text of a key in the language of the reader, filled.
    ///
    /// - Parameters:
    ///   - key: The key with its table.
    ///   - arguments: What to insert; more than the text asks for do no harm.
    ///   - language: The language of the reader; the selected one where it is nil.
    /// - Returns: The text, never nothing: what ``missingKeyPolicy`` says where the table does not have the key.
    public func languageSelectedString(
        for key: StringKey, arguments: [MessageArgument] = [], language: LanguageTag? = nil
    ) -> String {
        languageSelectedString(forKey: key.key, table: key.table, arguments: arguments, language: language)
    }
}
