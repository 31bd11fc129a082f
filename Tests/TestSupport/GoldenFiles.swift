import Foundation

/// Files beside a test, in its folder `Golden`, that hold what a run is expected to write.
///
/// With `RECORD_GOLDEN=1` a file that differs is written anew *and* the check fails, so that a recording run is never
/// mistaken for a passing one. Look at the difference, then run again without the variable.
public enum GoldenFiles {
    /// Compares a text with a golden file.
    ///
    /// - Parameters:
    ///   - text: What the run wrote.
    ///   - name: The name of the file in the folder `Golden`.
    ///   - test: The file of the test, whose folder holds `Golden`.
    /// - Returns: A message for `Issue.record`, or nil where the text is as expected.
    public static func difference(of text: String, from name: String, beside test: String = #filePath) -> String? {
        let folder = URL(fileURLWithPath: test).deletingLastPathComponent().appendingPathComponent("Golden")
        let file = folder.appendingPathComponent(name)
        let expected = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
            if expected.map({ Array($0.utf8) == Array(text.utf8) }) == true { return nil }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            } catch {
                return "\(name) cannot be recorded: \(error)"
            }
            return "\(name) was recorded; look at the difference and run again without RECORD_GOLDEN"
        }
        guard let expected else {
            return "\(name) is not there; record it with RECORD_GOLDEN=1. The run wrote:\n\(text)"
        }
        // Swift strings merge canonically equal texts, so bytes are compared.
        if Array(expected.utf8) == Array(text.utf8) { return nil }
        return "\(name) differs, " + firstDifference(expected, text)
    }

    private static func firstDifference(_ expected: String, _ actual: String) -> String {
        let left = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let right = actual.split(separator: "\n", omittingEmptySubsequences: false)
        for index in 0..<max(left.count, right.count) {
            let a = index < left.count ? String(left[index]) : "(nothing)"
            let b = index < right.count ? String(right[index]) : "(nothing)"
            if Array(a.utf8) != Array(b.utf8) { return "line \(index + 1):\n  expected: \(a)\n  written:  \(b)" }
        }
        return "in its line ends"
    }
}
