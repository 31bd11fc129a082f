import Foundation
import Purchases
import Testing

@testable import FailureClassification

/// The data files of the module, read without the generator's help.
private struct DataFile {
    let rows: [[String]]

    init(_ name: String) throws {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appendingPathComponent("Sources/FailureClassification/\(name)")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        rows = lines.filter { !$0.hasPrefix("#") }.dropFirst()
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) } }
    }
}

@Suite("The data of FailureClassification")
struct FailureDataTests {
    @Test("the generated table is what Failures.tsv says, no line more or less")
    func failuresAreCurrent() throws {
        var expected: Set<String> = []
        for row in try DataFile("Failures.tsv").rows {
            try #require(row.count == 10)
            for key in [row[1], row[2]] where !key.isEmpty {
                expected.insert(([row[0], key] + row[3...8]).joined(separator: "\t"))
            }
        }
        #expect(Set(lines(of: FailureData.failures)) == expected, "run Scripts/generate-failures")
        #expect(lines(of: FailureData.failures).count == expected.count)
    }

    @Test("the generated spellings are what Domains.tsv says")
    func domainsAreCurrent() throws {
        let expected = try DataFile("Domains.tsv").rows.map { $0[0...1].joined(separator: "\t") }
        #expect(Set(lines(of: FailureData.domains)) == Set(expected), "run Scripts/generate-failures")
        #expect(lines(of: FailureData.domains).count == expected.count)
    }

    @Test("every row is found by its code, by its name and by each spelling of its domain")
    func everyRowIsFound() throws {
        let spellings = try DataFile("Domains.tsv").rows
        let table = FailureTable()
        for row in try DataFile("Failures.tsv").rows {
            let domains = [row[0]] + spellings.filter { $0[1] == row[0] }.map { $0[0] }
            for domain in domains {
                for code in [row[1], row[2]] where !code.isEmpty {
                    let found = try #require(table.row(domain: domain, code: code), "\(domain) \(code)")
                    #expect(found.kind.rawValue == row[3])
                    #expect(found.isSilent == (row[4] == "y"))
                    #expect(found.retry.rawValue == row[5])
                    #expect(found.charged.rawValue == row[6])
                    #expect(found.action.rawValue == row[7])
                    #expect(found.messageID.rawValue == row[8])
                }
            }
        }
    }

    @Test("every row names its source, and a cancel is silent")
    func rowsKeepTheirRules() throws {
        for row in try DataFile("Failures.tsv").rows {
            #expect(!row[9].isEmpty, "\(row[0]) \(row[1])")
            #expect((row[3] == "cancelled") <= (row[4] == "y"), "\(row[0]) \(row[1])")
            // What nobody knows must not be said: an unknown failure of a payment never promises that no money moved.
            #expect(row[3] != "unknown" || row[6] == "unknown" || row[0].hasPrefix("PaymentMethodBinding"))
        }
    }

    @Test("the domains that this module promises are all there, with as many rows as their sources list")
    func domainsAreComplete() throws {
        let rows = try DataFile("Failures.tsv").rows
        let counts = Dictionary(grouping: rows) { $0[0] }.mapValues(\.count)
        #expect(
            counts == [
                "SKErrorDomain": 23, "StoreKitError": 7, "Product.PurchaseError": 9,
                "PaymentMethodBinding.PaymentMethodBindingError": 3, "VerificationResult.VerificationError": 6,
                "Transaction.RefundRequestError": 3, "ASDErrorDomain": 1, "AMSErrorDomain": 1,
                "ASDServerErrorDomain": 3, "NSURLErrorDomain": 23, "NSPOSIXErrorDomain": 14,
                "NSPOSIXErrorDomain.linux": 14, "Shoptalk": 10,
            ])
    }

    @Test("a search in no lines, in one line and beyond both ends finds nothing that is not there")
    func searchAtTheEdges() {
        #expect(SortedLines(text: "").fields(after: "a") == nil)
        let one = SortedLines(text: "b\t1\n")
        #expect(one.fields(after: "b") == ["1"])
        #expect(one.fields(after: "a") == nil)
        #expect(one.fields(after: "c") == nil)
        #expect(one.fields(after: "") == nil)
        let unfinished = SortedLines(text: "a\t1\t\nab\t2\nb\t3")
        #expect(unfinished.fields(after: "a") == ["1", ""])
        #expect(unfinished.fields(after: "ab") == ["2"])
        #expect(unfinished.fields(after: "b") == ["3"])
        #expect(unfinished.fields(after: "a\t1") == [""])
    }

    private func lines(of text: StaticString) -> [String] {
        text.description.split(separator: "\n").map { String($0) }
    }
}

extension Bool {
    /// Implication: false only where the left holds and the right does not.
    fileprivate static func <= (left: Bool, right: Bool) -> Bool { !left || right }
}
