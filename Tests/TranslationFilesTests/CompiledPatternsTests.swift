import Diagnostics
import Languages
import StringTables
import TestSupport
import Testing
import TranslationFiles

@Suite("Compiling and filling what people have written")
struct CompiledPatternsTests {
    /// The tables of all public files, and how many texts were left out with an error.
    private func tables() throws -> [(name: String, table: StringTable)] {
        var tables: [(String, StringTable)] = []
        var errors: [String] = []
        func add(_ name: String, _ fill: (inout StringTable.Builder) throws -> (count: Int, [Diagnostic])) throws {
            var builder = StringTable.Builder()
            let (count, diagnostics) = try fill(&builder)
            let found = diagnostics.filter { $0.severity == .error }
            errors += found.map { $0.description(file: name) }
            #expect(found.allSatisfy { $0.position.offset > 0 })
            let table = try builder.table()
            #expect(table.count + found.count >= count, "\(name): something is missing without a word")
            tables.append((name, table))
        }
        for (name, bytes) in try Sample.corpus("strings") {
            try add(name) { builder in
                let document = StringsDocument(parsing: bytes, name: name)
                return (document.entries.count { !$0.isSuperseded }, builder.add(document, language: "en"))
            }
        }
        for (name, bytes) in try Sample.corpus("stringsdict") {
            try add(name) { builder in
                let document = StringsDictDocument(parsing: bytes, name: name)
                return (document.entries.count { !$0.isSuperseded }, builder.add(document, language: "en"))
            }
        }
        for (name, bytes) in try Sample.corpus("xcstrings") {
            try add(name) { builder in (0, builder.add(try StringCatalogue(parsing: bytes, name: name))) }
        }
        print("\(tables.count) files, texts left out:\n\(errors.joined(separator: "\n"))")
        return tables
    }

    @Test("every pattern is compiled or told with its place, and no list of arguments is too much for it")
    func filling() throws {
        let tables = try tables()
        guard !tables.isEmpty else { return }
        #expect(tables.count >= 320)
        let seed = UInt64.random(in: 0...UInt64.max)
        print("filling with random arguments, seed \(seed)")
        var generator = SplitMix64(seed: seed)
        let texts = tables.flatMap { _, table in
            table.languages.flatMap { language in table.keys.map { (table, $0, language) } }
        }.compactMap { table, key, language in table.text(forKey: key, in: language).map { ($0.text, language) } }
        #expect(texts.count >= 20_000)
        let patterns = texts.filter { $0.0.pieces.contains { if case .words = $0 { false } else { true } } }
        let devices: [Device] = [.iphone, .ipad, .mac, .applewatch, .other, Device(rawValue: "toaster")]
        for _ in 0..<100_000 {
            let (text, language) = patterns.randomElement(using: &generator) ?? (MessageText(words: ""), "en")
            let arguments = (0..<Int.random(in: 0...5, using: &generator)).map { _ in argument(&generator) }
            let filled = try text.filled(
                with: arguments, language: language, formatting: PlainValueFormatting(),
                device: devices.randomElement(using: &generator) ?? .other,
                width: Bool.random(using: &generator) ? Int.random(in: -5...400, using: &generator) : nil)
            #expect(filled.misfits.count <= 99)
        }
    }

    private func argument(_ generator: inout SplitMix64) -> MessageArgument {
        switch Int.random(in: 0...6, using: &generator) {
        case 0: .integer(Int64.random(in: Int64.min...Int64.max, using: &generator))
        case 1: .integer(Int64.random(in: -3...30, using: &generator))
        case 2: .unsigned(UInt64.random(in: 0...UInt64.max, using: &generator))
        case 3:
            .decimal(["1.50", "-0.0", "", "x", "1e5", "99999999999999999999.9"].randomElement(using: &generator) ?? "")
        case 4: .string(["Ann", "", "\u{2069}\u{202E}", "%@%n", "\u{0}"].randomElement(using: &generator) ?? "")
        default: .formatted("1,00 €")
        }
    }
}
