import Foundation

private let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// A source file, as far as it names kinds of failures.
struct SwiftFile {
    /// The raw values of the kinds that the file gives names.
    let kinds: Set<String>

    init(_ path: String) throws {
        let text = try String(contentsOf: packageRoot.appendingPathComponent(path), encoding: .utf8)
        kinds = Set(text.matches(of: /static let .* = (?:Kind|Self)\(rawValue: "(.*)"\)/).map { String($0.1) })
    }
}

/// The data files of the module, read without the generator's help.
struct DataFile {
    let rows: [[String]]

    init(_ name: String) throws {
        let file = packageRoot.appendingPathComponent("Sources/FailureClassification/\(name)")
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
