/// The form of a text that a number asks for.
///
/// Each language uses some of the six; every language uses ``other``.
///
/// Source: Unicode Technical Standard 35, part 3, section 5.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    /// For nothing, as in Arabic and Latvian; as an explicit form of a table, for 0 in any language.
    case zero
    /// For one thing, and in Russian for 21.
    case one
    /// For two things, as in Arabic and Hebrew.
    case two
    /// For a few, as in Russian for 2 to 4.
    case few
    /// For many, as in Russian for 5, and in French and Spanish for a million.
    case many
    /// For everything else.
    case other
}
