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

var catalogues: [CompiledStringsSource.Catalogue] = []
var hasErrors = false
for path in paths.dropFirst() {
    guard let data = FileManager.default.contents(atPath: path) else {
        complain("\(path):1:1: error: the file cannot be read")
        exit(66)
    }
    do {
        let catalogue = try StringCatalogue(parsing: Array(data), name: path)
        var builder = StringTable.Builder()
        for diagnostic in builder.add(catalogue) {
            complain(diagnostic.description(file: path))
            if diagnostic.severity == .error { hasErrors = true }
        }
        catalogues.append(
            CompiledStringsSource.Catalogue(
                name: URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent, bytes: try builder.bytes(),
                keys: catalogue.entries.filter { builder.contains(key: $0.key) }.map { entry in
                    guard case .unit(let unit) = entry.localization(in: catalogue.ownLanguage)?.variant else {
                        return (entry.key, nil)
                    }
                    return (entry.key, unit.value)
                }))
    } catch let error as TranslationFileError {
        complain(error.description)
        hasErrors = true
    } catch {
        complain("\(path):1:1: error: \(error)")
        hasErrors = true
    }
}
if hasErrors { exit(65) }

do {
    let source = try CompiledStringsSource(catalogues)
    for warning in source.warnings { complain("warning: \(warning)") }
    try Data(source.text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
} catch let error as StringTableError {
    complain("error: \(error.description)")
    exit(65)
} catch {
    complain("\(output): error: the file cannot be written: \(error)")
    exit(73)
}
