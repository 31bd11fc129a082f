import Diagnostics
import Foundation
import JSONText
import Purchases
import StoreConfiguration
import TestSupport
import Testing

/// The folder of this file: fixtures stand beside it.
private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

private func files(in name: String) -> [String] {
    let path = folder.appendingPathComponent("Fixtures/\(name)").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { $0.hasSuffix(".storekit") }
        .sorted()
}

private func bytes(of url: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: url)) }

private func fixture(_ name: String) throws -> [UInt8] {
    try bytes(of: folder.appendingPathComponent("Fixtures/\(name)"))
}

@Suite("A StoreKit configuration")
struct StoreConfigurationTests {
    @Test("of version 1.0 has products, a group and settings")
    func version1() throws {
        let shop = try StoreConfiguration(parsing: fixture("valid/1.0.storekit"), file: "1.0.storekit")
        #expect(shop.version.description == "1.0")
        #expect(shop.identifier.isEmpty)
        #expect(shop.products.map(\.id) == ["coin", "plus"])
        #expect(shop.settings.failsTransactions)
        #expect(shop.storefront.alpha3 == "USA")
        #expect(shop.groups.map(\.productIDs) == [["plus"]])
    }

    @Test("of version 1.1 sells in the currency of its storefront, or of the one that is asked for")
    func currency() throws {
        let own = try StoreConfiguration(parsing: fixture("valid/1.1.storekit"), file: "")
        #expect(own.products.map(\.kind) == [.nonConsumable, .nonRenewing])
        #expect(own.products.first?.price?.currency.rawValue == "JPY")
        #expect(own.products.first?.referenceName == "coin")
        #expect(own.settings.isAskToBuyEnabled)
        let kosovo = try StoreConfiguration(
            parsing: fixture("valid/1.1.storekit"), file: "", storefront: Storefront("XKS"))
        #expect(kosovo.products.first?.price?.currency.rawValue == "EUR")
    }

    @Test("of version 1.2 has offer codes")
    func offerCodes() throws {
        let shop = try StoreConfiguration(parsing: fixture("valid/1.2.storekit"), file: "")
        let offer = try #require(shop.products.first?.subscription?.offers.first)
        #expect(offer.kind == .code && offer.paymentMode == .payAsYouGo && offer.periodCount == 2)
        #expect(offer.price?.amount.description == "0.99")
    }

    @Test("of version 4.0 has policies, win-back offers and errors to simulate, and is warned about at places")
    func version4() throws {
        let shop = try StoreConfiguration(
            parsing: fixture("valid/4.0.storekit"), file: "", storefront: Storefront("DEU"))
        #expect(shop.policies?.licenceAgreement == "Be kind.")
        #expect(shop.policies?.privacyPolicies.map(\.address) == ["https://example.com/privacy"])
        #expect(shop.settings.simulatedErrors.first?.choice?.type == "purchase")
        #expect(shop.settings.simulatedErrors.map(\.choice?.index) == [1, nil])
        let offers = try #require(shop.products.first?.subscription?.offers)
        #expect(offers.map(\.kind) == [.introductory, .winBack])
        #expect(offers.map(\.id) == [nil, "back"])
        #expect(offers.map(\.price?.amount.description) == ["0", "4.99"])
        #expect(offers.map(\.price?.currency.rawValue) == ["EUR", "EUR"])
        #expect(shop.unknownMembers == ["subscriptionGroups[].subscriptions[].localizations[].shade"])
        #expect(
            shop.warnings.map { "\($0.position.line) \($0.message)" } == [
                "32 there is no storefront “ATL”",
                "68 the subscription names another group than the one it stands in",
                "49 a free trial has no price; this one is left aside",
                "63 the language “en_US” is there twice; the first text counts",
            ])
    }

    @Test("that sells nothing is read and warned about")
    func sellsNothing() throws {
        let text = #"{"products":[],"version":{"major":1,"minor":0}}"#
        let shop = try StoreConfiguration(parsing: Array(text.utf8), file: "")
        #expect(shop.products.isEmpty && shop.policies == nil)
        #expect(shop.warnings.map(\.message) == ["the configuration sells nothing"])
    }

    @Test("of version 5.0 has billing plans and introductory offers, and keeps what it does not know")
    func version5() throws {
        let shop = try StoreConfiguration(parsing: fixture("valid/5.0.storekit"), file: "")
        let plan = try #require(shop.products.last?.subscription)
        #expect(plan.billingPlans.map(\.kind) == [.monthly, .upFront])
        #expect(plan.billingPlans.map(\.isEnabled) == [true, false])
        #expect(plan.billingPlans.first?.commitmentPrice?.amount.description == "99.99")
        // A month that is billed monthly says nothing about how long it binds.
        #expect(plan.billingPlans.map(\.billingPeriod) == [.month, .month])
        #expect(plan.billingPlans.map(\.commitmentPeriod) == [nil, .month])
        let text = String(decoding: try fixture("valid/5.0.storekit"), as: UTF8.self)
        let year = text.replacing("Period\" : \"P1M\"", with: "Period\" : \"P1Y\"")
        let yearly = try StoreConfiguration(parsing: Array(year.utf8), file: "").products.last?.subscription
        #expect(yearly?.billingPlans.map(\.billingPeriod) == [.month, .year])
        #expect(yearly?.billingPlans.map(\.commitmentPeriod) == [.year, .year])
        #expect(plan.offers.map(\.paymentMode) == [.freeTrial])
        #expect(plan.offers.first?.price?.amount.isZero == true)
        #expect(shop.settings.simulatedErrors.map(\.isEnabled) == [true])
        #expect(shop.unknownMembers == ["shelf"])
        #expect(shop.document.root["shelf"]?.string == "kept")
    }

    @Test("the Cookbook example has every kind of product and offer, in five languages")
    func cookbook() throws {
        let url = folder.appendingPathComponent("../../Examples/Cookbook.storekit")
        let shop = try StoreConfiguration(parsing: bytes(of: url), file: "Cookbook.storekit")
        #expect(Set(shop.products.map(\.kind)) == Set(Product.Kind.allCases))
        let offers = shop.products.compactMap(\.subscription).flatMap(\.offers)
        #expect(Set(offers.map(\.kind)) == Set(Offer.Kind.allCases))
        #expect(Set(offers.map(\.paymentMode)) == Set(Offer.PaymentMode.allCases))
        #expect(Set(shop.products.compactMap(\.subscription?.level)) == [1, 2])
        for product in shop.products {
            #expect(product.localizations.map(\.language) == ["en_US", "ru", "de", "ja", "ar"], "\(product.id)")
        }
        #expect(shop.warnings.isEmpty && shop.unknownMembers.isEmpty)
    }

    @Test("that is damaged is refused with file, line, column and a caret", arguments: files(in: "damaged"))
    func damaged(name: String) throws {
        let expectedURL = folder.appendingPathComponent("Fixtures/damaged/\(name).expected")
        let error = #expect(throws: StoreConfigurationError.self) {
            try StoreConfiguration(parsing: fixture("damaged/\(name)"), file: name)
        }
        let found = (error?.description ?? "") + "\n"
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
            try Data(found.utf8).write(to: expectedURL)
            Issue.record("recorded \(name).expected")
        }
        let expected = try String(contentsOf: expectedURL, encoding: .utf8)
        #expect(found == expected)
        #expect(found.hasPrefix("\(name):"))
    }

    @Test("nested 100,000 deep, made of spaces or larger than 64 MiB is refused and not followed")
    func hostile() {
        let deep = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
        let spaces = [UInt8](repeating: 0x20, count: 64 << 20)
        let large = [UInt8](repeating: 0x20, count: 64 << 20 + 1)
        for bytes in [deep, spaces, large] {
            #expect(throws: StoreConfigurationError.self) { try StoreConfiguration(parsing: bytes, file: "hostile") }
        }
    }

    @Test("each public file lists its products")
    func corpus() throws {
        let urls = PublicCorpora.files(in: "storekit", withExtension: "storekit")
        if urls.isEmpty {
            if let message = PublicCorpora.reportMissing("the folder storekit of the corpora") {
                Issue.record("\(message)")
            }
            return
        }
        for url in urls {
            let read = try bytes(of: url)
            let shop = try StoreConfiguration(parsing: read, file: url.lastPathComponent)
            // A second reader counts the products: nothing may be half read.
            let text = String(decoding: read, as: UTF8.self)
            #expect(shop.products.count == text.components(separatedBy: "\"productID\"").count - 1, "\(url)")
            #expect(shop.unknownMembers.isEmpty, "\(url): \(shop.unknownMembers)")
        }
    }

    @Test("cut anywhere is refused, and changed anywhere never crashes")
    func mutations() throws {
        let whole = try fixture("valid/5.0.storekit")
        var content = whole
        while content.last == 0x0A { content.removeLast() }
        for end in stride(from: 0, to: content.count, by: 3) {
            #expect(throws: StoreConfigurationError.self) {
                try StoreConfiguration(parsing: Array(content[..<end]), file: "cut")
            }
        }
        for index in stride(from: 0, to: whole.count, by: 5) {
            for byte: UInt8 in [0x00, 0x22, 0x2C, 0x7B, 0x5C, 0x31, 0xFF] {
                var changed = whole
                changed[index] = byte
                _ = try? StoreConfiguration(parsing: changed, file: "changed")
            }
        }
    }
}
