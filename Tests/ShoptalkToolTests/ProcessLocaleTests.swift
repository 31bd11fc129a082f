import Foundation
import Testing

@Suite("The locale of the process")
struct ProcessLocaleTests {
    @Test(
        "has no say in what is written",
        arguments: [
            [
                "price", "1234567.89", "EUR", "--language", "en", "--language", "xx", "--language", "ar-EG",
                "--language", "tlh",
            ],
            [
                "price", "59.99", "USD", "--per", "P1Y", "--as", "P1M", "--language", "ru", "--language", "xx-US",
                "--format", "json",
            ],
            ["price", "4.99", "JPY", "--range", "60", "--language", "root", "--language", "hi"],
            ["price", "9.99", "USD", "--per", "P3M", "--spoken", "--language", "de", "--language", "fa"],
            ["products", PreviewCommandTests.cookbook, "--language", "xx"],
            ["preview", PreviewCommandTests.cookbook, "--language", "he", "--message", "purchase.deferred"],
        ])
    func sameEverywhere(arguments: [String]) throws {
        let expected = try output(arguments, ["LC_ALL": "C"])
        #expect(!expected.isEmpty)
        for locale in ["de_DE", "de_DE.UTF-8", "ar_EG", "ar_EG.UTF-8", "tr_TR.UTF-8", "th_TH"] {
            #expect(try output(arguments, ["LC_ALL": locale]) == expected, "\(locale)")
            #expect(try output(arguments, ["LANG": locale, "LC_NUMERIC": locale]) == expected, "\(locale)")
        }
        #expect(try output(arguments, [:]) == expected)
    }

    /// What the command prints where the environment holds a few variables and no others.
    private func output(_ arguments: [String], _ environment: [String: String]) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try ShoptalkBinary.path())
        process.arguments = arguments
        // A program that is linked dynamically finds its libraries as this one does.
        let libraries = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { ["LD_LIBRARY_PATH": $0] } ?? [:]
        process.environment = environment.merging(libraries) { given, _ in given }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return data
    }
}
