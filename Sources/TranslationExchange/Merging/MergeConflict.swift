public import TranslationFiles

/// Something that two people changed in different ways since their files were one.
public struct MergeConflict: Hashable, Sendable {
    /// What of the file it is about.
    public let aspect: TranslationAspect
    /// The key, and for a text or its state the language and variation too.
    public let address: TextAddress
    /// What was there before; nil where nothing was.
    public let base: String?
    /// What our file has, which the merged file keeps; nil where it has nothing.
    public let ours: String?
    /// What their file has; nil where it has nothing.
    public let theirs: String?

    /// Makes a conflict from its parts.
    public init(aspect: TranslationAspect, address: TextAddress, base: String?, ours: String?, theirs: String?) {
        self.aspect = aspect
        self.address = address
        self.base = base
        self.ours = ours
        self.theirs = theirs
    }
}

/// A merged file, and what its two sides disagree about.
public struct MergeResult<Document: TranslationDocument>: Sendable {
    /// Our file with what only they changed.
    public let document: Document
    /// The disagreements, in which the document keeps our side; by the order of our file, then of theirs.
    public let conflicts: [MergeConflict]
}
