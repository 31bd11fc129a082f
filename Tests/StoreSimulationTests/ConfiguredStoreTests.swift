import Foundation
import PurchaseProcessing
import Purchases
import StoreConfiguration
import StoreSimulation
import TestSupport
import Testing

@Suite("A store of a StoreKit configuration")
struct ConfiguredStoreTests {
    static let text = """
        {"version": {"major": 3, "minor": 0}, "settings": {"_storefront": "FRA"}, "products": [
          {"displayPrice": "2.50", "familyShareable": false, "internalID": "1", "localizations": [],
           "productID": "gems", "referenceName": "Gems", "type": "Consumable"}], "subscriptionGroups": []}
        """

    @Test("it sells what the file lists, in the currency of its storefront and of any other")
    func sells() async throws {
        let configuration = try StoreConfiguration(parsing: Array(ConfiguredStoreTests.text.utf8), file: "shop")
        let bench = Bench(store: SimulatedStore(configuration))
        let events = try await bench.run("buy gems 2", "storefront JPN", "buy gems", "storefront FRA", "buy gems")
        let prices = events.compactMap { $0.completed?.transaction.price }
        #expect(
            prices
                == [Shop.money("5", "EUR"), Shop.money("2.5", "JPY"), Shop.money("2.5", "EUR")].compactMap(\.self))
    }

    @Test("everything in every public file can be bought, renewed, refunded and restored")
    func sellsPublicFiles() async throws {
        let files = PublicCorpora.files(in: "storekit", withExtension: "storekit")
        if files.isEmpty {
            if let missing = PublicCorpora.reportMissing("the folder storekit") { Issue.record("\(missing)") }
            return
        }
        var bought = 0
        for file in files {
            let bytes = [UInt8](try Data(contentsOf: file))
            guard let configuration = try? StoreConfiguration(parsing: bytes, file: file.lastPathComponent) else {
                continue
            }
            let bench = Bench(store: SimulatedStore(configuration))
            for product in bench.store.catalogue.products where !product.id.rawValue.contains(where: \.isWhitespace) {
                let end = try await bench.simulation.perform(.buy(product.id, quantity: 1)).last?.event
                #expect(end?.completed?.transaction.productID == product.id, "\(file.lastPathComponent): \(product.id)")
                bought += 1
            }
            try await bench.run("advance P1M", "restore")
            for product in bench.store.catalogue.products {
                // A plan that another plan of its group has replaced was bought too, and can be refunded.
                #expect(try await bench.simulation.perform(.refund(product.id)).count == 1)
            }
            #expect(bench.store.ledger.unfinishedTransactions.isEmpty)
        }
        #expect(bought > 100, "only \(bought) products were bought")
    }
}
