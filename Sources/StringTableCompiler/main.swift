import Diagnostics
import Foundation
import StringTables
import TranslationFiles

// The build tool that turns string catalogues into a Swift file.
//
// Usage: StringTableCompiler OUTPUT.swift [CATALOGUE.xcstrings]...
//
// What is wrong with a catalogue goes to standard error as FILE:LINE:COLUMN: error: …, as compilers write it.
// Exit status: 0 well, 64 usage, 65 bad data, 66 missing input, 73 the output cannot be written.

func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
}

let paths = CommandLine.arguments.dropFirst()
guard let output = paths.first else {
    complain("Usage: StringTableCompiler OUTPUT.swift [CATALOGUE.xcstrings]...")
    exit(64)
}

var builder = StringTable.Builder()
var hasErrors = false
for path in paths.dropFirst() {
    guard let data = FileManager.default.contents(atPath: path) else {
        complain("\(path):1:1: error: the file cannot be read")
        exit(66)
    }
    do {
        let catalogue = try StringCatalogue(parsing: Array(data), name: path)
        for diagnostic in builder.add(catalogue) {
            complain(diagnostic.description(file: path))
            if diagnostic.severity == .error { hasErrors = true }
        }
    } catch {
        complain(error.description)
        hasErrors = true
    }
}
if hasErrors { exit(65) }

let bytes: [UInt8]
do {
    bytes = try builder.bytes()
} catch {
    complain("error: \(error.description)")
    exit(65)
}
do {
    try Data(CompiledTableSource.text(for: bytes).utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
} catch {
    complain("\(output): error: the file cannot be written: \(error)")
    exit(73)
}
