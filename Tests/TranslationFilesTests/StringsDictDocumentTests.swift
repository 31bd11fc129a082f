import Diagnostics
import Languages
import StringTables
import Testing
import TranslationFiles

@Suite("Reading .stringsdict files")
struct StringsDictDocumentTests {
    private func read(_ members: String) -> StringsDictDocument {
        StringsDictDocument(parsing: Array(Sample.propertyList(members).utf8), name: "Test.stringsdict")
    }

    /// The table of a file, and what is wrong with it.
    private func compile(_ members: String, _ language: LanguageTag = "en") throws -> (StringTable, [String]) {
        var builder = StringTable.Builder()
        let diagnostics = builder.add(read(members), language: language)
        return (try builder.table(), diagnostics.map { "\($0.severity) \($0.position.line) \($0.message)" })
    }

    @Test("a plural rule chooses by the number, and zero by 0 in every language")
    func plurals() throws {
        let entry = Sample.plural(
            "%#@n@",
            [("n", Sample.variable("d", [("zero", "none"), ("one", "one &amp; only"), ("other", "%d &lt; many")]))])
        let (table, problems) = try compile(Sample.member("k", entry))
        #expect(problems == [])
        #expect([0, 1, 2].map { table.filled("k", [.integer($0)]) } == ["none", "one & only", "2 < many"])
    }

    @Test("variables are bound by their numbers, may be nested and may take several arguments")
    func nested() throws {
        let hours = Sample.variable("d", [("one", "%d hour"), ("other", "%d hours")])
        let days = Sample.variable(
            "d", [("zero", "%2$#@hours@"), ("one", "%d day, %2$#@hours@"), ("other", "%d days, %2$#@hours@")])
        let (table, problems) = try compile(
            Sample.member("k", Sample.plural("%1$#@days@", [("hours", hours), ("days", days)])))
        #expect(problems == [])
        #expect(table.filled("k", [.integer(0), .integer(1)]) == "1 hour")
        #expect(table.filled("k", [.integer(2), .integer(5)]) == "2 days, 5 hours")
    }

    @Test("width and device rules choose, and a device rule may hold plurals")
    func widthsAndDevices() throws {
        let widths = Sample.dictionary([
            ("NSStringVariableWidthRuleType", Sample.dictionary([("20", "Hi"), ("100", "Welcome"), ("25", "Hello")]))
        ])
        let plural = Sample.plural("%#@n@", [("n", Sample.variable("d", [("one", "%d tap"), ("other", "%d taps")]))])
        let devices = Sample.dictionary([
            ("NSStringDeviceSpecificRuleType", Sample.dictionary([("iphone", plural), ("other", "Press")]))
        ])
        let (table, problems) = try compile(Sample.member("w", widths) + Sample.member("d", devices))
        #expect(problems == [])
        #expect([10, 24, 99, 200].map { table.filled("w", width: $0) } == ["Hi", "Hi", "Hello", "Welcome"])
        #expect(table.filled("d", [.integer(3)], on: .iphone) == "3 taps")
        #expect(table.filled("d", [.integer(3)], on: .mac) == "Press")
    }

    private static let other = [("other", "%d")]

    @Test(
        "what is wrong is told with its place, and the rest is there",
        arguments: [
            (Sample.plural("%#@n@", [("n", Sample.variable(nil, other))]), "warning 9 NSStringFormatValueTypeKey is"),
            (
                Sample.plural("%#@n@", [("n", Sample.variable("d", other, hasSpecification: false))]),
                "warning 9 NSStringFormatSpecTypeKey is"
            ),
            (Sample.plural("%1#@n@", [("n", Sample.variable("d", other))]), "warning 8 “%1#@n@” lacks the “$”"),
            (Sample.plural("%#@n@", [("n", Sample.variable("d", [("one", "1")]))]), "warning 9 the form “other”"),
            (Sample.plural("%#@n@", []), "error 8 The placeholder “%#@n@” is refused"),
            (
                Sample.plural("%#${#@format@}", [("format", Sample.variable("d", other))]),
                "warning 9 the variable is never referred to"
            ),
            (
                Sample.plural("%#@n@", [("n", Sample.variable("li", [("other", "%@ people")]))]),
                "error 8 In the form “other” of the variable “n”"
            ),
            (
                Sample.plural("%#@n@", [("n", Sample.variable("d", [("lots", "x"), ("other", "%d")]))]),
                "error 15 “lots”"
            ),
            (Sample.plural("%#@n@", [("n", Sample.variable("d", []))]), "error 9 the variable “n” has no form"),
            (Sample.plural("%#@n@", [("n", "text")]), "error 10 the variable “n” is a dictionary"),
            (
                Sample.plural("%#@n@", [("n", Sample.variable("d", [("other", "%#@n@")]))]),
                "error 8 In the form “other” of the variable “n”: The variable “n” refers to itself"
            ),
            ("<dict/>", "error 6 the dictionary has none of NSStringLocalizedFormatKey"),
            ("<array/>", "error 6 a key has a text or a dictionary of rules"),
            (
                Sample.dictionary([("NSStringVariableWidthRuleType", Sample.dictionary([("wide", "x"), ("1", "y")]))]),
                "error 9 “wide” is no width"
            ),
            (
                Sample.dictionary([
                    ("NSStringVariableWidthRuleType", Sample.dictionary([("1", "y")])),
                    ("NSStringLocalizedFormatKey", "x"),
                ]), "warning 7 an entry has one rule; NSStringLocalizedFormatKey is taken"
            ),
        ])
    func mistakes(entry: String, expected: String) throws {
        let (table, problems) = try compile(Sample.member("bad", entry) + "\n" + Sample.member("good", "Good"))
        #expect(problems.first?.hasPrefix(expected) == true, "\(problems)")
        #expect(table.filled("good") == "Good")
        // A text with a warning is there.
        #expect(
            (table.text(forKey: "bad", in: "en") != nil) == !problems.contains { $0.hasPrefix("error") }
                || expected.contains("lots") || expected.contains("wide"))
    }

    @Test("“%1#@count@” is read as what it means")
    func misspelt() throws {
        let variable = { (noun: String) in Sample.variable("d", [("one", "%d \(noun)"), ("other", "%d \(noun)s")]) }
        let (table, _) = try compile(
            Sample.member(
                "k", Sample.plural("%2#@b@, %1#@a@, 100%%#@", [("a", variable("ant")), ("b", variable("bee"))])))
        #expect(table.filled("k", [.integer(1), .integer(2)]) == "2 bees, 1 ant, 100%#@")
    }

    @Test("an entry with broken XML is lost alone")
    func brokenEntry() throws {
        let good = Sample.plural("%#@n@", [("n", Sample.variable("d", [("other", "%d")]))])
        for bad in ["<dict><key>x</dict>", "<string>a & b</string>", "<sting>x</sting>", "<string>x</key>", ""] {
            let (table, problems) = try compile(
                [Sample.member("a", good), "\t<key>bad</key>\n\t" + bad, Sample.member("b", good)]
                    .joined(separator: "\n"))
            #expect(table.keys == ["a", "b"], "\(bad)")
            #expect(problems.count == 1 && problems[0].hasPrefix("error "), "\(bad) \(problems)")
        }
    }

    @Test("a dictionary that is not closed takes those behind it along, and those before it are there")
    func unclosedEntry() throws {
        let (table, problems) = try compile("\t<key>a</key>\n\t<string>A</string>\n\t<key>b</key>\n\t<dict>")
        #expect(table.keys == ["a"])
        #expect(problems.last?.contains("“</dict>” is missing") == true)
    }

    @Test("every public file is read, and every text is there or told with its place")
    func corpus() throws {
        let files = try Sample.corpus("stringsdict")
        var errors: [String] = []
        var misspelt = 0
        var keys = 0
        for (name, bytes) in files {
            let document = StringsDictDocument(parsing: bytes, name: name)
            var builder = StringTable.Builder()
            let diagnostics = builder.add(document, language: "en")
            misspelt += diagnostics.count { $0.message.contains("lacks the “$”") }
            errors += diagnostics.filter { $0.severity == .error }.map { $0.description(file: name) }
            let table = try builder.table()
            keys += table.count
            #expect(table.count + diagnostics.count { $0.severity == .error } >= document.entries.count, "\(name)")
        }
        guard !files.isEmpty else { return }
        #expect(files.count >= 60)
        #expect(keys >= 350)
        #expect(misspelt >= 20)
        // References to variables that are not there, among them samples of mistakes, a clash of types and a place 0.
        let missing = errors.filter { $0.contains("the text has no substitution of this name") }
        #expect(missing.count == 6, "\(errors)")
        #expect(errors.count == 8, "\(errors)")
    }
}
