import FailureClassification
import Foundation
import JSONText
import Languages
import MessageRendering
import PurchaseMessages
import Purchases
import StoreEvents
import TestSupport
import Testing

@testable import ShoptalkTool

/// Reports of public projects about servers that write to buyers, about the language of a call and about the people who
/// check texts, each with what is right instead.
@Suite("Reported needs of servers and of the people who check texts")
struct ReportedServerDefectTests {
    static let languages = PreviewCommandTests.languages

    private let sampled = SampledMessages()

    // RevenueCat/purchases-ios#2598, whose author passed on the SDK's English for want of 37 texts; flutter/flutter#39119
    @Test("every error of an SDK that is told has words in the reader's language", arguments: languages)
    func sdkErrors(language: String) throws {
        let classifier = FailureClassifier()
        var count = 0
        for code in 0...42 where code != 27 {
            let error = StoreError(domain: "revenuecat.ErrorCode", code: "\(code)")
            #expect(classifier.knows(error), "\(code)")
            let failure = classifier.classify(error)
            guard let message = sampled.composer.message(for: failure, language: LanguageTag(language)) else {
                #expect(failure.isSilent, "\(code)")
                continue
            }
            count += 1
            #expect(message.language == LanguageTag(language) && message.title?.isEmpty == false, "\(code)")
            #expect(message.body?.isEmpty == false, "\(code)")
            #expect(message.presentation != .alert || !message.buttons.isEmpty, "\(code)")
        }
        #expect(count > 20)
    }

    // keygen-sh/keygen-api#20; Automattic/wp-calypso#1240; woocommerce/woocommerce-android#9101, #9105; vapor/vapor#1105
    @Test(
        "a server has a letter for renewal, failed payment, new price, refund and end, in the reader's language",
        arguments: languages)
    func letters(language: String) throws {
        let ids: [MessageID] = [
            "sub.renewalReminder", "sub.renewed", "sub.trialEnding", "sub.billingRetry", "sub.onHold",
            "price.increase.consent", "refund.granted", "sub.expired.billing", "sub.expired.voluntary",
        ]
        for id in ids {
            let message = try sampled.message(id, language)
            let lines = EmailRenderer().render(message).text.components(separatedBy: "\r\n")
            #expect(message.language == LanguageTag(language), "\(id)")
            #expect(lines.contains("Content-Language: \(language)"), "\(id)")
            #expect(lines.contains { $0.hasPrefix("Subject: ") && $0.count > "Subject: ".count }, "\(id)")
        }
    }

    // rooted-faith/rooted-core-api#37, #45; gnacho/netpulse#689; HabitRPG/habitica-android#604; codenameone#3523
    @Test("a server that does not know the language of a device sends keys, the same ones from every language")
    func languageOfDevice() throws {
        let keys = try Self.languages.map { language in
            let payload = LocalizedAPNsRenderer().render(try sampled.message("purchase.deferred", language)).bytes
            let alert = try JSONDocument(parsing: Array(payload)).root["aps"]?["alert"]
            return [alert?["title-loc-key"]?.string, alert?["loc-key"]?.string]
        }
        #expect(Set(keys) == [["purchase.deferred.title", "purchase.deferred.body"]])
    }

    // RevenueCat/purchases-flutter#1073; react-native-purchases#1223; purchases-kmp#361; purchases-ios#4833;
    // superwall/expo-superwall#71; stripe/stripe-react-native#820; OneSignal-iOS-SDK#100
    @Test("each call has its own language, and the one before it leaves nothing behind")
    func languageOfCall() throws {
        for id: MessageID in ["purchase.deferred", "sub.renewalReminder"] {
            let fresh = try Self.languages.map { try SampledMessages().message(id, $0) }
            for shift in [1, 5, 11] {
                for index in Self.languages.indices {
                    let other = (index * shift + shift) % Self.languages.count
                    #expect(try sampled.message(id, Self.languages[other]) == fresh[other])
                    #expect(try sampled.message(id, Self.languages[index]) == fresh[index])
                }
            }
            #expect(Set(fresh.map(\.title)).count > Self.languages.count * 3 / 4)
        }
    }

    // RevenueCat/purchases-ios#4158, several languages in one place; #3802, a language by the region of the reader
    @Test("a message is in one language, its buttons too, also where nobody has texts in the one that was asked for")
    func oneLanguage() throws {
        for language in ["fi", "en-001-u-rg-nlzzzz", "en-NL"] {
            for (message, english) in zip(try sampled.all(language), try sampled.all("en")) {
                #expect(message.language.language == "en", "\(message.id)")
                // A price has the sign that the region of the reader knows it by.
                let hasPrice = message.parameters.contains { $0.value.type == .money }
                #expect(hasPrice || message.title == english.title, "\(message.id)")
                #expect(message.buttons.map(\.title) == english.buttons.map(\.title), "\(message.id)")
            }
        }
    }

    // superset-sh/superset#1979; adcontextprotocol/adcp#289; opencollective/opencollective-api#299, which told too much
    @Test("people on duty read what happened, of what, for how much and where, and nothing of the buyer")
    func duty() throws {
        let event = try StoreEvent(
            parsing: Array(
                """
                {"event":{"type":"RENEWAL","product_id":"pro","price_in_purchased_currency":9.99,"currency":"EUR",
                "country_code":"DE","store":"APP_STORE","app_user_id":"secret-1","original_app_user_id":"secret-2",
                "subscriber_attributes":{"$email":{"value":"secret-3@example.com"}},"transaction_id":"secret-4"}}
                """.utf8))
        let message = try #require(sampled.composer.operationsMessage(for: event, language: "en"))
        let text = SlackRenderer().render(message).text
        for part in ["RENEWAL", "pro", "€9.99", "Germany"] { #expect(text.contains(part), "\(part): \(text)") }
        #expect(!text.contains("secret"), "\(text)")
    }

    // woocommerce/woocommerce-ios#9230, `%1d` for `%1$d`; minh-ton/reynard-browser#389; conorluddy/ios-simulator-skill#68;
    // conorluddy/xc-mcp#118; remuslazar/osx-xliff-tool#4; laurent22/joplin#11407
    @Test(
        "a placeholder that a translator mistyped is told with its place",
        arguments: [
            ("%1$d of %2$d", "%1d von %2$d", "mixed-positions"), ("%1$@ of %2$@", "%1$@ von %1$@", "argument-missing"),
            ("Buy %@", "Kaufen", "argument-missing"), ("Buy %@", "Kaufen: @%", "argument-missing"),
            ("Buy %@", "Kaufen: %d", "argument-type"), ("%1$@ for %2$@", "%1$@ für %3$@", "argument-extra"),
        ])
    func placeholders(source: String, translation: String, rule: String) async {
        let run = await TestRun(
            ["strings", "lint", "app"],
            files: [
                "app/en.lproj/L.strings": Array("\"buy\" = \"\(source)\";\n".utf8),
                "app/de.lproj/L.strings": Array("\"buy\" = \"\(translation)\";\n".utf8),
            ])
        #expect(run.output.hasPrefix("app/de.lproj/L.strings:1:"), "\(run.output)")
        #expect(run.output.contains("[\(rule)]"), "\(run.output)")
    }

    // steipete/CodexBar#2094, #2757; SwiftXcode/swift-lambda#5; nark/WiredSwift#101: programs that could not find their texts
    @Test("a program that was moved has its texts with it")
    func moved() async throws {
        let arguments = ["preview", "--message", "purchase.deferred", "--language", "de"]
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: folder.path("program"))
        try FileManager.default.copyItem(atPath: try ShoptalkBinary.path(), toPath: folder.path("program"))
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        // A program that is linked dynamically finds its libraries as this one does.
        process.environment = ProcessInfo.processInfo.environment.filter { $0.key == "LD_LIBRARY_PATH" }
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let printed = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(String(decoding: printed, as: UTF8.self) == (await TestRun(arguments)).output)
    }
}
