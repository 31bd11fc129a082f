import Foundation
import Languages
import PriceFormatting
import Purchases
import TestSupport
import Testing

@Suite("The public tables of prices")
struct PriceCorpusTests {
    struct Row {
        let line: String
        let language: String
        let currency: String
        let value: String
        let expected: String
    }

    /// The rows of one mode of a table, with what ICU 72 wrote.
    func rows(of table: String, mode: String) throws -> [Row] {
        guard let folder = PublicCorpora.folder else {
            if let missing = PublicCorpora.reportMissing(table) { Issue.record("\(missing)") }
            return []
        }
        guard PriceFormatter.localeDataVersion == pinnedLocaleData else {
            Issue.record(
                """
                The table holds CLDR \(pinnedLocaleData)'s texts (ICU 72), and the installed ICU carries CLDR \
                \(PriceFormatter.localeDataVersion ?? "none"): nothing was compared.
                """)
            return []
        }
        let text = try String(contentsOf: folder.appendingPathComponent(table), encoding: .utf8)
        return text.split(separator: "\n").dropFirst().compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count > 4, fields[3] == mode else { return nil }
            return Row(
                line: String(line), language: fields[0], currency: fields[1], value: fields[2], expected: fields[4])
        }
    }

    func compare(_ rows: [Row], _ style: PriceStyle) throws {
        let formatter = PriceFormatter()
        for row in rows {
            let money = Money(try Amount(parsing: row.value), try #require(CurrencyCode(row.currency)))
            let isNothing = ["-0", "-0.004"].contains(row.value)
            let expected = isNothing ? row.expected.filter { $0 != "-" } : row.expected
            let text = formatter.text(of: money, in: try #require(LanguageTag(row.language)), style: style)
            // By bytes: Swift compares canonically equal strings as equal.
            #expect(Array(text.utf8) == Array(expected.utf8), "\(row.line): \(text)")
        }
    }

    @Test(
        "every price is what ICU 72 writes, but for the minus of an amount that rounds to zero",
        arguments: [
            ("symbol", PriceStyle.symbol, 214), ("narrow", .narrowSymbol, 24), ("iso", .code, 24), ("name", .name, 73),
            ("accounting", .accounting, 24),
        ])
    func edgeCases(mode: String, style: PriceStyle, count: Int) throws {
        let rows = try rows(of: "price-edge-cases.tsv", mode: mode)
        guard !rows.isEmpty else { return }
        #expect(rows.count == count)
        try compare(rows, style)
    }

    @Test("three amounts in 44 currencies and 39 languages of the App Store are what ICU 72 writes")
    func mass() throws {
        let rows = try rows(of: "price-mass-39loc-x-44cur.tsv", mode: "symbol")
        guard !rows.isEmpty else { return }
        #expect(rows.count == 5_148)
        try compare(rows, .symbol)
    }
}
