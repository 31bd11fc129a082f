import Glibc
import Languages
import StringTables
import TablePeers

/// The texts of the measurement and the files that are made of them.
struct TableFiles {
    let folder: String
    var table: String { folder + "/table" }

    init(_ folder: String) { self.folder = folder }

    /// The lines of `texts.tsv`: key, language, text.
    func rows() -> [(key: String, language: String, text: String)] {
        read("texts.tsv").split(separator: "\n").map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            return (String(fields[0]), String(fields[1]), String(fields[2]))
        }
    }

    /// The keys in a shuffled order, in memory of their own.
    func shuffledKeys() -> [String] { read("keys.txt").split(separator: "\n").map { String($0) } }

    func make() throws {
        let rows = rows()
        var builder = StringTable.Builder()
        for row in rows {
            try builder.add(
                key: row.key, language: LanguageTag(row.language) ?? .undetermined, text: MessageText(words: row.text))
        }
        let bytes = try builder.bytes()
        write(bytes, to: table)
        for language in ["ru-RU", "ru", "en"] {
            let own = rows.filter { $0.language == language }
            let keys = CTexts(own.map(\.key))
            let texts = CTexts(own.map(\.text))
            precondition(peer_table_write(folder + "/" + language + ".peer", keys.all, texts.all, own.count) == 0)
        }
    }

    private func read(_ name: String) -> String {
        guard let file = fopen(folder + "/" + name, "rb") else { fatalError("no \(name)") }
        defer { fclose(file) }
        fseek(file, 0, SEEK_END)
        let size = ftell(file)
        rewind(file)
        return String(unsafeUninitializedCapacity: size) { fread($0.baseAddress, 1, size, file) }
    }

    private func write(_ bytes: [UInt8], to path: String) {
        guard let file = fopen(path, "wb") else { fatalError("no \(path)") }
        // A page at a time: what is written at once is kept together, and a kernel that keeps two megabytes together
        // counts all of them as soon as one byte is read.
        setvbuf(file, nil, _IOFBF, 4096)
        for start in stride(from: 0, to: bytes.count, by: 4096) {
            let part = bytes[start..<min(start + 4096, bytes.count)]
            precondition(part.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) } == part.count)
            fflush(file)
        }
        fclose(file)
    }
}

/// Strings as C wants them, each with a zero byte behind it; they live as long as the program.
struct CTexts {
    let all: UnsafeMutablePointer<peer_text>

    init(_ texts: [String]) {
        all = .allocate(capacity: texts.count)
        for (index, text) in texts.enumerated() {
            all[index] = peer_text(bytes: strdup(text), size: text.utf8.count)
        }
    }
}
