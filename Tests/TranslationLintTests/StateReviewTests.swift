import Diagnostics
import Languages
import StringTables
import Testing
import TranslationFiles
import TranslationLint

@Suite("A review of states")
struct StateReviewTests {
    private static let glossary = """
        language\tterm\tapproved\tfurther\tpart\tsources
        de\tpurchase\tKauf\tKäufe\tnoun\tapple, mozilla
        fr\tpurchase\tachat\t\tnoun\tapple
        de\toffer\tAngebot\t\tnoun

        """

    /// A catalogue with one key, whose texts are given by language with their states.
    private func catalogue(_ texts: [(language: String, state: String, value: String)]) throws -> StringCatalogue {
        let units = texts.map { text in
            #""\#(text.language)" : { "stringUnit" : { "state" : "\#(text.state)", "value" : "\#(text.value)" } }"#
        }
        let text = """
            { "sourceLanguage" : "en", "strings" : { "key" : { "extractionState" : "manual",
              "localizations" : { \(units.joined(separator: ", ")) } } }, "version" : "1.0" }
            """
        return try StringCatalogue(parsing: Array(text.utf8), name: "L.xcstrings")
    }

    private func review(_ catalogue: StringCatalogue) throws -> StateReview {
        let terms = try Glossary(parsing: Array(Self.glossary.utf8), name: "words.tsv").terms
        return StateReview(of: catalogue, options: LintOptions(glossary: terms))
    }

    /// The state that a translation gets whose own is `present`.
    private func state(
        of value: String, in language: String, _ source: String, present: String = "needs_review"
    ) throws -> String {
        let catalogue = try catalogue([("en", "translated", source), (language, present, value)])
        return try review(catalogue).changes.first?.state.rawValue ?? present
    }

    @Test(
        "says translated where nothing is found and every word has two sources",
        arguments: [
            ("Ihr Kauf", "de", "Your purchase", "translated"), ("Bald", "de", "Soon", "translated"),
            ("Ihr Erwerb", "de", "Your purchase", "needs_review"),  // another word
            ("Votre achat", "fr", "Your purchase", "needs_review"),  // one source
            ("Ein Angebot", "de", "An offer", "needs_review"),  // no source
            ("Il tuo acquisto", "it", "Your purchase", "needs_review"),  // not in the glossary
            ("Ihr Kauf %d", "de", "Your purchase", "needs_review"),  // another fault
            ("Ihr\u{200B}Kauf", "de", "Your purchase", "needs_review"),
        ])
    func rule(value: String, language: String, source: String, expected: String) throws {
        #expect(try state(of: value, in: language, source) == expected)
        #expect(try state(of: value, in: language, source, present: "translated") == expected)
    }

    @Test("leaves what waits for a translation or comes from a machine", arguments: ["new", "machine_translated"])
    func untouched(state: String) throws {
        #expect(try self.state(of: "Ihr Kauf", in: "de", "Your purchase", present: state) == state)
    }

    @Test("says translated of the source")
    func source() throws {
        let changes = try review(catalogue([("en", "needs_review", "Your purchase")])).changes
        #expect(changes.map(\.state) == [.translated])
    }

    @Test("tells why, and where")
    func reasons() throws {
        let changes = try review(
            catalogue([
                ("de", "translated", "Erwerb"), ("en", "translated", "Purchase offer"), ("fr", "translated", "Achat"),
            ])
        ).changes
        #expect(changes.map { $0.address.language } == ["de", "fr"])
        #expect(changes.first?.reasons.count == 3)
        #expect(changes.first?.reasons.first?.hasSuffix("[glossary-term]") == true)
        #expect(changes.last?.reasons.first == "the glossary names one source for “purchase” in fr: apple")
        #expect(changes.first?.diagnostic.position.line == 2)
        #expect(changes.first?.diagnostic.message.hasPrefix("“key” in de is to be needs_review: ") == true)
    }

    @Test("changes the words of states and no other byte, and then has nothing to say")
    func edits() throws {
        let before = try catalogue([
            ("de", "needs_review", "Ihr Kauf"), ("en", "translated", "Your purchase"), ("fr", "translated", "Achat"),
        ])
        let after = try before.rewritten(by: review(before).edits)
        let expected = String(decoding: before.bytes, as: UTF8.self)
            .replacing("\"needs_review\", \"value\" : \"Ihr Kauf\"", with: "\"translated\", \"value\" : \"Ihr Kauf\"")
            .replacing("\"translated\", \"value\" : \"Achat\"", with: "\"needs_review\", \"value\" : \"Achat\"")
        #expect(String(decoding: after, as: UTF8.self) == expected)
        #expect(try review(StringCatalogue(parsing: after, name: "L.xcstrings")).changes == [])
    }
}
