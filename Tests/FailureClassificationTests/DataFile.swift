import Foundation

/// The data files of the module, read without the generator's help.
struct DataFile {
    let rows: [[String]]

    init(_ name: String) throws {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appendingPathComponent("Sources/FailureClassification/\(name)")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        rows = lines.filter { !$0.hasPrefix("#") }.dropFirst()
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) } }
    }

    /// The rows of `Failures.tsv`: domain, code, name, kind, silent, retry, charged, action, message, role, note, source.
    static var failures: [[String]] { get throws { try DataFile("Failures.tsv").rows } }

    /// The domains of `Failures.tsv`, each once, in its order.
    static var domains: [String] {
        get throws {
            var seen: Set<String> = []
            return try failures.map { $0[0] }.filter { seen.insert($0).inserted }
        }
    }
}
