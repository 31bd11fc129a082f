import Foundation
import ICUOracle
import Languages
import Localizations
import PriceFormatting
import PurchaseTerms
import Purchases
import StringTables
import TestSupport
import Testing

@Suite("The catalogue of terms")
struct TermsCatalogueTests {
    private let table: StringTable
    /// The catalogue as it is on disk, read with Foundation's JSON and not with ours.
    private let entries: [String: [String: Any]]

    init() throws {
        table = try #require(Localizations.tables.first { $0.name == "Terms" })
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Localizations/Terms.xcstrings")
        let root = try JSONSerialization.jsonObject(with: try Data(contentsOf: file)) as? [String: Any]
        entries = try #require(root?["strings"] as? [String: [String: Any]])
    }

    /// Every text of an entry in a language, with its plural forms.
    private func texts(_ key: String, _ language: String) -> [String] {
        let localizations = entries[key]?["localizations"] as? [String: Any]
        func values(_ node: Any?) -> [String] {
            guard let node = node as? [String: Any] else { return [] }
            if let value = node["value"] as? String { return [value] }
            return node.keys.sorted().flatMap { values(node[$0]) }
        }
        return values(localizations?[language])
    }

    @Test("has exactly the texts that sentences are made from, each with a comment")
    func keys() {
        #expect(table.keys == TermsComposer.keys)
        #expect(entries.keys.sorted() == TermsComposer.keys)
        for (key, entry) in entries { #expect((entry["comment"] as? String)?.isEmpty == false, "\(key)") }
    }

    @Test("is whole in every language: each text is there and inserts all its values", arguments: Samples.languages)
    func whole(_ language: String) {
        // Where one text is missing or leaves a value out, all texts come from another language.
        #expect(Samples.composer(language).language.description == language)
        for key in entries.keys { #expect(!texts(key, language).isEmpty, "\(key)") }
    }

    @Test("has the plural forms of the language, wherever a text has forms", arguments: Samples.languages)
    func forms(_ language: String) throws {
        let tag = LanguageTag(stringLiteral: language)
        let needed = Set(PluralRules.cardinal(for: tag).categories)
        for key in table.keys {
            for piece in try #require(table.text(forKey: key, in: tag)).text.pieces {
                guard case .plural(_, let forms) = piece else { continue }
                // Hebrew of CLDR 42 has no other than these for whole numbers.
                #expect(needed.subtracting(forms.keys) == [] || language == "he", "\(key)")
                #expect(forms[.other] != nil)
                for (category, form) in forms where ![.zero, .one, .two].contains(category) {
                    #expect(!form.numbers.isEmpty || !key.hasPrefix("terms.every"), "\(key) \(category)")
                }
            }
        }
    }

    private static let cases = [
        "ablative", "accusative", "dative", "elative", "ergative", "essive", "genitive", "illative", "instrumental",
        "locative", "oblique", "partitive", "prepositional", "terminative", "translative", "vocative",
    ]

    /// Whether ICU declines any span of time of a language: writes it in some case otherwise than where it stands alone.
    private func declines(_ language: String) throws -> Bool {
        let locale = language.replacing("-", with: "_")
        func text(_ count: Int64, _ unit: Period.Unit, _ name: String) throws -> String {
            try withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
                let start = try #require(buffer.baseAddress)
                try #require(icu_oracle_declined(locale, unit.rawValue, name, count, start, 256) > 0)
                return String(cString: start)
            }
        }
        return try Self.cases.contains { name in
            try Period.Unit.allCases.contains { unit in
                try [1, 2, 5].contains { try text($0, unit, name) != text($0, unit, "nominative") }
            }
        }
    }

    @Test(
        "names grammatical cases of CLDR, and none but the nominative where no span of time has one",
        arguments: Samples.languages)
    func cases(_ language: String) throws {
        // A case that happens to look like the nominative, as the German accusative does, is one of such a language too.
        let allowed = try declines(language) ? ["nominative"] + Self.cases : ["nominative"]
        let keys = entries.keys.filter { $0.hasSuffix(".case") }
        #expect(keys.count == 4)
        for key in keys {
            #expect(entries[String(key.dropLast(5))] != nil, "\(key)")
            let texts = texts(key, language)
            #expect(texts.count == 1 && texts.allSatisfy(allowed.contains), "\(key): \(texts)")
        }
        switch language {
        case "de", "ru", "pl", "uk", "hi": #expect(keys.contains { texts($0, language) != ["nominative"] })
        case "en", "fr", "it", "ja", "tr": #expect(allowed == ["nominative"])
        default: break
        }
    }

    @Test("shouts nowhere, ends without a full stop and hides nothing", arguments: Samples.languages)
    func punctuation(_ language: String) {
        for key in entries.keys where !key.hasPrefix("terms.short") {
            for text in texts(key, language) {
                #expect(!text.hasSuffix(".") && !text.hasSuffix("。"), "\(key): \(text)")
                #expect(!text.contains("!") && !text.contains("！") && !text.contains("'"), "\(key): \(text)")
                let invisible = text.unicodeScalars.filter {
                    [.control, .format, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
                }
                #expect(invisible.isEmpty, "\(key): \(text)")
            }
        }
    }

    @Test("the form of a text is that of the number it shows, as ICU chooses it", arguments: Samples.languages)
    func numbers(_ language: String) throws {
        let tag = LanguageTag(stringLiteral: language)
        let rules = try #require(icu_oracle_open_plurals(language.replacing("-", with: "_"), 0))
        defer { icu_oracle_close_plurals(rules) }
        let letters: [Character: PluralCategory] = [
            "z": .zero, "o": .one, "t": .two, "f": .few, "m": .many, "-": .other,
        ]
        let composer = Samples.composer(language, isolation: .none)

        func expected(_ key: String, _ number: Int) throws -> String {
            let letter = Character(Unicode.Scalar(UInt8(bitPattern: icu_oracle_select(rules, Double(number)))))
            let category = try #require(letters[letter])
            var pieces = try #require(table.text(forKey: key, in: tag)).text.pieces
            if case .plural(_, let forms)? = pieces.first {
                let form = (number == 0 ? forms[.zero] : nil) ?? forms[category] ?? forms[.other]
                pieces = try #require(form).pieces
            }
            return pieces.map { piece in
                if case .words(let words) = piece { words } else { Samples.formatting.integer(Int64(number), in: tag) }
            }.joined()
        }

        for number in Array(0...130) + [200, 201, 211, 999, 1_000, 1_001, 9_999, 10_000] {
            #expect(composer.daysLeft(number).text == (try expected("terms.daysLeft", number)))
            for unit in Period.Unit.allCases {
                guard number > 1, let period = Period(number, unit) else { continue }
                #expect(composer.frequency(period).text == (try expected("terms.every.\(unit.rawValue)", number)))
                #expect(
                    composer.period(period, width: .short).text
                        == (try expected("terms.short.count.\(unit.rawValue)", number)))
            }
        }
    }
}
