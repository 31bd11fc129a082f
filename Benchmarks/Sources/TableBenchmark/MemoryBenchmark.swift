import Glibc
import StringTables

/// How much of a mapped table is in memory after every text of one language was read.
struct MemoryBenchmark {
    private let files: TableFiles

    init(_ files: TableFiles) { self.files = files }

    func run() throws {
        let table = try StringTable(mapping: files.table)
        let localizer = Localizer(tables: [table], language: "ru-RU", formatting: PlainValueFormatting())
        let opened = resident()
        _ = localizer.languageSelectedString(forKey: "screen.0.title.0")
        let first = resident()
        for key in files.shuffledKeys() { _ = localizer.languageSelectedString(forKey: key) }
        let all = resident()
        print(
            #"{"size":\#(opened.size),"opened":\#(opened.resident),"first":\#(first.resident),"all":\#(all.resident)}"#)
    }

    /// The kilobytes of the mapping, and those of it that are in memory.
    private func resident() -> (size: Int, resident: Int) {
        guard let file = fopen("/proc/self/smaps", "r") else { fatalError("no smaps") }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 4096)
        var isTable = false
        var size = 0
        while fgets(&line, Int32(line.count), file) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            if text.hasSuffix("\(files.table)\n") { isTable = true }
            guard isTable, let number = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
                continue
            }
            if text.hasPrefix("Size:") { size = number }
            if text.hasPrefix("Rss:") { return (size, number) }
        }
        fatalError("the table is not mapped")
    }
}
