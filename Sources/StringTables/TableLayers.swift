internal import Languages

/// The tables of a localizer, the one that wins first.
final class TableLayers: Sendable {
    let tables: [StringTable]
    /// The languages of all tables, sorted.
    let languages: [LanguageTag]
    // Written before the initializer returns; what it points to lives as long as the tables.
    nonisolated(unsafe) let indexes: UnsafeBufferPointer<TableIndex>

    init(_ tables: [StringTable]) {
        self.tables = tables
        // One table, as is usual, has them sorted.
        let first = tables.first?.languages ?? []
        languages = tables.count <= 1 ? first : Set(tables.flatMap(\.languages)).sorted()
        let indexes = UnsafeMutableBufferPointer<TableIndex>.allocate(capacity: tables.count)
        for layer in tables.indices { indexes.initializeElement(at: layer, to: tables[layer].storage.index) }
        self.indexes = UnsafeBufferPointer(indexes)
    }

    deinit { indexes.deallocate() }

    /// Whether a table has a name, where one is asked for.
    func isNamed(_ layer: Int, _ name: String?) -> Bool { name == nil || tables[layer].name == name }

    /// What a report calls a table: its name, or its place where it has none.
    func label(_ layer: Int) -> String { tables[layer].name ?? "#\(layer + 1)" }

    /// What a report calls the tables that a lookup under a name reads.
    func labels(named name: String?) -> [String] {
        tables.indices.filter { isNamed($0, name) }.map { label($0) }
    }
}
