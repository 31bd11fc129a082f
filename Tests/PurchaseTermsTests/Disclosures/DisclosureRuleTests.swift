import Foundation
import PurchaseTerms
import Purchases
import TestSupport
import Testing

@Suite("The rules of disclosures")
struct DisclosureRuleTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test("are compiled as they stand in the table")
    func generated() throws {
        let process = Process()
        process.executableURL = Self.folder.appendingPathComponent("Scripts/generate-disclosure-rules")
        process.arguments = ["--check"]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test("are all read, each with a source")
    func whole() throws {
        let file = Self.folder.appendingPathComponent("Sources/PurchaseTerms/Disclosures/DisclosureRules.tsv")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter {
            $0.hasPrefix("rule\t")
        }
        var random = SplitMix64(seed: 1)
        var met: Set<DisclosureRequirement> = []
        for storefront in DisclosureSamples.storefronts {
            for store in DisclosureSamples.stores {
                for shape in DisclosureSamples.Shape.allCases {
                    let request = try DisclosureSamples.request(shape, store, storefront, using: &random)
                    met.formUnion(DisclosureRequirement.all(for: request))
                }
            }
        }
        let written = Set(rows.map { $0.split(separator: "\t").suffix(3).joined(separator: "\t") })
        #expect(Set(met.map { "\($0.need.rawValue)\t\($0.wish)\t\($0.source)" }) == written)
        #expect(met.allSatisfy { !$0.source.isEmpty && !$0.wish.isEmpty })
    }

    @Test("ask for the order button on the web of the European Union and the United Kingdom alone")
    func orderButton() throws {
        var random = SplitMix64(seed: 2)
        var countries: Set<String> = []
        for storefront in Storefront.all {
            for store in DisclosureSamples.stores {
                let request = try DisclosureSamples.request(.lifetime, store, storefront, using: &random)
                guard DisclosureRequirement.all(for: request).contains(where: { $0.topic == .part(.orderButton) })
                else {
                    continue
                }
                #expect(store == .web)
                countries.insert(storefront.alpha3)
            }
        }
        #expect(countries.count == 28)
        #expect(countries.isSuperset(of: ["DEU", "FRA", "HRV", "GBR"]))
        #expect(countries.isDisjoint(with: ["CHE", "NOR", "USA", "TUR"]))
    }

    @Test("ask less of what is bought once than of a subscription")
    func oneTime() throws {
        var random = SplitMix64(seed: 3)
        let request = try DisclosureSamples.request(.lifetime, .appStore, .unitedStates, using: &random)
        #expect(DisclosureRequirement.all(for: request).map(\.topic) == [.part(.price), .part(.privacyLink)])
    }
}
