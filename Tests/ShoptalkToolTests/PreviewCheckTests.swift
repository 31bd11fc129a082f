import Foundation
import JSONText
import Languages
import PurchaseMessages
import Purchases
import StringTables
import TestSupport
import Testing

@testable import ShoptalkTool

@Suite("shoptalk preview --check")
struct PreviewCheckTests {
    /// What `--check` says about texts of an app's own.
    private func findings(
        title: String? = "Ein Geschenk", body: String? = "Von %@.", without: String? = "Für dich.",
        button: String? = "Schließen", state: EntryState = .translated, language: LanguageTag = "de",
        wished: LanguageTag? = nil, sender: String = "Ann", presentation: Presentation = .toast,
        budget: LengthBudget? = nil, requiresReview: Bool = false
    ) throws -> [String] {
        let definition = MessageDefinition(
            id: "app.gift", family: "app", situation: "A gift came.", presentation: presentation, severity: .success,
            parameters: [ParameterDefinition(name: "sender", type: .string, isOptional: true)],
            titleArguments: title == nil ? nil : [], bodyArguments: body == nil ? nil : ["sender"],
            bodiesWithout: body == nil ? [] : [["sender"]],
            buttons: [ButtonDefinition(id: "leave", role: .cancel, action: .dismiss)], lengthBudget: budget)
        var builder = StringTable.Builder()
        let texts = [
            "app.gift.title": title, "app.gift.body": body, "app.gift.body.without.sender": without,
            "button.leave": button,
        ]
        for (key, text) in texts {
            guard let text else { continue }
            try builder.add(key: key, language: language, text: MessageText(parsing: text), state: state)
        }
        let composer = MessageComposer(
            localizer: Localizer(
                tables: [try builder.table()], formatting: PlainValueFormatting(), isolation: .isolate),
            catalogue: MessageCatalogue(definitions: [definition]))
        let check = MessageCheck(composer: composer, format: nil, requiresReview: requiresReview)
        return check.findings(about: definition, values: ["sender": .string(sender)], in: wished ?? language).map(
            \.line)
    }

    @Test("a message that is whole has no findings, whatever its values are called")
    func whole() throws {
        #expect(try findings() == [])
        for name in ["%@", "{name}", "100 %d", "آن", "50%"] { #expect(try findings(sender: name) == [], "\(name)") }
        #expect(try findings(body: "%%50 indirim: %@, 100 %% sicher") == [])
    }

    @Test("a text that is not there is missing, under its key, also of a button and where a value is not known")
    func missing() throws {
        #expect(try findings(button: nil) == ["app.gift de: missing: button.leave: there is no such text\n"])
        #expect(
            try findings(without: nil) == [
                "app.gift de: missing: app.gift.body.without.sender: there is no such text\n"
            ])
    }

    @Test("a text of another language is missing, one of another region is not")
    func otherLanguage() throws {
        #expect(try findings(language: "de", wished: "de-AT") == [])
        #expect(try findings(language: "zh-Hant", wished: "zh-TW") == [])
        #expect(try findings(language: "en", wished: "en-GB") == [])
        let other = try findings(language: "en", wished: "xx")
        #expect(other.contains("app.gift xx: missing: app.gift.title: the text is in en\n"))
        #expect(other.count == 4)
    }

    @Test(
        "a text that no reader should see is malformed",
        arguments: [
            ("%@ %@", "a value is missing or of another type"), ("Von %%@ %@", "the placeholder '%@' is left in it"),
            ("{sender} %@", "the placeholder '{sender}' is left in it"),
            ("${sender} %@", "the placeholder '{sender}' is left in it"),
            ("Von %%1$lld %@", "the placeholder '%1$lld' is left in it"),
            ("\u{2068}Von %@", "an isolate is not closed, or closed twice"),
            ("Von %@\u{2069}", "an isolate is not closed, or closed twice"),
            ("Von\u{7} %@", "it holds the control character U+0007"),
            ("Von\u{202E} %@", "it holds the control character U+202E"),
        ])
    func malformed(body: String, fault: String) throws {
        let found = try findings(body: body)
        #expect(found == ["app.gift de: malformed: app.gift.body: \(fault)\n"])
    }

    @Test("an empty text is malformed, and so are a line break in a title and a message without any text")
    func empty() throws {
        #expect(try findings(title: " \u{A0}") == ["app.gift de: malformed: app.gift.title: the text is empty\n"])
        #expect(
            try findings(title: "Ein\nGeschenk")
                == ["app.gift de: malformed: app.gift.title: it holds the control character U+000A\n"])
        #expect(try findings(body: "Von\n%@.") == [])
        #expect(
            try findings(title: nil, body: nil)
                == ["app.gift de: malformed: message: it has neither a title nor a body\n"])
    }

    @Test("a text over the budget of its message is too long, its values counted and its marks not")
    func tooLong() throws {
        let budget = LengthBudget(title: 12, body: 8, source: "a test")
        #expect(try findings(without: "Von mir.", budget: budget) == [])
        #expect(
            try findings(without: "Von dir.", sender: "Anna", budget: budget)
                == ["app.gift de: too long: app.gift.body: 9 characters, and 8 are the most (a test)\n"])
        #expect(
            try findings(title: "Ein Geschenk!", without: nil, budget: budget).first
                == "app.gift de: too long: app.gift.title: 13 characters, and 12 are the most (a test)\n")
    }

    @Test("what the place of a message would cut is too long")
    func cut() throws {
        let long = String(repeating: "lang ", count: 1_000)
        let none = LengthBudget(title: nil, body: nil, source: "a test")
        #expect(try findings(body: long + "%@", presentation: .inline, budget: none) == [])
        let push = try findings(body: long + "%@", presentation: .push, budget: none)
        // The device writes the text of apns-localized, whose payload holds only what fills it.
        #expect(push.count == 3)
        #expect(
            push.allSatisfy {
                $0.hasPrefix("app.gift de: too long: app.gift.body: ") && $0.contains("4096") || $0.contains("3993")
            })
    }

    @Test(
        "what nobody has reviewed is a finding where it is asked for",
        arguments: [EntryState.new, .needsReview, .machineTranslated])
    func notReviewed(state: EntryState) throws {
        #expect(try findings(state: state) == [])
        let found = try findings(state: state, requiresReview: true)
        #expect(found.first == "app.gift de: not reviewed: message: \(state.rawValue): title, body, button.leave\n")
        #expect(found.count == 1)
        #expect(try findings(state: .translated, requiresReview: true) == [])
    }

    @Test("the catalogue has every text in its own languages, whole and within its budgets")
    func catalogue() async {
        let run = await TestRun("preview", "--check", "--all-languages")
        #expect(run.status == .success)
        #expect(run.output == "")
        let count = MessageCatalogue.builtIn.definitions.count * PreviewCommandTests.languages.count
        #expect(run.error == "\(count) messages checked, 0 findings\n")
    }

    @Test("a language without texts of its own is missing, and the exit status says so")
    func unknownLanguage() async throws {
        let run = await TestRun("preview", "--check", "--language", "xx", "--message", "purchase.notAllowed")
        #expect(run.status == .findings)
        #expect(run.error.hasPrefix("1 message checked, "))
        #expect(
            run.output.hasPrefix("purchase.notAllowed xx: missing: purchase.notAllowed.title: the text is in en\n"))
        #expect(run.output.hasSuffix("\n") && !run.output.contains("\n\n"))
    }

    @Test("a format's own limits are asked, and what it would shorten is told")
    func format() async {
        let run = await TestRun("preview", "--check", "--format", "retention", "--message", "disclosure.autoRenew")
        #expect(run.status == .findings)
        #expect(
            run.output.contains(
                "disclosure.autoRenew en: too long: disclosure.autoRenew.body: retention: body shortened: "))
        let fitting = await TestRun("preview", "--check", "--format", "retention", "--message", "retention.message")
        #expect(fitting.status == .success && fitting.output == "")
    }

    @Test("findings for programs follow their schema, with and without findings", arguments: ["xx", "en"])
    func json(language: String) async throws {
        let run = await TestRun("preview", "--check", "--format", "json", "--language", language)
        #expect(run.status == (language == "xx" ? .findings : .success))
        #expect(run.error == "")
        let document = try JSON(run.output)
        #expect(try MessageSchemas.schema("MessageFindings").faults(of: document) == [])
        let lines = await TestRun("preview", "--check", "--language", language)
        let root = try JSONDocument(parsing: Array(run.output.utf8)).root
        #expect(root["findings"]?.elements.count == lines.output.split(separator: "\n").count)
        #expect(root["checked"]?.integer == MessageCatalogue.builtIn.definitions.count)
    }

    @Test("a review is asked for only by a check")
    func reviewWithoutCheck() async {
        let run = await TestRun("preview", "--require-reviewed")
        #expect(run.status == .usage)
        #expect(run.error.hasPrefix("Error: The option '--require-reviewed' is given without '--check'\n"))
    }

    @Test("what is not reviewed is exactly what the messages' own states say")
    func reviewed() async throws {
        let run = await TestRun("preview", "--check", "--require-reviewed", "--all-languages", "--family", "deferred")
        let unsure = await TestRun(
            "preview", "--all-languages", "--family", "deferred", "--format", "json", "--state", "new", "--state",
            "needs_review", "--state", "machine_translated")
        let messages = try #require(try JSONDocument(parsing: Array(unsure.output.utf8)).root["messages"]).elements
        let names = messages.map { "\($0["id"]?.string ?? "") \($0["language"]?.string ?? "")" }
        let lines = run.output.split(separator: "\n").map { $0.split(separator: ":").first.map(String.init) ?? "" }
        #expect(Set(names).isSubset(of: lines))
        #expect(run.status == (lines.isEmpty ? .success : .findings))
        #expect(run.output.split(separator: "\n").allSatisfy { $0.contains(": not reviewed: message: ") })
    }
}
