public import Languages

/// What to show for a key that no table has for the reader.
public enum MissingKeyPolicy: Hashable, Sendable {
    /// The key itself, which is readable where keys are English texts.
    case key
    /// One text for all keys.
    case text(String)
    /// Nothing.
    case empty
    /// The key between marks that nobody overlooks: `⟦settings.title⟧`.
    case mark

    /// What to show for a key.
    public func text(forKey key: String) -> String {
        switch self {
        case .key: key
        case .text(let text): text
        case .empty: ""
        case .mark: "⟦\(key)⟧"
        }
    }
}

/// A key that was asked for and that no table has for the reader.
public struct MissingKey: Hashable, Sendable {
    /// The key.
    public let key: String
    /// The language of the reader.
    public let language: LanguageTag
    /// The tables that were looked into: their names, or their places from `#1` on where they have none.
    public let tables: [String]

    /// Makes a report from its parts.
    public init(key: String, language: LanguageTag, tables: [String]) {
        self.key = key
        self.language = language
        self.tables = tables
    }
}
