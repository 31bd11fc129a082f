import Foundation
import Purchases
import TestSupport
import Testing

@Suite("A storefront")
struct StorefrontTests {
    @Test("there are 175, found by their codes")
    func all() {
        #expect(Storefront.all.count == 175)
        for storefront in Storefront.all { #expect(Storefront(storefront.alpha3) == storefront) }
        #expect(Storefront(Storefront.unitedStates.alpha3) == .unitedStates)
        #expect(Storefront("XKS")?.currency.rawValue == "EUR")
        for wrong in ["", "US", "USAA", "usa", "AAA", "ZZZ", "É"] { #expect(Storefront(wrong) == nil) }
    }

    @Test("the generated data is what the data file says")
    func generated() throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/Purchases/Storefronts.tsv")
        let rows = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") && !$0.hasPrefix("alpha3") }.map { $0.split(separator: "\t") }
        #expect(rows.allSatisfy { $0.count == 6 })
        #expect(
            rows.map { "\($0[0])\($0[1])\($0[3]) \($0[4])" }
                == Storefront.all.map { "\($0.alpha3)\($0.alpha2)\($0.currency) \($0.fractionDigits)" })
    }

    @Test("each has the currency and the digits that the table of public facts has")
    func corpus() throws {
        guard let table = PublicCorpora.folder?.appendingPathComponent("storefronts.tsv"),
            let text = try? String(contentsOf: table, encoding: .utf8)
        else {
            if let message = PublicCorpora.reportMissing("storefronts.tsv of the corpora") {
                Issue.record("\(message)")
            }
            return
        }
        let rows = text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        let header = try #require(rows.first)
        let display = try #require(header.firstIndex(of: "apple_display_digits"))
        #expect(rows.count == 176)
        for row in rows.dropFirst() {
            let storefront = try #require(Storefront(row[0]))
            #expect(storefront.currency.rawValue == String(row[3]), "\(row[0])")
            // A price without and one with a fraction show what the table says: `2`, `0`, or `0|2`.
            let shown = [Amount(120), Amount(minorUnits: 12_050, digits: 2)].map {
                storefront.fractionDigits.digits(for: $0, currency: storefront.currency)
            }
            #expect(Set(shown).sorted().map(String.init).joined(separator: "|") == String(row[display]), "\(row[0])")
        }
    }
}
