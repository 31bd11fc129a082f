/// What is done with the letters of a value before it is inserted.
public enum TemplateFilter: String, Hashable, Sendable, CaseIterable {
    /// Small letters.
    case lowercase
    /// Capital letters.
    case uppercase
    /// A capital letter at the start of each word, small ones behind it.
    case capitalize
}
