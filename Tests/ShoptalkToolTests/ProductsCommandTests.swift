import ShoptalkTool
import TestSupport
import Testing

@Suite("shoptalk products")
struct ProductsCommandTests {
    @Test(
        "the Cookbook's products are as recorded with CLDR 42",
        arguments: [
            (["--language", "ru"], "products-ru.txt"),
            (["--language", "ja", "--storefront", "JPN"], "products-ja.txt"),
            (["--language", "de", "--storefront", "DEU", "--format", "json"], "products-de.json"),
        ])
    func recorded(options: [String], golden: String) async {
        let run = await TestRun(["products", PreviewCommandTests.cookbook] + options)
        #expect(run.status == .success)
        #expect(run.error == "")
        if let difference = GoldenFiles.difference(of: run.output, from: golden) { Issue.record("\(difference)") }
    }

    @Test("a storefront in small letters is refused, with the one that was meant")
    func storefront() async {
        let run = await TestRun("products", PreviewCommandTests.cookbook, "--storefront", "deu")
        #expect(run.status == .usage)
        #expect(run.error.contains("Did you mean 'DEU'?"))
    }
}
