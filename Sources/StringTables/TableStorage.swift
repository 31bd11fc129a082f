internal import Languages

/// Holds the bytes of a table as long as anybody needs them, and what its header says.
final class TableStorage: Sendable {
    private enum Memory {
        /// The literal lives as long as the program.
        case literal
        case allocated(UnsafeMutableRawBufferPointer)
        case mapped(UnsafeRawBufferPointer)
    }

    // The memory is written before the initializer returns, read until deinit and freed there.
    nonisolated(unsafe) private let memory: Memory
    // Points into the memory.
    nonisolated(unsafe) let index: TableIndex

    let languages: [LanguageTag]
    /// Where the places of texts of each language are.
    let places: [Int]
    let states: [EntryState]

    /// Trusts a literal: a wrong one is found to be no table, a damaged one cannot be.
    convenience init(literal: StaticString) throws(StringTableError) {
        guard literal.hasPointerRepresentation else {
            throw .refusal(of: UnsafeRawBufferPointer(start: nil, count: 0))
        }
        let bytes = UnsafeRawBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
        guard let index = TableIndex(bytes) else { throw .refusal(of: bytes) }
        try self.init(memory: .literal, index: index)
    }

    /// Copies bytes, and trusts them as a literal is trusted: they must be valid UTF-8.
    convenience init(trusted bytes: [UInt8]) throws(StringTableError) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
        copy.copyBytes(from: bytes)
        guard let index = TableIndex(UnsafeRawBufferPointer(copy)) else {
            defer { copy.deallocate() }
            throw .refusal(of: UnsafeRawBufferPointer(copy))
        }
        try self.init(memory: .allocated(copy), index: index)
    }

    /// Takes over a mapping, checks its header now and its blocks when they are touched.
    convenience init(mapped bytes: UnsafeRawBufferPointer) throws(StringTableError) {
        guard let index = TableIndex(bytes), index.headerIsSound else {
            defer { FileBytes.unmap(bytes) }
            throw .refusal(of: bytes)
        }
        try self.init(memory: .mapped(bytes), index: index.checking(index.blockChecks()))
    }

    /// The storage of the table without any text.
    init(empty: ()) {
        memory = .literal
        index = .empty
        (languages, places, states) = ([], [], [])
    }

    private init(memory: Memory, index: TableIndex) throws(StringTableError) {
        var languages: [LanguageTag] = []
        var places: [Int] = []
        var states: [EntryState] = []
        languages.reserveCapacity(index.languageCount)
        places.reserveCapacity(index.languageCount)
        for number in 0..<index.languageCount {
            // A wrong tag or place: the header is not what it seems.
            guard let place = index.places(number), index.appendLanguage(number, to: &languages) else { break }
            places.append(place)
        }
        for number in 0..<index.stateCount {
            guard let word = index.state(number) else { break }
            states.append(EntryState(known: word))
        }
        self.memory = memory
        self.index = index
        self.languages = languages
        self.places = places
        self.states = states
        // From here on deinit frees the memory, also where this throws.
        guard languages.count == index.languageCount, states.count == index.stateCount else {
            throw .refusal(of: UnsafeRawBufferPointer(start: index.header.base, count: index.header.count))
        }
    }

    deinit {
        index.body.checks?.deallocate()
        switch memory {
        case .literal: break
        case .allocated(let bytes): bytes.deallocate()
        case .mapped(let bytes): FileBytes.unmap(bytes)
        }
    }

    /// The state of a number; a damaged one needs review.
    func state(_ number: Int) -> EntryState { states.indices.contains(number) ? states[number] : .needsReview }
}

extension EntryState {
    /// A state of a table, whose usual word needs no memory of its own.
    fileprivate init(known word: String) { self = word == "translated" ? .translated : EntryState(rawValue: word) }
}

extension StringTableError {
    /// Why bytes are no table: something else, or one of this version that is cut or damaged.
    static func refusal(of bytes: UnsafeRawBufferPointer) -> StringTableError {
        guard bytes.starts(with: TableBytes.magic),
            TableBytes(bytes).number(at: TableBytes.magic.count, width: 4) == TableBytes.version
        else {
            return StringTableError(
                .notATable, "These bytes are no compiled string table of version \(TableBytes.version).")
        }
        return StringTableError(.damaged, "The compiled string table is cut or damaged.")
    }
}
