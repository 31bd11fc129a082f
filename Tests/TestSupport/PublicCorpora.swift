public import Foundation

/// The folder of public files that tests may read, named by `SHOPTALK_CORPORA`.
///
/// The files are other people's and are not part of this package. Where the variable is not set, a test that needs them
/// says so and passes; with `SHOPTALK_REQUIRE=1`, as CI sets it, the missing folder is a failure.
public enum PublicCorpora {
    /// The folder, or nil where the variable is not set or names nothing.
    public static var folder: URL? {
        guard let path = ProcessInfo.processInfo.environment["SHOPTALK_CORPORA"], !path.isEmpty else { return nil }
        let url = URL(fileURLWithPath: path, isDirectory: true)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
            return nil
        }
        return url
    }

    /// Whether a missing corpus or peer must fail the test instead of skipping it.
    public static var isRequired: Bool {
        ProcessInfo.processInfo.environment["SHOPTALK_REQUIRE"] == "1"
    }

    /// The files of one folder of the corpora with one extension, sorted by name; empty where the corpora are missing.
    public static func files(in name: String, withExtension ending: String) -> [URL] {
        guard let folder = folder?.appendingPathComponent(name, isDirectory: true) else { return [] }
        let all = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return all.filter { $0.pathExtension == ending }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// Says loudly that a test was skipped, or reports that it must not be.
    ///
    /// - Returns: A message for `Issue.record` where the corpus is required, else nil.
    public static func reportMissing(_ what: String) -> String? {
        if isRequired { return "\(what) is required (SHOPTALK_REQUIRE=1) and was not found" }
        let hint = folder == nil ? " (SHOPTALK_CORPORA names the folder of public files)" : ""
        FileHandle.standardError.write(Data("SKIPPED: \(what) was not found\(hint)\n".utf8))
        return nil
    }
}
