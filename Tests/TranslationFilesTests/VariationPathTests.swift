import Languages
import StringTables
import Testing
import TranslationFiles

@Suite("The way to a text of an entry")
struct VariationPathTests {
    @Test(
        "reads and writes as Xcode's XLIFF files do",
        arguments: [
            ("", []), ("plural.few", [.plural(.few)]), ("device.iphone", [.device(.iphone)]),
            ("device.iphone.plural.one", [.device(.iphone), .plural(.one)]),
            ("substitutions.count.plural.other", [.substitution("count"), .plural(.other)]),
            ("substitutions.@DOT.a.b@.plural.one", [.substitution("a.b"), .plural(.one)]),
            ("width.20", [.width(20)]),
        ] as [(String, [VariationPath.Step])])
    func roundTrip(text: String, steps: [VariationPath.Step]) throws {
        let path = try #require(VariationPath(text))
        #expect(path.steps == steps)
        #expect(path.description == text)
    }

    @Test(
        "is none for anything else",
        arguments: ["plural", "plural.", "plural.lots", "plural.one.", "device.", ".", "x.y", "width.-1", "width.07"])
    func refused(text: String) {
        #expect(VariationPath(text) == nil)
    }
}
