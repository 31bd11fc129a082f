import Foundation
import TestSupport
import Testing

/// Git itself merges branches by way of the command, as the README says to set it up.
@Suite("As Git's merge driver")
struct GitMergeDriverTests {
    private struct Repository {
        let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder()
            try git("init", "--quiet", "--initial-branch", "base")
            try git("config", "user.email", "somebody@example.com")
            try git("config", "user.name", "Somebody")
            try git("config", "merge.shoptalk.driver", "'\(ShoptalkBinary.path())' strings merge %O %A %B --path %P")
            _ = try folder.file(".gitattributes", "* merge=shoptalk\n")
        }

        @discardableResult
        func git(_ arguments: String..., isExpectedToFail: Bool = false) throws -> String {
            let git = Process()
            git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            git.arguments = ["git"] + arguments
            git.currentDirectoryURL = URL(fileURLWithPath: folder.path)
            let output = Pipe()
            git.standardOutput = output
            git.standardError = output
            try git.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            git.waitUntilExit()
            #expect((git.terminationStatus != 0) == isExpectedToFail, "git \(arguments): \(text)")
            return text
        }

        /// Commits texts of a file on a branch that begins at another.
        func commit(_ name: String, _ text: String, on branch: String, from start: String?) throws {
            // The first branch begins where nothing is.
            if let start { try git("checkout", "--quiet", "-B", branch, start) }
            _ = try folder.file(name, text)
            try git("add", "--all")
            try git("commit", "--quiet", "--message", branch)
        }
    }

    private static func catalogue(_ entries: [(key: String, text: String)]) -> String {
        let members = entries.map { key, text in
            """
                "\(key)" : {
                  "localizations" : {
                    "de" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "\(text)"
                      }
                    }
                  }
                }
            """
        }
        return """
            {
              "sourceLanguage" : "en",
              "strings" : {
            \(members.joined(separator: ",\n"))
              },
              "version" : "1.0"
            }
            """
    }

    private static func rules(_ entries: [(key: String, text: String)]) -> String {
        let members = entries.map { "\t<key>\($0.key)</key>\n\t<string>\($0.text)</string>\n" }.joined()
        return "<plist version=\"1.0\">\n<dict>\n\(members)</dict>\n</plist>\n"
    }

    private static func exchange(_ entries: [(key: String, text: String)]) -> String {
        let units = entries.map {
            """
                  <trans-unit id="\($0.key)" xml:space="preserve">
                    <source>\($0.key)</source>
                    <target>\($0.text)</target>
                    <note/>
                  </trans-unit>

            """
        }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
              <file original="T.strings" source-language="en" target-language="de" datatype="plaintext">
                <body>
            \(units)    </body>
              </file>
            </xliff>

            """
    }

    private static let formats: [(name: String, write: @Sendable ([(key: String, text: String)]) -> String)] = [
        ("T.strings", { $0.map { "\"\($0.key)\" = \"\($0.text)\";\n" }.joined() }),
        ("T.stringsdict", rules), ("T.xcstrings", catalogue), ("T.xliff", exchange),
    ]

    @Test("new keys on both branches at one place merge, and a clash is left to people", arguments: formats.indices)
    func branches(format: Int) throws {
        let (name, write) = Self.formats[format]
        let repository = try Repository()
        try repository.commit(name, write([("a", "1"), ("z", "2")]), on: "base", from: nil)
        try repository.commit(name, write([("a", "1"), ("m", "3"), ("z", "2")]), on: "left", from: "base")
        try repository.commit(name, write([("a", "9"), ("n", "4"), ("z", "2")]), on: "right", from: "base")
        try repository.git("merge", "--quiet", "--message", "both", "left")
        // A catalogue is sorted; in three keys of other files nobody sees an order.
        let keys = [("a", "9"), ("n", "4"), ("z", "2")]
        let added = ("m", "3")
        #expect(repository.folder.text(name) == write(format == 2 ? [keys[0], added] + keys[1...] : keys + [added]))

        try repository.commit(name, write([("a", "9"), ("z", "5")]), on: "one", from: "base")
        try repository.commit(name, write([("a", "1"), ("z", "6")]), on: "two", from: "base")
        let words = try repository.git("merge", "--message", "clash", "one", isExpectedToFail: true)
        #expect(words.contains("ours:   “6”") && words.contains("theirs: “5”"))
        #expect(try repository.git("status", "--short").contains("UU \(name)"))
        // What does not clash is merged, and the file can be read.
        #expect(repository.folder.text(name) == write([("a", "9"), ("z", "6")]))
    }

    @Test("a file that both branches made has the keys of both")
    func addedOnBothSides() throws {
        let repository = try Repository()
        try repository.commit("other.txt", "x", on: "base", from: nil)
        try repository.commit("T.strings", "a = 1;\n", on: "left", from: "base")
        try repository.commit("T.strings", "b = 2;\n", on: "right", from: "base")
        try repository.git("merge", "--quiet", "--message", "both", "left")
        #expect(repository.folder.text("T.strings") == "b = 2;\na = 1;\n")
    }
}
