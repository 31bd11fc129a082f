import Foundation
import Testing

/// The command as a program of its own, for tests that kill it or have another program call it.
enum ShoptalkBinary {
    /// The path of the product that was built beside the tests.
    static func path() throws -> String {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("shoptalk").path
        try #require(FileManager.default.isExecutableFile(atPath: program), "the product shoptalk is not built")
        return program
    }
}
