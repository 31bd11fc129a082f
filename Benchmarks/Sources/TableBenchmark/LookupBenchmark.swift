import Languages
import StringTables
import TablePeers
import Timing

/// Finding each key once along ru-RU, ru, en.
struct LookupBenchmark {
    private let files: TableFiles

    init(_ files: TableFiles) { self.files = files }

    func run() throws {
        let keys = files.shuffledKeys()
        let cKeys = CTexts(keys)
        let localizer = Localizer(
            tables: [try StringTable(mapping: files.table)], language: "ru-RU", formatting: PlainValueFormatting())
        var chain: [[String: String]] = [[:], [:], [:]]
        for row in files.rows() {
            if let place = ["ru-RU", "ru", "en"].firstIndex(of: row.language) { chain[place][row.key] = row.text }
        }
        let peers = ["ru-RU", "ru", "en"].map { peer_table_open(files.folder + "/" + $0 + ".peer") }
        precondition(peer_gettext_open("ru_RU:ru:en", files.folder + "/locale") == 0)

        // Added up in a variable of each loop: counting must not cost what finding costs.
        var sums = [UInt64](repeating: 0, count: 5)
        let times = quartiles(
            of: keys.count, rounds: 40,
            [
                {
                    var sum: UInt64 = 0
                    for key in keys {
                        let text = localizer.languageSelectedString(forKey: key)
                        sum &+= UInt64(text.utf8.count) &+ UInt64(text.utf8.first ?? 0)
                    }
                    sums[0] = sum
                },
                {
                    var sum: UInt64 = 0
                    for key in keys {
                        if let text = chain[0][key] ?? chain[1][key] ?? chain[2][key] {
                            sum &+= UInt64(text.utf8.count) &+ UInt64(text.utf8.first ?? 0)
                        }
                    }
                    sums[1] = sum
                },
                {
                    var sum: UInt64 = 0
                    for key in keys {
                        sum &+=
                            localizer.withUTF8(forKey: key) { UInt64($0.count) &+ UInt64($0.isEmpty ? 0 : $0[0]) } ?? 0
                    }
                    sums[2] = sum
                },
                {
                    sums[3] = peers.withUnsafeBufferPointer { peer_table_all($0.baseAddress, 3, cKeys.all, keys.count) }
                },
                { sums[4] = peer_gettext_all(cKeys.all, keys.count) },
            ])
        precondition(sums.allSatisfy { $0 == sums[0] }, "the peers find other texts: \(sums)")
        print(
            """
            {"string":\(times[0]),"dictionaries":\(times[1]),"bytes":\(times[2]),"cTable":\(times[3]),\
            "gettext":\(times[4])}
            """)
    }
}

/// What opening a table and finding the first text takes, in a fresh process.
struct FirstString {
    private let files: TableFiles

    init(_ files: TableFiles) { self.files = files }

    func ours() throws {
        var text = ""
        // Neither side closes what it has opened.
        var localizer: Localizer?
        let time = try nanoseconds {
            let table = try StringTable(mapping: files.table)
            let made = Localizer(tables: [table], language: "ru-RU", formatting: PlainValueFormatting())
            localizer = made
            text = made.languageSelectedString(forKey: "screen.0.title.0")
        }
        precondition(localizer != nil)
        precondition(text != "screen.0.title.0")
        print(time)
    }

    func gettext() {
        let key = CTexts(["screen.0.title.0"])
        var sum: UInt64 = 0
        let time = nanoseconds {
            precondition(peer_gettext_open("ru_RU:ru:en", files.folder + "/locale") == 0)
            sum = peer_gettext_all(key.all, 1)
        }
        precondition(sum > 0)
        print(time)
    }
}
