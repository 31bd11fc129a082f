import Foundation
import TestSupport
import Testing

@testable import ShoptalkTool

@Suite("A unified diff")
struct UnifiedDiffTests {
    @Test("is what patch needs to make the new text of the old one", arguments: 0..<40)
    func patched(round: UInt64) throws {
        let seed = round &* 7919 &+ 1
        var random = SplitMix64(seed: seed)
        func text() -> String {
            let lines = (0..<Int.random(in: 0...30, using: &random)).map { _ in
                String(Int.random(in: 0...6, using: &random))
            }
            return lines.joined(separator: "\n") + (Bool.random(using: &random) && !lines.isEmpty ? "\n" : "")
        }
        let (old, new) = (text(), text())
        let diff = UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8), name: "f").text
        #expect(diff.isEmpty == (old == new))
        guard !diff.isEmpty else { return }
        let folder = try TemporaryFolder()
        _ = try folder.file("f", old)
        let patch = try folder.file("p", diff)
        let git = Process()
        git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // Git is there wherever this package was fetched, and reads the same format.
        git.arguments = ["git", "apply", "--unidiff-zero", "-p0", patch]
        git.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        let errors = Pipe()
        git.standardError = errors
        try git.run()
        let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        git.waitUntilExit()
        #expect(git.terminationStatus == 0, "seed \(seed): \(message)\n\(diff)")
        #expect((folder.text("f") ?? "") == new, "seed \(seed)")
    }
}
