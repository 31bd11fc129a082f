import Diagnostics
import Foundation
import TestSupport
import Testing
import TranslationFiles
import TranslationLint

/// The public files under the paths that they have in their projects.
enum Corpus {
    static func files() throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for kind in ["strings", "stringsdict", "xcstrings", "xliff"] {
            for file in PublicCorpora.files(in: kind, withExtension: kind) {
                files["\(kind)/\(file.lastPathComponent)"] = Array(try Data(contentsOf: file))
            }
            guard let folder = PublicCorpora.folder,
                let index = try? String(contentsOf: folder.appendingPathComponent("\(kind)/index.tsv"), encoding: .utf8)
            else { continue }
            // The index names the project and the path in it, by which the files of a table are found.
            for row in index.split(separator: "\n").dropFirst() {
                let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
                guard cells.count > 2, let bytes = files.removeValue(forKey: "\(kind)/\(cells[0])") else { continue }
                files["\(cells[1])/\(cells[2])"] = bytes
            }
        }
        if files.isEmpty, let message = PublicCorpora.reportMissing("the corpus of translation files") {
            Issue.record("\(message)")
        }
        return files
    }
}

@Suite("Public translation files")
struct CorpusTests {
    @Test("are linted the same way every time, in the order of their paths and places")
    func deterministic() throws {
        let files = try Corpus.files()
        guard !files.isEmpty else { return }
        #expect(files.count >= 300)
        let found = Linter().findings(in: TranslationFileSet(files: files))
        let again = Linter().findings(in: TranslationFileSet(files: files))
        #expect(found == again)
        for (one, next) in zip(found, found.dropFirst()) {
            if one.file == next.file {
                #expect(one.diagnostic.position.offset <= next.diagnostic.position.offset)
            } else {
                #expect(one.file.utf8.lexicographicallyPrecedes(next.file.utf8))
            }
        }
        let counts = Dictionary(grouping: found, by: \.rule).mapValues(\.count)
        for (rule, count) in counts.sorted(by: { $0.value > $1.value }) { print("\(count)\t\(rule)") }
        // The words that shipped files misspell, counted by hand once.
        #expect(counts["misspelt-reference", default: 0] >= 20)
    }

    @Test("have lines and columns as each place by itself")
    func places() throws {
        let files = try Corpus.files()
        let set = TranslationFileSet(files: files)
        let found = Linter().findings(in: set)
        for finding in found.prefix(20_000) where finding.diagnostic.position.offset % 7 == 0 {
            guard let file = set.files.first(where: { $0.path == finding.file }) else { continue }
            let position = finding.diagnostic.position
            let source =
                switch file.content {
                case .strings(let document): document.source
                case .rules(let document): document.list.source
                case .catalogue(let catalogue): catalogue.source
                case .exchange(let document): document.source
                case .unreadable: nil as SourceText?
                }
            guard let source, !finding.diagnostic.excerpt.isEmpty else { continue }
            #expect(source.position(at: position.offset) == position, "\(finding)")
        }
    }

    @Test("are silenced by a baseline of themselves")
    func baseline() throws {
        let found = Linter().findings(in: TranslationFileSet(files: try Corpus.files()))
        let baseline = LintBaseline(of: found)
        #expect(baseline.unknown(among: found) == [])
        #expect(try LintBaseline(json: Array(baseline.json.utf8)) == baseline)
    }
}
