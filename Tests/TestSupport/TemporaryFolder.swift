import Foundation

/// A folder of one test, gone with the value.
public final class TemporaryFolder: Sendable {
    /// The path of the folder.
    public let path: String

    /// Makes an empty folder.
    public init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("shoptalk-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        for name in names { chmod("\(path)/\(name)", 0o700) }
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The names in the folder, sorted; hidden ones too.
    public var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    /// The path of a file in the folder, whether it is there or not.
    public func path(_ name: String) -> String { "\(path)/\(name)" }

    /// The path of a file in the folder, written with these bytes.
    public func file(_ name: String, _ text: String) throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
        return path(name)
    }

    /// The text of a file, or nil where there is none.
    public func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
    }
}
