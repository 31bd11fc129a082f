public import TranslationFiles

/// One thing that two translation files say differently.
public struct TranslationDifference: Hashable, Sendable {
    /// What of the file it is about.
    public let aspect: TranslationAspect
    /// The key, and for a text or its state the language and variation too.
    public let address: TextAddress
    /// What the first file has; nil where it has nothing.
    public let old: String?
    /// What the second file has; nil where it has nothing.
    public let new: String?

    /// Makes a difference from its parts.
    public init(aspect: TranslationAspect, address: TextAddress, old: String?, new: String?) {
        self.aspect = aspect
        self.address = address
        self.old = old
        self.new = new
    }
}
