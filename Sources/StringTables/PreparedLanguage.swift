internal import Languages

/// What serves the readers of one language: where to look, in which order, worked out once.
final class PreparedLanguage: Sendable {
    /// A language of the tables that serves a reader.
    struct Candidate: Sendable {
        let language: LanguageTag
        let isSource: Bool
    }

    /// A table and a language of it, without any reference.
    struct Step {
        let layer: Int
        /// Where the places of texts of the language are in that table.
        let places: Int
        let candidate: Int
    }

    /// A text that was found.
    struct Found {
        let step: Int
        let layer: Int
        let offset: Int
        let state: Int
    }

    let language: LanguageTag
    let candidates: [Candidate]
    /// How the texts of each candidate are filled, made when one of them is.
    private let styles: AppendOnlyReferences<FillingStyle>
    private let formatting: any ValueFormatting
    private let isolation: ArgumentIsolation
    private let device: Device
    // Written before the initializer returns, freed in deinit.
    nonisolated(unsafe) let steps: UnsafeBufferPointer<Step>

    init(
        _ language: LanguageTag, layers: TableLayers, sourceLanguage: LanguageTag, formatting: any ValueFormatting,
        isolation: ArgumentIsolation, device: Device
    ) {
        self.language = language
        let wished = LanguageChain(language).matches(among: layers.languages)
        let source = LanguageChain(sourceLanguage).matches(among: layers.languages)
        var candidates: [Candidate] = []
        candidates.reserveCapacity(wished.count + source.count)
        for tag in wished { candidates.append(Candidate(language: tag, isSource: tag == source.first)) }
        for tag in source where !wished.contains(tag) {
            candidates.append(Candidate(language: tag, isSource: tag == source.first))
        }
        self.candidates = candidates
        styles = AppendOnlyReferences(capacity: candidates.count)
        self.formatting = formatting
        self.isolation = isolation
        self.device = device
        let steps = UnsafeMutableBufferPointer<Step>.allocate(capacity: candidates.count * layers.tables.count)
        var count = 0
        for number in candidates.indices {
            for layer in layers.tables.indices {
                let storage = layers.tables[layer].storage
                guard let place = storage.languages.firstIndex(of: candidates[number].language) else { continue }
                steps.initializeElement(
                    at: count, to: Step(layer: layer, places: storage.places[place], candidate: number))
                count += 1
            }
        }
        self.steps = UnsafeBufferPointer(rebasing: steps[..<count])
    }

    deinit { steps.deallocate() }

    /// How the texts of a candidate are filled.
    ///
    /// Values are written in the wished language, with its region and extensions, where the text is of that language.
    func style(of candidate: Int) -> FillingStyle {
        if let known = styles[candidate] { return known.takeUnretainedValue() }
        let tag = candidates[candidate].language
        let valueLanguage = tag.canonical.language == language.canonical.language ? language : tag
        let style = FillingStyle(
            language: valueLanguage, rules: PluralRules.cardinal(for: tag), formatting: formatting,
            isolation: isolation, device: device, remembersIntegers: true)
        return styles.fill(candidate, with: style).takeUnretainedValue()
    }
}

/// A key that is looked for, good as long as its bytes and what serves the language are.
///
/// It holds no reference: a counter that all threads touch would slow each of them down.
struct KeyLookup {
    let key: UnsafeBufferPointer<UInt8>
    private let hash: UInt64
    private let steps: UnsafeBufferPointer<PreparedLanguage.Step>

    @inline(__always)
    init(_ key: UnsafeBufferPointer<UInt8>, in prepared: PreparedLanguage) {
        self.key = key
        hash = KeyHash.hash(key)
        steps = prepared.steps
    }

    /// The first text of the key, in the tables of a name or in all of them.
    @inline(__always)
    func find(in layers: TableLayers, table: String?) -> PreparedLanguage.Found? {
        // One table without a name, as is usual: the key is looked for once, and nothing is kept in mind on the way.
        guard layers.indexes.count == 1, case nil = table else { return find(in: layers, table: table, from: 0) }
        let index = layers.indexes[0]
        guard let number = index.number(ofKey: key, hash: hash) else { return nil }
        var position = 0
        while position < steps.count {
            if let text = index.text(ofKey: number, places: steps[position].places) {
                return PreparedLanguage.Found(step: position, layer: 0, offset: text.offset, state: text.state)
            }
            position &+= 1
        }
        return nil
    }

    /// The first text of the key from a step on, in the tables of a name or in all of them.
    @inline(never)
    func find(in layers: TableLayers, table: String?, from first: Int) -> PreparedLanguage.Found? {
        var numberedLayer = -1
        var number: Int?
        for position in first..<max(first, steps.count) where layers.isNamed(steps[position].layer, table) {
            let step = steps[position]
            if step.layer != numberedLayer {
                numberedLayer = step.layer
                number = layers.indexes[step.layer].number(ofKey: key, hash: hash)
            }
            if let number, let text = layers.indexes[step.layer].text(ofKey: number, places: step.places) {
                return PreparedLanguage.Found(
                    step: position, layer: step.layer, offset: text.offset, state: text.state)
            }
        }
        return nil
    }
}
