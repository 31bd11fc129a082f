import PurchaseTerms
import TestSupport
import Testing

@Suite("Reading a template")
struct AuthorTemplateTests {
    /// Words as they are, variables as their names and filters between angle brackets.
    private func written(_ template: AuthorTemplate) -> String {
        template.pieces.map { piece in
            switch piece {
            case .words(let words): words
            case .variable(let variable):
                "<\(([variable.writtenName] + variable.filters.map(\.rawValue)).joined(separator: "|"))>"
            }
        }.joined()
    }

    @Test(
        "variables, filters and words are told apart",
        arguments: [
            ("", ""), ("Nothing to see", "Nothing to see"), ("{{ price }}", "<price>"), ("{{price}}", "<price>"),
            ("{{\t product.price \n}}", "<product.price>"),
            ("Try {{ sub_offer_duration }}, then {{ price }}.", "Try <sub_offer_duration>, then <price>."),
            ("{{ price | uppercase }}{{price|lowercase|capitalize}}", "<price|uppercase><price|lowercase|capitalize>"),
            ("{{ custom.player_name }} {{ custom.a.b-C9 }}", "<custom.player_name> <custom.a.b-C9>"),
            ("{ price } {price} } { }", "{ price } {price} } { }"), ("100 %@ {{ app_name }}", "100 %@ <app_name>"),
            ("Цена: {{ price }} — \u{1F600}", "Цена: <price> — \u{1F600}"),
        ])
    func pieces(text: String, expected: String) {
        let template = AuthorTemplate(parsing: text)
        #expect(written(template) == expected)
        #expect(template.problems == [])
    }

    @Test(
        "what is wrong is reported with its place, and stays as words",
        arguments: [
            ("{{ price", ["1:1 unclosedVariable {{ price"]), ("a {{ price }", ["1:3 unclosedVariable {{ price }"]),
            ("{{", ["1:1 unclosedVariable {{"]), ("price }}", ["1:7 unopenedVariable }}"]),
            ("}}{{", ["1:1 unopenedVariable }}", "1:3 unclosedVariable {{"]),
            ("{{ {{ price }}", ["1:1 unclosedVariable {{ "]), ("{{ price }} }}", ["1:13 unopenedVariable }}"]),
            ("{{}}", ["1:3 emptyVariable "]), ("{{   }}", ["1:3 emptyVariable    "]),
            ("{{ | uppercase }}", ["1:3 emptyVariable  | uppercase "]), ("{{ Price }}", ["1:4 unknownVariable Price"]),
            ("{{ product.prize }}", ["1:4 unknownVariable product.prize"]),
            ("{{ custom. }}", ["1:4 unknownVariable custom."]),
            ("{{ custom.a b }}", ["1:4 unknownVariable custom.a b"]),
            ("{{ price | shout }}", ["1:12 unknownFilter shout"]), ("{{ price | }}", ["1:12 unknownFilter "]),
            ("{{ price || uppercase }}", ["1:11 unknownFilter "]), ("{{ price\0 }}", ["1:4 unknownVariable price\0"]),
            ("{{{ price }}}", ["1:3 unknownVariable { price"]),
            ("{{ pri\u{63}\u{327}e }}", ["1:4 unknownVariable priçe"]),
            (
                "één\r\nцена \u{1F468}\u{200D}\u{1F469} {{ x }}\n\n  {{ y }}",
                ["2:11 unknownVariable x", "4:6 unknownVariable y"]
            ),
            ("a\rb\r\nc\n{{ x }}", ["4:4 unknownVariable x"]),
        ])
    func problems(text: String, expected: [String]) {
        let template = AuthorTemplate(parsing: text)
        #expect(template.problems.map { "\($0.place) \($0.code.name) \($0.text)" } == expected)
        #expect(template.problems.allSatisfy { !$0.description.isEmpty && $0.description.utf8.count < 300 })
        // Nothing that the author wrote is lost.
        let kept = template.pieces.map { piece in
            if case .words(let words) = piece { words } else { "" }
        }.joined()
        #expect(
            template.problems.isEmpty
                || kept.contains(template.problems[0].code == .emptyVariable ? "{{" : template.problems[0].text))
    }

    @Test("one variable is read as it would stand between braces")
    func expression() throws {
        let variable = try AuthorTemplate.variable(parsing: " product.period | uppercase ")
        #expect(variable.name == .known(.productPeriod))
        #expect(variable.filters == [.uppercase])
        #expect(throws: TemplateProblem.self) { try AuthorTemplate.variable(parsing: "") }
        #expect(throws: TemplateProblem.self) { try AuthorTemplate.variable(parsing: "product.period | Uppercase") }
    }

    @Test("every variable of both generations is known: 17 and 43")
    func names() {
        let names = TemplateVariable.allCases.map(\.rawValue)
        #expect(Set(names).count == 60)
        #expect(names.count { !$0.hasPrefix("product.") && !$0.hasPrefix("count_") } == 17)
        #expect(names.count { $0.hasPrefix("product.") || $0.hasPrefix("count_") } == 43)
        let text = names.map { "{{ \($0) }}" }.joined()
        #expect(AuthorTemplate(parsing: text).pieces.count == 60)
    }

    @Test("a template of a hundred thousand variables, or of nothing but braces, is read at once")
    func hostile() {
        let clock = ContinuousClock()
        let count = 100_000
        let less = 20_000
        var texts = [
            String(repeating: "{{ product.price }} ", count: count), String(repeating: "{{ x }}é", count: less),
            String(repeating: "{{", count: less), String(repeating: "}}", count: less),
            String(repeating: "{{ price | ", count: less),
            "{{ price" + String(repeating: "| uppercase", count: less) + "}}",
            String(repeating: " ", count: count) + "{{" + String(repeating: " ", count: count) + "}}",
        ]
        texts.append("{{" + String(repeating: "|", count: less) + "}}")
        for text in texts {
            let duration = clock.measure { _ = AuthorTemplate(parsing: text) }
            #expect(duration < .seconds(20), "\(text.prefix(20))")
        }
        #expect(AuthorTemplate(parsing: texts[0]).pieces.count == 2 * count)
        #expect(AuthorTemplate(parsing: texts[1]).problems.count == less)
        #expect(AuthorTemplate(parsing: texts[1]).problems.last?.place.column == 8 * (less - 1) + 4)
    }

    @Test("random templates keep every byte: the sources of their pieces are the text again", arguments: [11, 12])
    func nothingLost(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let parts = [
            "{{", "}}", "{", "}", " ", "price", "product.price", "|", "uppercase", "é", "\n", "\r\n", "custom.a", "x",
        ]
        for _ in 0..<3_000 {
            let text = (0..<Int.random(in: 0...14, using: &random)).map { _ in
                parts.randomElement(using: &random) ?? ""
            }.joined()
            let template = AuthorTemplate(parsing: text)
            let again = template.pieces.map { piece in
                switch piece {
                case .words(let words): words
                case .variable(let variable): variable.source
                }
            }.joined()
            #expect(Array(again.utf8) == Array(text.utf8), "seed \(seed): \(text)")
            let places = template.problems.map(\.place.offset)
            #expect(places == places.sorted() && places.allSatisfy { (0...text.utf8.count).contains($0) })
        }
    }
}
