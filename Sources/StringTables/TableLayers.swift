internal import Languages

/// The tables of a localizer, the one that wins first.
final class TableLayers: Sendable {
    let tables: [StringTable]
    let names: [String?]
    /// The languages of all tables, sorted.
    let languages: [LanguageTag]
    // Written before the initializer returns; what it points to lives as long as the tables.
    nonisolated(unsafe) let indexes: UnsafeBufferPointer<TableIndex>

    init(_ tables: [StringTable]) {
        self.tables = tables
        names = tables.map(\.name)
        // One table, as is usual, has them sorted.
        let first = tables.first?.languages ?? []
        languages = tables.count <= 1 ? first : Set(tables.flatMap(\.languages)).sorted()
        let indexes = UnsafeMutableBufferPointer<TableIndex>.allocate(capacity: tables.count)
        _ = indexes.initialize(from: tables.map(\.storage.index))
        self.indexes = UnsafeBufferPointer(indexes)
    }

    deinit { indexes.deallocate() }

    /// Whether a table has a name.
    @inline(never)
    func isNamed(_ layer: Int, _ name: String) -> Bool { names[layer] == name }

    /// What a report calls a table: its name, or its place where it has none.
    func label(_ layer: Int) -> String { names[layer] ?? "#\(layer + 1)" }

    /// What a report calls the tables that a lookup under a name reads.
    func labels(named name: String?) -> [String] {
        names.indices.filter { name == nil || names[$0] == name }.map { label($0) }
    }
}
