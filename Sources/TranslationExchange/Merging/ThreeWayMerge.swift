internal import Diagnostics
internal import Languages
public import TranslationFiles

/// The three-way merge of translation files of one format.
///
/// Use it as the driver of a version control system, or wherever two people changed copies of one file. It works by key,
/// language and variation, so that it does not matter where in the file something stands.
///
/// ```swift
/// let result = try ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs)
/// for conflict in result.conflicts { print(conflict.address.key, conflict.ours ?? "–", conflict.theirs ?? "–") }
/// ```
///
/// - The result is our file with edits for what only they changed, so its order and style are ours. A key that they
///   added stands where an edit puts a new key.
/// - What both changed in the same way is no conflict; what they changed differently is one, and our side stays.
/// - Where one side removed a key and the other changed it, that is a conflict, and our side stays.
/// - Where one side changed the words of a text and the other its state, both stay, with the less sure of the states:
///   a state was given for other words.
/// - Where taking both sides would mix plain, plural and device texts in one language of a key, which no format can say,
///   the texts of that language are a conflict as a whole.
/// - Where our file does not take a change of theirs, as a damaged place does not, that is a conflict too.
/// - A key that was renamed is one that was removed and one that was added.
public enum ThreeWayMerge {
    /// Merges two files that come from one.
    ///
    /// - Parameters:
    ///   - base: The file before both changes; nil or an empty file where there was none, and both sides added theirs.
    ///   - ours: Our file.
    ///   - theirs: Their file.
    /// - Returns: Our file with their changes, and the conflicts.
    /// - Throws: ``TranslationExchangeError/Code/unreadable`` where a part of a file is damaged: what cannot be read
    ///   would look as if it had been removed.
    /// - Complexity: Linear in the sizes of the files, but for the edits.
    public static func merge<Document: TranslationDocument>(
        base: Document?, ours: Document, theirs: Document
    ) throws(TranslationExchangeError) -> MergeResult<Document> {
        let base = base.flatMap { $0.bytes.isEmpty ? nil : $0 }
        for document in [base, ours, theirs] {
            guard let document, let damage = document.damages.first, !document.bytes.isEmpty else { continue }
            throw TranslationExchangeError(
                .unreadable, name: document.name, message: damage.message,
                diagnostic: document.diagnostics.first { $0.severity == .error })
        }
        let plan = MergePlan(
            base: base.map { DocumentContents($0) } ?? DocumentContents(), ours: DocumentContents(ours),
            theirs: DocumentContents(theirs))
        let document = ours.made(to: plan.wanted)
        return MergeResult(document: document, conflicts: plan.conflicts + plan.missing(in: document))
    }

    /// Merges two files of whichever format.
    ///
    /// - Throws: As ``merge(base:ours:theirs:)``, and ``TranslationExchangeError/Code/differentFormats``.
    public static func merge(
        anyBase base: (any TranslationDocument)?, ours: any TranslationDocument, theirs: any TranslationDocument
    ) throws(TranslationExchangeError) -> (document: any TranslationDocument, conflicts: [MergeConflict]) {
        try opened(base, ours, theirs)
    }

    private static func opened<Document: TranslationDocument>(
        _ base: (any TranslationDocument)?, _ ours: Document, _ theirs: any TranslationDocument
    ) throws(TranslationExchangeError) -> (document: any TranslationDocument, conflicts: [MergeConflict]) {
        for other in [base, theirs] {
            guard let other, !(other is Document), !other.bytes.isEmpty else { continue }
            throw TranslationExchangeError(
                .differentFormats, name: other.name, message: "the file is of another format than \(ours.name)")
        }
        guard let theirs = theirs as? Document else {
            // An empty file of another format has nothing to give.
            return (ours, [])
        }
        let result = try merge(base: base as? Document, ours: ours, theirs: theirs)
        return (result.document, result.conflicts)
    }
}
