internal import Diagnostics
internal import JSONText
internal import Languages

/// The outermost part of a string catalogue: its JSON, and what makes it a catalogue.
struct CatalogueReading {
    /// The file as JSON, what is damaged blanked.
    let document: JSONDocument
    let source: SourceText
    let damages: [Damage]
    let sourceLanguage: LanguageTag
    let version: String?
    /// The object of the entries.
    let strings: JSONNode

    init(of bytes: [UInt8], name: String, limits: ReadingLimits) throws(TranslationFileError) {
        do {
            document = try JSONDocument(
                parsing: bytes, sizeLimit: limits.size, depthLimit: limits.depth, skipsByteOrderMark: true)
            source = document.source
            damages = []
        } catch {
            guard bytes.count <= limits.size, let salvage = CatalogueSalvage(bytes, depthLimit: limits.depth) else {
                throw TranslationFileError(.notJSON, name: name, diagnostic: error.diagnostic)
            }
            document = salvage.document
            source = SourceText(bytes: bytes)
            damages = salvage.damages
        }
        let source = source
        func fault(_ message: String, at node: JSONNode) -> TranslationFileError {
            TranslationFileError(
                .notACatalogue, name: name,
                diagnostic: source.diagnostic(.error, message, at: node.range.lowerBound))
        }
        let root = document.root
        guard root.kind == .object else { throw fault("a string catalogue is an object", at: root) }
        guard let sourceLanguage = root["sourceLanguage"] else {
            throw fault("a string catalogue names its sourceLanguage", at: root)
        }
        guard let language = sourceLanguage.string.flatMap({ LanguageTag($0) }) else {
            throw fault("sourceLanguage is not the tag of a language", at: sourceLanguage)
        }
        guard let strings = root["strings"], strings.kind == .object else {
            throw fault("a string catalogue has an object named strings", at: root["strings"] ?? root)
        }
        self.sourceLanguage = language
        version = root["version"]?.string
        self.strings = strings
    }
}
