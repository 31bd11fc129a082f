import Languages
import PurchaseMessages
import Purchases
import StringTables
import Testing

@testable import ShoptalkTool

/// Reports of public projects about what buyers were shown, each with what is right instead, in every language and with
/// the numbers and prices of ICU.
@Suite("Reported messages, as they are shown")
struct ReportedMessageDefectTests {
    static let languages = PreviewCommandTests.languages

    private let sampled = SampledMessages()
    private var composer: MessageComposer { sampled.composer }

    private func messages(_ language: String) throws -> [PurchaseMessage] { try sampled.all(language) }

    private func message(_ id: MessageID, _ language: String) throws -> PurchaseMessage {
        try sampled.message(id, language)
    }

    /// What stands between the outermost marks of a text that isolate values.
    private func isolated(_ text: String) -> [String] {
        var found: [String] = []
        var depth = 0
        var value = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "\u{2069}" {
                depth -= 1
                if depth == 0 { found.append(String(value)) }
            } else if (0x2066...0x2068).contains(scalar.value) {
                depth += 1
                if depth == 1 { value = String.UnicodeScalarView() }
            } else if depth > 0 {
                value.append(scalar)
            }
        }
        return found
    }

    // mullvad/mullvadvpn-app#2735; tikhop/Mercato#5; RevenueCat/purchases-ios#3750; stripe/stripe-terminal-ios#146
    @Test("an error is told in the reader's words, and its number only as a code at the end", arguments: languages)
    func rawError(language: String) throws {
        let error = StoreError(domain: "SKErrorDomain", code: "0")
        let failure = PurchaseFailure(
            kind: .unknown, isSilent: false, retry: .now, charged: .unknown, action: .retry,
            messageID: "purchase.failed.unknown", error: error)
        let message = try #require(composer.message(for: failure, language: LanguageTag(language)))
        #expect(message.language == LanguageTag(language))
        #expect(message.title?.contains("SKErrorDomain") == false)
        #expect(message.body?.contains("SKErrorDomain error 0") == false)
        #expect((message.body?.count ?? 0) > 40)
    }

    // onepf/OpenIAB#494; bizz84/SwiftyStoreKit#376
    @Test("support finds the code of a failure in a screenshot of any language", arguments: languages)
    func codeForSupport(language: String) throws {
        let message = try message("purchase.failed.unknown", language)
        #expect(message.body.map(isolated)?.contains("SKErrorDomain:0") == true, "\(message.body ?? "")")
    }

    // RevenueCat/purchases-ios#4420, #3233; cloudcaptainai/helium-swift#321; AdguardTeam/AdguardForAndroid#2990
    @Test("a restore that finds nothing is neither a success nor a failure, and says so", arguments: languages)
    func restoredNothing(language: String) throws {
        let message = try #require(composer.message(for: RestoreSummary(), language: LanguageTag(language)))
        #expect(message.id == "restore.nothing" && message.severity == .info && message.presentation == .alert)
        #expect(message.buttons.contains { $0.action == .contactSupport })
        let others = try [self.message("restore.completed", language), self.message("restore.failed", language)]
        #expect(!others.map(\.title).contains(message.title))
    }

    // RevenueCat/purchases-ios#273; apphud/ApphudSDK#68; woocommerce/woocommerce-ios#10086; SVProgressHUD#555, #671
    @Test("no end of a purchase is an indicator, and what takes long has a text of its own", arguments: languages)
    func endlessIndicator(language: String) throws {
        let running = try messages(language).filter { $0.presentation == .progress }
        #expect(running.allSatisfy { $0.buttons.isEmpty || !$0.id.rawValue.hasPrefix("status.") })
        for id: MessageID in ["purchase.deferred", "purchase.failed.unknown", "purchase.interrupted", "store.timeout"] {
            #expect(try message(id, language).presentation != .progress, "\(id)")
        }
        let slow = try message("status.slow", language)
        #expect(running.contains(slow) && running.filter { $0.title == slow.title }.count == 1)
    }

    // bizz84/SwiftyStoreKit#487, #605; benjaminmayo/merchantkit#15, #40; RevenueCat/react-native-purchases#966
    @Test("a payment that is tried again, a grace period, a hold and an end are told apart", arguments: languages)
    func grace(language: String) throws {
        let ids: [MessageID] = ["sub.billingRetry", "sub.gracePeriod", "sub.onHold", "sub.expired.billing"]
        let texts = try ids.map { id in
            let message = try message(id, language)
            return (message.title ?? "") + "\n" + (message.body ?? "")
        }
        #expect(Set(texts).count == ids.count, "\(texts)")
    }

    // mozilla/fxa#11493, whose Italian mail said "1 month"; mozilla/fxa#5797, a currency twice
    @Test("a span of time is in the language of its sentence, and a currency is named once", arguments: languages)
    func spanAndCurrency(language: String) throws {
        for message in try messages(language) {
            let text = (message.title ?? "") + " " + (message.body ?? "")
            if language != "en" {
                #expect(!text.contains("month") && !text.contains("year"), "\(message.id): \(text)")
            }
            for parameter in message.parameters where parameter.value.type == .money {
                for value in isolated(text) where value.contains(parameter.formatted) {
                    // Italian names it by its code.
                    let names =
                        value.count(where: { $0 == "$" })
                        + value.split(separator: "USD", omittingEmptySubsequences: false).count - 1
                    #expect(names == 1, "\(message.id): \(value)")
                }
            }
        }
    }

    // RevenueCat/purchases-js, whose plurals have two forms: "каждые 3 месяцев"
    @Test(
        "a price for several months has the plural of its number",
        arguments: [
            ("ru", 3, "3 месяца"), ("ru", 5, "5 месяцев"), ("uk", 3, "3 місяці"), ("uk", 5, "5 місяців"),
            ("pl", 3, "3 miesiące"), ("pl", 5, "5 miesięcy"), ("ar", 11, "١١ شهرًا"),
        ])
    func severalMonths(language: String, count: Int, words: String) throws {
        let period = try #require(Period(count, .month))
        let message = try sampled.message("sub.started", language, with: ["period": .period(period)])
        let body = (message.body ?? "").split(separator: "\u{A0}").joined(separator: " ")
        #expect(body.contains(words), "\(body)")
    }

    // flutter/flutter#20394; LedgerHQ/ledger-live#18746
    @Test("the parts of a price stay together in a sentence of the other direction", arguments: ["ar", "he"])
    func priceInOtherDirection(language: String) throws {
        var count = 0
        for message in try messages(language) {
            let text = (message.title ?? "") + " " + (message.body ?? "")
            for parameter in message.parameters where parameter.value.type == .money {
                guard text.contains(parameter.formatted) else { continue }
                count += 1
                #expect(isolated(text).contains { $0.contains(parameter.formatted) }, "\(message.id): \(text)")
            }
        }
        #expect(count > 10)
    }

    // RevenueCat/purchases-ios#7538, #7545, "slash mo"; bitwarden/ios#2678, stars that are read aloud
    @Test(
        "a screen reader hears a price for a period without a slash, and no stars",
        // CLDR 42 itself writes a slash in these four, which have no other pattern.
        arguments: languages.filter { !["ja", "tr", "vi", "zh-Hans"].contains($0) })
    func spoken(language: String) throws {
        let rates = try ["sub.started", "sub.renewalReminder", "sub.trialEnding", "disclosure.autoRenew"].map {
            try message(MessageID($0), language)
        }
        #expect(rates.allSatisfy { $0.accessibilityText?.contains("/") == false })
        #expect(try messages(language).allSatisfy { $0.accessibilityText?.contains("**") == false })
    }

    // Google Play's policy of subscriptions names "pricing and terms that are incompletely localized"; lefex/DSA#46
    @Test("the terms before a purchase are whole in every language, with price, period and how to cancel")
    func terms() async throws {
        let languages = Self.languages.flatMap { ["--language", $0] }
        let run = await TestRun(["preview", "--check", "--family", "disclosure", "--family", "legal"] + languages)
        #expect(run.status == .success, "\(run.output)")
        for language in Self.languages {
            let message = try message("disclosure.autoRenew", language)
            let price = try #require(message.parameters.first { $0.name == "price" }).formatted
            let text = (message.title ?? "") + (message.body ?? "")
            #expect(text.contains(price), "\(language): \(text)")
        }
    }

    // chirag04/react-native-in-app-utils#38, #29; soomla/ios-store#180: buyers were warned of identifiers
    @Test("a buyer is never told the identifiers that a store does not know", arguments: languages)
    func identifiers(language: String) throws {
        #expect(composer.catalogue["products.invalid"]?.isSilent == true)
        for message in try messages(language) where !message.id.rawValue.hasPrefix("ops.") {
            let text = (message.title ?? "") + (message.body ?? "")
            #expect(!text.contains(SampleValues.unknownIdentifier), "\(message.id)")
        }
    }

    // Apple's Human Interface Guidelines, "Alerts"; hyochan/flutter_inapp_purchase#156: an alert that nobody could answer
    @Test(
        "a dialog has a title, one to three buttons, different titles on them, and one that leaves",
        arguments: languages)
    func dialogs(language: String) throws {
        for message in try messages(language) where message.presentation == .alert {
            #expect(message.title?.isEmpty == false, "\(message.id)")
            #expect((1...3).contains(message.buttons.count), "\(message.id)")
            #expect(Set(message.buttons.map(\.title)).count == message.buttons.count, "\(message.id)")
            #expect(message.buttons.filter { $0.role == .cancel }.count <= 1, "\(message.id)")
        }
    }
}
