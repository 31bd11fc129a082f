import Languages
import StringTables
import Testing
import TranslationFiles

@Suite("Typed keys")
struct CompiledStringsSourceTests {
    @Test(
        "a key has a name in Swift that its reader would guess",
        arguments: [
            ("title", "title"), ("checkout.page-title", "checkoutPageTitle"), ("Buy %lld coins", "buyCoins"),
            ("OK", "ok"), ("URLTitle", "urlTitle"), ("URL_COUNT", "urlCOUNT"), ("ID2", "id2"), ("2nd try", "_2ndTry"),
            ("default", "`default`"), ("self", "selfKey"), ("init", "initKey"), ("table", "tableKey"),
            ("%#@coins@ left", "left"), ("%1$#@coins@ of %2$@", "of"), ("100% sure", "_100Sure"), ("50%", "_50"),
            ("%@", nil), ("…", nil), ("", nil), ("заказ готов", "заказГотов"), ("購入", "購入"), ("a\u{202E}b", "aB"),
        ] as [(String, String?)])
    func names(key: String, name: String?) {
        #expect(SwiftIdentifier(key: key)?.text == name)
    }

    @Test(
        "a catalogue has a name as types have",
        arguments: [("Checkout", "Checkout"), ("my-mail", "MyMail"), ("Type", "TypeTable")])
    func types(catalogue: String, name: String) {
        #expect(SwiftIdentifier(catalogue: catalogue)?.text == name)
    }

    private func catalogue(_ name: String, _ keys: [(String, String?)]) throws -> CompiledStringsSource.Catalogue {
        var builder = StringTable.Builder()
        for (key, text) in keys { try builder.add(key: key, language: "en", text: MessageText(parsing: text ?? key)) }
        return CompiledStringsSource.Catalogue(
            name: name, bytes: try builder.bytes(), keys: keys.map { (key: $0.0, text: $0.1) })
    }

    @Test("the file names every key with its table and its text")
    func source() throws {
        let source = try CompiledStringsSource([
            catalogue("Checkout", [("title", "Your \"basket\"\nhere"), ("a\\b\"", nil)]),
            catalogue("Mail", [("title", "T")]),
        ])
        #expect(source.warnings == [])
        #expect(source.text.contains("static var tables: [StringTable] { [Checkout.table, Mail.table] }"))
        #expect(source.text.contains("/// Your \"basket\" here\n"))
        #expect(source.text.contains(#"static var title: StringKey { StringKey("title", table: "Checkout") }"#))
        #expect(source.text.contains(#"static var title: StringKey { StringKey("title", table: "Mail") }"#))
        #expect(source.text.contains(#"static var aB: StringKey { StringKey("a\\b\"", table: "Checkout") }"#))
    }

    @Test("keys that would have one name get none, and are named together")
    func collision() throws {
        let source = try CompiledStringsSource([
            catalogue("A", [("page.title", nil), ("page-title", nil), ("page", nil)])
        ])
        #expect(source.warnings == ["“page.title”, “page-title” of A would all be pageTitle in Swift: none of them is"])
        #expect(!source.text.contains("pageTitle"))
        #expect(source.text.contains("static var page: StringKey"))
    }

    @Test("two catalogues of one name in Swift, and one without any, are refused", arguments: [["a-b", "a_b"], ["…"]])
    func refused(names: [String]) throws {
        let catalogues = try names.map { try catalogue($0, [("k", nil)]) }
        #expect(throws: StringTableError.self) { try CompiledStringsSource(catalogues) }
    }
}
